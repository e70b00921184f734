/*
 * Whole reduction, the third of the CUDA Handbook's listings: all steps are unrolled, the block's size being known when
 * it is compiled; those within a warp wait for the warp only.
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
