/*
 * Moves elements, or expands one value per segment to its elements, in equal tiles of elements, one tile per team
 * (team.h) at a time. A bit per element marks where segments begin: the number of bits set up to an element is its
 * segment's rank in the tile. Local memory holds one word of bits per VT elements instead of a rank or a route for each
 * element. A chunk is TILES consecutive tiles: only its first segment is searched, and from there on each offset is
 * read once.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef VT
#define VT 32 /* elements per thread and tile, the bits of a word: 16 or 32 */
#endif
#ifndef TILES
#define TILES 4 /* tiles per chunk */
#endif
#ifndef UNROLL
#define UNROLL 4 /* adjacent offsets that a thread loads at once, as a vector */
#endif
#ifndef AHEAD
#define AHEAD 2 /* batches of UNROLL offsets (and values) per thread that are prefetched into the cache */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0
#endif
#ifndef LOCAL_ROUTES
/*
 * 0: each element's route is read from global memory; 1: routes are put in local memory where segments begin; 2: the
 * same, and a tile whose segments share one route, as neighbours that stay neighbours do, is moved as if it were one
 * segment.
 */
#define LOCAL_ROUTES 0
#endif
#ifndef STAGES
#define STAGES 0 /* CUDA: batches in each thread's ring, which asynchronous copies fill ahead; 0: no ring */
#endif
#ifndef HOLD
#define HOLD 0 /* 1: a tile's elements are stored only after the search for the next tile's segments */
#endif

#ifndef CHUNKS_AHEAD
#define CHUNKS_AHEAD 0 /* CUDA: distance in chunks of the prefetch of values into L2; 0: no prefetch */
#endif

#include "batch.h"
#include "block/team.h"
#if CHUNKS_AHEAD
#include "chunk_ahead.h"
#endif
#include "interval.h"
#include "mark_bits.h"
#include "store.h"
#include "team_segment.h"

#define TILE (TEAM * VT)
#define ROWS (VT / VEC)

#if OFF_BYTES == 8
#define UNSIGNED_OFFSET u64
#else
#define UNSIGNED_OFFSET u32
#endif

/*
 * The list in local memory, indexed by the number of segments that begin in the tile up to an element: their routes,
 * entry 0 being the segment that is open where the tile begins; or, if there are empty segments, their numbers.
 */
#if LOCAL_ROUTES
#define LISTED_T route
#else
#define LISTED_T OFF_T
#endif

/* A team's part of local memory. */
typedef struct {
	team t;
	LOCAL_PTR uint4 *marks; /* byte per element of the tile: a segment begins there */
	LOCAL_PTR uint2 *words; /* per thread: its VT bits, and the number of bits set in the words before */
	LOCAL_PTR LISTED_T *listed; /* TILE + 1 */
#if STAGES
	LOCAL_PTR uint4 *ring; /* this thread's ring */
#endif
} tile_memory;

/* The part of it that open_cursor takes. */
#if STAGES
#define TEAM_OF(m) (m).t, (m).ring
#else
#define TEAM_OF(m) (m).t
#endif

/* Elements base .. end - 1, and the segments first .. next - 1 that begin there. */
typedef struct {
	OFF_T base, end, first, next;
} span;

#if LOCAL_ROUTES
/*
 * Lists the route of the lane's segment u of the batch. If there are more segments than elements, some are empty, and
 * list_segments makes the list.
 */
FN void list_route(tile_memory m, span s, const cursor *c, i32 u)
{
	const OFF_T rank = c->at + m.t.lane * UNROLL + u - s.first + 1;
	const route r = batch_route(c, u);
	if (rank <= TILE)
		m.listed[rank] = r;
}
#else
#define list_route(m, s, c, u)
#endif

/* Marks the lane's segment u of the batch, if it begins in the span. Empty segments begin where another one does. */
FN void mark_head(tile_memory m, span s, const cursor *c, i32 u)
{
	const UNSIGNED_OFFSET at = (UNSIGNED_OFFSET)(c->batch.x[u] - s.base);
	if (at < (UNSIGNED_OFFSET)(s.end - s.base)) { /* unsigned: also excludes those before the tile */
		((LOCAL_PTR u8 *)m.marks)[at] = 1;
		list_route(m, s, c, u);
	}
}

