#!/bin/sh
# Compare the search strategies with Kernel Tuner's own on the same recorded spaces, by the same score.
#
#   sh scripts/compare_search.sh OUT FILE...      FILE as `segtune bench-search` takes it
#
# leaves OUT.txt (the table), OUT.csv (one line a run) and OUT.png, OUT.svg. RUNS (25), SEGTUNE (build/segtune), MIN_SIZE (140)
# and PYTHON (python3, one with the package kernel_tuner) come from the environment. Without that package it says so and
# compares only ours.
set -eu
runs=${RUNS:-25}
segtune=${SEGTUNE:-build/segtune}
min_size=${MIN_SIZE:-140}
python=${PYTHON:-python3}
[ $# -ge 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
out=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$segtune" bench-search --runs 1 --search random --min-size "$min_size" --caches "$work" "$@" >/dev/null
if "$python" -c 'import kernel_tuner' 2>/dev/null; then
	# Strategies that go in circles in a small space are ended after so many seconds.
	"$python" "$(dirname "$0")/kernel_tuner.py" "$work" "$runs" "${SECONDS_A_RUN:-10}" >"$work/traces.tsv"
else
	echo "Kernel Tuner's strategies are left out: '$python' has no package kernel_tuner" >&2
	: >"$work/traces.tsv"
fi
"$segtune" bench-search --runs "$runs" --min-size "$min_size" --trace "$work/traces.tsv" --csv "$out.csv" --out "$out" "$@" >"$out.txt"
cat "$out.txt"
