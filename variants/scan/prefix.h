/*
 * What scans share. EXCLUSIVE: a result does not include its own element. SEGMENTED: every segment has a scan of its
 * own; kernels then take the offsets after the values.
 */
#ifndef SEGTUNE_PREFIX_H
#define SEGTUNE_PREFIX_H

#include "source.h"

#ifndef EXCLUSIVE
#define EXCLUSIVE 0
#endif
#ifndef SEGMENTED
#define SEGMENTED 0
#endif

#if SEGMENTED
#define SCANNED SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets
#define OFFSETS offsets
#else
#define SCANNED SOURCE_PARAMS
#define OFFSETS 0
#endif

/* Scans elements at .. end - 1, starting from sum, one after the other; returns the prefix of the next. */
FN T scan_serially(SOURCE_PARAMS, i64 at, i64 end, T sum, GLOBAL T *RESTRICT result)
{
	for (; at < end; at++) {
		const T before = sum;
		sum = combine(sum, load_element(SOURCE, at));
		result[at] = EXCLUSIVE ? before : sum;
	}
	return sum;
}

#endif
