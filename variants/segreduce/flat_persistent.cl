/*
 * Segmented reduction by teams of threads that take chunks of the merged list of elements and segment ends, each end as
 * long as SEGMENT_COST elements, so that neither long segments nor millions of empty ones unbalance the work. The grid
 * is about what the device holds at once. Each team has one long chunk assigned (STATIC_SHARE) and then claims short
 * ones until none is left. It processes a chunk in tiles of TEAM * VT elements: the next tile's vectors are prefetched
 * while it scans one in local memory, the open segment is carried from tile to tile, and tiles in which nothing ends
 * are only summed. carry_join.h joins the segments that cross chunks, in the same launch. Teams are warps where the
 * device has shuffles: then no thread waits for another warp. Chunks do not depend on the team that takes them: results
 * are reproducible.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef STATIC_SHARE
#define STATIC_SHARE 14 /* sixteenths of the merged list that are assigned in advance */
#endif
#ifndef SEGMENT_COST
#define SEGMENT_COST 3 /* elements that a segment's end counts as where work is split */
#endif
#ifndef PREFETCH
#define PREFETCH 4 /* 16-byte vectors of offsets that a thread loads ahead */
#endif

#include "grid/team_tiles.h"

/* A chunk may begin inside a vector and still has at most TILES tiles. */
#define CHUNK_ITEMS (TILES * TILE - VEC)

#define OFF_VEC (16 / OFF_BYTES)
#define ROW (TEAM * OFF_VEC)            /* offsets that a team checks together */
#define RING_ITEMS (2 * PREFETCH * ROW) /* offsets that a team keeps: a power of two */
#define RUN (64 * TEAM)                 /* length of a run of empty segments from which their offsets are skipped */

/* The marks of one vector of elements, a byte each, and their conversion to bits. */
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

/*
 * One long chunk for each team in advance, if it is at least as long as the others. The descriptor computes the same.
 */
FN work_split split_work(i64 n, i64 segments)
{
	const i64 teams = grid_size() * TEAMS, all = n + SEGMENT_COST * segments;
	const i64 tiles = all * STATIC_SHARE / (16 * teams * TILE);
	const work_split d = {all, tiles >= TILES ? teams : 0, tiles * TILE - VEC, CHUNK_ITEMS};
	return d;
}

/* A chunk. Places are counted from element base, which is the start of a vector at or before the first. */
typedef struct {
	OFF_T base;
	i32 from, to; /* places of the first element and behind the last */
	i64 first;    /* segment that ends here */
	i32 count;    /* of segments that do */
} chunk;

/*
 * The number of elements among the first `at` of the merged list, in which `ends` ends begin: the last end may be cut.
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

/* The chunk from position d to before position d_end of the merged list; limits: the ends before both. */
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

/* The place of an element in the chunk that starts at base, clamped far outside the chunk. */
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

/* Places in a chunk, in vectors as wide as those of offsets. */
typedef union {
#if OFF_BYTES == 4
	uint4 raw;
#endif
	i32 e[OFF_VEC];
} places;

/*
 * A sliding window over the offsets: a ring in local memory whose first row is repeated after its end, so that a row
 * can be read from any place.
 */
typedef struct {
	GLOBAL const OFF_T *offsets; /* from the start of a vector at or before the chunk's first */
	i64 left;                    /* offsets from there on */
	LOCAL_PTR i32 *ring;
	i32 shift;  /* of the chunk's first segment */
	i32 loaded; /* offsets loaded or in flight */
	i32 landed; /* offsets stored in the ring, which keeps the last RING_ITEMS */
} offset_ring;

/*
 * Marks the last elements, counted from place tile, of a row of segments from `from` on that end at place stop or
 * before; returns their number. Segments without an element in the chunk set no mark or one that is set anyway.
 */
