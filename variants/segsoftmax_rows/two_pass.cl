/*
 * Softmax within segments of rows of any lengths in two passes: segreduce_rows/even folds them, then the same teams
 * read the same chunks of rows and segment ends again and write their shares.
 */
#include "segsoftmax/softmax.h"

#include "segreduce_rows/even.cl"

#include "row_shares.h"

/* The segment that a row belongs to. */
typedef struct {
	i64 segment;
	OFF_T end;
	columns factor;
} owner;

/* Loads the lane's columns of a segment's fold. */
#if WIDTH % VEC == 0
FN columns load_folds(GLOBAL const T *RESTRICT folds, i64 segment, i32 column)
{
	GLOBAL const ELEMENTS_RAW *from = (GLOBAL const ELEMENTS_RAW *)(folds + segment * WIDTH + column);
	elements whole;
	columns x;
#pragma unroll
	for (i32 k = 0; k < ELEMENTS_PIECES; k++)
		whole.raw[k] = from[k];
#pragma unroll
	for (i32 c = 0; c < VEC; c++)
		x.e[c] = whole.e[c];
	return x;
}
#else
FN columns load_folds(GLOBAL const T *RESTRICT folds, i64 segment, i32 column)
{
	columns x;
#pragma unroll
	for (i32 c = 0; c < VEC; c++)
		x.e[c] = column + c < WIDTH ? folds[segment * WIDTH + column + c] : IDENTITY;
	return x;
}
#endif

/* Finds the segment of a row, at or behind the one that o has. */
FN void find_owner(GLOBAL const OFF_T *RESTRICT offsets, GLOBAL const T *RESTRICT folds, OFF_T row, i32 column,
		   owner *o)
{
	o->end = READ_ONLY(offsets + o->segment + 1);
#pragma unroll 1
	while (o->end <= row) {
		o->segment++;
		o->end = READ_ONLY(offsets + o->segment + 1);
	}
	const columns all = load_folds(folds, o->segment, column);
	o->factor = factors_of(&all);
}

FN void write_chunk(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i32 column,
		    GLOBAL const T *RESTRICT folds, GLOBAL share_t *RESTRICT result)
{
	owner o;
	o.segment = c->first;
	o.end = c->row; /* not yet found */
	o.factor = identities();
#pragma unroll 1
	for (OFF_T row = c->row; row < c->end; row += UNROLL) {
		place at[UNROLL];
		loaded_row rows[UNROLL];
		find_rows(SOURCE, row, c->end, 1, at);
		load_rows(values, at, row, c->end, 1, column, rows);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (c->end - row > u) {
				if (row + u >= o.end)
					find_owner(offsets, folds, row + u, column, &o);
				write_row(&rows[u], (i64)row + u, column, &o.factor, result);
			}
	}
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void segsoftmax_rows_shares(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
							  i64 segments, GLOBAL const T *RESTRICT folds,
							  GLOBAL share_t *RESTRICT result)
{
	LOCAL_DECL i64 limits[TEAMS + 1];
	const i32 lane = thread_id() % LANES, team = thread_id() / LANES;
	const i32 column = ((i32)(block_id() % COLUMN_TILES) * LANES + lane) * VEC;
	const i64 first = block_id() / COLUMN_TILES * TEAMS;

	find_chunks(offsets, n, segments, first, TEAMS, limits);
	BARRIER();
	if (team < TEAMS && column < WIDTH) {
		const chunk c = chunk_of(n, segments, first + team, limits + team);
		write_chunk(SOURCE, offsets, &c, column, folds, result);
	}
}
