/*
 * Segmented reduction in tiles of equally many elements, one per block, which a bulk copy (TMA) brings into local
 * memory; it starts before the block knows any segment. Meanwhile the block takes a hint where the tile's segments are
 * (grid/tile_hints.h), or searches roughly, with few dependent loads, and marks their ends; then each thread folds the
 * same number of consecutive elements.
 * If a segment lies in two tiles, these exchange their parts; if in more, the last of their blocks to finish joins them
 * (cuda/exchange.h).
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 7168 /* elements per tile: whole vectors for each thread */
#endif
#ifndef SEGMENTS_PER_THREAD
#define SEGMENTS_PER_THREAD 1 /* consecutive segments that a thread reads before it knows how many there are */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#define TILE BUFFER_ITEMS
#define VT (TILE / NT)
#define WORDS (TILE / 32 + 1) /* of a bit per element */
#define GROUP 4               /* segments whose starts are loaded, and whose results are stored, as vectors */
#define WINDOW (NT * SEGMENTS_PER_THREAD)                                   /* the segments that are read first */
#define FURTHER (SEGMENTS_PER_THREAD > GROUP ? SEGMENTS_PER_THREAD : GROUP) /* of a thread in each window behind it */
/*
 * Segments per run; a run of empty segments only is stored by any block, not by the tile's. Windows start at multiples
 * of FURTHER, so that a thread's segments are of one run.
 */
#define RUN 4096

#define THREADS_PER_SEGMENT 1
#include "block/near_segment.h"
#include "block/segmented_scan.h"
#include "cuda/exchange.h"
#include "grid/tile_hints.h"
#include "stream/bulk_fill.h"

/* A tile, elements base .. stop - 1, and what its threads share. */
typedef struct {
	OFF_T base, stop;
	LOCAL_PTR u32 *bits;      /* bit per element: a segment ends there */
	LOCAL_PTR OFF_T *crosses; /* the segments that cross into and out of the tile; `segments` if none */
	LOCAL_PTR u32 *exceed;    /* whether they are longer than a tile, as those in more than two tiles are */
} even_tile;

/* The start of segment s; behind the last segment, a value behind all elements. */
FN OFF_T start_of(GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T s)
{
	return s < segments ? READ_ONLY(offsets + s) : n + 1;
}

/* The starts of a GROUP of segments. */
typedef union {
	RAW_16 raw[GROUP * OFF_BYTES / 16];
	OFF_T e[GROUP];
} group_starts;

/*
 * Loads the starts of segments first .. first + count. The last segment's end counts as a start, too; behind it they
 * are n + 1. If count is a multiple of GROUP, `first` must be one.
 */
FN void load_starts(GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T first, i32 count, OFF_T *start)
{
	if (count % GROUP == 0 && first + count <= segments) {
#pragma unroll
		for (i32 g = 0; g < count / GROUP; g++) {
			group_starts v;
#pragma unroll
			for (i32 i = 0; i < GROUP * OFF_BYTES / 16; i++)
				v.raw[i] = READ_ONLY((GLOBAL const RAW_16 *)(offsets + first + g * GROUP) + i);
#pragma unroll
			for (i32 k = 0; k < GROUP; k++)
				start[g * GROUP + k] = v.e[k];
		}
		start[count] = READ_ONLY(offsets + first + count);
	} else {
#pragma unroll
		for (i32 k = 0; k <= count; k++)
			start[k] = first + k <= segments ? READ_ONLY(offsets + first + k) : n + 1;
	}
}

/* Loads the starts of the thread's segments of the first window; returns the start of the segment behind it. */
FN OFF_T load_window(GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T window, OFF_T *start)
{
	load_starts(offsets, n, segments, window + thread_id() * SEGMENTS_PER_THREAD, SEGMENTS_PER_THREAD, start);
	return start_of(offsets, n, segments, window + WINDOW);
}

/* Whether `count` segments lie in the tile; all of them end behind its first element. start[k]: of the k-th. */
FN i32 are_inside(const even_tile *w, i32 count, const OFF_T *start)
{
	return start[0] >= w->base && start[1] > w->base && start[count] <= w->stop;
}

/* Marks that a segment ends at element end - 1, which is in the tile. */
FN void mark_end(const even_tile *w, OFF_T end)
{
	const u32 place = (u32)(end - 1 - w->base);
	(void)LOCAL_OR(w->bits + place / 32, 1u << place % 32);
}

