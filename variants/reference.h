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
#ifndef ITEMS
#define ITEMS 1024 /* consecutive elements a thread, its part */
#endif

typedef struct {
	i64 index, from, to;
} part;

/* The thread's part; empty behind the last. */
FN part own_part(i64 n)
{
	const i64 index = block_id() * NT + thread_id(), from = index * ITEMS < n ? index * ITEMS : n;
	const part own = {index, from, from + ITEMS < n ? from + ITEMS : n};
	return own;
}

#endif
