/*
 * Whole reduction, the second of the CUDA Handbook's listings: the last steps, within a warp, are unrolled and wait for
 * the warp only. In the book they do not wait at all, which has been wrong since the threads of a warp may run apart
 * (Volta).
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
