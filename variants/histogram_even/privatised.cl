/*
 * Histograms of the channels of an image. Every block counts its grid-stride share in COPIES histograms in local
 * memory, which its lanes or its warps take in turn, and adds their sums to the result at the end.
 *
 * CHANNELS 1: one sample per pixel; 3: four samples per pixel, of which the last is not counted. RANGE 0: bins of equal
 * width from levels[0] up to, not including, levels[1]; 1: bin b is from levels[b] up to, not including, levels[b + 1].
 * Samples outside are not counted.
 */
#include "dialect.h"

#ifndef CHANNELS
#define CHANNELS 1
#endif
#ifndef RANGE
#define RANGE 0
#endif
#ifndef KEY_T
#define KEY_T u8 /* type of a sample: u8, u16 or u32 */
#define KEY_BYTES 1
#endif
#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef UNROLL
#define UNROLL 2 /* 16-byte loads in flight per thread */
#endif
#ifndef COPIES
#define COPIES 8 /* copies of the counts in local memory, so that fewer atomics conflict */
#endif
#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 4 /* also a launch bound */
#endif
#ifndef COPY_BY_WARP
#define COPY_BY_WARP 0 /* 1: warps take the copies in turn; 0: adjacent threads do */
#endif

#define BINS 256
#define COUNTERS (CHANNELS * BINS)
#define STORED (CHANNELS == 1 ? 1 : 4) /* samples per pixel */
#define SAMPLES (16 / KEY_BYTES)       /* samples per load: whole pixels */

typedef union {
	uint4 raw;
	KEY_T s[SAMPLES];
} samples;

#if COPY_BY_WARP
#define OWN_COPY (thread_id() / 32 % COPIES)
#else
#define OWN_COPY (thread_id() % COPIES)
#endif

/* Blocks add to the counts in any order, so they must be 0 before the first of them. */
KERNEL BOUNDS(NT, 0) void histogram_image_zero(GLOBAL u32 *RESTRICT result)
{
	for (i32 i = thread_id(); i < COUNTERS; i += NT)
		result[i] = 0;
}

#if RANGE
#define LEVELS (BINS + 1)

typedef LOCAL_PTR const u32 *bin_scale;

#define SCALE_DECL
#define SCALE bounds

/* The last bin whose level is not above x; -1 outside. A binary search without branches. */
FN i32 bin_of(u32 x, bin_scale levels)
{
	i32 bin = 0;
	for (i32 step = BINS / 2; step > 0; step /= 2)
		bin += levels[bin + step] <= x ? step : 0;
	return x >= levels[0] && x < levels[BINS] ? bin : -1;
}
#else
#define LEVELS 2

typedef struct {
	u32 lower, width;
	u64 factor; /* BINS / width, in units of 2^-40, rounded down */
} bin_scale;

FN bin_scale make_scale(LOCAL_PTR const u32 *levels)
{
	bin_scale s;
	s.lower = levels[0];
	s.width = levels[1] - levels[0];
	s.factor = ((u64)BINS << 40) / s.width;
	return s;
}

#define SCALE_DECL const bin_scale scale = make_scale(bounds);
#define SCALE scale

/* (x - lower) * BINS / width, rounded down; -1 outside. The estimate is right or one too small. */
FN i32 bin_of(u32 x, bin_scale s)
{
	const u32 above = x - s.lower; /* wraps to a huge number below lower */
	u32 bin = (u32)(above * s.factor >> 40);
	if ((u64)(bin + 1) * s.width <= (u64)above * BINS)
		bin++;
	return above < s.width ? (i32)bin : -1;
}
#endif

/* Bytes are counted by value; their counts go into bins at the end. */
#define COUNT_BYTES (KEY_BYTES == 1)

FN void count_sample(u32 x, i32 channel, bin_scale scale, LOCAL_PTR u32 *counts)
{
	const i32 bin = COUNT_BYTES ? (i32)x : bin_of(x, scale);
	if (bin >= 0)
		ATOMIC_ADD(counts + ((channel * BINS + bin) * COPIES + OWN_COPY), 1u);
}

FN void count_samples(samples v, bin_scale scale, LOCAL_PTR u32 *counts)
{
#pragma unroll
	for (i32 i = 0; i < SAMPLES; i++)
		if (i % STORED < CHANNELS)
			count_sample(v.s[i], i % STORED, scale, counts);
}

/* n: the number of pixels. */
KERNEL BOUNDS(NT, BLOCKS_PER_SM) void histogram_image(GLOBAL const KEY_T *RESTRICT pixels,
						      GLOBAL const u32 *RESTRICT levels, i64 n,
						      GLOBAL u32 *RESTRICT result)
{
	LOCAL_DECL u32 counts[COUNTERS * COPIES];
	LOCAL_DECL u32 bounds[LEVELS];
	const i64 all = n * STORED, whole = all / SAMPLES, stride = grid_size() * NT;
	const i64 first = block_id() * NT + thread_id();
	for (i32 i = thread_id(); i < COUNTERS * COPIES; i += NT)
		counts[i] = 0;
	for (i32 i = thread_id(); i < LEVELS; i += NT)
		bounds[i] = levels[i];
	BARRIER();
	SCALE_DECL
	for (i64 at = first; at < whole; at += stride * UNROLL) {
		samples v[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (at + u * stride < whole)
				v[u].raw = LOAD((GLOBAL const uint4 *)pixels + (at + u * stride));
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (at + u * stride < whole)
				count_samples(v[u], SCALE, counts);
	}
	for (i64 at = whole * SAMPLES + first; at < all; at += stride)
		if (at % STORED < CHANNELS)
			count_sample(pixels[at], (i32)(at % STORED), SCALE, counts);
	BARRIER();
	for (i32 i = thread_id(); i < COUNTERS; i += NT) {
		u32 sum = 0;
#pragma unroll
		for (i32 copy = 0; copy < COPIES; copy++) /* each thread starts at another copy: no bank conflicts */
			sum += counts[i * COPIES + (i + copy) % COPIES];
		const i32 bin = COUNT_BYTES ? bin_of((u32)(i % BINS), SCALE) : i % BINS;
		if (sum && bin >= 0)
			ATOMIC_ADD(result + (i / BINS * BINS + bin), sum);
	}
}
