/*
 * Segmented reduction of rows, a team of threads per segment: LANES threads hold the columns of a row, and the team
 * holds ROWS rows at a time. With ROWS 1 no thread needs another.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef VEC
#define VEC 4 /* columns per thread */
#endif
#ifndef ROWS
#define ROWS 1 /* rows that a team holds at a time: a power of two */
#endif
#ifndef SEGMENTS_IN_FLIGHT
#define SEGMENTS_IN_FLIGHT 1 /* adjacent segments whose first loads are issued together */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "counted.h"
#include "rows.h"
#include "team_fold.h"

#define GROUP (TEAMS * SEGMENTS_IN_FLIGHT) /* segments per block at a time */

KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_rows_lanes(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets,
							SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result)
{
	TEAM_FOLD_DECL;
	SEGMENTS_HERE;

	EACH_GROUP(group, (segments + GROUP - 1) / GROUP * COLUMN_TILES)
	{
		const i32 member = thread_id() % TEAM, team = thread_id() / TEAM, row = member / LANES;
		const i32 column = ((i32)(group % COLUMN_TILES) * LANES + member % LANES) * VEC;
		const i64 first = (group / COLUMN_TILES * TEAMS + team) * SEGMENTS_IN_FLIGHT;
		const i64 last = team < TEAMS && column < WIDTH ? segments : 0;
		OFF_T from[SEGMENTS_IN_FLIGHT], end[SEGMENTS_IN_FLIGHT];
		columns sum[SEGMENTS_IN_FLIGHT];

#pragma unroll
		for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
			const i64 segment = first + f;
			sum[f] = identities();
			from[f] = segment < last ? READ_ONLY(offsets + segment) + row : 0;
			end[f] = segment < last ? READ_ONLY(offsets + segment + 1) : 0;
		}
#if SEGMENTS_IN_FLIGHT > 1
		loaded_row rows[SEGMENTS_IN_FLIGHT][UNROLL];
		place at[SEGMENTS_IN_FLIGHT][UNROLL];
#pragma unroll
		for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++)
			find_rows(SOURCE, from[f], end[f], ROWS, at[f]);
#pragma unroll
		for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++)
			load_rows(values, at[f], from[f], end[f], ROWS, column, rows[f]);
#pragma unroll
		for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
			add_rows(&sum[f], from[f], end[f], ROWS, rows[f]);
			from[f] += end[f] > from[f] ? UNROLL * ROWS : 0;
		}
#endif
#pragma unroll
		for (i32 f = 0; f < SEGMENTS_IN_FLIGHT; f++) {
			fold_rows(SOURCE, from[f], end[f], ROWS, column, &sum[f]);
			team_fold(&sum[f], member, TEAM_FOLD);
			if (row == 0 && first + f < last)
				store_columns(result, first + f, column, &sum[f]);
		}
	}
}
