/* Segmented reduction of rows through a buffer in local memory (buffered.h) that the block's threads fill. */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef SEGMENTS
#define SEGMENTS 8 /* segments a block */
#endif
#ifndef ROWS
#define ROWS 1 /* threads that share a segment's column: a power of two, at most 32 */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 4096 /* values in the buffer: whole vectors */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#include "source.h"

#define FILL_DECL
#define FILL
#define RELEASE_BUFFER()

#define FILLERS 4 /* vectors that a thread loads at a time */

/* Values from base to before end, of `all`; base is at a vector. */
FN void fill_buffer(GLOBAL const V *RESTRICT values, i64 base, i64 end, i64 all, LOCAL_PTR values_vec *buffer, i32 pass)
{
	const i32 vectors = (i32)((end - base + VEC - 1) / VEC);
	const i32 whole = all - base >= (i64)vectors * VEC ? vectors : vectors - 1;
	(void)pass;
	for (i32 first = thread_id(); first < whole; first += FILLERS * NT) {
		values_vec x[FILLERS];
#pragma unroll
		for (i32 f = 0; f < FILLERS; f++)
			if (first + f * NT < whole)
				x[f].raw = LOAD((GLOBAL const RAW_VALUES *)(values + base) + first + f * NT);
#pragma unroll
		for (i32 f = 0; f < FILLERS; f++)
			if (first + f * NT < whole)
				buffer[first + f * NT].raw = x[f].raw;
	}
	/* The array's last values, fewer than a vector. */
	for (i64 k = base + (i64)whole * VEC + thread_id(); k < end; k += NT)
		((LOCAL_PTR V *)buffer)[k - base] = values[k];
}

#define BUFFERED_KERNEL segreduce_rows_buffer
#include "buffered.h"
