#!/bin/sh
# Inputs: computed values are verified, measured and stored apart, wrong ones are found, and values in memory cost what they
# did before.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# The code of every family for values in memory is the code without what narrows the search for segments, and without
# initial values and results in place.
tokens() { compile_c -E -P -x c - 2>/dev/null | tr -d ' \t\n' | sed 's/;;*/;/g; s/\([{}]\);/\1/g'; }
families=0 hooked=0 differ=''
for family in $(catalogue_json | sed -n 's/.*"name":"\([a-z_]*\/[a-z_]*\)".*/\1/p'); do
	case $family in
	*/peer_*) continue ;;
	segreduce/* | segreduce_apply/* | segreduce_regular/* | scan/* | reduce/* | reduce_by_key/*) ;;
	*) continue ;; # the files of these
	esac
	"$SEGTUNE" catalogue "$family" --source '' >plain.c
	sed '/^[[:space:]]*SOURCE_\(AMONG\|OF\)(.*);$/d; s/= WITH_INITIAL(\(.*\));$/= \1;/; /^#ifdef IN_PLACE$/,/^#endif$/d' \
		plain.c >bypassed.c
	families=$((families + 1))
	cmp -s plain.c bypassed.c || hooked=$((hooked + 1))
	tokens <plain.c >plain.txt
	[ -s plain.txt ] && tokens <bypassed.c | cmp -s - plain.txt || differ="$differ $family"
done
check "the code for values in memory is that without the layer ($families families, $hooked with it):$differ" \
	test "$families" -gt 40 -a "$hooked" -ge 10 -a -z "$differ"

refuses "an unknown input" 2 "unknown input 'count'" "$SEGTUNE" sweep --input count --geometry fixed:n=8,length=2
refuses "an operation without values" 2 "'spmv' takes no input 'counting'" \
	"$SEGTUNE" sweep --operation spmv --input counting --geometry fixed:n=8,length=2
refuses "a library of computed values" 2 "not for input 'counting'" \
	"$SEGTUNE" export --db none.db --format library --input counting
echo 'sweep { inputs = "transform:", geometries = fixed { n = 8, length = 2 } }' >bad.lua
refuses "an input without an expression" 2 "bad.lua:1: input 'transform:' has no expression" "$SEGTUNE" run bad.lua --device fake

if ! has_pocl; then
	skip "inputs on a device" "no OpenCL device"
	finish
	exit
fi
one_thread
bare_builds
export POCL_MAX_PTHREAD_COUNT=1

# verified INPUT STRATEGY[,STRATEGY] OPTION...: each is right, with that many elements at most.
elements=400
verified() {
	input=$1 strategies=$2
	shift 2
	check "$input by $strategies $*" sh -c '"$@" >verify.out 2>&1 || { cat verify.out; false; }' sh \
		"$SEGTUNE" verify --device opencl --quiet --variants 1 --elements "$elements" --input "$input" --strategy "$strategies" "$@"
	check "... all of them" test "$(grep -cE ' 1 +0 +0$' verify.out)" = "$(echo "$strategies" | tr ',' '\n' | grep -c .)"
}
ranked='transform:x * (rank + 1) + segment'
verified "$ranked" thread,subwarp,block,chunk,flat,merge,stream,split,strip_empty --type i32 --operator plus
verified 'transform:x * x - i' flat,stream --type f32 --operator plus
verified 'constant:1' thread,chunk --type f32 --operator plus
verified "$ranked" subwarp --operation segreduce_regular --type f32 --operator maximum --length 33
verified "$ranked" chunk --operation reduce --type i64 --operator index_of_minimum
verified "$ranked" chunk --operation segscan --type i32 --operator bit_xor
verified 'gather:x * x' thread,flat,stream --type f32 --operator plus
verified "$ranked" subwarp --operation segreduce_starts --type u32 --operator plus
verified 'gather' chunk --operation reduce_by_key --key-type none --type f64 --operator index_of_minimum
verified 'counting' chunk --operation reduce_by_key --key-type i64 --type f64 --operator plus
verified 'multiply:minus' flat --operation spmv --type f32 --operator plus
verified 'multiply:modulus' chunk --operation spmv_indirect --type i32 --operator plus
"$SEGTUNE" verify --device opencl --quiet --input 'transform:x +' --type f32 --operator plus --strategy thread >bad.out 2>&1
check "an input that does not compile" test "$? $(grep -c "^segtune: input 'transform:x +' cannot be compiled for f32" bad.out)" = "1 1"
"$SEGTUNE" verify --device opencl --quiet --input "$ranked" --type f32 --operator plus --strategy stream_bulk >bulk.out 2>&1
check "no values are copied that need their segment" \
	grep -q 'stream_bulk .*inapplicable: it copies values, and these need their segment' bulk.out

# What each fold begins with, by the strategies that put it in front and by a launch behind the others; results in place.
elements=100000
all=$([ "${ALL:-0}" = 0 ] || echo yes)
for operation in scan ${all:+scan_exclusive}; do
	verified 'initial:5; in_place' chunk,flat,lookback --operation "$operation" --type i32 --operator plus
done
verified 'transform:x * x; initial:-3' chunk,flat --operation segscan --type f32 --operator plus
verified 'in_place' chunk,lookback --operation segscan_exclusive --type f64 --operator maximum
elements=400
verified 'initial:7' "thread,split${all:+,flat_persistent,scan,strip_empty}" --type f32 --operator minimum
verified 'initial:7' chunk --operation reduce --type i64 --operator plus
verified 'initial:7' bitmap --operation segreduce_apply --type i32 --operator plus
verified 'initial:0.5' sequential --operation segreduce_regular --type f32 --operator plus --length 33
verified 'counting; initial:2' subwarp --operation segreduce_starts --type i32 --operator plus
refuses "an initial value of another type" 2 "initial value 2.5 is not a number of type i32" \
	"$SEGTUNE" verify --device opencl --quiet --operation scan --input initial:2.5 --type i32 --operator plus --strategy flat

# An initial value left out, and a value read after a result took its place.
mkdir -p late/scan
sed 's/WITH_INITIAL(/(/; s/scan_chunk/scan_late/; s/include "\([ps]\)/include "scan\/\1/' "$TESTS/../variants/scan/chunk.cl" \
	>late/scan/late.cl
sed 's/"chunk.cl"/"late.cl"/; s/"scan_chunk/"scan_late/' "$TESTS/../variants/scan/chunk.lua" >late/scan/late.lua
late() {
	"$SEGTUNE" verify --device opencl --quiet --catalogue late --operation scan --strategy late --variants 1 \
		--type i32 --operator plus --input "$1" >late.out 2>/dev/null
	grep -E '^scan/late ' late.out | tr -s ' '
}
check "an initial value left out is found" test "$(late initial:5)" = "scan/late i32 plus 0 1 0"
sed 's/^\([[:space:]]*\)sum = combine(sum, load_element(SOURCE, at));/\1result[at] = IDENTITY;\n&/' "$TESTS/../variants/scan/prefix.h" \
	>late/scan/prefix.h
check "a value read too late is none for an array" test "$(late 'transform:x')" = "scan/late i32 plus 1 0 0"
check "... and found in place" test "$(late in_place)" = "scan/late i32 plus 0 1 0"

# A strategy that takes an element for one of another segment.
mkdir -p mine/segreduce
sed 's/SOURCE_OF(first + i)/SOURCE_OF(first)/; s/segreduce_thread/segreduce_astray/' \
	"$TESTS/../variants/segreduce/thread.cl" >mine/segreduce/astray.cl
sed 's/"thread.cl"/"astray.cl"/; s/"segreduce_thread"/"segreduce_astray"/' "$TESTS/../variants/segreduce/thread.lua" \
	>mine/segreduce/astray.lua
"$SEGTUNE" verify --device opencl --quiet --catalogue mine --strategy astray --params "LDG=0 VECTOR_UNIT_SEGMENTS=1" --elements 400 \
	--input "$ranked" --type i32 --operator plus >astray.out 2>&1
check "elements of another segment are found" grep -qE 'segreduce/astray +i32 +plus +0 +1 +0' astray.out

# Measured, stored and exported apart.
cat >both.lua <<'END_LUA'
sweep { inputs = { "array", "counting", "transform:x*x" }, operators = { "plus" }, samples = 1, warm = true,
	geometries = { uniform { n = 20000, mean = 30 } }, strategies = "thread", no_finals = true,
	search = { "exhaustive", evaluations = 3 } }
END_LUA
both() { "$SEGTUNE" run both.lua --quiet --device opencl --db x.db; }
of_input() { "$SEGTUNE" db "$1" --db x.db --json ${2:+--input "$2"} | grep -c .; }
check "three inputs in a sweep" both
check "each is a case" test "$(of_input cases) $(of_input cases counting) $(of_input cases array)" = "3 1 1"
"$SEGTUNE" db best --db x.db --json >best.out
check "... shown with its text" grep -q '"input":"transform:x\*x"' best.out
check "... measured once" test "$(of_input measurements) $(of_input measurements 'transform:x*x')" = "3 1"
"$SEGTUNE" export --db x.db --out - >plain.h 2>/dev/null
"$SEGTUNE" export --db x.db --input counting --out - >counting.h 2>/dev/null
check "a header is for one input" sh -c 'grep -q -- "--input .counting" counting.h && ! grep -q -- --input plain.h'
"$SEGTUNE" run both.lua --device opencl --db x.db >summary.out 2>&1
check "again: nothing is measured" test "$(of_input measurements)" = 3
check "... and each is summed up" sh -c "grep -q '^segreduce f32 plus on' summary.out &&
	grep -q 'plus of counting on' summary.out && grep -q 'plus of transform:x\*x on' summary.out"
"$SEGTUNE" sweep --device opencl --db computed.db --input counting --strategy thread --evaluations 1 --samples 1 --warm --no-finals \
	--geometry uniform:n=20000,mean=30 >summary.out 2>&1
check "a sweep of computed values alone is summed up" sh -c "grep -q 'plus of counting on' summary.out && ! grep 'nothing valid' summary.out"
refuses "a header of values in memory, where there are none" 1 "computed values only \(--input\)" \
	"$SEGTUNE" export --db computed.db --out none.h
refuses "a plot of them" 1 "computed values only \(--input\)" "$SEGTUNE" plot --db computed.db --out none.svg
finish
