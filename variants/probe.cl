/* Kernels with which exported libraries inspect their input: segment lengths, a sample or all of them, and an index. */
#include "dialect.h"

#define PROBE_BLOCK 128
#define SPAN 128 /* consecutive segments: about what a block of many strategies takes */
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

/* Packs a sample into one number, as each number sent to the host takes time: a length, capped, and a span; both are at
 * most n, which is at most 2^40. */
#define SPAN_UNIT (1 << 22)
FN i64 sample_of(i64 length, i64 span)
{
	return span * SPAN_UNIT + (length < SPAN_UNIT ? length : SPAN_UNIT - 1);
}

/*
 * A team of threads searches for the segment of a sampled element: each step divides what is left of the segments into
 * LOADS parts per thread and loads where all of them begin. On GPUs latency counts, not bytes: teams are large, and a
 * block has few of them, so that many multiprocessors take part, as the loads of a step are far apart. CPUs have teams
 * of one.
 */
#define LOG_LOADS 2
#define LOADS (1 << LOG_LOADS)

/*
 * The segment of element e: the last one that begins at or before it; if the offsets do not ascend, any. A team has
 * 2^log_team threads; part_of: a number per team. Every thread of the block gets here, with the same number of
 * segments; 0: nothing to search.
 */
FN i64 segment_of(GLOBAL const OFF_T *offsets, i64 segments, i64 e, i32 log_team, LOCAL_PTR i32 *part_of)
{
	const i32 team = (i32)thread_id() >> log_team, number = (i32)thread_id() - (team << log_team);
	const i32 log_ways = log_team + LOG_LOADS;
	i64 low = 0;

	if (number == 0)
		part_of[team] = 0;
	BARRIER();
	for (i64 size = segments, part; size > 1; size = part) {
		const i64 end = low + size < segments ? low + size : segments;
		i64 first;
		OFF_T begins[LOADS + 1];
		i32 before = 0;

		part = (size + ((i64)1 << log_ways) - 1) >> log_ways; /* shifts: 64-bit divisions would take longer */
		first = low + number * LOADS * part;
		for (int i = 0; i <= LOADS; i++)
			begins[i] = offsets[first + i * part < end ? first + i * part : low];
		for (int i = 0; i <= LOADS; i++)
			before += first + i * part < end && begins[i] <= e;
		if (before > 0 && before <= LOADS) /* the next thread's parts begin later */
			part_of[team] = number * LOADS + before - 1;
		BARRIER();
		low += part_of[team] * part;
		low = low < end ? low : end - 1;
		BARRIER();
	}
	return low;
}

/*
 * found[k]: a sample of the segment of element (2k + 1) n / (2 samples). Lengths are thus weighted by elements, and a
 * span so heavy that it may hold up a call is near some sample. -1 if the offsets do not ascend there. Behind the
 * samples: the first and the last offset, then LOOKED numbers for each further block; these blocks inspect all
 * segments. A sample has a team of 2^log_team threads, at most a block.
 */
KERNEL BOUNDS(PROBE_BLOCK, 0) void probe_sample(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 samples,
						i64 log_team, GLOBAL i64 *RESTRICT found)
{
	const i64 teams = PROBE_BLOCK >> log_team, sampling = samples / teams + 1;
	const i64 k = block_id() * teams + (thread_id() >> log_team);
	const i64 e = k < samples ? n / samples * k + n % samples * k / samples + n / samples / 2 : 0;
	const int is_first = thread_id() % (1 << log_team) == 0;
	LOCAL_DECL i64 of_threads[LOOKED * PROBE_BLOCK];
	LOCAL_DECL i32 part_of[PROBE_BLOCK];
	i64 s;

	if (block_id() >= sampling)
		look_at_all(offsets, segments, block_id() - sampling, grid_size() - sampling, of_threads);
	BARRIER();
	if (block_id() >= sampling)
		report_looked(of_threads, found + samples + 2 + LOOKED * (block_id() - sampling));
	s = segment_of(offsets, block_id() < sampling ? segments : 0, e, (i32)log_team, part_of);
	if (is_first && k < samples) {
		const i64 from = offsets[s], to = offsets[s + 1], span = span_around(offsets, segments, s);
		found[k] = from <= e && e < to && to - from <= n && span >= 0 && span <= n ? sample_of(to - from, span) : -1;
	}
	if (is_first && k == samples) {
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
