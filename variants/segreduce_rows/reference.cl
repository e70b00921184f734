/* Segmented reduction of rows, one thread a segment and column, for checking operators from scripts. */
#include "dialect.h"

#ifndef NT
#define NT 64 /* threads a block */
#endif
#define VEC 1

#include "rows.h"

KERNEL BOUNDS(NT, 0) void segreduce_rows_reference(SOURCE_PARAMS,
						   GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
						   GLOBAL RESULT_T *RESTRICT result)
{
	const i64 place = block_id() * NT + thread_id(), segment = place / WIDTH;
	if (segment < segments) {
		T sum = IDENTITY;
		for (OFF_T row = offsets[segment]; row < offsets[segment + 1]; row++)
			sum = combine(sum, lift(values[(i64)row * ROW_STRIDE + place % WIDTH], row));
		result[place] = RESULT_OF(sum);
	}
}
