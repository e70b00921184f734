/*
 * References for operators from scripts, which have none on the host: their results are what other strategies are
 * checked against. As simple as possible: one accumulator per thread, elements in order.
 */
#ifndef SEGTUNE_REFERENCE_H
#define SEGTUNE_REFERENCE_H

#include "dialect.h"

#undef UNROLL
#define UNROLL 1 /* in order, whatever the operator allows */

#include "source.h"
#include "thread/serial_reduce.h"

#ifndef NT
#define NT 64 /* threads per block */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 1024 /* consecutive elements per thread */
#endif

typedef struct {
	i64 index, from, to;
} thread_chunk;

/* The thread's chunk; empty behind the last one. */
FN thread_chunk own_chunk(i64 n)
{
	const i64 index = block_id() * NT + thread_id(), from = index * CHUNK_ITEMS < n ? index * CHUNK_ITEMS : n;
	const thread_chunk own = {index, from, from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n};
	return own;
}

#endif
