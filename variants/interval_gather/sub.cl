/*
 * Segments copied by LANES threads each, from part of a warp to a whole block. Rows start at multiples of VEC of the
 * result, whatever the segment's first place; those at its ends are stored element by element. Where source and
 * destination lie alike, loads are as wide as stores.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif
#ifndef LANES
#define LANES 8 /* threads a segment: divides NT */
#endif
#ifndef UNROLL
#define UNROLL 1 /* rows in flight a thread */
#endif

#include "interval.h"

KERNEL BOUNDS(NT, 0) void interval_sub(INTERVAL_PARAMS, i64 segments, GLOBAL R *RESTRICT result)
{
	const i32 lane = thread_id() % LANES;
	const i64 segment = block_id() * (NT / LANES) + thread_id() / LANES;
	route r;
	OFF_T low = 0, high = 0;
	if (segment < segments) {
		r = route_of(INTERVAL, segment);
		low = READ_ONLY(offsets + segment) + TO(r);
		high = READ_ONLY(offsets + segment + 1) + TO(r);
	}
	for (OFF_T base = low / VEC * VEC + lane * VEC; base < high; base += LANES * VEC * UNROLL) {
		row v[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const OFF_T at = base + u * LANES * VEC;
			if (at < high)
				v[u] = load_row(INTERVAL, r, at, low, high);
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const OFF_T at = base + u * LANES * VEC;
			if (at < high)
				store_row(result, v[u], at, low, high);
		}
	}
}
