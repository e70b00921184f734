/* Boxes and trees from the regrets expected between cases, and their cost on groups left out. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "tuner/selection/fit_impl.h"
#include "tuner/selection/kriging/estimate.h"
#include "tuner/selection/smooth.h"

/* A call takes about seven comparisons. On 295 cases 64 leaves cost a tenth more, left out, and 256 no less. A smooth
 * function needs no selection of fewer. */
#define OUTLINE_LEAVES 128

/* The boxes chosen without each group of families; the last entry with all. */
struct group_boxes {
	int most; /* maximum number of boxes */
	int count[MATRIX_GROUPS + 1];
	int *list; /* [group * most + i] */
};

struct smooth_fit {
	struct smooth levels[SELECTION_LEVELS]; /* none for LEVEL_UNKNOWN, because what is unknown is not smooth */
	int ncandidates, *candidates;           /* candidates for boxes */
	/* For fit_at, of 1 .. ncurve boxes: which they are, and regrets as in a fit, NULL without estimates. */
	int ncurve;
	struct group_boxes *curve;
	double **estimated;
};

/* ---- boxes ---- */

static struct box_list boxes_without(const struct group_boxes *b, int group)
{
	const int at = group < 0 ? MATRIX_GROUPS : group;

	return (struct box_list){b->list + (size_t)at * (size_t)b->most, b->count[at]};
}

/* One group, or all cases. */
struct choosing {
	struct boxes_from from;
	struct group_boxes *boxes;
};

static int choose_without(void *choosing, int64_t group, struct err *e)
{
	const struct choosing *c = choosing;
	struct boxes_from from = c->from;
	struct group_boxes *b = c->boxes;

	from.left_out = group == MATRIX_GROUPS ? -1 : (int)group;
	b->count[group] = boxes_choose(&from, b->most, b->list + (size_t)group * (size_t)b->most);
	return b->count[group] < 0 ? err_set(e, "no memory to choose among %d variants", from.ncandidates) : 0;
}

static int choose_boxes(const struct fit *f, const struct smooth_fit *s, int most, struct group_boxes *b, struct err *e)
{
	struct choosing c = {{f->matrix, s->candidates, s->ncandidates, -1}, b};

	*b = (struct group_boxes){.most = most};
	b->list = calloc((size_t)(MATRIX_GROUPS + 1) * (size_t)most + 1, sizeof *b->list);
	if (!b->list)
		return err_set(e, "no memory to choose among %d variants", s->ncandidates);
	if (parallel_try(MATRIX_GROUPS + 1, choose_without, &c, e) == 0)
		return 0;
	free(b->list);
	b->list = NULL;
	return -1;
}

/* ---- trees ---- */

static int outline_without(struct smooth *s, const struct group_boxes *b, int group, struct grown *t, struct err *e)
{
	const struct box_list boxes = boxes_without(b, group);
	struct outline o = {.smooth = s,
			    .variants = boxes.variants,
			    .n = boxes.count,
			    .left_out = group,
			    .max_leaves = OUTLINE_LEAVES};
	double *regrets;
	int status;

	if (smooth_regrets(s, group, o.variants, o.n, &regrets, e))
		return -1;
	o.regrets = regrets;
	status = outline_grow(&o, t, e);
	free(regrets);
	return status;
}

/* The trees of a level without each group; the last one with all. */
struct outlines {
	struct smooth *smooth;
	const struct group_boxes *boxes;
	struct grown trees[MATRIX_GROUPS + 1];
};

static int outline_one(void *outlines, int64_t group, struct err *e)
{
	struct outlines *o = outlines;

	return outline_without(o->smooth, o->boxes, group == MATRIX_GROUPS ? -1 : (int)group, &o->trees[group], e);
}

static int note_groups(const struct outlines *o, const struct matrix *m, struct picks *left_out, struct err *e)
{
	for (int g = 0; g < MATRIX_GROUPS; g++) {
		const struct box_list boxes = boxes_without(o->boxes, g);

		if (picks_note(left_out, m, &o->trees[g], &boxes, &(struct left_out){.family = -1, .group = g}, e))
			return -1;
	}
	return 0;
}

static int outline_level(const struct fit *f, struct smooth *s, const struct group_boxes *b, struct fitted *to,
			 struct err *e)
{
	struct outlines o = {.smooth = s, .boxes = b};
	int status;

