/* Kernels with which exported libraries inspect their input: segment lengths, a sample or all of them, and an index. */
#include "dialect.h"

#define PROBE_BLOCK 128
#define SPAN 128 /* consecutive segments: about what a block of many strategies takes */
#define PARTS 16 /* each step of a search keeps one of them */

/*
 * The segment of element e: the last one that begins at or before it. Invariant: offsets[low] <= e < offsets[high]. The
 * reads of a step are independent: with few threads, latency counts, not bytes.
 */
FN i64 segment_of(GLOBAL const OFF_T *offsets, i64 segments, i64 e)
{
	i64 low = 0, high = segments;

	while (high - low > 1) {
		const i64 part = (high - low + PARTS - 1) / PARTS;
		OFF_T begins[PARTS];
		int before = 0;

		for (int k = 1; k < PARTS; k++) {
			const i64 at = low + k * part;
			begins[k] = offsets[at < high ? at : low];
		}
		for (int k = 1; k < PARTS; k++)
			before += low + k * part < high && begins[k] <= e;
		low += before * part;
		high = low + part < high ? low + part : high;
	}
	return low;
}

/* The number of elements in the SPAN consecutive segments around s; near the ends of the array, the nearest SPAN. */
FN i64 span_around(GLOBAL const OFF_T *offsets, i64 segments, i64 s)
{
	const i64 to = s + SPAN / 2 < segments ? s + SPAN / 2 : segments, from = to > SPAN ? to - SPAN : 0;
	const i64 end = from + SPAN < segments ? from + SPAN : segments;

	return (i64)offsets[end] - (i64)offsets[from];
}

/*
 * Numbers per block: how many segments are empty, or -1 if a length is negative; the longest length; elements in
 * segments of at least 16, at least 1024 and at least 4096; elements of the heaviest span. Few, as each takes time on
 * its way to the host.
 */
#define LOOKED 6

/*
 * Inspects the share of one of `blocks` blocks of the segments; the block's numbers are the first LOOKED of of_threads,
 * behind a barrier. A sample would miss the one long segment that decides how long a call takes; and with few segments,
 * reading all of them takes no longer. A thread loads the offsets of AT_ONCE segments before it uses the first:
 * compilers do not unroll this loop in probe_sample, and each iteration would wait for memory.
 */
#define AT_ONCE 8
FN void look_at_all(GLOBAL const OFF_T *offsets, i64 segments, i64 block, i64 blocks, LOCAL_PTR i64 *of_threads)
{
	const int thread = (int)thread_id();
	const i64 tile = PROBE_BLOCK * AT_ONCE;
	i64 wrong = 0, empty = 0, longest = 0, in_16 = 0, in_1k = 0, in_4k = 0, heaviest = 0;

	for (i64 first = block * tile + thread; first < segments; first += blocks * tile) {
		i64 lengths[AT_ONCE], spans[AT_ONCE];

		for (int i = 0; i < AT_ONCE; i++) {
			const i64 at = first + i * PROBE_BLOCK, s = at < segments ? at : segments - 1;
			lengths[i] = (i64)offsets[s + 1] - (i64)offsets[s];
			spans[i] = span_around(offsets, segments, s);
		}
		for (int i = 0; i < AT_ONCE; i++) {
			const i64 length = lengths[i]; /* behind the end: the last segment again, which adds nothing */
			const i64 added = first + i * PROBE_BLOCK < segments ? length : -1;
			wrong |= length < 0;
			longest = length > longest ? length : longest;
			empty += added == 0;
			in_16 += added >= 16 ? added : 0;
			in_1k += added >= 1024 ? added : 0;
			in_4k += added >= 4096 ? added : 0;
			heaviest = spans[i] > heaviest ? spans[i] : heaviest;
		}
	}
	of_threads[LOOKED * thread] = wrong ? -1 : empty;
	of_threads[LOOKED * thread + 1] = longest;
	of_threads[LOOKED * thread + 2] = in_16;
	of_threads[LOOKED * thread + 3] = in_1k;
	of_threads[LOOKED * thread + 4] = in_4k;
	of_threads[LOOKED * thread + 5] = heaviest;
	for (int distance = PROBE_BLOCK / 2; distance > 0; distance /= 2) {
		LOCAL_PTR i64 *const mine = of_threads + LOOKED * thread, *const other = mine + LOOKED * distance;

		BARRIER();
		if (thread < distance) {
			mine[0] = mine[0] < 0 || other[0] < 0 ? -1 : mine[0] + other[0];
			mine[1] = other[1] > mine[1] ? other[1] : mine[1];
			mine[2] += other[2];
			mine[3] += other[3];
			mine[4] += other[4];
			mine[5] = other[5] > mine[5] ? other[5] : mine[5];
		}
	}
}

