/*
 * Reduction of an array, the second of the CUDA Handbook's listings: the last steps, within a warp, are unrolled and
 * synchronise the warp only. In the book they do not synchronise at all, which is wrong since Volta, where threads of a
 * warp may diverge.
 */
#include "tree.h"

FN void block_tree(LOCAL_PTR T *partials)
{
	for (i32 width = block_size() / 2; width >= TAIL; width /= 2) {
		tree_step(partials, width);
		BARRIER();
	}
#pragma unroll
	for (i32 width = (TAIL < NT ? TAIL : NT) / 2; width > 0; width /= 2) {
		tree_step(partials, width);
		TAIL_BARRIER();
	}
}

#include "handbook.h"
