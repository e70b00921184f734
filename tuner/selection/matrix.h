/* Private to the selection: a matrix of variants by cases for one table, with gaps. */
#ifndef SEGTUNE_SELECTION_MATRIX_H
#define SEGTUNE_SELECTION_MATRIX_H

#include <string.h>

#include "tuner/selection/selection.h"

/* The cost of a case on which a box has regret r: r + RISK r^2, so a box that is very slow somewhere must be much
 * better elsewhere. Regrets are capped at REGRET_MOST, beyond which all are useless. */
#define RISK 10
#define REGRET_MOST 50

struct matrix_case {
	const struct store_row *best; /* the fastest row */
	double features[SELECTION_FEATURES];
	double x[SELECTION_FEATURES]; /* the same on the axes of trees: lengths and n as log2 */
	double weight;
	int family; /* cases with the same lengths at other sizes or seeds form a family */
};

struct matrix {
	int ncases, nvariants, nfamilies;
	struct matrix_case *cases;         /* sorted by n, mean, geometry */
	const struct store_row **variants; /* one row of each, sorted by strategy and parameters */
	double *regret;                    /* [case * nvariants + variant]; NAN: a gap, not measured */
	double *coverage;                  /* per variant: the fraction of cases in which a gap may count against it */
};

/* Makes a matrix from the rows of one table, weighted as o says. The rows must outlive it. */
int matrix_init(struct matrix *m, const struct store_row *rows, int nrows, const struct selection_options *o,
		struct err *e);
void matrix_release(struct matrix *m);

double regret_cost(double regret);

static inline double matrix_regret(const struct matrix *m, int c, int v)
{
	return m->regret[(size_t)c * (size_t)m->nvariants + (size_t)v];
}

/*
 * The regret that a gap of v counts as: `least` if the sweep ran variants on few cases each, because nobody tried them
 * elsewhere; three times as slow if variants ran on almost all cases, because a sweep that measures winners on other
 * cases omits what took that long on similar ones. In that case it counts against every variant, also one that ran on a
 * single case.
 */
double matrix_gap(const struct matrix *m, int v, double least);

/* The regret; for a gap, what it counts as in a cost over all cases. */
double matrix_filled(const struct matrix *m, int c, int v);

/* Whether case c has a weight and is of that kind of lengths (NULL: any). */
static inline int matrix_counts(const struct matrix *m, int c, const char *kind)
{
	return m->cases[c].weight > 0 && (!kind || strcmp(m->cases[c].best->kind, kind) == 0);
}

/* Number of groups of families, which are left out together if leaving out each family would take too long. */
#define MATRIX_GROUPS 10
static inline int matrix_group(const struct matrix *m, int c)
{
	return m->cases[c].family % MATRIX_GROUPS;
}

/* Cases to fit without: those of a family and of a group; -1: none. */
struct left_out {
	int family, group;
};
#define NONE_LEFT_OUT ((struct left_out){-1, -1})
static inline int matrix_left_out(const struct matrix *m, int c, const struct left_out *o)
{
	return m->cases[c].family == o->family || matrix_group(m, c) == o->group;
}

/* Converts a feature to the axis of trees, and back. */
double feature_to_axis(enum selection_feature f, double value);
double feature_from_axis(enum selection_feature f, double x);

/* The midpoint of two values on the axis. */
double feature_between(enum selection_feature f, double low, double high);

/* Rounds to three digits. */
double round_to_digits(double threshold);

/* The position of a case or point along a feature. */
struct placed {
	double x;
	int at; /* its index */
};

/* Sorts by position; at equal ones, by index. */
void placed_sort(struct placed *list, int count);

#endif
