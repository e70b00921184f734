/*
 * Segmented reduction of rows with the work split evenly among blocks (even.h), for long segments: all threads of a
 * block fold its part of one segment, then of the next. They load adjacent vectors, whatever the rows' width; teams
 * with a chunk each (even_teams.h) would load from as many places as there are teams, and of narrow rows only a part of
 * a cache line each.
 *
 * A period is the fewest vectors that are whole rows. The TEAM threads that load cover whole periods, so that a thread
 * has the same columns in every step: VEC adjacent ones, which may continue in the next row.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef UNROLL
#define UNROLL 4 /* vectors that a thread loads at a time */
#endif
#ifndef TILES
#define TILES 16 /* steps per chunk, with UNROLL vectors per thread each */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "rows.h"

/* The greatest common divisor of VEC, a power of two, and the stride. */
#define COMMON ((ROW_STRIDE & -ROW_STRIDE) < VEC ? (ROW_STRIDE & -ROW_STRIDE) : VEC)
#define PERIOD (ROW_STRIDE / COMMON) /* vectors */
#define PERIOD_ROWS (VEC / COMMON)
#define TEAM (NT / PERIOD * PERIOD)
#define TEAM_ROWS (TEAM / PERIOD * PERIOD_ROWS) /* rows per load of all threads */
#define CHUNK_ITEMS (TILES * UNROLL * TEAM_ROWS)

#include "even.h"

/*
 * Rows of sums that remain in local memory after the first folding step: few, and no more entries than there are
 * threads.
 */
#define MOST_LEFT (TEAM_ROWS < 16 ? TEAM_ROWS : 16)
#define ROWS_LEFT (NT / ROW_STRIDE < 1 ? TEAM_ROWS : NT / ROW_STRIDE < MOST_LEFT ? NT / ROW_STRIDE : MOST_LEFT)

/* Adds the values of vector `at` that are among values from .. to - 1 of the array. */
FN void add_values_of(GLOBAL const V *RESTRICT values, i64 at, i64 from, i64 to, columns *sum)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (at * VEC + i >= from && at * VEC + i < to)
			sum->e[i] = combine(sum->e[i], lift(values[at * VEC + i], (at * VEC + i) / ROW_STRIDE));
}

/* Adds UNROLL vectors, TEAM apart, from vector `at` on. */
FN void add_vectors(const values_vec *x, i64 at, columns *sum)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++) {
#ifdef SEVERAL_BODY
		T e[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			e[u] = lift(x[u].v[i], ((at + u * TEAM) * VEC + i) / ROW_STRIDE);
		sum->e[i] = fold_several(sum->e[i], e, UNROLL);
#else
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			sum->e[i] = combine(sum->e[i], lift(x[u].v[i], ((at + u * TEAM) * VEC + i) / ROW_STRIDE));
#endif
	}
}

/* Adds those of the same vectors that lie before vector `end`. */
FN void add_last_vectors(GLOBAL const RAW_VALUES *RESTRICT vectors, i64 at, i64 end, columns *sum)
{
	values_vec x[UNROLL];
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (at + u * TEAM < end)
			x[u].raw = LOAD(vectors + at + u * TEAM);
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (at + u * TEAM < end)
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				sum->e[i] =
					combine(sum->e[i], lift(x[u].v[i], ((at + u * TEAM) * VEC + i) / ROW_STRIDE));
}

/* Folds a thread's share of rows row .. end - 1. */
FN columns fold_share(GLOBAL const V *RESTRICT values, OFF_T row, OFF_T end)
{
	GLOBAL const RAW_VALUES *RESTRICT vectors = (GLOBAL const RAW_VALUES *)values;
	const i64 from = (i64)row * ROW_STRIDE, to = (i64)end * ROW_STRIDE, whole = to / VEC;
	const i64 first = (i64)row / PERIOD_ROWS * PERIOD;
	columns sum = identities();
	i64 at = first + thread_id();
	if (thread_id() >= TEAM)
		return sum;
	if (at * VEC < from) {
		add_values_of(values, at, from, to, &sum);
		at += TEAM;
	}
#pragma unroll 1
	for (; at + (UNROLL - 1) * TEAM < whole; at += UNROLL * TEAM) {
		values_vec x[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			x[u].raw = LOAD(vectors + at + u * TEAM);
		add_vectors(x, at, &sum);
	}
	add_last_vectors(vectors, at, whole, &sum);
	/* The partial vector in which the rows end, unless they begin in it, too. */
	if (whole * VEC >= from && whole * VEC < to && (whole - first) % TEAM == thread_id())
		add_values_of(values, whole, from, to, &sum);
	return sum;
}

/* Folds the sums of all threads to ROWS_LEFT rows; called by all threads. */
FN void fold_rows_of_sums(const columns *sum, LOCAL_PTR T *sums)
{
	const i32 tid = thread_id();
	if (tid < TEAM)
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			sums[tid * VEC + i] = sum->e[i];
	BARRIER();
	if (ROWS_LEFT < TEAM_ROWS && tid < ROWS_LEFT * ROW_STRIDE) {
		T fold = sums[tid];
		for (i32 k = tid + ROWS_LEFT * ROW_STRIDE; k < TEAM * VEC; k += ROWS_LEFT * ROW_STRIDE)
			fold = combine(fold, sums[k]);
		sums[tid] = fold;
	}
	BARRIER();
}

/* Folds a column of the remaining rows. */
FN T fold_column(LOCAL_PTR const T *sums, i32 column)
{
	T fold = sums[column];
#pragma unroll
	for (i32 row = 1; row < ROWS_LEFT; row++)
		fold = combine(fold, sums[row * ROW_STRIDE + column]);
	return fold;
}

/* carry[b]: the part of segment carry_segment[b] that block b has; the segment ends behind the block. */
KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_rows_even_block(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
							     SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result,
							     GLOBAL i64 *RESTRICT carry_segment,
							     GLOBAL T *RESTRICT carry HEADS_PARAM)
{
	SEGMENTS_HERE;
	LOCAL_DECL i64 limits[2];
	LOCAL_DECL T sums[TEAM * VEC];
	const i64 block = block_id();

	find_chunks(offsets, n, segments, block, 1, limits);
	BARRIER();
	const chunk c = chunk_of(n, segments, block, limits);
	OFF_T row = c.row;
#pragma unroll 1
	for (i64 segment = c.first; segment <= c.last; segment++) {
		const OFF_T end = segment < c.last ? READ_ONLY(offsets + segment + 1) : c.end;
		if (row < end) {
			const columns sum = fold_share(values, row, end);
			fold_rows_of_sums(&sum, sums);
		}
		for (i32 k = thread_id(); k < WIDTH; k += NT) {
			const T fold = row < end ? fold_column(sums, k) : IDENTITY;
			if (segment == c.last)
				carry[block * WIDTH + k] = fold;
			else
				result[segment * WIDTH + k] = RESULT_OF(fold);
#ifdef FINISH_BODY
			if (segment == c.first && segment < c.last)
				heads[block * WIDTH + k] = fold;
#endif
		}
		BARRIER();
		row = end;
	}
	if (thread_id() == 0)
		carry_segment[block] = c.last;
}
