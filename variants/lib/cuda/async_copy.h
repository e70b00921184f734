/*
 * CUDA from sm_80 on: asynchronous copies from global to shared memory, and named barriers at which some warps of a
 * block wait while others only arrive.
 */
#ifndef SEGTUNE_ASYNC_COPY_H
#define SEGTUNE_ASYNC_COPY_H

#include "dialect.h"

/*
 * barrier: 1 to 15, since BARRIER is 0. threads: all that wait or arrive. What was written before arriving can be read
 * after waiting.
 */
FN void wait_at(i32 barrier, i32 threads)
{
	asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

FN void arrive_at(i32 barrier, i32 threads)
{
	asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

/*
 * A word in shared memory that tells other warps of the block how far this one is: what was done before store_release
 * is done before what follows a load_acquire that sees its word.
 */
FN i32 load_acquire(const i32 *from)
{
	i32 x;
	asm volatile("ld.acquire.cta.shared.s32 %0, [%1];"
		     : "=r"(x)
		     : "r"((u32)__cvta_generic_to_shared(from))
		     : "memory");
	return x;
}

FN void store_release(i32 *to, i32 x)
{
	asm volatile("st.release.cta.shared.s32 [%0], %1;" ::"r"((u32)__cvta_generic_to_shared(to)), "r"(x) : "memory");
}

/* Copy 16 bytes: the first `bytes` from `from`, zeros behind them. */
FN void copy_16(uint4 *to, const void *from, i32 bytes)
{
	asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"((u32)__cvta_generic_to_shared(to)),
		     "l"(from), "r"(bytes)
		     : "memory");
}

/* Closes the group of copies that the thread has started since the last call. */
FN void copies_end(void)
{
	asm volatile("cp.async.commit_group;" ::: "memory");
}

/* Waits for all of the thread's groups but the last `groups`, a constant. */
#define COPIES_WAIT(groups) asm volatile("cp.async.wait_group %0;" ::"n"(groups) : "memory")

/* How many of the 16 bytes from element `at` on exist, of n elements of `size` bytes. */
FN i32 bytes_left(i64 at, i64 n, i32 size)
{
	const i64 left = (n - at) * size;
	return left <= 0 ? 0 : left < 16 ? (i32)left : 16;
}

#endif
