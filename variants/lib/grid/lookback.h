/*
 * Decoupled look-back (Merrill and Garland 2016): blocks that take tiles in order publish their carry-outs within the
 * launch. A tile in which something ends knows its carry-out at once; any other publishes its aggregate first, and its
 * carry-out once it has found its carry-in.
 *
 * Tiles are claimed by a ticket, so all tiles before a block's are finished or running: waiting cannot deadlock. A
 * 64-bit word holds a status and 32 bits of the value; it is written and read whole, so neither fences nor atomic
 * operations on pairs are needed. A 64-bit value takes two words, and is valid when both have the same status.
 */
#ifndef SEGTUNE_LOOKBACK_H
#define SEGTUNE_LOOKBACK_H

#include "block/segmented_scan.h"
#include "grid/lookback_word.h"

#ifndef WINDOW
#define WINDOW 32 /* tiles per step of the look-back: at most NT */
#endif

#define LOOKBACK_WORDS (T_BYTES / 4) /* 64-bit words per tile */

typedef union {
	T value;
	u32 word[LOOKBACK_WORDS];
} lookback_value;

/* Resets the words of tile t, and the ticket, in a launch before the one that looks back. */
FN void init_tile(GLOBAL u64 *RESTRICT words, GLOBAL u32 *RESTRICT ticket, i64 t, i64 tiles)
{
	if (t < tiles) {
#pragma unroll
		for (i32 i = 0; i < LOOKBACK_WORDS; i++)
			words[t * LOOKBACK_WORDS + i] = 0;
	}
	if (t == 0)
		*ticket = 0;
}

/* Called by one thread of the block. */
FN void publish(volatile GLOBAL u64 *words, i64 tile, T value, u32 status)
{
	lookback_value v;
	v.value = value;
#pragma unroll
	for (i32 i = 0; i < LOOKBACK_WORDS; i++)
		LOOKBACK_WRITE(words + tile * LOOKBACK_WORDS + i, (u64)status << 32 | v.word[i]);
}

/* Decodes what a tile has published: its status, LOOKBACK_INVALID unless all words agree, and the value. */
FN u32 published(const u64 *word, T *value)
{
	lookback_value v;
	u32 status = (u32)(word[0] >> 32);
#pragma unroll
	for (i32 i = 0; i < LOOKBACK_WORDS; i++) {
		v.word[i] = (u32)word[i];
		if ((u32)(word[i] >> 32) != status) /* the writer is between two words */
			status = LOOKBACK_INVALID;
	}
	*value = v.value;
	return status;
}

/* Spins until the tile has published something; returns its status, never LOOKBACK_INVALID. */
FN u32 poll(volatile GLOBAL u64 *words, i64 tile, T *value)
{
	u64 word[LOOKBACK_WORDS];
	u32 status;
	do {
#pragma unroll
		for (i32 i = 0; i < LOOKBACK_WORDS; i++)
			word[i] = LOOKBACK_READ(words + tile * LOOKBACK_WORDS + i);
		status = published(word, value);
	} while (status == LOOKBACK_INVALID);
	return status;
}

/*
 * tile_carry is block_carry across tiles: the carry into this thread from the threads before it and, if nothing ends in
 * those, from the tiles before. open: 1 if the tile's first element continues a segment of an earlier tile; uniform.
 * tails, ended_in: SCAN_SIZE entries of local memory each, free again after the caller's next BARRIER.
 */
#ifdef SCAN_WARPS

#define TILES_PER_LANE ((WINDOW + WARP - 1) / WARP) /* consecutive tiles that a lane polls */

/*
 * Spins until the warp's window of tiles has been published; the lane has TILES_PER_LANE tiles of it from `first` on.
 * Returns whether anything ended in the lane's tiles, and in *tail the fold of what follows the end. All loads are in
 * flight together, and only missing tiles are polled again.
 */
