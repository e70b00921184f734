/*
 * Reduce-by-key for CPUs: each work-item has a chunk of consecutive elements and reads it twice: to count the runs that
 * end in it, and, once the number of runs before it is known, to fold them. carry_spine.h joins the runs that cross
 * chunks.
 */
#include "dialect.h"

#ifndef NT
#define NT 1 /* work-items per group */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 16384 /* elements per work-item */
#endif

#include "count_spine.h"
#include "grid/carry_spine.h"
#include "keys.h"

KERNEL BOUNDS(NT, 0) void reduce_by_key_chunk_count(GLOBAL const KEY_T *RESTRICT keys, i64 n,
						    GLOBAL i64 *RESTRICT counts)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 from = chunk * CHUNK_ITEMS < n ? chunk * CHUNK_ITEMS : n,
		  to = from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n;
	i64 count = 0;
	for (i64 i = from; i < to; i++)
		count += run_ends_at(keys, i, n);
	counts[chunk] = count;
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_chunk(KEYED, i64 n, GLOBAL const i64 *RESTRICT counts,
					      GLOBAL T *RESTRICT result, GLOBAL i64 *RESTRICT carry_segment,
					      GLOBAL T *RESTRICT carry)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 from = chunk * CHUNK_ITEMS < n ? chunk * CHUNK_ITEMS : n,
		  to = from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n;
	i64 place = counts[chunk];
	T sum = IDENTITY;
#ifdef KEY_EQUAL
	if (chunk == 0 && n > 0)
		key_result[0] = keys[0];
#endif
	for (i64 i = from; i < to; i++) {
		sum = combine(sum, load_element(SOURCE, i));
		if (run_ends_at(keys, i, n)) {
#ifdef KEY_EQUAL
			if (i + 1 < n)
				key_result[place + 1] = keys[i + 1];
#elif KEYS_OUT
			key_result[place] = keys[i];
#endif
			result[place] = sum;
			sum = IDENTITY;
			place++;
		}
	}
	/* Nothing continues after the last element. */
	carry_segment[chunk] = to < n ? place : n;
	carry[chunk] = sum;
}
