/*
 * flat_persistent for folds that are wider than values, or that take several values at once: tiles stay values, in
 * registers and in local memory, and become elements where they are folded. The folds of segments that end in a tile
 * are compacted in local memory, at most as many as fit into the space of the values; if more segments end, the tile is
 * folded again for the rest. Results are made from folds here.
 */
#define STAGE_VALUES 1
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif

#ifndef END_BITS
#define END_BITS 1 /* 1: segment ends of a tile are kept as bits; 0: as bytes, which is cheaper if many end */
#endif

#include "end_bits.h"
#include "run.h"

#define KEPT (TILE * STAGED_BYTES / T_BYTES) /* folds that a team keeps at a time */

/*
 * 1: a vote of the team skips expensive folds where nothing ends in any thread; for cheap folds a vote costs more than
 * it saves
 */
#if defined(SEVERAL_BODY) && defined(__CUDA_ARCH__)
#define TEAM_VOTES (__CUDA_ARCH__ >= 800)
#else
#define TEAM_VOTES 0
#endif

/* Loads the thread's vectors of the tile. */
FN void load_tile(SOURCE_PARAMS, i64 n, const chunk *c, i32 tile, i32 lane, staged_vec *v)
{
	if (tile + TILE <= c->to) {
#pragma unroll
		for (i32 j = 0; j < VECS; j++)
			load_staged_whole(SOURCE, c->base + tile + (j * TEAM + lane) * VEC, &v[j]);
	} else {
#pragma unroll
		for (i32 j = 0; j < VECS; j++) {
			const i32 at = tile + (j * TEAM + lane) * VEC;
			if (at < c->to)
				load_staged(SOURCE, c->base + at, (OFF_T)n, &v[j]);
		}
	}
}

/* Whether the whole tile lies in the chunk. */
FN u32 is_whole(const chunk *c, i32 tile)
{
	return tile >= c->from && tile + TILE <= c->to;
}

/* The element of a value at a position; the identity if it is outside of the chunk. whole: none is. */
FN T element_of(const chunk *c, STAGED x, i32 place, u32 whole)
{
	return whole || (place >= c->from && place < c->to) ? staged_element(x, c->base + place) : IDENTITY;
}

/* The thread's element i of a tile. */
FN T element_in(const chunk *c, i32 tile, i32 lane, const staged_vec *v, i32 i, u32 whole)
{
	const i32 place = tile + (i / VEC * TEAM + lane) * VEC + i % VEC;
	return element_of(c, STAGED_AT(v[i / VEC], i % VEC), place, whole);
}

/* Adds the thread's elements of a tile, one after the other. */
FN T add_one_by_one(const chunk *c, i32 tile, i32 lane, T sum, const staged_vec *v, u32 whole)
{
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		sum = combine(sum, element_in(c, tile, lane, v, i, whole));
	return sum;
}

/* The same if all are in the chunk. */
#ifdef SEVERAL_BODY
FN T add_together(const chunk *c, i32 tile, i32 lane, T sum, const staged_vec *v)
{
	T e[VT];
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		e[i] = element_in(c, tile, lane, v, i, 1);
	return fold_several(sum, e, VT);
}
#else
FN T add_together(const chunk *c, i32 tile, i32 lane, T sum, const staged_vec *v)
{
	return add_one_by_one(c, tile, lane, sum, v, 1);
}
#endif

/* Adds the tile to the sum of tiles in which nothing ends. */
FN T add_open(const chunk *c, i32 tile, i32 lane, T open, const staged_vec *v)
{
	if (is_whole(c, tile))
		return add_together(c, tile, lane, open, v);
	return add_one_by_one(c, tile, lane, open, v, 0);
}

/* The bits that are set in any thread of the team; without a vote, all bits. */
#if TEAM_VOTES
FN u32 ends_of_team(u32 ends)
{
	return __reduce_or_sync(0xffffffffu, ends);
}
#else
FN u32 ends_of_team(u32 ends)
{
	(void)ends;
	return 0xffffffffu;
}
#endif

/* Adds a vector's elements. */
#ifdef SEVERAL_BODY
FN T add_vector(T sum, const T *e)
{
	return fold_several(sum, e, VEC);
}
#else
FN T add_vector(T sum, const T *e)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		sum = combine(sum, e[i]);
	return sum;
}
#endif

