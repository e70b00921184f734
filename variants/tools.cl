/*
 * The harness's own kernels: compare, hash, flush, copy, fill, guards. They run with any grid and block size. Each
 * block has a contiguous range that its threads take cyclically: coalesced on a GPU, and in order with blocks of one
 * thread, which suits a CPU.
 */
#include "dialect.h"

/* Words per load. uint4 is aligned to 16 bytes in both languages. */
#define QUAD 4
/* Quads per cache line of a CPU, 64 bytes. */
#define LINE_QUADS 4
/* Most threads per block: BLOCK of harness/measure/bench.c. */
#define TOOL_BLOCK 256
/*
 * For loops: unrolled, they take NVRTC twice as long to compile, which delays a sweep, and are no faster with many
 * blocks.
 */
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
 * Integers must be equal. A NaN equals a NaN; equal infinities pass although their difference is NaN.
 */
#define RIGHT_INTEGER(actual, expected, at) ((actual) == (expected))
#define RIGHT_FLOAT(actual, expected, at)                                                                              \
	((actual) == (expected) || (has_tolerance && DISTANCE(actual, expected) <= tolerance[at]) ||                   \
	 ((actual) != (actual) && (expected) != (expected)))
#define DISTANCE(a, b) ((a) < (b) ? (b) - (a) : (a) - (b))

/* Reports a thread's wrong elements: how many, and the lowest index. */
FN void report_wrong(GLOBAL u32 *verdict, u32 wrong, i64 lowest)
{
	if (wrong) {
		ATOMIC_ADD(&verdict[0], wrong);
		ATOMIC_MIN(&verdict[1], (u32)lowest);
		ATOMIC_MIN(&verdict[2], (u32)(lowest >> 32));
	}
}

#define AS_IT_IS(x) (x)

/* Exact conversions of f16 and bf16 to f32. */
FN f32 f16_number(u16 x)
{
	union {
		u32 word;
		f32 number;
	} u;
	const u32 magnitude = x & 0x7fffu;
	if (magnitude < 0x400u)
		u.number = (f32)magnitude * 0x1p-24f;
	else
		u.word = (magnitude << 13) + (magnitude >= 0x7c00u ? 0x70000000u : 0x38000000u);
	u.word |= (u32)(x & 0x8000u) << 16;
	return u.number;
}

FN f32 bf16_number(u16 x)
{
	union {
		u32 word;
		f32 number;
	} u;
	u.word = (u32)x << 16;
	return u.number;
}

/*
 * Compares the thread's share of elements at .. to - 1. verdict has three words with all bits set at first: word 0
 * counts wrong elements, starting at -1; words 1 and 2 become the low and the high half of the lowest wrong index.
 * count < 2^32 - 1. tolerance is read only if has_tolerance.
 */
#define COMPARE_RANGE(TYPE, BITS, WIDE, NUMBER, RIGHT)                                                                 \
	FN void compare_range_##TYPE(GLOBAL const BITS *actual, GLOBAL const BITS *expected,                           \
				     GLOBAL const f32 *tolerance, i64 has_tolerance, i64 at, i64 to,                   \
				     GLOBAL u32 *verdict)                                                              \
	{                                                                                                              \
		const i64 step = block_size();                                                                         \
		i64 lowest = to;                                                                                       \
		u32 wrong = 0;                                                                                         \
		ROLLED_LOOP                                                                                            \
		for (at += thread_id(); at < to; at += step) {                                                         \
			const WIDE a = NUMBER(actual[at]), e = NUMBER(expected[at]);                                   \
			if (RIGHT(a, e, at))                                                                           \
				continue;                                                                              \
			wrong++;                                                                                       \
			lowest = at < lowest ? at : lowest;                                                            \
		}                                                                                                      \
		report_wrong(verdict, wrong, lowest);                                                                  \
	}

/* The verdict begins at verdict[place]. */
#define COMPARE(TYPE, BITS)                                                                                            \
	KERNEL void tool_compare_##TYPE(GLOBAL const BITS *RESTRICT actual, GLOBAL const BITS *RESTRICT expected,      \
					GLOBAL const f32 *RESTRICT tolerance, i64 count, i64 has_tolerance,            \
					GLOBAL u32 *RESTRICT verdict, i64 place)                                       \
	{                                                                                                              \
		i64 at, to;                                                                                            \
		block_range(count, &at, &to);                                                                          \
		compare_range_##TYPE(actual, expected, tolerance, has_tolerance, at, to, verdict + place);             \
	}

