#!/bin/sh
# How CUB and Modern GPU load tiles and store results, as parameters: each value is right that a CPU can run (others are
# compiled by build/tests/parameters), a wrong choice is found, and default searches have none of them.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# Variants of a default search that have anything but the default of these parameters.
others() {
	"$SEGTUNE" sweep --device fake --operation "$1" --strategy "$2" --type f32 --operator plus \
		--geometry uniform:n=64K,mean=32 --samples 3 --no-finals --json 2>/dev/null | grep -E "$3" | grep -c .
}
check "default searches do not store scans otherwise" \
	test "$(others scan flat 'STORE_(ALGORITHM|MODIFIER)=[1-3]')" = 0
check "nor runs" test "$(others reduce_by_key flat 'STORE(=[02]|_MODIFIER=[1-3])')" = 0
for operation in segreduce segreduce_indirect spmv spmv_random spmv_unary spmv_indirect spmv_indirect_unary; do
	"$SEGTUNE" catalogue $operation/flat_cub --json >flat_cub.json
	check "nor have those of $operation flat_cub" grep -q '"on_request":"' flat_cub.json
done

if ! has_pocl; then
	skip "values on a device" "no OpenCL device"
	finish
	exit
fi
one_thread
bare_builds

all=$([ "${ALL:-0}" = 0 ] || echo yes)

# right OPERATION STRATEGY PARAMS: with these parameters, in order (sums of products alone are in any); in make test-all out
# of order and for 8 bytes, too.
right() {
	case $1 in spmv*) order="f32 plus" ;; *) order="u32 affine" ;; esac
	for what in ${all:+"f64 plus"} "$order"; do
		check "$1/$2 $3 $what" sh -c '"$@" >verify.out 2>&1 && grep -q "^[1-9][0-9]* passed, 0 wrong, 0 failed, 0 inapp" verify.out || { cat verify.out; false; }' sh \
			"$SEGTUNE" verify --device opencl --quiet --variants 1 --elements 20000 --operation "$1" --strategy "$2" \
			--params "$3" --type "${what% *}" --operator "${what#* }"
	done
}
for strategy in flat lookback; do
	right scan $strategy "NT=64 VT=7 STORE_ALGORITHM=1"
	right segscan_exclusive $strategy "NT=64 VT=8 STORE_ALGORITHM=2"
	right reduce_by_key $strategy "NT=64 STORE=0"
	right reduce_by_key $strategy "NT=64 STORE=2"
done
right segreduce flat_cub "NT=64 VT=7 STORE=2"
right segreduce flat_cub "NT=64 VT=8 STORE=2 HALF_CAPACITY=1"
right segreduce flat_cub "NT=64 VT=7 LOAD_ALGORITHM=1 STORE=0"
right segreduce flat_cub "NT=64 VT=8 LOAD_ALGORITHM=2 STORE=1"
right segreduce flat_cub "NT=64 VT=7 LOAD_ALGORITHM=1 STORE=1 HALF_CAPACITY=1"
right segreduce flat_cub "NT=64 VT=8 LOAD_ALGORITHM=2 STORE=2 HALF_CAPACITY=1"
right segreduce_indirect flat_cub "NT=64 VT=7 LOAD_ALGORITHM=1 STORE=2"
right spmv flat_cub "NT=64 VT=8 LOAD_ALGORITHM=2 STORE=0"
right spmv_indirect flat_cub "NT=64 VT=8 STORE=2 HALF_CAPACITY=1"
if [ "$all" ]; then
	right segreduce_indirect flat_cub "NT=64 VT=8 STORE=2 HALF_CAPACITY=1"
	right spmv_random flat_cub "NT=64 VT=7 LOAD_ALGORITHM=1 STORE=1"
	right spmv_unary flat_cub "NT=64 VT=8 LOAD_ALGORITHM=2 STORE=2"
	right spmv_indirect flat_cub "NT=64 VT=11 LOAD_ALGORITHM=1 STORE=0"
	right spmv_indirect_unary flat_cub "NT=64 VT=7 LOAD_ALGORITHM=1 STORE=2"
fi

# Results of tiles that end more segments than there are places, which threads store by themselves.
cp -r "$TESTS/../variants" copy
sed -i 's/PUT(result\[first + r.places\[i\]\], RESULT_OF(r.kept/PUT(result[first], RESULT_OF(r.kept/' copy/lib/tile.h
check "the edit changes something" grep -q 'PUT(result.first., RESULT_OF(r.kept' copy/lib/tile.h
"$SEGTUNE" verify --device opencl --quiet --catalogue copy --variants 1 --strategy flat_cub --type f64 --operator plus \
	--params "NT=64 VT=8 STORE=2 HALF_CAPACITY=1 LOAD_ALGORITHM=0" >wrong.out 2>&1
check "a wrong store of a full tile is found" grep -q 'wrong result' wrong.out
finish
