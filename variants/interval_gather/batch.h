/*
 * A team's cursor in the segments of head_bits: a batch of UNROLL adjacent segments per thread, where they begin, and,
 * with LOCAL_ROUTES, where they come from and go to. With STAGES (CUDA) each thread has its own ring in shared memory,
 * which asynchronous copies (cp.async) fill STAGES - 1 batches ahead: no tile waits for them, and they take no
 * registers.
 */
#ifndef SEGTUNE_INTERVAL_BATCH_H
#define SEGTUNE_INTERVAL_BATCH_H

#include "block/team.h"
#include "dialect.h"
#include "interval.h"
#if STAGES
#include "cuda/async_copy.h"
#endif

#define BATCH (TEAM * UNROLL) /* segments that a team loads at once */

#if UNROLL * OFF_BYTES >= 16
#define RAW_BEGINS uint4
#define RAWS (UNROLL * OFF_BYTES / 16)
#else
#define RAWS 1
#if UNROLL * OFF_BYTES == 8
#define RAW_BEGINS uint2
#else
#define RAW_BEGINS u32
#endif
#endif

/* Where UNROLL adjacent segments begin. */
typedef union {
	RAW_BEGINS raw[RAWS];
	OFF_T x[UNROLL];
} begins;

/* A team's cursor: the batch from segment `at` on. */
typedef struct {
	OFF_T at;
	begins batch;
#if LOCAL_ROUTES && defined(INTERVAL_GATHER)
	begins from; /* where they come from */
#endif
#if LOCAL_ROUTES && defined(INTERVAL_SCATTER)
	begins to; /* where they go */
#endif
#if STAGES
	LOCAL_PTR uint4 *ring; /* this thread's first vector; its next one is TEAM vectors further */
	i32 stage;             /* stage of the batch */
#endif
} cursor;

#if STAGES
#if LOCAL_ROUTES && defined(INTERVAL_GATHER) && defined(INTERVAL_SCATTER)
#define BEGIN_ARRAYS 3
#elif LOCAL_ROUTES
#define BEGIN_ARRAYS 2
#else
#define BEGIN_ARRAYS 1
#endif
#define RING_VECS (RAWS * BEGIN_ARRAYS) /* of a batch */

/* Copies an array's entries for the thread's segments from `own` on; zeros behind the last segment. */
FN void copy_entries(LOCAL_PTR uint4 *to, GLOBAL const OFF_T *from, OFF_T segments, OFF_T own)
{
	const u32 whole = own + UNROLL <= segments;
#pragma unroll
	for (i32 i = 0; i < RAWS; i++) {
		const OFF_T at = own + i * (16 / OFF_BYTES);
		copy_16(to + i * TEAM, from + at, whole ? 16 : bytes_left(at, segments, OFF_BYTES));
	}
}

/* Copies the thread's segments from `own` on into a stage. */
FN void copy_batch(const cursor *c, INTERVAL_PARAMS, OFF_T segments, OFF_T own, i32 stage)
{
	LOCAL_PTR uint4 *to = c->ring + stage * (RING_VECS * TEAM);
	copy_entries(to, offsets, segments, own);
#if LOCAL_ROUTES && defined(INTERVAL_GATHER)
	copy_entries(to + RAWS * TEAM, gather, segments, own);
#endif
#if LOCAL_ROUTES && defined(INTERVAL_SCATTER)
	copy_entries(to + (BEGIN_ARRAYS - 1) * RAWS * TEAM, scatter, segments, own);
#endif
	copies_end();
}

FN begins ring_begins(LOCAL_PTR const uint4 *from)
{
	begins b;
#pragma unroll
	for (i32 i = 0; i < RAWS; i++)
		b.raw[i] = from[i * TEAM];
	return b;
}

/* Loads the batch at c->at, and starts the copy of the one STAGES - 1 ahead, into the stage of the previous batch. */
FN void load_batch(team t, INTERVAL_PARAMS, OFF_T n, OFF_T segments, cursor *c)
{
	const OFF_T own = c->at + t.lane * UNROLL;
	const i32 before = c->stage;
	LOCAL_PTR const uint4 *from;
	c->stage = c->stage < STAGES - 1 ? c->stage + 1 : 0;
	from = c->ring + c->stage * (RING_VECS * TEAM);
	COPIES_WAIT(STAGES - 2);
	c->batch = ring_begins(from);
	if (own + UNROLL > segments) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (own + u >= segments)
				c->batch.x[u] = n;
	}
