/*
 * Where segments begin: segment s has the elements from OFFSET(s) to before OFFSET(s + 1). A kernel has OFFSETS_PARAM,
 * without a comma after it, before another parameter, and passes OFFSETS on likewise. SEGLEN: all segments have that
 * length, a constant; then there is no array of offsets, and "offsets" in a descriptor's args stands for nothing.
 *
 * Kernels that want nothing but each segment's own bounds take SEGMENT_BEGIN(s) and SEGMENT_END(s), and serve segments
 * that do not follow each other, too. SEGMENTS_APART: these are begins[s] and ends[s], two arrays among SOURCE, and there
 * are no offsets. SEGMENTS_OPEN: offsets have no end behind the last segment, which is n; n and segments are in scope.
 */
#ifndef SEGTUNE_OFFSETS_H
#define SEGTUNE_OFFSETS_H

#include "dialect.h"
#include "thread/search.h"

#ifdef SEGLEN
#define OFFSETS_PARAM
#define OFFSETS
#define OFFSET(s) ((OFF_T)((i64)(s)*SEGLEN))
#elif defined(SEGMENTS_APART)
#define OFFSETS_PARAM
#define OFFSETS
#else
#define OFFSETS_PARAM GLOBAL const OFF_T *RESTRICT offsets,
#define OFFSETS offsets,
#define OFFSET(s) READ_ONLY(offsets + (s))
#endif

#if defined(SEGMENTS_APART)
#define SEGMENT_BEGIN(s) READ_ONLY(begins + (s))
#define SEGMENT_END(s) READ_ONLY(ends + (s))
#elif defined(SEGMENTS_OPEN)
#define SEGMENT_BEGIN(s) OFFSET(s)
#define SEGMENT_END(s) ((s) + 1 < segments ? OFFSET((s) + 1) : (OFF_T)n)
#else
#define SEGMENT_BEGIN(s) OFFSET(s)
#define SEGMENT_END(s) OFFSET((s) + 1)
#endif

/* How many ends are among the first d of the merged list of n elements and the segments' ends? */
#ifdef SEGLEN
#define ENDS_BEFORE(n, segments, d) ((d) / (SEGLEN + 1))
#else
#define ENDS_BEFORE(n, segments, d) ends_in_merged(offsets, n, segments, 1, d)
#endif

#endif
