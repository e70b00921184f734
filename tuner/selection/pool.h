/* Private to the selection: the variants that trees may choose from. */
#ifndef SEGTUNE_SELECTION_POOL_H
#define SEGTUNE_SELECTION_POOL_H

#include "tuner/selection/matrix.h"

/*
 * All variants or, if there are very many, those that together cost least if each case used the best of them, found one
 * at a time (the greedy algorithm for the p-median: Cornuejols, Fisher, Nemhauser 1977). left_out: a family whose cases
 * do not count; -1: none. list: room for all variants, filled in ascending order. Returns their number; -1: out of
 * memory.
 */
int pool_choose(const struct matrix *m, int left_out, int *list);

#endif
