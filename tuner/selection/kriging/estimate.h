/* Private to the selection: what each box is expected to lose on a call, from all measured cases at once. */
#ifndef SEGTUNE_SELECTION_ESTIMATE_H
#define SEGTUNE_SELECTION_ESTIMATE_H

#include <stdio.h>

#include "harness/base/err.h"
#include "tuner/selection/selection.h"

/* A case that was measured. */
struct estimate_case {
	const double *features; /* [SELECTION_FEATURES] */
	double span;            /* elements of the heaviest span */
};

/*
 * From so many cases, on each of which so many boxes lost losses[case * nboxes + box]: log(1 + regret) up to regrets of
 * 1. *s is released by estimate_release, also after an error.
 */
int estimate_init(struct selection_estimate *s, const struct estimate_case *cases, int ncases, const double *losses,
		  int nboxes, struct err *e);
int estimate_copy(struct selection_estimate *to, const struct selection_estimate *from, struct err *e);
void estimate_release(struct selection_estimate *s);

/*
 * Index of the box that is expected to lose least on a call with these features, of which the longest segment may be 0:
 * not known, and that heaviest span (elements).
 */
int estimate_pick(const struct selection_estimate *s, const double features[SELECTION_FEATURES], double span);

/* The rows as lines of numbers, each with a comma behind it. */
void estimate_write_rows(FILE *out, const struct selection_estimate *s);

#endif
