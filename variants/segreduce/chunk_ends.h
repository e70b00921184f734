/*
 * Chunks of the merged list of elements and segment ends, which teams process tile by tile, and the segment ends in a
 * tile: offsets are prefetched into a ring in local memory, and each end sets a mark at its segment's last element.
 */
#ifndef SEGTUNE_CHUNK_ENDS_H
#define SEGTUNE_CHUNK_ENDS_H

#ifndef STATIC_SHARE
#define STATIC_SHARE 14 /* sixteenths of the merged list assigned in advance; 16: all of a short list, else 15 */
#endif
#ifndef SEGMENT_COST
#define SEGMENT_COST 3 /* cost of a segment end, in elements, where work is split */
#endif
#ifndef PREFETCH
#define PREFETCH 4 /* 16-byte vectors of offsets that a thread prefetches */
#endif

#include "grid/team_tiles.h"

/* A vector less than TILES tiles: a chunk that begins inside a vector must not need one more tile. */
#define CHUNK_ITEMS (TILES * TILE - VEC)

#define OFF_VEC (16 / OFF_BYTES)
#define ROW (TEAM * OFF_VEC)            /* offsets that a team checks at once */
#define RING_ITEMS (2 * PREFETCH * ROW) /* offsets in a team's ring: a power of two */
#define RUN (64 * TEAM)                 /* shortest run of empty segments whose offsets are skipped */

/* The marks of one vector of elements, a byte each; MARK_BITS turns them into bits by a multiplication. */
#if VEC == 8
typedef u64 mark_word;
#define MARK_BITS(word) (u32)((word)*0x0102040810204080UL >> 56)
#elif VEC == 4
typedef u32 mark_word;
#define MARK_BITS(word) ((word)*0x10204080u >> 28)
#elif VEC == 2
typedef u16 mark_word;
#define MARK_BITS(word) (((word) | (word) >> 7) & 3u)
#endif

#define SHORT_TILES 8 /* tiles per team up to which a list is short: nobody waits long for the slowest team */

/*
 * Assigns each team one long chunk in advance, if that is at least as long as a dynamic chunk; a short list is cut into
 * equal chunks. The descriptor must compute the same.
 */
FN work_split split_work(i64 n, i64 segments)
{
	const i64 teams = grid_size() * TEAMS, all = n + SEGMENT_COST * segments;
#if STATIC_SHARE == 16
	const i64 equal = all > teams ? (all + teams - 1) / teams : 1;
	if (equal <= SHORT_TILES * TILE - VEC) {
		const work_split short_list = {all, teams, equal, equal};
		return short_list;
	}
#endif
	const i64 tiles = all * (STATIC_SHARE == 16 ? 15 : STATIC_SHARE) / (16 * teams * TILE);
	const work_split d = {all, tiles >= TILES ? teams : 0, tiles * TILE - VEC, CHUNK_ITEMS};
	return d;
}

/* A chunk. Positions are relative to element base, the start of a vector at or before the first element. */
typedef struct {
	OFF_T base;
	i32 from, to; /* positions of the first element and behind the last */
	i64 first;    /* first segment that ends here */
	i32 count;    /* number of segments that do */
} chunk;

/*
 * The number of elements among the first `at` entries of the merged list, in which `ends` ends begin; the last end may
 * be cut, which is why this is not just a subtraction.
 */
FN i64 elements_before(GLOBAL const OFF_T *offsets, i64 ends, i64 at)
{
	const i64 rest = at - SEGMENT_COST * ends;
#if SEGMENT_COST > 1
	const i64 ended = READ_ONLY(offsets + ends);
	return rest > ended ? rest : ended;
#else
	return rest;
#endif
}

/* The chunk at positions d .. d_end - 1 of the merged list; limits: the number of ends before either. */
FN chunk chunk_at(GLOBAL const OFF_T *offsets, LOCAL_PTR const i64 *limits, i64 d, i64 d_end)
{
	const i64 first = limits[0], last = limits[1];
	const i64 from = elements_before(offsets, first, d);
	chunk c;
	c.base = (OFF_T)(from / VEC * VEC);
	c.from = (i32)(from - c.base);
	c.to = (i32)(elements_before(offsets, last, d_end) - c.base);
	c.first = first;
	c.count = (i32)(last - first);
	return c;
}

/*
 * Position of an element in the chunk that starts at base; clamped far outside of the chunk if it does not fit an i32.
 */
FN i32 place_of(OFF_T x, OFF_T base)
{
#if OFF_BYTES > 4
	if (x < base)
		return 0;
	if (x - base > 0x3fffffff)
		return 0x3fffffff;
#endif
	return (i32)(x - base);
}

typedef union {
	uint4 raw;
	OFF_T e[OFF_VEC];
} off_vec;

/* Positions in a chunk, as vectors of as many entries as those of offsets. */
typedef union {
#if OFF_BYTES == 4
	uint4 raw;
#endif
	i32 e[OFF_VEC];
} places;

/*
 * A sliding window over the offsets: a ring in local memory. Its first row is repeated behind its end, so that a row
 * can be read from any position without wrapping around.
 */
