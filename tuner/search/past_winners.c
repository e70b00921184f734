/* Winners of earlier sweeps, by the similarity of their cases to a new one. */
#include "tuner/search/past_winners.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/order.h"

/* Distances, in octaves of mean length. */
#define OTHER_DEVICE 1.0
#define OTHER_TYPE 1.0
#define OTHER_KEY_TYPE 0.5
#define OTHER_OPERATOR 0.5
#define OTHER_CV 2.0 /* maximum; below it, the difference of the coefficients of variation */

static int same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0 &&
	       strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0 &&
	       strcmp(a->key_type, b->key_type) == 0 && strcmp(a->geometry, b->geometry) == 0 && a->n == b->n;
}

void past_winners_for(struct past_winners *p, const struct store_filter *cases)
{
	(void)snprintf(p->type, sizeof p->type, "%s", cases->type);
	(void)snprintf(p->oper, sizeof p->oper, "%s", cases->oper);
	(void)snprintf(p->key_type, sizeof p->key_type, "%s", cases->key_type);
}

int past_winners_add(struct store *s, const struct store_filter *cases, struct past_winners *p, struct err *e)
{
	const struct store_filter filter = {.operation = cases->operation, .cold = -1};
	struct store_row *rows, *all;
	int count, kept = 0;

	past_winners_for(p, cases);
	if (store_rows(s, &filter, &rows, &count, e))
		return -1;
	/* Rows of a case are adjacent, fastest first. */
	for (int i = 0; i < count; i++)
		if (kept == 0 || !same_case(&rows[kept - 1], &rows[i]))
			rows[kept++] = rows[i];
	all = realloc(p->rows, (size_t)(p->count + kept + 1) * sizeof *all);
	if (all) {
		if (kept) /* otherwise rows may be NULL, which memcpy forbids */
			memcpy(all + p->count, rows, (size_t)kept * sizeof *all);
		p->rows = all;
		p->count += kept;
	}
	free(rows);
	return all ? 0 : err_as(e, ERR_TOO_LARGE, "out of memory for earlier winners");
}

void past_winners_release(struct past_winners *p)
{
	free(p->rows);
	memset(p, 0, sizeof *p);
}

static double octaves(double a, double b)
{
	return fabs(log2(fmax(a, 0x1p-10) / fmax(b, 0x1p-10)));
}

/* Winners on a CPU are slow on a GPU and vice versa: in recordings of both, the first trial from such winners was four
 * to seven times as slow as the fastest, without any winners at most twice (results/search/notes.md). */
static double distance(const struct past_winners *p, const struct past_query *q, const struct store_row *row)
{
	if (row->is_cpu != q->is_cpu)
		return INFINITY;
	return fmin(fabs(row->cv - q->cv), OTHER_CV) + octaves(row->mean, q->mean) +
	       (strcmp(row->device, q->device) == 0 ? 0 : OTHER_DEVICE) +
	       (strcmp(row->type, p->type) == 0 ? 0 : OTHER_TYPE) +
	       (strcmp(row->key_type, p->key_type) == 0 ? 0 : OTHER_KEY_TYPE) +
	       (strcmp(row->oper, p->oper) == 0 ? 0 : OTHER_OPERATOR);
}

const struct store_row *past_winners_next(const struct past_winners *p, const struct past_query *q,
					  struct past_walk *walk)
{
	double nearest = INFINITY;
	int best = -1;

	for (int i = 0; i < p->count; i++) {
		double d = distance(p, q, &p->rows[i]);

		if ((d > walk->beyond || (d >= walk->beyond && i > walk->at)) && d < nearest) {
			nearest = d;
			best = i;
		}
	}
	if (best < 0)
		return NULL;
	*walk = (struct past_walk){nearest, best};
	return &p->rows[best];
}

int past_winners_near(const struct past_winners *p, struct catalogue *cat, const struct past_query *q,
		      struct variant *near, int most)
{
	struct past_walk walk = PAST_BEGIN;
	const struct store_row *row;
	int found = 0;

	while (found < most && (row = past_winners_next(p, q, &walk)) != NULL) {
		const struct family *f = catalogue_find(cat, row->operation, row->strategy);
		const struct variant *like = NULL;
		struct variant winner;

		if (f && variant_parse(f, row->params, &winner, NULL) == 0)
			like = variant_nearest(q->list, q->count, &winner);
		if (like && variant_find(near, found, like) < 0)
			near[found++] = *like;
	}
	return found;
}
