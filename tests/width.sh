#!/bin/sh
# What people see fits a terminal of 80 columns: nothing but paths and other people's words is longer.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

narrow "segtune --help" "$SEGTUNE" --help
for command in devices catalogue geometry run demo sweep plot report export verify db "db merge" "db compare" "db stale"; do
	# shellcheck disable=SC2086 # two words
	narrow "segtune $command --help" "$SEGTUNE" $command --help
done
narrow "devices" "$SEGTUNE" devices
narrow "geometries" "$SEGTUNE" geometry uniform:n=64M,mean=32 bimodal:n=4M,mean=64,share=0.5 empty:segments=1M
check "a histogram in 60 columns" sh -c "COLUMNS=60 '$SEGTUNE' geometry uniform:n=64M,mean=32 | awk 'length > 60 { exit 1 }'"

# What stands above a summary's columns, which need 53, is as long as the names of operation and device are.
long=sums_of_each_segment_by_threads
mkdir -p "mine/$long" && cp -r "$TESTS/catalogue/segreduce" mine
echo 'return operation { like = "segreduce", strategies = { "faked" }, about = "sums" }' >"mine/$long/operation.lua"
check "long names above a summary" sh -c "COLUMNS=53 '$SEGTUNE' sweep --device fake:0 --db names.db --catalogue mine --samples 3 \
	--operation $long --operator multiplies --geometry fixed:n=64K,mean=4 2>/dev/null |
	awk '{ found = found || / fake\$/ } length > 53 { wide = 1 } END { exit wide || !found }'"

# On a terminal standard error is broken too; script gives the program one. Its lines end in CR LF; progress is
# rewritten behind a CR.
terminal()
{
	# PoCL's compiler writes to the terminal on its own, behind whatever stands there.
	script -qec "stty cols 80; exec $1" /dev/null </dev/null >terminal.raw &&
		tr '\r' '\n' <terminal.raw | sed 's/[0-9]* warnings* generated\.$//'
}
# One variant: of several, each length may have its own box, as noise has it, and there would be no range of lengths.
one="END_MARKS=0 HALF_CAPACITY=0 LDG=1 LOAD_MODIFIER=0 MIN_BLOCKS=0 NT=64 SCAN=1 STORE=1 TRANSPOSE=0 VT=15"
measure="'$SEGTUNE' sweep --device opencl:pocl --db flat.db --warm --strategy flat --params '$one' --samples 3 --geometry \
uniform:n=64K,mean=4,seed=1 lognormal:n=64K,mean=16,sigma=1.5,seed=1"
if ! "$SEGTUNE" devices 2>&1 | grep -q '^opencl.*auto'; then
	skip "a sweep" "no OpenCL device"
elif ! command -v script >/dev/null; then
	skip "a sweep" "script is not installed"
else
	bare_builds # it is the lines that count
	narrow "a sweep" terminal "$measure"
	check "its report is there" grep -q 'measured)$' narrow.out
	check "its summary is there" grep -qE '^  +[0-9.]+ +\.\. .*  flat [A-Z]' narrow.out
	check "its boxes are as long as they can be" grep -qE '^ {45}[A-Z]+=' narrow.out
	for listing in summary devices runs conditions cases builds best finals failures measurements; do
		narrow "db $listing" "$SEGTUNE" db $listing --db flat.db
	done
	check "a summary in 60 columns" sh -c "COLUMNS=60 '$SEGTUNE' sweep --device opencl:pocl --db long.db --strategy thread --samples 3 \
		--params 'NT=64 SEGMENTS_PER_THREAD=4 UNROLL=4 VECTOR_UNIT_SEGMENTS=0' --geometry fixed:n=64K,mean=4 2>/dev/null |
		awk '{ found = found || /VECTOR_UNIT/ } length > 60 { wide = 1 } END { exit wide || !found }'"
	check "a comparison in 60 columns" sh -c "COLUMNS=60 '$SEGTUNE' db compare flat.db flat.db | awk 'length > 60 { exit 1 }'"
	check "what is stale in 60 columns" sh -c "COLUMNS=60 '$SEGTUNE' db stale --db flat.db | awk 'length > 60 { exit 1 }'"
	narrow "verify" terminal "'$SEGTUNE' verify --device opencl:pocl --strategy chunk,subwarp --type f32 --operator plus,maximum --variants 1 --elements 100"
	narrow "what verify cannot try" terminal "'$SEGTUNE' verify --device opencl:pocl --strategy chunk --type f32 --operator plus,bit_and --variants 1 --elements 100"
	check "... on a line of its own" grep -qx '    inapplicable: no such operator for that type' narrow.out
fi
finish
