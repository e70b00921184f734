/* Private to the selection: variants x cases of one table, with gaps. */
#ifndef SEGTUNE_SELECTION_MATRIX_H
#define SEGTUNE_SELECTION_MATRIX_H

#include <string.h>

#include "tuner/selection/selection.h"

/*
 * Cost of a case where a box has regret r: r + RISK r^2, so that a box that is far off somewhere must be far better
 * elsewhere. Regrets count up to REGRET_MOST: beyond it all are useless.
 */
#define RISK 10
#define REGRET_MOST 50

struct matrix_case {
	const struct store_row *best; /* the fastest */
	double features[SELECTION_FEATURES];
	double x[SELECTION_FEATURES]; /* the same on the axes of trees: lengths and n as log2 */
	double weight;
	int family; /* the same lengths at other sizes, or of another seed, are one family */
};

struct matrix {
	int ncases, nvariants, nfamilies;
	struct matrix_case *cases;         /* by n, mean, geometry */
	const struct store_row **variants; /* some row of each, by strategy and parameters */
	double *regret;                    /* [case * nvariants + variant]; NAN: not measured */
	double *coverage;                  /* of each variant: the share of cases that a gap may be held against */
};

/* From the rows of one table, weighted as o says. The rows must outlive it. */
int matrix_init(struct matrix *m, const struct store_row *rows, int nrows, const struct selection_options *o,
		struct err *e);
void matrix_release(struct matrix *m);

double regret_cost(double regret);

static inline double matrix_regret(const struct matrix *m, int c, int v)
{
	return m->regret[(size_t)c * (size_t)m->nvariants + (size_t)v];
}

/*
 * What a gap of v counts as: `least` where the sweep ran variants on few cases each, as nobody tried them elsewhere;
 * three times as slow where variants ran on nearly all cases, since a sweep that crosses cases leaves out what took so
 * long nearby. Then it is held against all, also the variant that ran on one case.
 */
double matrix_gap(const struct matrix *m, int v, double least);

/* The regret; of a gap what it counts as where costs are weighed over all cases. */
double matrix_filled(const struct matrix *m, int c, int v);

/* Has case c a weight, and is it of that kind of lengths (NULL: any)? */
static inline int matrix_counts(const struct matrix *m, int c, const char *kind)
{
	return m->cases[c].weight > 0 && (!kind || strcmp(m->cases[c].best->kind, kind) == 0);
}

/* Groups of families that are left out together where each alone would take too long. */
#define MATRIX_GROUPS 10
static inline int matrix_group(const struct matrix *m, int c)
{
	return m->cases[c].family % MATRIX_GROUPS;
}

/* Cases that something is fitted without: those of a family, and of a group. -1: of none. */
struct left_out {
	int family, group;
};
#define NONE_LEFT_OUT ((struct left_out){-1, -1})
static inline int matrix_left_out(const struct matrix *m, int c, const struct left_out *o)
{
	return m->cases[c].family == o->family || matrix_group(m, c) == o->group;
}

/* A feature on the axis of trees, and back. */
double feature_to_axis(enum selection_feature f, double value);
double feature_from_axis(enum selection_feature f, double x);

/* In the middle of two values, on the axis. */
double feature_between(enum selection_feature f, double low, double high);

/* Three digits. */
double round_to_digits(double threshold);

#endif
