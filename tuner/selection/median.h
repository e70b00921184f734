/* Private to the selection: how little boxes can cost, whatever the rule. */
#ifndef SEGTUNE_SELECTION_MEDIAN_H
#define SEGTUNE_SELECTION_MEDIAN_H

#include "tuner/selection/matrix.h"

/*
 * The least mean regret of any choice of so many boxes if each case had the right one of them: no table of so many
 * boxes is better. The p-median problem, by branch and bound over a Lagrangian relaxation (Cornuejols, Fisher,
 * Nemhauser 1977). A case that a variant was not measured on counts as REGRET_MOST. exact: the search ended; else it
 * was too large, and mean is a lower bound.
 */
int median_bound(const struct matrix *m, int boxes, struct selection_median *to, struct err *e);

#endif
