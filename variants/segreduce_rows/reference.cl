/* Segmented reduction of rows, one thread per segment and column: the reference for operators from scripts. */
#include "dialect.h"

#ifndef NT
#define NT 64 /* threads per block */
#endif
#define VEC 1

#include "rows.h"

KERNEL BOUNDS(NT, 0) void segreduce_rows_reference(SOURCE_PARAMS,
						   GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
						   GLOBAL RESULT_T *RESTRICT result)
{
	const i64 number = block_id() * NT + thread_id(), segment = number / WIDTH;
	if (segment < segments) {
		columns sum = identities();
		loaded_row row;
		place at;
		for (OFF_T i = offsets[segment]; i < offsets[segment + 1]; i++) {
			find_place(SOURCE, i, &at);
			load_columns(values, &at, i, (i32)(number % WIDTH), &row);
			add_row(&sum, &row, i);
		}
		result[number] = RESULT_OF(sum.e[0]);
	}
}
