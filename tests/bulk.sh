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
cat >copy/lib/cuda/bulk_copy.h <<'END'
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
# Of 4 bytes.
sed -i 's/atomicExch/atom_xchg/; 1i #pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable' copy/lib/cuda/exchange.h
sed -i 's/staged_vec \*buffer, u64 \*arrival/LOCAL_PTR staged_vec *buffer, LOCAL_PTR u64 *arrival/' copy/lib/stream/bulk_fill.h
sed -i 's/values_vec \*buffer, u64 \*arrival/LOCAL_PTR values_vec *buffer, LOCAL_PTR u64 *arrival/
	s/const V \*RESTRICT values/GLOBAL &/; s/((V \*)buffer)/((LOCAL_PTR V *)buffer)/' copy/segreduce_rows/fill_bulk.h
for strategy in buffer_bulk columns_bulk even_bulk; do
	mv "copy/segreduce_rows/$strategy.cu" "copy/segreduce_rows/$strategy.cl"
	sed -i "s/\"$strategy.cu\"/\"$strategy.cl\"/; s/pieces.can_copy_bulk(dev)/true/" "copy/segreduce_rows/$strategy.lua"
done
# runs_of STRATEGY: the same of runs of keys.
runs_of() {
	mv "copy/reduce_by_key_rows/$1.cu" "copy/reduce_by_key_rows/$1.cl"
	sed -i "s/$1\.cu/$1.cl/; s/pieces.can_copy_bulk(dev)/true/; s/pieces.has_sm(dev, 80)/true/" \
		"copy/reduce_by_key_rows/$1.lua" "copy/reduce_by_key_rows/$1.cl"
}
runs_of even_bulk
runs_of buffer_bulk
runs_of columns_bulk
mv copy/segsoftmax_rows/buffer_bulk.cu copy/segsoftmax_rows/buffer_bulk.cl
sed -i 's/"buffer_bulk.cu"/"buffer_bulk.cl"/; s/pieces.can_copy_bulk(dev)/true/' copy/segsoftmax_rows/buffer_bulk.lua
mv copy/segreduce/tiles_bulk.cu copy/segreduce/tiles_bulk.cl
sed -i 's/"tiles_bulk.cu"/"tiles_bulk.cl"/; s/pieces.can_copy_bulk(dev)/true/' copy/segreduce/tiles_bulk.lua
for operation in segreduce segreduce_apply; do
	mv "copy/$operation/stream_bulk.cu" "copy/$operation/stream_bulk.cl"
	sed -i 's/"stream_bulk.cu"/"stream_bulk.cl"/; s/pieces.can_copy_bulk(dev)/true/' "copy/$operation/stream_bulk.lua"
done

# What blocks own is chosen at launch, and so is their local memory for it, which OpenCL declares at most.
mv copy/segreduce/stream_fitted.cu copy/segreduce/stream_fitted.cl
sed -i 's/"stream_fitted.cu"/"stream_fitted.cl"/; s/pieces.can_copy_bulk(dev)/true/' copy/segreduce/stream_fitted.lua
sed -i 's/extern LOCAL_DECL OFF_T bounds\[\];/LOCAL_DECL OFF_T bounds[SEGMENTS + NT + 1];/' copy/lib/stream/buffer.h

# verify TITLE OPTION...
verify() {
	title=$1
	shift
	"$SEGTUNE" verify --device opencl:pocl --quiet --catalogue copy --strategy "${strategy:-stream_bulk}" "$@" >verify.out 2>verify.err
	status=$?
	if [ $status = 0 ] && grep -q '^[1-9][0-9]* passed, 0 wrong, 0 failed' verify.out; then
		ok "$title: $(tail -n 1 verify.out)"
	else
		fail "$title"
		cat verify.err verify.out | head -n 20
	fi
}

narrow="--operation segreduce_rows --variants 1 --type f32 --operator plus --width 7 --elements 3000"
# shellcheck disable=SC2086 # options are words
{
	strategy=buffer_bulk verify buffer_bulk $narrow
	# Of others copies begin at lines of the cache: here any that does not brings nothing.
	cp copy/lib/cuda/bulk_copy.h plain_copy.h
	sed -i 's/for (i32 i = 0/if (((size_t)(from) \& 127) == 0) &/' copy/lib/cuda/bulk_copy.h
	strategy=even_bulk verify "even_bulk, copies of lines" $narrow
}
strategy=columns_bulk
# Several fillings and folds of a thread, rows apart, last results that are no whole vectors; folds that are structures.
verify "neighbouring columns" --operation segreduce_rows --type f32,bf16:f32:bf16 --operator plus --width 6 --stride 7 --elements 3000 \
	--params "NT=64 SEGMENTS=64 COLUMNS=3 BUFFER_ITEMS=1024 UNROLL=2"
