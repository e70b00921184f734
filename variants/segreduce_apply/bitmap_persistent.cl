/*
 * Segmented reduction by resident teams of threads that claim chunks of elements with prepared bits (prepare.h). The
 * next tile's vectors and bits are prefetched while a team folds one in local memory; results are stored from there as
 * vectors, and carry_join.h joins segments that cross chunks. segreduce/flat_persistent.cl works in the same way, but
 * searches and reads the offsets.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif

#define SEGMENT_COST 0
#define JOIN_BATCH 16 /* there are many chunks */
#include "grid/team_tiles.h"

#define LIMIT_SPAN (TILES * TILE)
#include "prepare.h"
#include "thread/run_ends.h"

/* Loads the thread's vectors of the tile at an element, and returns its bits. */
FN u32 load_tile(SOURCE_PARAMS, GLOBAL const u32 *RESTRICT bits, i64 n, i64 at, i32 lane, elements *v)
{
	if (at + TILE <= n) {
#pragma unroll
		for (i32 j = 0; j < VECS; j++)
			load_whole(SOURCE, (OFF_T)(at + (j * TEAM + lane) * VEC), v[j].e);
	} else {
#pragma unroll
		for (i32 j = 0; j < VECS; j++)
			load_elements(SOURCE, (OFF_T)(at + (j * TEAM + lane) * VEC), (OFF_T)n, v[j].e);
	}
	return at + lane * VT < n ? take_bits(bits, at + lane * VT) : 0;
}

/*
 * Folds the tile in the buffer. *carry, valid in lane 0, is the carry-in, and becomes the carry-out. The results of
 * ends go to `results`, in order; rank: the number of ends in the lanes before.
 */
FN void fold_tile(team t, LOCAL_PTR const elements *buffer, u32 ends, u32 rank, LOCAL_PTR T *results, T *carry)
{
	LOCAL_PTR const elements *own = buffer + t.lane * VECS;
	LOCAL_PTR T *out = results + rank;
	T sum = IDENTITY, before, total;
#pragma unroll
	for (i32 j = 0; j < VECS; j++) {
		const elements x = own[j];
#pragma unroll
		for (i32 i = 0; i < VEC; i++) {
			sum = combine(sum, x.e[i]);
			if (ends >> (j * VEC + i) & 1) {
				*out++ = sum;
				sum = IDENTITY;
			}
		}
	}
	if (t.lane == 0 && !ends)
		sum = combine(*carry, sum);
	before = team_carry(t, sum, ends, &total);
	if (t.lane == 0)
		before = *carry;
	*carry = total;
	if (ends)
		results[rank] = combine(before, results[rank]);
}

/* Stores count results from the first on, which local memory holds with the alignment of the output's vectors. */
FN void store_results(team t, LOCAL_PTR const results_vec *buffered, i64 first, i32 count,
		      GLOBAL const OFF_T *RESTRICT rows, GLOBAL T *RESTRICT result)
{
	const i32 shift = (i32)(first % RESULT_VEC);
	for (i32 at = t.lane * RESULT_VEC; at < shift + count; at += TEAM * RESULT_VEC) {
		const results_vec whole = buffered[at / RESULT_VEC];
		if (RESULT_VEC > 1 && !rows && at >= shift && at + RESULT_VEC <= shift + count) {
			*(GLOBAL uint4 *)(result + first - shift + at) = whole.raw;
		} else {
#pragma unroll
			for (i32 i = 0; i < RESULT_VEC; i++)
				if (at + i >= shift && at + i < shift + count)
					result[rows ? rows[first - shift + at + i] : first - shift + at + i] =
						whole.e[i];
		}
	}
}

/* Claims the next ticket; the last of `claims` resets the counter. */
FN u32 claim(GLOBAL u32 *RESTRICT tickets, i64 claims)
{
	const u32 ticket = ATOMIC_ADD(tickets, 1u);
	if (ticket == (u32)claims - 1)
		(void)ATOMIC_ADD(tickets, 0u - (u32)claims);
	return ticket;
}

