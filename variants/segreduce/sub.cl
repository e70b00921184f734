/* Segmented reduction, LANES threads a segment: part of a warp to a whole one. */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif
#ifndef LANES
#define LANES 8 /* threads a segment: a power of two, at most 32 */
#endif
#ifndef FLIGHT
#define FLIGHT 1 /* neighbouring segments whose first loads LANES threads issue together */
#endif

#include "fold.h"
#include "offsets.h"
#include "strided.h"

KERNEL BOUNDS(NT, 0) void segreduce_sub(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i32 lane = thread_id() & (LANES - 1);
	const i64 first = (block_id() * (NT / LANES) + thread_id() / LANES) * FLIGHT;
	OFF_T from[FLIGHT], to[FLIGHT];
	T sum[FLIGHT];

#pragma unroll
	for (i32 f = 0; f < FLIGHT; f++) {
		const i64 segment = first + f;
		from[f] = to[f] = 0;
		sum[f] = IDENTITY;
		if (segment < segments) {
			const OFF_T shift = SOURCE_SHIFT(segment);
			from[f] = OFFSET(segment) + shift;
			to[f] = OFFSET(segment + 1) + shift;
		}
	}
#if FLIGHT > 1
	elements v[FLIGHT][UNROLL];
#pragma unroll
	for (i32 f = 0; f < FLIGHT; f++)
		strided_load(SOURCE, (OFF_T)n, strided_begin(from[f], lane), to[f], LANES, v[f]);
#endif
#pragma unroll
	for (i32 f = 0; f < FLIGHT; f++) {
		OFF_T row = strided_begin(from[f], lane);
#if FLIGHT > 1
		sum[f] = strided_add(sum[f], from[f], row, to[f], LANES, v[f]);
		row += STRIDE(LANES);
#endif
		sum[f] = strided_rest(SOURCE, sum[f], (OFF_T)n, from[f], row, to[f], LANES);
	}
#pragma unroll
	for (i32 f = 0; f < FLIGHT; f++) {
		const T whole = lanes_fold(sum[f], lane, LANES, scratch);
		if (lane == 0 && first + f < segments)
			result[first + f] = whole;
	}
}
