/* Private to the selection, of smooth fits: boxes for all cases, regrets expected between them, trees that outline
 * these. */
#ifndef SEGTUNE_SELECTION_SMOOTH_H
#define SEGTUNE_SELECTION_SMOOTH_H

#include "tuner/selection/tree.h"

/* ---- boxes.c ---- */

/* Which of the candidates, for the cases of all groups of families but one (-1: all). */
struct boxes_from {
	const struct matrix *matrix;
	const int *candidates;
	int ncandidates;
	int left_out;
};

/* Up to k of the candidates, as *boxes; returns how many, -1: no memory. */
int boxes_choose(const struct boxes_from *from, int k, int *boxes);

/* ---- smooth.c ---- */

/* A place where a call may lie: at a case or near it. */
struct smooth_point {
	double features[SELECTION_FEATURES]; /* those that the level does not know are 0 */
	double weight;                       /* of the case it is near */
	int near;                            /* that case */
};

/* Of one level: points, and how alike they are to the cases. */
struct smooth {
	const struct matrix *matrix;
	enum selection_level level;
	int npoints;
	struct smooth_point *points;
	double *places;   /* [point * SELECTION_FEATURES + feature]: on the axes of the kernel; cases come first */
	double *likeness; /* [point * ncases + case] */
};

/* Features of a level with shares or the longest segment. *s is released by smooth_release, also after an error. */
int smooth_init(struct smooth *s, const struct matrix *m, enum selection_level level, struct err *e);
void smooth_release(struct smooth *s);

/*
 * Expected log(1 + regret) of n variants on all points, *regrets[point * n + i], malloc'd, from the cases of all groups
 * of families but one (-1: all).
 */
int smooth_regrets(const struct smooth *s, int left_out, const int *variants, int n, double **regrets, struct err *e);

/* ---- outline.c ---- */

/* What is expected on the points of a level, but for those near cases of a group of families (-1: none). */
struct outline {
	const struct smooth *smooth;
	const double *regrets; /* of smooth_regrets: [point * n + i] */
	const int *variants;   /* n of them */
	int n;
	int left_out;
	int max_leaves;
};

/* *t is released by tree_release. Its nodes are in the order in which they were split. */
int outline_grow(const struct outline *o, struct grown *t, struct err *e);

#endif
