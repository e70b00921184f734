/*
 * References: what they write is what operators from scripts, which have none on the host, are checked against. There
 * is nothing to go wrong: one accumulator a thread, elements in order.
 */
#ifndef SEGTUNE_REFERENCE_H
#define SEGTUNE_REFERENCE_H

#include "dialect.h"

#undef UNROLL
#define UNROLL 1 /* of fold: no other order, whatever the operator says of itself */

#include "serial.h"
#include "source.h"

#ifndef NT
#define NT 64 /* threads a block */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 1024 /* consecutive elements a thread, its part */
#endif

typedef struct {
	i64 index, from, to;
} thread_chunk;

/* The thread's part; empty behind the last. */
FN thread_chunk own_chunk(i64 n)
{
	const i64 index = block_id() * NT + thread_id(), from = index * CHUNK_ITEMS < n ? index * CHUNK_ITEMS : n;
	const thread_chunk own = {index, from, from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n};
	return own;
}

#endif
