/* Boxes of a table that is in use stay where others are no better than chance. */
#include "tuner/selection/keep.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Mean regrets of tables that differ by less, in sample or left out, are a tie: about what times are known to. */
#define TIE 0.01

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

int keep_is_tie(const struct fit *freely, const struct fit *old)
{
	const struct selection_regret a = fit_regret(freely, LEVEL_SHARES, freely->leaves[LEVEL_SHARES], NULL);
	const struct selection_regret b = fit_regret(old, LEVEL_SHARES, old->leaves[LEVEL_SHARES], NULL);
	const int left_out = !isnan(a.left_out_mean) && !isnan(b.left_out_mean);

	return b.gaps <= a.gaps && b.mean <= a.mean + TIE && (!left_out || b.left_out_mean <= a.left_out_mean + TIE);
}