#ifdef HAS_SHUFFLE
/* The first segment that begins behind the span; it must be in the batch or right behind it. */
FN OFF_T first_behind(span s, const cursor *c)
{
	/* Beginnings ascend: at most one lane has some before the end and some behind. */
	u32 before = 0;
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		before += c->batch.x[u] < s.end;
	const i32 whole = (i32)BIT_COUNT(BALLOT(before == UNROLL));
	return c->at + whole * UNROLL + (OFF_T)SHUFFLE(before, whole);
}

/* Marks the segments that begin in the span, from s.first on. Returns the first one that begins behind it. */
FN OFF_T mark_heads(tile_memory m, INTERVAL_PARAMS, OFF_T n, OFF_T segments, span s, cursor *c)
{
	for (;;) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			mark_head(m, s, c, u);
		if (~BALLOT(c->batch.x[UNROLL - 1] < s.end))
			break;
		c->at += BATCH;
		load_batch(m.t, INTERVAL, n, segments, c);
	}
	return first_behind(s, c);
}

#if LOCAL_ROUTES == 2
/*
 * Skips the segments that begin in the span, without marking them, as long as they have the route of the open segment.
 * Returns the first one that begins behind the span; -1 if a route differs, leaving the cursor anywhere.
 */
FN OFF_T pass_heads(tile_memory m, INTERVAL_PARAMS, OFF_T n, OFF_T segments, span s, cursor *c)
{
	const route open = m.listed[0];
	for (;;) {
		u32 others = 0;
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const route r = batch_route(c, u);
			const u32 is_here = c->batch.x[u] >= s.base && c->batch.x[u] < s.end;
			others |= is_here && (FROM(r) != FROM(open) || TO(r) != TO(open));
		}
		if (BALLOT(others))
			return -1;
		if (~BALLOT(c->batch.x[UNROLL - 1] < s.end))
			return first_behind(s, c);
		c->at += BATCH;
		load_batch(m.t, INTERVAL, n, segments, c);
	}
}
#endif
#else
/* The same, but each thread searches the end, since votes would take barriers. Segment i ends where i + 1 begins. */
FN OFF_T mark_heads(tile_memory m, INTERVAL_PARAMS, OFF_T n, OFF_T segments, span s, cursor *c)
{
	const OFF_T next = (OFF_T)first_ending_after(offsets, s.first - 1, segments - 1, s.end - 1) + 1;
	while (1) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			mark_head(m, s, c, u);
		if (c->at + BATCH >= next)
			return next;
		c->at += BATCH;
		load_batch(m.t, INTERVAL, n, segments, c);
	}
}
#endif

/* Packs the tile's marks into words. Returns the number of bits set. */
FN u32 count_heads(tile_memory m)
{
	uint2 word;
	word.x = word_of_marks(m.marks, m.t.lane);
	const u32 count = BIT_COUNT(word.x);
	u32 total;
#ifdef HAS_SHUFFLE
	word.y = warp_ranks(count, m.t.lane);
	total = SHUFFLE(word.y, WARP - 1);
	word.y -= count;
#else
	word.y = block_rank(count, m.t.words, &total);
#endif
	m.words[m.t.lane] = word;
	return total;
}

/* Marks the segments that begin in the tile; returns the number of positions where any begin, so without empty ones. */
FN u32 find_heads(tile_memory m, INTERVAL_PARAMS, OFF_T n, OFF_T segments, span *s, cursor *c)
{
	clear_marks(m.marks, m.t.lane);
	team_sync();
	s->next = mark_heads(m, INTERVAL, n, segments, *s, c);
	team_sync();
	const u32 heads = count_heads(m);
	team_sync();
	return heads;
}

/* The same, but if all segments have the open segment's route, the tile counts as a part of that segment. */
#if LOCAL_ROUTES == 2
FN u32 find_routes(tile_memory m, INTERVAL_PARAMS, OFF_T n, OFF_T segments, span *s, cursor *c)
{
	const uint2 none = {0, 0};
	team_sync();
	s->next = pass_heads(m, INTERVAL, n, segments, *s, c);
	if (s->next < 0) {
		*c = open_cursor(TEAM_OF(m), INTERVAL, n, segments, s->first);
		return find_heads(m, INTERVAL, n, segments, s, c);
	}
	s->first = s->next;
	m.words[m.t.lane] = none;
	team_sync();
	return 0;
}
#else
#define find_routes find_heads
#endif

