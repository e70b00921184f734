/* Reduction of an array: the reference for operators from scripts. */
#include "reference_folds.h"

/* Run by one thread. */
KERNEL BOUNDS(1, 0) void reduce_reference(GLOBAL const T *RESTRICT partial, i64 chunks, GLOBAL T *RESTRICT result)
{
	T sum = IDENTITY;
	for (i64 k = 0; k < chunks; k++)
		sum = combine(sum, partial[k]);
	result[0] = sum;
}
