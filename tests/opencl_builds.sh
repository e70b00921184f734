#!/bin/sh
# OpenCL builds in worker processes: the same results as without, from the cache the second time; and a kernel that
# cannot be launched as its descriptor says costs itself, with the reason.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

# verify FILE [OPTION...]: the table goes to FILE.
verify() {
	out=$1
	shift
	"$SEGTUNE" verify --device opencl:pocl --quiet --elements 3000 "$@" >"$out"
}

if ! has_pocl; then
	skip "OpenCL builds" "no PoCL"
	finish
	exit
fi
bare_builds
one_thread
set -- --strategy thread --type f32 --operator plus --variants 3
check "builds of the device itself" verify place.txt "$@"
check "it leaves no cache" test ! -e xdg/segtune
check "builds by workers" verify workers.txt "$@" --jobs 2
check "with the same outcome" cmp place.txt workers.txt
# One entry is of the kernels that check and compare.
check "an entry a build and one more" test "$(find xdg/segtune -name '*.build' | wc -l)" = 4
check "builds from the cache" verify cached.txt "$@" --jobs 2
check "with the same outcome again" cmp place.txt cached.txt
check "which adds nothing" test "$(find xdg/segtune -name '*.build' | wc -l)" = 4

mkdir -p mine/segreduce
cat >mine/segreduce/bound.cl <<'END'
#include "dialect.h"
KERNEL BOUNDS(64, 0) void segreduce_bound(GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets,
					  i64 segments, GLOBAL T *RESTRICT result)
{
	const i64 s = block_id() * 64 + thread_id();

	if (s < segments) {
		T sum = IDENTITY;
		for (i64 i = offsets[s]; i < offsets[s + 1]; i++)
			sum = combine(sum, values[i]);
		result[s] = sum;
	}
}
END
cat >mine/segreduce/bound.lua <<'END'
return strategy {
	about = "blocks of 64 threads, launched with NT",
	source = "bound.cl",
	params = { NT = { 64, 128 } },
	launches = {
		{
			kernel = "segreduce_bound",
			grid = function(p, case)
				return ceil_div(case.segments, 64)
			end,
			block = "NT",
			args = { "values", "offsets", "segments", "result" },
		},
	},
}
END
set -- --catalogue mine --strategy bound --type f32 --operator plus
check "a kernel launched as it was compiled" verify bound.txt "$@" --params NT=64
refused() {
	! verify refused.txt "$@" 2>refused.err &&
		grep -q "kernel 'segreduce_bound' as compiled takes 64 threads a block at most, its launch has 128" refused.err
}
check "one that cannot be, with the reason" refused "$@" --params NT=128
finish
