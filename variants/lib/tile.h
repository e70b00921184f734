/*
 * A tile: NT * VT consecutive elements and the segments that end among them, whatever their lengths. The block loads
 * coalesced vectors, transposes them so that each thread has VT consecutive elements, finds the segment ends, and each
 * thread folds serially between them; segmented_scan.h joins the threads, the including kernel joins the tiles. After
 * Sean Baxter's SegReduceCsr (Modern GPU 1.1, 2013).
 */
#ifndef SEGTUNE_TILE_H
#define SEGTUNE_TILE_H

#include "dialect.h"
#include "thread/search.h"

#ifndef NT
#define NT 128 /* threads per block: a multiple of 32 */
#endif
#ifndef VT
#define VT 7 /* elements per thread; odd numbers avoid bank conflicts */
#endif
#ifndef HALF_CAPACITY
#define HALF_CAPACITY 0 /* 1: transposes values and collects results in two halves, with half the local memory */
#endif
#ifndef TRANSPOSE
#define TRANSPOSE 0 /* 0: transposes through local memory; 1: by shuffles, for an odd VT */
#endif
#ifndef LOAD_ALGORITHM
#define LOAD_ALGORITHM 0 /* how a tile is loaded: tile_input.h */
#endif
#ifndef END_MARKS
#define END_MARKS 1 /* 1: finds segment ends by marks in local memory; 0: by a binary search in each thread */
#endif
#ifndef STORE
#define STORE 1 /* 1: collects results in local memory for coalesced stores; 0: each thread stores at each end */
#endif
/*
 * STORE 2: results stay in registers. If all of the tile's results fit in local memory, they are compacted there by
 * their number in the tile and stored coalesced; otherwise the threads store them directly, as Modern GPU does with
 * half the local memory. Needs END_MARKS 1.
 */
#ifndef TILE_CLIPPED
#define TILE_CLIPPED 0 /* 1: only elements from .. to - 1 of the NT * VT belong to the tile; needs END_MARKS 1 */
#endif

#if defined(SOURCE_INDIRECT) || TRANSPOSE
#define VEC 1 /* segments begin anywhere; shuffles move single values */
#endif

#include "block/segmented_scan.h"
#include "source.h"
#include "store.h"

#define NV (NT * VT)
#define LOADS ((VT + VEC - 1) / VEC)
#define HALVES (1 + HALF_CAPACITY)
#define KEPT (STORE == 1 && HALF_CAPACITY || STORE == 2) /* results stay in registers until they are collected */
#if STORE == 1
#define AT_ENDS 1 /* results are collected at the position of their last element */
#else
#define AT_ENDS 0
#endif

/*
 * A mark at the last element of a segment. It holds the segment's number only if the thread that finds it stores the
 * result.
 */
#if STORE == 1
typedef u8 mark;
#else
typedef u32 mark;
#endif
#define MARK_WORDS (NV * (AT_ENDS ? 1 : 4) / 4)

/* Vectors in local memory per tile, for values, then results. */
#define TILE_VECS (STORE || !LDG && !TRANSPOSE ? NV / HALVES / VEC : 1)
/* Declares mark_words, an argument of fold_tile; no array if there are no marks. */
#if END_MARKS
#define DECLARE_MARKS LOCAL_DECL u32 mark_words[MARK_WORDS]
#else
#define DECLARE_MARKS LOCAL_PTR u32 *mark_words = 0
#endif

/* Elements from .. to - 1 of a tile that starts at element base. */
typedef struct {
	i64 base;     /* a multiple of VEC */
	i32 from, to; /* 0 <= from <= to <= NV */
} tile;

/* Tile t of n elements cut into tiles of NV; the last one may be shorter. */
FN tile whole_tile(i64 t, i64 n)
{
	tile w;
	w.base = t * NV;
	w.from = 0;
	w.to = n - w.base < NV ? (i32)(n - w.base) : NV;
	return w;
}

/*
 * Stores limit t of 0 .. tiles: tile t ends the segments limits[t] .. limits[t + 1] - 1. Except for tile 0, limits[t]
 * is the segment that holds the tile's first element.
 */