COMPARE_RANGE(u8, u8, u8, AS_IT_IS, RIGHT_INTEGER)
COMPARE(u8, u8)
COMPARE_RANGE(u16, u16, u16, AS_IT_IS, RIGHT_INTEGER)
COMPARE(u16, u16)
COMPARE_RANGE(i32, i32, i32, AS_IT_IS, RIGHT_INTEGER)
COMPARE(i32, i32)
COMPARE_RANGE(i64, i64, i64, AS_IT_IS, RIGHT_INTEGER)
COMPARE(i64, i64)
COMPARE_RANGE(f16, u16, f32, f16_number, RIGHT_FLOAT)
COMPARE(f16, u16)
COMPARE_RANGE(bf16, u16, f32, bf16_number, RIGHT_FLOAT)
COMPARE(bf16, u16)
COMPARE_RANGE(f32, f32, f32, AS_IT_IS, RIGHT_FLOAT)
COMPARE(f32, f32)
#ifdef HAS_F64
COMPARE_RANGE(f64, f64, f64, AS_IT_IS, RIGHT_FLOAT)
COMPARE(f64, f64)
#endif

/* The same for structures of `words` words each, which must be equal in all of them. */
FN void compare_range_words(GLOBAL const u32 *actual, GLOBAL const u32 *expected, i64 words, i64 at, i64 to,
			    GLOBAL u32 *verdict)
{
	i64 lowest = to;
	u32 wrong = 0;
	ROLLED_LOOP
	for (at += thread_id(); at < to; at += block_size()) {
		u32 differ = 0;
		ROLLED_LOOP
		for (i64 i = at * words; i < (at + 1) * words; i++)
			differ |= actual[i] ^ expected[i];
		wrong += differ != 0;
		lowest = differ && at < lowest ? at : lowest;
	}
	report_wrong(verdict, wrong, lowest);
}

KERNEL void tool_compare_words(GLOBAL const u32 *RESTRICT actual, GLOBAL const u32 *RESTRICT expected, i64 count,
			       i64 words, GLOBAL u32 *RESTRICT verdict, i64 place)
{
	i64 at, to;
	block_range(count, &at, &to);
	compare_range_words(actual, expected, words, at, to, verdict + place);
}

/* Sebastiano Vigna's splitmix64 finaliser, of a word and its index. */
#define PLACED(word, index) (((index) << 32 ^ (index) >> 32 ^ (word)) + 0x9e3779b97f4a7c15UL)
#define MIX(x)                                                                                                         \
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9UL;                                                                      \
	x = (x ^ x >> 27) * 0x94d049bb133111ebUL;                                                                      \
	x = x ^ x >> 31;

FN u64 mixed(u32 word, i64 index)
{
	u64 x = PLACED(word, (u64)index);
	MIX(x)
	return x;
}

/* The sum of `mine` over the block's threads, at most TOOL_BLOCK; all threads get it. */
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

/*
 * Whether words can be read in quads. PoCL's compiler assumes every array to be aligned, unless the address is hidden
 * from it.
 */
FN i32 has_quads(GLOBAL const u32 *words)
{
#ifdef __OPENCL_VERSION__
	volatile u64 address = (u64)words;
#else
	const u64 address = (u64)words;
#endif
	return address % 16 == 0;
}

/* The hash of quads at, at + step, ... below `to`. In OpenCL as vectors, a third of the work without an optimiser. */
FN u64 quads_hash(GLOBAL const uint4 *quads, i64 at, i64 to, i64 step)
{
#ifdef __OPENCL_VERSION__
	ulong4 sums = 0, index = (ulong4)(0, 1, 2, 3) + (u64)(QUAD * at);
	ROLLED_LOOP
	for (; at < to; at += step) {
		const uint4 q = quads[at];
		ulong4 x = PLACED((ulong4)(q.x, q.y, q.z, q.w), index);
		MIX(x)
		sums += x;
		index += (u64)(QUAD * step);
	}
	return sums.x + sums.y + sums.z + sums.w;
#else
	u64 sum = 0;
	ROLLED_LOOP
	for (; at < to; at += step) {
		const uint4 q = quads[at];
		const i64 first = QUAD * at;
		sum += mixed(q.x, first) + mixed(q.y, first + 1) + mixed(q.z, first + 2) + mixed(q.w, first + 3);
	}
	return sum;
#endif
}

/* A thread's part of the hash of count words: its quads of at .. to - 1, and the tail if takes_tail. */
FN u64 thread_hash(GLOBAL const u32 *words, i64 count, i64 at, i64 to, i32 takes_tail)
{
	const i64 step = block_size();
	u64 sum = 0;
	if (has_quads(words)) {
		sum = quads_hash((GLOBAL const uint4 *)words, at + thread_id(), to, step);
	} else {
		ROLLED_LOOP
		for (at = QUAD * at + thread_id(); at < QUAD * to; at += step)
			sum += mixed(words[at], at);
	}
	if (takes_tail)
		ROLLED_LOOP
	for (at = count - count % QUAD; at < count; at++)
		sum += mixed(words[at], at);
	return sum;
}

/* sums[place + b], b < grid: partial hashes. Their sum does not depend on the grid. */
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

/* sums[place]: the sum of partial, by one block. */
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