FN void mark_each(const even_tile *w, i32 count, const OFF_T *end)
{
#pragma unroll
	for (i32 k = 0; k < count; k++)
		mark_end(w, end[k]);
}

/*
 * Marks where a GROUP of segments end. Short ones end in one word, or in two: one atomic each takes much less time than
 * one for each segment, as those of neighbouring threads go to the same words.
 */
FN void mark_group(const even_tile *w, const OFF_T *end)
{
	const OFF_T spread = end[GROUP - 1] - end[0];
	if (spread < 32) {
		const u32 place = (u32)(end[0] - 1 - w->base), shift = place % 32;
		u32 marks = 1;
#pragma unroll
		for (i32 k = 1; k < GROUP; k++)
			marks |= 1u << (u32)(end[k] - end[0]);
		(void)LOCAL_OR(w->bits + place / 32, marks << shift);
		if (shift + (u32)spread >= 32)
			(void)LOCAL_OR(w->bits + place / 32 + 1, marks >> (32 - shift));
	} else {
		mark_each(w, GROUP, end);
	}
}

/* Marks where `count` segments end. */
FN void mark_ends(const even_tile *w, i32 count, const OFF_T *end)
{
	if (count % GROUP)
		mark_each(w, count, end);
	else
#pragma unroll
		for (i32 k = 0; k < count; k += GROUP)
			mark_group(w, end + k);
}

/*
 * Marks where a segment ends, or that it crosses a border of the tile. An empty one would mark the end of the segment
 * before it, which is marked anyway.
 */
FN void mark_segment(const even_tile *w, OFF_T s, OFF_T start, OFF_T end)
{
	if (start < end && end > w->base && end <= w->stop)
		mark_end(w, end);
	if (start < w->base && end > w->base) {
		w->crosses[0] = s;
		w->exceed[0] = end - start > TILE;
	}
	if (start < w->stop && end > w->stop) {
		w->crosses[1] = s;
		w->exceed[1] = end - start > TILE;
	}
}

/* Marks segments first .. first + count - 1. If all are empty, the segment before them has their mark. */
FN void mark_segments(const even_tile *w, OFF_T first, i32 count, const OFF_T *start)
{
	if (are_inside(w, count, start)) {
		if (start[0] < start[count])
			mark_ends(w, count, start + 1);
	} else if (start[0] < w->stop && start[count] > w->base) {
#pragma unroll
		for (i32 k = 0; k < count; k++)
			mark_segment(w, first + k, start[k], start[k + 1]);
	}
}

/* The end of the run that contains segment s. */
FN OFF_T run_end(OFF_T s, OFF_T segments)
{
	const OFF_T first = s / RUN * RUN;
	return segments - first > RUN ? first + RUN : segments;
}

/* Whether all segments of the run of s are empty; s is, at `start`. */
FN i32 is_in_empty_run(GLOBAL const OFF_T *RESTRICT offsets, OFF_T segments, OFF_T s, OFF_T start)
{
	return READ_ONLY(offsets + s / RUN * RUN) == start && READ_ONLY(offsets + run_end(s, segments)) == start;
}

/*
 * Stores the results of runs of empty segments only; the blocks share them. The block whose tile they belong to skips
 * them: millions would take it longer than the other blocks take for their tiles.
 */
FN void store_empty_runs(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, GLOBAL T *result)
{
	for (i64 first = block_id() * RUN; first < segments; first += grid_size() * RUN) {
		const OFF_T end = run_end((OFF_T)first, (OFF_T)segments);
		if (READ_ONLY(offsets + first) == READ_ONLY(offsets + end))
			for (OFF_T s = (OFF_T)first + thread_id(); s < end; s += NT)
				result[s] = IDENTITY;
	}
}

/*
 * Skips empty runs that follow each other: the first window from `window` on that is not entirely within them. The step
 * doubles, so that few loads depend on each other.
 */
