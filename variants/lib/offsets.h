/*
 * Where segments begin: segment s has the elements from OFFSET(s) to before OFFSET(s + 1). A kernel has OFFSETS_PARAM,
 * without a comma after it, before another parameter, and passes OFFSETS on likewise. SEGLEN: all segments have that
 * length, a constant; then there is no array of offsets, and "offsets" in a descriptor's args stands for nothing.
 */
#ifndef SEGTUNE_OFFSETS_H
#define SEGTUNE_OFFSETS_H

#include "dialect.h"
#include "thread/search.h"

#ifdef SEGLEN
#define OFFSETS_PARAM
#define OFFSETS
#define OFFSET(s) ((OFF_T)((i64)(s)*SEGLEN))
#else
#define OFFSETS_PARAM GLOBAL const OFF_T *RESTRICT offsets,
#define OFFSETS offsets,
#define OFFSET(s) READ_ONLY(offsets + (s))
#endif

/* How many ends are among the first d of the merged list of n elements and the segments' ends? */
#ifdef SEGLEN
#define ENDS_BEFORE(n, segments, d) ((d) / (SEGLEN + 1))
#else
#define ENDS_BEFORE(n, segments, d) ends_in_merged(offsets, n, segments, 1, d)
#endif

#endif
