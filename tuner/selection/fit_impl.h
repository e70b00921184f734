/* Private to fits: shared by greedy and smooth ones. */
#ifndef SEGTUNE_SELECTION_FIT_IMPL_H
#define SEGTUNE_SELECTION_FIT_IMPL_H

#include "tuner/selection/fit.h"

/* With fewer cases thresholds get a width of their own, and no smooth fit is made. */
#define MANY_CASES 128

struct box_list {
	const int *variants;
	int count;
};

/* Allocates picks for `most` trees, all not measured. */
int picks_init(struct picks *p, int most, int ncases, struct err *e);

/* The best tree of a level over given boxes, fitted without a family (-1: with all). */
int fit_grow_over(const struct fit *f, enum selection_level level, int left_out, const struct box_list *boxes,
		  struct grown *t, struct err *e);

static inline double *picks_regret(const struct picks *p, enum known known, int leaves, int c)
{
	return p->regret + (size_t)((int)known * p->most + leaves - 1) * (size_t)p->ncases + (size_t)c;
}

/* Records what t picks from the boxes on the cases that it was fitted without: with 1 .. p->most leaves, or as a whole
 * (most is 1). */
int picks_note(struct picks *p, const struct matrix *m, const struct grown *t, const struct box_list *boxes,
	       const struct left_out *out, struct err *e);

/* Chooses the number of leaves with the least left-out cost. */
void fit_choose_leaves(const struct fit *f, struct fitted *x);

/* The mean cost of left-out cases for lookups with this knowledge. */
double fit_left_out_cost(const struct fit *f, const struct fitted *x, enum known known);
/* The same for estimates with these regrets. */
double fit_estimated_cost(const struct fit *f, const double *regrets);

/* Makes a smooth fit: boxes for all cases, trees that outline the expected regrets between them, and estimates where
 * the heaviest span is known. *f adopts it if its lookups cost less, left out, than those it has. */
int fit_smoothly(struct fit *f, struct err *e);

/* fit_curve and fit_at for a smooth fit. */
int fit_smooth_curve(struct fit *f, int most, struct err *e);
int fit_smooth_at(const struct fit *f, int nboxes, struct fitted *to, int *boxes, struct err *e);

void fit_smooth_release(struct smooth_fit *s);

#endif
