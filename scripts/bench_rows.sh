#!/bin/sh
# Rows and bags beside what PyTorch, JAX, torch-scatter and cuSPARSE offer, on the GPU that is here: measurements, tables
# of ratios and of fractions of the copy bandwidth, heat maps of both.
#
#   scripts/bench_rows.sh SEGTUNE FOLDER [OPTION of segtune run]...     or: make bench-rows
#
# FOLDER has segtune_peers.so and segtune_python.so, or one of them. Leaves rows_peers.db, rows_peers_ratios.txt,
# rows_peers_fractions.txt and, where gnuplot is, rows_peers_*.png in results/. Needs no Lua, no SQLite and no compiler
# where SEGTUNE was linked with STATIC=1. What is there already is not measured again.
set -u
if [ $# -lt 2 ] || [ ! -x "$1" ]; then
	echo "usage: scripts/bench_rows.sh SEGTUNE FOLDER [OPTION]..." >&2
	exit 2
fi
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
segtune=$(realpath -- "$1")
libraries=$(realpath -m -- "$2")
shift 2
out=results
db=$out/rows_peers.db
if [ ! -r "$libraries/segtune_peers.so" ] && [ ! -r "$libraries/segtune_python.so" ] && [ -z "${SEGTUNE_PEERS:-}" ]; then
	echo "bench_rows.sh: neither segtune_peers.so nor segtune_python.so in '$libraries': make peers python-peers" >&2
	exit 1
fi
mkdir -p "$out" || exit 1

if [ -z "${SEGTUNE_PEERS:-}" ] && [ -d "$libraries" ]; then
	SEGTUNE_PEERS=$libraries
	export SEGTUNE_PEERS
fi
# Python imports its libraries at its first call: that may take long.
"$segtune" run --db "$db" --timeout 180s "$@" "$here/rows_peers.lua" || exit
"$segtune" db peers --db "$db" --limit 1000 >"$out/rows_peers_ratios.txt" || exit
"$segtune" db best --db "$db" --limit 1000 >"$out/rows_peers_fractions.txt" || exit
cat "$out/rows_peers_ratios.txt" "$out/rows_peers_fractions.txt"