FN OFF_T behind_empty_runs(GLOBAL const OFF_T *RESTRICT offsets, OFF_T segments, OFF_T window)
{
	if (window >= segments)
		return window;
	const OFF_T start = READ_ONLY(offsets + window);
	OFF_T known = run_end(window, segments);
	if (!is_in_empty_run(offsets, segments, window, start))
		return window;
	for (OFF_T step = RUN; known < segments; step += step < 1 << 28 ? step : 0) {
		const OFF_T next = segments - known > step ? known + step : segments;
		if (READ_ONLY(offsets + next) != start)
			break;
		known = next;
	}
	const OFF_T last = known == segments ? segments : known / RUN * RUN;
	return window + (last - window) / (NT * FURTHER) * (NT * FURTHER);
}

/* The result of a segment that lies in the tile. */
FN T result_of(const even_tile *w, OFF_T start, OFF_T end, LOCAL_PTR const T *folded)
{
	return start < end ? folded[end - 1 - w->base] : IDENTITY;
}

/* The results of a GROUP of segments. */
typedef union {
	RAW_16 raw[GROUP * T_BYTES / 16];
	T e[GROUP];
} group_results;

/* Stores the results of a GROUP of segments from `first` on, which lie in the tile. */
FN void store_group(const even_tile *w, OFF_T first, const OFF_T *start, LOCAL_PTR const T *folded, GLOBAL T *result)
{
	group_results r;
#pragma unroll
	for (i32 k = 0; k < GROUP; k++)
		r.e[k] = result_of(w, start[k], start[k + 1], folded);
#pragma unroll
	for (i32 i = 0; i < GROUP * T_BYTES / 16; i++)
		((GLOBAL RAW_16 *)(result + first))[i] = r.raw[i];
}

/*
 * Stores the results of those of segments first .. first + count - 1 that lie in the tile. An empty one belongs to the
 * tile in which the segment before it ends. has_runs: the tile may have runs of RUN empty segments.
 */
FN void store_segments(const even_tile *w, GLOBAL const OFF_T *RESTRICT offsets, OFF_T segments, OFF_T first, i32 count,
		       const OFF_T *start, i32 has_runs, LOCAL_PTR const T *folded, GLOBAL T *result)
{
	const OFF_T before = w->base - (w->base == 0); /* where segments of the tile before end at most */
	if (start[0] > w->stop || start[count] <= before ||
	    (has_runs && start[0] == start[1] && is_in_empty_run(offsets, segments, first, start[0])))
		return;
	if (count % GROUP == 0 && are_inside(w, count, start)) {
#pragma unroll
		for (i32 k = 0; k < count; k += GROUP)
			store_group(w, first + k, start + k, folded, result);
	} else {
#pragma unroll
		for (i32 k = 0; k < count; k++)
			if (start[k] >= w->base && start[k + 1] > before && start[k + 1] <= w->stop)
				result[first + k] = result_of(w, start[k], start[k + 1], folded);
	}
}

/*
 * Marks or stores the tile's segments behind the first window, from segment `window` on, which starts at `start`. All
 * threads read the same start: mostly there is nothing to visit. Returns the first segment that it did not visit.
 */
FN OFF_T visit_further(const even_tile *w, GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T window,
		       OFF_T start, i32 stores, i32 has_runs, LOCAL_PTR const T *folded, GLOBAL T *result)
{
	for (OFF_T seen = 0; start <= w->stop;) {
		const OFF_T first = window + thread_id() * FURTHER;
		OFF_T starts[FURTHER + 1];
		load_starts(offsets, n, segments, first, FURTHER, starts);
		window += NT * FURTHER;
		start = start_of(offsets, n, segments, window);
		if (stores)
			store_segments(w, offsets, segments, first, FURTHER, starts, has_runs, folded, result);
		else
			mark_segments(w, first, FURTHER, starts);
		seen += NT * FURTHER;
		if (seen > TILE) { /* more segments than elements: many are empty */
			window = behind_empty_runs(offsets, segments, window);
			start = start_of(offsets, n, segments, window);
		}
	}
	return window;
}

/* A bit for each of the thread's elements at which a segment ends. */
FN u32 marked_ends(LOCAL_PTR const u32 *bits)
{
	const i32 at = thread_id() * VT, shift = at % 32;
	u32 ends = bits[at / 32] >> shift;
	if (shift + VT > 32)
		ends |= bits[at / 32 + 1] << (32 - shift);
	return ends & (0xffffffffu >> (32 - VT));
}

/*
 * In place: each element at which a segment ends becomes the segment's fold, as far as it lies in the tile. here: the
 * number of elements. Returns the fold of what follows the last end. Needs a BARRIER afterwards.
 */