verify "20 neighbouring columns of 16 bits" --operation segreduce_rows --type bf16:f32:bf16 --operator plus --width 20 --elements 3000 \
	--params "NT=64 SEGMENTS=64 COLUMNS=20 BUFFER_ITEMS=2048 UNROLL=2"
strategy=even_bulk verify "odd rows of 16 bits" --operation segreduce_rows --type bf16:f32:bf16,u16 --operator plus --width 7 --elements 3000 \
	--params "NT=64 VT=7 COLUMNS=7 TILES=2 UNROLL=4"
verify "neighbouring columns, structures" --operation segreduce_rows --type f32 --operator variance,arg_maximum --width 8 --elements 3000 \
	--params "NT=64 SEGMENTS=32 COLUMNS=4 BUFFER_ITEMS=1024 UNROLL=4"
verify "neighbouring columns of runs, several groups a block" --operation reduce_by_key_rows --key-type i32 --type f32 --operator plus \
	--width 7 --elements 200000 --params "NT=64 SEGMENTS=16 COLUMNS=7 BUFFER_ITEMS=1024 UNROLL=4 LOOK_BACK=1"
cp plain_copy.h copy/lib/cuda/bulk_copy.h
for strategy in even_bulk buffer_bulk; do
	verify "runs of keys by $strategy" --operation reduce_by_key_rows --key-type i32 --variants 1 --type f32 --operator plus \
		--width 7 --elements 3000
done
strategy=buffer_bulk
verify "runs of keys, several groups a block" --operation reduce_by_key_rows --key-type i32 --type f32 --operator plus --width 7 \
	--elements 9000 --params "NT=64 SEGMENTS=1 ROWS=1 BUFFER_ITEMS=1024 MIN_BLOCKS=0 LOOK_BACK=1"
verify "softmax of rows" --operation segsoftmax_rows --type f32 --operator logsumexp --width 7 --elements 3000 \
	--params "NT=64 SEGMENTS=4 ROWS=1 BUFFER_ITEMS=1024"
strategy=
verify "several together" --operation segreduce --params "THREADS_PER_SEGMENT=8 BUFFER_ITEMS=1024" --type f32,bf16:f32 \
	--operator variance,logsumexp --elements 20000
strategy=tiles_bulk
# Further windows where many segments end in a tile; with 8 a thread, no run of empty segments may end among one thread's.
for shape in "1 NT=128 BUFFER_ITEMS=2560" "4 NT=128 BUFFER_ITEMS=2560" "8 NT=256 BUFFER_ITEMS=5120"; do
	verify "tiles of elements, segments a thread: $shape" --operation segreduce --type i32,f32 --operator plus,minimum \
		--params "MIN_BLOCKS=0 SEGMENTS_PER_THREAD=$shape" --elements 70000
done
# In order: few elements are not 0, so that parts of a segment in several tiles tell one from the other.
echo 'operator { name = "first", expression = "(a != 0 ? a : b)", identity = "0" }' >first.lua
verify "tiles of elements, in order" --operation segreduce --script first.lua --operator first --type i32 --elements 70000 \
	--params "NT=128 BUFFER_ITEMS=2560"
# As many segments as elements, and runs of empty segments, most of them behind all others, in front and between: a block
# alone would take seconds.
if "$SEGTUNE" sweep --device opencl:pocl --quiet --catalogue copy --operation segreduce --strategy tiles_bulk --space possible \
	--params "NT=128 BUFFER_ITEMS=2560 SEGMENTS_PER_THREAD=1 MIN_BLOCKS=0" --samples 3 --min-samples 3 --no-finals --db runs.db --geometry \
	uniform:n=100K,mean=2,empty=0.9,sorted=down pareto:n=30K,mean=0.1,empty=0.9,sorted=up gap:n=20K,mean=3,run=200K \
	empty:segments=50K fixed:n=50K,mean=1 >sweep.out 2>&1 && [ "$("$SEGTUNE" db measurements --db runs.db --csv | grep -c tiles_bulk)" = 5 ]; then
	ok "runs of empty segments"
else
	fail "runs of empty segments"
	cat sweep.out
