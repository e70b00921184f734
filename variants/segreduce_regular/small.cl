/*
 * Rows of SEGLEN elements, as many whole rows per block as it has threads for: one element per thread, a segmented scan
 * over the block, and the thread with a row's last element stores. After the small segments of Larsen and Henriksen
 * (Futhark, 2017).
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef SEGLEN
#define SEGLEN 16
#endif

#include "block/segmented_scan.h"
#include "source.h"

#define ROWS (SEGLEN < NT ? NT / SEGLEN : 1) /* longer rows are excluded by the descriptor */

KERNEL BOUNDS(NT, 0) void regular_small(SOURCE_PARAMS, i64 segments, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	const i32 tid = thread_id();
	const i64 row = block_id() * ROWS + tid / SEGLEN;
	const u32 mine = tid < ROWS * SEGLEN && row < segments, last = mine && tid % SEGLEN == SEGLEN - 1;
	const T x = start_fold(mine ? load_element(SOURCE, block_id() * (ROWS * SEGLEN) + tid) : IDENTITY);
	T total;
	const T before = block_carry(last ? IDENTITY : x, last, tails, ended_in, &total);
	if (last)
		result[row] = combine(before, x);
}
