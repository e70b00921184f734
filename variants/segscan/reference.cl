/* Scan within segments, one thread per segment: the reference for operators from scripts. */
#ifndef SEGMENTED
#define SEGMENTED 1 /* as the operation defines */
#endif

#include "reference.h"

#include "scan/prefix.h"

KERNEL BOUNDS(NT, 0) void segscan_reference(SCANNED, i64 segments, GLOBAL T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments)
		(void)scan_serially(SOURCE, offsets[segment], offsets[segment + 1], IDENTITY, result);
}
