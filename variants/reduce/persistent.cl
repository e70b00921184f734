/*
 * Whole reduction by as many blocks as the device holds, each with an equal stretch of the array, or by more of them
 * with short ones, so that none is late for being far from memory; in loads of up to 16 bytes, several in flight. The
 * block that is done last folds what all have left, in the same launch, or a second one does.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block: a multiple of 32 */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight a thread */
#endif
#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 4 /* blocks a multiprocessor */
#endif
#ifndef ROUNDS
#define ROUNDS 0 /* rounds of loads a block; 0: what is needed by as many blocks as the device holds */
#endif
#ifndef FINISH
#define FINISH 0 /* who folds the blocks' partial results: 1: the last block; 0: a second launch */
#endif

#include "finish.h"
#include "range_fold.h"

/*
 * stretch: elements a block, a multiple of VEC, where ROUNDS do not say it. done: 0 before the first launch, and again
 * after each.
 */
KERNEL BOUNDS(NT, BLOCKS_PER_SM) void reduce_persistent(SOURCE_PARAMS, i64 n, i64 length, GLOBAL T *partial,
					      GLOBAL u32 *RESTRICT done, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 items = ROUNDS ? (i64)NT * VEC * UNROLL * ROUNDS : length;
	const i64 from = block_id() * items < n ? block_id() * items : n;
	const i64 to = from + items < n ? from + items : n;
	const T part = block_fold_range(SOURCE, (OFF_T)n, (OFF_T)from, (OFF_T)to, scratch);
	const i32 alone = grid_size() == 1; /* then this is the result */
	if (thread_id() == 0) {
		if (alone)
			result[0] = part;
		else
			store_shared(partial + block_id(), part);
	}
#if FINISH
	LOCAL_DECL u32 ticket[1];
	/* Not behind an && in the condition: PoCL 3.1 lets no thread pass a barrier there. */
	const i32 last = is_last_block(done, grid_size(), ticket);
	if (last && !alone) {
		const T whole = fold_partials(partial, grid_size(), scratch);
		if (thread_id() == 0)
			result[0] = whole;
	}
#endif
}
