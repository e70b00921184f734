"""Reads an exported cache and T4 results by Kernel Tuner itself: its schema, its reader, its simulation of tuning."""
import json
import sys

import jsonschema
import kernel_tuner
from kernel_tuner.file_utils import output_file_schema

cache_file, results_file = sys.argv[1:3]
with open(cache_file, encoding="utf-8") as f:
    cache = json.load(f)
with open(results_file, encoding="utf-8") as f:
    results = json.load(f)
jsonschema.validate(results, output_file_schema("results")[1])
assert len(results["results"]) == len(cache["cache"]), "as many results as entries"

params = cache["tune_params"]
assert list(params) == cache["tune_params_keys"]
keys = {",".join(str(entry[name]) for name in params) for entry in cache["cache"].values()}
assert keys == set(cache["cache"]), "keys are values in the order of the parameters"


def is_measured(p):
    return ",".join(str(p[name]) for name in params) in keys


found, env = kernel_tuner.tune_kernel(
    cache["kernel_name"], "", cache["problem_size"], [], params, restrictions=is_measured, cache=cache_file,
    simulation_mode=True, strategy="brute_force", quiet=True, lang="C",
)
best = min(found, key=lambda r: r["time"])
assert len(found) == len(cache["cache"]), f"{len(found)} of {len(cache['cache'])} simulated"
assert best["time"] == min(entry["time"] for entry in cache["cache"].values())
print(f"Kernel Tuner {kernel_tuner.__version__}: {len(found)} configurations, best {best['time']} ms")