FN void put_limit(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 tiles, i64 t, GLOBAL i64 *RESTRICT limits)
{
	if (t == 0)
		limits[0] = 0; /* leading empty segments too */
	else if (t < tiles)
		limits[t] = first_ending_after(offsets, 0, segments, t * NV);
	else if (t == tiles)
		limits[t] = segments;
}

/* Position in the tile of the thread's load k: interleaved over the block, or over the warp if shuffles transpose. */
#if TRANSPOSE
#define LOADED_AT(k) ((thread_id() / WARP * VT + (k)) * WARP + thread_id() % WARP)
#else
#define LOADED_AT(k) (((k)*NT + thread_id()) * VEC)
#endif

#ifdef SOURCE_INDIRECT
/*
 * Element `at` of the tile, read where its segment is stored. The tile has segments first .. last; last may continue in
 * the next tile. *row: a segment at or before the element's; becomes the element's.
 */
FN T load_from_row(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, tile w, i32 at, i64 last, i64 *row)
{
	const OFF_T element = (OFF_T)(w.base + at);
	if (*row < last && READ_ONLY(offsets + *row + 1) <= element)
		*row = first_ending_after(offsets, *row + 1, last, element);
	return load_element(SOURCE, element + SOURCE_SHIFT(*row));
}

/* Position in the tile of the thread's element i: consecutive, or interleaved over the warp or block. */
#if LDG || LOAD_ALGORITHM == 1
#define ELEMENT_AT(i) (thread_id() * VT + (i))
#elif LOAD_ALGORITHM == 3
#define ELEMENT_AT(i) ((thread_id() / WARP * VT + (i)) * WARP + thread_id() % WARP)
#else
#define ELEMENT_AT(i) LOADED_AT(i)
#endif

/* Loads the tile from its rows. If nothing ends in the tile, there is one row and no search. */
FN void load_rows(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, tile w, i64 first, i64 last, T *v)
{
	i64 row = first;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const i32 at = ELEMENT_AT(i);
		v[i] = at >= w.from && at < w.to ? load_from_row(SOURCE, offsets, w, at, last, &row) : IDENTITY;
	}
}
#elif LDG
/* Loads the thread's VT consecutive values straight into registers; neighbouring threads' loads share cache lines. */
FN void load_values(SOURCE_PARAMS, tile w, T *v)
{
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const i32 at = thread_id() * VT + i;
		v[i] = at < w.to && (!TILE_CLIPPED || at >= w.from) ? load_element(SOURCE, w.base + at) : IDENTITY;
	}
}
#else
/*
 * Loads the tile in coalesced vectors, LOADS per thread. VT need not be a multiple of VEC: the last row may be short.
 */
FN void load_vectors(SOURCE_PARAMS, tile w, i64 n, T *loaded)
{
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		const i32 at = LOADED_AT(k);
		elements v;
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			v.e[i] = IDENTITY;
		if (at < w.to)
			load_elements(SOURCE, (OFF_T)(w.base + at), (OFF_T)n, v.e);
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
#if TILE_CLIPPED
			if (at + i < w.from || at + i >= w.to)
				v.e[i] = IDENTITY;
#endif
			loaded[k * VEC + i] = v.e[i];
		}
	}
}

#endif

#if !LDG && TRANSPOSE
/* The inverse of 32 modulo VT, an odd number; folds to a constant. */
FN i32 inverse_of_warp(void)
{
	i32 c = 0;
#pragma unroll
	for (i32 k = 1; k < VT; k++)
		if (k * WARP % VT == 1)
			c = k;
	return c;
}

/*
 * From a warp's VT coalesced rows to VT consecutive values per thread. In step k every thread fetches its value i = 32
 * * k mod VT. With an odd VT no two threads fetch from the same lane, and the value is there in register k, after a
 * rotation by an amount that depends on the lane only. After Catanzaro, Keller and Garland, "A Decomposition for
 * In-place Matrix Transposition" (2014).
 */
