#!/bin/sh
# Arrays that begin one element behind an aligned address: variants that claim to take them are verified on them, and a
# claim that is wrong is found.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

if ! has_pocl; then
	skip "arrays that are not aligned" "no PoCL"
	finish
	exit
fi
mkdir -p mine/segreduce
# Wrong where an array is not aligned: x86 often loads vectors from anywhere, so that real loads would not do as a test.
cat >mine/segreduce/picky.cl <<'END'
#include "dialect.h"
KERNEL BOUNDS(64, 0) void segreduce_picky(GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets,
					  i64 segments, GLOBAL T *RESTRICT result)
{
	volatile u64 address = (u64)ARRAY; /* PoCL's compiler takes arrays for aligned */
	const i64 s = block_id() * 64 + thread_id();

	if (s < segments) {
		T sum = IDENTITY;
		for (i64 i = offsets[s]; i < offsets[s + 1]; i++)
			sum = combine(sum, values[i]);
		result[s] = address % 16 == EXPECTED ? sum : -sum - 1;
	}
}
END
# claim NAME CLAIM ARRAY EXPECTED: a strategy that is right only where ARRAY begins EXPECTED bytes behind a multiple of 16.
claim() {
	sed "s/ARRAY/$3/; s/EXPECTED/$4/" mine/segreduce/picky.cl >"mine/segreduce/$1.cl"
	cat >"mine/segreduce/$1.lua" <<-END
		return strategy {
			about = "right for some arrays only",
			source = "$1.cl",
			params = { NT = { 64 } },
			unaligned = $2,
			launches = {
				{
					kernel = "segreduce_picky",
					grid = function(p, case)
						return ceil_div(case.segments, p.NT)
					end,
					block = "NT",
					args = { "values", "offsets", "segments", "result" },
				},
			},
		}
	END
}
one_thread
bare_builds
verify() { "$SEGTUNE" verify --device opencl:pocl --quiet --catalogue mine --operator plus --elements 3000 "$@"; }
# found PATTERN OPTION...: verify fails with a message of that pattern.
found() {
	pattern=$1
	shift
	! verify "$@" >out.txt 2>err.txt && grep -qE "$pattern" err.txt
}
claim unclear '"often"' values 0
refuses "a claim that is no claim" 1 "'unaligned' must be true, false or a function, not a string" \
	verify --type f32 --strategy unclear
rm mine/segreduce/unclear.*
claim honest false values 0
claim careful 'function(p, case) return p.NT < 64 or case.value.bytes == 8 end' values 0
claim values true values 0
claim offsets true offsets 0
claim result true result 0
check "no claim" verify --type f32,f64 --strategy honest
check "a claim that depends on the case, not made" verify --type f32 --strategy careful
check "... and made" found 'careful f64 .*, arrays not aligned' --type f64 --strategy careful
for array in values offsets result; do
	check "a claim that is wrong about $array" found "$array f32 .* on .*, arrays not aligned" --type f32 \
		--strategy $array
done
# Aligned as elements are: 8 bytes of an f64.
claim behind true values 8
check "aligned arrays come first" found 'behind f64 plus NT=64: wrong: .*[^d]: ' --type f64 --strategy behind
finish