/* every_row: numbers of the filled segments, if there are empty ones. */
KERNEL BOUNDS(NT, BLOCKS_PER_SM) void apply_bitmap_persistent(
	SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 filled, i64 empty, i64 chunks,
	GLOBAL const u32 *RESTRICT bits, GLOBAL const i64 *RESTRICT limits, GLOBAL const OFF_T *RESTRICT every_row,
	GLOBAL u32 *RESTRICT tickets, GLOBAL u32 *RESTRICT arrived, GLOBAL T *RESTRICT result,
	GLOBAL T *RESTRICT carries)
{
	LOCAL_DECL elements buffers[TEAMS * TEAM_TILE_VECS];
	LOCAL_DECL results_vec outs[TEAMS * (TILE / RESULT_VEC + 1)];
	LOCAL_DECL T scratch[TEAM_SCRATCH];
	LOCAL_DECL u32 words[TEAM_SCRATCH];
	LOCAL_DECL done_chunk logs[TEAMS * JOIN_BATCH];
	LOCAL_DECL work_split d[1];
	const i32 number = thread_id() / TEAM;
	const team t = {thread_id() % TEAM, scratch, words};
	LOCAL_PTR elements *buffer = buffers + number * TEAM_TILE_VECS;
	LOCAL_PTR results_vec *out = outs + number * (TILE / RESULT_VEC + 1);
	GLOBAL const OFF_T *rows = empty ? every_row : 0;
	const i64 teams = (i64)grid_size() * TEAMS, claims = chunks + (teams < chunks ? teams : chunks);
	i32 logged = 0;
	i64 k = block_id() * TEAMS + number, first = 0;
	elements v[VECS];
	u32 mine = 0, ticket = 0;

	if (thread_id() == 0) {
		const work_split even = {n, 0, LIMIT_SPAN, LIMIT_SPAN};
		d[0] = even;
	}
	BARRIER();
	if (k < chunks) {
		mine = load_tile(SOURCE, bits, n, k * LIMIT_SPAN, t.lane, v);
		first = limits[k];
		if (t.lane == 0)
			ticket = claim(tickets, claims);
	}
	while (k < chunks) {
		const i64 end = (k + 1) * LIMIT_SPAN < n ? (k + 1) * LIMIT_SPAN : n,
			  next = teams + team_first(t, ticket);
		const i64 next_first = next < chunks ? limits[next] : 0;
		i64 done = first;
		T carry = IDENTITY; /* fold of the open segment, in lane 0 */
		T open = IDENTITY;  /* sum of tiles in which nothing ends */
		i32 opened = 0;

		/* Claims the chunk after the next one already, to hide the latency. */
		if (t.lane == 0)
			ticket = claim(tickets, claims);
		for (i64 at = k * LIMIT_SPAN; at < end; at += TILE) {
			const i64 ahead = at + TILE < end ? at + TILE : next * LIMIT_SPAN;
			const u32 ends = mine;
			u32 count;
			const u32 rank = team_rank(t, BIT_COUNT(ends), &count);
			if (count == 0 && OP_COMMUTATIVE) {
				open = add_tile(open, v);
				opened = 1;
				if (ahead < n)
					mine = load_tile(SOURCE, bits, n, ahead, t.lane, v);
			} else {
				const i32 shift = (i32)(done % RESULT_VEC);
				team_sync(); /* the previous tile's results are stored */
				put_tile(buffer, t.lane, v);
				if (ahead < n)
					mine = load_tile(SOURCE, bits, n, ahead, t.lane, v);
				if (opened) {
					carry = combine(carry, team_fold(t, open));
					open = IDENTITY;
					opened = 0;
				}
				team_sync();
				fold_tile(t, buffer, ends, rank, (LOCAL_PTR T *)out + shift, &carry);
				team_sync();
				store_results(t, out, done, (i32)count, rows, result);
				done += count;
			}
		}
		carry = combine(carry, team_fold(t, open));
		if (t.lane == 0) {
			const done_chunk ended = {k, first, done - first};
			store_shared(carries + k, carry);
			logs[number * JOIN_BATCH + logged] = ended;
		}
		logged++;
		k = next;
		first = next_first;
		if (logged == JOIN_BATCH || k >= chunks) {
			join_carries(t, d, offsets, rows, filled, logs + number * JOIN_BATCH, logged, arrived, carries,
				     result);
			logged = 0;
		}
	}
}
