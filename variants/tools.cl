/*
 * The harness's own kernels: compare, hash, flush, copy, guards. They run on any grid and block. Each block takes one
 * contiguous range and its threads take turns in it: coalesced on a GPU, and with blocks of one thread (what a CPU
 * wants) each thread walks memory in order.
 */
#include "dialect.h"

/* Words moved at a time. uint4 is aligned to 16 bytes in both languages. */
#define QUAD 4
/* Threads of a block at most: BLOCK of harness/bench.c. */
#define TOOL_BLOCK 256
/* Before loops: unrolled they take NVRTC twice as long to compile, for which a sweep waits, and are no faster where
 * blocks are many. */
#define ROLLED_LOOP _Pragma("unroll 1")

/* The range [*from, *to) of count items that this block takes. */
FN void block_range(i64 count, i64 *from, i64 *to)
{
	const i64 share = (count + grid_size() - 1) / grid_size();
	const i64 start = share * block_id();
	*from = start < count ? start : count;
	*to = start + share < count ? start + share : count;
}

/*
 * Integers are exact: no bound. A NaN equals a NaN where equality is asked for; equal infinities pass although their
 * difference is NaN.
 */
#define RIGHT_INTEGER(actual, expected, at) ((actual) == (expected))
#define RIGHT_FLOAT(actual, expected, at)                                                                              \
	((actual) == (expected) || (has_tolerance ? DISTANCE(actual, expected) <= tolerance[at]                        \
						  : (actual) != (actual) && (expected) != (expected)))
#define DISTANCE(a, b) ((a) < (b) ? (b) - (a) : (a) - (b))

/* What one thread found, which is the lowest index and how many. */
FN void tell(GLOBAL u32 *verdict, u32 wrong, i64 lowest)
{
	if (wrong) {
		ATOMIC_ADD(&verdict[0], wrong);
		ATOMIC_MIN(&verdict[1], (u32)lowest);
		ATOMIC_MIN(&verdict[2], (u32)(lowest >> 32));
	}
}

/*
 * verdict[place], three words, starts with all bits set: the first counts the wrong elements on from there, so that it
 * is one behind, the others become the low and the high word of the lowest wrong index. count < 2^32 - 1. tolerance is
 * read only if has_tolerance.
 */
#define COMPARE(TYPE, RIGHT)                                                                                           \
	KERNEL void tool_compare_##TYPE(GLOBAL const TYPE *RESTRICT actual, GLOBAL const TYPE *RESTRICT expected,      \
					GLOBAL const f32 *RESTRICT tolerance, i64 count, i64 has_tolerance,            \
					GLOBAL u32 *RESTRICT verdict, i64 place)                                       \
	{                                                                                                              \
		i64 at, to;                                                                                            \
		i64 lowest = count;                                                                                    \
		u32 wrong = 0;                                                                                         \
		block_range(count, &at, &to);                                                                          \
		ROLLED_LOOP                                                                                            \
		for (at += thread_id(); at < to; at += block_size()) {                                                 \
			const TYPE a = actual[at], e = expected[at];                                                   \
			if (RIGHT(a, e, at))                                                                           \
				continue;                                                                              \
			wrong++;                                                                                       \
			lowest = at < lowest ? at : lowest;                                                            \
		}                                                                                                      \
		tell(verdict + place, wrong, lowest);                                                                  \
	}

COMPARE(i32, RIGHT_INTEGER)
COMPARE(u32, RIGHT_INTEGER)
COMPARE(i64, RIGHT_INTEGER)
COMPARE(f32, RIGHT_FLOAT)
#ifdef HAS_F64
COMPARE(f64, RIGHT_FLOAT)
#endif

/* The same for count structures of `words` words each, which must be equal in all of them. */
KERNEL void tool_compare_words(GLOBAL const u32 *RESTRICT actual, GLOBAL const u32 *RESTRICT expected, i64 count,
			       i64 words, GLOBAL u32 *RESTRICT verdict, i64 place)
{
	i64 at, to;
	i64 lowest = count;
	u32 wrong = 0;
	block_range(count, &at, &to);
	ROLLED_LOOP
	for (at += thread_id(); at < to; at += block_size()) {
		u32 differ = 0;
		ROLLED_LOOP
		for (i64 i = at * words; i < (at + 1) * words; i++)
			differ |= actual[i] ^ expected[i];
		wrong += differ != 0;
		lowest = differ && at < lowest ? at : lowest;
	}
	tell(verdict + place, wrong, lowest);
}

/* Sebastiano Vigna's splitmix64 finaliser, over a word and its place. */
FN u64 mixed(u32 word, i64 index)
{
	u64 x = ((u64)index << 32 ^ (u64)index >> 32 ^ word) + 0x9e3779b97f4a7c15UL;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9UL;
	x = (x ^ x >> 27) * 0x94d049bb133111ebUL;
	return x ^ x >> 31;
}

/* The sum of what the threads of a block have, at most TOOL_BLOCK, in its first thread. */
FN u64 block_sum(LOCAL_PTR u64 *buffer, u64 mine)
{
	const i32 me = thread_id();
	buffer[me] = mine;
	BARRIER();
	ROLLED_LOOP
	for (i32 width = block_size(); width > 1; width = (width + 1) / 2) {
		if (me < width / 2)
			buffer[me] += buffer[me + (width + 1) / 2];
		BARRIER();
	}
	return buffer[0];
}

