/*
 * A block's SEGMENTS segments: where they begin and their values, all loaded at once. The including file defines NT and
 * SEGMENTS and includes interval_gather/interval.h.
 */
#ifndef SEGTUNE_SEGMENT_BATCH_H
#define SEGTUNE_SEGMENT_BATCH_H

#include "dialect.h"
#include "store.h"

#define SEGMENTS_PER_THREAD ((SEGMENTS + NT - 1) / NT)

/* `count` segments from `first` on, and their elements, low .. high - 1. */
typedef struct {
	i64 first;
	i32 count;
	OFF_T low, high;
	OFF_T begin[SEGMENTS_PER_THREAD]; /* beginnings of this thread's segments, every NT-th; high if there is none */
	R value[SEGMENTS_PER_THREAD];
} segment_batch;

/* Loads everything about the block's segments. */
FN segment_batch load_segments(INTERVAL_PARAMS, i64 segments)
{
	segment_batch b;
	b.first = block_id() * SEGMENTS;
	b.count = segments - b.first < SEGMENTS ? (i32)(segments - b.first) : SEGMENTS;
	b.low = READ_ONLY(offsets + b.first);
	b.high = READ_ONLY(offsets + b.first + b.count);
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 i = k * NT + thread_id();
		if (i < b.count) {
			b.begin[k] = READ_ONLY(offsets + b.first + i);
			b.value[k] = route_at(INTERVAL, b.first + i, 0).value;
		}
	}
	return b;
}

/* Lists the values, from number 1 on. Missing segments begin behind all elements. */
FN void list_values(LOCAL_PTR R *listed, segment_batch *b)
{
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 i = k * NT + thread_id();
		if (i < b->count)
			listed[i + 1] = b->value[k];
		else
			b->begin[k] = b->high;
	}
}

/* Whether `begin` is in the tile of `tile` elements from `base` on. */
FN u32 is_in_tile(const segment_batch *b, OFF_T base, i32 tile, OFF_T begin)
{
	return begin >= base && begin - base < tile && begin < b->high;
}

/* The value of elements with this rank: from the list, or, for segment numbers, computed. */
FN R value_of(LOCAL_PTR const R *listed, const segment_batch *b, u32 is_listed, i32 rank)
{
#ifdef LOAD_BALANCE_SEARCH
	if (!is_listed)
		return (R)(b->first - 1 + rank);
#endif
	return listed[rank];
}

/* Stores the value of `rank` at elements from .. end - 1, both at whole rows; called by all threads. */
FN void store_same(LOCAL_PTR const R *listed, const segment_batch *b, u32 is_listed, i32 rank, OFF_T from, OFF_T end,
		   GLOBAL R *RESTRICT result)
{
	row v;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		v.e[i] = value_of(listed, b, is_listed, rank);
#pragma unroll 4
	for (OFF_T at = from + thread_id() * VEC; at < end; at += NT * VEC)
		PUT_RAW(*(GLOBAL ROW_RAW *)(result + at), v.raw);
}

#endif
