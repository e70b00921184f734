/* Segments dealt out to the threads of a grid, SHARE neighbours each. */
#ifndef SEGTUNE_SHARE_H
#define SEGTUNE_SHARE_H

#include "dialect.h"

#define SHARE 16 /* segments a thread */

/* The thread's share of the segments: from, before to. */
FN void take_share(i64 segments, i64 *from, i64 *to)
{
	*from = (block_id() * NT + thread_id()) * SHARE;
	*from = *from < segments ? *from : segments;
	*to = *from + SHARE < segments ? *from + SHARE : segments;
}

#endif
