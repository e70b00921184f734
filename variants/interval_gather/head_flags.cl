/*
 * Copies segments in equal tiles of elements, one per team (team.h): the team marks where segments begin in the tile,
 * and a prefix sum over the marks gives each element its segment's rank in the tile, and with it the segment's route. A
 * chunk is TILES consecutive tiles: only its first segment is searched, later ones follow from it.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef VT
#define VT 16 /* elements per thread and tile: a multiple of 4 */
#endif
#ifndef TILES
#define TILES 4 /* tiles per chunk */
#endif
#ifndef UNROLL
#define UNROLL 1 /* adjacent segments that a thread loads at once, as a vector */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0
#endif

#include "block/team.h"
#include "interval.h"
#include "team_segment.h"

#define TILE (TEAM * VT)
#define ROWS (VT / VEC)
#define WORDS (VT / 4) /* words per thread, of four marks each */

/* The ranks of VEC elements. */
#if VEC == 4
#define RAW_RANKS uint2
#elif VEC == 2
#define RAW_RANKS u32
#else
#define RAW_RANKS u16
#endif
typedef union {
	RAW_RANKS raw;
	u16 rank[VEC];
} ranks_vec;

/* A team's part of local memory. */
typedef struct {
	team t;
	LOCAL_PTR u32 *words;    /* TILE / 2 words: first a byte mark per element, then two 16-bit ranks per word */
	LOCAL_PTR route *routes; /* TILE from `first` on: of the segments with elements in the tile */
	u32 first;               /* where ranks begin */
} tile_memory;

/* Numbers of segments and elements have the offsets' type, in which even 65536 more fit: there is no overflow below. */

/* UNROLL offsets, or values, at a multiple of UNROLL. */
#if UNROLL * OFF_BYTES == 16
#define RAW_OFFSETS uint4
#elif UNROLL * OFF_BYTES == 8
#define RAW_OFFSETS uint2
#else
#define RAW_OFFSETS u32
#endif
typedef union {
	RAW_OFFSETS raw;
	OFF_T x[UNROLL];
} offsets_vec;
#define LOAD_OFFSETS(p) READ_ONLY((GLOBAL const RAW_OFFSETS *)(p))

#if UNROLL * R_BYTES == 16
#define RAW_SEGMENT_VALUES uint4
#elif UNROLL * R_BYTES == 8
#define RAW_SEGMENT_VALUES uint2
#else
#define RAW_SEGMENT_VALUES u32
#endif
typedef union {
	RAW_SEGMENT_VALUES raw;
	R x[UNROLL];
} segment_values_vec;

/* UNROLL segments per thread, in flight; each ends where the next one begins. */
typedef struct {
	OFF_T begins[UNROLL + 1];
	route routes[UNROLL];
} batch;

/* Loads the segments from `segment` on, a multiple of UNROLL; behind the last one, empty segments at the end. */
FN batch load_batch(team t, INTERVAL_PARAMS, OFF_T n, OFF_T segments, OFF_T segment)
{
	const OFF_T s = segment + t.lane * UNROLL;
	batch b;
#if UNROLL > 1
	if (s + UNROLL <= segments) {
		offsets_vec o;
		o.raw = LOAD_OFFSETS(offsets + s);
		b.begins[UNROLL] = READ_ONLY(offsets + s + UNROLL);
#ifdef INTERVAL_EXPAND
		segment_values_vec v;
		v.raw = READ_ONLY((GLOBAL const RAW_SEGMENT_VALUES *)(values + s));
#endif
#ifdef INTERVAL_GATHER
		offsets_vec from;
		from.raw = LOAD_OFFSETS(gather + s);
#endif
#ifdef INTERVAL_SCATTER
		offsets_vec to;
		to.raw = LOAD_OFFSETS(scatter + s);
#endif
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			b.begins[u] = o.x[u];
#ifdef LOAD_BALANCE_SEARCH
			b.routes[u].value = (R)(s + u);
#endif
#ifdef INTERVAL_EXPAND
			b.routes[u].value = v.x[u];
#endif
#ifdef INTERVAL_GATHER
			b.routes[u].from = from.x[u] - o.x[u];
#endif
#ifdef INTERVAL_SCATTER
			b.routes[u].to = to.x[u] - o.x[u];
#endif
		}
		return b;
	}
