#!/bin/sh
# Results that are made of folds: mean, variance, logsumexp, indices of extremes, and 16 bits.
#   tests/finish.sh all   every family (make test-all)
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

# The kernels' conversions of 16 bits, as a C compiler takes them: there and back for all, rounding against long double.
cat >conversions.c <<'END'
#include <math.h>
#include <stdio.h>
#include <string.h>
typedef unsigned short u16;
typedef unsigned int u32;
typedef float f32;
#define __OPENCL_VERSION__ 120
#include "definitions.h"
static f32 lift(u16 x){LIFT_BODY}
static u16 narrowed(f32 x){NARROW_BODY}
#ifdef V_BF16
#define FRACTION_BITS 7
#else
#define FRACTION_BITS 10
#endif
static double exact(u16 bits)
{
	const int most = (1 << (15 - FRACTION_BITS)) - 1, exponent = bits >> FRACTION_BITS & most;
	const double fraction = bits & ((1 << FRACTION_BITS) - 1), one = 1 << FRACTION_BITS;
	const double x = exponent == most && fraction > 0 ? NAN
			 : exponent == most ? INFINITY
			 : exponent	    ? ldexp(1 + fraction / one, exponent - most / 2)
					    : ldexp(fraction / one, 1 - most / 2);
	return bits >> 15 ? -x : x;
}
int main(void)
{
	unsigned there = 0, back = 0, rounding = 0;
	for (unsigned bits = 0; bits < 65536; bits++) {
		const double x = exact((u16)bits);
		const f32 lifted = lift((u16)bits);
		const u16 again = narrowed(lifted);
		there += isnan(x) ? !isnan(lifted) : x != (double)lifted || !signbit(x) != !signbit(lifted);
		back += isnan(x) ? !isnan(exact(again)) : again != bits;
		if (bits % 32768 == 32767 || isnan(x) || isnan(exact((u16)(bits + 1))))
			continue;
		/* Up to the next number, of which infinity has the place of the number behind the largest. */
		const double next = isinf(exact((u16)(bits + 1))) ? 2 * x - exact((u16)(bits - 1)) : exact((u16)(bits + 1));
		const f32 half = (f32)((x + next) / 2);
		if (isinf(x) || isinf(half) || half == (f32)x || half == (f32)next)
			continue;
		rounding += narrowed(half) != (bits & 1 ? bits + 1 : bits);
		rounding += narrowed(nextafterf(half, (f32)x)) != bits;
		rounding += narrowed(nextafterf(half, (f32)next)) != bits + 1;
	}
	printf("%u %u %u\n", there, back, rounding);
	return there || back || rounding;
}
END
converts() {
	"$SEGTUNE" catalogue segreduce/thread --type "$1" --source '' | grep -E '^#(define|if|else|endif)' | sed '/^#define NT /q' >definitions.h
	cc -O1 -o conversions conversions.c -lm && ./conversions
}
check "f16 there and back, all 65536, and between them" converts f16:f32:f16
check "bf16 there and back, all 65536, and between them" converts bf16:f32:bf16


if ! has_pocl; then
	skip "results made of folds" "no PoCL"
	finish
	exit
fi
# By the optimiser, which has to end a loop of barriers where nothing is in a segment, and takes half a minute for it.
check "of teams that are blocks, optimised" "$SEGTUNE" verify --device opencl:pocl --timeout 200s --quiet --variants 1 --elements 6000 \
	--strategy flat_values --type f32 --operator arg_minimum
bare_builds
one_thread
own=mean,variance,logsumexp,arg_maximum,arg_minimum
verify() { "$SEGTUNE" verify --device opencl:pocl --quiet --variants 1 "$@"; }
if [ "${1:-}" = all ]; then
	check "every family" verify --type f32,f64,bf16:f32,f16:f32,f32:f64 --operator $own --elements 3000
	check "every family, whole numbers" verify --type i32,u32,i64,i32:i64 --operator arg_maximum,arg_minimum --elements 3000
	check "every family, 16 bits" verify --type f16:f32:f16,bf16:f32:bf16 --operator plus,minimum,mean,logsumexp --elements 3000
	check "every operation" verify --operation reduce,segreduce_starts,segreduce_ranges,segreduce_indirect,segreduce_regular \
		--type f32,bf16:f32:bf16 --operator $own,plus --elements 3000
	check "rows" verify --operation segreduce_rows --type f32,bf16:f32,bf16:f32:bf16 --operator $own,plus --elements 3000
	finish
	exit
fi
# Kernels that store results, and kernels behind which a launch makes them.
check "by kernels that store results" verify --elements 3000 --type f32 --operator $own --strategy thread
check "by a launch behind others" verify --elements 3000 --type f32 --operator mean,variance --strategy chunk
check "of values that are widened" verify --elements 3000 --type bf16:f32,f16:f32 --operator variance,arg_minimum --strategy thread
check "16 bits" verify --elements 3000 --type f16:f32:f16,bf16:f32:bf16 --operator plus,mean --strategy thread
check "16 bits, by a launch" verify --elements 3000 --type bf16:f32:bf16 --operator maximum --strategy chunk
check "rows of 16 bits, stored in vectors" verify --operation segreduce_rows --width 16 --elements 3000 --type bf16:f32:bf16 \
	--operator plus --strategy lanes --params VEC=8
verify --type bf16:f32:bf16 --operator variance --strategy thread >none.out
check "no two results of 16 bits" grep -q 'inapplicable: no such operator for that type' none.out
verify --operation segscan --type f32 --operator mean --strategy chunk >scan.out
check "no scan of means" grep -q 'inapplicable: not for this operation' scan.out

# wrong NAME CHANGE TYPE OPERATOR: segreduce/thread with that change is found wrong.
wrong() {
	mkdir -p mine/segreduce
	sed "s/segreduce_thread/segreduce_$1/; $2" "$TESTS/../variants/segreduce/thread.cl" >"mine/segreduce/$1.cl"
	sed "s/\"thread.cl\"/\"$1.cl\"/; s/\"segreduce_thread\"/\"segreduce_$1\"/" "$TESTS/../variants/segreduce/thread.lua" \
		>"mine/segreduce/$1.lua"
	! verify --catalogue mine --elements 3000 --type "$3" --operator "$4" --strategy "$1" >out.txt 2>err.txt && grep -q 'wrong: ' err.txt
}
check "a kernel that cuts digits off" wrong cut \
	's/RESULT_OF(fold_segment(\(.*\)))/(u16)(narrowed(fold_segment(\1)) \& ~1u)/' bf16:f32:bf16 plus
check "a kernel that loses an element" wrong lost 's/bounds\[i + 1\])/bounds[i] + (bounds[i + 1] - bounds[i]) * 7 \/ 8)/' f32 variance

"$SEGTUNE" sweep --device opencl:pocl --db f.db --quiet --no-finals --type bf16:f32:bf16 --operator mean --strategy thread \
	--search random --evaluations 1 --geometry uniform:n=3000,mean=8 >sweep.out 2>&1
"$SEGTUNE" export --force --db f.db --out f.h >export.out 2>&1
check "measured, and in a header" grep -q '"bf16:f32:bf16", "mean"' f.h
"$SEGTUNE" sweep --device opencl:pocl --db g.db --quiet --no-finals --type f32 --operator variance --strategy thread \
	--search random --evaluations 1 --geometry uniform:n=3000,mean=8 >sweep.out 2>&1
refuses "a library of it" 2 "libraries finish folds only for rows and softmax: not for 'variance'" "$SEGTUNE" export --force --format library \
	--db g.db --out lib
check "... and no folder" test ! -e lib
finish
