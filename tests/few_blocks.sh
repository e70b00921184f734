#!/bin/sh
# Where a single block is on the device at a time (PoCL with one thread runs each to its end before the next), families
# whose blocks wait for others end, and are right. Which these are the catalogue says: those that ask for the progress of
# blocks. A strategy of the test that asks for all of its blocks at once does not end there.
#   ALL=1   every such family; default one, as cover.sh runs them all on PoCL's device of one thread, too
# What CUDA alone has, look-back by resident blocks, is tried on a GPU of which another kernel leaves 1 or 4 multiprocessors
# (gpu/beside.sh), and with pollers that never wait (gpu/pollers.sh).
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

if ! has_pocl; then
	skip 'one block at a time' 'there is no PoCL'
	finish
	exit
fi
bare_builds
export POCL_MAX_PTHREAD_COUNT=1 POCL_AFFINITY=0

# waiting [FAMILY]: of which none is possible where blocks have no guarantees between them, but with progress and words of 64
# bits. To count all families takes a minute.
waiting() {
	"$SEGTUNE" catalogue --device stub:other --json "$@" | grep '"possible":0,' |
		sed -n 's/^{"name":"\([^"]*\)".*"guarantees":[1-9].*/\1/p' | sort
}
if [ "${ALL:-0}" != 0 ]; then
	waiting >families
	for family in reduce_by_key/lookback scan/lookback segreduce/lookback segreduce/merge segscan/lookback; do
		check "$family waits for blocks" grep -qx "$family" families
	done
else
	waiting segreduce/merge >families
	check "segreduce/merge waits for blocks" grep -qx segreduce/merge families
fi
# alone FAMILY: verified, and something is
alone() {
	"$SEGTUNE" verify --device opencl:pocl --quiet --timeout 20 --operation "${1%/*}" --strategy "${1#*/}" --operator plus --type f32 \
		--key-type i32 --variants 1 --elements 3000 >out 2>&1
	status=$?
	cat out
	[ $status = 0 ] && grep -qE '^[1-9][0-9]* passed, 0 wrong, 0 failed' out
}
while read -r family; do
	check "$family ends, right" alone "$family"
done <families

# It can do without.
says "reduce_by_key_rows/even, runs by look-back, ends, right" ' 1 passed, 0 wrong, 0 failed' "$SEGTUNE" verify --device opencl:pocl \
	--quiet --timeout 20 --operation reduce_by_key_rows --strategy even --operator plus --type f32 --key-type i32 --width 8 \
	--elements 9000 --params "NT=64 CHUNK_ITEMS=16 LOOK_BACK=1"

mkdir -p mine/segreduce
cat >mine/segreduce/crowd.lua <<'E2'
return strategy {
	about = "blocks that wait until all have begun, then a segment each thread",
	source = "crowd.cl",
	params = { NT = { 64 } },
	possible = function(p, dev)
		return dev.forward_progress
	end,
	buffers = { begun = { bytes = function() return 4 end, zeroed = true } },
	launches = {
		{
			kernel = "segreduce_crowd",
			grid = function(p, case) return ceil_div(case.segments, p.NT) end,
			block = "NT",
			args = { "values", "offsets", "segments", "result", "begun" },
		},
	},
}
E2
cat >mine/segreduce/crowd.cl <<'E2'
#include "dialect.h"

#ifndef NT
#define NT 64
#endif

KERNEL BOUNDS(NT, 0) void segreduce_crowd(GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets,
					  i64 segments, GLOBAL T *RESTRICT result, volatile GLOBAL u32 *begun)
{
	const i64 s = block_id() * NT + thread_id();

	if (thread_id() == 0) {
		ATOMIC_ADD(begun, 1u);
		while (ATOMIC_ADD(begun, 0u) < (u32)((segments + NT - 1) / NT))
			;
	}
	if (s < segments) {
		T sum = IDENTITY;
		for (i64 i = offsets[s]; i < offsets[s + 1]; i++)
			sum = combine(sum, values[i]);
		result[s] = sum;
	}
}
E2
"$SEGTUNE" verify --device opencl:pocl --quiet --timeout 2 --catalogue mine --strategy crowd --operator plus --type f32 >out 2>&1
status=$?
check 'blocks that wait for all do not end' sh -c "[ $status = 1 ] && cat out && grep -q ' 0 wrong, 1 failed' out"
finish
