/*
 * What scans share. EXCLUSIVE: a result does not include its own element. SEGMENTED: every segment has a scan of its
 * own; kernels then take the offsets after the values, unless all have the length SEGLEN. INITIAL: a value in front of each scan. IN_PLACE: results take the
 * place of the values: a kernel reads none that others may have written over.
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
 * A result of the scan x, in which IDENTITY stands for what is before the first element. INITIAL_NT: a launch behind the
 * kernels does it (initial.cl).
 */
#if defined(INITIAL) && !defined(INITIAL_NT)
#define WITH_INITIAL(x) combine(INITIAL, x)
#else
#define WITH_INITIAL(x) x
#endif

/* Scans elements at .. end - 1, starting from sum, one after the other; returns the prefix of the next. */
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
