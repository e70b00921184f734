/*
 * CUDA from sm_90 on: while a chunk of head_bits is moved, the values of the chunk CHUNKS_AHEAD chunks further are
 * prefetched into L2, shortly before that chunk's team reads them. Gathered values are assumed to lie between the
 * values of the two segments that are expected at the chunk's ends, so nothing outside of the values is prefetched,
 * whatever the order of segments.
 */
#ifndef SEGTUNE_CHUNK_AHEAD_H
#define SEGTUNE_CHUNK_AHEAD_H

#include "block/team.h"
#include "cuda/bulk_copy.h"
#include "dialect.h"
#include "interval.h"

#define CHUNK (TILES * TEAM * VT)

/* A segment: where it begins and ends, and where its values are, which means nothing if it is empty. */
typedef struct {
	OFF_T begin, end, from;
} landmark;

/* Lane 0 reads the segment that is expected where the later chunk begins, lane 1 the one where it ends. */
FN landmark read_landmark(team t, INTERVAL_PARAMS, OFF_T n, OFF_T segments, i64 chunk)
{
	landmark m = {0, 0, 0};
#ifdef INTERVAL_GATHER
	const i64 at = chunk + (CHUNKS_AHEAD + t.lane) * (i64)CHUNK;
	if (t.lane < 2 && at < n) {
		const i64 guess = (i64)((f32)at / (f32)n * (f32)segments);
		const OFF_T i = guess < segments ? (OFF_T)guess : segments - 1;
		m.begin = READ_ONLY(offsets + i);
		m.end = READ_ONLY(offsets + i + 1);
		m.from = READ_ONLY(gather + i);
	}
#endif
	return m;
}

/*
 * Prefetches the values between the landmarks, unless they are too many for a chunk; if values are scattered, the
 * chunk's.
 */
FN void fetch_chunk(team t, INTERVAL_PARAMS, OFF_T n, i64 chunk, landmark m)
{
#ifdef INTERVAL_GATHER
	const OFF_T low = SHUFFLE(m.from, 0), high = SHUFFLE(m.from, 1);
	const u32 are_both = (BALLOT(m.begin < m.end) & 3) == 3;
	if (t.lane == 0 && are_both && low < high && high - low <= 2 * CHUNK)
		fetch_bulk(values + low, values + high);
#else
	const i64 at = chunk + CHUNKS_AHEAD * (i64)CHUNK;
	if (t.lane == 0 && at < n)
		fetch_bulk(values + at, values + (n - at < CHUNK ? n : at + CHUNK));
#endif
}

#endif
