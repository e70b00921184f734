/* Private to the selection: trees and boxes of one matrix, in sample and with each family left out. */
#ifndef SEGTUNE_SELECTION_FIT_H
#define SEGTUNE_SELECTION_FIT_H

#include "tuner/selection/pace.h"
#include "tuner/selection/tree.h"

struct fit_options {
	int max_boxes;  /* of the table */
	int max_leaves; /* that trees are grown to, at least max_boxes: for the curve */
	double tolerance;
	int *kept; /* variants: the boxes, whatever trees need of them; NULL: choose among all */
	int nkept;
};

/* What trees with 1 .. most leaves cost on the cases, and lookups that know more: regrets; NAN: a gap. */
struct picks {
	int most, ncases;
	double *regret; /* [(known * most + leaves - 1) * ncases + case] */
};

/* A tree over boxes, with so many of its leaves in use. */
struct fitted {
	struct grown tree;
	int leaves;
	int whole; /* 1: it has all its leaves, and picks are of whole trees (most is 1) */
	struct picks left_out;
};

struct smooth_fit;

struct fit {
	const struct matrix *matrix;
	const struct fit_options *options;
	struct grown shares,
		*without; /* LEVEL_SHARES over all variants: of all cases, without each family. For boxes */
	struct fitted levels[SELECTION_LEVELS];
	int nboxes, *boxes;        /* variants */
	struct smooth_fit *smooth; /* what boxes and trees are from; NULL: from `shares` */
	/* Regrets of estimates on the cases, NAN: a gap: left out and in sample, of calls whose longest segment is not
	 * known, then of those where it is: [(2 * known + in sample) * ncases + case]. NULL: not estimated. */
	double *estimated;
};

int fit_matrix(struct fit *f, const struct matrix *m, const struct fit_options *o, struct err *e);
void fit_release(struct fit *f);

/* Give levels that are worse, left out, than LEVEL_UNKNOWN its tree. */
int fit_guard(struct fit *f, struct err *e);

/* Numbers of boxes for fit_at: 1 to so many. */
int fit_most_boxes(const struct fit *f);

/*
 * So many boxes at most, in *boxes how many, and their tree of LEVEL_SHARES: fitted_release. *f stays as it was. Of a
 * greedy fit they are those of so many leaves of `shares`.
 */
int fit_at(struct fit *f, int box_leaves, struct fitted *to, int *boxes, struct err *e);
void fitted_release(struct fitted *x);

/* Regrets of a tree over the cases of a kind of lengths or (NULL) all. */
struct selection_regret fit_regret(const struct fit *f, const struct fitted *x, const char *kind);

/* Left out, those of lookups by trees that know more than these ask for. */
struct selection_regret fit_regret_lookup(const struct fit *f, enum selection_lookup_of what, const char *kind);

/*
 * An estimate of variants from the cases whose heaviest span is known, but for those left out. *s is released by
 * estimate_release, also after an error.
 */
int fit_estimate(struct selection_estimate *s, const struct matrix *m, const struct left_out *out, const int *variants,
		 int count, struct err *e);

/* Regrets of estimates, which there are, over the cases of a kind of lengths or (NULL) all. */
struct selection_regret fit_regret_estimated(const struct fit *f, enum selection_lookup_of what, const char *kind);

/* 1: there are estimates, and they cost less, left out, than trees and pace where the heaviest span is known. */
int fit_estimates_pay(const struct fit *f);

/* Worst and mean of always picking the right one of the boxes. */
struct selection_regret fit_bound(const struct fit *f);

#endif