	to->whole = 1;
	status = picks_init(&to->left_out, 1, f->matrix->ncases, e) ||
				 parallel_try(MATRIX_GROUPS + 1, outline_one, &o, e) ||
				 note_groups(&o, f->matrix, &to->left_out, e)
			 ? -1
			 : 0;
	for (int g = 0; g < MATRIX_GROUPS; g++)
		tree_release(&o.trees[g]);
	to->tree = o.trees[MATRIX_GROUPS];
	to->leaves = status ? 0 : tree_leaves(&to->tree);
	return status;
}

static int family_group(const struct matrix *m, int family)
{
	int c = 0;

	while (m->cases[c].family != family)
		c++;
	return matrix_group(m, c);
}

struct unknowns {
	const struct fit *fit;
	const struct group_boxes *boxes;
	struct picks *left_out;
};

static int unknown_without(void *unknowns, int64_t family, struct err *e)
{
	const struct unknowns *u = unknowns;
	const struct matrix *m = u->fit->matrix;
	const struct box_list boxes = boxes_without(u->boxes, family_group(m, (int)family));
	const struct left_out out = {.family = (int)family, .group = -1};
	struct grown t;
	int status;

	if (fit_grow_over(u->fit, LEVEL_UNKNOWN, (int)family, &boxes, &t, e))
		return -1;
	status = picks_note(u->left_out, m, &t, &boxes, &out, e);
	tree_release(&t);
	return status;
}

/* A caller that knows only n and the mean may have any lengths: gets the box with the least risk instead of the best
 * expectation. */
static int grow_unknown(const struct fit *f, const struct group_boxes *b, struct fitted *to, struct err *e)
{
	const struct box_list boxes = boxes_without(b, -1);
	struct unknowns u = {f, b, &to->left_out};

	if (picks_init(&to->left_out, f->levels[LEVEL_UNKNOWN].left_out.most, f->matrix->ncases, e) ||
	    parallel_try(f->matrix->nfamilies, unknown_without, &u, e) ||
	    fit_grow_over(f, LEVEL_UNKNOWN, -1, &boxes, &to->tree, e))
		return -1;
	fit_choose_leaves(f, to);
	return 0;
}

static int fit_level(const struct fit *f, struct smooth_fit *s, enum selection_level level, const struct group_boxes *b,
		     struct fitted *to, struct err *e)
{
	const int status =
		level == LEVEL_UNKNOWN ? grow_unknown(f, b, to, e) : outline_level(f, &s->levels[level], b, to, e);

	if (status)
		fitted_release(to);
	return status;
}

/* ---- estimates ---- */

/* Caps the loss of a case: a few of 1000% would distort the expectation for all cases around them, and it does not
 * matter whether a box loses 100% or 1000% if others lose 5%. */
static double loss_of(double regret)
{
	return log1p(fmin(regret, 1));
}

int fit_estimate(struct selection_estimate *s, const struct matrix *m, const struct left_out *out, const int *variants,
		 int count, struct err *e)
{
	struct estimate_case *cases = calloc((size_t)m->ncases + 1, sizeof *cases);
	double *losses = calloc((size_t)m->ncases * (size_t)count + 1, sizeof *losses);
	int known = 0, status;

	*s = (struct selection_estimate){.ncases = 0};
	for (int c = 0; c < m->ncases && cases && losses; c++) {
		const struct matrix_case *k = &m->cases[c];

		if (matrix_left_out(m, c, out) || !(k->weight > 0) || k->best->span <= 0)
			continue;
		for (int v = 0; v < count; v++)
			losses[known * count + v] = loss_of(matrix_filled(m, c, variants[v]));
		cases[known++] = (struct estimate_case){k->features, (double)k->best->span};
	}
	status = cases && losses ? estimate_init(s, cases, known, losses, count, e)
				 : err_set(e, "no memory for %d boxes on %d cases", count, m->ncases);
	free(cases);
	free(losses);
	return status;
}

static int knows_spans(const struct matrix *m)
{
	int known = 1;

	for (int c = 0; c < m->ncases; c++)
		known &= m->cases[c].best->span > 0;
	return known;
}

/* Regrets on case c, laid out as in a fit, by an estimate of the boxes in their order there: with the longest segment
 * seen, and with the longest segment. */
