/* Segmented reduction, one thread per segment: the reference for operators from scripts. */
#include "reference_folds.h"

#include "offsets.h"

/* Folds elements from .. end - 1, taking the folds of whole chunks: folding 2^26 elements one by one takes seconds. */
FN T fold_by_chunks(SOURCE_PARAMS, i64 n, i64 from, i64 end, GLOBAL const T *RESTRICT chunk_folds)
{
	const i64 first = (from + CHUNK_ITEMS - 1) / CHUNK_ITEMS, last = end / CHUNK_ITEMS;
	if (first >= last)
		return fold(SOURCE, n, from, end);
	T sum = fold(SOURCE, n, from, first * CHUNK_ITEMS);
	for (i64 k = first; k < last; k++)
		sum = combine(sum, chunk_folds[k]);
	return combine(sum, fold(SOURCE, n, last * CHUNK_ITEMS, end));
}

KERNEL BOUNDS(NT, 0) void segreduce_reference(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					      GLOBAL const T *RESTRICT chunk_folds, GLOBAL RESULT_T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments) {
		const i64 shift = SOURCE_SHIFT(segment);
		result[segment] = RESULT_OF(fold_by_chunks(SOURCE, n, SEGMENT_BEGIN(segment) + shift,
							   SEGMENT_END(segment) + shift, chunk_folds));
	}
}
