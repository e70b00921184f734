/*
 * CUDA from sm_80 on: asynchronous copies from global to shared memory (cp.async), and named barriers at which some
 * warps of a block wait while others only arrive.
 */
#ifndef SEGTUNE_ASYNC_COPY_H
#define SEGTUNE_ASYNC_COPY_H

#include "dialect.h"

/*
 * barrier: 1 to 15, as BARRIER is number 0. threads: the number that wait or arrive. What was written before arriving
 * is visible after waiting.
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
 * A progress flag in shared memory between warps of a block: what precedes a store_release happens before what follows
 * a load_acquire that reads its value.
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

/* Copies 16 bytes: `bytes` of them from `from`, then zeros. */
FN void copy_16(uint4 *to, const void *from, i32 bytes)
{
	asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"((u32)__cvta_generic_to_shared(to)),
		     "l"(from), "r"(bytes)
		     : "memory");
}

/* Closes (commits) the group of copies started since the last call. */
FN void copies_end(void)
{
	asm volatile("cp.async.commit_group;" ::: "memory");
}

/* Waits until at most the last `groups` of the thread's groups are in flight; a constant. */
#define COPIES_WAIT(groups) asm volatile("cp.async.wait_group %0;" ::"n"(groups) : "memory")

/* How many of the 16 bytes from element `at` on lie within the array of n elements of `size` bytes. */
FN i32 bytes_left(i64 at, i64 n, i32 size)
{
	const i64 left = (n - at) * size;
	return left <= 0 ? 0 : left < 16 ? (i32)left : 16;
}

#endif
