/*
 * Results made of folds, behind kernels that store these (finishes of their descriptor), in whose place they stand in
 * front: what follows stores folds as results.
 */
#include "dialect.h"

#define FINISH_NT 256 /* threads a block */

KERNEL BOUNDS(FINISH_NT, 0) void finish_results(i64 count, GLOBAL const T *RESTRICT folds,
						GLOBAL RESULT_T *RESTRICT result)
{
	const i64 i = block_id() * FINISH_NT + thread_id();
	if (i < count)
		result[i] = RESULT_OF(folds[i]);
}

#undef FINISH_BODY
#undef RESULT_BODY
#undef RESULT_T
#define RESULT_T T
#undef RESULT_BYTES
#define RESULT_BYTES T_BYTES
#undef RESULT_OF
#define RESULT_OF(x) x