typedef struct {
	GLOBAL const OFF_T *offsets; /* from the start of the vector that holds the chunk's first */
	i64 left;                    /* number of offsets from there on */
	LOCAL_PTR i32 *ring;
	i32 shift;  /* position of the chunk's first segment from there */
	i32 loaded; /* offsets loaded or in flight */
	i32 landed; /* offsets stored in the ring, which keeps the last RING_ITEMS */
} offset_ring;

/*
 * Marks the last elements of a row of segments from `from` on, as far as they end at position stop or before; marks are
 * counted from position tile. Returns how many end there. Segments without an element in the chunk set no mark, or one
 * that is set anyway. ringed: bounds are read from the ring, else from memory.
 */
FN i32 mark_row(team t, const chunk *c, const offset_ring *w, i32 from, i32 tile, i32 stop, LOCAL_PTR u8 *marks,
		i32 ringed)
{
	/* One base address; the others are at constant distances. */
	LOCAL_PTR const i32 *near = w->ring + ((w->shift + from + t.lane) & (RING_ITEMS - 1));
	GLOBAL const OFF_T *far = w->offsets + w->shift + from + t.lane;
	const i32 left = c->count - from - t.lane;
	i32 end[OFF_VEC], count = 0;
#pragma unroll
	for (i32 r = 0; r < OFF_VEC; r++)
		if (ringed || r * TEAM < left)
			end[r] = ringed ? near[r * TEAM + 1] : place_of(READ_ONLY(far + r * TEAM + 1), c->base);
#pragma unroll
	for (i32 r = 0; r < OFF_VEC; r++) {
		const u32 ends = r * TEAM < left && end[r] <= stop;
		if (ends && end[r] > c->from)
			marks[end[r] - 1 - tile] = 1;
		count += team_count(t, ends);
	}
	return count;
}

#ifdef HAS_SHUFFLE
/* One copy of mark_row for each source of bounds, both specialised. */
FN i32 mark_next(team t, const chunk *c, const offset_ring *w, i32 from, i32 tile, i32 stop, LOCAL_PTR u8 *marks,
		 i32 ringed)
{
	if (ringed)
		return mark_row(t, c, w, from, tile, stop, marks, 1);
	return mark_row(t, c, w, from, tile, stop, marks, 0);
}
#else
/* One copy, under no condition: PoCL miscompiles barriers in both branches of a condition in this loop. */
FN i32 mark_next(team t, const chunk *c, const offset_ring *w, i32 from, i32 tile, i32 stop, LOCAL_PTR u8 *marks,
		 i32 ringed)
{
	return mark_row(t, c, w, from, tile, stop, marks, ringed);
}
#endif

/* A run of the chunk's empty segments, from .. to - 1, that marking skips. */
typedef struct {
	i32 from, to;
} gap;

/*
 * Finds the run of at least RUN empty segments that starts at segment `from`, if there is one, and stores its results.
 */
FN gap skip_empty(team t, const chunk *c, const offset_ring *w, i32 from, GLOBAL RESULT_T *RESTRICT result)
{
	gap g = {from, from};
	GLOBAL const OFF_T *bounds = w->offsets + w->shift + from;
	if (from + RUN <= c->count && READ_ONLY(bounds) == READ_ONLY(bounds + RUN)) {
		i64 low = RUN, high = c->count - from;
		while (low < high) { /* binary search for the first one that ends later; uniform in the team */
			const i64 middle = low + (high - low) / 2;
			if (READ_ONLY(bounds + middle + 1) == READ_ONLY(bounds))
				low = middle + 1;
			else
				high = middle;
		}
		g.to = from + (i32)low;
#pragma unroll 4
		for (i32 k = from + t.lane; k < g.to; k += TEAM)
			result[c->first + k] = RESULT_OF(IDENTITY);
	}
	return g;
}

/* Stores the results of a chunk without elements. */
FN void store_empty(team t, const chunk *c, GLOBAL RESULT_T *RESTRICT result)
{
#pragma unroll 4
	for (i32 k = t.lane; k < c->count; k += TEAM)
		result[c->first + k] = RESULT_OF(IDENTITY);
}

/* Opens an empty ring at the chunk's first offset. */
FN void ring_open(offset_ring *w, GLOBAL const OFF_T *offsets, i64 segments, const chunk *c)
{
	const i64 start = c->first / OFF_VEC * OFF_VEC;

	w->offsets = offsets + start;
	w->left = segments + 1 - start;
	w->shift = (i32)(c->first % OFF_VEC);
	w->loaded = w->landed = 0;
}

/*
 * Issues loads of further offsets, of count in the chunk, if the ring has room; those before `done` are no longer
 * needed. ended: the number of segments that ended in the last tile; if that is more than are loaded at once, ring_fill
 * is likely to need the offsets behind them, which are prefetched into L2.
 */
