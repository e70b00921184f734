#!/bin/sh
# Exported libraries of rows, of bags and their backward, and of softmax in use, on the CPU through PoCL: every box of each,
# and those that stand in for it, on odd widths, with and without gaps, by the library's own test; then from Python, on a
# width that was measured, too.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

if ! "$SEGTUNE" devices 2>/dev/null | grep -q 'opencl:0'; then
	skip "libraries of rows" "no OpenCL device"
	finish
	exit
fi
bare_builds
one_thread

FLAGS='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
LIBS='-ldl -lm -lpthread'
# Widths that were not measured, with gaps between rows; all: that were, without, of a vector, of more than a block.
WIDTHS=7/10
[ "${ALL:-0}" = 0 ] || WIDTHS='1 2 3/4 7/10 8 33/34 300'

# A strategy for each type, f64 on several widths: a variant each, as what is not the fastest would not be exported.
cat >measured.lua <<'END'
local function measured(operation, strategy, params, fields)
	fields.operation, fields.strategies, fields.params = operation, strategy, params
	fields.space, fields.warm, fields.samples, fields.no_finals = "possible", true, 3, true
	fields.geometries = fields.geometries or uniform { n = 2^13, mean = 4, width = fields.widths or 8 }
	fields.widths = nil
	sweep(fields)
end
local function measured_rows(operation, strategy, params, fields)
	measured(operation, strategy, params .. " MIN_BLOCKS=0 LOAD_MODIFIER=0", fields)
end
local lanes, rows = "NT=64 VEC=4 ROWS=1 UNROLL=4 SEGMENTS_IN_FLIGHT=1", "segreduce_rows"
local even = "NT=64 VEC=4 UNROLL=4 CHUNK_ITEMS=64"

measured_rows(rows, "even", even, { types = "f32" })
measured_rows(rows, "even_buffer", "NT=64 VT=15 TILES=2 UNROLL=4 COLUMNS=2", { types = "i32" })
measured_rows(rows, "lanes", lanes, { types = "bf16:f32:bf16", operators = "mean" })
measured_rows(rows, "buffer", "NT=64 SEGMENTS=8 ROWS=1 BUFFER_ITEMS=1024",
	{ types = "f64", operators = "mean", widths = { 4, 32, 8 } })
for _, operator in ipairs { "variance", "logsumexp", "arg_maximum" } do
	measured_rows(rows, "lanes", lanes, { types = "f32", operators = operator })
end
measured_rows("reduce_by_key_rows", "even", even .. " LOOK_BACK=0 SEGMENT_COST=0", { types = "f32" })
measured_rows("reduce_by_key_bags", "even", even .. " LOOK_BACK=1 SEGMENT_COST=0", { types = "f32", key_types = "i64" })
measured_rows("reduce_by_key_bags_weighted", "even", even .. " LOOK_BACK=0 SEGMENT_COST=1", { types = "f16:f32" })
measured_rows("segsoftmax_rows", "lanes", "NT=64 VEC=4 ROWS=4 KEEP=2 UNROLL=2", { types = "f32" })
measured_rows("segsoftmax_rows", "two_pass", even, { types = "f16:f32:f16" })
measured("interval_expand_rows", "even", "NT=64 VEC=4 CHUNK_ITEMS=64 TILES=2 UNROLL=2 MIN_BLOCKS=0", { types = "u32" })
measured_rows("bags", "lanes", lanes, { types = "f32", key_types = "i64" })
measured_rows("bags_weighted", "even", even, { types = "f16:f32" })
measured("segsoftmax", "two_pass", "NT=64 VT=7 MIN_BLOCKS=0 LDG=0", { types = "f32", geometries = uniform { n = 2^13, mean = 40 } })
measured("segsoftmax", "subwarp", "NT=64 THREADS_PER_SEGMENT=8 VEC=4 KEEP=1 UNROLL=2 LDG=0",
	{ types = "bf16:f32", geometries = uniform { n = 2^13, mean = 40 } })
measured("interval_expand", "chunk", "CHUNK_ITEMS=1024 NT=1",
	{ types = "u32", geometries = uniform { n = 2^13, mean = 4 } })
measured("reduce_by_key", "chunk", "CHUNK_ITEMS=1024 NT=1", { types = "f32", geometries = uniform { n = 2^13, mean = 4 } })
measured(rows, "whole_thread", "NT=64 UNROLL=4 LDG=0 VECTOR_UNIT_SEGMENTS=0 SEGMENTS_PER_THREAD=2 LOAD_MODIFIER=0",
	{ types = "u32", widths = 2 })
END
check "measured" "$SEGTUNE" run --quiet --device opencl:0 --db rows.db measured.lua

refuses "rows as single elements are for one width" 1 "takes rows of any width" "$SEGTUNE" export --force --format library --db rows.db \
	--operation segreduce_rows --type u32 --out whole

