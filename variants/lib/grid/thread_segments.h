/* Segments divided among the threads of a grid, THREAD_SEGMENTS consecutive ones each. */
#ifndef SEGTUNE_THREAD_SEGMENTS_H
#define SEGTUNE_THREAD_SEGMENTS_H

#include "dialect.h"

#define THREAD_SEGMENTS 16 /* segments per thread */

/* The thread's segments, *from .. *to - 1. */
FN void thread_segments(i64 segments, i64 *from, i64 *to)
{
	*from = (block_id() * NT + thread_id()) * THREAD_SEGMENTS;
	*from = *from < segments ? *from : segments;
	*to = *from + THREAD_SEGMENTS < segments ? *from + THREAD_SEGMENTS : segments;
}

#endif