fi
strategy=
verify "by offsets, each type and operator" --operation segreduce --cover --variants 1 --elements 6000
verify "several passes" --operation segreduce --params BUFFER_ITEMS=1024 --type i32,f64 --operator plus --elements 20000
# Operators that do not commute fold after each pass here, which PoCL does not compile right (stream.lua).
verify "several lanes" --operation segreduce --params "THREADS_PER_SEGMENT=8 BUFFER_ITEMS=1024" --type u32 --operator plus --elements 20000
verify "long segments in a launch of their own" --operation segreduce --params "SPLIT_SEGMENT_MIN=4096 BUFFER_ITEMS=1024" --type i32,u32 \
	--operator plus,affine --elements 70000
verify "balanced" --operation segreduce --params "BALANCED=1 BUFFER_ITEMS=1536" --type i32,f32,f64 --operator plus,maximum --elements 20000
verify "balanced, long segments in a launch of their own" --operation segreduce --params "BALANCED=1 BUFFER_ITEMS=2560 SPLIT_SEGMENT_MIN=4096" \
	--type i32 --operator plus --elements 70000
for fitted in "2 BUFFER_ITEMS=1792 BALANCED=0" "8 BUFFER_ITEMS=1792 BALANCED=1" "6 BUFFER_ITEMS=1792 BALANCED=1"; do
	strategy=stream_fitted
	verify "as the launch says, $fitted" --operation segreduce --params "NT=64 SEGMENTS_PER_THREAD=$fitted" --type i32,f64 --operator plus,maximum --elements 20000
done
strategy=subwarp
verify "threads a segment as the launch says" --operation segreduce --params "NT=64 THREADS_PER_SEGMENT=0" --type i32 --operator plus \
	--elements 20000
strategy=
verify "balanced, by bits" --operation segreduce_apply --params "BALANCED=1 BUFFER_ITEMS=1536" --type i32,u32,f64 --operator plus \
	--elements 20000
verify "by bits, each type and operator" --operation segreduce_apply --cover --variants 1 --elements 6000
for bits in 8 16 32; do
	verify "by $bits bits" --operation segreduce_apply --params "BITS_PER_LOAD=$bits BUFFER_ITEMS=1024" --type i32 --operator plus \
		--elements 20000
done
verify "rows of one length" --operation segreduce_regular --type f32 --operator plus --variants 1 --length 33 \
	--elements 6000

# Asynchronous copies in each thread's own ring: here they arrive at once.
cat >copy/lib/cuda/async_copy.h <<'END'
#include "dialect.h"
#define copy_16(to, from, bytes) (*(to) = *(GLOBAL const uint4 *)(from))
#define copies_end()
#define COPIES_WAIT(groups)
END
mv copy/segreduce_rows/even_async.cu copy/segreduce_rows/even_async.cl
sed -i 's/"even_async.cu"/"even_async.cl"/; s/pieces.has_sm(dev, 80)/true/' copy/segreduce_rows/even_async.lua
runs_of even_async
strategy=even_async
for rows in "segreduce_rows f32 VEC=4" "bags bf16:f32 VEC=8" "bags_weighted f32 VEC=4"; do
	# shellcheck disable=SC2086 # three words
	set -- $rows
	verify "rows of $1 on their way to a ring" --operation "$1" --type "$2" --operator plus --width 33 \
		--stride 40 --params "$3 NT=64 UNROLL=2 STAGES=3 CHUNK_ITEMS=32" --elements 3000
done

verify "runs of rows on their way to a ring" --operation reduce_by_key_rows --key-type i64 --type f32 --operator plus --width 33 \
	--stride 40 --params "VEC=4 NT=64 UNROLL=2 STAGES=3 CHUNK_ITEMS=32" --elements 3000

# Of local memory that a kernel does not name itself PoCL's optimised builds have one for all threads (last_block.h).
kernels() {
	POCL_EXTRA_BUILD_FLAGS='' POCL_CACHE_DIR=$WORK/optimised "$SEGTUNE" verify --device opencl:pocl --quiet --type i32 \
		--operator plus --elements 9000 "$@" >optimised.out 2>&1
}
check "long segments, optimised" kernels --operation segreduce --strategy stream --params "SPLIT_SEGMENT_MIN=4096 NT=64 BUFFER_ITEMS=4096"
check "parts of segments, optimised" kernels --operation segreduce --strategy split --params NT=128
check "a whole array, optimised" kernels --operation reduce --strategy persistent --variants 1
find optimised -name '*.so' >built
xargs nm <built 2>/dev/null >names
grep ' [bBdD] [a-z_]*[.]' names >shared
if grep -q segreduce_split_long names; then
	check "no block has another's local memory" sh -c 'cat shared; [ ! -s shared ]'
else
	skip "no block has another's local memory" "no names in what PoCL has built"
fi
finish
