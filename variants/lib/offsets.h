/*
 * Where segments begin: segment s has the elements OFFSET(s) .. OFFSET(s + 1) - 1. A kernel writes OFFSETS_PARAM before
 * another parameter, without a comma, and passes OFFSETS on in the same way. SEGLEN: all segments have this constant
 * length; then there is no array of offsets, and "offsets" in a descriptor's args is dropped.
 *
 * Kernels that only need each segment's own bounds use SEGMENT_BEGIN(s) and SEGMENT_END(s), and then also serve
 * segments that are not contiguous. SEGMENTS_APART: these are begins[s] and ends[s], two arrays of SOURCE, and there
 * are no offsets. SEGMENTS_OPEN: offsets lack the last entry; the last segment ends at n. n and segments must be in
 * scope.
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

/* The number of segment ends among the first d entries of the merged list of n elements and all ends. */
#ifdef SEGLEN
#define ENDS_BEFORE(n, segments, d) ((d) / (SEGLEN + 1))
#else
#define ENDS_BEFORE(n, segments, d) ends_in_merged(offsets, n, segments, 1, d)
#endif

#endif
