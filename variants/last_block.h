/*
 * The last of several blocks takes what all of them have left and goes on with it in the same launch. FINISH 1: so it
 * is; 0: another launch does, and nothing here is used.
 */
#ifndef SEGTUNE_LAST_BLOCK_H
#define SEGTUNE_LAST_BLOCK_H

#ifndef FINISH
#define FINISH 0
#endif
#define WITHIN_LAUNCH FINISH

#include "inter_block.h"

/*
 * Are the other count - 1 blocks done? By all threads of a block, after its thread 0 has left what the last one shall
 * take. *done: 0 before the first block calls and again after the last. told: an entry of local memory, another in each
 * call of a kernel: LLVM puts the address of one that is the same in all calls in the parameter's place, and of local
 * memory that a kernel does not name itself PoCL has one for all blocks.
 */
FN i32 is_last_block(GLOBAL u32 *done, i64 count, LOCAL_PTR u32 *ticket)
{
	if (thread_id() == 0) {
		ticket[0] = 0;
		if (count > 1) {        /* one alone has nobody to tell */
			GLOBAL_FENCE(); /* what is left is there before the count says so */
			ticket[0] = ATOMIC_ADD(done, 1u);
			if (ticket[0] == (u32)count - 1)
				(void)ATOMIC_ADD(done, 0u - (u32)count);
		}
	}
	BARRIER_OF_ALL_MEMORY();
	if (count > 1)          /* the fence of one alone would wait until its result is stored */
		GLOBAL_FENCE(); /* nothing is read before the count is known */
	/* The same in all threads: it comes from local memory. */
	return ticket[0] == (u32)count - 1;
}

#endif
