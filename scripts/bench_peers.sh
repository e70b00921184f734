#!/bin/sh
# Every operation beside what NVIDIA's libraries offer, then every kind of lengths, element type and operator, on the
# GPU that is here: measurements, plots, tables of ratios and of fractions of the copy bandwidth.
#
#   scripts/bench_peers.sh SEGTUNE LIBRARY [OPTION of segtune run]...     or: make bench-h200
#
# Leaves peers.db, peers_*.png, limits_*.png, peers_ratios.txt and peers_fractions.txt in results/. Needs no Lua, no
# SQLite and no compiler where SEGTUNE was linked with STATIC=1; draws where gnuplot is. What is there already is not
# measured again.
set -u
if [ $# -lt 2 ] || [ ! -x "$1" ]; then
	echo "usage: scripts/bench_peers.sh SEGTUNE LIBRARY [OPTION]..." >&2
	exit 2
fi
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
segtune=$(realpath -- "$1")
library=$(realpath -m -- "$2")
shift 2
out=results
mkdir -p "$out" || exit 1

if [ -z "${SEGTUNE_PEERS:-}" ] && [ -r "$library" ]; then
	SEGTUNE_PEERS=$library
	export SEGTUNE_PEERS
fi
for script in peers limits; do
	"$segtune" run --db "$out/peers.db" "$@" "$here/$script.lua" || exit
done
"$segtune" db peers --db "$out/peers.db" --limit 1000 >"$out/peers_ratios.txt" || exit
"$segtune" db best --db "$out/peers.db" --limit 1000 >"$out/peers_fractions.txt" || exit
cat "$out/peers_ratios.txt" "$out/peers_fractions.txt"

# picture NAME OPTION of segtune plot...
picture() {
	name=$1
	shift
	"$segtune" plot --db "$out/peers.db" --peers --out "$out/peers_$name.png" "$@"
}

if ! command -v gnuplot >/dev/null 2>&1; then
	echo "bench_peers.sh: no gnuplot here: later, or elsewhere, segtune plot --peers --db $out/peers.db" >&2
	exit 0
fi
for kind in fixed uniform pareto; do
	picture "segreduce_$kind" --geometry "$kind:n=256M,*" || exit
	picture "reduce_by_key_$kind" --operation reduce_by_key --geometry "$kind:n=256M,*" || exit
	picture "spmv_$kind" --operation spmv --geometry "$kind:*" || exit
done
picture segreduce_small --x elements --geometry 'uniform:n=*,mean=32,*' || exit
picture segreduce_regular --operation segreduce_regular || exit
picture spmv_random --operation spmv_random || exit
picture histogram --operation histogram || exit
picture reduce --operation reduce --x elements || exit
picture scan --operation scan --x elements || exit
for kind in lognormal zipf; do
	"$segtune" plot --db "$out/peers.db" --kind "$kind" --out "$out/limits_$kind.png" || exit
done
for type in i32 f64; do
	"$segtune" plot --db "$out/peers.db" --type "$type" --kind uniform --out "$out/limits_$type.png" || exit
done
"$segtune" plot --db "$out/peers.db" --operation segreduce_regular --type i32 --operator max_subarray \
	--out "$out/limits_max_subarray.png"