#if LOCAL_ROUTES
#define ENTRY(segment, begin) route_at(INTERVAL, segment, begin)
#else
#define ENTRY(segment, begin) (segment)
#endif

/* Lists the segments that are not empty. */
FN void list_segments(tile_memory m, INTERVAL_PARAMS, span s)
{
#if !LOCAL_ROUTES
	if (m.t.lane == 0)
		m.listed[0] = s.first - 1;
#endif
	for (OFF_T i = s.first + m.t.lane; i < s.next; i += TEAM) {
		const OFF_T begin = READ_ONLY(offsets + i);
		if (READ_ONLY(offsets + i + 1) > begin)
			m.listed[bits_through(m.words, (i32)(begin - s.base))] = ENTRY(i, begin);
	}
}

/*
 * How elements find their segments: SINGLE: all belong to the last one; COUNTED: by counting bits; LISTED: by count in
 * the list.
 */
#define SINGLE 0
#define COUNTED 1
#define LISTED 2

#ifdef ONE_VALUE
FN void load_rows(tile_memory m, INTERVAL_PARAMS, span s, i32 kind, row *v)
{
	/* Uniform over the thread's rows, since a row of the team has whole words. */
	const u32 word_of_row = (u32)m.t.lane * VEC / VT, bit = (u32)m.t.lane * VEC % VT;
	const OFF_T base = kind == COUNTED ? s.first - 1 : 0;
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const uint2 word = m.words[k * (TEAM * VEC / VT) + word_of_row];
		const u32 bits = word.x >> bit;
		OFF_T rank = base + (OFF_T)(word.y + BIT_COUNT(word.x & ((2u << bit) - 1)));
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
			if (i > 0)
				rank += (OFF_T)(bits >> i & 1);
			const OFF_T segment = kind == SINGLE ? s.next - 1 : kind == COUNTED ? rank : m.listed[rank];
			v[k].e[i] = route_at(INTERVAL, segment, 0).value;
		}
	}
}

/* full: the tile is not cut by the end of the elements. */
FN void store_values(tile_memory m, INTERVAL_PARAMS, span s, i32 kind, u32 full, GLOBAL R *RESTRICT result)
{
	row v[ROWS];
	load_rows(m, INTERVAL, s, kind, v);
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const OFF_T at = s.base + (k * TEAM + m.t.lane) * VEC;
		if (full)
			PUT_RAW(*(GLOBAL ROW_RAW *)(result + at), v[k].raw);
		else
			store_row(result, v[k], at, s.base, s.end);
	}
}
#else
/*
 * A thread's share of the tile's rows: its vector of row k is at position k * TEAM * VEC + at; if that is negative,
 * TILE further.
 */
typedef struct {
	i32 at, word; /* position in row 0, and its word */
	u32 bit;      /* bit in the word; the same in all rows, since a row has whole words */
} share;

/* How much further than its position the vector of row k is. */
#ifdef INTERVAL_SCATTER
#define BEHIND(own, k) ((k) == 0 && (own).at < 0 ? TILE : 0)
#else
#define BEHIND(own, k) 0
#endif

FN OFF_T place_in_row(span s, share own, i32 k)
{
	return s.base + k * (TEAM * VEC) + own.at + BEHIND(own, k);
}

/*
 * Rows of scattered elements begin so far before the tile that the elements of its first segment fill whole cache lines
 * of the result; otherwise each row would touch one more line. The tile's last elements take the positions before it.
 */
FN share share_of(tile_memory m, INTERVAL_PARAMS, span s)
{
	share own;
	own.at = m.t.lane * VEC;
	own.word = (i32)((u32)own.at / VT);
#ifdef INTERVAL_SCATTER
#if LOCAL_ROUTES
	const route of = m.listed[m.words[0].x & 1];
#else
	const route of = route_of(INTERVAL, s.first - 1 + (OFF_T)(m.words[0].x & 1)); /* an empty one would do, too */
#endif
	/* Unsigned: the place of an empty segment may be any number. */
	own.at -= (i32)(((u32)s.base + (u32)TO(of)) % (TEAM * VEC)) / VEC * VEC;
	own.word = (own.at + TILE) / VT - TEAM;
#endif
	own.bit = (u32)own.at % VT;
	return own;
}

