/* Whole reduction for checking operators from scripts. */
#include "reference.h"

KERNEL BOUNDS(NT, 0) void reduce_reference_parts(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT partial)
{
	const part own = own_part(n);
	if (own.from < own.to)
		partial[own.index] = fold(SOURCE, n, own.from, own.to);
}

/* One thread. */
KERNEL BOUNDS(1, 0) void reduce_reference(GLOBAL const T *RESTRICT partial, i64 parts, GLOBAL T *RESTRICT result)
{
	T sum = IDENTITY;
	for (i64 k = 0; k < parts; k++)
		sum = combine(sum, partial[k]);
	result[0] = sum;
}
