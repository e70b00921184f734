/* Private to the selection: the expected loss of each box on a call, from all measured cases. */
#ifndef SEGTUNE_SELECTION_ESTIMATE_H
#define SEGTUNE_SELECTION_ESTIMATE_H

#include <stdio.h>

#include "harness/base/err.h"
#include "tuner/selection/selection.h"

/* A measured case. */
struct estimate_case {
	const double *features; /* [SELECTION_FEATURES] */
	double span;            /* elements of the heaviest span */
};

/* Makes an estimate from ncases cases and nboxes boxes. losses[case * nboxes + box]: log(1 + regret), with regret
 * capped at 1. Release *s with estimate_release, also after an error. */
int estimate_init(struct selection_estimate *s, const struct estimate_case *cases, int ncases, const double *losses,
		  int nboxes, struct err *e);
int estimate_copy(struct selection_estimate *to, const struct selection_estimate *from, struct err *e);
void estimate_release(struct selection_estimate *s);

/* The index of the box with the least expected loss on a call with these features (longest segment 0: unknown) and this
 * heaviest span, in elements. */
int estimate_pick(const struct selection_estimate *s, const double features[SELECTION_FEATURES], double span);

/* Writes the rows as lines of numbers, each followed by a comma. */
void estimate_write_rows(FILE *out, const struct selection_estimate *s);

#endif
