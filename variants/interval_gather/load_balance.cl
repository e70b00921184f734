/*
 * Copies segments in equal parts of the merged list of elements and segment ends, NT * VT per block, whatever the
 * lengths: load-balancing search (Sean Baxter, Modern GPU 1.1, 2013). The ends of a block's part are in local memory,
 * with the routes of their segments; there each element finds its segment, and adjacent threads store adjacent
 * elements.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef VT
#define VT 7 /* elements and segment ends per thread; odd numbers avoid bank conflicts */
#endif
#ifndef SERIAL_MERGE
#define SERIAL_MERGE 1 /* 1: each thread merges VT items to find segments; 0: elements find them by binary search */
#endif

#include "interval.h"
#include "thread/search.h"

#define NV (NT * VT)
#include "tile_segments.h"

#define ROWS ((NV / VEC + NT) / NT) /* rows per thread: one more than fit, as the first may be cut */

/* limits[b]: the number of ends before block b's part. */
KERNEL BOUNDS(NT, 0) void interval_load_balance_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments,
						       i64 tiles, GLOBAL i64 *RESTRICT limits)
{
	const i64 tile = block_id() * NT + thread_id();
	const i64 all = n + segments;
	if (tile <= tiles)
		limits[tile] = ends_in_merged(offsets, n, segments, 1, tile * NV < all ? tile * NV : all);
}

KERNEL BOUNDS(NT, 0) void interval_load_balance(INTERVAL_PARAMS, i64 n, i64 segments, GLOBAL const i64 *RESTRICT limits,
						GLOBAL R *RESTRICT result)
{
	LOCAL_DECL i32 words[NV]; /* ends, then the segments of the elements: together NV */
	const i64 all = n + segments, start = block_id() * NV;
	const i64 first = limits[block_id()], last = limits[block_id() + 1];
	const i64 base = start - first; /* the part's first element */
	const i32 count = (i32)(last - first);
	const i32 elements = (i32)((all - start < NV ? all - start : NV) - count);

	for (i32 i = thread_id(); i < count; i += NT)
		words[i] = (i32)(READ_ONLY(offsets + first + i + 1) - base);
#ifndef ONE_VALUE /* a single value is as fast through the cache */
	LOCAL_DECL route routes[NV + 1];
	for (i32 i = thread_id(); i <= count; i += NT)
		if (first + i < segments)
			routes[i] = route_of(INTERVAL, first + i);
#endif
	BARRIER();
#if SERIAL_MERGE
	merge_items(words, count, elements, words + count);
	BARRIER();
#endif

	/*
	 * Rows of the result start at multiples of VEC. If the result is scattered, the elements of a row share nothing
	 * but the thread.
	 */
	const i32 cut = (i32)(base % VEC);
	const OFF_T low = (OFF_T)base, high = (OFF_T)base + elements;
	row v[ROWS];
#ifdef INTERVAL_SCATTER
	OFF_T to[ROWS * VEC];
#endif
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const i32 at = (k * NT + thread_id()) * VEC - cut;
#if !SERIAL_MERGE
		i32 s = end_behind(words, count, at < 0 ? 0 : at);
#endif
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
			if (at + i >= 0 && at + i < elements) {
#if SERIAL_MERGE
				const i32 s = words[count + at + i];
#else
				while (s < count && words[s] <= at + i)
					s++;
#endif
#ifdef ONE_VALUE
				const route r = route_of(INTERVAL, first + s);
#else
				const route r = routes[s];
#endif
				v[k].e[i] = ELEMENT(r, low + at + i);
#ifdef INTERVAL_SCATTER
				to[k * VEC + i] = low + at + i + TO(r);
#endif
			}
		}
	}
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const i32 at = (k * NT + thread_id()) * VEC - cut;
#ifdef INTERVAL_SCATTER
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (at + i >= 0 && at + i < elements)
				result[to[k * VEC + i]] = v[k].e[i];
#else
		if (at < elements)
			store_row(result, v[k], low + at, low, high);
#endif
	}
}
