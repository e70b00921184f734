#!/bin/sh
# The matrix of families, element types and operators on the CPU through PoCL. In `make test`, one variant of each, with
# one length where that is compiled in:
#   families                                    those of the main operations as users build them, with the optimiser
#   matrix segreduce TYPE, matrix others TYPE   every family with that type and its operators of the table below, without
#                                               optimiser: every type and every operator, not every pair of them
# In `make test-all`:
#   full segreduce, full others   every family with every pair of type and operator, every length, and a subset of the
#                                 parameters in which each of their values occurs
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

device=opencl:pocl
"$SEGTUNE" devices 2>/dev/null | grep -q "^$device " || device=opencl
if ! "$SEGTUNE" devices 2>/dev/null | grep -q "^$device"; then
	skip "verification of every family" "no OpenCL device"
	finish
	exit
fi

# verify OPTIONS...: a line of verify's table for each family, type and operator is a check of its own.
verify() {
	"$SEGTUNE" verify --device "$device" --quiet --operation "$operations" "$@" >verify.out 2>verify.err
	status=$?
	while read -r family type operator right wrong broken; do
		case $right in
		[0-9]*)
			echo "${family%:*}" >>families # without the key type
			if [ "$wrong" = 0 ] && [ "$broken" = 0 ] && [ "$right" -gt 0 ]; then
				ok "$family $type $operator: $right right"
			else
				fail "$family $type $operator: $right right, $wrong wrong, $broken failed"
			fi
			;;
		*) ;;
		esac
	done <verify.out
	[ "$status" = 0 ] || head -n 20 verify.err
	check "verify $* ends well" [ "$status" = 0 ]
}

# strategies EXCLUDED: those that are wanted of the operations, but for those that match.
strategies() {
	grep -E "^($(echo "$operations" | tr , '|'))/" wanted | sed 's|.*/||' | grep -vxE "$1" | sort -u | paste -s -d , -
}

# operators TYPE: so many that each operator has a type of each kind that it takes, whole numbers and floating point.
operators() {
	case $1 in
	f32) echo none,plus,multiplies,minimum,maximum,index_of_maximum ;;
	f64) echo none,plus,index_of_minimum,black_scholes ;;
	i32) echo none,plus,bit_and,index_of_maximum,max_subarray ;;
	u32) echo none,multiplies,minimum,bit_or,affine ;;
	i64) echo none,maximum,index_of_minimum,bit_xor ;;
	esac
}

# key_type TYPE: of the operations that are other calls of reduce_by_key, which itself meets every key type.
key_type() {
	case $1 in
	f32) echo i32 ;;
	f64) echo i64 ;;
	i32) echo u64 ;;
	u32) echo f32 ;;
	i64) echo none ;;
	esac
}

# few_threads THREADS TYPE: of block and split, which take as long on a CPU as they have threads: few of them, half the usual
# unrolling, at most 16 bytes of elements at once; they get half as many elements, which are as many passes. The others are
# the default variants.
few_threads() {
	case $2 in
	i64 | f64) echo "NT=$1 VEC=2 UNROLL=2" ;;
	*) echo "NT=$1 VEC=4 UNROLL=2" ;;
	esac
}

# without PATTERN, only PATTERN: of the operations those that do not match, or do.
without() { echo "$operations" | tr , '\n' | grep -vxE "$1" | paste -s -d , -; }
only() { echo "$operations" | tr , '\n' | grep -xE "$1" | paste -s -d , -; }

# reductions TYPE
reductions() {
	few=$(operators "$1" | sed 's/^none,//') block=$(few_threads 32 "$1") split=$(few_threads 128 "$1")
	# The same kernels with other bounds: one operator is enough.
	all=$operations bounds='segreduce_(ranges|starts)'
	operations=$(only "$bounds")
	[ "$1" != f32 ] || {
		verify --type f32 --operator plus --elements 2500 --strategy "$(strategies 'block|split')" --variants 1
		verify --type f32 --operator plus --elements 1250 --strategy block --params "$block"
		verify --type f32 --operator plus --elements 1250 --strategy split --params "$split"
	}
	operations=$all
	operations=$(without "$bounds")
	requested='binned|lookback|merge|scan|strip_empty'
	verify --type "$1" --operator "$few" --length 33 --width 7 --elements 2500 --strategy "$(strategies "block|split|$requested")" --variants 1
	verify --type "$1" --operator "$few" --length 33 --width 7 --elements 1250 --strategy block --params "$block"
	verify --type "$1" --operator "$few" --length 33 --width 7 --elements 1250 --strategy split --params "$split"
	# Whole rows as elements: segreduce's kernels, with one type.
	operations=segreduce_rows
	[ "$1" != f32 ] || {
		verify --type f32 --operator plus,minimum --width 2 --elements 2500 --strategy "$(strategies '[^w].*|whole_block')" \
			--variants 1
		verify --type f32 --operator plus,minimum --width 2 --elements 1250 --strategy whole_block --params "NT=32 VEC=2 UNROLL=2"
	}
	operations=segreduce
	verify --type "$1" --operator "$few" --elements 2500 --strategy "$(echo "$requested" | tr '|' ,)" --variants 1
}

