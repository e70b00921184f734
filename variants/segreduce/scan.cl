/*
 * Segmented reduction by a segmented scan of everything: the inclusive scan of all elements goes to memory, and each
 * segment's result is picked from its last element. The classic baseline (Blelloch 1990; Sengupta et al. 2007): it
 * moves the elements three times.
 */
#include "dialect.h"

#ifndef OCC
#define OCC 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#include "tile_limits.h"

/* From VT consecutive values a thread to coalesced vectors in memory. */
FN void store_values(const T *v, tile w, LOCAL_PTR elements *buffer, GLOBAL T *RESTRICT scanned)
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
			GLOBAL ELEMENTS_RAW *to = (GLOBAL ELEMENTS_RAW *)(scanned + w.base + at);
#pragma unroll
			for (i32 i = 0; i < ELEMENTS_PIECES; i++)
				to[i] = buffer[at / VEC].raw[i];
		} else {
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				if (at + i < w.to)
					scanned[w.base + at + i] = buffered[at + i];
		}
	}
}

KERNEL BOUNDS(NT, OCC) void segreduce_scan(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
					   GLOBAL const i64 *RESTRICT limits, GLOBAL T *RESTRICT scanned,
					   volatile GLOBAL u64 *words, GLOBAL u32 *ticket)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[TILE_VECS];
	LOCAL_DECL u32 mark_words[TILE_MARKS];
	T loaded[LOADS * VEC], v[VT];
	u32 ends[VT], ended;
	const i64 t = claim_tile(ticket, claimed);
	const tile w = whole_tile(t, n);

	load_vectors(SOURCE, w, n, loaded);
	const i64 first = limits[t], last = limits[t + 1];
	for (i32 i = thread_id(); i < MARK_WORDS; i += NT)
		mark_words[i] = 0;
	transpose(loaded, buffer, v);
	find_ends(offsets, w.base, first, last, (LOCAL_PTR mark *)mark_words, scanned, ends);
	ended = ends[0];
#pragma unroll
	for (i32 i = 1; i < VT; i++) {
		if (!ends[i - 1])
			v[i] = combine(v[i - 1], v[i]);
		ended |= ends[i];
	}

	const u32 open = t > 0 && READ_ONLY(offsets + first) < w.base;
	const T before = tile_carry(words, t, ends[VT - 1] ? IDENTITY : v[VT - 1], ended, open, tails, ended_in);
	ended = 0;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		if (!ended)
			v[i] = combine(before, v[i]);
		ended |= ends[i];
	}
	store_values(v, w, buffer, scanned);
}

KERNEL BOUNDS(NT, 0) void segreduce_scan_last(GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
					      GLOBAL const T *RESTRICT scanned, GLOBAL T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments) {
		const OFF_T start = READ_ONLY(offsets + segment), end = READ_ONLY(offsets + segment + 1);
		result[segment] = start < end ? scanned[end - 1] : IDENTITY;
	}
}
