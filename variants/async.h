/*
 * CUDA from sm_80 on: asynchronous copies from global to shared memory, and barriers at which some warps of a block
 * wait and others only tell that they have come.
 */
#ifndef SEGTUNE_ASYNC_H
#define SEGTUNE_ASYNC_H

#include "dialect.h"

/*
 * barrier: 1 to 15; 0 is BARRIER's. threads: those that wait and those that tell, together. What was written before
 * arriving can be read behind waiting.
 */
FN void wait_at(i32 barrier, i32 threads)
{
	asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

FN void arrive_at(i32 barrier, i32 threads)
{
	asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

/* Have 16 bytes copied, the first `bytes` of them from `from`, the others 0. */
FN void copy_16(uint4 *to, const void *from, i32 bytes)
{
	asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"((u32)__cvta_generic_to_shared(to)),
		     "l"(from), "r"(bytes)
		     : "memory");
}

/* The copies that the thread has begun since the last call are a group. */
FN void copies_end(void)
{
	asm volatile("cp.async.commit_group;" ::: "memory");
}

/* Wait until all of the thread's copies but those of the last `groups`, a constant, have come. */
#define COPIES_WAIT(groups) asm volatile("cp.async.wait_group %0;" ::"n"(groups) : "memory")

/* How many bytes of 16 from element at on, of n elements of `size` bytes, there are. */
FN i32 bytes_left(i64 at, i64 n, i32 size)
{
	const i64 left = (n - at) * size;
	return left <= 0 ? 0 : left < 16 ? (i32)left : 16;
}

#endif
