#!/bin/sh
# The same bits in each run: which strategies say so, that they keep it, and that one can be asked for it.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# Each of its calls adds in the other direction, right within the bounds. moody says that it is reproducible, open does not.
mkdir -p mine/segreduce
cat >mine/segreduce/moody.cl <<'END'
#include "dialect.h"

#ifndef NT
#define NT 64
#endif

KERNEL BOUNDS(NT, 0) void segreduce_moody(GLOBAL const T *values, GLOBAL const OFF_T *offsets, i64 segments,
					  GLOBAL T *result, GLOBAL u32 *calls)
{
	const i64 s = block_id() * NT + thread_id();
	if (s < segments) {
		const i64 from = offsets[s], count = offsets[s + 1] - from, back = calls[s] & 1;
		T sum = IDENTITY;
		for (i64 i = 0; i < count; i++)
			sum = combine(sum, values[from + (back ? count - 1 - i : i)]);
		result[s] = sum;
		calls[s]++;
	}
}
END
cat >mine/segreduce/moody.lua <<'END'
return strategy {
	about = "a thread a segment, in the other direction at each call", source = "moody.cl", params = { NT = { 64 } },
	buffers = { calls = { bytes = function(_, case) return case.segments * 4 end, zeroed = true } },
	launches = { {
		kernel = "segreduce_moody",
		grid = function(p, case) return ceil_div(case.segments, p.NT) end,
		block = "NT",
		args = { "values", "offsets", "segments", "result", "calls" },
	} },
}
END
echo 'return strategy { like = "moody", about = "the same, and says so", source = "moody.cl", reproducible = false }' \
	>mine/segreduce/open.lua

claims() { "$SEGTUNE" catalogue --catalogue mine --json "$1" | grep -q "\"reproducible\":$2"; }
check 'a strategy is reproducible unless it says that it is not' claims segreduce/moody true
check 'or not' claims segreduce/open false
check 'decoupled look-back is not' claims scan/lookback false
check 'nor what has another source by it' claims segreduce/merge false
check 'look-back over a range of fixed width is' claims scan/lookback_resident true
says() { "$SEGTUNE" catalogue "$1" | grep -q "$2"; }
check 'its page tells' says segreduce/lookback 'same bits  *not in each run'
check 'the list marks it' says scan 'lookback .*~ '

if ! has_pocl; then
	skip 'bits of runs' 'no PoCL'
	finish
	exit
fi
# With all threads: with one, blocks run in order. These want no functions of OpenCL beyond what kernels here call.
bare_builds
verify() {
	"$SEGTUNE" verify --device opencl:pocl --quiet --catalogue mine "$@" >verify.out 2>verify.err
}
verify --operator plus --type f32 --strategy moody --reproducible
check 'its bits are found out' test $? = 1
check 'and told' grep -q 'moody f32 plus NT=64: the bits of 10 of 20 runs differ' verify.err
[ "${ALL:-0}" = 0 ] || check 'whole numbers have no such bits' verify --operator plus --type i32 --strategy moody --reproducible
check 'who does not claim it is not held to it' verify --operator plus --type f32 --strategy open --reproducible
kept=reduce,persistent,FINISH=1
[ "${ALL:-0}" = 0 ] || kept="$kept segreduce,split,FINISH=1 segreduce,stream,SPLIT_SEGMENT_MIN=4096 segreduce,flat_persistent, scan,flat, reduce_by_key,flat, segreduce_apply,bitmap,
	segreduce_apply,bitmap_persistent, spmv,subwarp, segreduce,binned, segreduce,flat, segscan,flat,
	segreduce_regular,large, histogram,shared_atomic,"
for one in $kept; do
	operation=${one%%,*} rest=${one#*,}
	check "$operation/$rest keeps its bits" verify --type f32 --operator plus,none --operation "$operation" \
		--key-type i32 --strategy "${rest%%,*}" --params "${rest#*,}" --length 4100 --width 33 --reproducible
done

# Asked for.
sweep() {
	"$SEGTUNE" sweep --device opencl:pocl --db db --catalogue mine --quiet --warm --samples 3 --no-finals --strategy open,moody \
		--geometry fixed:n=1K,mean=4 "$@"
}
names() { "$SEGTUNE" db measurements --db db --json | sed -n 's/.*"strategy":"\([a-z]*\)".*/\1/p' | sort -u | tr '\n' ' '; }
check 'a sweep that wants it' sweep --reproducible
check 'leaves out what varies' test "$(names)" = 'moody '
refuses 'nothing else was asked for' 1 'open of segreduce: its bits differ from run to run' "$SEGTUNE" sweep --device opencl:pocl \
	--db other --catalogue mine --quiet --strategy open --reproducible --geometry fixed:n=1K,mean=4
check 'a sweep that does not' sweep
check 'measures both' test "$(names)" = 'moody open '
export_to() {
	"$SEGTUNE" export --force --db db --catalogue mine "$@" >/dev/null
}
check 'a header has both' export_to --out both.h --max-boxes 2
check 'an export that wants it' export_to --out one.h --reproducible
check 'leaves out what varies, too' sh -c "grep -q '\"moody\"' one.h && ! grep -q '\"open\"' one.h"
check 'a library that wants it' export_to --format library --out lib --reproducible
check 'has no other' sh -c "grep -q '\"moody ' lib/segred.c && ! grep -q '\"open ' lib/segred.c"
refuses 'of unknown strategies nothing is known' 1 'no measured strategy has the same bits' "$SEGTUNE" export --force \
	--db db --out none.h --reproducible
if [ "${ALL:-0}" != 0 ]; then
	cat >run.lua <<'END'
sweep { strategies = { "open", "moody" }, geometries = { "fixed:n=2K,mean=4" }, reproducible = true, samples = 3, warm = true, no_finals = true }
export { out = "script.h", reproducible = true }
END
	check 'a script asks' "$SEGTUNE" run --device opencl:pocl --db script.db --catalogue mine --quiet run.lua
	check 'and gets it' grep -q '"moody"' script.h
fi
finish