FN T fold_tile(LOCAL_PTR elements *buffer, LOCAL_PTR const u32 *bits, i32 here, LOCAL_PTR T *tails,
	       LOCAL_PTR u32 *ended_in)
{
	LOCAL_PTR elements *own = buffer + thread_id() * (VT / VEC);
	T tail = IDENTITY, total;
	u32 ends = 0;
	if (thread_id() * VT < here) {
		ends = marked_ends(bits);
#pragma unroll
		for (i32 j = 0; j < VT / VEC; j++) {
			elements x = own[j];
#pragma unroll
			for (i32 i = 0; i < VEC; i++) {
				const i32 at = j * VEC + i;
				tail = extend_fold(tail, staged_element(x.e[i], 0), at == 0 || ends >> (at - 1) & 1);
				x.e[i] = tail;
			}
			if (ends >> j * VEC & ((1u << VEC) - 1))
				own[j] = x;
		}
		if (ends >> (VT - 1))
			tail = IDENTITY;
	}
	const T before = block_carry(tail, ends != 0, tails, ended_in, &total);
	if (ends) {
		LOCAL_PTR T *head = (LOCAL_PTR T *)own + LOWEST_BIT(ends);
		*head = combine(before, *head);
	}
	return total;
}

/* The tile's part of a segment that crosses into or out of it. */
typedef struct {
	OFF_T segment;
	i32 from, to; /* the first and the last tile with elements of it */
	T own;
	found_part other; /* the other tile's, if that came first */
	u32 is_long;      /* lies in more than two tiles */
} crossing_part;

/*
 * Thread 0 handles the segment that crosses into the tile and ends there; thread 1 the one that crosses out of it, of
 * which the tile has `tail`.
 */
FN crossing_part exchange_crossing(const even_tile *w, GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments,
				   LOCAL_PTR const T *folded, T tail, GLOBAL u64 *RESTRICT parts)
{
	const i32 out = thread_id();
	crossing_part c = {segments, 0, 0, tail, {0}, 0};
	if (out > 1)
		return c;
	c.segment = w->crosses[out];
	OFF_T start[2];
	load_starts(offsets, n, segments, c.segment, 1, start);
	if (c.segment == segments || (!out && start[1] > w->stop))
		return c;
	if (!out)
		c.own = folded[start[1] - 1 - w->base];
	c.from = (i32)(start[0] / TILE);
	c.to = (i32)((start[1] - 1) / TILE);
	c.is_long = c.to - c.from > 1;
	if (!c.is_long)
		c.other = exchange_part(parts + c.to * EXCHANGE_WORDS, c.own);
	return c;
}

/* Stores the result if the other part is here. */
FN void join_parts(const crossing_part *c, GLOBAL u64 *RESTRICT parts, GLOBAL T *RESTRICT result)
{
	T other;
	if (part_of(c->other, &other)) {
		result[c->segment] = thread_id() ? combine(c->own, other) : combine(other, c->own);
		end_exchange(parts + c->to * EXCHANGE_WORDS);
	}
}

/* Where tile k puts its part of a long segment: of the one that crosses out of it, or into it. */
FN GLOBAL u64 *long_part(GLOBAL u64 *long_parts, i64 k, i32 into)
{
	return long_parts + (2 * k + into) * EXCHANGE_WORDS;
}

/* A segment in more than two tiles whose last part was put here; `to` is -1 if there is none. */
typedef struct {
	OFF_T segment;
	i32 from, to; /* tiles */
} long_segment;

/*
 * Puts the tile's part of a segment in more than two tiles. arrived[k]: the number of parts put of the long segment
 * that ends in tile k; 0 before and after the launch.
 */
FN long_segment put_long(const crossing_part *c, GLOBAL u64 *RESTRICT long_parts, GLOBAL u32 *RESTRICT arrived)
{
	const long_segment none = {0, 0, -1}, whole = {c->segment, c->from, c->to};
	if (!c->is_long)
		return none;
	put_part(long_part(long_parts, block_id(), thread_id() == 0), c->own);
	if (COUNT_UP(arrived + c->to, 1u) != (u32)(c->to - c->from))
		return none;
	(void)ATOMIC_ADD(arrived + c->to, 0u - (u32)(c->to - c->from + 1));
	return whole;
}

