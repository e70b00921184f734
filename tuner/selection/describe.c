/* The statistics that a table reports about itself: its boxes, regret by number of boxes and by kind of lengths, what
 * was not tried. */
#include "tuner/selection/describe.h"
#include "tuner/selection/kriging/estimate.h"
#include "tuner/selection/pace.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Fraction of a case's variants: if fewer were tried, its best may be far from the optimum. */
#define POOR_SHARE 0.3

/* ---- boxes ---- */

static void add_kind(char *kinds, size_t size, const char *kind)
{
	char word[80], padded[sizeof((struct selection_box *)0)->kinds + 2];
	size_t used = strlen(kinds);

	(void)snprintf(word, sizeof word, " %s ", kind);
	(void)snprintf(padded, sizeof padded, " %s ", kinds);
	if (strstr(padded, word) || strstr(padded, " ... "))
		return;
	if (used + strlen(kind) + sizeof "  ..." > size)
		kind = "...";
	(void)snprintf(kinds + used, size - used, "%s%s", used ? " " : "", kind);
}

/* Describes the cases on which box i was measured, and those that it serves. serving: the box of each case. */
static void describe_box(struct selection_table *t, int i, const struct matrix *m, int variant, const int *serving)
{
	struct selection_box *b = &t->boxes[i];
	double weight = 0;

	for (int c = 0; c < m->ncases; c++) {
		const struct matrix_case *k = &m->cases[c];
		const double regret = matrix_regret(m, c, variant);
		const int served = serving[c] == i;

		b->nserved += served;
		if (isnan(regret))
			continue;
		b->n_low = b->ncases == 0 || k->best->n < b->n_low ? k->best->n : b->n_low;
		b->n_high = k->best->n > b->n_high ? k->best->n : b->n_high;
		b->ncases++;
		if (!served)
			continue;
		add_kind(b->kinds, sizeof b->kinds, k->best->kind);
		b->regret = fmax(b->regret, regret);
		b->mean_regret += k->weight * regret;
		weight += k->weight;
	}
	b->mean_regret = weight > 0 ? b->mean_regret / weight : 0;
}

/* What lookups need to know of a box. */
static void set_variant(struct selection_box *b, const struct matrix *m, int variant)
{
	(void)snprintf(b->strategy, sizeof b->strategy, "%s", m->variants[variant]->strategy);
	(void)snprintf(b->params, sizeof b->params, "%s", m->variants[variant]->params);
	b->pace = pace_of(m, variant, &NONE_LEFT_OUT);
}

/* After the regrets of trees. */
static int describe_boxes(struct selection_table *t, const struct fit *f, struct err *e)
{
	const struct matrix *m = f->matrix;
	int *serving = malloc(((size_t)m->ncases + 1) * sizeof *serving);

	if (!serving)
		return err_set(e, "no memory for the boxes of %d cases", m->ncases);
	for (int i = 0; i < t->nboxes; i++)
		set_variant(&t->boxes[i], m, f->boxes[i]);
	/* Not before all boxes have their pace, and trees their regret: lookups go by them. */
	for (int c = 0; c < m->ncases; c++)
		serving[c] = selection_stated_box(t, m->cases[c].best);
	for (int i = 0; i < t->nboxes; i++)
		describe_box(t, i, m, f->boxes[i], serving);
	free(serving);
	return 0;
}

/* ---- regret ---- */

/* The box that serves a case. */
typedef int picker(const struct selection_table *t, enum selection_level level, const struct matrix_case *k);

static int pick_by_tree(const struct selection_table *t, enum selection_level level, const struct matrix_case *k)
{
	return selection_pick(t, level, k->features);
}

static int pick_as_probed(const struct selection_table *t, enum selection_level level, const struct matrix_case *k)
{
	(void)level;
	return selection_lookup_probed(t, k->features, (double)k->best->span);
}

static int pick_by_all(const struct selection_table *t, enum selection_level level, const struct matrix_case *k)
{
	return selection_lookup(t, level, k->features, k->features[FEATURE_LONGEST], (double)k->best->span);
}

