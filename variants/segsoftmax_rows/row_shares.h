/* Shares of a lane's columns of a row (segreduce_rows/rows.h) in its segment, by the segment's factors (softmax.h). */
#ifndef SEGTUNE_ROW_SHARES_H
#define SEGTUNE_ROW_SHARES_H

#include "segsoftmax/softmax.h"

#include "segreduce_rows/rows.h"

/* The factors of a lane's columns of a fold. */
FN columns factors_of(const columns *folds)
{
	columns factor;
#pragma unroll
	for (i32 c = 0; c < VEC; c++)
		factor.e[c] = factor_of(folds->e[c]);
	return factor;
}

/* Stores the lane's columns in row i of results, as vectors if rows of results are whole vectors. */
#if WIDTH % VEC == 0
FN void store_row_shares(GLOBAL share_t *RESTRICT result, i64 i, i32 column, const shares *s)
{
	put_shares(result + i * WIDTH + column, s);
}
#else
FN void store_row_shares(GLOBAL share_t *RESTRICT result, i64 i, i32 column, const shares *s)
{
#pragma unroll
	for (i32 c = 0; c < VEC; c++)
		if (column + c < WIDTH)
			result[i * WIDTH + column + c] = s->e[c];
}
#endif

FN void write_row(const loaded_row *row, i64 i, i32 column, const columns *factor, GLOBAL share_t *RESTRICT result)
{
	shares s;
#pragma unroll
	for (i32 c = 0; c < VEC; c++)
		s.e[c] = share_of(ELEMENT(row->x.v[c], &row->at, i), factor->e[c]);
	store_row_shares(result, i, column, &s);
}

#endif
