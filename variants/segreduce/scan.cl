/*
 * Segmented reduction by a segmented scan: stores the inclusive scan of all elements, then takes each segment's result
 * from its last element. The classic baseline (Blelloch 1990; Sengupta et al. 2007), which moves the elements three
 * times.
 */
#define SEGMENTED 1
#include "scan/lookback.cl"

#undef OFFSETS
#include "offsets.h"

KERNEL BOUNDS(NT, 0) void segreduce_scan_last(OFFSETS_PARAM i64 segments, GLOBAL const T *RESTRICT scanned,
					      GLOBAL T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments) {
		const OFF_T start = OFFSET(segment), end = OFFSET(segment + 1);
		result[segment] = start < end ? scanned[end - 1] : IDENTITY;
	}
}