#endif
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++) {
		b.begins[u] = n;
		if (s + u < segments) {
			b.begins[u] = READ_ONLY(offsets + s + u);
			b.routes[u] = route_at(INTERVAL, s + u, b.begins[u]);
		}
	}
	b.begins[UNROLL] = s + UNROLL <= segments ? READ_ONLY(offsets + s + UNROLL) : n;
	return b;
}

/*
 * Stores marks and routes of the batch's segments with elements in the tile base .. end - 1, which has *count already.
 * Returns how many segments of the batch end before the tile does.
 */
FN i32 mark_segments(tile_memory m, batch b, OFF_T base, OFF_T end, u32 *count)
{
	LOCAL_PTR u8 *marks = (LOCAL_PTR u8 *)m.words;
	u32 inside[UNROLL], mine = 0, total; /* segments inside; in the upper half, those that end */
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++) {
		const OFF_T first = b.begins[u] > base ? b.begins[u] : base;
		const OFF_T last = b.begins[u + 1] < end ? b.begins[u + 1] : end;
		inside[u] = first < last;
		mine += inside[u] + ((u32)(b.begins[u + 1] < end) << 16);
	}
#ifndef HAS_SHUFFLE
	u32 rank = rank_begin(mine, m.t.words);
	BARRIER();
	rank = rank_end(rank, m.t.words, &total);
#if UNROLL == 1
	inside[0] = m.t.words[m.t.lane] & 0xffff; /* reloaded: PoCL 5 mishandles a value from before the barrier */
#endif
	BARRIER();
#elif UNROLL == 1
	const u32 all = BALLOT(inside[0]);
	u32 rank = BIT_COUNT(all & ((1u << m.t.lane) - 1));
	total = BIT_COUNT(all) + (BIT_COUNT(BALLOT(b.begins[1] < end)) << 16);
#else
	u32 rank = warp_ranks(mine, m.t.lane);
	total = SHUFFLE(rank, WARP - 1);
	rank -= mine;
#endif
	rank = m.first + *count + (rank & 0xffff);
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (inside[u]) {
			marks[b.begins[u] > base ? b.begins[u] - base : 0] = 1;
			m.routes[rank++] = b.routes[u];
		}
	*count += total & 0xffff;
	return (i32)(total >> 16);
}

/* Expands the two low, or high, bytes of x into halves of a word. */
#ifdef __OPENCL_VERSION__
#define LOW_BYTES(x) (((x)&0xff) | ((x) << 8 & 0xff0000))
#define HIGH_BYTES(x) LOW_BYTES((x) >> 16)
#else
#define LOW_BYTES(x) __byte_perm(x, 0, 0x4140)
#define HIGH_BYTES(x) __byte_perm(x, 0, 0x4342)
#endif

/* Replaces marks by ranks: `first` plus the number of segments with elements in the tile before the element's own. */
FN void rank_elements(tile_memory m)
{
	u32 w[WORDS], sum = 0;
#pragma unroll
	for (i32 i = 0; i < WORDS; i++) {
		w[i] = m.words[m.t.lane * WORDS + i];
		sum += w[i];
	}
	const u32 count = (sum * 0x01010101u) >> 24;
#ifdef HAS_SHUFFLE
	u32 rank = m.first - 1 + warp_ranks(count, m.t.lane) - count;
	team_sync();
#else
	u32 total;
	u32 rank = rank_begin(count, m.t.words);
	BARRIER();
	rank = m.first - 1 + rank_end(rank, m.t.words, &total);
#endif
	LOCAL_PTR u32 *own = m.words + m.t.lane * (2 * WORDS);
#pragma unroll
	for (i32 i = 0; i < WORDS; i++) {
		const u32 through = w[i] * 0x01010101u; /* running counts of the four marks, a byte each */
		own[2 * i] = rank * 0x10001u + LOW_BYTES(through);
		own[2 * i + 1] = rank * 0x10001u + HIGH_BYTES(through);
		rank += through >> 24;
	}
}

