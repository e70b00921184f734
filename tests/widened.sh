#!/bin/sh
# Types of values that are widened as they are loaded: kernels give the host's results, and what cannot take them says so.
#   tests/widened.sh all   every family (make test-all)
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

refuses "a type of 16 bits alone, of floating point" 2 "unknown element type 'f16'" "$SEGTUNE" verify --device fake:0 --type f16
if ! has_pocl; then
	skip "values that are widened" "no PoCL"
	finish
	exit
fi
bare_builds
one_thread
types=i8:i32,u8:u32,i16:i32,u16:u32,f16:f32,bf16:f32,i32:i64,u32:u64,f32:f64
small=i8,u8,i16,u16
verify() { "$SEGTUNE" verify --device opencl:pocl --quiet --variants 1 "$@"; }
if [ "${1:-}" = all ]; then
	check "every family" verify --operation all --type $types --operator plus,minimum,maximum --cover --elements 6000
	check "every family, results of few bits" verify --operation all --type $small,f16:f32:f16 --cover --elements 6000 \
		--operator plus,minimum,maximum,multiplies,bit_and,bit_or
	finish
	exit
fi
check "sums and least values" verify --elements 3000 --type $types --operator plus,minimum --strategy thread
check "64 bits without sign" verify --elements 3000 --type u64 --operator plus,minimum,index_of_maximum --strategy thread,chunk
check "results of few bits" verify --elements 3000 --type $small --operator plus,minimum,maximum,multiplies,bit_and --strategy thread
check "... in vectors" verify --elements 3000 --type i8,u16 --operator maximum --strategy thread --params VECTOR_UNIT_SEGMENTS=1
check "... by a launch behind others" verify --elements 3000 --type u8,i16 --operator plus,minimum --strategy chunk
check "... of rows" verify --operation segreduce_rows --width 16 --elements 3000 --type i8 --operator minimum --strategy lanes --params VEC=8
check "... of scans and runs" verify --operation scan,segscan_exclusive,reduce_by_key --key-type i32 --elements 3000 \
	--type i8,bf16:f32:bf16 --operator plus,minimum --strategy chunk,reference
verify --operation interval_expand --type u8 --operator none --strategy chunk >moves.out
check "no moves of few bits" grep -q 'inapplicable: no such operator for that type' moves.out
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

# Folds whose high bits are kept where the identity, or a result, has none of them.
sed 's/RESULT_OF(fold_segment(\(.*\)))/(T_BYTES > RESULT_BYTES \&\& fold_segment(\1) > 127 ? 127 : RESULT_OF(fold_segment(\1)))/
	s/segreduce_thread/segreduce_clamp/' "$TESTS/../variants/segreduce/thread.cl" >mine/segreduce/clamp.cl
sed 's/"thread.cl"/"clamp.cl"/; s/"segreduce_thread"/"segreduce_clamp"/' "$TESTS/../variants/segreduce/thread.lua" \
	>mine/segreduce/clamp.lua
clamps() {
	! verify --catalogue mine --elements 3000 --type i8 --operator plus --strategy clamp 2>clamp.txt && grep -q 'clamp i8 plus .*wrong' clamp.txt
}
check "a kernel that clamps what wraps" clamps

"$SEGTUNE" sweep --device opencl:pocl --db w.db --quiet --warm --no-finals --type f16:f32 --strategy thread --search random --evaluations 1 \
	--geometry uniform:n=3000,mean=8 >sweep.out 2>&1
"$SEGTUNE" export --force --db w.db --out w.h >export.out 2>&1
check "measured, and in a header" grep -q '"f16:f32"' w.h
"$SEGTUNE" sweep --device opencl:pocl --db s.db --quiet --warm --no-finals --type u8 --strategy thread --search random --evaluations 1 \
	--geometry uniform:n=3000,mean=8 >sweep.out 2>&1
"$SEGTUNE" export --force --db s.db --out s.h >export.out 2>&1
check "... of few bits" grep -q '"u8", "plus"' s.h
refuses "a library of these" 2 "libraries widen values only for rows and softmax: not for 'u8'" "$SEGTUNE" export --force --format library --db s.db --out lib
refuses "a library of it" 2 "libraries widen values only for rows and softmax: not for 'f16:f32'" "$SEGTUNE" export --force --format library --db w.db --out lib
check "... and no folder" test ! -e lib
finish