FN i32 mark_row(team t, const chunk *c, const offset_ring *w, i32 from, i32 tile, i32 stop, LOCAL_PTR u8 *marks,
		i32 ringed)
{
	/* One base address: the others are at constant distances. */
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

/* The result of a segment that ends in the tile, kept where the segment ends; empty ones have none there. */
FN T result_at(const chunk *c, i32 start, i32 end, i32 tile, LOCAL_PTR const T *buffered)
{
	return end > start && end > c->from ? buffered[end - 1 - tile] : IDENTITY;
}

/* Stores the results of count segments from `from` on, whose bounds are in the ring; in vectors as far as possible. */
FN void store_near(team t, const chunk *c, const offset_ring *w, i32 from, i32 count, i32 tile,
		   LOCAL_PTR const T *buffered, GLOBAL T *RESTRICT result)
{
	const i32 to = from + count;
	for (i32 at = from - (i32)((c->first + from) % RESULT_VEC); at < to; at += TEAM * RESULT_VEC) {
		const i32 k = at + t.lane * RESULT_VEC;
		LOCAL_PTR const i32 *near = w->ring + ((w->shift + k) & (RING_ITEMS - 1));
		GLOBAL T *out = result + c->first + k;
		i32 bound[RESULT_VEC + 1];
		results_vec whole;
#if RESULT_VEC == 4 && OFF_VEC == 4
		const uint4 four = *(LOCAL_PTR const uint4 *)near;
		bound[0] = (i32)four.x;
		bound[1] = (i32)four.y;
		bound[2] = (i32)four.z;
		bound[3] = (i32)four.w;
#else
#pragma unroll
		for (i32 i = 0; i < RESULT_VEC; i++)
			bound[i] = near[i];
#endif
		bound[RESULT_VEC] = near[RESULT_VEC];
#pragma unroll
		for (i32 i = 0; i < RESULT_VEC; i++) {
			whole.e[i] = IDENTITY;
			if (k + i >= from && k + i < to)
				whole.e[i] = result_at(c, bound[i], bound[i + 1], tile, buffered);
		}
		if (RESULT_VEC > 1 && k >= from && k + RESULT_VEC <= to) {
			*(GLOBAL uint4 *)out = whole.raw;
		} else {
#pragma unroll
			for (i32 i = 0; i < RESULT_VEC; i++)
				if (k + i >= from && k + i < to)
					out[i] = whole.e[i];
		}
	}
}

/* The same if the ring was too small. */
FN void store_far(team t, const chunk *c, const offset_ring *w, i32 from, i32 count, i32 tile,
		  LOCAL_PTR const T *buffered, GLOBAL T *RESTRICT result)
{
	GLOBAL const OFF_T *far = w->offsets + w->shift;
#pragma unroll 4
	for (i32 k = from + t.lane; k < from + count; k += TEAM) {
		const i32 start = place_of(READ_ONLY(far + k), c->base),
			  end = place_of(READ_ONLY(far + k + 1), c->base);
		result[c->first + k] = result_at(c, start, end, tile, buffered);
	}
}

/*
 * Segmented scan of the tile in the buffer, as far as needed: afterwards the places where segments end hold their
 * results. *carry comes from the tile before, for lane 0, and becomes the fold of what follows the last end. The marks
 * are reset to 0.
 */
FN void scan_tile(team t, LOCAL_PTR elements *buffer, LOCAL_PTR mark_word *marks, T *carry)
{
	LOCAL_PTR elements *own = buffer + t.lane * VECS;
	u32 ends = 0, open = 0;
	T sum = IDENTITY, before, total;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
		const mark_word word = marks[t.lane * VECS + j];
		ends |= MARK_BITS(word) << j * VEC;
	}
#pragma unroll
	for (i32 j = 0; j < VECS; j++)
		marks[t.lane * VECS + j] = 0;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
		elements x = own[j];
		x.e[0] = extend_fold(sum, x.e[0], !open);
#pragma unroll
		for (i32 i = 1; i < VEC; i++)
			x.e[i] = extend_fold(x.e[i - 1], x.e[i], ends >> (j * VEC + i - 1) & 1);
		if (ends >> j * VEC & ((1u << VEC) - 1))
			own[j] = x;
		sum = x.e[VEC - 1];
		open = !(ends >> (j * VEC + VEC - 1) & 1);
	}
	if (!open)
		sum = IDENTITY;
	if (t.lane == 0 && !ends)
		sum = combine(*carry, sum);
	before = team_carry(t, sum, ends, &total);
	if (t.lane == 0)
		before = *carry;
	*carry = total;
	if (ends) {
		LOCAL_PTR T *head = (LOCAL_PTR T *)own + LOWEST_BIT(ends);
		*head = combine(before, *head);
	}
}

/* A run of the chunk's empty segments, from .. to - 1, that is skipped. */
typedef struct {
	i32 from, to;
} gap;

/* The run of at least RUN empty segments right after segment from - 1, if there is one; stores their results. */
FN gap skip_empty(team t, const chunk *c, const offset_ring *w, i32 from, GLOBAL T *RESTRICT result)
{
	gap g = {from, from};
	GLOBAL const OFF_T *bounds = w->offsets + w->shift + from;
	if (from + RUN <= c->count && READ_ONLY(bounds) == READ_ONLY(bounds + RUN)) {
		i64 low = RUN, high = c->count - from;
		while (low < high) { /* the first that ends later; uniform in the team */
			const i64 middle = low + (high - low) / 2;
			if (READ_ONLY(bounds + middle + 1) == READ_ONLY(bounds))
				low = middle + 1;
			else
				high = middle;
		}
		g.to = from + (i32)low;
#pragma unroll 4
		for (i32 k = from + t.lane; k < g.to; k += TEAM)
			result[c->first + k] = IDENTITY;
	}
	return g;
}

