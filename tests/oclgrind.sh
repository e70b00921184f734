#!/bin/sh
# Kernels of the catalogue under Oclgrind on the adversarial geometries: accesses out of bounds, data races, values that
# nothing wrote. In `make test` each way of dividing work, in `make test-all` every kernel.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

OCL_ICD_VENDORS=/usr/lib/oclgrind/liboclgrind-rt-icd.so
OCLGRIND_DATA_RACES=1
OCLGRIND_UNINITIALIZED=1
OCLGRIND_LOG=$WORK/oclgrind.log
export OCL_ICD_VENDORS OCLGRIND_DATA_RACES OCLGRIND_UNINITIALIZED OCLGRIND_LOG
# It allocates for every instruction: memory that the C library keeps costs two thirds of the time in the kernel less.
MALLOC_TOP_PAD_=67108864
MALLOC_TRIM_THRESHOLD_=536870912
export MALLOC_TOP_PAD_ MALLOC_TRIM_THRESHOLD_

has_oclgrind() { "$SEGTUNE" devices 2>&1 | grep -q Oclgrind; }

# In `make test`, Oclgrind with variables of kernels as values, where that is all right (oclgrind/promote.c): two fifths less
# to simulate.
if [ "${ALL:-0}" = 0 ] && compile_c -std=c11 -D_GNU_SOURCE -shared -fPIC -o promote.so "$TESTS/oclgrind/promote.c" \
	-Wl,--no-as-needed "$OCL_ICD_VENDORS" -Wl,-rpath,"${OCL_ICD_VENDORS%/*}" -ldl 2>/dev/null; then
	mkdir vendors
	echo "$WORK/promote.so" >vendors/oclgrind.icd
	whole=$OCL_ICD_VENDORS
	OCL_ICD_VENDORS=$WORK/vendors
	has_oclgrind || OCL_ICD_VENDORS=$whole
fi

# simulate [OPERATION/]STRATEGY TYPE PARAMS ELEMENTS [OPTION...]: right results, and nothing in the log.
simulate() {
	title="$1 $2 $3"
	operation=${1%/*}
	[ "$operation" != "$1" ] || operation=segreduce
	strategy=${1#*/} type=$2 params=$3 elements=$4
	shift 4
	title="$title${1:+ $*}"
	case "$operation $*" in
	*--operator*) ;;
	interval_* | load_balance_search* | histogram*) set -- --operator none "$@" ;;
	*) set -- --operator plus "$@" ;;
	esac
	case "$operation $*" in
	*--key-type*) ;;
	reduce_by_key* | bags*) set -- --key-type i32 "$@" ;;
	*) ;;
	esac
	rm -f "$OCLGRIND_LOG"
	if ! "$SEGTUNE" verify --device opencl:oclgrind --quiet --operation "$operation" --strategy "$strategy" \
		--type "$type" --params "$params" --elements "$elements" "$@" >verify.out 2>&1; then
		fail "$title is right"
		tail -n 3 verify.out
	elif ! grep -q '^1 passed, 0 wrong, 0 failed' verify.out; then
		fail "$title was checked"
	elif [ -s "$OCLGRIND_LOG" ]; then
		fail "$title has no findings"
		head -n 12 "$OCLGRIND_LOG"
	else
		ok "$title: right, no findings"
	fi
}

# The same, of `make test-all` alone: a further way through a kernel that is simulated anyhow.
more() {
	[ "${ALL:-0}" = 0 ] || simulate "$@"
}

# A strategy that is right whatever its temporary and a variable hold. FIRST=0: nothing is written to the temporary before
# it is read; SET=0: no thread sets the variable before it reads it.
strategy()
{
	mkdir -p mine/segreduce
	cat >mine/segreduce/leaky.lua <<'END'
return strategy {
	about = "reads a temporary that the first launch writes if FIRST is 1, and a variable that threads set if SET is 1",
	source = "leaky.cl",
	params = { FIRST = { 1, 0 }, SET = { 1, 0 } },
	meaning = { FIRST = "whether the first launch writes the temporary", SET = "whether threads set the variable" },
	buffers = { scratch = function(p, case) return case.segments * 8 end },
	launches = {
		{ kernel = "segreduce_first", grid = function(p, case) return ceil_div(case.segments, 64) end,
			block = 64, args = { "segments", "scratch" } },
		{ kernel = "segreduce_leaky", grid = function(p, case) return ceil_div(case.segments, 64) end,
			block = 64, args = { "values", "offsets", "segments", "scratch", "result" } },
	},
}
END
	cat >mine/segreduce/leaky.cl <<'END'
#include "dialect.h"

#ifndef FIRST
#define FIRST 1
#endif
#ifndef SET
#define SET 1
#endif

KERNEL BOUNDS(64, 0) void segreduce_first(i64 segments, GLOBAL i64 *RESTRICT scratch)
{
	const i64 s = block_id() * 64 + thread_id();

	if (FIRST && s < segments)
		scratch[s] = s;
}

KERNEL BOUNDS(64, 0) void segreduce_leaky(GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets,
					  i64 segments, GLOBAL const i64 *RESTRICT scratch, GLOBAL T *RESTRICT result)
{
	const i64 s = block_id() * 64 + thread_id();

	if (s < segments) {
		T sum = IDENTITY;
		int variable;
		if (SET || segments == 0)
			variable = 1;
		if (scratch[s] == s)
			sum = combine(sum, IDENTITY);
		if (variable == 1)
			sum = combine(sum, IDENTITY);
		for (i64 i = offsets[s]; i < offsets[s + 1]; i++)
			sum = combine(sum, values[i]);
		result[s] = sum;
	}
}
END
}

