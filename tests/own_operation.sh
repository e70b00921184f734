#!/bin/sh
# Operations that are added: what computes nothing new by a folder of a user's catalogue, what does by a folder in
# variants/ and one entry with its reference in harness/operations, built into a copy of the tree; both on PoCL.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
TREE=$(dirname "$TESTS")
BUILT=$(dirname "$SEGTUNE")

if ! has_pocl; then
	skip "operations that are added" "PoCL is not installed"
	finish
	exit
fi
bare_builds
one_thread

# verifies TITLE PROGRAM OPTIONS...: something is right, nothing else is not.
verifies() {
	title=$1 program=$2
	shift 2
	if "$program" verify --device opencl:pocl --quiet --elements 2500 --variants 1 "$@" >verify.out 2>&1 &&
		grep -q '^[1-9][0-9]* passed, 0 wrong, 0 failed' verify.out; then
		ok "$title"
	else
		fail "$title"
		tail -n 5 verify.out
	fi
}

# ---- nothing new is computed ----

# Another call of an operation: its strategies, its key types.
mkdir -p mine/rows mine/runs mine/running
cat >mine/rows/operation.lua <<'END'
return operation { like = "segreduce", strategies = { "flat", "chunk" }, about = "sums of rows" }
END
cat >mine/runs/operation.lua <<'END'
return operation { like = "reduce_by_key", about = "runs, their number wanted at once", fetch = "count" }
END
# What is computed is there, the kernel is not.
cat >mine/running/operation.lua <<'END'
return operation {
	computes = "scan",
	about = "running totals",
	inputs = { "values" },
	outputs = { "result" },
	bytes = function(case)
		return 2 * case.n * case.type.bytes
	end,
}
END
cat >mine/running/simple.lua <<'END'
return strategy {
	about = "one thread",
	source = "simple.cl",
	ordered = true,
	launches = { { kernel = "running_simple", grid = 1, block = 1, args = { "source", "n", "result" } } },
}
END
cat >mine/running/simple.cl <<'END'
#include "source.h"

KERNEL void running_simple(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT result)
{
	T sum = IDENTITY;
	for (i64 i = 0; i < n; i++) {
		sum = combine(sum, load_element(SOURCE, i));
		result[i] = sum;
	}
}
END
verifies "an operation like another" "$SEGTUNE" --catalogue mine --operation rows --type f32 --operator plus
check "... has the strategies that it names" \
	test "$(sed -n 's|^rows/\([a-z]*\) .*|\1|p' verify.out | sort | paste -s -d ' ' -)" = "chunk flat"
verifies "an operation like another with keys" "$SEGTUNE" --catalogue mine --operation runs --strategy chunk --type i32 \
	--operator plus
check "... has its key types" \
	test "$(sed -n 's|^runs/chunk:\([a-z0-9]*\) .* 1 .*|\1|p' verify.out | paste -s -d ' ' -)" = "i32 i64 u64 f32 u32 f64 none"
verifies "an operation with a kernel of its own" "$SEGTUNE" --catalogue mine --operation running --type i64 --operator plus
check "a sweep of it" "$SEGTUNE" sweep --catalogue mine --device opencl:pocl --db mine.db --quiet --warm --operation running \
	--samples 3 --geometry uniform:n=4K,mean=8 uniform:n=4K,mean=64
check "a plot of it" "$SEGTUNE" plot --db mine.db --operation running --out running.svg
check "a header of it" "$SEGTUNE" export --db mine.db --operation running --out running.h
check "... with its lookup" grep -q 'segtune_running_box(' running.h
mkdir -p sorted/sort
echo 'return operation { computes = "sort", about = "x" }' >sorted/sort/operation.lua
refuses "what computes nothing that there is" 1 "operation.lua:1: 'computes' names 'sort'" "$SEGTUNE" catalogue \
	--catalogue sorted

# ---- something new is computed ----

