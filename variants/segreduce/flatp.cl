/*
 * Segmented reduction by teams of threads that go through chunks of the merged list of elements and segment ends, so
 * that neither long segments nor millions of empty ones unbalance the work. The grid is about what the device holds at
 * once. Each team is dealt a long chunk, and one that is done takes small ones until none is left. It walks a chunk in
 * tiles of TEAM * VT elements: the next tile's vectors are in flight while it scans one in local memory, the open
 * segment is carried from tile to tile, and tiles in which nothing ends are only added up. carry.h mends the segments
 * that cross from chunk to chunk. Teams are warps where the device has shuffles: then no thread waits for another warp.
 * Chunks do not depend on which team takes them: results are the same each time.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef OCC
#define OCC 4 /* blocks that a multiprocessor should hold */
#endif
#ifndef VECS
#define VECS 7 /* 16-byte vectors a thread and tile; odd numbers avoid bank conflicts */
#endif
#ifndef TILES
#define TILES 8 /* tiles a chunk */
#endif
#ifndef AHEAD
#define AHEAD 4 /* 16-byte vectors of offsets that a thread loads ahead */
#endif

#include "carry.h"
#include "source.h"
#include "team.h"

#define VT (VECS * VEC) /* elements a thread and tile: at most 32 */
#define TILE (TEAM * VT)
/* A chunk may begin in the middle of a vector and still has no more than TILES tiles. */
#define CHUNK (TILES * TILE - VEC)

#define OFF_VEC (16 / OFF_BYTES)
#define ROW (TEAM * OFF_VEC)
#define RING (2 * AHEAD * ROW) /* offsets that a team has at hand: a power of two */
/* Segments that a thread looks at together, where offsets come from the ring and where from memory. */
#define ROUNDS (AHEAD > 1 ? 4 : 2)
#define FAR_ROUNDS 4

typedef union {
	uint4 raw;
	OFF_T e[OFF_VEC];
} off_vec;

/* Places in a chunk, in the vectors in which offsets come. */
typedef union {
#if OFF_BYTES == 4
	uint4 raw;
#endif
	i32 e[OFF_VEC];
} places;

typedef struct {
	i32 start, end;
} extent;

/* The marks of one vector of elements, a byte each, and how they become bits. */
#if VEC == 4
typedef u32 mark_word;
#define MARK_BITS(word) ((word)*0x10204080u >> 28)
#elif VEC == 2
typedef u16 mark_word;
#define MARK_BITS(word) (((word) | (word) >> 7) & 3u)
#endif

/*
 * Where chunk k starts in the merged list of `all` elements and ends. The first `dealt` chunks, one for each team, are
 * share long, which saves searches and carries; the rest is in small ones that balance the teams.
 */
FN i64 chunk_start(i64 k, i64 dealt, i64 share, i64 all)
{
	const i64 d = k < dealt ? k * share : dealt * share + (k - dealt) * CHUNK;
	return d < all ? d : all;
}

/* limits[k]: the segments that end before chunk k. Makes the ticket for the next chunk 0 too. */
KERNEL BOUNDS(NT, 0) void segreduce_flatp_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 chunks,
						 i64 dealt, i64 share, GLOBAL i64 *RESTRICT limits,
						 GLOBAL u32 *RESTRICT tickets)
{
	LOCAL_DECL T scratch[TEAM_SCRATCH];
	LOCAL_DECL u32 words[TEAM_SCRATCH];
	const team t = {thread_id() % TEAM, scratch, words};
	const i64 k = block_id() * TEAMS + thread_id() / TEAM;
	const i64 d = chunk_start(k < chunks ? k : chunks, dealt, share, n + segments);
	const i64 limit = team_ends_in_merged(t, offsets, n, segments, d);
	if (t.lane == 0 && k <= chunks)
		limits[k] = limit;
	if (t.lane == 0 && k == 0)
		*tickets = 0;
}

/* A chunk. Places count elements from base, which is the start of a vector at or before the first of them. */
typedef struct {
	OFF_T base;
	i32 from, to; /* places of the first element and behind the last */
	i64 first;    /* segment that ends here */
	i32 count;    /* of segments that do */
} chunk;

/* The team's window into the offsets: a ring in local memory and, on their way into it, loads ahead. */
typedef struct {
	GLOBAL const OFF_T *offsets; /* from the start of a vector at or before the chunk's first */
	i64 left;                    /* to the end of the array, from there */
	i32 shift;                   /* from there to the first */
	i32 loaded, landed;          /* offsets loaded and offsets in the ring, from there */
	LOCAL_PTR i32 *ring;         /* places; its first entry is there again behind the last */
	off_vec ahead[AHEAD];
} window;

