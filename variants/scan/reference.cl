/* Scan of an array: the reference for operators from scripts. */
#include "reference_folds.h"

#include "prefix.h"

/* Run by one thread. before[k]: the fold of chunk k, then that of the chunks before it. */
KERNEL BOUNDS(1, 0) void scan_reference_spine(GLOBAL T *RESTRICT before, i64 chunks)
{
	T sum = IDENTITY;
	for (i64 k = 0; k < chunks; k++) {
		const T chunk_sum = before[k];
		before[k] = sum;
		sum = combine(sum, chunk_sum);
	}
}

KERNEL BOUNDS(NT, 0) void scan_reference(SOURCE_PARAMS, i64 n, GLOBAL const T *RESTRICT before,
					 GLOBAL T *RESTRICT result)
{
	const thread_chunk own = own_chunk(n);
	if (own.from < own.to)
		(void)scan_serially(SOURCE, own.from, own.to, before[own.index], result);
}
