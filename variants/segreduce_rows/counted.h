/* How many segments there are is known to the host or, where they are runs of keys, to the device alone. */
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

/* Before what a block does for a group of segments: it has one, or where the host does not know how many there are, all
 * that are as many apart as there are blocks. */
#ifdef SEGMENTS_COUNTED
#define EACH_GROUP(group, groups) for (i64 group = block_id(); group < (groups); group += grid_size())
#else
#define EACH_GROUP(group, groups) const i64 group = block_id();
#endif

/* Behind it, where it uses a buffer in local memory: the next group may, too. */
#ifdef SEGMENTS_COUNTED
#define NEXT_GROUP()                                                                                                   \
	RELEASE_BUFFER();                                                                                              \
	BARRIER()
#else
#define NEXT_GROUP()
#endif

#endif
