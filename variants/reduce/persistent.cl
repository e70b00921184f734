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
#ifndef OCC
#define OCC 4 /* blocks a multiprocessor */
#endif
#ifndef ROUNDS
#define ROUNDS 0 /* rounds of loads a block; 0: what is needed by as many blocks as the device holds */
#endif
#ifndef FINISH
#define FINISH 0 /* who folds the blocks' partial results: 1: the last block; 0: a second launch */
#endif

#include "finish.h"
#include "stretch.h"

/*
 * stretch: elements a block, a multiple of VEC, where ROUNDS do not say it. done: 0 before the first launch, and again
 * after each.
 */
KERNEL BOUNDS(NT, OCC) void reduce_persistent(SOURCE_PARAMS, i64 n, i64 stretch, GLOBAL T *partial,
					      GLOBAL u32 *RESTRICT done, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 share = ROUNDS ? (i64)NT * VEC * UNROLL * ROUNDS : stretch;
	const i64 from = block_id() * share < n ? block_id() * share : n;
	const i64 to = from + share < n ? from + share : n;
	const T part = block_stretch(SOURCE, (OFF_T)n, (OFF_T)from, (OFF_T)to, scratch);
	const i32 alone = grid_size() == 1; /* then this is the result */
	if (thread_id() == 0) {
		if (alone)
			result[0] = part;
		else
			leave(partial + block_id(), part);
	}
#if FINISH
	LOCAL_DECL u32 told[1];
	/* Not behind an && in the condition: PoCL 3.1 lets no thread pass a barrier there. */
	const i32 last = is_last_block(done, grid_size(), told);
	if (last && !alone) {
		const T whole = fold_partials(partial, grid_size(), scratch);
		if (thread_id() == 0)
			result[0] = whole;
	}
#endif
}