static void estimate_case(const struct selection_estimate *s, const struct spare *boxes, int c, double *regrets)
{
	const struct matrix *m = boxes->matrix;
	const double span = (double)m->cases[c].best->span;
	const int known = pace_expected(s, boxes->boxes, m->cases[c].features, span);
	double features[SELECTION_FEATURES];
	int seen;

	memcpy(features, m->cases[c].features, sizeof features);
	features[FEATURE_LONGEST] = 0;
	seen = pace_expected(s, boxes->boxes, features, span);
	regrets[c] = matrix_regret(m, c, boxes->variants[seen]);
	regrets[2 * m->ncases + c] = matrix_regret(m, c, boxes->variants[known]);
}

struct estimating {
	const struct matrix *matrix;
	const struct group_boxes *sets; /* of boxes */
	int nsets;
	double **regrets; /* of each set, as in a fit */
};

/* Regrets on the cases of a group of families (-1: all) with each set's boxes, whose estimates are parts of `all`. */
static int estimate_sets(const struct estimating *x, int group, const struct spare *boxes,
			 const struct selection_estimate *all, struct err *e)
{
	const struct matrix *m = x->matrix;
	int first = 0, status = 0;

	for (int k = 0; k < x->nsets && status == 0; first += boxes[k++].count) {
		double *regrets = x->regrets[k] + (group < 0 ? m->ncases : 0);
		struct selection_estimate s;

		status = estimate_part(&s, all, first, boxes[k].count, e);
		for (int c = 0; c < m->ncases && status == 0; c++)
			if (group < 0 || matrix_group(m, c) == group)
				estimate_case(&s, &boxes[k], c, regrets);
		estimate_release(&s);
	}
	return status;
}

/* Fills boxes, one of each set, and variants, those of all sets. What a box gets does not depend on the others, so one
 * estimate of all variants serves each set. */
static int estimate_without(const struct estimating *x, int group, struct spare *boxes, int *variants, struct err *e)
{
	const struct left_out out = {.family = -1, .group = group};
	struct selection_estimate all;
	int count = 0, status;

	for (int k = 0; k < x->nsets; k++) {
		const struct box_list list = boxes_without(&x->sets[k], group);

		if (spare_init(&boxes[k], x->matrix, &out, list.variants, list.count, e))
			return -1;
		memcpy(variants + count, boxes[k].variants, (size_t)list.count * sizeof *variants);
		count += list.count;
	}
	status = fit_estimate(&all, x->matrix, &out, variants, count, e) || estimate_sets(x, group, boxes, &all, e) ? -1
														    : 0;
	estimate_release(&all);
	return status;
}

/* Regrets on the cases of a group of families, with estimates and boxes fitted without it; group MATRIX_GROUPS: on all,
 * fitted to all. */
static int estimate_group(void *estimating, int64_t at, struct err *e)
{
	const struct estimating *x = estimating;
	const int group = at == MATRIX_GROUPS ? -1 : (int)at;
	struct spare *boxes = calloc((size_t)x->nsets + 1, sizeof *boxes);
	size_t count = 0;
	int *variants, status;

	for (int k = 0; k < x->nsets; k++)
		count += (size_t)boxes_without(&x->sets[k], group).count;
	variants = malloc((count + 1) * sizeof *variants);
	status = boxes && variants ? estimate_without(x, group, boxes, variants, e)
				   : err_set(e, "no memory for %zu boxes", count);
	for (int k = 0; k < x->nsets && boxes; k++)
		spare_release(&boxes[k]);
	free(boxes);
	free(variants);
	return status;
}

/* regrets: of each set of boxes, as in a fit. NULL: a span is unknown. */
static int estimate(const struct matrix *m, const struct group_boxes *sets, int nsets, double **regrets, struct err *e)
{
	struct estimating x = {m, sets, nsets, regrets};

	memset(regrets, 0, (size_t)nsets * sizeof(double *));
	if (!knows_spans(m))
		return 0;
	for (int k = 0; k < nsets; k++) {
		regrets[k] = calloc(4 * (size_t)m->ncases + 1, sizeof **regrets);
		if (!regrets[k])
			return err_set(e, "no memory for the regrets of %d cases", m->ncases);
	}
	return parallel_try(MATRIX_GROUPS + 1, estimate_group, &x, e);
}

/* ---- a fit ---- */

