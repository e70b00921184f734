/*
 * Reduction of an array, the third of the CUDA Handbook's listings: all steps are unrolled, as the block size is known
 * at compile time; those within a warp synchronise the warp only.
 */
#include "tree.h"

FN void block_tree(LOCAL_PTR T *partials)
{
#pragma unroll
	for (i32 width = NT / 2; width >= TAIL; width /= 2) {
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
