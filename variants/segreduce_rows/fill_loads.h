/* Fills the buffer of buffered.h and evenly_buffered.h by the threads' loads. NT: threads per block. */
#ifndef SEGTUNE_FILL_LOADS_H
#define SEGTUNE_FILL_LOADS_H

#include "source.h"

#define FILL_ALIGN VEC

#define FILL_DECL
#define FILL
#define WAIT_FOR_BUFFER(pass)
#define RELEASE_BUFFER()

#define FILLERS 4 /* vectors that a thread loads at a time */

/* Loads values base .. end - 1, of `all` in the array; base is a multiple of VEC. */
FN void fill_buffer(GLOBAL const V *RESTRICT values, i64 base, i64 end, i64 all, LOCAL_PTR values_vec *buffer, i32 pass)
{
	const i32 vectors = (i32)((end - base + VEC - 1) / VEC);
	const i32 whole = all - base >= (i64)vectors * VEC ? vectors : vectors - 1;
	(void)pass;
	for (i32 first = thread_id(); first < whole; first += FILLERS * NT) {
		values_vec x[FILLERS];
#pragma unroll
		for (i32 f = 0; f < FILLERS; f++)
			if (first + f * NT < whole)
				x[f].raw = LOAD((GLOBAL const RAW_VALUES *)(values + base) + first + f * NT);
#pragma unroll
		for (i32 f = 0; f < FILLERS; f++)
			if (first + f * NT < whole)
				buffer[first + f * NT].raw = x[f].raw;
	}
	/* The array's last values, less than a vector. */
	for (i64 k = base + (i64)whole * VEC + thread_id(); k < end; k += NT)
		((LOCAL_PTR V *)buffer)[k - base] = values[k];
}

#endif
