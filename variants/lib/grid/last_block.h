/*
 * The last block to finish takes all blocks' results and continues in the same launch (FINISH 1). With FINISH 0 another
 * launch does this, and nothing here is used.
 */
#ifndef SEGTUNE_LAST_BLOCK_H
#define SEGTUNE_LAST_BLOCK_H

#ifndef FINISH
#define FINISH 0
#endif
#define WITHIN_LAUNCH FINISH

#include "grid/inter_block.h"

/*
 * Whether this is the last of count blocks. All threads of a block call it, after thread 0 has stored what the last
 * block needs. *done: 0 before the first block calls, and again after the last one. ticket: an entry of local memory, a
 * different one in each call of a kernel: LLVM replaces the parameter by an address that is the same in all calls, and
 * PoCL has one copy for all blocks of local memory that a kernel does not name itself.
 */
FN i32 is_last_block(GLOBAL u32 *done, i64 count, LOCAL_PTR u32 *ticket)
{
	if (thread_id() == 0) {
		ticket[0] = 0;
		if (count > 1) {        /* a single block needs no count */
			GLOBAL_FENCE(); /* release: our stores are visible before the count */
			ticket[0] = COUNT_UP(done, 1u);
			if (ticket[0] == (u32)count - 1)
				(void)ATOMIC_ADD(done, 0u - (u32)count);
		}
	}
	BARRIER_OF_ALL_MEMORY();
	if (count > 1)          /* with a single block the fence would only wait for its result's store */
		GLOBAL_FENCE(); /* acquire: no load moves before the count */
	/* Uniform: it comes from local memory. */
	return ticket[0] == (u32)count - 1;
}

#endif
