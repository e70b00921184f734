/* Private to the selection, for smooth fits: boxes for all cases, expected regrets between cases, and trees that
 * outline these. */
#ifndef SEGTUNE_SELECTION_SMOOTH_H
#define SEGTUNE_SELECTION_SMOOTH_H

#include "tuner/selection/tree.h"

/* ---- boxes.c ---- */

/* The candidates and the cases to choose boxes for: those of all groups of families except one (-1: all). */
struct boxes_from {
	const struct matrix *matrix;
	const int *candidates;
	int ncandidates;
	int left_out;
};

/* Chooses up to k of the candidates into *boxes. Returns their number; -1: out of memory. */
int boxes_choose(const struct boxes_from *from, int k, int *boxes);

/* ---- smooth.c ---- */

/* A point in the space of calls: a case, or near one. */
struct smooth_point {
	double features[SELECTION_FEATURES]; /* features that the level does not know are 0 */
	double weight;                       /* of the nearest case */
	int near;                            /* index of that case */
};

/* What was computed with one group of families left out, so that boxes that come again cost nothing. */
struct smooth_known;

/* For one level: points, and their similarity to the cases. */
struct smooth {
	const struct matrix *matrix;
	enum selection_level level;
	int npoints;
	struct smooth_point *points;
	double *places;   /* [point * TREE_FEATURES + feature]: on the kernel's axes; cases come first */
	int *orders;      /* [feature * npoints + i]: points sorted by that feature */
	double *likeness; /* [point * ncases + case] */
	struct smooth_known *known[MATRIX_GROUPS + 1]; /* NULL: nothing yet; the last one with all groups */
};

/* For a level with shares or the longest segment. Release *s with smooth_release, also after an error. */
int smooth_init(struct smooth *s, const struct matrix *m, enum selection_level level, struct err *e);
void smooth_release(struct smooth *s);

/* The expected log(1 + regret) of n variants at all points, (*regrets)[point * n + i], malloc'd, from the cases of all
 * groups of families except one (-1: all). Calls for different groups may run at the same time. */
int smooth_regrets(struct smooth *s, int left_out, const int *variants, int n, double **regrets, struct err *e);

/* ---- outline.c ---- */

/* The expected regrets at the points of a level, except points near cases of a group of families (-1: none). */
struct outline {
	const struct smooth *smooth;
	const double *regrets; /* from smooth_regrets: [point * n + i] */
	const int *variants;   /* n of them */
	int n;
	int left_out;
	int max_leaves;
};

/* Release *t with tree_release. Its nodes are in the order in which they were split. */
int outline_grow(const struct outline *o, struct grown *t, struct err *e);

#endif