/* Have more of count offsets on their way if the ring has room; those before done are not needed any more. */
FN void window_load(window *w, i32 lane, i32 done, i32 count)
{
	if (w->loaded < w->shift + done) /* the ring was too small: go on from here */
		w->loaded = w->landed = (w->shift + done) / OFF_VEC * OFF_VEC;
	if (w->loaded > w->landed || w->loaded > w->shift + count || w->loaded + AHEAD * ROW > w->shift + done + RING)
		return;
#pragma unroll
	for (i32 a = 0; a < AHEAD; a++) {
		const i32 at = w->loaded + (a * TEAM + lane) * OFF_VEC;
		if (at + OFF_VEC <= w->left) {
			w->ahead[a].raw = READ_ONLY((GLOBAL const uint4 *)(w->offsets + at));
		} else {
#pragma unroll
			for (i32 i = 0; i < OFF_VEC; i++)
				w->ahead[a].e[i] = at + i < w->left ? w->offsets[at + i] : 0;
		}
	}
	w->loaded += AHEAD * ROW;
}

/* The place of an element of the chunk that starts at base. Places far off are still out of the chunk. */
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

/* What was loaded goes into the ring; nobody may read there until the next team_sync. */
FN void window_land(window *w, OFF_T base, i32 lane)
{
	if (w->landed == w->loaded)
		return;
#pragma unroll
	for (i32 a = 0; a < AHEAD; a++) {
		const i32 at = (w->landed + (a * TEAM + lane) * OFF_VEC) & (RING - 1);
		places x;
#pragma unroll
		for (i32 i = 0; i < OFF_VEC; i++)
			x.e[i] = place_of(w->ahead[a].e[i], base);
		*(LOCAL_PTR places *)(w->ring + at) = x;
		if (at == 0)
			w->ring[RING] = x.e[0];
	}
	w->landed = w->loaded;
}

/* Where segment k of the chunk starts and ends, from the ring or past it. */
FN extent extent_of(const window *w, const chunk *c, i32 k, i32 ringed)
{
	extent x;
	if (ringed) {
		LOCAL_PTR const i32 *bounds = w->ring + ((w->shift + k) & (RING - 1));
		x.start = bounds[0];
		x.end = bounds[1];
	} else {
		GLOBAL const OFF_T *bounds = w->offsets + w->shift + k;
		x.start = place_of(READ_ONLY(bounds), c->base);
		x.end = place_of(READ_ONLY(bounds + 1), c->base);
	}
	return x;
}

/*
 * Which of the thread's segments, every TEAM-th from `from` on, end at place stop or before, a bit each? Marks their
 * last elements, counted from place tile; a segment without an element in the chunk has none.
 */
FN u32 mark_ends(team t, const chunk *c, const window *w, i32 from, i32 tile, i32 stop, LOCAL_PTR u8 *marks, i32 ringed)
{
	extent x[FAR_ROUNDS];
	u32 ends = 0;
#pragma unroll
	for (i32 r = 0; r < (ringed ? ROUNDS : FAR_ROUNDS); r++) {
		const i32 k = from + r * TEAM + t.lane;
		if (ringed || k < c->count)
			x[r] = extent_of(w, c, k, ringed);
	}
#pragma unroll
	for (i32 r = 0; r < (ringed ? ROUNDS : FAR_ROUNDS); r++) {
		const i32 k = from + r * TEAM + t.lane;
		if (k < c->count && x[r].end <= stop) {
			ends |= 1u << r;
			if (x[r].end > (x[r].start > c->from ? x[r].start : c->from))
				marks[x[r].end - 1 - tile] = 1;
		}
	}
	return ends;
}