/*
 * Segment ends of a tile: mark_ends marks them; take_marks returns a bit for each of the thread's elements with an end,
 * resets the marks, and sets *rank to the number of ends before the thread's first (if it has one), and *ended to their
 * total.
 */
#if END_BITS
#define TEAM_MARKS TEAM
typedef thread_ends end_mark;

FN void clear_marks(i32 lane, LOCAL_PTR end_mark *marks)
{
	marks[lane].bits = marks[lane].before = 0;
}

FN end_count mark_ends(team t, const chunk *c, offset_ring *w, i32 done, i32 tile, i32 stop, LOCAL_PTR end_mark *marks,
		       GLOBAL RESULT_T *RESTRICT result, gap *hole)
{
	return mark_tile_bits(t, c, w, done, tile, stop, marks, result, hole);
}

FN u32 take_marks(team t, LOCAL_PTR end_mark *marks, end_count in, u32 *rank, u32 *ended)
{
	const u32 ends = marks[t.lane].bits;
	marks[t.lane].bits = 0;
	*rank = marks[t.lane].before;
	*ended = (u32)in.segments;
	if (in.marked != in.segments)
		*rank = team_rank(t, (u32)BIT_COUNT(ends), ended);
	return ends;
}
#else
#define TEAM_MARKS TEAM_TILE_VECS
typedef mark_word end_mark;

FN void clear_marks(i32 lane, LOCAL_PTR end_mark *marks)
{
	for (i32 i = lane; i < TEAM_MARKS; i += TEAM)
		marks[i] = 0;
}

FN end_count mark_ends(team t, const chunk *c, offset_ring *w, i32 done, i32 tile, i32 stop, LOCAL_PTR end_mark *marks,
		       GLOBAL RESULT_T *RESTRICT result, gap *hole)
{
	const end_count in = {mark_tile(t, c, w, done, tile, stop, (LOCAL_PTR u8 *)marks, result, hole), 0};
	return in;
}

FN u32 take_marks(team t, LOCAL_PTR end_mark *marks, end_count in, u32 *rank, u32 *ended)
{
	const u32 ends = take_ends(t.lane, marks);
	(void)in;
	*rank = team_rank(t, (u32)BIT_COUNT(ends), ended);
	return ends;
}
#endif

/* Keeps the address in a register: nvcc would recompute it at each end. */
#ifdef __OPENCL_VERSION__
FN LOCAL_PTR T *address_of(LOCAL_PTR T *kept)
{
	return kept;
}
#else
FN T *address_of(T *kept)
{
	u32 address = (u32)__cvta_generic_to_shared(kept);
	asm volatile("" : "+r"(address));
	return (T *)__cvta_shared_to_generic(address);
}
#endif

/* The thread's k-th consecutive element, of a tile that lies in the chunk. */
FN T own_element(const chunk *c, i32 tile, i32 lane, const staged_vec *x, i32 k)
{
	return element_of(c, STAGED_AT(*x, k % VEC), tile + lane * VT + k, 1);
}

#ifdef APPEND_BODY
/* Bits j * VEC - 1 .. j * VEC + VEC - 1: the ends right before or at elements of vector j. */
#define NEAR_ENDS(ends, j) ((ends) >> ((j)*VEC - 1) & ((2u << VEC) - 1))

/*
 * Folds the thread's consecutive elements, all in the chunk, by append; the folds up to each end go to `kept`, not
 * settled. Returns the fold of what follows the last end.
 */
FN T fold_own(const chunk *c, i32 tile, i32 lane, LOCAL_PTR const staged_vec *buffer, u32 ends, LOCAL_PTR T *kept)
{
	const u32 any = ends_of_team(ends);
	LOCAL_PTR T *to = address_of(kept);
	T sum = IDENTITY;
#ifndef ROLLED
#pragma unroll
#endif
	for (i32 j = 0; j < VECS; j++) {
		const staged_vec x = buffer[lane * VECS + j];
		if (j > 0 && j * VEC % SETTLED_AFTER == 0)
			sum = settle(sum);
		if (j > 0 && !NEAR_ENDS(any, j)) {
#pragma unroll
			for (i32 k = j * VEC; k < j * VEC + VEC; k++)
				sum = append(sum, own_element(c, tile, lane, &x, k));
			continue;
		}
#ifndef ROLLED
#pragma unroll
#endif
		for (i32 k = j * VEC; k < j * VEC + VEC; k++) {
			const T e = own_element(c, tile, lane, &x, k), longer = append(sum, e);
			sum = k == 0 || ends >> (k - 1) & 1 ? e : longer;
			if (ends >> k & 1)
				*to++ = sum;
		}
	}
	return ends >> (VT - 1) & 1 ? IDENTITY : settle(sum);
}
#else
/*
 * Folds the thread's consecutive elements, all in the chunk; the folds up to each end go to `kept`. Returns the fold of
 * what follows the last end.
 */