# compiled OPERATION: exported and compiled.
compiled() {
	check "$1: exported" "$SEGTUNE" export --force --format library --db rows.db --operation "$1" --out "$1"
	# shellcheck disable=SC2086 # lists
	check "$1: compiles" gcc -std=c99 -fPIC $FLAGS -c "$1/segred.c" -o "$1.o"
}

# library OPERATION: its own test passes, too.
library() {
	compiled "$1"
	# shellcheck disable=SC2086 # lists
	check "$1: its test compiles" gcc -std=c99 $FLAGS -o "$1.test" "$1/test.c" "$1.o" $LIBS
	# shellcheck disable=SC2086 # lists
	says "$1: its own test" " 0 failed, 0 problems without" "./$1.test" opencl:0 $WIDTHS
}

# from_python OPERATION
from_python() {
	# shellcheck disable=SC2086 # lists
	gcc -shared -o "$1/libsegred.so" "$1.o" $LIBS && "$python" -B "$TESTS/consumer/rows_test.py" "$1" >python.out 2>&1
	case $? in
	77) skip "$1 from Python" "$(tail -n 1 python.out)" ;;
	0) check "$1 from Python" grep -E '^[1-9][0-9]* checks, 0 failed$' python.out ;;
	*) check "$1 from Python" sh -c 'cat python.out && false' ;;
	esac
}

library segreduce_rows
library segsoftmax
library segsoftmax_rows
library interval_expand
library interval_expand_rows
compiled reduce_by_key # consumer.sh has its test
library reduce_by_key_rows
library reduce_by_key_bags
library reduce_by_key_bags_weighted
library bags
[ "${ALL:-0}" != 0 ] || WIDTHS=33
library bags_weighted
if command -v python3 >/dev/null; then
	python=$(python_with_numpy)
	for operation in segreduce_rows segsoftmax segsoftmax_rows interval_expand interval_expand_rows reduce_by_key \
		reduce_by_key_rows reduce_by_key_bags reduce_by_key_bags_weighted bags bags_weighted; do
		from_python "$operation"
	done
else
	skip "rows and bags from Python" "no python3"
fi

# A table of several widths: the nearest one serves, and says so.
cat >nearest.c <<'END'
#include <stdio.h>

#include "segred.h"

static segred_plan *plan_of(segred_context *c, const char *type, const char *oper, int64_t width, int64_t stride)
{
	struct segred_problem p;
	segred_plan *plan;

	segred_problem_init(&p);
	p.operation = "segreduce_rows";
	p.type = type;
	p.oper = oper;
	p.n = 4000;
	p.segments = 100;
	p.width = width;
	p.stride = stride;
	return segred_plan_shape(c, &p, &plan) == SEGRED_OK ? plan : NULL;
}

/* The width that a plan for such rows was measured on, "=" where these were. */
static void show(segred_context *c, int64_t width, int64_t stride)
{
	segred_plan *plan = plan_of(c, "f64", "mean", width, stride);

	(void)printf("%d%s ", (int)segred_plan_width(plan), segred_plan_exact(plan) ? "=" : "");
	segred_plan_free(plan);
}

/* The boxes for strides of four, two and one values. */
static void name(segred_context *c)
{
	int64_t width;

	for (width = 4; width > 0; width /= 2) {
		segred_plan *plan = plan_of(c, "f32", "plus", 9, 8 + width);

		(void)puts(segred_plan_name(plan));
		segred_plan_free(plan);
	}
}

int main(int argc, char **argv)
{
	segred_context *c;
	int i;

	(void)argv;

	if (segred_open("opencl:0", &c) != SEGRED_OK)
		return 77;
	for (i = 1; i <= 64 && argc == 1; i *= 2)
		show(c, i, 0);
	if (argc > 1)
		name(c);
	else {
		show(c, 9, 0);
		show(c, 8, 8);
		show(c, 8, 12);
		show(c, 4096, 0);
	}
	segred_close(c);
	return 0;
}
END
# shellcheck disable=SC2086 # lists
check "several widths: compiled" gcc -std=c99 $FLAGS -I segreduce_rows -o nearest nearest.c segreduce_rows.o $LIBS
says "the nearest width serves, and says so" "^4 4 4= 8= 8 32= 32 8 8= 8 32 $" ./nearest
says "vectors are as wide as the stride allows" "NT=64 UNROLL=4 VEC=4 .*NT=64 UNROLL=4 VEC=2 .*NT=64 UNROLL=4 VEC=1" \
	./nearest names
# Each of the boxes says which is narrower: here the last stands in for the first.
sed 's/^\(	{"even .* NT=64 UNROLL=4 VEC=4".*\), 1},$/\1, 3},/' segreduce_rows/segred.c >other.c
# shellcheck disable=SC2086 # lists
check "... as boxes say: compiled" gcc -std=c99 $FLAGS -I segreduce_rows -o nearest nearest.c other.c $LIBS
says "... as boxes say" "VEC=4 even [^/]* NT=256 UNROLL=8 VEC=1 " ./nearest names

finish