FN void ring_load(offset_ring *w, off_vec *ahead, i32 lane, i32 done, i32 ended, i32 count)
{
	if (w->loaded < w->shift + done) /* the ring was too small and fell behind: restart here */
		w->loaded = w->landed = (w->shift + done) / OFF_VEC * OFF_VEC;
	if (w->loaded > w->landed || w->loaded > w->shift + count ||
	    w->loaded + PREFETCH * ROW > w->shift + done + RING_ITEMS)
		return;
#pragma unroll
	for (i32 a = 0; a < PREFETCH; a++) {
		const i32 at = w->loaded + (a * TEAM + lane) * OFF_VEC;
		if (at + OFF_VEC <= w->left) {
			ahead[a].raw = READ_ONLY((GLOBAL const uint4 *)(w->offsets + at));
		} else {
#pragma unroll
			for (i32 i = 0; i < OFF_VEC; i++)
				ahead[a].e[i] = at + i < w->left ? w->offsets[at + i] : 0;
		}
	}
	w->loaded += PREFETCH * ROW;
	if (ended > PREFETCH * ROW) {
		const i32 at = w->loaded + lane * (PREFETCH * OFF_VEC);
		if (at < w->left)
			FETCH_AHEAD(w->offsets + at);
	}
}

/* Stores a vector of offsets into the ring. */
FN void ring_put(const offset_ring *w, i32 at, const off_vec *v, OFF_T base)
{
	places x;
#pragma unroll
	for (i32 i = 0; i < OFF_VEC; i++)
		x.e[i] = place_of(v->e[i], base);
	*(LOCAL_PTR places *)(w->ring + at) = x;
	if (at < ROW)
		*(LOCAL_PTR places *)(w->ring + RING_ITEMS + at) = x;
}

/* Stores the loaded offsets in the ring; they may be read only after the next team_sync. */
FN void ring_store(offset_ring *w, const off_vec *ahead, OFF_T base, i32 lane)
{
	if (w->landed == w->loaded)
		return;
#pragma unroll
	for (i32 a = 0; a < PREFETCH; a++)
		ring_put(w, (w->landed + (a * TEAM + lane) * OFF_VEC) & (RING_ITEMS - 1), &ahead[a], base);
	w->landed = w->loaded;
}

/* Fills the ring and waits, where more segments end in a tile than were prefetched. Nothing may be in flight. */
FN void ring_fill(offset_ring *w, OFF_T base, i32 lane, i32 done, i32 count)
{
	const i32 stop = w->shift + done + RING_ITEMS - ROW;
#pragma unroll 2
	for (; w->loaded <= stop && w->loaded <= w->shift + count; w->loaded += ROW) {
		const i32 at = w->loaded + lane * OFF_VEC;
		off_vec v;
		if (at + OFF_VEC <= w->left) {
			v.raw = READ_ONLY((GLOBAL const uint4 *)(w->offsets + at));
		} else {
#pragma unroll
			for (i32 i = 0; i < OFF_VEC; i++)
				v.e[i] = at + i < w->left ? w->offsets[at + i] : 0;
		}
		ring_put(w, at & (RING_ITEMS - 1), &v, base);
	}
	w->landed = w->loaded;
}

/*
 * Whether the ring holds the ends of all segments before `to`. If it does not, it is filled first, unless it has fallen
 * behind `done`.
 */
FN u32 ring_reaches(team t, const chunk *c, offset_ring *w, i32 done, i32 to)
{
	const i32 needed = w->shift + (to < c->count ? to : c->count);
	if (needed >= w->landed && w->loaded > w->shift + done) {
		ring_fill(w, c->base, t.lane, done, c->count);
#ifdef HAS_SHUFFLE
		team_sync();
#endif
	}
#ifndef HAS_SHUFFLE
	team_sync(); /* not under the condition: PoCL miscompiles that */
#endif
	return needed < w->landed;
}

/*
 * Marks all ends in the tile from position tile to position stop, after `done` segments. Returns their number,
 * including those that were skipped.
 */
FN i32 mark_tile(team t, const chunk *c, offset_ring *w, i32 done, i32 tile, i32 stop, LOCAL_PTR u8 *marks,
		 GLOBAL RESULT_T *RESTRICT result, gap *hole)
{
	i32 count = 0, some;
	hole->from = hole->to = done;
	do {
		const u32 ringed = ring_reaches(t, c, w, done, done + count + ROW);
		if (!ringed && hole->to == hole->from) {
			*hole = skip_empty(t, c, w, done + count, result);
			count += hole->to - hole->from;
		}
		some = mark_next(t, c, w, done + count, tile, stop, marks, (i32)ringed);
		count += some;
	} while (some == ROW);
	return count;
}

/* A bit for each of the thread's elements at which a segment ends; resets its marks. */
FN u32 take_ends(i32 lane, LOCAL_PTR mark_word *marks)
{
	u32 ends = 0;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
		const mark_word word = marks[lane * VECS + j];
		ends |= MARK_BITS(word) << j * VEC;
	}
#pragma unroll
	for (i32 j = 0; j < VECS; j++)
		marks[lane * VECS + j] = 0;
	return ends;
}

#endif