static int open_smooth(struct smooth_fit *s, const struct fit *f, struct err *e)
{
	const struct matrix *m = f->matrix;
	const struct fit_options *o = f->options;

	s->ncandidates = o->kept ? o->nkept : m->nvariants;
	s->candidates = malloc(((size_t)s->ncandidates + 1) * sizeof *s->candidates);
	if (!s->candidates)
		return err_set(e, "no memory to choose among %d variants", s->ncandidates);
	for (int i = 0; i < s->ncandidates; i++)
		s->candidates[i] = o->kept ? o->kept[i] : i;
	for (int l = 0; l < SELECTION_LEVELS; l++)
		if (l != LEVEL_UNKNOWN && smooth_init(&s->levels[l], m, (enum selection_level)l, e))
			return -1;
	return 0;
}

void fit_smooth_release(struct smooth_fit *s)
{
	for (int l = 0; s && l < SELECTION_LEVELS; l++)
		smooth_release(&s->levels[l]);
	for (int k = 0; s && k < s->ncurve; k++) {
		free(s->curve[k].list);
		free(s->estimated[k]);
	}
	if (s) {
		free(s->curve);
		free(s->estimated);
		free(s->candidates);
	}
	free(s);
}

/* Compares only levels that know more about the lengths; LEVEL_UNKNOWN is grown as before. */
static int costs_less(const struct fit *f, const struct fitted *levels, const double *estimated)
{
	double now = 0, then = 0;

	if (estimated) {
		now += fit_left_out_cost(f, &f->levels[LEVEL_SHARES], KNOWN_SPAN);
		then += fmin(fit_left_out_cost(f, &levels[LEVEL_SHARES], KNOWN_SPAN), fit_estimated_cost(f, estimated));
	}
	for (int l = 0; l < SELECTION_LEVELS; l++)
		if (l != LEVEL_UNKNOWN) {
			now += fit_left_out_cost(f, &f->levels[l], KNOWN_TREE);
			then += fit_left_out_cost(f, &levels[l], KNOWN_TREE);
		}
	return then < now;
}

static void take(struct fit *f, struct fitted *levels, const struct group_boxes *b)
{
	const struct box_list boxes = boxes_without(b, -1);

	f->nboxes = boxes.count;
	memcpy(f->boxes, boxes.variants, (size_t)boxes.count * sizeof *f->boxes);
	for (int l = 0; l < SELECTION_LEVELS; l++) {
		const struct fitted old = f->levels[l];

		f->levels[l] = levels[l];
		levels[l] = old;
	}
}

int fit_smoothly(struct fit *f, struct err *e)
{
	struct smooth_fit *s = calloc(1, sizeof *s);
	struct fitted levels[SELECTION_LEVELS] = {{.leaves = 0}};
	struct group_boxes b = {.list = NULL};
	double *estimated = NULL;
	int status;

	if (!s)
		return err_set(e, "no memory for a fit");
	status = open_smooth(s, f, e) || choose_boxes(f, s, f->options->max_boxes, &b, e) ? -1 : 0;
	for (int l = 0; l < SELECTION_LEVELS && status == 0; l++)
		status = fit_level(f, s, (enum selection_level)l, &b, &levels[l], e);
	status = status ? status : estimate(f->matrix, &b, 1, &estimated, e);
	if (status == 0 && costs_less(f, levels, estimated)) {
		take(f, levels, &b);
		f->smooth = s;
		f->estimated = estimated;
		estimated = NULL;
	} else {
		fit_smooth_release(s);
	}
	for (int l = 0; l < SELECTION_LEVELS; l++)
		fitted_release(&levels[l]);
	free(b.list);
	free(estimated);
	return status;
}

int fit_smooth_curve(struct fit *f, int most, struct err *e)
{
	struct smooth_fit *s = f->smooth;
	int status = 0;

	s->curve = calloc((size_t)most, sizeof *s->curve);
	s->estimated = calloc((size_t)most, sizeof *s->estimated);
	if (!s->curve || !s->estimated)
		return err_set(e, "no memory for fits of up to %d boxes", most);
	for (; s->ncurve < most && status == 0; s->ncurve++)
		status = choose_boxes(f, s, s->ncurve + 1, &s->curve[s->ncurve], e);
	return status || (f->estimated && estimate(f->matrix, s->curve, most, s->estimated, e)) ? -1 : 0;
}

int fit_smooth_at(const struct fit *f, int nboxes, struct fitted *to, int *boxes, struct err *e)
{
	struct smooth_fit *s = f->smooth;
	const struct group_boxes *b = &s->curve[nboxes - 1];

	*boxes = boxes_without(b, -1).count;
	if (fit_level(f, s, LEVEL_SHARES, b, to, e))
		return -1;
	to->estimated = s->estimated[nboxes - 1];
	return 0;
}