FN T fold_own(const chunk *c, i32 tile, i32 lane, LOCAL_PTR const staged_vec *buffer, u32 ends, LOCAL_PTR T *kept)
{
	const u32 any = ends_of_team(ends);
	LOCAL_PTR T *to = address_of(kept);
	T sum = IDENTITY;
#ifndef ROLLED
#pragma unroll
#endif
	for (i32 j = 0; j < VECS; j++) {
		const staged_vec x = buffer[lane * VECS + j];
		T e[VEC];
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			e[i] = own_element(c, tile, lane, &x, j * VEC + i);
		if (!(any >> j * VEC & ((1u << VEC) - 1))) {
			sum = add_vector(sum, e);
			continue;
		}
#ifndef ROLLED
#pragma unroll
#endif
		for (i32 i = 0; i < VEC; i++) {
			const u32 end = ends & 1u << (j * VEC + i);
			sum = add_one(sum, e[i]);
			if (end)
				*to++ = sum;
			sum = end ? IDENTITY : sum; /* a select, so that there is no branch around add_one */
		}
	}
	return sum;
}
#endif

/*
 * The same if some elements are outside of the chunk, or if not all folds fit: only those in slots below KEPT are kept.
 * slot is unsigned, so the slots of folds stored in an earlier round wrap around to above it.
 */
FN T fold_some(const chunk *c, i32 tile, i32 lane, LOCAL_PTR const staged_vec *buffer, u32 ends, u32 slot,
	       LOCAL_PTR T *kept)
{
	LOCAL_PTR const STAGED *own = (LOCAL_PTR const STAGED *)(buffer + lane * VECS);
	T sum = IDENTITY;
#pragma unroll 1
	for (i32 k = 0; k < VT; k++) {
		sum = combine(sum, element_of(c, own[k], tile + lane * VT + k, 0));
		if (ends >> k & 1) {
			if (slot < KEPT)
				kept[slot] = sum;
			slot++;
			sum = IDENTITY;
		}
	}
	return sum;
}

/* team_carry that skips the steps of the scan longer than the longest run of threads without an end. */
#if TEAM_VOTES
FN T carry_within(team t, T tail, u32 ends, T *total)
{
	const u32 ended = BALLOT(ends), below = ended & (0xffffffffu >> (WARP - 1 - t.lane));
	const i32 reach = below ? t.lane - (WARP - 1 - __clz((i32)below)) : t.lane;
	const i32 longest = __reduce_max_sync(0xffffffffu, reach);
#pragma unroll
	for (i32 d = 1; d < WARP; d *= 2)
		if (d <= longest) {
			const T left = SHUFFLE_UP(tail, d);
			tail = join_folds(left, tail, d > reach);
		}
	*total = SHUFFLE(tail, WARP - 1);
	return SHUFFLE_UP(tail, 1);
}
#else
FN T carry_within(team t, T tail, u32 ends, T *total)
{
	return team_carry(t, tail, ends, total);
}
#endif

/*
 * Folds the tile's elements and the carry-in, *carry in lane 0; *carry becomes the carry-out, in all lanes. slot: where
 * the thread's first fold is kept; ended: the number of ends in the tile.
 */
FN void fold_tile(team t, const chunk *c, i32 tile, LOCAL_PTR const staged_vec *buffer, u32 ends, u32 slot, u32 ended,
		  LOCAL_PTR T *kept, T *carry)
{
	T sum, before, total;
	if (is_whole(c, tile) && ended <= KEPT)
		sum = fold_own(c, tile, t.lane, buffer, ends, kept + slot);
	else
		sum = fold_some(c, tile, t.lane, buffer, ends, slot, kept);
	if (t.lane == 0 && !ends)
		sum = combine(*carry, sum);
	before = carry_within(t, sum, ends, &total);
	if (t.lane == 0)
		before = *carry;
	*carry = total;
	if (ends && slot < KEPT)
		kept[slot] = combine(before, settle(kept[slot]));
}

