#!/usr/bin/env python3
"""Run Kernel Tuner's own search strategies, in simulation, on the spaces that `segtune bench-search --caches DIR` wrote.

Prints a trace for `segtune bench-search --trace FILE`: space, strategy, run, configuration, with tabs between, in the order
of the evaluations. Needs the package kernel_tuner; where it is missing says so and ends with status 77.

usage: kernel_tuner.py DIR [RUNS [SECONDS]] > traces.tsv      SECONDS of a run at most, default 30
"""
import contextlib
import io
import json
import os
import signal
import sys
import warnings

sys.path = [p for p in sys.path if os.path.abspath(p or ".") != os.path.dirname(os.path.abspath(__file__))]
try:
    from kernel_tuner import interface
    from kernel_tuner.runners.simulation import SimulationRunner
    from kernel_tuner.searchspace import Searchspace
except ImportError:
    print("skipped: the package kernel_tuner is not installed", file=sys.stderr)
    sys.exit(77)

STRATEGIES = ("random_sample", "genetic_algorithm", "diff_evo", "dual_annealing", "greedy_ils")


class TooLong(BaseException):
    """Some strategies go in circles for ever in a small space: what they have tried already uses up no budget."""


def give_up(*_):
    raise TooLong


def run(path, cache, strategy, seed, evaluations, seconds):
    """One run; the configurations in the order in which they were asked for."""
    asked = []
    simulate = SimulationRunner.run

    def note(self, configurations, options):
        configurations = list(configurations)
        asked.extend(configurations)
        return simulate(self, configurations, options)

    # The valid configurations are known, failures among them: the product of all values need not be filtered anew.
    interface.Searchspace = lambda *args, **kwargs: Searchspace(None, None, None, from_cache=cache)
    SimulationRunner.run = note
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            interface.tune_kernel(
                "kernel", "", 1, [], cache["tune_params"], lang="C", cache=path, simulation_mode=True,
                strategy=strategy, strategy_options={"max_fevals": evaluations}, seed=seed, verbose=False, quiet=True)
    except TooLong:
        pass
    except (IndexError, TypeError) as why:  # greedy_ils and diff_evo in small spaces: what they did until then counts
        print(f"{strategy}, seed {seed}: broke off: {why}", file=sys.stderr)
    finally:
        signal.alarm(0)
        SimulationRunner.run = simulate
    return list(dict.fromkeys(tuple(values) for values in asked))


def main():
    folder = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 25
    seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 30
    for line in open(os.path.join(folder, "spaces.tsv"), encoding="utf-8"):
        name, space, budget = line.rstrip("\n").split("\t")
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            cache = json.load(file)
        keys = cache["tune_params_keys"]
        # The strategies need neither the samples nor the kernel's name.
        for entry in cache["cache"].values():
            entry["times"] = entry["times"][:1]
        cache.update(kernel_name="kernel", device_name="Simulation")
        path = os.path.join(folder, f"simulated_{os.getpid()}.json")
        # Configurations differ in cost: the budget in seconds may allow more of them.
        evaluations = min(2 * int(budget), len(cache["cache"]))
        for strategy in STRATEGIES:
            for seed in range(runs):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(cache, file, indent=0)
                for values in run(path, cache, strategy, seed, evaluations, seconds):
                    text = " ".join(f"{key}={value}" for key, value in zip(keys, values))
                    print(space, "kt:" + strategy, seed, text, sep="\t")
            print(space, strategy, "done", file=sys.stderr)
        os.remove(path)


main()
