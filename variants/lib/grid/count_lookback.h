/*
 * Decoupled look-back (lookback.h) for counts only: one word per tile holds a status in two bits and a count, either
 * the tile's own (aggregate) or that of all tiles up to it (prefix). Words are zero before the launch.
 */
#ifndef SEGTUNE_COUNT_LOOKBACK_H
#define SEGTUNE_COUNT_LOOKBACK_H

#include "grid/lookback_word.h"

#define COUNT_OF(word) (i64)((word)&0x3fffffffffffffffUL)

/* Called by one thread of the block. */
FN void publish_count(volatile GLOBAL u64 *words, i64 tile, i64 count, u32 status)
{
	LOOKBACK_WRITE(words + tile, (u64)status << 62 | (u64)count);
}

/* Spins until the tile has published a count. Before tile 0 there is an empty prefix. */
FN u64 poll_count(volatile GLOBAL u64 *words, i64 tile)
{
	u64 word = (u64)LOOKBACK_PREFIX << 62;
	if (tile >= 0)
		do
			word = LOOKBACK_READ(words + tile);
		while (word >> 62 == LOOKBACK_INVALID);
	return word;
}

/*
 * The count of all tiles before this one; with shuffles the first warp looks back, 32 tiles at a time. Thread 0 gets
 * it.
 */
#ifdef HAS_SHUFFLE
FN i64 look_back_count(volatile GLOBAL u64 *words, i64 tile)
{
	const i32 lane = thread_id();
	i64 sum = 0;
	u32 whole = 0;
	if (lane < WARP)
		for (i64 from = tile - 1; !whole; from -= WARP) {
			const u64 word = poll_count(words, from - lane);
			whole = BALLOT(word >> 62 == LOOKBACK_PREFIX);
			i64 count = whole && lane > LOWEST_BIT(whole) ? 0 : COUNT_OF(word);
#pragma unroll
			for (i32 d = 1; d < WARP; d *= 2)
				count += SHUFFLE_DOWN(count, d, WARP);
			sum += count;
		}
	return sum;
}
#else
FN i64 look_back_count(volatile GLOBAL u64 *words, i64 tile)
{
	i64 sum = 0;
	if (thread_id() == 0)
		for (u64 word = 0; word >> 62 != LOOKBACK_PREFIX; sum += COUNT_OF(word))
			word = poll_count(words, --tile);
	return sum;
}
#endif

#endif