/* Where results go. *head: the fold of the chunk's first segment, before a result is made of it. */
typedef struct {
	GLOBAL const OFF_T *offsets;
	GLOBAL RESULT_T *result;
	LOCAL_PTR T *head;
} outputs;

FN void put_result(const outputs *o, const chunk *c, i64 segment, T fold)
{
	if (segment == c->first)
		*o->head = fold;
	o->result[segment] = RESULT_OF(fold);
}

/* Stores the kept folds, from number base on, if all count segments from number `from` on have elements. */
FN void store_dense(i32 lane, const chunk *c, i32 from, i32 count, u32 base, LOCAL_PTR const T *kept, const outputs *o)
{
	const i32 number = from + (i32)base, end = count - (i32)base < KEPT ? count - (i32)base : KEPT;
	GLOBAL RESULT_T *result = o->result + (c->first + number);
#pragma unroll 1
	for (i32 k = lane; k < end; k += TEAM) {
		const T fold = settle(kept[k]);
		if (number + k == 0)
			*o->head = fold;
		result[k] = RESULT_OF(fold);
	}
}

/* Stores identities for those of count segments from number `from` on that have no elements in the chunk. */
FN void store_none(i32 lane, const chunk *c, i32 from, i32 count, const outputs *o)
{
	i64 first = c->first + from;
	IN_REGISTER(first); /* otherwise nvcc computes all addresses for each tile, though they are rarely needed */
#pragma unroll 4
	for (i32 k = lane; k < count; k += TEAM) {
		const i64 segment = first + k;
		const OFF_T start = READ_ONLY(o->offsets + segment), end = READ_ONLY(o->offsets + segment + 1);
		if (start == end || end <= c->base + c->from)
			put_result(o, c, segment, IDENTITY);
	}
}

/* Stores the thread's kept folds, from number slot on; searches the segment of each. */
FN void store_searched(i32 lane, const chunk *c, i32 tile, i32 from, i32 count, u32 ends, u32 slot,
		       LOCAL_PTR const T *kept, const outputs *o)
{
	i64 first = c->first + from;
	IN_REGISTER(first);
#pragma unroll 1
	for (; ends; ends &= ends - 1, slot++)
		if (slot < KEPT)
			put_result(o, c,
				   first_ending_after(o->offsets, first, first + count,
						      c->base + tile + lane * VT + LOWEST_BIT(ends)),
				   settle(kept[slot]));
}