/* Stores results for a chunk without elements. */
FN void store_empty(team t, const chunk *c, GLOBAL T *RESTRICT result)
{
#pragma unroll 4
	for (i32 k = t.lane; k < c->count; k += TEAM)
		result[c->first + k] = IDENTITY;
}

/* Issues loads of more of count offsets if the ring has room; those before `done` are no longer needed. */
FN void ring_load(offset_ring *w, off_vec *ahead, i32 lane, i32 done, i32 count)
{
	if (w->loaded < w->shift + done) /* the ring was too small: continue from here */
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

/* Stores what was loaded into the ring, which may not be read until the next team_sync. */
FN void ring_store(offset_ring *w, const off_vec *ahead, OFF_T base, i32 lane)
{
	if (w->landed == w->loaded)
		return;
#pragma unroll
	for (i32 a = 0; a < PREFETCH; a++)
		ring_put(w, (w->landed + (a * TEAM + lane) * OFF_VEC) & (RING_ITEMS - 1), &ahead[a], base);
	w->landed = w->loaded;
}

/*
 * Loads as many rows into the ring as it has room for and waits: where more segments end in a tile than were loaded
 * ahead. Nothing is in flight.
 */
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
 * Marks all ends of the tile from place tile to place stop, after `done` segments. Returns their number, the skipped
 * ones included.
 */
FN i32 mark_tile(team t, const chunk *c, offset_ring *w, i32 done, i32 tile, i32 stop, LOCAL_PTR u8 *marks,
		 GLOBAL T *RESTRICT result, gap *hole)
{
	i32 count = 0, some;
	hole->from = hole->to = done;
	do {
		const i32 from = done + count, to = from + ROW;
		const i32 needed = w->shift + (to < c->count ? to : c->count);
		if (needed >= w->landed && w->loaded > w->shift + done) {
			ring_fill(w, c->base, t.lane, done, c->count);
#ifdef HAS_SHUFFLE
			team_sync();
#endif
		}
#ifndef HAS_SHUFFLE
		team_sync(); /* not below the condition: PoCL miscompiles that */
#endif
		if (needed < w->landed) {
			some = mark_row(t, c, w, from, tile, stop, marks, 1);
		} else {
			if (hole->to == hole->from) {
				*hole = skip_empty(t, c, w, from, result);
				count += hole->to - hole->from;
			}
			some = mark_row(t, c, w, done + count, tile, stop, marks, 0);
		}
		count += some;
	} while (some == ROW);
	return count;
}

/* Stores all results of the tile. */
FN void store_tile(team t, const chunk *c, const offset_ring *w, i32 done, i32 count, gap hole, i32 tile,
		   LOCAL_PTR const T *buffered, GLOBAL T *RESTRICT result)
{
	if (w->shift + done + count < w->landed) {
		store_near(t, c, w, done, count, tile, buffered, result);
	} else {
		store_far(t, c, w, done, hole.from - done, tile, buffered, result);
		store_far(t, c, w, hole.to, done + count - hole.to, tile, buffered, result);
	}
}

/* The thread's vectors of the tile at a place. */
FN void load_tile(SOURCE_PARAMS, i64 n, const chunk *c, i32 tile, i32 lane, elements *v)
{
	if (tile + TILE <= c->to) {
#pragma unroll
		for (i32 j = 0; j < VECS; j++)
			load_whole(SOURCE, c->base + tile + (j * TEAM + lane) * VEC, v[j].e);
	} else {
#pragma unroll
		for (i32 j = 0; j < VECS; j++) {
			const i32 at = tile + (j * TEAM + lane) * VEC;
			if (at < c->to)
				load_elements(SOURCE, c->base + at, (OFF_T)n, v[j].e);
		}
	}
}

/* Identities in place of elements that are not the chunk's. */
FN void mask_tile(const chunk *c, i32 tile, i32 lane, elements *v)
{
	if (tile >= c->from && tile + TILE <= c->to)
		return;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
			const i32 at = tile + (j * TEAM + lane) * VEC + i;
			if (at < c->from || at >= c->to)
				v[j].e[i] = IDENTITY;
		}
	}
}

/* Adds the tile to the sum of those in which nothing ends. */
#ifdef SEVERAL_BODY
FN T add_open(const chunk *c, i32 tile, T open, const elements *v)
{
	if (tile >= c->from && tile + TILE <= c->to)
		return add_whole_tile(open, v);
	return add_tile(open, v);
}
#else
FN T add_open(const chunk *c, i32 tile, T open, const elements *v)
{
	return add_tile(open, v);
}
#endif

