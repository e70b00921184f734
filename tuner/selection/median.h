/* Private to the selection: a lower bound for the cost of a given number of boxes, for any rule. */
#ifndef SEGTUNE_SELECTION_MEDIAN_H
#define SEGTUNE_SELECTION_MEDIAN_H

#include "tuner/selection/matrix.h"

/*
 * The least mean regret of any choice of `boxes` boxes if each case used the best of them: no table with that many
 * boxes is better. This is the p-median problem, solved by branch and bound over a Lagrangian relaxation (Cornuejols,
 * Fisher, Nemhauser 1977). A case on which a variant was not measured counts as REGRET_MOST. to->exact: 1: the search
 * finished; 0: the problem was too large, and mean is a lower bound.
 */
int median_bound(const struct matrix *m, int boxes, struct selection_median *to, struct err *e);

#endif