/*
 * Loads the tile's elements; to: their destinations if scattered. full: the tile is not cut by the end of the elements.
 */
FN void load_rows(tile_memory m, INTERVAL_PARAMS, span s, share own, i32 kind, u32 full, row *v, OFF_T *to)
{
#if LOCAL_ROUTES
	const OFF_T base = 0;
	const route last = m.listed[kind == SINGLE ? m.words[0].x & 1 : 0]; /* if it is the only segment */
#else
	const OFF_T base = kind == COUNTED ? s.first - 1 : 0;
#endif
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const uint2 word = m.words[k * (TEAM * VEC / VT) + own.word + BEHIND(own, k) / VT];
		const OFF_T at = place_in_row(s, own, k);
		const u32 bits = word.x >> own.bit;
		OFF_T rank = base + (OFF_T)(word.y + BIT_COUNT(word.x & ((2u << own.bit) - 1)));
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
			if (i > 0)
				rank += (OFF_T)(bits >> i & 1);
#if LOCAL_ROUTES
			const route of = kind == SINGLE ? last : m.listed[rank];
#else
			const OFF_T segment = kind == SINGLE ? s.next - 1 : kind == COUNTED ? rank : m.listed[rank];
			const route of = route_of(INTERVAL, segment);
#endif
#ifdef INTERVAL_SCATTER
			to[k * VEC + i] = at + i + TO(of);
#endif
			if (full || at + i < s.end)
				v[k].e[i] = ELEMENT(of, at + i);
		}
	}
}

/* Moves the tile's elements. */
FN void store_values(tile_memory m, INTERVAL_PARAMS, span s, i32 kind, u32 full, GLOBAL R *RESTRICT result)
{
	const share own = share_of(m, INTERVAL, s);
	row v[ROWS];
	OFF_T to[VT];
	load_rows(m, INTERVAL, s, own, kind, full, v, to);
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const OFF_T at = place_in_row(s, own, k);
#ifdef INTERVAL_SCATTER
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (full || at + i < s.end)
				PUT(result[to[k * VEC + i]], v[k].e[i]);
#else
		if (full)
			PUT_RAW(*(GLOBAL ROW_RAW *)(result + at), v[k].raw);
		else
			store_row(result, v[k], at, s.base, s.end);
#endif
	}
}
#endif

#if HOLD
/* A whole tile whose elements are loaded but not stored; is_held: there is one. */
typedef struct {
	row v[ROWS];
	u32 is_held;
	OFF_T at; /* where the thread's vector of row 0 goes */
#ifdef INTERVAL_SCATTER
	u32 is_behind; /* row 0 goes TILE further */
#endif
} held_tile;

/* Holding a scattered tile of several segments would also take a destination per element. */
#ifdef INTERVAL_SCATTER
#define CAN_HOLD(kind) ((kind) == SINGLE)
#else
#define CAN_HOLD(kind) ((kind) != LISTED)
#endif

FN void hold_tile(tile_memory m, INTERVAL_PARAMS, span s, i32 kind, held_tile *h)
{
#ifdef ONE_VALUE
	load_rows(m, INTERVAL, s, kind, h->v);
	h->at = s.base + m.t.lane * VEC;
#else
	const share own = share_of(m, INTERVAL, s);
	OFF_T to[VT];
	load_rows(m, INTERVAL, s, own, kind, 1, h->v, to);
	h->at = s.base + own.at;
#ifdef INTERVAL_SCATTER
#if LOCAL_ROUTES
	h->at += TO(m.listed[m.words[0].x & 1]);
#else
	h->at += TO(route_of(INTERVAL, s.next - 1));
#endif
	h->is_behind = own.at < 0;
#endif
#endif
	h->is_held = 1;
}

