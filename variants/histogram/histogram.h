/*
 * Histograms of bytes in tiles of NT * VECS * 16 bytes, one per block. LOCAL_BINS: a block counts in local memory, else
 * in the result. RUNS: a thread counts consecutive equal bytes and adds them at once, else each by itself.
 */
#ifndef SEGTUNE_HISTOGRAM_H
#define SEGTUNE_HISTOGRAM_H

#include "bins.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef VECS
#define VECS 64 /* 16-byte vectors per thread: a multiple of UNROLL */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight per thread */
#endif
#ifndef COPIES
#define COPIES 8 /* copies of the counts in local memory, so that threads with the same byte seldom conflict */
#endif

#define WIDTH 16
#define TILE ((i64)NT * VECS * WIDTH)

typedef union {
	uint4 raw;
	u32 words[4];
} pack;

#if LOCAL_BINS
#define COUNTS LOCAL_PTR u32 *
#define BIN(byte) ((byte)*COPIES + thread_id() % COPIES)
#else
#define COUNTS GLOBAL u32 *
#define BIN(byte) (byte)
#endif

/* A run of equal bytes that is not yet added. */
typedef struct {
	u32 byte, count;
} run;

FN run count_byte(run r, u32 byte, COUNTS counts)
{
#if RUNS
	if (byte == r.byte) {
		r.count++;
	} else {
		ATOMIC_ADD(counts + BIN(r.byte), r.count);
		r.byte = byte;
		r.count = 1;
	}
#else
	ATOMIC_ADD(counts + BIN(byte), 1);
#endif
	return r;
}

FN run count_word(run r, u32 word, COUNTS counts)
{
#if RUNS
	if (word == r.byte * 0x01010101u) {
		r.count += 4;
		return r;
	}
#endif
#pragma unroll
	for (i32 i = 0; i < 4; i++)
		r = count_byte(r, word >> 8 * i & 255, counts);
	return r;
}

FN run count_tile(GLOBAL const u8 *RESTRICT bytes, i64 n, run r, COUNTS counts)
{
	const i64 base = block_id() * TILE + thread_id() * WIDTH;
	for (i32 vec = 0; vec < VECS; vec += UNROLL) {
		pack v[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const i64 at = base + (i64)(vec + u) * NT * WIDTH;
			if (at + WIDTH <= n)
				v[u].raw = LOAD((GLOBAL const uint4 *)(bytes + at));
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			i64 at = base + (i64)(vec + u) * NT * WIDTH;
			if (at + WIDTH <= n) {
#pragma unroll
				for (i32 i = 0; i < 4; i++)
					r = count_word(r, v[u].words[i], counts);
			} else {
				for (; at < n; at++)
					r = count_byte(r, bytes[at], counts);
			}
		}
	}
	return r;
}

KERNEL BOUNDS(NT, 0) void histogram_count(GLOBAL const u8 *RESTRICT bytes, i64 n, GLOBAL u32 *RESTRICT result)
{
	run r;
	r.byte = 0;
	r.count = 0;
#if LOCAL_BINS
	LOCAL_DECL u32 bins[BINS * COPIES];
	for (i32 i = thread_id(); i < BINS * COPIES; i += NT)
		bins[i] = 0;
	BARRIER();
	r = count_tile(bytes, n, r, bins);
	if (r.count)
		ATOMIC_ADD(bins + BIN(r.byte), r.count);
	BARRIER();
	for (i32 bin = thread_id(); bin < BINS; bin += NT) {
		u32 sum = 0;
#pragma unroll
		for (i32 copy = 0; copy < COPIES; copy++) /* each thread starts at another copy: no bank conflicts */
			sum += bins[bin * COPIES + (bin + copy) % COPIES];
		if (sum)
			ATOMIC_ADD(result + bin, sum);
	}
#else
	r = count_tile(bytes, n, r, result);
	if (r.count)
		ATOMIC_ADD(result + BIN(r.byte), r.count);
#endif
}

#endif
