/*
 * Segmented reduction by resident teams of threads that take chunks of the merged list of elements and segment ends
 * (merge path, see grid/merge_path.h), each end as long as SEGMENT_COST elements, so that neither long segments nor
 * millions of empty ones unbalance the work. The grid is about what the device holds at once. Each team has one long
 * chunk assigned (STATIC_SHARE) and then claims short ones until none is left. It processes a chunk in tiles of TEAM *
 * VT elements: the next tile's vectors are prefetched while it scans one in local memory, the open segment is carried
 * from tile to tile, and tiles in which nothing ends are only summed. carry_join.h joins the segments that cross
 * chunks, in the same launch. Teams are warps where the device has shuffles: then no thread waits for another warp.
 * Chunks do not depend on the team that takes them: results are reproducible.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif

#include "chunk_ends.h"

/* The result of a segment that ends in the tile, kept at its last element; the identity if the segment is empty. */
FN T result_at(const chunk *c, i32 start, i32 end, i32 tile, LOCAL_PTR const T *buffered)
{
	return end > start && end > c->from ? buffered[end - 1 - tile] : IDENTITY;
}

/* Stores the results of count segments from `from` on, whose bounds are in the ring; as vectors where possible. */
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

/* The same if bounds are not in the ring, which was too small. */
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
 * Segmented scan of the tile in the buffer, as far as needed: afterwards the segments' last elements hold the results.
 * *carry, valid in lane 0, is the carry-in, and becomes the carry-out. Resets the marks.
 */
FN void scan_tile(team t, LOCAL_PTR elements *buffer, LOCAL_PTR mark_word *marks, T *carry)
{
	LOCAL_PTR elements *own = buffer + t.lane * VECS;
	const u32 ends = take_ends(t.lane, marks);
	u32 open = 0;
	T sum = IDENTITY, before, total;
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

/* Loads the thread's vectors of the tile. */
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

/* Replaces elements outside of the chunk by identities. */
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

/* Adds the tile to the sum of tiles in which nothing ends. */
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
	LOCAL_DECL work_split d[1]; /* in local memory: registers are scarce */
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
		T carry = IDENTITY; /* fold of the open segment, in lane 0 */
		T open = IDENTITY;  /* sum of tiles in which nothing ends */
		i32 opened = 0;
		elements v[VECS];
		off_vec ahead[PREFETCH];

		team_limits(t, d, offsets, n, segments, k, guesses, limits + number * 2);
		const chunk c = chunk_at(offsets, limits + number * 2, chunk_start(d, k), chunk_start(d, k + 1));
		load_tile(SOURCE, n, &c, 0, t.lane, v);
		ring_open(&w, offsets, segments, &c);
		ring_load(&w, ahead, t.lane, 0, 0, c.count);
		if (t.lane == 0)
			ticket = ATOMIC_ADD(tickets, 1u);
		if (c.from == c.to)
			store_empty(t, &c, result);
		for (i32 tile = 0; tile < c.to && c.from < c.to; tile += TILE) {
			const i32 stop = tile + TILE < c.to ? tile + TILE : c.to;
			i32 count;
			gap hole;

			team_sync(); /* the previous tile's results are stored */
			ring_store(&w, ahead, c.base, t.lane);
			team_sync();
			count = mark_tile(t, &c, &w, done, tile, stop, (LOCAL_PTR u8 *)marks, result, &hole);
			ring_load(&w, ahead, t.lane, done + count, count, c.count);
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
				     result);
			logged = 0;
		}
	}
}
