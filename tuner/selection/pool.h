/* Private to the selection: the variants that trees may choose from. */
#ifndef SEGTUNE_SELECTION_POOL_H
#define SEGTUNE_SELECTION_POOL_H

#include "tuner/selection/matrix.h"

/* What choices without one family or another have in common. */
struct pool {
	const struct matrix *matrix;
	double *cost;   /* [variant * ncases + case]; NULL: so few variants that all are taken */
	double *saving; /* per variant: what it would save as the first one */
};

/* -1: out of memory. Call pool_close in any case. */
int pool_open(struct pool *p, const struct matrix *m);
void pool_close(struct pool *p);

/*
 * All variants or, if there are very many, those that together cost least if each case used the best of them, found one
 * at a time (the greedy algorithm for the p-median: Cornuejols, Fisher, Nemhauser 1977). left_out: a family whose cases
 * do not count; -1: none. list: room for all variants, filled in ascending order. Returns their number; -1: out of
 * memory.
 */
int pool_choose(const struct pool *p, int left_out, int *list);

#endif
