/* One step of a tree reduction over a block's partial results in local memory. */
#ifndef SEGTUNE_TREE_H
#define SEGTUNE_TREE_H

#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block: a power of two */
#endif

/* Steps of at most TAIL threads synchronise the warp only, or the block where there are no warps. */
#ifdef HAS_SHUFFLE
#define TAIL WARP
#define TAIL_BARRIER() __syncwarp()
#else
#define TAIL NT
#define TAIL_BARRIER() BARRIER()
#endif

/* Thread t < width adds the partial result of thread t + width to its own. */
FN void tree_step(LOCAL_PTR T *partials, i32 width)
{
	const i32 tid = thread_id();
	if (tid < width)
		partials[tid] = combine(partials[tid], partials[tid + width]);
}

#endif