KERNEL BOUNDS(NT, BLOCKS_PER_SM) void segreduce_flat_values(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
							    i64 segments, i64 chunks, GLOBAL u32 *RESTRICT tickets,
							    GLOBAL u32 *RESTRICT arrived, GLOBAL i64 *RESTRICT guesses,
							    GLOBAL RESULT_T *RESTRICT result,
							    GLOBAL T *RESTRICT carries HEADS_PARAM)
{
	LOCAL_DECL staged_vec buffers[TEAMS * TEAM_TILE_VECS];
	LOCAL_DECL T folds[TEAMS * KEPT];
	LOCAL_DECL T first_folds[TEAMS];
	LOCAL_DECL end_mark all_marks[TEAMS * TEAM_MARKS];
	LOCAL_DECL places rings[TEAMS * ((RING_ITEMS + ROW) / OFF_VEC)];
	LOCAL_DECL T scratch[TEAM_SCRATCH];
	LOCAL_DECL u32 words[TEAM_SCRATCH];
	LOCAL_DECL i64 limits[TEAMS * 2];
	LOCAL_DECL work_split d[1]; /* in local memory: registers are scarce */
	LOCAL_DECL done_chunk logs[TEAMS * JOIN_BATCH];
	const i32 number = thread_id() / TEAM;
	const team t = {thread_id() % TEAM, scratch, words};
	LOCAL_PTR staged_vec *buffer = buffers + number * TEAM_TILE_VECS;
	LOCAL_PTR T *kept = folds + number * KEPT;
	LOCAL_PTR end_mark *marks = all_marks + number * TEAM_MARKS;
	const outputs out = {offsets, result, first_folds + number};
	offset_ring w;

	w.ring = (LOCAL_PTR i32 *)(rings + number * ((RING_ITEMS + ROW) / OFF_VEC));
	clear_marks(t.lane, marks);
	if (thread_id() == 0)
		d[0] = split_work(n, segments);
	BARRIER();
	guess_limits(d, offsets, n, segments, chunks, guesses);
	i32 logged = 0;
	i64 k = block_id() * TEAMS + number;
	while (k < chunks) {
		u32 ticket = 0;
		i32 done = 0;
		T carry = IDENTITY; /* fold of the open segment, in lane 0 */
		T open = IDENTITY;  /* sum of tiles in which nothing ends */
		i32 opened = 0;
		staged_vec v[VECS];
		off_vec ahead[PREFETCH];

		team_limits(t, d, offsets, n, segments, k, guesses, limits + number * 2);
		const chunk c = chunk_at(offsets, limits + number * 2, chunk_start(d, k), chunk_start(d, k + 1));
		load_tile(SOURCE, n, &c, 0, t.lane, v);
		ring_open(&w, offsets, segments, &c);
		ring_load(&w, ahead, t.lane, 0, 0, c.count);
		if (t.lane == 0) {
			ticket = ATOMIC_ADD(tickets, 1u);
			*out.head = IDENTITY;
		}
		if (c.from == c.to)
			store_empty(t, &c, result);
		for (i32 tile = 0; tile < c.to && c.from < c.to; tile += TILE) {
			const i32 stop = tile + TILE < c.to ? tile + TILE : c.to;
			gap hole;

			team_sync(); /* the previous tile's results are stored */
			ring_store(&w, ahead, c.base, t.lane);
			team_sync();
			const end_count in = mark_ends(t, &c, &w, done, tile, stop, marks, result, &hole);
			const i32 count = in.segments;
			const u32 is_open = count == 0 && OP_COMMUTATIVE;
			if (is_open) {
				open = add_open(&c, tile, t.lane, open, v);
				opened = 1;
			} else {
#pragma unroll
				for (i32 j = 0; j < VECS; j++)
					put_staged(buffer + j * TEAM + t.lane, &v[j]);
			}
			/*
			 * Offsets are loaded after the values: waiting for later loads implies waiting for earlier
			 * ones, too.
			 */
			load_tile(SOURCE, n, &c, tile + TILE, t.lane, v);
			ring_load(&w, ahead, t.lane, done + count, count, c.count);
			/* A loop of one pass: with its barriers under a condition, PoCL's kernels would not end. */
			for (u32 passed = is_open; !passed; passed = 1) {
				if (opened) {
					carry = combine(carry, team_fold(t, open));
					open = IDENTITY;
					opened = 0;
				}
				team_sync();
				u32 ended, rank, base = 0;
				const u32 ends = take_marks(t, marks, in, &rank, &ended);
				const T before = carry;
				do {
					carry = before;
					fold_tile(t, &c, tile, buffer, ends, rank - base, ended, kept, &carry);
					team_sync();
					if (ended == (u32)count) {
						store_dense(t.lane, &c, done, count, base, kept, &out);
					} else {
						store_searched(t.lane, &c, tile, done, count, ends, rank - base, kept,
							       &out);
						store_none(t.lane, &c, done, hole.from - done, &out);
						store_none(t.lane, &c, hole.to, done + count - hole.to, &out);
					}
					team_sync();
					base += KEPT;
				} while (base < ended);
			}
			done += count;
		}
		open = team_fold(t, open);
		carry = combine(carry, open);
		if (t.lane == 0) {
			store_shared(carries + k, carry);
			put_head(k, *out.head HEADS);
			if (ticket == (u32)chunks - 1)
				(void)ATOMIC_ADD(tickets, 0u - (u32)chunks); /* one ticket per chunk: the last resets */
		}
		if (t.lane == 0) {
			const done_chunk ended = {k, c.first, c.count};
			logs[number * JOIN_BATCH + logged] = ended;
		}
		logged++;
		k = (i64)grid_size() * TEAMS + team_first(t, ticket);
		if (logged == JOIN_BATCH || k >= chunks) {
			join_carries(t, d, offsets, 0, segments, logs + number * JOIN_BATCH, logged, arrived, carries,
				     result HEADS);
			logged = 0;
		}
	}
}
