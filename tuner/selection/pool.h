/* Private to the selection: which variants trees choose from. */
#ifndef SEGTUNE_SELECTION_POOL_H
#define SEGTUNE_SELECTION_POOL_H

#include "tuner/selection/matrix.h"

/*
 * All variants, or of very many those that together leave the least cost if each case had its best of them, found one
 * after the other (the greedy of the p-median: Cornuejols, Fisher, Nemhauser 1977). left_out: a family whose cases do
 * not count, -1: none. list: room for all variants; ascending. Returns how many; -1: no memory.
 */
int pool_choose(const struct matrix *m, int left_out, int *list);

#endif
