/* Private to fits: what greedy and smooth ones share. */
#ifndef SEGTUNE_SELECTION_FIT_IMPL_H
#define SEGTUNE_SELECTION_FIT_IMPL_H

#include "tuner/selection/fit.h"

/* With fewer cases thresholds are drawn with a width of their own, and nothing smooth goes through them. */
#define MANY_CASES 128

struct box_list {
	const int *variants;
	int count;
};

/* Room for `most` trees' picks, all gaps. */
int picks_init(struct picks *p, int most, int ncases, struct err *e);

/* The best tree of a level over boxes that are given, without a family (-1: with all). */
int fit_grow_over(const struct fit *f, enum selection_level level, int left_out, const struct box_list *boxes,
		  struct grown *t, struct err *e);

static inline double *picks_regret(const struct picks *p, enum known known, int leaves, int c)
{
	return p->regret + (size_t)((int)known * p->most + leaves - 1) * (size_t)p->ncases + (size_t)c;
}

/* Note what t picks over the boxes on the cases that it was left without: with 1 .. p->most leaves, or whole (most is
 * 1). */
int picks_note(struct picks *p, const struct matrix *m, const struct grown *t, const struct box_list *boxes,
	       const struct left_out *out, struct err *e);

/* As many leaves as cost least, left out. */
void fit_choose_leaves(const struct fit *f, struct fitted *x);

/* Mean cost of the cases left out, of lookups that know so much. */
double fit_left_out_cost(const struct fit *f, const struct fitted *x, enum known known);
/* The same of estimates with these regrets. */
double fit_estimated_cost(const struct fit *f, const double *regrets);

/*
 * Fit again, smoothly: boxes for all cases, trees that outline what is expected between them, and estimates where the
 * heaviest span is known. *f takes these where lookups by them cost less, left out, than by what it has.
 */
int fit_smoothly(struct fit *f, struct err *e);

/* fit_at of a smooth fit. */
int fit_smooth_at(const struct fit *f, int nboxes, struct fitted *to, int *boxes, struct err *e);

void fit_smooth_release(struct smooth_fit *s);

#endif
