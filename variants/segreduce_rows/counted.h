/* The number of segments is known to the host or, if they are runs of keys, to the device alone. */
#ifndef SEGTUNE_COUNTED_H
#define SEGTUNE_COUNTED_H

#include "dialect.h"

#ifdef SEGMENTS_COUNTED
#define SEGMENTS_PARAM GLOBAL const i64 *RESTRICT counted
#define SEGMENTS_HERE const i64 segments = counted[0]
#else
#define SEGMENTS_PARAM i64 segments
#define SEGMENTS_HERE
#endif

/*
 * Starts a block's work for a group of segments: one group per block, or, if the host does not know their number, a
 * grid-stride loop over all groups.
 */
#ifdef SEGMENTS_COUNTED
#define EACH_GROUP(group, groups) for (i64 group = block_id(); group < (groups); group += grid_size())
#else
#define EACH_GROUP(group, groups) const i64 group = block_id();
#endif

/* Ends it, if it uses a buffer in local memory: the next group may reuse the buffer. */
#ifdef SEGMENTS_COUNTED
#define NEXT_GROUP()                                                                                                   \
	RELEASE_BUFFER();                                                                                              \
	BARRIER()
#else
#define NEXT_GROUP()
#endif

#endif
