/* An array divided evenly among the blocks of a grid: each has a portion of consecutive tiles. */
#ifndef SEGTUNE_EVEN_SHARE_H
#define SEGTUNE_EVEN_SHARE_H

#include "dialect.h"

#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 16 /* portions per multiprocessor */
#endif

/* Tiles from .. to - 1. */
typedef struct {
	i64 from, to;
} portion;

/* The block's portion of tiles. The descriptor must compute the number of portions in the same way. */
FN portion own_portion(i64 tiles, i64 multiprocessors)
{
	const i64 all = multiprocessors * BLOCKS_PER_SM, length = (tiles + all - 1) / all;
	portion p;
	p.from = block_id() * length;
	p.to = p.from + length < tiles ? p.from + length : tiles;
	return p;
}

#endif
