/*
 * Scan in three kernels: every block folds its part, a run of consecutive tiles; one block scans the folds; every block
 * scans its part, behind what the parts before carry into it. The values are read twice, but no block waits for
 * another.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block: a multiple of 32 */
#endif
#ifndef VT
#define VT 15 /* elements a thread; odd numbers avoid bank conflicts */
#endif
#ifndef OCC
#define OCC 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#include "fold.h"
#include "prefix_tile.h"
#include "spine.h"

/* The tiles of a part: span of them, the last part may have less. */
#define PART_FROM(tiles) (block_id() * span)
#define PART_TO(tiles) ((block_id() + 1) * span < (tiles) ? (block_id() + 1) * span : (tiles))

#if SEGMENTED
/*
 * The limits of the part's tiles, and in *start the first element of the segment that goes on behind it (or would, if
 * its last element is an end).
 */
FN void part_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 from, i64 to, i64 tiles,
		    GLOBAL i64 *RESTRICT limits, LOCAL_PTR i64 *start)
{
	for (i64 t = from + thread_id(); t < to + (to == tiles); t += NT)
		put_limit(offsets, segments, tiles, t, limits);
	if (thread_id() == 0) {
		const i64 end = to * NV < n ? to * NV : n;
		*start = READ_ONLY(offsets + first_ending_after(offsets, 0, segments, end - 1));
	}
	BARRIER();
}
#endif

KERNEL BOUNDS(NT, OCC) void scan_flat_fold(SCANNED, i64 n, i64 segments, i64 tiles, i64 span,
					   GLOBAL i64 *RESTRICT limits, GLOBAL T *RESTRICT carry,
					   GLOBAL u32 *RESTRICT ended)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	LOCAL_DECL elements buffer[OP_COMMUTATIVE ? 1 : NV / VEC];
	LOCAL_DECL i64 begun[1];
	const i64 from = PART_FROM(tiles), to = PART_TO(tiles);
	i64 start = -1;
	T sum = IDENTITY;
#if SEGMENTED
	part_limits(offsets, n, segments, from, to, tiles, limits, begun);
	start = begun[0];
#endif
	for (i64 t = start > from * NV ? start / NV : from; t < to; t++) {
		const tile w = whole_tile(t, n);
		T loaded[LOADS * VEC];
		load_vectors(SOURCE, w, n, loaded);
#if OP_COMMUTATIVE
#pragma unroll
		for (i32 k = 0; k < LOADS; k++) {
#pragma unroll
			for (i32 i = 0; i < VEC; i++) {
				const i32 at = (k * NT + thread_id()) * VEC + i;
				if (at < w.to && w.base + at >= start)
					sum = combine(sum, loaded[k * VEC + i]);
			}
		}
#else
		T v[VT], part = IDENTITY;
		transpose(loaded, buffer, v);
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			if (w.base + thread_id() * VT + i >= start)
				part = combine(part, v[i]);
		part = block_fold(part, scratch);
		sum = combine(sum, part);
		BARRIER(); /* all have read the buffer */
#endif
	}
#if OP_COMMUTATIVE
	sum = block_fold(sum, scratch);
#endif
	if (thread_id() == 0) {
		carry[block_id()] = sum;
		ended[block_id()] = start >= from * NV;
	}
}

KERNEL BOUNDS(NT, OCC) void scan_flat(SCANNED, i64 n, i64 tiles, i64 span, GLOBAL const i64 *RESTRICT limits,
				      GLOBAL const T *RESTRICT carry, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[NV / VEC];
	LOCAL_DECL u32 marks[PREFIX_MARKS];
	const i64 to = PART_TO(tiles);
	i64 t = PART_FROM(tiles);
	T running = carry[block_id()];
	T loaded[LOADS * VEC];
	load_vectors(SOURCE, whole_tile(t, n), n, loaded);
	for (; t < to; t++) {
		const tile w = whole_tile(t, n);
		T v[VT], tail, before, total;
		u32 ends;
#if SEGMENTED
		/* A segment that begins with the part takes nothing over. */
		if (READ_ONLY(offsets + limits[t]) >= w.base && t == PART_FROM(tiles))
			running = IDENTITY;
#endif
		clear_marks(marks);
		transpose(loaded, buffer, v);
		if (t + 1 < to)
			load_vectors(SOURCE, whole_tile(t + 1, n), n, loaded);
		ends = ends_of(OFFSETS, w, limits + t, marks);
		tail = fold_tail(v, ends);
		if (thread_id() == 0 && !ends)
			tail = combine(running, tail);
		before = block_carry(tail, ends != 0, tails, ended_in, &total);
		scan_values(v, ends, thread_id() == 0 ? running : before);
		running = total;
		store_elements(v, w, buffer, result);
		BARRIER(); /* all have read the buffer */
	}
}
