/* Common to all look-backs: tiles in ticket order, the status of a tile, 64-bit words that other blocks read. */
#ifndef SEGTUNE_LOOKBACK_WORD_H
#define SEGTUNE_LOOKBACK_WORD_H

#include "dialect.h"

/* Statuses of a tile. */
#define LOOKBACK_INVALID 0u
#define LOOKBACK_AGGREGATE 1u /* the fold of a tile in which nothing ends */
#define LOOKBACK_PREFIX 2u    /* the tile's carry-out */

/* Words that other blocks write or read concurrently. */
#if defined(__OPENCL_VERSION__) && defined(cl_khr_int64_base_atomics)
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#define LOOKBACK_READ(p) atom_add(p, 0UL)
#define LOOKBACK_WRITE(p, x) ((void)atom_xchg(p, x))
#else
#define LOOKBACK_READ(p) (*(p))
#define LOOKBACK_WRITE(p, x) (*(p) = (x))
#endif

/* Claims the block's tile. claimed: one entry of local memory. */
FN i64 claim_tile(GLOBAL u32 *ticket, LOCAL_PTR u32 *claimed)
{
	if (thread_id() == 0)
		claimed[0] = ATOMIC_ADD(ticket, 1u);
	BARRIER();
	return (i64)claimed[0];
}

#endif