KERNEL BOUNDS(NT,
	      BLOCKS_PER_SM) void segreduce_flat_persistent(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
							    i64 segments, i64 chunks, GLOBAL u32 *RESTRICT tickets,
							    GLOBAL u32 *RESTRICT arrived, GLOBAL i64 *RESTRICT guesses,
							    GLOBAL T *RESTRICT result, GLOBAL T *RESTRICT carries)
{
	LOCAL_DECL elements buffers[TEAMS * TEAM_TILE_VECS];
	LOCAL_DECL mark_word mark_words[TEAMS * TEAM_TILE_VECS];
	LOCAL_DECL places rings[TEAMS * ((RING_ITEMS + ROW) / OFF_VEC)];
	LOCAL_DECL T scratch[TEAM_SCRATCH];
	LOCAL_DECL u32 words[TEAM_SCRATCH];
	LOCAL_DECL i64 limits[TEAMS * 2];
	LOCAL_DECL work_split d[1]; /* registers are scarce */
	LOCAL_DECL done_chunk logs[TEAMS * JOIN_BATCH];
	const i32 number = thread_id() / TEAM;
	const team t = {thread_id() % TEAM, scratch, words};
	LOCAL_PTR elements *buffer = buffers + number * TEAM_TILE_VECS;
	LOCAL_PTR mark_word *marks = mark_words + number * TEAM_TILE_VECS;
	offset_ring w;

	w.ring = (LOCAL_PTR i32 *)(rings + number * ((RING_ITEMS + ROW) / OFF_VEC));
	for (i32 i = t.lane; i < TEAM_TILE_VECS; i += TEAM)
		marks[i] = 0;
	if (thread_id() == 0)
		d[0] = split_work(n, segments);
	BARRIER();
	guess_limits(d, offsets, n, segments, chunks, guesses);
	i32 logged = 0;
	i64 k = block_id() * TEAMS + number;
	while (k < chunks) {
		u32 ticket = 0;
		i32 done = 0;
		T carry = IDENTITY; /* of the open segment, in lane 0 */
		T open = IDENTITY;  /* sums of tiles in which nothing ends */
		i32 opened = 0;
		elements v[VECS];
		off_vec ahead[PREFETCH];

		team_limits(t, d, offsets, n, segments, k, guesses, limits + number * 2);
		const chunk c = chunk_at(offsets, limits + number * 2, chunk_start(d, k), chunk_start(d, k + 1));
		load_tile(SOURCE, n, &c, 0, t.lane, v);
		w.offsets = offsets + c.first / OFF_VEC * OFF_VEC;
		w.left = segments + 1 - c.first / OFF_VEC * OFF_VEC;
		w.shift = (i32)(c.first % OFF_VEC);
		w.loaded = w.landed = 0;
		ring_load(&w, ahead, t.lane, 0, c.count);
		if (t.lane == 0)
			ticket = ATOMIC_ADD(tickets, 1u);
		if (c.from == c.to)
			store_empty(t, &c, result);
		for (i32 tile = 0; tile < c.to && c.from < c.to; tile += TILE) {
			const i32 stop = tile + TILE < c.to ? tile + TILE : c.to;
			i32 count;
			gap hole;

			team_sync(); /* the results of the tile before are stored */
			ring_store(&w, ahead, c.base, t.lane);
			team_sync();
			count = mark_tile(t, &c, &w, done, tile, stop, (LOCAL_PTR u8 *)marks, result, &hole);
			ring_load(&w, ahead, t.lane, done + count, c.count);
			mask_tile(&c, tile, t.lane, v);
			if (count == 0 && OP_COMMUTATIVE) {
				open = add_open(&c, tile, open, v);
				opened = 1;
				load_tile(SOURCE, n, &c, tile + TILE, t.lane, v);
			} else {
				put_tile(buffer, t.lane, v);
				load_tile(SOURCE, n, &c, tile + TILE, t.lane, v);
				if (opened) {
					carry = combine(carry, team_fold(t, open));
					open = IDENTITY;
					opened = 0;
				}
				team_sync();
				scan_tile(t, buffer, marks, &carry);
				team_sync();
				store_tile(t, &c, &w, done, count, hole, tile, (LOCAL_PTR const T *)buffer, result);
			}
			done += count;
		}
		open = team_fold(t, open);
		carry = combine(carry, open);
		if (t.lane == 0) {
			store_shared(carries + k, carry);
			if (ticket == (u32)chunks - 1)
				(void)ATOMIC_ADD(tickets, 0u - (u32)chunks); /* the last ticket: as many as chunks */
		}
		if (t.lane == 0) {
			const done_chunk ended = {k, c.first, c.count};
			logs[number * JOIN_BATCH + logged] = ended;
		}
		logged++;
		k = (i64)grid_size() * TEAMS + team_first(t, ticket);
		if (logged == JOIN_BATCH || k >= chunks) {
			join_carries(t, d, offsets, 0, segments, logs + number * JOIN_BATCH, logged, arrived, carries,
				     result);
			logged = 0;
		}
	}
}
