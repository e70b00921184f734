/*
 * Softmax within segments of rows, a team of threads per segment: LANES threads hold the columns of a row, and the team
 * holds ROWS rows at a time. They fold its rows, and each writes the shares of the rows that it has read. A thread's
 * first KEEP rows stay in registers; others are read again, from cache if the segment fits there.
 */
#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef VEC
#define VEC 4 /* columns per thread */
#endif
#ifndef ROWS
#define ROWS 1 /* rows that a team holds at a time: a power of two */
#endif
#ifndef KEEP
#define KEEP 4 /* rows per thread that stay in registers */
#endif
#ifndef UNROLL
#define UNROLL 4 /* other rows that a thread loads at a time */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "row_shares.h"
#include "segreduce_rows/team_fold.h"

/* Folds the kept rows that lie before end; identities add nothing to a fold of logsumexp. */
FN void fold_kept(const loaded_row *kept, OFF_T from, OFF_T end, columns *sum)
{
#pragma unroll
	for (i32 c = 0; c < VEC; c++) {
		T e[KEEP];
#pragma unroll
		for (i32 k = 0; k < KEEP; k++)
			e[k] = end - from > k * ROWS ? ELEMENT(kept[k].x.v[c], &kept[k].at, 0) : IDENTITY;
		sum->e[c] = fold_several(IDENTITY, e, KEEP);
	}
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void segsoftmax_rows_lanes(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets,
							 i64 segments, GLOBAL share_t *RESTRICT result)
{
	TEAM_FOLD_DECL;
	const i32 member = thread_id() % TEAM, team = thread_id() / TEAM, row = member / LANES;
	const i32 column = ((i32)(block_id() % COLUMN_TILES) * LANES + member % LANES) * VEC;
	const i64 segment = block_id() / COLUMN_TILES * TEAMS + team;
	const i32 is_busy = team < TEAMS && column < WIDTH && segment < segments;
	const OFF_T from = is_busy ? READ_ONLY(offsets + segment) + row : 0;
	const OFF_T end = is_busy ? READ_ONLY(offsets + segment + 1) : 0;
	const OFF_T behind = end - from > KEEP * ROWS ? from + KEEP * ROWS : end;
	const place here = {0};
	loaded_row kept[KEEP];
	columns sum;

#pragma unroll
	for (i32 k = 0; k < KEEP; k++)
		if (end - from > k * ROWS)
			load_columns(values, &here, (i64)from + k * ROWS, column, &kept[k]);
	fold_kept(kept, from, end, &sum);
	fold_rows(SOURCE, behind, end, ROWS, column, &sum);
	team_fold(&sum, member, TEAM_FOLD);
	team_share(&sum, member, TEAM_FOLD);
	const columns factor = factors_of(&sum);
#pragma unroll
	for (i32 k = 0; k < KEEP; k++)
		if (end - from > k * ROWS)
			write_row(&kept[k], (i64)from + k * ROWS, column, &factor, result);
#pragma unroll 1
	for (OFF_T i = behind; i < end; i += UNROLL * ROWS) {
		place at[UNROLL];
		loaded_row rows[UNROLL];
		find_rows(SOURCE, i, end, ROWS, at);
		load_rows(values, at, i, end, ROWS, column, rows);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (end - i > u * ROWS)
				write_row(&rows[u], (i64)i + u * ROWS, column, &factor, result);
	}
}