/* Folds the parts of tiles from .. to - 1. */
FN T take_long(GLOBAL u64 *RESTRICT long_parts, i32 from, i32 to)
{
	T sum = IDENTITY;
	for (i32 k = from; k < to; k += PARTS_AT_ONCE)
		sum = combine(sum, take_parts(long_part(long_parts, k, 0), 2 * EXCHANGE_WORDS, to - k));
	return sum;
}

/*
 * Called by the whole block: folds the parts of a long segment together and stores its result. tails, ended_in: as
 * block_carry takes them.
 */
#ifdef HAS_SHUFFLE
FN void join_long(LOCAL_PTR const long_segment *j, GLOBAL u64 *RESTRICT long_parts, LOCAL_PTR T *tails,
		  LOCAL_PTR u32 *ended_in, GLOBAL T *RESTRICT result)
{
	const i32 share = (j->to - j->from + NT - 1) / NT, from = j->from + thread_id() * share;
	const i32 own = from < j->to ? from : j->to;
	T total;
	(void)block_carry(take_long(long_parts, own, own + share < j->to ? own + share : j->to), 0, tails, ended_in,
			  &total);
	if (thread_id() == 0)
		result[j->segment] = combine(total, take_part(long_part(long_parts, j->to, 1)));
	BARRIER();
}
#else
FN void join_long(LOCAL_PTR const long_segment *j, GLOBAL u64 *RESTRICT long_parts, LOCAL_PTR T *tails,
		  LOCAL_PTR u32 *ended_in, GLOBAL T *RESTRICT result)
{
	if (thread_id() == 0)
		result[j->segment] =
			combine(take_long(long_parts, j->from, j->to), take_part(long_part(long_parts, j->to, 1)));
}
#endif

/* What the threads of a block share, besides the copy's arrival. */
typedef struct {
	staged_vec buffer[BUFFER_VECS];
	u32 bits[WORDS];
	OFF_T crosses[2], hint;
	u32 exceed[2];
	u32 found[FOUND_SIZE];
	T tails[SCAN_SIZE];
	u32 ended_in[SCAN_SIZE];
	long_segment joins[2];
} tile_storage;

/* The block's tile, in which nothing is marked. Needs a BARRIER afterwards. */
FN even_tile clear_tile(OFF_T n, OFF_T segments, LOCAL_PTR tile_storage *storage)
{
	const OFF_T base = (OFF_T)(block_id() * TILE);
	const even_tile w = {base, n - base < TILE ? n : base + TILE, storage->bits, storage->crosses,
			     storage->exceed};
#pragma unroll 1 /* mostly one word for each thread */
	for (i32 i = thread_id(); i < WORDS; i += NT)
		w.bits[i] = 0;
	if (thread_id() == 0) {
		w.crosses[0] = w.crosses[1] = segments;
		w.exceed[0] = w.exceed[1] = 0;
	}
	return w;
}

/* Searches a segment shortly before the tile's first one. Has at least one barrier. */
FN OFF_T search(const even_tile *w, GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments,
		LOCAL_PTR tile_storage *storage)
{
	const OFF_T before = w->base - (w->base == 0);
	return near_segment(offsets, n, segments, before, WINDOW / 2, storage->found) / FURTHER * FURTHER;
}

/*
 * Folds the tile's elements and stores its results. start: of the thread's segments of the window at `near`; further:
 * the start of the segment behind that window.
 */
