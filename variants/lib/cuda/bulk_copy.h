/*
 * CUDA from sm_90 on: bulk copies (TMA) of any size from global to shared memory, issued by one thread, and the
 * mbarriers on which all threads wait for them.
 */
#ifndef SEGTUNE_BULK_COPY_H
#define SEGTUNE_BULK_COPY_H

#include "dialect.h"

FN u32 shared_address(const void *p)
{
	return (u32)__cvta_generic_to_shared(p);
}

/* Called by one thread before the first copy; others may wait only after a block barrier. */
FN void arrival_open(u64 *arrival)
{
	asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(shared_address(arrival)) : "memory");
	asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

/*
 * Called by one thread: copies `bytes`, a multiple of 16, between addresses aligned to 16. Data is read once: evict
 * first.
 */
FN void copy_bulk(void *to, const void *from, u32 bytes, u64 *arrival)
{
	u64 policy;
	asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(arrival)), "r"(bytes)
		     : "memory");
	if (bytes == 0)
		return;
	asm volatile("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
	asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, "
		     "[%3], %4;" ::"r"(shared_address(to)),
		     "l"(from), "r"(bytes), "r"(shared_address(arrival)), "l"(policy)
		     : "memory");
}

/* Called by one thread: prefetches the bytes from `from` to before `to` into L2, except for partial 16-byte units. */
FN void fetch_bulk(const void *from, const void *to)
{
	const u64 begin = ((u64)from + 15) / 16 * 16, end = (u64)to / 16 * 16;
	if (begin < end)
		asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(begin), "r"((u32)(end - begin)));
}

/* Waits for copy number `pass`, counted from 0. */
FN void arrival_wait(u64 *arrival, i32 pass)
{
	u32 done;
	do
		asm volatile(
			"{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
			: "=r"(done)
			: "r"(shared_address(arrival)), "r"((u32)pass & 1)
			: "memory");
	while (!done);
}

/*
 * Called by each thread that accessed the buffer, before the barrier after which the next copy into it is issued: bulk
 * copies use another proxy, which barriers do not order.
 */
FN void release_to_copies(void)
{
	asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

#endif
