/*
 * Segmented reduction through a buffer in local memory (stream/buffer.h) that threads fill with 16-byte loads; all
 * loads of a pass are in flight together.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef SEGMENTS_PER_THREAD
#define SEGMENTS_PER_THREAD 4 /* segments per thread (or per THREADS_PER_SEGMENT threads) */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 2048 /* elements in the buffer: a multiple of NT vectors */
#endif
#ifndef PADDING
#define PADDING 0 /* 1: pads every 128 bytes with a vector, so that strides of whole lines spread over the banks */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 1 /* threads per segment: a power of two, at most 32 */
#endif
#ifndef BALANCED
#define BALANCED 0 /* 1: each thread folds equally many consecutive elements of the buffer; a scan joins them */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "stream/buffer.h"
#include "stream/split_segments.h"

#define LOADS (BUFFER_ITEMS / (NT * VEC))
#if PADDING
#define PLACE(j) ((j) + (j) / (128 / STAGED_BYTES) * VEC)
#else
#define PLACE(j) (j)
#endif

FN void fill(SOURCE_PARAMS, OFF_T base, OFF_T end, OFF_T n, LOCAL_PTR staged_vec *buffer)
{
	const i32 place = thread_id() * VEC, left = end - base < BUFFER_ITEMS ? (i32)(end - base) : BUFFER_ITEMS;
	const i32 last = (left - 1) / VEC * VEC;
	if (n - base >=
	    BUFFER_ITEMS) { /* all vectors are whole: no branches, so all loads are issued before the first arrives */
		staged_vec v[LOADS];
#pragma unroll
		for (i32 k = 0; k < LOADS; k++) {
			const i32 at = place + k * NT * VEC;
			load_staged_whole(SOURCE, base + (at < last ? at : last), &v[k]);
		}
#pragma unroll
		for (i32 k = 0; k < LOADS; k++)
			if (place + k * NT * VEC < left)
				put_staged(&buffer[PLACE(k * NT * VEC + place) / VEC], &v[k]);
	} else { /* not unrolled: that would cost the other loop registers */
#pragma unroll 1
		for (i32 k = 0; k < LOADS; k++)
			if (place + k * NT * VEC < left) {
				staged_vec v;
				load_staged(SOURCE, base + place + k * NT * VEC, n, &v);
				put_staged(&buffer[PLACE(k * NT * VEC + place) / VEC], &v);
			}
	}
}

#define ARRIVAL_DECL
#define ARRIVAL
#define WAIT_FOR_BUFFER(pass)
#define RELEASE_BUFFER()
#define STREAM_KERNEL segreduce_stream
#if BALANCED
#include "stream/balanced_kernel.h"
#else
#include "stream/per_segment_kernel.h"
#endif
