#!/bin/sh
# Offsets of 64 bits: kernels are built and verified for them, and sizes that 32 bits cannot count are refused.
#   tests/offsets.sh all   every family (make test-all)
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

refuses "a type of offsets that there is not" 2 "offsets are i32 or i64, not 'i16'" "$SEGTUNE" verify --device fake:0 --offsets i16
if ! has_pocl; then
	skip "offsets of 64 bits" "no PoCL"
	finish
	exit
fi
# With the optimiser, which miscompiles barriers in both branches of a condition in a loop.
check "more ends in a tile than are marked at a time" "$SEGTUNE" verify --device opencl:pocl --quiet --offsets i64 --type f32 \
	--operator plus --strategy flat_persistent,flat_values --params "NT=64 PREFETCH=2 VECS=5" --elements 20000
bare_builds
one_thread
verify() { "$SEGTUNE" verify --device opencl:pocl --quiet --offsets i64 --variants 1 "$@"; }
if [ "${1:-}" = all ]; then
	check "every family" verify --operation all --type f32,i64,u32 --operator plus,none --cover
	finish
	exit
fi
check "segments" verify --elements 3000 --type f32 --operator plus --strategy chunk,flat,thread,stream,merge
check "results that are places" verify --elements 3000 --operation load_balance_search --strategy chunk
check "sources of segments" verify --elements 3000 --operation segreduce_indirect --type f32 --operator plus --strategy chunk

# The offsets of 64 bits that verify makes are what the kernel gets.
thread_strategy narrow "NT = { 64 }" i32
set -- --catalogue mine --strategy narrow --type f32 --operator plus --elements 3000
check "a kernel for 32 bits, with these" "$SEGTUNE" verify --device opencl:pocl --quiet "$@"
wrong() { ! verify "$@" 2>err.txt && grep -q 'narrow f32 plus NT=64: wrong' err.txt; }
check "a kernel for 32 bits, with offsets of 64" wrong "$@"
finish
