#!/bin/sh
# Types of values that are widened as they are loaded: kernels give the host's results, and what cannot take them says so.
#   tests/widened.sh all   every family (make test-all)
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

refuses "a type of 16 bits alone" 2 "unknown element type 'f16'" "$SEGTUNE" verify --device fake:0 --type f16
if ! has_pocl; then
	skip "values that are widened" "no PoCL"
	finish
	exit
fi
bare_builds
one_thread
types=i8:i32,u8:u32,i16:i32,f16:f32,bf16:f32,i32:i64,f32:f64
verify() { "$SEGTUNE" verify --device opencl:pocl --quiet --variants 1 "$@"; }
if [ "${1:-}" = all ]; then
	check "every family" verify --operation all --type $types --operator plus,minimum,maximum --cover --elements 6000
	finish
	exit
fi
check "sums and least values" verify --elements 3000 --type $types --operator plus,minimum --strategy thread
check "vectors of eight, through local memory" verify --elements 3000 --type f16:f32,bf16:f32 --operator plus --strategy flat,stream
check "vectors of sixteen" verify --elements 3000 --type i8:i32 --operator plus --strategy flat,stream
verify --elements 3000 --type f16:f32 --operator multiplies --strategy thread >product.out
check "no products of 16 bits" grep -q 'inapplicable: no such operator for that type' product.out

# A kernel that takes the bits of an f16 for a number.
mkdir -p mine/segreduce
sed 's/segreduce_thread/segreduce_bits/; s/#include "dialect.h"/&\n#define lift(x, i) ((T)(x))/' \
	"$TESTS/../variants/segreduce/thread.cl" >mine/segreduce/bits.cl
sed 's/"thread.cl"/"bits.cl"/; s/"segreduce_thread"/"segreduce_bits"/' "$TESTS/../variants/segreduce/thread.lua" \
	>mine/segreduce/bits.lua
wrong() { ! verify --catalogue mine --elements 3000 --type f16:f32 --operator plus --strategy bits 2>err.txt && grep -q 'bits f16:f32 plus .*wrong' err.txt; }
check "a kernel that does not widen" wrong

"$SEGTUNE" sweep --device opencl:pocl --db w.db --quiet --warm --no-finals --type f16:f32 --strategy thread --search random --evaluations 1 \
	--geometry uniform:n=3000,mean=8 >sweep.out 2>&1
"$SEGTUNE" export --force --db w.db --out w.h >export.out 2>&1
check "measured, and in a header" grep -q '"f16:f32"' w.h
refuses "a library of it" 2 "libraries widen values of rows alone: none for 'f16:f32'" "$SEGTUNE" export --force --format library --db w.db --out lib
check "... and no folder" test ! -e lib
finish
