/*
 * Segmented reduction of rows with the work split evenly (even_teams.h). Each thread has its own ring in shared memory,
 * which asynchronous copies (cp.async) fill STAGES - 1 steps ahead: rows are in flight while others are added, and take
 * no registers.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef VEC
#define VEC 4 /* columns per thread: 16 bytes */
#endif
#ifndef UNROLL
#define UNROLL 4 /* rows that a thread copies at a time */
#endif
#ifndef STAGES
#define STAGES 4 /* steps in the ring, of UNROLL rows each */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 128 /* rows and segment ends per team */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "cuda/async_copy.h"
#include "rows.h"

/* The places of the rows to be added next and to be copied next, and the stage of the ring that is read next. */
typedef struct {
	place added[UNROLL], copied[UNROLL];
	i32 stage;
} fetch;

#define FETCH_DECL LOCAL_DECL values_vec ring[STAGES * UNROLL * NT]
#define FETCH_PARAM LOCAL_PTR values_vec *ring,
#define FETCH_ARGUMENT ring,

FN void copy_rows(GLOBAL const V *RESTRICT values, const place *at, OFF_T row, OFF_T end, i32 column,
		  LOCAL_PTR values_vec *ring, i32 stage)
{
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (end - row > u)
			copy_16((LOCAL_PTR uint4 *)(ring + (stage * UNROLL + u) * NT + thread_id()),
				columns_at(values, &at[u], (i64)row + u, column), 16);
	copies_end(); /* empty groups, too: COPIES_WAIT counts groups */
}

FN void fetch_first(SOURCE_PARAMS, OFF_T row, OFF_T end, i32 column, FETCH_PARAM fetch *f)
{
	place at[STAGES - 1][UNROLL];
	f->stage = 0;
#pragma unroll
	for (i32 s = 0; s < STAGES - 1; s++)
		find_rows(SOURCE, row + s * UNROLL, end, 1, at[s]);
#pragma unroll
	for (i32 s = 0; s < STAGES - 1; s++)
		copy_rows(values, at[s], row + s * UNROLL, end, column, ring, s);
	find_rows(SOURCE, row, end, 1, f->added);
	find_rows(SOURCE, row + (STAGES - 1) * UNROLL, end, 1, f->copied);
}

FN void fetch_rows(SOURCE_PARAMS, OFF_T row, OFF_T end, i32 column, FETCH_PARAM fetch *f, loaded_row *rows)
{
	COPIES_WAIT(STAGES - 2);
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (end - row > u) {
			rows[u].x.raw = ring[(f->stage * UNROLL + u) * NT + thread_id()].raw;
			rows[u].at = f->added[u];
		}
	/* Into the stage that was read in the previous step. */
	copy_rows(values, f->copied, row + (STAGES - 1) * UNROLL, end, column, ring,
		  f->stage > 0 ? f->stage - 1 : STAGES - 1);
	f->stage = f->stage < STAGES - 1 ? f->stage + 1 : 0;
	find_rows(SOURCE, row + UNROLL, end, 1, f->added);
	find_rows(SOURCE, row + STAGES * UNROLL, end, 1, f->copied);
}

#define EVEN_KERNEL segreduce_rows_even_async
#include "even_teams.h"