FN u32 poll_window(volatile GLOBAL u64 *words, i64 first, T *tail)
{
	u64 word[TILES_PER_LANE][LOOKBACK_WORDS];
	u32 ended = 0, missing = (1u << TILES_PER_LANE) - 1;
	do {
		const u32 polled = missing;
#pragma unroll
		for (i32 i = 0; i < TILES_PER_LANE; i++) {
#pragma unroll
			for (i32 k = 0; k < LOOKBACK_WORDS; k++)
				if (polled >> i & 1)
					word[i][k] = first + i < 0
							     ? (u64)LOOKBACK_PREFIX << 32
							     : LOOKBACK_READ(words + (first + i) * LOOKBACK_WORDS + k);
		}
#pragma unroll
		for (i32 i = 0; i < TILES_PER_LANE; i++) {
			T value;
			if (published(word[i], &value) != LOOKBACK_INVALID)
				missing &= ~(1u << i);
		}
	} while (BALLOT(missing != 0));
	*tail = IDENTITY;
#pragma unroll
	for (i32 i = 0; i < TILES_PER_LANE; i++) {
		T value;
		const u32 whole = published(word[i], &value) == LOOKBACK_PREFIX;
		if (first + i < 0)
			value = IDENTITY;
		*tail = whole ? value : combine(*tail, value);
		ended |= whole;
	}
	return ended;
}

/* The carry-in of a tile, by one warp. */
FN T warp_look_back(volatile GLOBAL u64 *words, i64 tile, i32 lane)
{
	T carry = IDENTITY, tail;
	u32 ends;
	i64 from = tile;
	do {
		from -= TILES_PER_LANE * WARP;
		ends = BALLOT(poll_window(words, from + lane * TILES_PER_LANE, &tail));
		carry = combine(SHUFFLE(warp_tails(tail, ends, lane), WARP - 1), carry);
	} while (!ends);
	return carry;
}

/* Only the first warp looks back; others would only compete for issue slots. */
FN T tile_carry(volatile GLOBAL u64 *words, i64 tile, T tail, u32 ended, u32 open, LOCAL_PTR T *tails,
		LOCAL_PTR u32 *ended_in)
{
	const i32 tid = thread_id();
	T own, carry = IDENTITY;
	const T before = block_carry(tail, ended, tails, ended_in, &own);
	const u32 done = block_ended(ended_in, NT) || !open, alone = !block_ended(ended_in, tid);
	if (tid == 0)
		publish(words, tile, own, done ? LOOKBACK_PREFIX : LOOKBACK_AGGREGATE);
	if (open) {
		BARRIER(); /* all have read tails */
		if (tid < WARP) {
			carry = warp_look_back(words, tile, tid);
			if (tid == 0) {
				if (!done)
					publish(words, tile, combine(carry, own), LOOKBACK_PREFIX);
				tails[0] = carry;
			}
		}
		BARRIER();
		carry = tails[0];
	}
	return alone ? combine(carry, before) : before;
}

#else

/*
 * The first iteration scans the tile's own tails; each further one those of the WINDOW tiles before, one per thread,
 * until something ends there. It is one loop with one call, since two calls of a function with barriers crash PoCL 3.1.
 */
FN T tile_carry(volatile GLOBAL u64 *words, i64 tile, T tail, u32 ended, u32 open, LOCAL_PTR T *tails,
		LOCAL_PTR u32 *ended_in)
{
	T own = IDENTITY, before = IDENTITY, carry = IDENTITY;
	u32 alone = 0, more = open, done = 1;
	i64 from = tile;
	do {
		T total;
		const T left = block_carry(tail, ended, tails, ended_in, &total);
		const u32 any = block_ended(ended_in, NT);
		if (from == tile) {
			own = total;
			before = left;
			alone = !block_ended(ended_in, thread_id());
			done = any || !open;
			if (thread_id() == 0)
				publish(words, tile, own, done ? LOOKBACK_PREFIX : LOOKBACK_AGGREGATE);
		} else {
			carry = combine(total, carry);
			more = !any;
		}
		from -= WINDOW;
		tail = IDENTITY;
		ended = 0;
		if (more && thread_id() < WINDOW) {
			const i64 other = from + thread_id();
			ended = other < 0 || poll(words, other, &tail) == LOOKBACK_PREFIX;
		}
		BARRIER(); /* all have read tails and ended_in */
	} while (more);
	if (thread_id() == 0 && !done)
		publish(words, tile, combine(carry, own), LOOKBACK_PREFIX);
	return alone ? combine(carry, before) : before;
}

#endif

#endif
