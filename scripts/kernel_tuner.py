#!/usr/bin/env python3
"""Run Kernel Tuner's own search strategies, in simulation, on the spaces that `segtune bench-search --caches DIR` wrote.

Prints a trace for `segtune bench-search --trace FILE`: space, strategy, run, configuration, with tabs between, in the order
of the evaluations. Needs the package kernel_tuner; where it is missing says so and ends with status 77.

usage: kernel_tuner.py DIR [RUNS] > traces.tsv
"""
import contextlib
import io
import json
import os
import sys
import warnings

sys.path = [p for p in sys.path if os.path.abspath(p or ".") != os.path.dirname(os.path.abspath(__file__))]
try:
    from kernel_tuner import interface
    from kernel_tuner.searchspace import Searchspace
except ImportError:
    print("skipped: the package kernel_tuner is not installed", file=sys.stderr)
    sys.exit(77)

STRATEGIES = ("random_sample", "genetic_algorithm", "diff_evo", "dual_annealing", "greedy_ils")


def run(path, cache, strategy, seed, evaluations):
    """One run; the configurations in the order in which they were asked for."""
    # The valid configurations are known, failures among them: the product of all values need not be filtered anew.
    interface.Searchspace = lambda *args, **kwargs: Searchspace(None, None, None, from_cache=cache)
    kernel = "__kernel"
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        results, _ = interface.tune_kernel(
            kernel, "", 1, [], cache["tune_params"], lang="C", cache=path, simulation_mode=True, strategy=strategy,
            strategy_options={"max_fevals": evaluations}, seed=seed, verbose=False, quiet=True)
    return results


def main():
    folder = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 25
    for line in open(os.path.join(folder, "spaces.tsv"), encoding="utf-8"):
        name, space, budget = line.rstrip("\n").split("\t")
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            cache = json.load(file)
        keys = cache["tune_params_keys"]
        # The strategies need neither the samples nor the kernel's name.
        for entry in cache["cache"].values():
            entry["times"] = entry["times"][:1]
        cache.update(kernel_name="__kernel", device_name="Simulation")
        path = os.path.join(folder, f"simulated_{os.getpid()}.json")
        # Configurations differ in cost: the budget in seconds may allow more of them.
        evaluations = min(2 * int(budget), len(cache["cache"]))
        for strategy in STRATEGIES:
            for seed in range(runs):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(cache, file, indent=0)
                for result in run(path, cache, strategy, seed, evaluations):
                    text = " ".join(f"{key}={result[key]}" for key in keys)
                    print(space, "kt:" + strategy, seed, text, sep="\t")
            print(space, strategy, "done", file=sys.stderr)
        os.remove(path)


main()
