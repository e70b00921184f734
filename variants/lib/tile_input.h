/*
 * LOAD_ALGORITHM, how each thread gets VT consecutive elements of a tile (tile.h):
 * - 0: coalesced vectors, transposed by the block in local memory (tile.h);
 * - 1: each thread loads its own elements one by one; 2: the same as vectors, VT being a multiple of VEC;
 * - 3: CUDA: vectors that are coalesced in a warp, transposed in the warp's part of the buffer.
 *
 * fold_arranged is fold_tile for LOAD_ALGORITHM other than 0. With SOURCE_INDIRECT there are no vectors, as segments
 * may begin anywhere: load_rows of tile.h loads the same positions one by one.
 */
#ifndef SEGTUNE_TILE_INPUT_H
#define SEGTUNE_TILE_INPUT_H

#include "tile.h"

#if LOAD_ALGORITHM == 0
/* loaded: LOADS * VEC elements, for arrange. */
FN void load_tile(SOURCE_PARAMS, tile w, i64 n, T *loaded)
{
	load_vectors(SOURCE, w, n, loaded);
}

/* Gives each thread its VT elements, and ends with a BARRIER. buffer: NV / VEC entries. */
FN void arrange(T *loaded, LOCAL_PTR elements *buffer, T *v)
{
	transpose(loaded, buffer, v);
}
#elif LOAD_ALGORITHM < 3
FN void load_tile(SOURCE_PARAMS, tile w, i64 n, T *loaded)
{
#pragma unroll
	for (i32 i = 0; i < VT; i += LOAD_ALGORITHM == 2 ? VEC : 1) {
		const i32 at = thread_id() * VT + i;
		if (LOAD_ALGORITHM == 1) {
			loaded[i] = at < w.to ? load_element(SOURCE, w.base + at) : IDENTITY;
		} else {
			elements loads;
#pragma unroll
			for (i32 j = 0; j < VEC; j++)
				loads.e[j] = IDENTITY;
			if (at < w.to)
				load_elements(SOURCE, (OFF_T)(w.base + at), (OFF_T)n, loads.e);
#pragma unroll
			for (i32 j = 0; j < VEC; j++)
				loaded[i + j < LOADS * VEC ? i + j : 0] = loads.e[j];
		}
	}
}

FN void arrange(const T *loaded, LOCAL_PTR elements *buffer, T *v)
{
	(void)buffer;
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		v[i] = loaded[i];
	BARRIER();
}
#else
/* Elements per warp, a multiple of VEC; and the position among them of the thread's load k. */
#define WARP_ITEMS (WARP * VT)
#define WARP_PLACE(k) (((k)*WARP + thread_id() % WARP) * VEC)

/*
 * The warp's part of the buffer. If the buffer holds half a tile, the block's second half reuses the first half's part.
 */
#if HALF_CAPACITY
#define WARP_PART (thread_id() / WARP % (NT / 2 / WARP))
#else
#define WARP_PART (thread_id() / WARP)
#endif

FN void load_tile(SOURCE_PARAMS, tile w, i64 n, T *loaded)
{
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		const i32 at = thread_id() / WARP * WARP_ITEMS + WARP_PLACE(k);
		elements loads;
#pragma unroll
		for (i32 j = 0; j < VEC; j++)
			loads.e[j] = IDENTITY;
		if (WARP_PLACE(k) < WARP_ITEMS && at < w.to)
			load_elements(SOURCE, (OFF_T)(w.base + at), (OFF_T)n, loads.e);
#pragma unroll
		for (i32 j = 0; j < VEC; j++)
			loaded[k * VEC + j] = loads.e[j];
	}
}

/* Transposes the elements of the thread's warp. */
FN void arrange_warp(const T *loaded, LOCAL_PTR elements *buffer, T *v)
{
	LOCAL_PTR elements *const own = buffer + WARP_PART * (WARP_ITEMS / VEC);
	LOCAL_PTR const T *const items = (LOCAL_PTR const T *)own + thread_id() % WARP * VT;
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		elements loads;
#pragma unroll
		for (i32 j = 0; j < VEC; j++)
			loads.e[j] = loaded[k * VEC + j];
		if (WARP_PLACE(k) < WARP_ITEMS)
			own[WARP_PLACE(k) / VEC] = loads;
	}
	WARP_SYNC();
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		v[i] = items[i];
}

FN void arrange(const T *loaded, LOCAL_PTR elements *buffer, T *v)
{
#if HALF_CAPACITY
	const u32 is_second = thread_id() >= NT / 2;
	if (!is_second)
		arrange_warp(loaded, buffer, v);
	BARRIER();
	if (is_second)
#endif
		arrange_warp(loaded, buffer, v);
	BARRIER();
}
#endif

#if LOAD_ALGORITHM && END_MARKS && !LDG
FN run fold_arranged(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, tile w,
		     GLOBAL const i64 *RESTRICT limits, LOCAL_PTR elements *buffer, LOCAL_PTR u32 *mark_words,
		     GLOBAL RESULT_T *RESTRICT result)
{
	T loaded[LOADS * VEC], v[VT];
	u32 ends[VT];
#ifdef SOURCE_INDIRECT
	const i64 first = limits[0], last = limits[1];
	load_rows(SOURCE, offsets, w, first, last, loaded);
#else
	load_tile(SOURCE, w, n, loaded); /* before the limits, on which they do not depend */
	const i64 first = limits[0], last = limits[1];
#endif
	for (i32 i = thread_id(); i < MARK_WORDS; i += NT)
		mark_words[i] = 0;
	arrange(loaded, buffer, v);
	find_ends(offsets, w.base, first, last, (LOCAL_PTR mark *)mark_words, result, ends);
#if STORE == 1
	return fold_segments(v, ends, (LOCAL_PTR T *)buffer);
#else
	return fold_segments(v, ends, result + first);
#endif
}
#endif

#endif
