/*
 * Combines results with the initial value, for strategies whose kernels do not know of one (begins of their
 * descriptor).
 */
#include "dialect.h"

#define INITIAL_NT 256 /* threads per block */

#ifndef INITIAL
#define INITIAL IDENTITY
#endif

KERNEL BOUNDS(INITIAL_NT, 0) void fold_initial(i64 count, GLOBAL T *RESTRICT result)
{
	const i64 i = block_id() * INITIAL_NT + thread_id();
	if (i < count)
		result[i] = combine(INITIAL, result[i]);
}