/* Stores the results of count segments from `from` on, which wait where the segments end. */
FN void store(team t, const chunk *c, const window *w, i32 from, i32 count, i32 tile, LOCAL_PTR const T *buffered,
	      GLOBAL T *RESTRICT result, i32 ringed)
{
#pragma unroll 8
	for (i32 k = from + t.lane; k < from + count; k += TEAM) {
		const extent x = extent_of(w, c, k, ringed);
		T whole = IDENTITY;
		if (x.end > (x.start > c->from ? x.start : c->from))
			whole = buffered[x.end - 1 - tile];
		result[c->first + k] = whole;
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

/*
 * Segmented scan of the tile in the buffer, as far as it is needed: at the places where segments end there are their
 * results afterwards. *carry comes from the tile before, for lane 0, and becomes the fold of what is behind the last
 * end. The marks are 0 again.
 */
FN void scan_tile(team t, LOCAL_PTR elements *buffer, LOCAL_PTR mark_word *marks, T *carry)
{
	LOCAL_PTR elements *own = buffer + t.lane * VECS;
	u32 ends = 0, open = 0;
	T sum = IDENTITY, before, total;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
		const u32 word = marks[t.lane * VECS + j];
		ends |= MARK_BITS(word) << j * VEC;
	}
#pragma unroll
	for (i32 j = 0; j < VECS; j++)
		marks[t.lane * VECS + j] = 0;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
		elements x = own[j];
		if (open)
			x.e[0] = combine(sum, x.e[0]);
#pragma unroll
		for (i32 i = 1; i < VEC; i++)
			if (!(ends >> (j * VEC + i - 1) & 1))
				x.e[i] = combine(x.e[i - 1], x.e[i]);
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

/* Chunk k, from merged position d to before position d_end. */
FN chunk chunk_at(GLOBAL const i64 *RESTRICT limits, i64 k, i64 d, i64 d_end)
{
	const i64 first = limits[k], last = limits[k + 1];
	const i64 from = d - first;
	chunk c;
	c.base = (OFF_T)(from / VEC * VEC);
	c.from = (i32)(from - c.base);
	c.to = (i32)(d_end - last - c.base);
	c.first = first;
	c.count = (i32)(last - first);
	return c;
}

KERNEL BOUNDS(NT, OCC) void segreduce_flatp(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments,
					    i64 chunks, i64 dealt, i64 share, GLOBAL const i64 *RESTRICT limits,
					    GLOBAL u32 *RESTRICT tickets, GLOBAL T *RESTRICT result,
					    GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carries)
{
	LOCAL_DECL elements buffers[TEAMS * TILE / VEC];
	LOCAL_DECL mark_word mark_words[TEAMS * TILE / VEC];
	LOCAL_DECL places rings[TEAMS * (RING / OFF_VEC + 1)];
	LOCAL_DECL T scratch[TEAM_SCRATCH];
	LOCAL_DECL u32 words[TEAM_SCRATCH];
	const i32 number = thread_id() / TEAM;
	const team t = {thread_id() % TEAM, scratch, words};
	LOCAL_PTR elements *buffer = buffers + number * (TILE / VEC);
	LOCAL_PTR mark_word *marks = mark_words + number * (TILE / VEC);
	window w;

	w.ring = (LOCAL_PTR i32 *)(rings + number * (RING / OFF_VEC + 1));
	for (i32 i = t.lane; i < TILE / VEC; i += TEAM)
		marks[i] = 0;
	i64 k = block_id() * TEAMS + number;
	while (k < chunks) {
		const chunk c = chunk_at(limits, k, chunk_start(k, dealt, share, n + segments),
					 chunk_start(k + 1, dealt, share, n + segments));
		u32 ticket = 0;
		i32 done = 0, tile = 0;
		T carry = IDENTITY; /* of the open segment, in lane 0 */
		T open = IDENTITY;  /* what threads have of tiles in which nothing ends */
		i32 opened = 0;
		elements v[VECS];

		/* The loads first: the first tile, its offsets, and which chunk is next. */
		load_tile(SOURCE, n, &c, tile, t.lane, v);
		w.offsets = offsets + c.first / OFF_VEC * OFF_VEC;
		w.left = segments + 1 - c.first / OFF_VEC * OFF_VEC;
		w.shift = (i32)(c.first % OFF_VEC);
		w.loaded = w.landed = 0;
		window_load(&w, t.lane, 0, c.count);
		if (t.lane == 0)
			ticket = ATOMIC_ADD(tickets, 1u);
		do {
			const i32 stop = tile + TILE < c.to ? tile + TILE : c.to;
			i32 count = 0, some, rounds;

			team_sync(); /* the results of the tile before are stored */
			window_land(&w, c.base, t.lane);
			team_sync();
			do {
				const i32 from = done + count, to = from + ROUNDS * TEAM;
				const i32 ringed = w.shift + (to < c.count ? to : c.count) < w.landed;
				u32 ends;
				rounds = ringed ? ROUNDS : FAR_ROUNDS;
				if (ringed)
					ends = mark_ends(t, &c, &w, from, tile, stop, (LOCAL_PTR u8 *)marks, 1);
				else
					ends = mark_ends(t, &c, &w, from, tile, stop, (LOCAL_PTR u8 *)marks, 0);
				some = 0;
				for (i32 r = 0; r < rounds; r += 2)
					some += team_count(t, ends >> r & 1) + team_count(t, ends >> r & 2);
				count += some;
			} while (some == rounds * TEAM);
			window_load(&w, t.lane, done + count, c.count);
			mask_tile(&c, tile, t.lane, v);
			if (count == 0 && OP_COMMUTATIVE) {
#pragma unroll
				for (i32 i = 0; i < VT; i++)
					open = combine(open, v[i / VEC].e[i % VEC]);
				opened = 1;
				load_tile(SOURCE, n, &c, tile + TILE, t.lane, v);
			} else {
#pragma unroll
				for (i32 j = 0; j < VECS; j++)
					buffer[j * TEAM + t.lane] = v[j];
				load_tile(SOURCE, n, &c, tile + TILE, t.lane, v);
				if (opened) {
					carry = combine(carry, team_fold(t, open));
					open = IDENTITY;
					opened = 0;
				}
				team_sync();
				scan_tile(t, buffer, marks, &carry);
				team_sync();
				if (w.shift + done + count < w.landed)
					store(t, &c, &w, done, count, tile, (LOCAL_PTR const T *)buffer, result, 1);
				else
					store(t, &c, &w, done, count, tile, (LOCAL_PTR const T *)buffer, result, 0);
			}
			done += count;
			tile += TILE;
		} while (tile < c.to);
		open = team_fold(t, open);
		carry = combine(carry, open);
		if (t.lane == 0) {
			carry_segment[k] = c.first + c.count;
			carries[k] = carry;
		}
		k = (i64)grid_size() * TEAMS + team_first(t, ticket);
	}
}
