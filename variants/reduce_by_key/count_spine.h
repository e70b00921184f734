/* Turns the number of runs in each part of the elements into the place of its first run. */
#ifndef SEGTUNE_COUNT_SPINE_H
#define SEGTUNE_COUNT_SPINE_H

#include "dialect.h"

/*
 * Run by one block. counts[h], h < parts: the number of runs that end in part h, then of those before. *count: their
 * total.
 */
KERNEL BOUNDS(NT, 0) void reduce_by_key_spine(GLOBAL i64 *RESTRICT counts, i64 parts, GLOBAL i64 *RESTRICT count)
{
	LOCAL_DECL i64 sums[NT];
	const i32 tid = thread_id();
	const i64 each = (parts + NT - 1) / NT;
	const i64 from = tid * each < parts ? tid * each : parts, to = from + each < parts ? from + each : parts;
	i64 sum = 0, before = 0;
	for (i64 h = from; h < to; h++)
		sum += counts[h];
	sums[tid] = sum;
	BARRIER();
	for (i32 i = 0; i < tid; i++)
		before += sums[i];
	for (i64 h = from; h < to; h++) {
		const i64 own = counts[h];
		counts[h] = before;
		before += own;
	}
	if (tid == NT - 1)
		*count = before;
}

#endif