#if LOCAL_ROUTES && defined(INTERVAL_GATHER)
	c->from = ring_begins(from + RAWS * TEAM);
#endif
#if LOCAL_ROUTES && defined(INTERVAL_SCATTER)
	c->to = ring_begins(from + (BEGIN_ARRAYS - 1) * RAWS * TEAM);
#endif
	copy_batch(c, INTERVAL, segments, own + (STAGES - 1) * BATCH, before);
}

/* Opens a cursor at the batch of segment `first`. */
FN cursor open_cursor(team t, LOCAL_PTR uint4 *ring, INTERVAL_PARAMS, OFF_T n, OFF_T segments, OFF_T first)
{
	cursor c;
	c.at = first / UNROLL * UNROLL;
	c.ring = ring;
	c.stage = STAGES - 1;
	COPIES_WAIT(0); /* of an earlier cursor */
#pragma unroll
	for (i32 i = 0; i < STAGES - 1; i++)
		copy_batch(&c, INTERVAL, segments, c.at + i * BATCH + t.lane * UNROLL, i);
	load_batch(t, INTERVAL, n, segments, &c);
	return c;
}
#else
/*
 * Loads the beginnings of segments from s on, a multiple of UNROLL; behind the last segment, the end of the elements.
 */
FN begins load_begins(GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T s)
{
	begins b;
#if UNROLL > 1
	if (s + UNROLL <= segments) {
#pragma unroll
		for (i32 i = 0; i < RAWS; i++)
			b.raw[i] = READ_ONLY((GLOBAL const RAW_BEGINS *)(offsets + s) + i);
		return b;
	}
#endif
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		b.x[u] = s + u < segments ? READ_ONLY(offsets + s + u) : n;
	return b;
}

/* Prefetches the segments from s on: reads have a long latency where much is written. */
FN void fetch_ahead(INTERVAL_PARAMS, OFF_T segments, OFF_T s)
{
	if (s < segments) {
		FETCH_AHEAD(offsets + s);
#ifdef INTERVAL_EXPAND
		FETCH_AHEAD(values + s);
#endif
#ifdef INTERVAL_GATHER
		FETCH_AHEAD(gather + s);
#endif
#ifdef INTERVAL_SCATTER
		FETCH_AHEAD(scatter + s);
#endif
	}
}

FN void load_batch(team t, INTERVAL_PARAMS, OFF_T n, OFF_T segments, cursor *c)
{
	const OFF_T own = c->at + t.lane * UNROLL;
	c->batch = load_begins(offsets, n, segments, own);
#if LOCAL_ROUTES && defined(INTERVAL_GATHER)
	c->from = load_begins(gather, n, segments, own);
#endif
#if LOCAL_ROUTES && defined(INTERVAL_SCATTER)
	c->to = load_begins(scatter, n, segments, own);
#endif
#if AHEAD > 0
	fetch_ahead(INTERVAL, segments, own + AHEAD * BATCH);
#endif
}

FN cursor open_cursor(team t, INTERVAL_PARAMS, OFF_T n, OFF_T segments, OFF_T first)
{
	cursor c;
	c.at = first / UNROLL * UNROLL;
	load_batch(t, INTERVAL, n, segments, &c);
#pragma unroll
	for (i32 i = 0; i < AHEAD; i++)
		fetch_ahead(INTERVAL, segments, c.at + i * BATCH + t.lane * UNROLL);
	return c;
}
#endif

#if LOCAL_ROUTES
/* The route of the lane's segment u of the batch. */
FN route batch_route(const cursor *c, i32 u)
{
	route r;
#ifdef INTERVAL_GATHER
	r.from = c->from.x[u] - c->batch.x[u];
#endif
#ifdef INTERVAL_SCATTER
	r.to = c->to.x[u] - c->batch.x[u];
#endif
	return r;
}
#endif

#endif