FN void reduce_tile(const even_tile *w, GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T near,
		    const OFF_T *start, OFF_T further, GLOBAL u32 *RESTRICT arrived, GLOBAL u64 *RESTRICT parts,
		    GLOBAL u64 *RESTRICT long_parts, GLOBAL T *RESTRICT result, LOCAL_PTR tile_storage *storage,
		    LOCAL_PTR u64 *arrival)
{
	LOCAL_PTR const T *folded = (LOCAL_PTR const T *)storage->buffer;
	const OFF_T own = near + thread_id() * SEGMENTS_PER_THREAD;
	mark_segments(w, own, SEGMENTS_PER_THREAD, start);
	const i32 has_runs =
		visit_further(w, offsets, n, segments, near + WINDOW, further, 0, 0, folded, result) - near >= RUN;
	store_empty_runs(offsets, segments, result);
	BARRIER();
	WAIT_FOR_BUFFER(0);
	const T tail = fold_tile((LOCAL_PTR elements *)storage->buffer, storage->bits, (i32)(w->stop - w->base),
				 storage->tails, storage->ended_in);
	BARRIER();
	const crossing_part c = exchange_crossing(w, offsets, n, segments, folded, tail, parts);
	store_segments(w, offsets, segments, own, SEGMENTS_PER_THREAD, start, has_runs, folded, result);
	(void)visit_further(w, offsets, n, segments, near + WINDOW, further, 1, has_runs, folded, result);
	if (thread_id() < 2) {
		join_parts(&c, parts, result);
		storage->joins[thread_id()] = put_long(&c, long_parts, arrived);
	}
	if (!(w->exceed[0] | w->exceed[1])) /* mostly: then no warp waits for the first one and its exchange */
		return;
	BARRIER();
	for (i32 i = 0; i < 2; i++)
		if (storage->joins[i].to >= 0)
			join_long(storage->joins + i, long_parts, storage->tails, storage->ended_in, result);
}

/*
 * All blocks are resident together. They search before they start their copies: queued behind all those elements, their
 * loads of offsets would take several times as long.
 */
KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_tiles_bulk(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
							i64 segments, GLOBAL u32 *RESTRICT arrived,
							GLOBAL u64 *RESTRICT parts, GLOBAL u64 *RESTRICT long_parts,
							GLOBAL T *RESTRICT result)
{
	LOCAL_DECL tile_storage storage[1];
	ARRIVAL_DECL
	const OFF_T last = (OFF_T)n, count = (OFF_T)segments;
	const even_tile w = clear_tile(last, count, storage);
	OFF_T start[SEGMENTS_PER_THREAD + 1];
	const i32 pass = 0;

	const OFF_T near = search(&w, offsets, last, count, storage);
	fill(SOURCE, w.base, last, last, storage->buffer ARRIVAL);
	const OFF_T further = load_window(offsets, last, count, near, start);
	reduce_tile(&w, offsets, last, count, near, start, further, arrived, parts, long_parts, result, storage,
		    arrival);
}

/*
 * The first `held` blocks are resident together: they search first, too, and leave hints for the others, which start
 * their copies first.
 */
KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_tiles_bulk_hinted(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets,
							       i64 n, i64 segments, GLOBAL u32 *RESTRICT arrived,
							       GLOBAL u64 *RESTRICT parts,
							       GLOBAL u64 *RESTRICT long_parts,
							       GLOBAL T *RESTRICT result, GLOBAL OFF_T *RESTRICT hints,
							       i64 held, i64 every)
{
	LOCAL_DECL tile_storage storage[1];
	ARRIVAL_DECL
	const OFF_T last = (OFF_T)n, count = (OFF_T)segments;
	const i32 is_held = block_id() < held, pass = 0;
	OFF_T start[SEGMENTS_PER_THREAD + 1];
	OFF_T near = 0, further = 0;
	i32 known = 0;

	const even_tile w = clear_tile(last, count, storage);
	if (!is_held) {
		OFF_T hint = 0;
		if (thread_id() == 0)
			hint = take_hint(hints, block_id());
		fill(SOURCE, w.base, last, last, storage->buffer ARRIVAL);
		if (thread_id() == 0)
			storage->hint = hint; /* after the copy, which then need not wait for the hint */
		BARRIER();
		near = (storage->hint - 1) / FURTHER * FURTHER;
		if (storage->hint > 0 && near < count) {
			further = load_window(offsets, last, count, near, start);
			known = start_of(offsets, last, count, near) < w.base && further >= w.base;
		}
	}
	if (!known) {
		const i64 first = (block_id() * NT + thread_id()) * every;
		const segment_sample s = sample_segments(offsets, is_held ? segments : 0, first, every);
		near = search(&w, offsets, last, count, storage);
		if (is_held) {
			fill(SOURCE, w.base, last, last, storage->buffer ARRIVAL);
			leave_hints(offsets, segments, held, every, s, hints);
		}
		further = load_window(offsets, last, count, near, start);
	}
	reduce_tile(&w, offsets, last, count, near, start, further, arrived, parts, long_parts, result, storage,
		    arrival);
	if (thread_id() == 0 && !is_held) /* hints are of one call */
		set_hint(hints, block_id(), 0);
}
