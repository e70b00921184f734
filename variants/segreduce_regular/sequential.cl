/*
 * Rows of SEGLEN elements, one thread per row, from a transposed copy of the matrix, so that loads coalesce: a first
 * launch writes it through tiles in local memory. After the sequential segments of Larsen and Henriksen (Futhark,
 * 2017).
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight per thread */
#endif
#ifndef SEGLEN
#define SEGLEN 64
#endif

#include "source.h"

/* A tile has WIDTH columns of HEIGHT rows; short rows are whole. */
#define WIDTH (SEGLEN < 32 ? SEGLEN : 32)
#define HEIGHT (1024 / WIDTH)
#define PITCH (HEIGHT + 1) /* padded against bank conflicts */

/* The block's number is row of tiles * tiles per row + column of tiles. */
KERNEL BOUNDS(NT, 0) void regular_transpose(SOURCE_PARAMS, i64 segments, GLOBAL T *RESTRICT transposed)
{
	LOCAL_DECL T tile[WIDTH * PITCH];
	const i64 across = (SEGLEN + WIDTH - 1) / WIDTH;
	const i64 row = block_id() / across * HEIGHT, column = block_id() % across * WIDTH;
	for (i32 i = thread_id(); i < WIDTH * HEIGHT; i += NT) {
		const i32 r = i / WIDTH, c = i % WIDTH;
		if (row + r < segments && column + c < SEGLEN)
			tile[c * PITCH + r] = load_element(SOURCE, (row + r) * SEGLEN + column + c);
	}
	BARRIER();
	for (i32 i = thread_id(); i < WIDTH * HEIGHT; i += NT) {
		const i32 r = i % HEIGHT, c = i / HEIGHT;
		if (row + r < segments && column + c < SEGLEN)
			transposed[(column + c) * segments + row + r] = tile[c * PITCH + r];
	}
}

KERNEL BOUNDS(NT, 0) void regular_sequential(GLOBAL const T *RESTRICT transposed, i64 segments,
					     GLOBAL T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments) {
		GLOBAL const T *RESTRICT column = transposed + segment;
		T sum = IDENTITY;
		i64 i = 0;
		for (; i + UNROLL <= SEGLEN; i += UNROLL) {
			T e[UNROLL];
#pragma unroll
			for (i32 u = 0; u < UNROLL; u++)
				e[u] = column[(i + u) * segments];
#pragma unroll
			for (i32 u = 0; u < UNROLL; u++)
				sum = combine(sum, e[u]);
		}
		for (; i < SEGLEN; i++)
			sum = combine(sum, column[i * segments]);
		result[segment] = sum;
	}
}
