/*
 * Merge path: splits the merged list of n elements and the segment ends evenly into chunks for teams, each end right
 * after its segment's last element and as long as SEGMENT_COST elements. SEGMENT_COST 0: the list has elements only,
 * and a segment ends at its last element. (Odeh et al. 2012; for CSR: Merrill and Garland 2016.)
 */
#ifndef SEGTUNE_MERGE_PATH_H
#define SEGTUNE_MERGE_PATH_H

#include "block/team.h"
#include "thread/search.h"

/*
 * The first static_chunks chunks, one per team, are long, which saves searches and carries; the rest are short and
 * taken dynamically, which balances the teams.
 */
typedef struct {
	i64 all; /* elements and ends */
	i64 static_chunks, static_length, dynamic_length;
} work_split;

/* The start of chunk k in the merged list. */
FN i64 chunk_start(LOCAL_PTR const work_split *d, i64 k)
{
	const i64 at = k < d->static_chunks
			       ? k * d->static_length
			       : d->static_chunks * d->static_length + (k - d->static_chunks) * d->dynamic_length;
	return at < d->all ? at : d->all;
}

/* The chunk that holds position `at` of the merged list. */
FN i64 chunk_with(LOCAL_PTR const work_split *d, i64 at)
{
	const i64 behind = at - d->static_chunks * d->static_length;
	return behind < 0 ? at / d->static_length : d->static_chunks + behind / d->dynamic_length;
}

/*
 * The limits of chunk k are the numbers of ends before it and before chunk k + 1. For its first chunk a team has to
 * search; those of later chunks some threads search early, one chunk each, and write as guesses. A team verifies a
 * guess before use, so no memory ordering is needed.
 */
FN void guess_limits(LOCAL_PTR const work_split *d, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments,
		     i64 chunks, GLOBAL i64 *RESTRICT guesses)
{
	const i64 threads = grid_size() * NT, teams = grid_size() * TEAMS;
	for (i64 k = teams + block_id() * NT + thread_id(); k <= chunks; k += threads)
		guesses[k - teams] = ends_in_merged(offsets, n, segments, SEGMENT_COST, chunk_start(d, k));
}

/*
 * Whether the segment's end is among the first `at` entries of the merged list; of a segment before the first, it is.
 */
FN u32 ends_before(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 segment, i64 at)
{
	return segment < 0 || (segment < segments && READ_ONLY(offsets + segment + 1) + SEGMENT_COST * segment < at);
}

/* Whether exactly `limit` ends are among the first `at` entries of the merged list. */
FN u32 is_limit(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 at, i64 limit)
{
	return limit >= 0 && limit <= segments && ends_before(offsets, segments, limit - 1, at) &&
	       !ends_before(offsets, segments, limit, at);
}

/*
 * Stores the limits of chunk k in two entries of the team's local memory, which nobody reads any more. Each half of a
 * warp searches for one of them. All searches begin with the same probes, which soon hit in cache: starting from the
 * position for equal lengths takes fewer steps, but not less time.
 */
FN void team_limits(team t, LOCAL_PTR const work_split *d, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments,
		    i64 k, GLOBAL const i64 *RESTRICT guesses, LOCAL_PTR i64 *limits)
{
	const i64 guessed = k - grid_size() * TEAMS;
#ifdef HAS_SHUFFLE
	const i32 probes = WARP / 2, side = t.lane / probes, lane = t.lane % probes;
	const i64 at = chunk_start(d, k + side), guess = guessed >= 0 ? guesses[guessed + side] : -1;
	const u32 wrong = BALLOT(!is_limit(offsets, segments, at, guess));
	i64 low = wrong ? 0 : guess; /* the result is in low .. low + width */
	for (i64 width = wrong ? segments : 0; width > 0;) {
		const i64 step = width / (probes + 1) + 1, probe = low + (lane + 1) * step - 1;
		const u32 before = BALLOT(ends_before(offsets, segments, probe, at)) >> side * probes;
		low += step * BIT_COUNT(before & ((1u << probes) - 1));
		width = step - 1;
	}
	if (lane == 0)
		limits[side] = low;
#else
	if (t.lane < 2) {
		const i64 at = chunk_start(d, k + t.lane), guess = guessed >= 0 ? guesses[guessed + t.lane] : -1;
		const u32 right = is_limit(offsets, segments, at, guess);
		limits[t.lane] = right ? guess : ends_in_merged(offsets, n, segments, SEGMENT_COST, at);
	}
#endif
	team_sync();
}

#endif
