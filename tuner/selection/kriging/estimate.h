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
/* An estimate of `count` of another's boxes, from `first` on: as if it had been made from their losses alone. Release
 * *to with estimate_release. */
int estimate_part(struct selection_estimate *to, const struct selection_estimate *from, int first, int count,
		  struct err *e);
void estimate_release(struct selection_estimate *s);

/* The index of the box with the least expected loss on a call with these features and this heaviest span, in elements.
 * Longest segment 0: unknown; then the longest one seen counts instead, unless it is 0, too. */
int estimate_pick(const struct selection_estimate *s, const double features[SELECTION_FEATURES], double span);

/*
 * Headers and libraries have the rows in another order: the boxes' mean losses (2 * nboxes numbers), then for each
 * ESTIMATE_LANES cases one column after the other. So a lookup computes on as many cases at once with the vector
 * instructions that a compiler finds by itself, in a third of the time. The last cases are filled up with zeros.
 */
#define ESTIMATE_LANES 8

/* The number of numbers in that order. */
size_t estimate_lanes_size(int ncases, int nboxes);

/* Writes the numbers in that order, each followed by a comma. */
void estimate_write_lanes(FILE *out, const struct selection_estimate *s);

/* Makes an estimate from estimate_lanes_size(ncases, nboxes) such numbers. Release *s with estimate_release. */
int estimate_from_lanes(struct selection_estimate *s, int ncases, int nboxes, const int *lanes, struct err *e);

#endif