# others TYPE: fewer operators, since segreduce's families meet them all: those that differ in more than a word, and what
# finds any reordering.
others() {
	case $1 in
	f32) few=none,plus,minimum,index_of_maximum ;;
	f64) few=none,plus,index_of_minimum ;;
	i32) few=$(operators "$1") ;;
	u32) few=none,plus,affine ;;
	i64) few=none,plus ;;
	esac
	all=$operations block=$(few_threads 32 "$1")
	# A matrix of ones, other calls: as spmv_unary.
	operations=$(only 'spmv_(apply|indirect)_unary')
	[ "$1" != f32 ] || {
		verify --type f32 --operator plus --elements 2500 --strategy "$(strategies block)" --variants 1
		verify --type f32 --operator plus --elements 1250 --strategy block --params "$block"
	}
	operations=$all
	# Places in order: the kernels of intervals anywhere, with one type.
	ordered=
	[ "$1" = f32 ] || ordered='|interval_.*_ordered'
	operations=$(without "reduce_by_key_.*|bags.*|interval_expand_rows|segsoftmax.*|spmv_(apply|indirect)_unary$ordered")
	keys=i32,i64,u64,f32,none
	case $1 in u32 | f64) keys=$keys,$1 ;; esac # two more, each with one type
	slow='log_step|unrolled|unrolled_tail' # for the same reason
	verify --type "$1" --operator "$few" --elements 2500 --strategy "$(strategies "block|$slow")" --key-type "$keys" --variants 1
	verify --type "$1" --operator "$few" --elements 1250 --strategy block --params "$block"
	verify --type "$1" --operator "$few" --elements 2500 --strategy "$(echo "$slow" | tr '|' ,)" --params "NT=64 BLOCKS=16"
	operations=$all
	# The kernels of rows, which meet every type there.
	operations=$(only 'bags.*|interval_expand_rows|reduce_by_key_(rows|bags.*)')
	[ "$1" != f32 ] || verify --type f32 --operator "$few" --elements 2500 --width 7 --key-type i32 --variants 1
	operations=$all
	operations=$(only 'segsoftmax.*')
	[ "$1" != f32 ] || verify --type f32 --operator logsumexp --elements 2500 --width 7 --variants 1
	operations=$all
	operations=$(only 'reduce_by_key_(apply|host)')
	verify --type "$1" --operator "$few" --elements 2500 --key-type "$(key_type "$1")" --variants 1
}

# The families of the operations of which something is wanted, without CUDA's alone and libraries.
catalogue_json | grep -v '"backend":"cuda"' | sed -n 's/^{"name":"\([^"]*\)".*/\1/p' | grep -v '/peer_' | sort >wanted
case "$*" in
families) grep -xE '(segreduce|reduce|scan|reduce_by_key|interval_gather)/.*' wanted >part && mv part wanted ;;
*segreduce*) grep '^segreduce' wanted >part && mv part wanted ;;
*others*) grep -v '^segreduce' wanted >part && mv part wanted ;;
esac
operations=$(sed 's|/.*||' wanted | sort -u | paste -s -d , -)
# On one thread where the problems are so small that waking another takes a sixth longer.
case $1 in
families) verify --type f32 --operator plus,none --key-type i32 --variants 1 --length 33 --width 7 --elements 6000 ;;
full) bare_builds && verify --elements 4000 ;;
*) one_thread && bare_builds && if [ "$2" = segreduce ]; then reductions "$3"; else others "$3"; fi ;;
esac
# None may be missing with the type that it has in any case, nor of segreduce with types of 8 bytes.
case ${3:-all} in
all) cp wanted must ;;
f32) grep -vE '^(load_balance_search|histogram[a-z_]*)/' wanted >must ;;
i32) grep '^load_balance_search/' wanted >must ;;
u32) grep '^histogram' wanted >must ;;
i64 | f64) grep '^segreduce/' wanted >must ;;
*) : >must ;;
esac
[ ! -s must ] || check "no family is missing" sh -c 'sort -u families | comm -13 - must >missing; cat missing; [ ! -s missing ]'
finish
