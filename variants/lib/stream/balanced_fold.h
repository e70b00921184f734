/*
 * Balanced folds of a block's segments, whatever their lengths: each thread folds VT consecutive elements of the
 * buffer, and a segmented scan joins the threads.
 */
#ifndef SEGTUNE_BALANCED_FOLD_H
#define SEGTUNE_BALANCED_FOLD_H

#define VT (BUFFER_ITEMS / NT)

#include "block/segmented_scan.h"
#include "stream/buffer.h"
#include "thread/run_ends.h"

/* The number of elements in the pass that starts at base. */
FN i32 pass_items(OFF_T base, OFF_T end)
{
	return end - base < BUFFER_ITEMS ? (i32)(end - base) : BUFFER_ITEMS;
}

/* Loads the thread's elements; running: the carry into the block's first element. */
FN void take_elements(LOCAL_PTR const T *buffered, T running, T *v)
{
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		v[i] = staged_element(buffered[thread_id() * VT + i], 0); /* plain operators only: no index */
	if (thread_id() == 0)
		v[0] = combine(running, v[0]);
}

#endif
