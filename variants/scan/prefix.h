/*
 * Shared by all scans. EXCLUSIVE: a result does not include its own element. SEGMENTED: every segment has its own scan;
 * kernels then take offsets after the values, unless all segments have the length SEGLEN. INITIAL: a value in front of
 * each scan. IN_PLACE: results overwrite the values, so a kernel must not read any that others may have overwritten.
 */
#ifndef SEGTUNE_PREFIX_H
#define SEGTUNE_PREFIX_H

#include "dialect.h"

#ifdef IN_PLACE
#undef RESTRICT
#define RESTRICT
#endif

#include "source.h"

#ifndef EXCLUSIVE
#define EXCLUSIVE 0
#endif
#ifndef SEGMENTED
#define SEGMENTED 0
#endif

#if SEGMENTED && !defined(SEGLEN)
#define BY_OFFSETS 1
#else
#define BY_OFFSETS 0
#endif

#if BY_OFFSETS
#define SCANNED SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets
#define OFFSETS offsets
#else
#define SCANNED SOURCE_PARAMS
#define OFFSETS 0
#endif

/*
 * The result for the scan x, which starts from IDENTITY. With INITIAL_NT a later launch adds the initial value
 * (initial.cl).
 */
#if defined(INITIAL) && !defined(INITIAL_NT)
#define WITH_INITIAL(x) combine(INITIAL, x)
#else
#define WITH_INITIAL(x) x
#endif

/* Scans elements at .. end - 1 one after the other, starting from sum; returns the prefix of the next element. */
FN T scan_serially(SOURCE_PARAMS, i64 at, i64 end, T sum, GLOBAL T *RESTRICT result)
{
	for (; at < end; at++) {
		const T before = sum;
		sum = combine(sum, load_element(SOURCE, at));
		result[at] = WITH_INITIAL(EXCLUSIVE ? before : sum);
	}
	return sum;
}

#endif
