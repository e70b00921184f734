/* Private to the selection: how much one long segment, or a heavy run of adjacent segments, delays a box. */
#ifndef SEGTUNE_SELECTION_PACE_H
#define SEGTUNE_SELECTION_PACE_H

#include "tuner/selection/matrix.h"

/* The pace of a variant of the matrix, from the cases on which it was measured, except those left out. */
struct selection_pace pace_of(const struct matrix *m, int variant, const struct left_out *out);

/* Whether the longest segment or the heaviest span dominates its time. Sizes in elements; 0: unknown. Same rule as in
 * headers and libraries. */
int pace_holds_up(const struct selection_pace *p, double n, double longest, double span);

/* The first box whose time is not dominated; if all are, the one with the least delay. */
int pace_least_held_up(const struct selection_box *boxes, int nboxes, double n, double longest, double span);

/* The index of the box with the least expected loss (estimate_pick). If the longest segment is known, and it or the
 * span would dominate that box's time, the choice is made again without it. Same rule as in headers and libraries. */
int pace_expected(const struct selection_estimate *s, const struct selection_box *boxes,
		  const double features[SELECTION_FEATURES], double span);

/* What a lookup knows about a call besides what its tree asks for. */
enum known {
	KNOWN_TREE, /* nothing */
	KNOWN_SPAN, /* also the heaviest span */
	KNOWN_ALL,  /* also the longest segment */
	KNOWNS
};

/* Boxes fitted without some cases, most general first. */
struct spare {
	const struct matrix *matrix;
	int count, *variants;
	struct selection_box *boxes; /* only their paces */
};

/* Sorts variants by what each costs alone on the cases that are not left out; the cheapest is the most general. */
void spare_sort(const struct matrix *m, const struct left_out *out, int *variants, int count);

int spare_init(struct spare *s, const struct matrix *m, const struct left_out *out, const int *variants, int count,
	       struct err *e);
void spare_release(struct spare *s);

/* The variant that a lookup uses for case c if its tree picks `variant`. */
int spare_variant(const struct spare *s, int c, int variant, enum known known);

#endif
