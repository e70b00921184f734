#!/bin/sh
# What has bulk copies is CUDA's alone and needs a GPU; but all of it that is not the copy itself runs anywhere. Here on
# the CPU, through PoCL, with a copy of the catalogue in which a thread copies in the memory system's place.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

if ! has_pocl; then
	skip "bulk copies in a thread's place" "no PoCL"
	finish
	exit
fi
bare_builds
cp -r "$TESTS/../variants" copy
cat >copy/bulk.h <<'END'
#ifndef SEGTUNE_BULK_H
#define SEGTUNE_BULK_H
#include "dialect.h"
#define arrival_open(arrival) ((arrival)[0] = 0)
#define copy_bulk(to, from, bytes, arrival)                                                                            \
	do {                                                                                                           \
		for (i32 i = 0; i < (i32)(bytes) / V_BYTES; i++)                                                       \
			((LOCAL_PTR V *)(to))[i] = (from)[i];                                                          \
		(arrival)[0]++;                                                                                        \
	} while (0)
/* One copy a pass: else the kernel ends without results. */
#define arrival_wait(arrival, pass)                                                                                    \
	if ((arrival)[0] != (u64)(pass) + 1)                                                                           \
		return;
#define release_to_copies()
#endif
END
sed -i 's/staged_vec \*buffer, u64 \*arrival/LOCAL_PTR staged_vec *buffer, LOCAL_PTR u64 *arrival/' copy/staged_bulk.h
for operation in segreduce segreduce_apply; do
	mv "copy/$operation/bulk.cu" "copy/$operation/bulk.cl"
	sed -i 's/"bulk.cu"/"bulk.cl"/; s/pieces.can_copy_bulk(dev, case)/case.operator.reads/' "copy/$operation/bulk.lua"
done

# verify TITLE OPTION...
verify() {
	title=$1
	shift
	"$SEGTUNE" verify --device opencl:pocl --quiet --catalogue copy --strategy bulk "$@" >verify.out 2>verify.err
	status=$?
	if [ $status = 0 ] && grep -q '^[1-9][0-9]* passed, 0 wrong, 0 failed' verify.out; then
		ok "$title: $(tail -n 1 verify.out)"
	else
		fail "$title"
		cat verify.err verify.out | head -n 20
	fi
}

verify "by offsets, each type and operator" --operation segreduce --cover --variants 1 --elements 6000
verify "several passes" --operation segreduce --params NV=1024 --type i32,f64 --operator plus --elements 20000
# Operators that do not commute fold after each pass here, which PoCL does not compile right (stage.lua).
verify "several lanes" --operation segreduce --params "LANES=8 NV=1024" --type u32 --operator plus --elements 20000
verify "long segments in a launch of their own" --operation segreduce --params "ASIDE=4096 NV=1024" --type i32,u32 \
	--operator plus,affine --elements 70000
verify "evenly" --operation segreduce --params "EVEN=1 NV=1536" --type i32,f32,f64 --operator plus,maximum --elements 20000
verify "evenly, long segments in a launch of their own" --operation segreduce --params "EVEN=1 NV=2560 ASIDE=4096" \
	--type i32 --operator plus --elements 70000
verify "evenly, by bits" --operation segreduce_apply --params "EVEN=1 NV=1536" --type i32,u32,f64 --operator plus \
	--elements 20000
verify "by bits, each type and operator" --operation segreduce_apply --cover --variants 1 --elements 6000
for piece in 8 16 32; do
	verify "by $piece bits" --operation segreduce_apply --params "PIECE=$piece NV=1024" --type i32 --operator plus \
		--elements 20000
done
verify "rows of one length" --operation segreduce_regular --type f32 --operator plus --variants 1 --length 33 \
	--elements 6000

# Of local memory that a kernel does not name itself PoCL's optimised builds have one for all threads (last_block.h).
kernels() {
	POCL_EXTRA_BUILD_FLAGS='' POCL_CACHE_DIR=$WORK/optimised "$SEGTUNE" verify --device opencl:pocl --quiet --type i32 \
		--operator plus --elements 9000 "$@" >optimised.out 2>&1
}
check "long segments, optimised" kernels --operation segreduce --strategy stage --params "ASIDE=4096 NT=64 NV=4096"
check "parts of segments, optimised" kernels --operation segreduce --strategy multi --params NT=128
check "a whole array, optimised" kernels --operation reduce --strategy persistent --variants 1
find optimised -name '*.so' >built
xargs nm <built 2>/dev/null >names
grep ' [bBdD] [a-z_]*[.]' names >shared
if grep -q segreduce_aside names; then
	check "no block has another's local memory" sh -c 'cat shared; [ ! -s shared ]'
else
	skip "no block has another's local memory" "no names in what PoCL has built"
fi
finish