FN void transpose(T *loaded, LOCAL_PTR elements *buffer, T *v)
{
	const i32 lane = thread_id() % WARP;
	const i32 shift = lane * (VT - inverse_of_warp()) % VT;
#pragma unroll
	for (i32 d = 1; d < VT; d *= 2) {
		T rotated[VT];
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			rotated[i] = shift & d ? loaded[(i + d) % VT] : loaded[i];
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			loaded[i] = rotated[i];
	}
#pragma unroll
	for (i32 k = 0; k < VT; k++)
		v[k * WARP % VT] = SHUFFLE(loaded[k], (lane * VT + k * WARP % VT) % WARP);
}
#elif !LDG
/* From coalesced vectors to VT consecutive values per thread, through local memory. */
FN void transpose(const T *loaded, LOCAL_PTR elements *buffer, T *v)
{
	LOCAL_PTR const T *buffered = (LOCAL_PTR const T *)buffer;
	const i32 tid = thread_id();
#pragma unroll
	for (i32 part = 0; part < HALVES; part++) {
		const i32 start = part * (NV / HALVES), end = start + NV / HALVES;
		if (part)
			BARRIER();
#pragma unroll
		for (i32 k = 0; k < LOADS; k++) {
			const i32 at = (k * NT + tid) * VEC;
			elements x;
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				x.e[i] = loaded[k * VEC + i];
			if (at >= start && at < end)
				buffer[(at - start) / VEC] = x;
		}
		BARRIER();
		if (tid * VT >= start && tid * VT < end) {
#pragma unroll
			for (i32 i = 0; i < VT; i++)
				v[i] = buffered[tid * VT - start + i];
		}
	}
}
#endif

#if END_MARKS
/*
 * Marks the last elements of segments first .. last - 1. Empty segments set no marks, so each element gets at most one.
 * All marks must be 0 before. Then ends[i] != 0 if a segment ends at the thread's value i; if !STORE it is 1 + the
 * segment's number in the tile.
 */
FN void find_ends(GLOBAL const OFF_T *RESTRICT offsets, i64 base, i64 first, i64 last, LOCAL_PTR mark *marks,
		  GLOBAL RESULT_T *RESTRICT result, u32 *ends)
{
	for (i64 segment = first + thread_id(); segment < last; segment += NT) {
		const OFF_T start = READ_ONLY(offsets + segment), end = READ_ONLY(offsets + segment + 1);
		if (start < end)
			marks[(i32)(end - base) - 1] = (mark)(AT_ENDS ? 1 : segment - first + 1);
		else if (!AT_ENDS)
			PUT(result[segment], RESULT_OF(IDENTITY));
	}
	BARRIER();
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		ends[i] = marks[thread_id() * VT + i];
}
#else
/* The position in the tile behind the end of the segment; out of range if the segment is `last`. */
FN i32 end_in_tile(GLOBAL const OFF_T *RESTRICT offsets, i64 base, i64 segment, i64 last)
{
	return segment < last ? (i32)(READ_ONLY(offsets + segment + 1) - base) : NV + 1;
}

/* The same without local memory: each thread searches the segment of its first value, then steps through the ends. */
FN void find_ends(GLOBAL const OFF_T *RESTRICT offsets, i64 base, i64 first, i64 last, GLOBAL RESULT_T *RESTRICT result,
		  u32 *ends)
{
	i64 segment = first_ending_after(offsets, first, last, base + thread_id() * VT);
	i32 end = end_in_tile(offsets, base, segment, last);
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const i32 behind = thread_id() * VT + i + 1;
		ends[i] = 0;
		if (end == behind) {
			ends[i] = (u32)(segment - first + 1);
			end = end_in_tile(offsets, base, ++segment, last);
			if (end == behind) { /* skip any number of empty segments */
				segment = first_ending_after(offsets, segment, last, base + behind);
				end = end_in_tile(offsets, base, segment, last);
			}
		}
	}
#if STORE != 1
	for (segment = first + thread_id(); segment < last; segment += NT)
		if (READ_ONLY(offsets + segment) == READ_ONLY(offsets + segment + 1))
			PUT(result[segment], RESULT_OF(IDENTITY));
#endif
}
#endif

