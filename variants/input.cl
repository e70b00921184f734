/*
 * Computes the value of every element of an input, from which expected results are made: INPUT_VALUE, an expression of
 * x, i, segment and rank. Independent of the code that strategies share (lib/source.h), so that both check each other.
 */
#include "dialect.h"

#define INPUT_NT 64     /* threads per block */
#define INPUT_CHUNK 256 /* consecutive elements per thread */

#ifndef INPUT_VALUE
#define INPUT_VALUE x
#endif

/* The last segment that begins at or before element e, so one that has elements. */
FN i64 segment_of(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 e)
{
	i64 low = 0, high = segments;
	while (high - low > 1) {
		const i64 middle = low + (high - low) / 2;
		if (offsets[middle] <= e)
			low = middle;
		else
			high = middle;
	}
	return low;
}

FN V input_value(V x, i64 i, i64 segment, i64 rank)
{
	return INPUT_VALUE;
}

/*
 * With MULTIPLY, values are matrix entries, multiplied by entries of `vector` at index; otherwise vector is not read.
 * Segments are given by offsets or, if length is not 0, all have `length` elements. values is not read if the
 * expression has no x (SOURCE_INDEX), and gathered by index with SOURCE_SPMV_UNARY.
 */
KERNEL BOUNDS(INPUT_NT, 0) void input_values(GLOBAL const V *RESTRICT values, GLOBAL const i32 *RESTRICT index,
					     GLOBAL const V *RESTRICT vector, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 length,
					     GLOBAL V *RESTRICT computed)
{
	const i64 from = (block_id() * INPUT_NT + thread_id()) * INPUT_CHUNK;
	const i64 to = n - from < INPUT_CHUNK ? n : from + INPUT_CHUNK;
	i64 segment = 0;
	if (from < to)
		segment = length ? from / length : segment_of(offsets, segments, from);
	for (i64 i = from; i < to; i++) {
		V x = 0;
		i64 begin;
#ifdef MULTIPLY
		x = MULTIPLY(values[i], vector[index[i]]);
#elif defined(SOURCE_SPMV_UNARY)
		x = values[index[i]];
#elif !SOURCE_INDEX
		x = values[i];
#endif
		if (length) {
			segment = i / length;
			begin = segment * length;
		} else {
			while (segment + 1 < segments && offsets[segment + 1] <= i)
				segment++;
			begin = offsets[segment];
		}
		computed[i] = input_value(x, i, segment, i - begin);
	}
}
