/* Keeps the boxes of a table in use if others are no better than chance. */
#include "tuner/selection/keep.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/selection/describe.h"

/* Mean regrets of tables that differ by less, in sample or left out, count as a tie: about the accuracy of the
 * times. */
#define TIE 0.01
#define TIE_SHARE 0.2  /* relative to large regrets: those of callers that know nothing about their lengths */
#define TIE_WORST 0.05 /* the same for the worst regret, which is that of a single case */
#define TIE_GAPS 0.01  /* fraction of the cases: gaps more than the other has */

int keep_find(const struct matrix *m, const struct selection_options *o, struct fit_options *fit, struct err *e)
{
	fit->nkept = 0;
	fit->kept = malloc(((size_t)m->nvariants + 1) * sizeof *fit->kept);
	if (!fit->kept)
		return err_set(e, "no memory for the boxes of %d variants", m->nvariants);
	for (int v = 0; v < m->nvariants && fit->nkept < fit->max_boxes; v++)
		for (int i = 0; i < o->nkeep; i++)
			if (strcmp(m->variants[v]->strategy, o->keep[i].strategy) == 0 &&
			    strcmp(m->variants[v]->params, o->keep[i].params) == 0) {
				fit->kept[fit->nkept++] = v;
				break;
			}
	if (fit->nkept > 0)
		return 1;
	free(fit->kept);
	fit->kept = NULL;
	return 0;
}

static int has_more_gaps(const struct matrix *m, int gaps, int others)
{
	return gaps > others + TIE_GAPS * m->ncases;
}

int keep_is_tie(const struct fit *freely, const struct fit *old)
{
	const struct selection_regret a = fit_regret(freely, &freely->levels[LEVEL_SHARES], NULL);
	const struct selection_regret b = fit_regret(old, &old->levels[LEVEL_SHARES], NULL);
	const int left_out = !isnan(a.left_out_mean) && !isnan(b.left_out_mean);

	return !has_more_gaps(freely->matrix, b.gaps, a.gaps) && b.mean <= a.mean + TIE &&
	       (!left_out || b.left_out_mean <= a.left_out_mean + TIE);
}

static int is_same_table(const struct selection_table *a, const struct selection_table *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0 &&
	       strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0;
}

/* Finds the boxes of an old table among the variants of the matrix. 0: one was not measured. */
static int find_variants(const struct selection_table *old, const struct matrix *m, int *variants)
{
	for (int i = 0; i < old->nboxes; i++) {
		int v = 0;

		while (v < m->nvariants && (strcmp(m->variants[v]->strategy, old->boxes[i].strategy) != 0 ||
					    strcmp(m->variants[v]->params, old->boxes[i].params) != 0))
			v++;
		if (v == m->nvariants)
			return 0;
		variants[i] = v;
	}
	return 1;
}

/* Whether an old estimate ties, if the fit has one; trees without an estimate lose to it. */
static int is_estimate_tie(const struct selection_table *old, const struct fit *f, const int *variants)
{
	if (!f->estimated)
		return old->estimate.ncases == 0;
	return old->estimate.ncases > 0 &&
	       describe_probed_regret(old, f->matrix, variants).mean <=
		       fit_regret_estimated(f->matrix, f->estimated, LOOKUP_PROBED, NULL).mean + TIE;
}

const struct selection_table *keep_table(const struct selection_table *t, const struct fit *f,
					 const struct selection_options *o, int *variants)
{
	const struct selection_table *old = NULL;

	for (int i = 0; i < o->nkeep_tables && !old; i++)
		if (is_same_table(&o->keep_tables[i], t))
			old = &o->keep_tables[i];
	if (!old || old->nboxes > o->max_boxes || !find_variants(old, f->matrix, variants))
		return NULL;
	for (int l = 0; l < SELECTION_LEVELS; l++) {
		const enum selection_level level = (enum selection_level)l;
		const struct selection_regret a = fit_regret(f, &f->levels[l], NULL);
		const struct selection_regret b = describe_regret(old, level, f->matrix, variants, NULL);

		if (has_more_gaps(f->matrix, b.gaps, a.gaps) || b.mean > a.mean + fmax(TIE, TIE_SHARE * a.mean) ||
		    b.worst > a.worst + TIE_WORST)
			return NULL;
	}
	return is_estimate_tie(old, f, variants) ? old : NULL;
}
