/* A fold with a short dependency chain. */
#ifndef SEGTUNE_HALVES_H
#define SEGTUNE_HALVES_H

#include "dialect.h"

/* Folds count elements, a power of 2, as a tree in place; the operator must commute. */
FN T fold_by_halves(T *e, i32 count)
{
#pragma unroll
	for (i32 width = count / 2; width > 0; width /= 2) {
#pragma unroll
		for (i32 i = 0; i < width; i++)
			e[i] = combine(e[i], e[i + width]);
	}
	return e[0];
}

#endif
