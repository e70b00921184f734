#!/bin/sh
# Every family of every operation on the CPU through PoCL, and every strategy that a sweep of segreduce tries with each
# element type and each operator. `make test-all` (argument: full) has each family with every pair of them.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

device=opencl:pocl
"$SEGTUNE" devices 2>/dev/null | grep -q "^$device " || device=opencl
if ! "$SEGTUNE" devices 2>/dev/null | grep -q "^$device"; then
	skip "verification of every family" "no OpenCL device"
	echo "$passed passed, $failed failed, $skipped skipped"
	exit 0
fi

# verify OPTIONS...: a line of verify's table for each family, type and operator is a check of its own.
verify() {
	"$SEGTUNE" verify --device "$device" --quiet "$@" >verify.out 2>verify.err
	status=$?
	while read -r family type operator right wrong broken; do
		case $right in
		[0-9]*)
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

if [ "${1:-}" = full ]; then
	without_optimiser
	verify --operation all --elements 4000
else
	verify --operation all --type f32 --operator plus,none --variants 1 --length 33 --elements 6000
	without_optimiser
	verify --operation load_balance_search,histogram --type i32,u32 --operator none --variants 1 --elements 6000
	verify --operation segreduce --strategy block,chunk,flat,flatp,multi,seq,stage,sub --cover --variants 1 --elements 5000
fi
check "with a line for many" [ "$passed" -gt 200 ]
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
