/*
 * Several elements at a time, for an operator that takes less for them together than one after the other
 * (SEVERAL_BODY): variance a division for all of them, logsumexp one exponential each. Kernels that hold elements of
 * one segment in registers call fold_several; those of all other operators are built without it.
 */
#ifndef SEGTUNE_SEVERAL_H
#define SEGTUNE_SEVERAL_H

#include "dialect.h"

#ifdef SEVERAL_BODY
#define SEVERAL 8 /* elements, where no other number is at hand */
/* 1: of those that are left half as many together. PoCL 3.1's optimiser miscompiles that. */
#ifdef ROLLED
#define SEVERAL_HALVED 0
#else
#define SEVERAL_HALVED 1
#endif

/* The fold of sum and e[0] to e[count - 1], lifted values, no identities; the compiler knows count. */
FN T fold_several(T sum, const T *e, i32 count){SEVERAL_BODY}

/* The fold of sum and an element. */
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
