/* Private to the selection: what each box is expected to lose on a call, from all measured cases at once. */
#ifndef SEGTUNE_SELECTION_ESTIMATE_H
#define SEGTUNE_SELECTION_ESTIMATE_H

#include "tuner/selection/matrix.h"

/*
 * From the cases of a matrix whose heaviest span is known, but for those left out, for `count` variants. *s is released
 * by estimate_release, also after an error.
 */
int estimate_init(struct selection_estimate *s, const struct matrix *m, const struct left_out *out, const int *variants,
		  int count, struct err *e);
int estimate_copy(struct selection_estimate *to, const struct selection_estimate *from, struct err *e);
void estimate_release(struct selection_estimate *s);

/* Index of the box that is expected to lose least on a call with these features and that heaviest span (elements). */
int estimate_pick(const struct selection_estimate *s, const double features[SELECTION_FEATURES], double span);

#endif
