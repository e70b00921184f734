/*
 * Scan in three kernels (reduce-then-scan): every block folds its portion of consecutive tiles; one block scans the
 * folds; every block scans its portion with its carry-in. The values are read twice, but no block waits for another.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block: a multiple of 32 */
#endif
#ifndef VT
#define VT 15 /* elements per thread; odd numbers avoid bank conflicts */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "block/reduce.h"
#include "grid/even_share.h"
#include "prefix_tile.h"
#include "scan_spine.h"

#if SEGMENTED
/*
 * Stores the limits of the portion's tiles, and in *start the first element of the segment that holds the portion's
 * last element.
 */
FN void portion_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, portion own, i64 tiles,
		       GLOBAL i64 *RESTRICT limits, LOCAL_PTR i64 *start)
{
	for (i64 t = own.from + thread_id(); t < own.to + (own.to == tiles); t += NT)
		put_limit(offsets, segments, tiles, t, limits);
	if (thread_id() == 0) {
		const i64 end = own.to * NV < n ? own.to * NV : n;
		*start = READ_ONLY(offsets + first_ending_after(offsets, 0, segments, end - 1));
	}
	BARRIER();
}
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void scan_flat_fold(SCANNED, i64 n, i64 segments, i64 tiles, i64 multiprocessors,
						  GLOBAL i64 *RESTRICT limits, GLOBAL T *RESTRICT carry,
						  GLOBAL u32 *RESTRICT ended)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const portion own = own_portion(tiles, multiprocessors);
	i64 start = -1;
	T sum = IDENTITY;
#if !OP_COMMUTATIVE
	LOCAL_DECL elements buffer[NV / VEC];
#endif
#if SEGMENTED
	LOCAL_DECL i64 begun[1];
	portion_limits(offsets, n, segments, own, tiles, limits, begun);
	start = begun[0];
#endif
	for (i64 t = start > own.from * NV ? start / NV : own.from; t < own.to; t++) {
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
		T v[VT], chunk_fold = IDENTITY;
		transpose(loaded, buffer, v);
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			if (w.base + thread_id() * VT + i >= start)
				chunk_fold = combine(chunk_fold, v[i]);
		chunk_fold = block_fold(chunk_fold, scratch);
		sum = combine(sum, chunk_fold);
		BARRIER(); /* all have read the buffer */
#endif
	}
#if OP_COMMUTATIVE
	sum = block_fold(sum, scratch);
#endif
	if (thread_id() == 0) {
		carry[block_id()] = sum;
		ended[block_id()] = start >= own.from * NV;
	}
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void scan_flat(SCANNED, i64 n, i64 tiles, i64 multiprocessors,
					     GLOBAL const i64 *RESTRICT limits, GLOBAL const T *RESTRICT carry,
					     GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[NV / VEC];
	LOCAL_DECL u32 marks[PREFIX_MARKS];
	const portion own = own_portion(tiles, multiprocessors);
	T running = carry[block_id()];
	T loaded[LOADS * VEC];
	load_vectors(SOURCE, whole_tile(own.from, n), n, loaded);
	for (i64 t = own.from; t < own.to; t++) {
		const tile w = whole_tile(t, n);
		T v[VT], tail, before, total;
		u32 ends;
#if SEGMENTED
		/* A segment that begins with the portion has no carry-in. */
		if (READ_ONLY(offsets + limits[t]) >= w.base && t == own.from)
			running = IDENTITY;
#endif
		clear_marks(marks);
		transpose(loaded, buffer, v);
		if (t + 1 < own.to)
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
