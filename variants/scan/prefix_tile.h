/* Scan of one tile: VT consecutive values per thread, scanned in registers and stored as coalesced vectors. */
#ifndef SEGTUNE_PREFIX_TILE_H
#define SEGTUNE_PREFIX_TILE_H

#define END_MARKS 1
#define STORE 1
#include "prefix.h"
#include "store.h"
#include "tile.h"

#ifndef STORE_ALGORITHM
#define STORE_ALGORITHM 0
#endif

/* Words of local memory for end marks. */
#define PREFIX_MARKS (BY_OFFSETS ? MARK_WORDS : 1)

/*
 * Bit i is set if a segment ends at the thread's value i. limits: of the tile, as in tile.h; marks: PREFIX_MARKS
 * entries, which must be 0.
 */
FN u32 ends_of(GLOBAL const OFF_T *RESTRICT offsets, tile w, GLOBAL const i64 *RESTRICT limits, LOCAL_PTR u32 *marks)
{
	u32 bits = 0;
#if BY_OFFSETS
	u32 ends[VT];
	find_ends(offsets, w.base, limits[0], limits[1], (LOCAL_PTR mark *)marks, 0, ends);
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		bits |= ends[i] << i;
#elif SEGMENTED
	i64 left = SEGLEN - (w.base + thread_id() * VT) % SEGLEN; /* elements of the segment from here on */
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		bits |= (u32)(left == 1) << i;
		left = left == 1 ? SEGLEN : left - 1;
	}
#endif
	return bits;
}

/* Needs a BARRIER before ends_of. */
FN void clear_marks(LOCAL_PTR u32 *marks)
{
#if BY_OFFSETS
	for (i32 i = thread_id(); i < MARK_WORDS; i += NT)
		marks[i] = 0;
#endif
}

/* The thread's carry-out: the fold of what follows the last end. */
FN T fold_tail(const T *v, u32 ends)
{
	T sum = start_fold(v[0]);
#pragma unroll
	for (i32 i = 1; i < VT; i++)
		sum = extend_fold(sum, v[i], ends >> (i - 1) & 1);
	return ends >> (VT - 1) & 1 ? IDENTITY : sum;
}

/* In place: scans the thread's values, starting from its carry-in. */
FN void scan_values(T *v, u32 ends, T carry)
{
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const T before = carry;
		carry = combine(carry, v[i]);
		v[i] = WITH_INITIAL(EXCLUSIVE ? before : carry);
		if (ends >> i & 1)
			carry = IDENTITY;
	}
}

/*
 * Stores VT consecutive elements per thread. STORE_ALGORITHM, like LOAD_ALGORITHM (tile_input.h): 0: coalesced vectors,
 * through a buffer of NV / VEC entries, which nobody reads any more; 1: each thread stores its own elements one by one,
 * 2: as vectors, VT being a multiple of VEC; 3: CUDA: vectors that are coalesced in a warp.
 */
#if STORE_ALGORITHM > 1
/* Stores elements at .. at + VEC - 1, as far as they are in the tile. */
FN void put_vector(const elements *x, i32 at, tile w, GLOBAL T *RESTRICT result)
{
	if (at + VEC <= w.to) {
		GLOBAL ELEMENTS_RAW *out = (GLOBAL ELEMENTS_RAW *)(result + w.base + at);
#pragma unroll
		for (i32 i = 0; i < ELEMENTS_PIECES; i++)
			PUT_RAW(out[i], x->raw[i]);
	} else {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (at + i < w.to)
				PUT(result[w.base + at + i], x->e[i]);
	}
}
#endif

#if STORE_ALGORITHM == 1 || STORE_ALGORITHM == 2
FN void store_elements(const T *v, tile w, LOCAL_PTR elements *buffer, GLOBAL T *RESTRICT result)
{
	(void)buffer;
#pragma unroll
	for (i32 i = 0; i < VT; i += STORE_ALGORITHM == 2 ? VEC : 1) {
		const i32 at = thread_id() * VT + i;
#if STORE_ALGORITHM == 2
		elements x;
#pragma unroll
		for (i32 j = 0; j < VEC; j++)
			x.e[j] = v[i + j < VT ? i + j : 0];
		put_vector(&x, at, w, result);
#else
		if (at < w.to)
			PUT(result[w.base + at], v[i]);
#endif
	}
}
#elif STORE_ALGORITHM == 3
FN void store_elements(const T *v, tile w, LOCAL_PTR elements *buffer, GLOBAL T *RESTRICT result)
{
	const i32 lane = thread_id() % WARP, first = thread_id() / WARP * (WARP * VT);
	LOCAL_PTR elements *const own = buffer + first / VEC;
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		((LOCAL_PTR T *)own)[lane * VT + i] = v[i];
	WARP_SYNC();
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		const i32 at = (k * WARP + lane) * VEC;
		if (at < WARP * VT)
			put_vector(own + at / VEC, first + at, w, result);
	}
}
#else
FN void store_elements(const T *v, tile w, LOCAL_PTR elements *buffer, GLOBAL T *RESTRICT result)
{
	LOCAL_PTR T *buffered = (LOCAL_PTR T *)buffer;
	const i32 tid = thread_id();
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		buffered[tid * VT + i] = v[i];
	BARRIER();
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		const i32 at = (k * NT + tid) * VEC;
		if (at + VEC <= w.to) {
			GLOBAL ELEMENTS_RAW *out = (GLOBAL ELEMENTS_RAW *)(result + w.base + at);
#pragma unroll
			for (i32 i = 0; i < ELEMENTS_PIECES; i++)
				PUT_RAW(out[i], buffer[at / VEC].raw[i]);
		} else {
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				if (at + i < w.to)
					PUT(result[w.base + at + i], buffered[at + i]);
		}
	}
}
#endif

#endif
