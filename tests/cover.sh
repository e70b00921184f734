#!/bin/sh
# The matrix of families, element types and operators on the CPU through PoCL. In `make test`, one variant of each, with
# one length where that is compiled in:
#   families            every family of every operation, f32 sums or without an operator, where there is no f32
#                       integers; those of the main operations as users build them, the others without optimiser
#   segreduce           every family of the segmented reductions with each type, and those that sweeps try with each
#                       operator that they take, pairs of the two in turns, without optimiser
#   others              the families of all other operations with each type, without optimiser, but for those whose
#                       kernels differ from another's in one define or argument ($nearly)
# In `make test-matrix`, and in place of the latter two in `make test` where there are cores enough (tests/run.sh):
#   matrix segreduce TYPE, matrix others TYPE   every family with every operator for that type, one variant of each
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
			echo "$family" >>families
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

# strategies EXCLUDED: those that are wanted, but for those that match.
strategies() {
	sed 's|.*/||' wanted | grep -vxE "$1" | sort -u | paste -s -d , -
}

# block and multi take as long on a CPU as they have threads: they get few of them. The others are the default variants.
# reductions --type TYPE | --cover: of all operators for a type, or some pairs of type and operator.
reductions() {
	requested='bin|look|merge|scan|strip'
	verify "$@" --length 33 --elements 2500 --strategy "$(strategies "block|multi|$requested")" --variants 1
	verify "$@" --length 33 --elements 2500 --strategy block --params NT=32
	verify "$@" --length 33 --elements 2500 --strategy multi --params NT=128
	operations=segreduce
	[ "$1" != --cover ] || set -- --operator plus
	verify "$@" --elements 2500 --strategy "$(echo "$requested" | tr '|' ,)" --variants 1
}

# others --type TYPE | --operator LIST
others() {
	slow='log_step|unrolled|unrolled_tail' # for the same reason
	verify "$@" --elements 2500 --strategy "$(strategies "block|$slow")" --variants 1
	verify "$@" --elements 2500 --strategy block --params NT=32
	verify "$@" --elements 2500 --strategy "$(echo "$slow" | tr '|' ,)" --params "NT=64 BLOCKS=16"
}

# operations PATTERN [-v]: those of which a family is wanted, and that match, or (-v) do not.
operations() {
	sed 's|/.*||' wanted | sort -u | grep -xE ${2:+"$2"} "$1" | paste -s -d , -
}

families() {
	set -- --operator plus,none --variants 1 --length 33 --elements 6000
	as_users='segreduce|reduce|scan|reduce_by_key|interval_gather' no_f32='load_balance_search|histogram'
	operations=$(operations "$as_users")
	verify --type f32 "$@"
	operations=$(operations "$no_f32")
	verify --type i32,u32 "$@"
	operations=$(operations "$as_users|$no_f32" -v)
	bare_builds
	verify --type f32 "$@"
}

# The families of the operations of which something is wanted, without CUDA's alone and libraries.
"$SEGTUNE" catalogue --json | grep -v '"backend":"cuda"' | sed -n 's/^{"name":"\([^"]*\)".*/\1/p' | grep -v '/peer$' | sort >wanted
what=$1 operations=all
nearly='reduce_by_key_(f32|i64|host|values)|scan_exclusive|segscan_exclusive|spmv_(random|unary)|interval_(expand|move)'
case "$*" in
others) grep -vE "^(segreduce|($nearly)/)" wanted >part && mv part wanted ;;
*segreduce*) grep '^segreduce' wanted >part && mv part wanted ;;
*others*) grep -v '^segreduce' wanted >part && mv part wanted ;;
esac
operations=$(operations .+)
# On one thread where the problems are so small that waking another takes a sixth longer.
case $what in
families) families ;;
full) bare_builds && verify --elements 4000 ;;
matrix) one_thread && bare_builds && if [ "$2" = segreduce ]; then reductions --type "$3"; else others --type "$3"; fi ;;
segreduce) one_thread && bare_builds && reductions --cover ;;
*) one_thread && bare_builds && others --operator plus,none ;;
esac
# Of one type: some have it not.
[ "$what" = matrix ] || check "no family is missing" sh -c 'sort -u families | comm -13 - wanted >missing; cat missing; [ ! -s missing ]'
finish
