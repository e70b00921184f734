/* A step of a tree over a block's partial results, in local memory. */
#ifndef SEGTUNE_TREE_H
#define SEGTUNE_TREE_H

#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block: a power of two */
#endif

/* What the next step reads must be written: by the warp, or without warps by the block. */
#ifdef HAS_SHUFFLE
#define TAIL WARP
#define TAIL_BARRIER() __syncwarp()
#else
#define TAIL NT
#define TAIL_BARRIER() BARRIER()
#endif

/* Thread t < width folds what thread t + width has into its own. */
FN void tree_step(LOCAL_PTR T *partials, i32 width)
{
	const i32 tid = thread_id();
	if (tid < width)
		partials[tid] = combine(partials[tid], partials[tid + width]);
}

#endif
