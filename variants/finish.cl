/*
 * Makes results from folds, for strategies whose kernels store folds (finishes of their descriptor). This file is put
 * in front of their source, and its end redefines results to be folds.
 */
#include "dialect.h"

#define FINISH_NT 256 /* threads per block */

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