/* Reads everything, which evicts older data from the cache without leaving dirty lines. */
KERNEL void tool_flush(GLOBAL const u32 *RESTRICT words, i64 count, GLOBAL u32 *RESTRICT sink)
{
	GLOBAL const uint4 *quads = (GLOBAL const uint4 *)words;
	/* A CPU, with one thread per block, loads only one quad of each cache line. */
	const i64 step = block_size() == 1 ? LINE_QUADS : block_size();
	i64 at, to;
	u32 any, all;
	if (count < QUAD)
		return;
	any = all = words[0];
	block_range(count / QUAD, &at, &to);
	ROLLED_LOOP
	for (at += thread_id(); at < to; at += step) {
		const uint4 q = quads[at];
		any |= q.x | q.y | q.z | q.w;
		all &= q.x & q.y & q.z & q.w;
	}
	/*
	 * Never true: a bit that is set in all words is set in any. Compilers cannot prove it, so they keep the loads.
	 */
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
	/* One thread copies the tail: a block may have no more. */
	if (block_id() == 0 && thread_id() == 0)
		ROLLED_LOOP
	for (at = count - count % QUAD; at < count; at++)
		to[at] = from[at];
}

#ifndef __OPENCL_VERSION__
/*
 * Many small arrays in one launch, each described by a row of a table. Block b takes part b / rows of the array in row
 * b % rows.
 */
FN GLOBAL const u64 *row_of(GLOBAL const u64 *table, i64 rows, i64 width)
{
	return table + block_id() % rows * width;
}

/* The range of count items of a row that this block takes. */
FN void row_range(i64 rows, i64 count, i64 *from, i64 *to)
{
	const i64 parts = grid_size() / rows, share = (count + parts - 1) / parts, start = block_id() / rows * share;
	*from = start < count ? start : count;
	*to = start + share < count ? start + share : count;
}

/* A row: address, number of words, the pattern to fill with. */
KERNEL void tool_fill_rows(GLOBAL const u64 *RESTRICT table, i64 rows)
{
	GLOBAL const u64 *row = row_of(table, rows, 3);
	GLOBAL u32 *words = (GLOBAL u32 *)row[0];
	const u32 pattern = (u32)row[2];
	i64 at, to;
	row_range(rows, (i64)row[1], &at, &to);
	ROLLED_LOOP
	for (at += thread_id(); at < to; at += block_size())
		words[at] = pattern;
}

/*
 * A row: actual, expected, tolerances or 0, count, the verdict's place, and the words per element. A negative number of
 * words gives the bytes of an integer, 1 or 2, or the mantissa bits of a floating-point type.
 */
KERNEL void tool_compare_rows(GLOBAL const u64 *RESTRICT table, i64 rows, GLOBAL u32 *RESTRICT verdicts)
{
	GLOBAL const u64 *row = row_of(table, rows, 6);
	GLOBAL const f32 *tolerance = (GLOBAL const f32 *)row[2];
	GLOBAL u32 *verdict = verdicts + row[4];
	const i64 words = (i64)row[5];
	i64 at, to;
	row_range(rows, (i64)row[3], &at, &to);
	if (words == -23)
		compare_range_f32((GLOBAL const f32 *)row[0], (GLOBAL const f32 *)row[1], tolerance, tolerance != 0, at,
				  to, verdict);
	else if (words == -1)
		compare_range_u8((GLOBAL const u8 *)row[0], (GLOBAL const u8 *)row[1], tolerance, 0, at, to, verdict);
	else if (words == -2)
		compare_range_u16((GLOBAL const u16 *)row[0], (GLOBAL const u16 *)row[1], tolerance, 0, at, to,
				  verdict);
	else if (words == -10)
		compare_range_f16((GLOBAL const u16 *)row[0], (GLOBAL const u16 *)row[1], tolerance, tolerance != 0, at,
				  to, verdict);
	else if (words == -7)
		compare_range_bf16((GLOBAL const u16 *)row[0], (GLOBAL const u16 *)row[1], tolerance, tolerance != 0,
				   at, to, verdict);
	else if (words < 0)
		compare_range_f64((GLOBAL const f64 *)row[0], (GLOBAL const f64 *)row[1], tolerance, tolerance != 0, at,
				  to, verdict);
	else
		compare_range_words((GLOBAL const u32 *)row[0], (GLOBAL const u32 *)row[1], words, at, to, verdict);
}

/* A row: address, number of words, the place in sums. One block per row. */
KERNEL void tool_hash_rows(GLOBAL const u64 *RESTRICT table, i64 rows, GLOBAL u64 *RESTRICT sums)
{
	LOCAL_DECL u64 buffer[TOOL_BLOCK];
	GLOBAL const u64 *row = row_of(table, rows, 3);
	const i64 count = (i64)row[1];
	const u64 sum =
		block_sum(buffer, thread_hash((GLOBAL const u32 *)row[0], count, 0, count / QUAD, thread_id() == 0));
	if (thread_id() == 0)
		sums[row[2]] = sum;
}

/* spoilt[k]: whether any of the `words` words at address table[k] differs from the pattern. */
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