/* Moves the tile's elements. single: all are of one segment; full: the tile is not cut by the end of the elements. */
FN void move_rows(tile_memory m, INTERVAL_PARAMS, OFF_T base, OFF_T end, u32 single, u32 full,
		  GLOBAL R *RESTRICT result)
{
	row v[ROWS];
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const OFF_T at = base + (k * TEAM + m.t.lane) * VEC;
		ranks_vec r;
		if (!single)
			r.raw = ((LOCAL_PTR const RAW_RANKS *)m.words)[k * TEAM + m.t.lane];
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
			const route of = m.routes[single ? m.first : r.rank[i]];
#ifdef ONE_VALUE
			v[k].e[i] = of.value;
#else
			if (full || at + i < end)
				v[k].e[i] = ELEMENT(of, at + i);
#endif
		}
	}
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const OFF_T at = base + (k * TEAM + m.t.lane) * VEC;
#ifdef INTERVAL_SCATTER
		/* Ranks are read again: keeping them in registers would leave fewer for loads in flight. */
		LOCAL_PTR const volatile u16 *ranks = (LOCAL_PTR const volatile u16 *)m.words + (at - base);
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (full || at + i < end)
				result[at + i + TO(m.routes[single ? m.first : ranks[i]])] = v[k].e[i];
#else
		if (full)
			*(GLOBAL ROW_RAW *)(result + at) = v[k].raw;
		else
			store_row(result, v[k], at, base, end);
#endif
	}
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void interval_head_flags(INTERVAL_PARAMS, i64 n, i64 segments, GLOBAL R *RESTRICT result)
{
	LOCAL_DECL u32 words[TEAMS * TILE / 2] __attribute__((aligned(16))); /* read as vectors */
	LOCAL_DECL route routes[TEAMS * TILE];
	LOCAL_DECL u32 scratch[TEAM_SCRATCH];
	const i32 number = thread_id() / TEAM; /* team number in the block */
	tile_memory m;
	m.t.lane = thread_id() % TEAM;
	m.t.words = scratch;
	m.words = words + number * (TILE / 2);
	m.routes = routes;
	m.first = (u32)(number * TILE);

	const i64 chunk = (block_id() * TEAMS + number) * (i64)(TILES * TILE);
	const OFF_T elements = (OFF_T)n, count = (OFF_T)segments;
	const OFF_T from = chunk < n ? (OFF_T)chunk : elements;
	const OFF_T to = chunk + TILES * TILE < n ? from + TILES * TILE : elements;
	OFF_T segment = from < to ? team_segment(m.t, offsets, elements, count, from) : 0;
	segment = segment / UNROLL * UNROLL;
	batch b = load_batch(m.t, INTERVAL, elements, count, segment);
	for (OFF_T base = from; base < to; base += TILE) {
		const OFF_T end = base + TILE < to ? base + TILE : to;
#pragma unroll
		for (i32 i = 0; i < WORDS; i++)
			m.words[m.t.lane * WORDS + i] = 0;
		team_sync();
		u32 inside = 0;
		i32 passed;
		do { /* the last batch loaded is the next tile's first */
			passed = mark_segments(m, b, base, end, &inside);
			segment += passed / UNROLL * UNROLL;
			b = load_batch(m.t, INTERVAL, elements, count, segment);
		} while (passed == UNROLL * TEAM);
		team_sync();
		const u32 single = inside == 1;
		if (!single) {
			rank_elements(m);
			team_sync();
		}
#ifndef HAS_SHUFFLE
		move_rows(m, INTERVAL, base, end, single, end == base + TILE, result); /* branches: PoCL 5, as above */
#else
		if (end < base + TILE)
			move_rows(m, INTERVAL, base, end, single, 0, result);
		else if (single)
			move_rows(m, INTERVAL, base, end, 1, 1, result);
		else
			move_rows(m, INTERVAL, base, end, 0, 1, result);
#endif
		team_sync();
	}
}
