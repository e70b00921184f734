/*
 * Copies segments with THREADS_PER_SEGMENT threads each, from part of a warp to a whole block. Rows start at multiples
 * of VEC of the result; partial rows at a segment's ends are stored element by element. If source and destination have
 * the same alignment, loads are as wide as stores.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 8 /* threads per segment: divides NT */
#endif
#ifndef UNROLL
#define UNROLL 1 /* rows in flight per thread */
#endif

#include "interval.h"

KERNEL BOUNDS(NT, 0) void interval_subwarp(INTERVAL_PARAMS, i64 segments, GLOBAL R *RESTRICT result)
{
	const i32 lane = thread_id() % THREADS_PER_SEGMENT;
	const i64 segment = block_id() * (NT / THREADS_PER_SEGMENT) + thread_id() / THREADS_PER_SEGMENT;
	route r;
	OFF_T low = 0, high = 0;
	if (segment < segments) {
		r = route_of(INTERVAL, segment);
		low = READ_ONLY(offsets + segment) + TO(r);
		high = READ_ONLY(offsets + segment + 1) + TO(r);
	}
	for (OFF_T base = low / VEC * VEC + lane * VEC; base < high; base += THREADS_PER_SEGMENT * VEC * UNROLL) {
		row v[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const OFF_T at = base + u * THREADS_PER_SEGMENT * VEC;
			if (at < high)
				v[u] = load_row(INTERVAL, r, at, low, high);
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const OFF_T at = base + u * THREADS_PER_SEGMENT * VEC;
			if (at < high)
				store_row(result, v[u], at, low, high);
		}
	}
}
