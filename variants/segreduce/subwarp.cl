/*
 * Segmented reduction, THREADS_PER_SEGMENT threads per segment: a part of a warp, or a whole one. With 0 the launch
 * decides how many.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 8 /* threads per segment: a power of two, at most 32; 0: set by the launch */
#endif
#ifndef SEGMENTS_IN_FLIGHT
#define SEGMENTS_IN_FLIGHT 1 /* adjacent segments whose first loads are issued together */
#endif

#include "block/reduce.h"
#include "offsets.h"
#include "thread/strided_reduce.h"

#if THREADS_PER_SEGMENT
#define AND_THREADS_PARAM
#define THREADS THREADS_PER_SEGMENT
#define OVER_THREADS(x) ((x) / THREADS)
#else
#define AND_THREADS_PARAM , i64 threads
#define THREADS ((i32)threads)
#define OVER_THREADS(x) ((x) >> LOWEST_BIT((u32)THREADS))
#endif

KERNEL BOUNDS(NT, 0) void segreduce_subwarp(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					    GLOBAL RESULT_T *RESTRICT result AND_THREADS_PARAM)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i32 lane = thread_id() & (THREADS - 1);
	const i64 first = (block_id() * OVER_THREADS(NT) + OVER_THREADS(thread_id())) * SEGMENTS_IN_FLIGHT;
	OFF_T from[SEGMENTS_IN_FLIGHT], to[SEGMENTS_IN_FLIGHT];
	T sum[SEGMENTS_IN_FLIGHT];

#pragma unroll
	for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
		const i64 segment = first + f;
		from[f] = to[f] = 0;
		sum[f] = IDENTITY;
		if (segment < segments) {
			const OFF_T shift = SOURCE_SHIFT(segment);
			from[f] = SEGMENT_BEGIN(segment) + shift;
			to[f] = SEGMENT_END(segment) + shift;
		}
	}
#if SEGMENTS_IN_FLIGHT > 1
	loaded_vec v[SEGMENTS_IN_FLIGHT][UNROLL];
#pragma unroll
	for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
		SOURCE_OF(first + f);
		strided_load(SOURCE, (OFF_T)n, strided_begin(from[f], lane), to[f], THREADS, UNROLL, v[f]);
	}
#endif
#pragma unroll
	for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
		OFF_T row = strided_begin(from[f], lane);
		SOURCE_OF(first + f);
#if SEGMENTS_IN_FLIGHT > 1
		sum[f] = strided_add(sum[f], from[f], row, to[f], THREADS, UNROLL, v[f]);
		row += STRIDE(THREADS, UNROLL);
#endif
		sum[f] = strided_rest(SOURCE, sum[f], (OFF_T)n, from[f], row, to[f], THREADS, UNROLL);
	}
#pragma unroll
	for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
		const T whole = lanes_fold(sum[f], lane, THREADS, scratch);
		if (lane == 0 && first + f < segments)
			result[first + f] = RESULT_OF(whole);
	}
}
