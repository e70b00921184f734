#!/bin/sh
# Every family of every operation on the CPU through PoCL: each element type and each operator once, each value of each
# parameter once. `make test-all` has every pair of type and operator.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

device=opencl:pocl
"$SEGTUNE" devices 2>/dev/null | grep -q "^$device " || device=opencl
if ! "$SEGTUNE" devices 2>/dev/null | grep -q "^$device"; then
	skip "verification of every family" "no OpenCL device"
	echo "$passed passed, $failed failed, $skipped skipped"
	exit 0
fi

# A line of verify's table for each family, type and operator is a check of its own.
"$SEGTUNE" verify --device "$device" --quiet --operation all "${1:---cover}" >verify.out 2>verify.err
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
	inapplicable:) ;;
	esac
done <verify.out
[ "$status" = 0 ] || head -n 20 verify.err
check "verify ends well" [ "$status" = 0 ]
check "with a line for many" [ "$passed" -gt 200 ]
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