/*
 * Consecutive: one write over the bus to the host. Must not be in the branch that calls look_at_all: behind a barrier in
 * a branch, PoCL 3.1 lets every thread do what thread 0 does, and all would write.
 */
FN void report_looked(LOCAL_PTR const i64 *of_threads, GLOBAL i64 *found)
{
	const int thread = (int)thread_id();

	if (thread < LOOKED)
		found[thread] = of_threads[thread];
}

/* Packs a sample into one number, as each number sent to the host takes time: a length, capped at 4096, and a span. */
#define SPAN_UNIT 8192
FN i64 sample_of(i64 length, i64 span)
{
	return span * SPAN_UNIT + (length < 4096 ? length : 4096);
}

/*
 * found[k]: a sample of the segment of element (2k + 1) n / (2 samples). Lengths are thus weighted by elements, and a
 * span so heavy that it may hold up a call is near some sample. -1 if the offsets do not ascend there. Behind the
 * samples: the first and the last offset, then LOOKED numbers for each further block; these blocks inspect all
 * segments.
 */
KERNEL BOUNDS(PROBE_BLOCK, 0) void probe_sample(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 samples,
						GLOBAL i64 *RESTRICT found)
{
	const i64 k = block_id() * PROBE_BLOCK + thread_id(), sampling = samples / PROBE_BLOCK + 1;
	LOCAL_DECL i64 of_threads[LOOKED * PROBE_BLOCK];

	if (block_id() >= sampling)
		look_at_all(offsets, segments, block_id() - sampling, grid_size() - sampling, of_threads);
	BARRIER();
	if (block_id() >= sampling)
		report_looked(of_threads, found + samples + 2 + LOOKED * (block_id() - sampling));
	if (k < samples) {
		const i64 e = n / samples * k + n % samples * k / samples + n / samples / 2;
		const i64 s = segment_of(offsets, segments, e);
		const i64 from = offsets[s], to = offsets[s + 1], span = span_around(offsets, segments, s);
		found[k] = from <= e && e < to && to - from <= n && span >= 0 && span <= n ? sample_of(to - from, span) : -1;
	}
	if (k == samples) {
		found[k] = offsets[0];
		found[k + 1] = offsets[segments];
	}
}

/* found: LOOKED numbers per block, then the first and the last offset. */
KERNEL BOUNDS(PROBE_BLOCK, 0) void probe_all(GLOBAL const OFF_T *RESTRICT offsets, i64 segments,
					     GLOBAL i64 *RESTRICT found)
{
	LOCAL_DECL i64 of_threads[LOOKED * PROBE_BLOCK];

	look_at_all(offsets, segments, block_id(), grid_size(), of_threads);
	BARRIER();
	report_looked(of_threads, found + LOOKED * block_id());
	if (block_id() == 0 && thread_id() == 0) {
		found[LOOKED * grid_size()] = offsets[0];
		found[LOOKED * grid_size() + 1] = offsets[segments];
	}
}

/*
 * first[thread]: the position of the first index among those this thread checks that is not in 0 .. rows - 1; n if all
 * are. The index has type OFF_T.
 */
KERNEL BOUNDS(PROBE_BLOCK, 0) void probe_index(GLOBAL const OFF_T *RESTRICT index, i64 n, i64 rows,
					       GLOBAL i64 *RESTRICT first)
{
	const i64 threads = grid_size() * PROBE_BLOCK, thread = block_id() * PROBE_BLOCK + thread_id();
	i64 at = thread;

	while (at < n && index[at] >= 0 && index[at] < rows)
		at += threads;
	first[thread] = at < n ? at : n;
}
