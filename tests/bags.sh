#!/bin/sh
# Bags, rows that an index takes from a table, on the CPU through PoCL: every strategy on several widths and types, a sweep
# with a table and a power law, and refusals.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

refuses "no rows of no columns" 2 "'width' must be from 1 to 4096" "$SEGTUNE" geometry fixed:n=1K,width=0,table=9
refuses "no stride below the width" 2 "into a 'stride' of 7" "$SEGTUNE" geometry fixed:n=1K,width=8,stride=7,table=9
refuses "no table without rows" 2 "'table' must be from 1 to" "$SEGTUNE" geometry fixed:n=1K,table=0
refuses "no power above 4" 2 "'skew' must be from 0 to 4" "$SEGTUNE" geometry fixed:n=1K,skew=9
says "a source has the type of the index" "#define KEY_T i64" \
	"$SEGTUNE" catalogue bags/lanes --source VEC=1 --key-type i64 --width 7
says "... and weights" "#define SOURCE_WEIGHTS 1" "$SEGTUNE" catalogue bags_weighted/lanes --source VEC=1 --width 7

device=opencl:pocl
"$SEGTUNE" devices 2>/dev/null | grep -q "^$device " || device=opencl
if ! "$SEGTUNE" devices 2>/dev/null | grep -q "^$device"; then
	skip "bags on a device" "no OpenCL device"
	finish
	exit
fi
bare_builds
one_thread

# passes TITLE COUNT OPTIONS...: so many variants are verified, none is wrong.
passes() {
	passes_title=$1
	passes_count=$2
	shift 2
	says "$passes_title" "$passes_count passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet \
		--variants 1 "$@"
}

all=$([ "${ALL:-0}" = 0 ] || echo yes)
# Widths of one lane, of no vector, of vectors, of vectors behind which rows go on, of more lanes than a block has threads.
for row in ${all:+1/1 7/7 16/16} 33/40 ${all:+300/300}; do
	passes "width ${row%/*}, stride ${row#*/}, indices of both types" 4 --operation bags --strategy lanes,even \
		--type f32 --operator plus --width "${row%/*}" --stride "${row#*/}" --elements 3000
done
passes "weights of half precision" 2 --operation bags_weighted --strategy lanes,even --type bf16:f32 --key-type i32 \
	--width 16 --elements 3000

passes "runs of keys, indices of both types" 2 --operation reduce_by_key_bags --strategy even --type f32 --operator plus \
	--width 33 --stride 40 --elements 3000
passes "... and weights" 1 --operation reduce_by_key_bags_weighted --strategy even --type bf16:f32 --key-type i32 --width 16 \
	--elements 3000

sweep() {
	"$SEGTUNE" sweep --device "$device" --db bags.db --space possible --strategy lanes \
		--params 'NT=64 VEC=4 ROWS=1 UNROLL=4 MIN_BLOCKS=0 SEGMENTS_IN_FLIGHT=1 LOAD_MODIFIER=0' "$@"
}
says "a sweep of a table and a power law" "bags f32 plus keys=i32 of width 4 .* over 2 cases" \
	sweep --operation bags --geometry fixed:n=8K,mean=8,width=4,table=64K fixed:n=8K,mean=8,width=4,table=64K,skew=1
refuses "no table for another operation" 1 "takes no rows of a table" \
	"$SEGTUNE" sweep --device "$device" --db bags.db --quiet --operation segreduce_rows --strategy lanes \
	--geometry fixed:n=8K,mean=8,width=4,table=9
refuses "no weights of integers" 1 "bags_weighted takes f32" "$SEGTUNE" sweep --device "$device" --db bags.db --quiet \
	--operation bags_weighted --strategy lanes --type i32 --geometry fixed:n=8K,mean=8,width=4

finish
