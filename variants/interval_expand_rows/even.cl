/*
 * Expands one row per segment to its elements, in equal parts of the merged list of elements and segment ends, TILES
 * tiles of CHUNK_ITEMS per block, whatever the lengths. The elements of a tile find their segments in local memory
 * (load-balancing search, see interval_gather/load_balance.cl). Their rows are contiguous in the result and stored as
 * one array, in whole vectors for any width; a vector that two tiles share is stored value by value.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef VEC
#define VEC 4 /* values per store */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 128 /* elements and segment ends per tile */
#endif
#ifndef TILES
#define TILES 4 /* tiles per block, which share one search in the offsets */
#endif
#ifndef UNROLL
#define UNROLL 2 /* vectors in flight per thread */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif
#ifndef WIDTH
#define WIDTH 32 /* values per row */
#endif
#ifndef ROW_STRIDE
#define ROW_STRIDE WIDTH /* distance between the starts of rows, in values */
#endif
#define INTERVAL_EXPAND 1 /* the mode of interval.h with one value per segment */

#define NV CHUNK_ITEMS
#define VT ((NV + NT - 1) / NT)

#include "interval_gather/interval.h"
#include "interval_gather/tile_segments.h"
#include "segreduce_rows/chunks.h"

/* Positions of values relative to a tile's first row: 32 bits, unless rows are very far apart. */
#if ROW_STRIDE <= 0x7fffffff / (CHUNK_ITEMS + 1)
typedef u32 row_place;
#else
typedef i64 row_place;
#endif

/*
 * Stores the rows of a tile's elements, from `begin` on in the result. segment_of[i]: the segment of element i,
 * relative to the one whose row `values` begins with.
 */
#if WIDTH % VEC == 0 && ROW_STRIDE % VEC == 0
#define ROW_VECS (WIDTH / VEC)

FN void put_rows(GLOBAL const T *RESTRICT values, LOCAL_PTR const i32 *segment_of, i32 elements, i64 begin,
		 GLOBAL T *RESTRICT result)
{
	GLOBAL ROW_RAW *to = (GLOBAL ROW_RAW *)(result + begin);
	const i32 end = elements * ROW_VECS;
#pragma unroll 1
	for (i32 first = thread_id(); first < end; first += NT * UNROLL) {
		ROW_RAW x[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const i32 at = first + u * NT;
			if (at < end) {
				GLOBAL const T *from = values + (row_place)segment_of[at / ROW_VECS] * ROW_STRIDE;
				x[u] = READ_ONLY((GLOBAL const ROW_RAW *)from + at % ROW_VECS);
			}
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (first + u * NT < end)
				to[first + u * NT] = x[u];
	}
}
#else
/* Gathers the vector that begins with the tile's value `at`; only values within `elements` rows belong to the tile. */
FN row gather_row(GLOBAL const T *RESTRICT values, LOCAL_PTR const i32 *segment_of, i32 elements, i32 at)
{
	i32 element = at < 0 ? 0 : at / WIDTH, column = at - element * WIDTH;
	row v;
#pragma unroll
	for (i32 i = 0; i < VEC; i++) {
		v.e[i] = 0;
		if (column >= 0 && element < elements)
			v.e[i] = READ_ONLY(values + (row_place)segment_of[element] * ROW_STRIDE + column);
		column++;
		if (column == WIDTH) {
			column = 0;
			element++;
		}
	}
	return v;
}

#if WIDTH >= VEC
/* The same if all of its values belong to the tile: they come from two rows at most. */
FN row gather_whole(GLOBAL const T *RESTRICT values, LOCAL_PTR const i32 *segment_of, i32 at)
{
	const i32 element = at / WIDTH, left = WIDTH - (at - element * WIDTH);
	const row_place from = (row_place)segment_of[element] * ROW_STRIDE + WIDTH - left;
	const row_place next = (row_place)segment_of[element + (left < VEC)] * ROW_STRIDE - left;
	row v;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		v.e[i] = READ_ONLY(values + (row_place)((i < left ? from : next) + i));
	return v;
}
#else
FN row gather_whole(GLOBAL const T *RESTRICT values, LOCAL_PTR const i32 *segment_of, i32 at)
{
	return gather_row(values, segment_of, at / WIDTH + VEC, at);
}
#endif

FN void put_rows(GLOBAL const T *RESTRICT values, LOCAL_PTR const i32 *segment_of, i32 elements, i64 begin,
		 GLOBAL T *RESTRICT result)
{
	const i32 cut = (i32)(begin % VEC), end = cut + elements * WIDTH;
	GLOBAL T *to = result + (begin - cut);
#pragma unroll 1
	for (i32 first = thread_id() * VEC; first < end; first += NT * VEC * UNROLL) {
		if (first >= cut && first + NT * VEC * (UNROLL - 1) + VEC <= end) {
			row x[UNROLL];
#pragma unroll
			for (i32 u = 0; u < UNROLL; u++)
				x[u] = gather_whole(values, segment_of, first + u * NT * VEC - cut);
#pragma unroll
			for (i32 u = 0; u < UNROLL; u++)
				*(GLOBAL ROW_RAW *)(to + first + u * NT * VEC) = x[u].raw;
		} else {
#pragma unroll 1
			for (i32 at = first; at < end && at < first + NT * VEC * UNROLL; at += NT * VEC)
				store_row(to, gather_row(values, segment_of, elements, at - cut), at, cut, end);
		}
	}
}
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void interval_expand_rows_even(INTERVAL_PARAMS, i64 n, i64 segments,
							     GLOBAL T *RESTRICT result)
{
	LOCAL_DECL i64 limits[TILES + 1];
	LOCAL_DECL i32 words[NV]; /* ends, then the segments of the elements: together NV */
	const i64 tile = block_id() * TILES;

	find_chunks(offsets, n, segments, tile, TILES, limits);
	BARRIER();
#pragma unroll 1
	for (i32 t = 0; t < TILES; t++) {
		const chunk c = chunk_of(n, segments, tile + t, limits + t);
		const i32 count = (i32)(c.last - c.first), elements = (i32)(c.end - c.row);

		for (i32 i = thread_id(); i < count; i += NT)
			words[i] = (i32)(READ_ONLY(offsets + c.first + i + 1) - c.row);
		BARRIER();
		merge_items(words, count, elements, words + count);
		BARRIER();
		GLOBAL const T *rows = values + c.first * ROW_STRIDE;
		IN_REGISTER(rows);
		put_rows(rows, words + count, elements, (i64)c.row * WIDTH, result);
		BARRIER(); /* all have read the words */
	}
}
