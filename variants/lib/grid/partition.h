/*
 * Stable counting sort of segments by kind on the device: counts per block, their prefix sum by one block, then each
 * segment goes to its place. The including kernel defines KINDS, their number, and segment_kind(length).
 */
#ifndef SEGTUNE_PARTITION_H
#define SEGTUNE_PARTITION_H

#include "block/prefix_sum.h"
#include "dialect.h"
#include "grid/thread_segments.h"

#define PAIRS ((KINDS + 1) / 2) /* words of two 16-bit counters, enough for NT * THREAD_SEGMENTS segments */

#if NT * THREAD_SEGMENTS > 65535
#error "too many segments a block for counters of 16 bits"
#endif

/* For each kind, counts its segments in the threads before and in the block; two counters per word. */
FN void rank_segments(GLOBAL const OFF_T *RESTRICT offsets, i64 from, i64 to, LOCAL_PTR u32 *sums, u32 *rank,
		      u32 *total)
{
	u32 count[PAIRS];
#pragma unroll
	for (i32 i = 0; i < PAIRS; i++)
		count[i] = 0;
	for (i64 s = from; s < to; s++) {
		const i32 kind = segment_kind(offsets[s + 1] - offsets[s]);
#pragma unroll
		for (i32 i = 0; i < PAIRS; i++)
			count[i] += kind / 2 == i ? 1u << kind % 2 * 16 : 0;
	}
	/* A loop with one call: two calls of a function with barriers crash PoCL 3.1. */
	for (i32 i = 0; i < PAIRS; i++) {
		rank[i] = block_rank(count[i], sums, &total[i]);
		BARRIER();
	}
}

/* Extracts the counter of a kind from rank or total. */
FN u32 counter(const u32 *words, i32 kind)
{
	u32 word = words[0];
#pragma unroll
	for (i32 i = 1; i < PAIRS; i++)
		word = kind / 2 == i ? words[i] : word;
	return word >> kind % 2 * 16 & 0xffff;
}

/* starts[kind * blocks + block]: the block's number of segments of the kind. */
KERNEL BOUNDS(NT, 0) void partition_count(GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
					  GLOBAL u32 *RESTRICT starts)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	i64 from, to;
	u32 rank[PAIRS], total[PAIRS];
	thread_segments(segments, &from, &to);
	rank_segments(offsets, from, to, sums, rank, total);
	if (thread_id() < KINDS)
		starts[thread_id() * grid_size() + block_id()] = counter(total, thread_id());
}

/* Run by one block: exclusive prefix sum of the counts in place; the entry after the last becomes the total. */
KERNEL BOUNDS(NT, 0) void partition_starts(i64 count, GLOBAL u32 *RESTRICT starts)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	u32 running = 0;
	for (i64 base = 0; base < count; base += NT * THREAD_SEGMENTS) {
		const i64 at = base + thread_id() * THREAD_SEGMENTS;
		u32 counts[THREAD_SEGMENTS], sum = 0, total;
#pragma unroll
		for (i32 i = 0; i < THREAD_SEGMENTS; i++) {
			counts[i] = at + i < count ? starts[at + i] : 0;
			sum += counts[i];
		}
		sum = running + block_rank(sum, sums, &total);
#pragma unroll
		for (i32 i = 0; i < THREAD_SEGMENTS; i++) {
			if (at + i < count)
				starts[at + i] = sum;
			sum += counts[i];
		}
		running += total;
		BARRIER();
	}
	if (thread_id() == 0)
		starts[count] = running;
}

/* Where the kind begins in the order of all segments; for kind KINDS, the number of segments. */
FN u32 kind_start(GLOBAL const u32 *starts, i64 blocks, i32 kind)
{
	return starts[kind * blocks];
}

/* Writes each segment's number to its place in order. */
KERNEL BOUNDS(NT, 0) void partition_place(GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
					  GLOBAL const u32 *RESTRICT starts, GLOBAL u32 *RESTRICT order)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	i64 from, to;
	u32 rank[PAIRS], total[PAIRS];
	thread_segments(segments, &from, &to);
	rank_segments(offsets, from, to, sums, rank, total);
	for (i64 s = from; s < to; s++) {
		const i32 kind = segment_kind(offsets[s + 1] - offsets[s]);
		order[starts[kind * grid_size() + block_id()] + counter(rank, kind)] = (u32)s;
#pragma unroll
		for (i32 i = 0; i < PAIRS; i++)
			rank[i] += kind / 2 == i ? 1u << kind % 2 * 16 : 0;
	}
}

#endif