static struct selection_regret regret_by(picker *pick, const struct selection_table *t, enum selection_level level,
					 const struct matrix *m, const int *variants, const char *kind)
{
	struct selection_regret r = {.left_out_worst = NAN, .left_out_mean = NAN};
	double weight = 0;

	for (int c = 0; c < m->ncases; c++) {
		const struct matrix_case *k = &m->cases[c];
		const int box = pick(t, level, k);
		const double regret = box < 0 ? NAN : matrix_regret(m, c, variants[box]);

		if (!matrix_counts(m, c, kind))
			continue;
		if (isnan(regret)) {
			r.gaps++;
			continue;
		}
		r.worst = fmax(r.worst, regret);
		r.mean += k->weight * regret;
		weight += k->weight;
	}
	r.mean = weight > 0 ? r.mean / weight : 0;
	return r;
}

struct selection_regret describe_regret(const struct selection_table *t, enum selection_level level,
					const struct matrix *m, const int *variants, const char *kind)
{
	return regret_by(pick_by_tree, t, level, m, variants, kind);
}

/* Regrets of a fit with p->boxes boxes; those of the table itself for as many as it has. */
static void describe_point(const struct selection_table *t, const struct fit *f, const struct fitted *x,
			   struct selection_point *p)
{
	const int is_table = p->boxes == t->nboxes;

	p->regret = is_table ? t->trees[LEVEL_SHARES].regret : fit_regret(f, x, NULL);
	p->probed = (struct selection_regret){NAN, NAN, NAN, NAN, 0, 0};
	if (selection_is_estimated(t) && (is_table || x->estimated))
		p->probed = is_table ? t->lookups[LOOKUP_PROBED]
				     : fit_regret_estimated(f->matrix, x->estimated, LOOKUP_PROBED, NULL);
}

int describe_curve(struct selection_table *t, struct fit *f, struct err *e)
{
	const int most = fit_most_boxes(f);

	t->curve = calloc((size_t)most, sizeof *t->curve);
	if (!t->curve)
		return err_set(e, "no memory for a curve of %d points", most);
	if (fit_curve(f, e))
		return -1;
	for (int k = 1; k <= most; k++) {
		struct selection_point point;
		struct fitted x;
		const int status = fit_at(f, k, &x, &point.boxes, e);

		if (status == 0)
			describe_point(t, f, &x, &point);
		fitted_release(&x);
		if (status)
			return -1;
		/* of several trees with the same number of boxes, keep the one with most leaves */
		t->ncurve -= t->ncurve > 0 && t->curve[t->ncurve - 1].boxes >= point.boxes;
		t->curve[t->ncurve++] = point;
	}
	return 0;
}

/* In-sample regret of the table's trees, left-out regret of trees fitted the same way. */
static struct selection_regret with_left_out(struct selection_regret in, struct selection_regret fitted)
{
	in.left_out_worst = fitted.left_out_worst;
	in.left_out_mean = fitted.left_out_mean;
	in.left_out_gaps = fitted.left_out_gaps;
	return in;
}

/* A lookup that knows more than its tree asks for. Left out, a lookup whose box would be dominated does not consult the
 * other tree first. */
static struct selection_regret describe_lookup(const struct selection_table *t, const struct fit *f,
					       enum selection_lookup_of what, const char *kind)
{
	const struct selection_regret in = regret_by(what == LOOKUP_ALL ? pick_by_all : pick_as_probed, t,
						     selection_level_of_all(t), f->matrix, f->boxes, kind);

	return with_left_out(in, t->estimate.ncases > 0 ? fit_regret_estimated(f->matrix, f->estimated, what, kind)
							: fit_regret_lookup(f, what, kind));
}