# leaky PARAMS FINDINGS: right either way; with FINDINGS 1 the log has what nothing wrote, else nothing.
leaky()
{
	rm -f "$OCLGRIND_LOG"
	"$SEGTUNE" verify --device opencl:oclgrind --quiet --catalogue mine --strategy leaky --type f32 --operator plus \
		--params "$1" --elements 100 >verify.out 2>&1
	found=$(grep -c 'depends on uninitialized' "$OCLGRIND_LOG" 2>/dev/null)
	if ! grep -q '^1 passed, 0 wrong, 0 failed' verify.out; then
		fail "a strategy with a temporary and a variable is right, $1"
		tail -n 3 verify.out
	elif [ "$2" = 1 ] && [ "${found:-0}" = 0 ]; then
		fail "a read of what nothing wrote is found out, $1"
	elif [ "$2" = 0 ] && [ -s "$OCLGRIND_LOG" ]; then
		fail "a read of what was written is no finding, $1"
		head -n 12 "$OCLGRIND_LOG"
	else
		ok "a temporary and a variable, $1: findings ${found:-0}"
	fi
}

if ! has_oclgrind; then
	skip "kernels under Oclgrind" "Oclgrind is not installed"
	finish
	exit
fi
strategy
leaky "FIRST=1 SET=1" 0
leaky "FIRST=0 SET=1" 1
leaky "FIRST=1 SET=0" 1
simulate chunk f32 "NT=4 CHUNK_ITEMS=1024" 1300
more chunk i64 "NT=1 CHUNK_ITEMS=1024" 1300
simulate stream f32 "NT=64" 1500
more stream i64 "NT=64 THREADS_PER_SEGMENT=2" 1500
simulate subwarp f32 "NT=64 THREADS_PER_SEGMENT=16" 100
more subwarp i64 "NT=64 THREADS_PER_SEGMENT=32 VEC=1" 100
more subwarp f32 "NT=64 THREADS_PER_SEGMENT=16 SEGMENTS_IN_FLIGHT=2" 100
simulate block f32 "NT=32" 60
simulate flat f32 "NT=64 VT=3" 300
more flat f32 "NT=64 VT=4 END_MARKS=0 STORE=1" 300
more flat i64 "NT=64 VT=3 HALF_CAPACITY=1 STORE=0" 300
more flat i64 "NT=64 VT=3 HALF_CAPACITY=1 STORE=1" 300
more reference f32 "NT=64" 300
simulate thread f32 "NT=64 LDG=0" 300
more thread i64 "NT=64 LDG=0 VECTOR_UNIT_SEGMENTS=1 SEGMENTS_PER_THREAD=2" 700
simulate split f32 "NT=128 SPLIT_ITEMS=4096 VEC=1 UNROLL=2" 20
simulate binned f32 "NT=128" 20
more strip_empty f32 "NT=128 VT=7" 200
simulate lookback f32 "NT=64 VT=7" 700
more lookback i64 "NT=64 VT=8 END_MARKS=0 WINDOW=64" 700
simulate merge f32 "NT=64 VT=7" 500
more merge i64 "NT=64 VT=7" 500
more scan f32 "NT=64 VT=7" 700
more flat_cub i64 "NT=64 VT=8 STORE=2 HALF_CAPACITY=1 LOAD_ALGORITHM=0" 600
more flat_cub i64 "NT=64 VT=7 STORE=2 HALF_CAPACITY=0 LOAD_ALGORITHM=1" 600
more flat_cub f32 "NT=64 VT=8 STORE=1 LOAD_ALGORITHM=2" 600
more scan/flat f32 "NT=64 VT=8 STORE_ALGORITHM=2" 1200
more scan/lookback f32 "NT=64 VT=7 STORE_ALGORITHM=1" 1200
more scan/flat i64 "NT=64 VT=7" 1200 --input "initial:2; in_place"
more segscan/lookback f32 "NT=64 VT=7" 1200 --input "initial:2; in_place"
more reduce_by_key/flat f32 "NT=64 VT=7 STORE=0" 600
more reduce_by_key/lookback f32 "NT=64 VT=7 STORE=2" 600
more segreduce_regular/peer_segmented_scan f32 "NT=128 VT=7" 1200 --length 33
simulate flat_persistent f32 "NT=64 VECS=3 TILES=8" 1500
more flat_persistent i64 "NT=64 VECS=5 TILES=8 PREFETCH=2" 500
more segreduce_apply/bitmap_persistent f32 "NT=64 VECS=3 TILES=8" 900
# Several chunks, whose carries one block joins after another has counted itself done with an atomic function. Oclgrind does
# not follow that order: to it every plain store of one block beside an atomic access of another is a race.
OCLGRIND_DATA_RACES=0
simulate flat_persistent f32 "NT=64 VECS=3 TILES=2" 900
more segreduce_apply/bitmap_persistent f32 "NT=64 VECS=3 TILES=2" 1600
# Of a cut tile, what nothing loaded is copied along, and taken for identities where it is folded.
OCLGRIND_UNINITIALIZED=0
simulate flat_values f32 "NT=64 VECS=3 TILES=2" 400 --operator variance
more flat_values f32 "NT=64 VECS=3 TILES=2 END_BITS=0" 400 --operator variance
OCLGRIND_DATA_RACES=1
more flat_values f32 "NT=64 VECS=3 TILES=8 PREFETCH=1" 700 --operator index_of_maximum
OCLGRIND_UNINITIALIZED=1
simulate scan/lookback f32 "NT=64 VT=7" 600
more segscan_exclusive/lookback i64 "NT=64 VT=7" 600
simulate scan_exclusive/flat f32 "NT=64 VT=7 BLOCKS_PER_SM=4" 600
more segscan/flat i64 "NT=64 VT=7 BLOCKS_PER_SM=4" 600
more segscan/chunk f32 "NT=4 CHUNK_ITEMS=1024" 1500
simulate reduce_by_key/lookback f32 "NT=64 VT=7" 600
more reduce_by_key/flat f32 "NT=64 VT=7 BLOCKS_PER_SM=4" 600 --key-type i64
more reduce_by_key/chunk i64 "NT=4 CHUNK_ITEMS=1024" 1500 --key-type none
simulate reduce_by_key_apply/bitmap f32 "NT=64 VT=7 BLOCKS_PER_SM=4" 500
simulate interval_expand/head_flags f32 "NT=64 VT=8 UNROLL=4" 600
more interval_move/head_flags f32 "NT=64 VT=8 VEC=1" 600
more load_balance_search/head_flags i32 "NT=64 VT=8 UNROLL=2" 600
simulate interval_expand/head_bits f32 "NT=64 VT=16 UNROLL=4" 600
more load_balance_search/head_bits i32 "NT=64 VT=32 UNROLL=1 VEC=1" 600
more interval_move/head_bits f32 "NT=64 VT=16 VEC=1" 600
more interval_move/head_bits f32 "NT=64 VT=16 VEC=1 LOCAL_ROUTES=1" 600
more interval_expand/by_segments f32 "NT=64 VT=16 SEGMENTS=28" 600
more interval_expand/by_bursts f32 "NT=64 VT=8 SEGMENTS=112 BURST=256" 600
more load_balance_search/by_segments i32 "NT=64 VT=16 SEGMENTS=224 VEC=1" 600
simulate interval_gather/load_balance f32 "NT=64 VT=5 VEC=4" 400
more interval_move/load_balance i64 "NT=64 VT=5 VEC=2 SERIAL_MERGE=0" 400
more interval_expand/load_balance f32 "NT=64 VT=7 VEC=4 SERIAL_MERGE=0" 1200
more load_balance_search/load_balance i32 "NT=64 VT=5 VEC=4" 400
more interval_gather/subwarp f32 "NT=64 THREADS_PER_SEGMENT=4" 150
more interval_scatter/subwarp i64 "NT=64 THREADS_PER_SEGMENT=16 VEC=1" 100
more interval_expand/subwarp f32 "NT=64 THREADS_PER_SEGMENT=8 UNROLL=1" 150
more interval_move/chunk f32 "NT=4 CHUNK_ITEMS=1024" 1300
more histogram/rle u32 "NT=128 VECS=16 COPIES=2" 3000
simulate histogram/shared_atomic u32 "NT=128 VECS=16 COPIES=1" 3000
simulate histogram/global_atomic u32 "NT=128 VECS=1 UNROLL=1" 3000
more histogram/chunk u32 "NT=4 CHUNK_ITEMS=4096" 3000
more reduce/reference f32 "NT=64" 1500
more scan/reference f32 "NT=64" 1500
more segscan_exclusive/reference i64 "NT=64" 300
more reduce_by_key/reference i64 "NT=64" 1500
more reduce/log_step f32 "NT=64 BLOCKS=16" 200
more reduce/unrolled_tail i64 "NT=64 BLOCKS=16" 200
more reduce/unrolled f32 "NT=64 BLOCKS=16" 200
simulate reduce/persistent f32 "NT=128 VEC=4 UNROLL=1" 600
more reduce/persistent i64 "NT=128 VEC=1 UNROLL=2" 600
simulate reduce/chunk f32 "NT=4 CHUNK_ITEMS=64" 2000
simulate segreduce_rows/even f32 "NT=64 CHUNK_ITEMS=16 UNROLL=2 VEC=1" 300 --width 7
simulate segreduce_rows/even_buffer f32 "NT=64 VT=7 TILES=2 UNROLL=4" 150 --width 7 --stride 9
simulate interval_expand_rows/even f32 "NT=64 CHUNK_ITEMS=16 TILES=2 UNROLL=2 VEC=4" 150 --width 7 --stride 9
more interval_expand_rows/even i64 "NT=64 CHUNK_ITEMS=128 TILES=2 UNROLL=2 VEC=2" 300 --width 8
more interval_expand_rows/lanes f32 "NT=64 ROWS=4 VEC=4 SEGMENTS_IN_FLIGHT=2" 300 --width 7 --stride 8
simulate reduce_by_key_rows/even f32 "NT=64 CHUNK_ITEMS=16 UNROLL=2 VEC=1" 300 --width 7
more reduce_by_key_rows/even_buffer i64 "NT=64 VT=7 TILES=2 UNROLL=4" 150 --width 7 --stride 9 --key-type i64
more segreduce_rows/lanes f32 "NT=64 ROWS=4 UNROLL=2 VEC=4" 300 --width 7 --stride 8
more segreduce_rows/buffer i64 "NT=64 SEGMENTS=4 ROWS=2 BUFFER_ITEMS=1024" 300 --width 7
more segreduce_rows/reference f32 "NT=64" 300 --width 7
more bags_weighted/even f32 "NT=64 CHUNK_ITEMS=16 UNROLL=2 VEC=1" 300 --width 7
more reduce_by_key_bags_weighted/even f32 "NT=64 CHUNK_ITEMS=16 UNROLL=2 VEC=1" 300 --width 7
more bags/lanes f32 "NT=64 ROWS=4 UNROLL=2 VEC=4 SEGMENTS_IN_FLIGHT=2" 300 --width 7 --stride 8
more segreduce_regular/sequential f32 "NT=64" 2000 --length 33
simulate segreduce_regular/small f32 "NT=64" 1000 --length 7
more segreduce_regular/large i64 "NT=128 ITEMS_PER_THREAD=4 VEC=2 UNROLL=1" 3000 --length 1000
more segreduce_regular/futhark f32 "NT=128 ITEMS_PER_THREAD=16" 2000 --length 33
more segreduce_regular/stream f32 "NT=64 THREADS_PER_SEGMENT=2" 2000 --length 33
# The last block's finish. What an atomic exchange returns, and nobody uses, counts as a value that nothing wrote.
OCLGRIND_UNINITIALIZED=0
simulate segreduce_regular/split f32 "NT=128 SPLIT_ITEMS=4096 VEC=1 UNROLL=2 FINISH=1" 5000 --length 5000
simulate reduce/persistent i64 "NT=128 VEC=1 UNROLL=1 BLOCKS_PER_SM=1 FINISH=1" 600
OCLGRIND_UNINITIALIZED=1
more segreduce_regular/chunk f32 "NT=4 CHUNK_ITEMS=1024" 1300 --length 33

# Operators of a script, what they are checked against included; the second does not commute.
cat >operators.lua <<'END'
operator { name = "absmax", expression = "(fabs(a) < fabs(b) ? b : a)", identity = "0", commutative = true }
operator { name = "first", expression = "(a != 0 ? a : b)", identity = "0" }
END
absmax="--script operators.lua --operator absmax" first="--script operators.lua --operator first"
# shellcheck disable=SC2086 # options
{
	simulate subwarp f32 "NT=64 THREADS_PER_SEGMENT=16" 60 $absmax
	simulate flat_persistent i64 "NT=64 VECS=5 TILES=8 PREFETCH=2" 500 $first
	more segreduce_apply/bitmap f32 "" 300 $first
	more segreduce_indirect/flat i32 "NT=64 VT=3" 300 $first
	more reduce/persistent f32 "NT=128 VEC=4 UNROLL=1" 600 $absmax
	more segscan/lookback i64 "NT=64 VT=7" 600 $first
	more reduce_by_key/lookback f32 "NT=64 VT=7" 600 $absmax
	simulate spmv/flat f32 "NT=64 VT=3" 300 $absmax
}
finish