/* Stores the tile that is held, if there is one. */
FN void store_held(held_tile *h, GLOBAL R *RESTRICT result)
{
	if (!h->is_held)
		return;
	h->is_held = 0;
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		GLOBAL R *to = result + (h->at + k * (TEAM * VEC));
#ifdef INTERVAL_SCATTER
		if (k == 0 && h->is_behind)
			to += TILE;
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			PUT(to[i], h->v[k].e[i]);
#else
		PUT_RAW(*(GLOBAL ROW_RAW *)to, h->v[k].raw);
#endif
	}
}
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void interval_head_bits(INTERVAL_PARAMS, i64 n, i64 segments, GLOBAL R *RESTRICT result)
{
	LOCAL_DECL uint4 marks[NT * MARK_VECS];
	LOCAL_DECL uint2 words[NT];
	LOCAL_DECL LISTED_T listed[TEAMS * (TILE + 1)];
	LOCAL_DECL u32 scratch[TEAM_SCRATCH];
#if STAGES
	LOCAL_DECL uint4 ring[STAGES * RING_VECS * NT];
#endif
	const i32 number = thread_id() / TEAM; /* team number in the block */
	tile_memory m;
	m.t.lane = thread_id() % TEAM;
	m.t.words = scratch;
	m.marks = marks + number * TEAM * MARK_VECS;
	m.words = words + number * TEAM;
	m.listed = listed + number * (TILE + 1);
#if STAGES
	m.ring = ring + number * (STAGES * RING_VECS * TEAM) + m.t.lane;
#endif

	const i64 chunk = (block_id() * TEAMS + number) * (i64)(TILES * TILE);
	const OFF_T elements = (OFF_T)n, count = (OFF_T)segments;
	const OFF_T from = chunk < n ? (OFF_T)chunk : elements;
	const OFF_T to = chunk + TILES * TILE < n ? from + TILES * TILE : elements;
	span s;
#if HOLD
	held_tile held;
	held.is_held = 0;
#endif
#if CHUNKS_AHEAD
	const landmark later = read_landmark(m.t, INTERVAL, elements, count, chunk); /* its loads overlap the search */
#endif
	s.next = from > 0 && from < to ? team_segment(m.t, offsets, elements, count, from - 1) + 1 : 0;
	cursor c = open_cursor(TEAM_OF(m), INTERVAL, elements, count, s.next);
#if CHUNKS_AHEAD
	fetch_chunk(m.t, INTERVAL, elements, chunk, later);
#endif
#if LOCAL_ROUTES
	if (m.t.lane == 0 && s.next > 0)
		m.listed[0] = route_of(INTERVAL, s.next - 1);
#endif
	for (s.base = from; s.base < to; s.base += TILE) {
		s.end = s.base + TILE < to ? s.base + TILE : to;
		s.first = s.next;
		const u32 heads = find_routes(m, INTERVAL, elements, count, &s, &c);
		const u32 single = heads == (m.words[0].x & 1); /* none begins behind the first element */
		const u32 empty = (OFF_T)heads != s.next - s.first;
		if (!single && empty)
			list_segments(m, INTERVAL, s);
#if LOCAL_ROUTES
		else if (empty && m.t.lane == 0)
			m.listed[1] = route_of(INTERVAL, s.next - 1);
#endif
		team_sync();
		const i32 kind = single ? SINGLE : empty ? LISTED : COUNTED;
#if HOLD
		store_held(&held, result);
		if (s.end < s.base + TILE || !CAN_HOLD(kind))
			store_values(m, INTERVAL, s, kind, s.end == s.base + TILE, result);
		else if (kind == SINGLE)
			hold_tile(m, INTERVAL, s, SINGLE, &held);
		else
			hold_tile(m, INTERVAL, s, COUNTED, &held);
#else
		if (s.end < s.base + TILE || kind == LISTED)
			store_values(m, INTERVAL, s, kind, s.end == s.base + TILE, result);
		else if (kind == SINGLE)
			store_values(m, INTERVAL, s, SINGLE, 1, result);
		else
			store_values(m, INTERVAL, s, COUNTED, 1, result);
#endif
#if LOCAL_ROUTES
		const route open = m.listed[heads];
		team_sync(); /* all have read the list */
		if (m.t.lane == 0)
			m.listed[0] = open;
#else
		team_sync();
#endif
	}
#if HOLD
	store_held(&held, result);
#endif
}