static int describe_kinds(struct selection_table *t, const struct fit *f, struct err *e)
{
	const struct matrix *m = f->matrix;

	t->kinds = calloc((size_t)m->ncases + 1, sizeof *t->kinds);
	if (!t->kinds)
		return err_set(e, "no memory for the kinds of %d cases", m->ncases);
	for (int c = 0; c < m->ncases; c++) {
		const char *kind = m->cases[c].best->kind;
		int i = 0;

		while (i < t->nkinds && strcmp(t->kinds[i].kind, kind) != 0)
			i++;
		if (i == t->nkinds) {
			(void)snprintf(t->kinds[i].kind, sizeof t->kinds[i].kind, "%s", kind);
			t->kinds[i].regret = with_left_out(describe_regret(t, LEVEL_SHARES, m, f->boxes, kind),
							   fit_regret(f, &f->levels[LEVEL_SHARES], kind));
			t->kinds[i].probed = describe_lookup(t, f, LOOKUP_PROBED, kind);
			t->nkinds++;
		}
		t->kinds[i].ncases++;
	}
	return 0;
}

struct selection_regret describe_probed_regret(const struct selection_table *t, const struct matrix *m,
					       const int *variants)
{
	return regret_by(pick_as_probed, t, LEVEL_SHARES, m, variants, NULL);
}

int describe_estimate(struct selection_table *t, const struct fit *f, struct err *e)
{
	if (!fit_estimates_pay(f))
		return 0;
	return fit_estimate(&t->estimate, f->matrix, &NONE_LEFT_OUT, f->boxes, f->nboxes, e);
}

int describe_table(struct selection_table *t, const struct fit *f, struct err *e)
{
	for (int c = 0; c < f->matrix->ncases; c++)
		t->nspans += f->matrix->cases[c].best->span > 0;
	for (int l = 0; l < SELECTION_LEVELS; l++) {
		const enum selection_level level = (enum selection_level)l;

		t->trees[l].regret = with_left_out(describe_regret(t, level, f->matrix, f->boxes, NULL),
						   fit_regret(f, &f->levels[l], NULL));
	}
	if (describe_boxes(t, f, e))
		return -1;
	for (int l = 0; l < SELECTION_LOOKUPS; l++)
		t->lookups[l] = describe_lookup(t, f, (enum selection_lookup_of)l, NULL);
	t->bound = fit_bound(f);
	return describe_kinds(t, f, e);
}

/* ---- coverage ---- */

static int concerns(const struct selection_table *t, int cold, const struct store_coverage *x)
{
	return x->cold == cold && strcmp(x->device, t->device) == 0 && strcmp(x->backend, t->backend) == 0 &&
	       strcmp(x->driver, t->driver) == 0 && strcmp(x->operation, t->operation) == 0 &&
	       strcmp(x->type, t->type) == 0 && strcmp(x->oper, t->oper) == 0 && strcmp(x->key_type, t->key_type) == 0;
}

static int by_share(const void *left, const void *right)
{
	const struct selection_tried *a = left, *b = right;
	const double x = (double)a->tried * b->listed, y = (double)b->tried * a->listed;

	return x < y ? -1 : x > y ? 1 : strcmp(a->geometry, b->geometry);
}

int describe_coverage(struct selection_table *t, int cold, const struct selection_options *o, struct err *e)
{
	struct selection_coverage *all = &t->coverage;

	all->cases = calloc((size_t)o->ncoverage + 1, sizeof *all->cases);
	if (!all->cases)
		return err_set(e, "no memory for the coverage of %d cases", o->ncoverage);
	for (int i = 0; i < o->ncoverage; i++) {
		const struct store_coverage *x = &o->coverage[i];

		if (!concerns(t, cold, x) || x->listed < 0)
			continue;
		(void)snprintf(all->cases[all->known].geometry, sizeof all->cases->geometry, "%s", x->geometry);
		all->cases[all->known].tried = x->tried;
		all->cases[all->known].listed = x->listed;
		all->known++;
		all->not_reached += x->tried == 0 && x->listed > 0;
		if (x->complete || x->tried >= x->listed)
			continue;
		all->cut_short++;
		all->poor += x->tried < POOR_SHARE * x->listed;
		if (all->least_listed == 0 ||
		    (double)x->tried * all->least_listed < (double)all->least_tried * x->listed) {
			all->least_tried = x->tried;
			all->least_listed = x->listed;
			(void)snprintf(all->least_geometry, sizeof all->least_geometry, "%s", x->geometry);
		}
	}
	qsort(all->cases, (size_t)all->known, sizeof *all->cases, by_share);
	return 0;
}
