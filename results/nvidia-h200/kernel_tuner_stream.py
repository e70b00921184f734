#!/usr/bin/env python3
"""Kernel Tuner on the kernel, the parameters and data like those of stage_172_now.db: how long does it take?

usage: kernel_tuner_stream.py SEGTUNE stage_172_now.db      needs the packages kernel_tuner, cuda-bindings, numpy, scipy
"""
import json
import re
import subprocess
import sys
import time

import numpy as np
from constraint import FunctionConstraint
from kernel_tuner import tune_kernel
from kernel_tuner.util import get_total_timings

N, MEAN = 1 << 26, 16


def wanted(segtune, path):
    """The parameter sets that segtune built, as dictionaries; the program knows old names."""
    lines = subprocess.run([segtune, "db", "builds", "--db", path, "--json"], check=True, capture_output=True,
                           text=True).stdout.splitlines()
    builds = [build for build in map(json.loads, lines) if build["family"] == "segreduce/stream"]
    return [{key: int(value) for key, value in (word.split("=") for word in build["params"].split())} for build in builds]


def main():
    segtune, database = sys.argv[1:]
    variants = wanted(segtune, database)
    names = sorted(variants[0])
    keep = {tuple(v[name] for name in names) for v in variants}

    def is_wanted(*values):
        return values in keep

    source = subprocess.run([segtune, "catalogue", "segreduce/stream", "--source", ""], check=True,
                            capture_output=True, text=True).stdout
    source = re.sub(rf"^#define ({'|'.join(names)}) .*\n", "", source, flags=re.MULTILINE)

    random = np.random.default_rng(1)
    lengths = random.integers(1, 2 * MEAN, N // MEAN, dtype=np.int32)
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    n, segments = int(offsets[-1]), len(lengths)
    values = random.random(n, dtype=np.float32)
    sums = np.add.reduceat(values, offsets[:-1]).astype(np.float32)
    result = np.zeros(segments, np.float32)

    began = time.perf_counter()
    results, _ = tune_kernel(
        "segreduce_stream", source, segments, [values, offsets, np.int64(n), np.int64(segments), result],
        {name: sorted({v[name] for v in variants}) for name in names}, lang="nvcuda", block_size_names=["NT"],
        grid_div_x=lambda p: p["NT"] // p["THREADS_PER_SEGMENT"] * p["SEGMENTS_PER_THREAD"],
        restrictions=[FunctionConstraint(is_wanted)],
        answer=[None, None, None, None, sums], atol=1e-3, iterations=7, quiet=True)
    seconds = time.perf_counter() - began
    valid = [r for r in results if isinstance(r["time"], float)]
    best = min(valid, key=lambda r: r["time"])
    print(f"{len(variants)} variants, {len(valid)} valid, {seconds:.2f} s, best {best['time']:.4f} ms:",
          " ".join(f"{name}={best[name]}" for name in names))
    print(", ".join(f"{name} {ms / 1000:.2f} s" for name, ms in get_total_timings(results, {}, 0).items()))


main()
