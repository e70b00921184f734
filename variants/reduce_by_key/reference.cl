/* Reduce-by-key, the reference for operators from scripts: a run belongs to the chunk in which it begins. */
#include "reference.h"

#include "keys.h"

/* The end of the run that holds i < n. */
FN i64 run_end(GLOBAL const KEY_T *RESTRICT keys, i64 i, i64 n)
{
	while (!run_ends_at(keys, i, n))
		i++;
	return i + 1;
}

FN u32 run_begins_at(GLOBAL const KEY_T *RESTRICT keys, i64 i)
{
	return i == 0 || DIFFER(keys[i - 1], keys[i]);
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_reference_count(GLOBAL const KEY_T *RESTRICT keys, i64 n,
							GLOBAL i64 *RESTRICT places)
{
	const thread_chunk own = own_chunk(n);
	i64 count = 0;
	for (i64 i = own.from; i < own.to; i++)
		count += run_begins_at(keys, i);
	if (own.from < own.to)
		places[own.index] = count;
}

/* Run by one thread. places[k]: the number of runs that begin in chunk k, then of those before. *count: their total. */
KERNEL BOUNDS(1, 0) void reduce_by_key_reference_spine(GLOBAL i64 *RESTRICT places, i64 chunks,
						       GLOBAL i64 *RESTRICT count)
{
	i64 sum = 0;
	for (i64 k = 0; k < chunks; k++) {
		const i64 runs = places[k];
		places[k] = sum;
		sum += runs;
	}
	*count = sum;
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_reference(KEYED, i64 n, GLOBAL const i64 *RESTRICT places,
						  GLOBAL T *RESTRICT result)
{
	const thread_chunk own = own_chunk(n);
	i64 place = own.from < own.to ? places[own.index] : 0;
	for (i64 i = own.from; i < own.to; i++)
		if (run_begins_at(keys, i)) {
#if KEYS_OUT
			key_result[place] = keys[i];
#endif
			result[place++] = fold(SOURCE, n, i, run_end(keys, i, n));
		}
}
