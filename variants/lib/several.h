/*
 * Folds of several elements at once, for operators where that is cheaper than one by one (SEVERAL_BODY): variance needs
 * a single division for all of them, logsumexp one exponential each. Kernels that hold elements of one segment in
 * registers call fold_several; for other operators they are compiled without it.
 */
#ifndef SEGTUNE_SEVERAL_H
#define SEGTUNE_SEVERAL_H

#include "dialect.h"

#ifdef SEVERAL_BODY
#define SEVERAL 8 /* elements, where nothing else determines the number */
/* 1: of a remainder, SEVERAL / 2 elements are folded at once. PoCL 3.1's optimiser miscompiles that for structures. */
#ifdef ROLLED
#define SEVERAL_HALVED 0
#else
#define SEVERAL_HALVED 1
#endif

/* Adds e[0] .. e[count - 1] to sum: lifted values, no identities. count is a constant to the compiler. */
FN T fold_several(T sum, const T *e, i32 count){SEVERAL_BODY}

FN T add_one(T sum, T element)
{
	return fold_several(sum, &element, 1);
}
#else
FN T add_one(T sum, T element)
{
	return combine(sum, element);
}
#endif

#endif