#if STORE == 1
/* A result is kept at the position of its segment's last element: no two collide. Empty segments need none. */
#define RESULTS LOCAL_PTR T *
#define PUT_RESULT(place, x) place = x
#define STORE_AT(i) ((u32)(thread_id() * VT + (i)))
#else
/* A result goes to its segment's number in the tile. */
#define RESULTS GLOBAL RESULT_T *
#define PUT_RESULT(place, x) PUT(place, RESULT_OF(x))
#define STORE_AT(i) (ends[i] - 1)
#endif

/* What is left of a thread's values once the segments that begin and end among them are stored. */
typedef struct {
	T tail;    /* fold of what follows the last end, or of everything */
	T head;    /* fold up to the first end, without the carry-in */
	u32 ended; /* 0: no end */
	u32 place; /* of head, in the results */
#if KEPT
	T kept[VT]; /* folds that end at value i, except the first */
	u32 ends;   /* bit i: kept[i] is valid */
#endif
#if STORE == 2
	u32 places[VT]; /* of kept[i] in the results */
#endif
} run;

FN run fold_segments(const T *v, const u32 *ends, RESULTS results)
{
	run r;
	T sum = start_fold(v[0]);
	r.head = IDENTITY;
	r.ended = 0;
	r.place = 0;
#if KEPT
	r.ends = 0;
#endif
#ifndef ROLLED
#pragma unroll
#endif
	for (i32 i = 0; i < VT; i++) {
		if (i > 0)
			sum = extend_fold(sum, v[i], ends[i - 1]);
		if (ends[i] && r.ended) {
#if KEPT
			r.kept[i] = sum;
			r.ends |= 1u << i;
#if STORE == 2
			r.places[i] = STORE_AT(i);
#endif
#else
			PUT_RESULT(results[STORE_AT(i)], sum);
#endif
		} else if (ends[i]) {
			r.head = sum;
			r.place = STORE_AT(i);
			r.ended = 1;
		}
	}
	r.tail = ends[VT - 1] ? IDENTITY : sum;
	return r;
}

/* The thread's part of a tile in which nothing ends. */
FN run fold_all(const T *v, i32 count)
{
	run r;
	r.tail = start_fold(v[0]);
#pragma unroll
	for (i32 i = 1; i < count; i++)
		r.tail = combine(r.tail, v[i]);
	r.head = IDENTITY;
	r.ended = 0;
	r.place = 0;
#if KEPT
	r.ends = 0;
#endif
	return r;
}

/*
 * Folds the tile's elements; n is the size of the whole array. Returns the thread's input for block_carry. The tile
 * ends the segments limits[0] .. limits[1] - 1. buffer: TILE_VECS entries; mark_words: see DECLARE_MARKS.
 */
FN run fold_tile(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, tile w, GLOBAL const i64 *RESTRICT limits,
		 LOCAL_PTR elements *buffer, LOCAL_PTR u32 *mark_words, GLOBAL RESULT_T *RESTRICT result)
{
	T v[VT];
	run r;

#if !LDG
	T loaded[LOADS * VEC];
#endif
#ifdef SOURCE_INDIRECT
	const i64 first = limits[0], last = limits[1];
#if LDG
	load_rows(SOURCE, offsets, w, first, last, v);
#else
	load_rows(SOURCE, offsets, w, first, last, loaded);
#endif
#else
	/* The loads of elements come first: they do not depend on the limits. */
#if LDG
	load_values(SOURCE, w, v);
#else
	load_vectors(SOURCE, w, n, loaded);
#endif
	const i64 first = limits[0], last = limits[1];
#endif
#if END_MARKS
	for (i32 i = thread_id(); i < MARK_WORDS; i += NT)
		mark_words[i] = 0;
#endif

#if !LDG && !OP_COMMUTATIVE
	transpose(loaded, buffer, v);
#endif
	/* Uniform: both limits come from global memory. */
	if (first == last) {
#if LDG || !OP_COMMUTATIVE
		r = fold_all(v, VT);
#else
		r = fold_all(loaded, LOADS * VEC); /* the order does not matter: no transposition */
#endif
	} else {
		u32 ends[VT];
#if !LDG && OP_COMMUTATIVE
		transpose(loaded, buffer, v);
#endif
#if END_MARKS && (LDG || TRANSPOSE || !OP_COMMUTATIVE)
		BARRIER(); /* all marks are 0 */
#endif
#if END_MARKS
		find_ends(offsets, w.base, first, last, (LOCAL_PTR mark *)mark_words, result, ends);
#else
		find_ends(offsets, w.base, first, last, result, ends);
#endif
#if STORE == 1
		r = fold_segments(v, ends, (LOCAL_PTR T *)buffer);
#else
		r = fold_segments(v, ends, result + first);
#endif
	}
	return r;
}

