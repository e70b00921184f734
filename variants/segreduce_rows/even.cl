/* Segmented reduction of rows with the work split evenly (even_teams.h); a step's rows are loaded together. */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef VEC
#define VEC 4 /* columns per thread */
#endif
#ifndef UNROLL
#define UNROLL 8 /* rows that a thread loads at a time */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 64 /* rows and segment ends per team */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "rows.h"

/* The places of the next step's rows. */
typedef struct {
	place at[UNROLL];
} fetch;

#define FETCH_DECL
#define FETCH_PARAM
#define FETCH_ARGUMENT

FN void fetch_first(SOURCE_PARAMS, OFF_T row, OFF_T end, i32 column, fetch *f)
{
	(void)column;
	find_rows(SOURCE, row, end, 1, f->at);
}

FN void fetch_rows(SOURCE_PARAMS, OFF_T row, OFF_T end, i32 column, fetch *f, loaded_row *rows)
{
	load_rows(values, f->at, row, end, 1, column, rows);
	find_rows(SOURCE, row + UNROLL, end, 1, f->at);
}

#define EVEN_KERNEL segreduce_rows_even
#include "even_teams.h"