# copy_tree: the sources, and the objects, which make takes for those of the copy as their times are the same.
copy_tree() {
	mkdir -p tree/build && cp -a "$TREE/Makefile" "$TREE/LICENSE" "$TREE/harness" "$TREE/tuner" "$TREE/variants" "$TREE/scripts" tree &&
		(cd "$BUILT" && cp -a harness tuner assets_data.o assets_data.S settings lists "$WORK/tree/build")
}

# Each segment backwards: a folder in variants/ ...
add_folder() {
	mkdir -p tree/variants/reverse
	cat >tree/variants/reverse/operation.lua <<'END'
return operation {
	about = "each segment backwards",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	bytes = function(case)
		return 2 * case.n * case.type.bytes + (case.segments + 1) * case.offset.bytes
	end,
}
END
	cat >tree/variants/reverse/thread.lua <<'END'
return strategy {
	about = "one thread a segment",
	source = "thread.cl",
	launches = {
		{
			kernel = "reverse_thread",
			grid = function(_, case)
				return ceil_div(case.segments, 64)
			end,
			block = 64,
			args = { "values", "offsets", "segments", "result" },
		},
	},
}
END
	cat >tree/variants/reverse/thread.cl <<'END'
#include "dialect.h"

#ifndef FIRST
#define FIRST 1 /* distance of a segment's last element from its end */
#endif

KERNEL void reverse_thread(GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
			   GLOBAL T *RESTRICT result)
{
	const i64 s = block_id() * 64 + thread_id();
	if (s < segments)
		for (OFF_T i = offsets[s]; i < offsets[s + 1]; i++)
			result[i] = values[offsets[s] + offsets[s + 1] - FIRST - i];
}
END
}

# ... and an entry with its reference.
add_entry() {
	cat >tree/harness/operations/reverse.c <<'END'
/* Segments backwards. */
#include <string.h>

#include "harness/operations/problem_impl.h"

static int make_reverse(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	size_t bytes = (size_t)p->dataset->type->bytes;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->n, &result, &tolerance, e))
		return -1;
	for (int64_t s = 0; s < g->segments; s++)
		for (int64_t i = g->offsets[s]; i < g->offsets[s + 1]; i++)
			memcpy((char *)result + (size_t)i * bytes,
			       (const char *)p->dataset->values +
				       (size_t)(g->offsets[s] + g->offsets[s + 1] - 1 - i) * bytes,
			       bytes);
	return 0;
}

const struct operation reverse_operations[] = {
	{.name = "reverse", .arrays = {"values", "offsets", "result", NULL}, .make = make_reverse, .large = 1},
	{.name = NULL},
};
END
	sed -i 's/move_operations\[\];/move_operations[], reverse_operations[];/' tree/harness/operations/problem_impl.h
	sed -i 's/move_operations,$/move_operations, reverse_operations,/' tree/harness/operations/registry.c
}

if [ ! -e "$BUILT/libsegtune.a" ]; then
	skip "an operation that computes something new" "no objects beside $SEGTUNE"
	finish
	exit
fi
check "the tree is copied" copy_tree
add_folder
add_entry
sanitize=$(grep -c fsanitize tree/build/settings)
check "it builds" make -s -C tree -j2 BUILD=build CC="$(sed 's/ -std=c11 .*//' tree/build/settings)" SANITIZE="$sanitize" all
verifies "an operation that computes something new" tree/build/segtune --operation reverse
check "... of every type" test "$(grep -c '^reverse/thread  *[a-z0-9]* *none  *1 ' verify.out)" = 6
sed -i 's/#define FIRST 1/#define FIRST 2/' tree/variants/reverse/thread.cl
check "a kernel that does not is" sh -c '
	! tree/build/segtune verify --catalogue tree/variants --device opencl:pocl --quiet --elements 2500 \
		--operation reverse --type f32 2>&1 | tee wrong.out | grep -q "1 passed" && grep -q " wrong" wrong.out'
check "a sweep of it" tree/build/segtune sweep --device opencl:pocl --db new.db --quiet --warm --operation reverse --samples 3 \
	--geometry uniform:n=4K,mean=8
finish