#if STORE == 2
/*
 * Compacts the results by their number in the tile and stores them coalesced, if they all fit in local memory; the
 * condition is uniform. Empty segments already have their results.
 */
FN void store_chosen(run r, T before, GLOBAL const OFF_T *RESTRICT offsets, i64 first, i64 last, LOCAL_PTR T *results,
		     GLOBAL RESULT_T *RESTRICT result)
{
	const u32 collected = last - first <= NV / HALVES;
	const T head = combine(before, r.head);
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		if (r.ends >> i & 1) {
			if (collected)
				results[r.places[i]] = r.kept[i];
			else
				PUT(result[first + r.places[i]], RESULT_OF(r.kept[i]));
		}
	if (r.ended && collected)
		results[r.place] = head;
	else if (r.ended)
		PUT(result[first + r.place], RESULT_OF(head));
	BARRIER();
	for (i64 segment = first + thread_id(); collected && segment < last; segment += NT)
		if (READ_ONLY(offsets + segment) < READ_ONLY(offsets + segment + 1))
			PUT(result[segment], RESULT_OF(results[segment - first]));
}
#elif KEPT
/* Collects and stores the results of one half of the tile after the other, as transpose does with values. */
FN void store_halves(run r, T before, GLOBAL const OFF_T *RESTRICT offsets, i64 base, i64 first, i64 last,
		     LOCAL_PTR T *results, GLOBAL RESULT_T *RESTRICT result)
{
	const i32 tid = thread_id();
#pragma unroll
	for (i32 part = 0; part < HALVES; part++) {
		const i32 from = part * (NV / HALVES), to = from + NV / HALVES;
		BARRIER(); /* others have read the buffer */
		if (tid * VT >= from && tid * VT < to) {
#pragma unroll
			for (i32 i = 0; i < VT; i++)
				if (r.ends >> i & 1)
					results[tid * VT - from + i] = r.kept[i];
			if (r.ended)
				results[(i32)r.place - from] = combine(before, r.head);
		}
		BARRIER();
		for (i64 segment = first + tid; segment < last; segment += NT) {
			const OFF_T start = READ_ONLY(offsets + segment), end = READ_ONLY(offsets + segment + 1);
			const i32 at = (i32)(end - base) - 1;
			if (start < end && at >= from && at < to)
				PUT(result[segment], RESULT_OF(results[at - from]));
			else if (start == end && part == 0)
				PUT(result[segment], RESULT_OF(IDENTITY));
		}
	}
}
#endif

/* Stores the segments that end in the tile; before: the carry-in of this thread. */
FN void store_tile(run r, T before, GLOBAL const OFF_T *RESTRICT offsets, i64 base, i64 first, i64 last,
		   LOCAL_PTR elements *buffer, GLOBAL RESULT_T *RESTRICT result)
{
#if STORE == 2
	store_chosen(r, before, offsets, first, last, (LOCAL_PTR T *)buffer, result);
#elif KEPT
	store_halves(r, before, offsets, base, first, last, (LOCAL_PTR T *)buffer, result);
#elif STORE == 1
	LOCAL_PTR T *results = (LOCAL_PTR T *)buffer;
	if (r.ended)
		results[r.place] = combine(before, r.head);
	BARRIER(); /* unconditional: PoCL 3.1 crashed on a second barrier under the condition that something ends */
	for (i64 segment = first + thread_id(); segment < last; segment += NT) {
		const OFF_T start = READ_ONLY(offsets + segment), end = READ_ONLY(offsets + segment + 1);
		PUT(result[segment], RESULT_OF(start < end ? results[(i32)(end - base) - 1] : IDENTITY));
	}
#else
	if (r.ended)
		PUT(result[first + r.place], RESULT_OF(combine(before, r.head)));
#endif
}

#endif
