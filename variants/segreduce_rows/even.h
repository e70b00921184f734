/*
 * Rows split evenly: the merged list of rows and segment ends is cut into chunks of CHUNK_ITEMS. A block's part of the
 * segment that ends behind it is a carry, which a second launch adds to that segment's result, in a fixed order. The
 * including file defines NT and CHUNK_ITEMS.
 */
#ifndef SEGTUNE_EVEN_H
#define SEGTUNE_EVEN_H

#include "chunks.h"
#include "rows.h"

#define TEAMS (NT / LANES)

/*
 * The first carry behind `from` that belongs to another segment. The first probes are adjacent: most segments have few
 * carries.
 */
FN i64 end_of_carries(GLOBAL const i64 *RESTRICT carry_segment, i64 from, i64 count)
{
	const i64 segment = carry_segment[from];
	i64 low = from + 1, high = count;
	for (i32 first = 1; low < high; first = 0) {
		const i64 begin = low, end = high, apart = first ? 1 : (high - low + PROBES) / (PROBES + 1);
		i64 found[PROBES];
#pragma unroll
		for (i32 i = 0; i < PROBES; i++) {
			const i64 at = begin + (i + 1) * apart - 1;
			found[i] = carry_segment[at < end ? at : end - 1];
		}
#pragma unroll
		for (i32 i = 0; i < PROBES; i++) {
			const i64 probe = begin + (i + 1) * apart - 1, at = probe < end ? probe : end - 1;
			if (found[i] == segment)
				low = low > at ? low : at + 1;
			else
				high = high < at ? high : at;
		}
	}
	return low;
}

/* Adds carries from, from + step, ... before end. */
FN void fold_carries(GLOBAL const T *RESTRICT carry, i64 from, i64 end, i32 step, i32 column, columns *sum)
{
#pragma unroll 8
	for (i64 k = from; k < end; k += step)
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (column + i < WIDTH)
				sum->e[i] = combine(sum->e[i], carry[k * WIDTH + column + i]);
}

/*
 * If results are made of folds (FINISH_BODY), heads[b] is the fold of the first segment that ends in block b, to which
 * its carries are added.
 */
#ifdef FINISH_BODY
#define HEADS_PARAM , GLOBAL T *RESTRICT heads
#define HEADS_READ , GLOBAL const T *RESTRICT heads
#define ADD_TO_RESULT(result, segment, column, sum, end) add_to_head(result, heads, segment, column, sum, end)

FN void store_folds(GLOBAL T *RESTRICT to, i64 row, i32 column, const columns *sum)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (column + i < WIDTH)
			to[row * WIDTH + column + i] = sum->e[i];
}

FN void add_to_head(GLOBAL RESULT_T *RESTRICT result, GLOBAL const T *RESTRICT heads, i64 segment, i32 column,
		    const columns *sum, i64 block)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (column + i < WIDTH)
			result[segment * WIDTH + column + i] =
				RESULT_OF(combine(sum->e[i], heads[block * WIDTH + column + i]));
}
#else
#define HEADS_PARAM
#define HEADS_READ
#define ADD_TO_RESULT(result, segment, column, sum, end) add_to_result(result, segment, column, sum)

FN void add_to_result(GLOBAL T *RESTRICT result, i64 segment, i32 column, const columns *sum)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (column + i < WIDTH)
			result[segment * WIDTH + column + i] = combine(sum->e[i], result[segment * WIDTH + column + i]);
}
#endif

/*
 * Lanes of the join, and tiles of columns. Wide rows get fewer lanes per team than in the fold: few segments may have
 * many carries each, which one team loads one after the other, waiting for each.
 */
#define MOST_JOIN_LANES 32
#define JOIN_TILES ((ROW_LANES + MOST_JOIN_LANES - 1) / MOST_JOIN_LANES)
#define JOIN_LANES ((ROW_LANES + JOIN_TILES - 1) / JOIN_TILES)
#define JOIN_TEAMS (NT / JOIN_LANES)
/*
 * Most carries that a team adds by itself. It is large enough that few segments of a block have more: those are added
 * by all teams together, one segment at a time.
 */
#define FEW (JOIN_TEAMS < 16 ? 8 : JOIN_TEAMS < 128 ? JOIN_TEAMS / 2 : 64)

/*
 * Adds each segment's carries to what the block in which it ended has stored. A team has the carry with its number: if
 * a segment's carries begin there, the team adds them, or, if they are many, all teams of the block do.
 */
KERNEL BOUNDS(NT, 0) void segreduce_rows_join(GLOBAL const i64 *RESTRICT carry_segment, GLOBAL const T *RESTRICT carry,
					      i64 count, SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result HEADS_READ)
{
	SEGMENTS_HERE;
	LOCAL_DECL T sums[VEC * NT];
	LOCAL_DECL i64 ends[JOIN_TEAMS];
	LOCAL_DECL i32 list[JOIN_TEAMS];
	LOCAL_DECL u32 listed[1];
	const i32 lane = thread_id() % JOIN_LANES, team = thread_id() / JOIN_LANES;
	const i32 column = ((i32)(block_id() % JOIN_TILES) * JOIN_LANES + lane) * VEC;
	const i64 first = block_id() / JOIN_TILES * JOIN_TEAMS, from = first + team;
	const i64 segment = team < JOIN_TEAMS && from < count ? carry_segment[from] : segments;
	const i32 begins = segment < segments && (from == 0 || carry_segment[from - 1] != segment);
	const i64 end = begins ? end_of_carries(carry_segment, from, count) : from;

	if (thread_id() == 0)
		listed[0] = 0;
	BARRIER();
	if (end - from > FEW && lane == 0) {
		ends[team] = end;
		list[ATOMIC_ADD(listed, 1u)] = team;
	}
	if (begins && end - from <= FEW && column < WIDTH) {
		columns sum = identities();
		fold_carries(carry, from, end, 1, column, &sum);
		ADD_TO_RESULT(result, segment, column, &sum, end);
	}
	BARRIER();
	const i32 many = (i32)listed[0];
	for (i32 k = 0; k < many; k++) {
		const i64 start = first + list[k], carries = ends[list[k]] - start;
		if (team < JOIN_TEAMS && column < WIDTH) {
			columns part = identities();
			fold_carries(carry, start + team, ends[list[k]], JOIN_TEAMS, column, &part);
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				sums[i * NT + thread_id()] = part.e[i];
		}
		BARRIER();
		if (team == 0 && column < WIDTH) {
			columns sum = identities();
#pragma unroll 1
			for (i32 t = 0; t < JOIN_TEAMS && t < carries; t++)
#pragma unroll
				for (i32 i = 0; i < VEC; i++)
					sum.e[i] = combine(sum.e[i], sums[i * NT + t * JOIN_LANES + lane]);
			ADD_TO_RESULT(result, carry_segment[start], column, &sum, ends[list[k]]);
		}
		BARRIER();
	}
}

#endif
