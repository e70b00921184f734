/*
 * Reduction of an array by as many blocks as the device holds, each with an equal range; or by more blocks with shorter
 * ranges, which evens out their distances to memory. Loads of up to 16 bytes, several in flight. The last block to
 * finish folds the partial results in the same launch, or a second launch does.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block: a multiple of 32 */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight per thread */
#endif
#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 4 /* resident blocks per multiprocessor */
#endif
#ifndef ROUNDS
#define ROUNDS 0 /* rounds of loads per block; 0: as many as a grid that fills the device needs */
#endif
#ifndef FINISH
#define FINISH 0 /* 1: the last block folds the partial results; 0: a second launch does */
#endif

#include "block/range_reduce.h"
#include "finish.h"

/* length: elements per block, a multiple of VEC, if ROUNDS is 0. done: 0 before the first launch and after each. */
KERNEL BOUNDS(NT, BLOCKS_PER_SM) void reduce_persistent(SOURCE_PARAMS, i64 n, i64 length, GLOBAL T *partial,
							GLOBAL u32 *RESTRICT done, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 items = ROUNDS ? (i64)NT * VEC * UNROLL * ROUNDS : length;
	const i64 from = block_id() * items < n ? block_id() * items : n;
	const i64 to = from + items < n ? from + items : n;
	const T part = block_fold_range(SOURCE, (OFF_T)n, (OFF_T)from, (OFF_T)to, scratch);
	const i32 alone = grid_size() == 1; /* a single block's part is the result */
	if (thread_id() == 0) {
		if (alone)
			result[0] = part;
		else
			store_shared(partial + block_id(), part);
	}
#if FINISH
	LOCAL_DECL u32 ticket[1];
	/* Not after && in the condition below: with PoCL 3.1 no thread would pass the barrier. */
	const i32 last = is_last_block(done, grid_size(), ticket);
	if (last && !alone) {
		const T whole = fold_partials(partial, grid_size(), scratch);
		if (thread_id() == 0)
			result[0] = whole;
	}
#endif
}