/* What a thread has of count words: its share of the quads from at to before to, and the tail where it takes that. */
FN u64 thread_hash(GLOBAL const u32 *words, i64 count, i64 at, i64 to, i32 takes_tail)
{
	GLOBAL const uint4 *quads = (GLOBAL const uint4 *)words;
	u64 sum = 0;
	ROLLED_LOOP
	for (at += thread_id(); at < to; at += block_size()) {
		const uint4 q = quads[at];
		const i64 first = QUAD * at;
		sum += mixed(q.x, first) + mixed(q.y, first + 1) + mixed(q.z, first + 2) + mixed(q.w, first + 3);
	}
	if (takes_tail)
		ROLLED_LOOP
		for (at = count - count % QUAD; at < count; at++)
			sum += mixed(words[at], at);
	return sum;
}

/* sums[place + b], b < grid: of some of the words. The sum of all of them depends on the words alone. */
KERNEL void tool_hash(GLOBAL const u32 *RESTRICT words, i64 count, GLOBAL u64 *RESTRICT sums, i64 place)
{
	LOCAL_DECL u64 buffer[TOOL_BLOCK];
	i64 at, to;
	u64 sum;
	block_range(count / QUAD, &at, &to);
	sum = block_sum(buffer, thread_hash(words, count, at, to, block_id() == 0 && thread_id() == 0));
	if (thread_id() == 0)
		sums[place + block_id()] = sum;
}

/* Of several arrays, a block each: sums[place0] of the first, ... */
KERNEL void tool_hash_each(GLOBAL const u32 *RESTRICT words0, i64 count0, i64 place0,
			   GLOBAL const u32 *RESTRICT words1, i64 count1, i64 place1,
			   GLOBAL const u32 *RESTRICT words2, i64 count2, i64 place2, GLOBAL u64 *RESTRICT sums)
{
	LOCAL_DECL u64 buffer[TOOL_BLOCK];
	const i64 which = block_id();
	GLOBAL const u32 *words = which == 0 ? words0 : which == 1 ? words1 : words2;
	const i64 count = which == 0 ? count0 : which == 1 ? count1 : count2;
	const i64 place = which == 0 ? place0 : which == 1 ? place1 : place2;
	const u64 sum = block_sum(buffer, thread_hash(words, count, 0, count / QUAD, thread_id() == 0));
	if (thread_id() == 0)
		sums[place] = sum;
}

/* sums[place]: of all of partial, by one block. */
KERNEL void tool_fold(GLOBAL const u64 *RESTRICT partial, i64 count, GLOBAL u64 *RESTRICT sums, i64 place)
{
	LOCAL_DECL u64 buffer[TOOL_BLOCK];
	u64 sum = 0;
	ROLLED_LOOP
	for (i64 i = thread_id(); i < count; i += block_size())
		sum += partial[i];
	sum = block_sum(buffer, sum);
	if (thread_id() == 0)
		sums[place] = sum;
}

/* Reads everything and so pushes older data out of the cache, without leaving lines that must be written back. */
KERNEL void tool_flush(GLOBAL const u32 *RESTRICT words, i64 count, GLOBAL u32 *RESTRICT sink)
{
	GLOBAL const uint4 *quads = (GLOBAL const uint4 *)words;
	i64 at, to;
	u32 any, all;
	if (count < QUAD)
		return;
	any = all = words[0];
	block_range(count / QUAD, &at, &to);
	ROLLED_LOOP
	for (at += thread_id(); at < to; at += block_size()) {
		const uint4 q = quads[at];
		any |= q.x | q.y | q.z | q.w;
		all &= q.x & q.y & q.z & q.w;
	}
	/* Never so: bits set in all words are set in some. Compilers cannot tell, so they keep the loads. */
	if (any < all)
		*sink = any;
}

/* to[i] = from[i] for i < count words. */
KERNEL void tool_copy(GLOBAL const u32 *RESTRICT from, GLOBAL u32 *RESTRICT to, i64 count)
{
	GLOBAL const uint4 *source = (GLOBAL const uint4 *)from;
	GLOBAL uint4 *target = (GLOBAL uint4 *)to;
	const i64 step = block_size();
	i64 at, end;
	block_range(count / QUAD, &at, &end);
	/* Four loads in flight before the first store. */
	ROLLED_LOOP
	for (at += thread_id(); at + 3 * step < end; at += 4 * step) {
		const uint4 a = STREAM(source + at), b = STREAM(source + at + step);
		const uint4 c = STREAM(source + at + 2 * step), d = STREAM(source + at + 3 * step);
		target[at] = a;
		target[at + step] = b;
		target[at + 2 * step] = c;
		target[at + 3 * step] = d;
	}
	ROLLED_LOOP
	for (; at < end; at += step)
		target[at] = source[at];
	/* One thread takes the tail: a block may have no more. */
	if (block_id() == 0 && thread_id() == 0)
		ROLLED_LOOP
		for (at = count - count % QUAD; at < count; at++)
			to[at] = from[at];
}

#ifndef __OPENCL_VERSION__
/* spoilt[k]: does any of the words from table[k] on, k < count, differ from the pattern? */
KERNEL void tool_guards(GLOBAL const u64 *RESTRICT table, i64 count, i64 words, i64 pattern,
			GLOBAL u32 *RESTRICT spoilt)
{
	ROLLED_LOOP
	for (i64 k = block_id(); k < count; k += grid_size()) {
		GLOBAL const u32 *guard = (GLOBAL const u32 *)table[k];
		i32 differ = 0;
		ROLLED_LOOP
		for (i64 i = thread_id(); i < words; i += block_size())
			differ |= guard[i] != (u32)pattern;
		differ = __syncthreads_or(differ);
		if (thread_id() == 0)
			spoilt[k] = differ != 0;
	}
}
#endif
