/*
 * Expands one row per segment to its elements, with a team of threads per segment: LANES threads load the columns of
 * its row once; ROWS times as many store that many copies at once.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef VEC
#define VEC 4 /* columns per thread */
#endif
#ifndef ROWS
#define ROWS 1 /* rows of the result that a team stores at a time */
#endif
#ifndef SEGMENTS_IN_FLIGHT
#define SEGMENTS_IN_FLIGHT 1 /* adjacent segments whose rows are loaded together */
#endif

#include "segreduce_rows/rows.h"

#define TEAM (LANES * ROWS)
#define TEAMS (NT / TEAM) /* per block; threads behind the last team are idle */

KERNEL BOUNDS(NT, 0) void interval_expand_rows_lanes(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
						     GLOBAL T *RESTRICT result)
{
	const i32 member = thread_id() % TEAM, team = thread_id() / TEAM, row = member / LANES;
	const i32 column = ((i32)(block_id() % COLUMN_TILES) * LANES + member % LANES) * VEC;
	const i64 first = (block_id() / COLUMN_TILES * TEAMS + team) * SEGMENTS_IN_FLIGHT;
	const i64 last = team < TEAMS && column < WIDTH ? segments : 0;
	OFF_T from[SEGMENTS_IN_FLIGHT], end[SEGMENTS_IN_FLIGHT];
	columns x[SEGMENTS_IN_FLIGHT];

	/* Rows are loaded along with their offsets, not after them: for empty segments in vain. */
#pragma unroll
	for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
		const i64 segment = first + f;
		from[f] = end[f] = 0;
		if (segment < last) {
			loaded_row loaded;
			place at;
			from[f] = READ_ONLY(offsets + segment) + row;
			end[f] = READ_ONLY(offsets + segment + 1);
			find_place(SOURCE, segment, &at);
			load_columns(values, &at, segment, column, &loaded);
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				x[f].e[i] = loaded.x.v[i];
		}
	}
#pragma unroll
	for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++)
#pragma unroll 4
		for (OFF_T i = from[f]; i < end[f]; i += ROWS)
			store_columns(result, i, column, &x[f]);
}
