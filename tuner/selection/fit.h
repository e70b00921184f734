/* Private to the selection: the trees and boxes for one matrix, in sample and with each family left out
 * (cross-validation). */
#ifndef SEGTUNE_SELECTION_FIT_H
#define SEGTUNE_SELECTION_FIT_H

#include "tuner/selection/pace.h"
#include "tuner/selection/tree.h"

struct fit_options {
	int max_boxes;  /* of the table */
	int max_leaves; /* limit for growing trees, at least max_boxes: needed for the curve */
	double tolerance;
	int *kept; /* variants: the boxes, even if trees need other ones; NULL: any may be chosen */
	int nkept;
};

/* Regrets on the cases of trees with 1 .. most leaves, and of lookups that know more; NAN: not measured. */
struct picks {
	int most, ncases;
	double *regret; /* [(known * most + leaves - 1) * ncases + case] */
};

/* A tree over boxes, of which the first `leaves` leaves are used. */
struct fitted {
	struct grown tree;
	int leaves;
	int whole; /* 1: all leaves are used, and picks are for whole trees (most is 1) */
	struct picks left_out;
	const double *estimated; /* of a fit_at: as in a fit, to which it belongs; else NULL */
};

struct smooth_fit;

struct fit {
	const struct matrix *matrix;
	const struct fit_options *options;
	struct grown shares,
		/* LEVEL_SHARES trees over all variants, for all cases and without each family; boxes are chosen from
		 * them. */
		*without;
	struct fitted levels[SELECTION_LEVELS];
	int nboxes, *boxes;        /* variants */
	struct smooth_fit *smooth; /* source of the boxes and trees of a smooth fit; NULL: they are from `shares` */
	/* Regrets of the estimates on the cases (NAN: not measured), left out and in sample, first for calls with
	 * unknown longest segment, then for known: [(2 * known + in sample) * ncases + case]. NULL: no estimates. */
	double *estimated;
};

/* Whether a matrix has so few families that trees use all their leaves. */
int fit_is_few(const struct matrix *m);

int fit_matrix(struct fit *f, const struct matrix *m, const struct fit_options *o, struct err *e);
void fit_release(struct fit *f);

/* Replaces levels that are worse, left out, than LEVEL_UNKNOWN by its tree. */
int fit_guard(struct fit *f, struct err *e);

/* The largest number of boxes that fit_at accepts; the smallest is 1. */
int fit_most_boxes(const struct fit *f);

/* Chooses boxes, and makes estimates, for all that fit_at may be asked for. */
int fit_curve(struct fit *f, struct err *e);

/* After fit_curve: fits at most box_leaves boxes; *boxes: how many there are; *to: their LEVEL_SHARES tree and, if the
 * fit has estimates, regrets of these, to be released with fitted_release. For a greedy fit, the boxes are those of
 * box_leaves leaves of `shares`. */
int fit_at(struct fit *f, int box_leaves, struct fitted *to, int *boxes, struct err *e);
void fitted_release(struct fitted *x);

/* Regrets of a tree over the cases of one kind of lengths or (NULL) all. */
struct selection_regret fit_regret(const struct fit *f, const struct fitted *x, const char *kind);

/* Whether x loses less than y in sample, and no more left out, where shares are known. A case that the picked box did
 * not run on counts in no regret, so x must not have more of these. */
int fit_loses_less(const struct fit *x, const struct fit *y);

/* Left-out regrets of tree lookups that know more than the trees ask for. */
struct selection_regret fit_regret_lookup(const struct fit *f, enum selection_lookup_of what, const char *kind);

/* Estimates `count` variants from the cases with a known heaviest span, except those left out. Release *s with
 * estimate_release, also after an error. */
int fit_estimate(struct selection_estimate *s, const struct matrix *m, const struct left_out *out, const int *variants,
		 int count, struct err *e);

/* Regrets of estimates, laid out as in a fit, over the cases of one kind of lengths or (NULL) all. */
struct selection_regret fit_regret_estimated(const struct matrix *m, const double *estimated,
					     enum selection_lookup_of what, const char *kind);

/* 1: there are estimates and, where the heaviest span is known, they cost less, left out, than trees and pace. */
int fit_estimates_pay(const struct fit *f);

/* Worst and mean regret of always picking the best of the boxes. */
struct selection_regret fit_bound(const struct fit *f);

#endif
