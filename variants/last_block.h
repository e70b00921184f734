/*
 * The last of several blocks takes what all of them have left and goes on with it in the same launch. FINISH 1: so it
 * is; 0: another launch does, and nothing here is used.
 */
#ifndef SEGTUNE_LAST_BLOCK_H
#define SEGTUNE_LAST_BLOCK_H

#include "dialect.h"

#ifndef FINISH
#define FINISH 0
#endif

#ifdef __OPENCL_VERSION__
#define BARRIER_OF_ALL_MEMORY() barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#else
#define BARRIER_OF_ALL_MEMORY() BARRIER() /* in CUDA every barrier is */
#endif

#if FINISH && defined(__OPENCL_VERSION__)
/*
 * OpenCL 1.2 does not promise that plain loads see what other blocks have stored meanwhile, a cache may be between
 * them. Atomic functions act on one memory for all blocks.
 */
typedef union {
	T value;
	u32 word[T_BYTES / 4];
} left_words;

/* By thread 0 of a block: what the last block shall take. */
FN void leave(GLOBAL T *to, T x)
{
	left_words w;
	w.value = x;
	for (i32 i = 0; i < T_BYTES / 4; i++)
		(void)atomic_xchg((volatile GLOBAL u32 *)to + i, w.word[i]);
}

FN T left_at(GLOBAL const T *from)
{
	left_words w;
	for (i32 i = 0; i < T_BYTES / 4; i++)
		w.word[i] = atomic_or((volatile GLOBAL u32 *)from + i, 0u);
	return w.value;
}
#else
FN void leave(GLOBAL T *to, T x)
{
	*to = x;
}

FN T left_at(GLOBAL const T *from)
{
	return *from;
}
#endif

/*
 * Are the other count - 1 blocks done? By all threads of a block, after its thread 0 has left what the last one shall
 * take. *done: 0 before the first block calls and again after the last. told: one entry of local memory.
 */
FN i32 is_last_block(GLOBAL u32 *done, i64 count, LOCAL_PTR u32 *told)
{
	if (thread_id() == 0) {
		told[0] = 0;
		if (count > 1) {        /* one alone has nobody to tell */
			GLOBAL_FENCE(); /* what is left is there before the count says so */
			told[0] = ATOMIC_ADD(done, 1u);
			if (told[0] == (u32)count - 1)
				(void)ATOMIC_ADD(done, 0u - (u32)count);
		}
	}
	BARRIER_OF_ALL_MEMORY();
	GLOBAL_FENCE(); /* nothing is read before the count is known */
	/* The same in all threads: it comes from local memory. */
	return told[0] == (u32)count - 1;
}

#endif
