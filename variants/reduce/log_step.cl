/* Reduction of an array, the first of the CUDA Handbook's listings: a loop of log2(NT) steps with a barrier each. */
#include "tree.h"

FN void block_tree(LOCAL_PTR T *partials)
{
	for (i32 width = block_size() / 2; width > 0; width /= 2) {
		tree_step(partials, width);
		BARRIER();
	}
}

#include "handbook.h"
