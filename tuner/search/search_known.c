#include "tuner/search/search_known.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/order.h"

/* What is different counts as far away as so many octaves of length. */
#define OTHER_DEVICE 1.0
#define OTHER_TYPE 1.0
#define OTHER_KEY_TYPE 0.5
#define OTHER_OPERATOR 0.5
#define OTHER_CV 2.0 /* at most, else as much as the coefficients of variation differ */

static int same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0 &&
	       strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0 &&
	       strcmp(a->key_type, b->key_type) == 0 && strcmp(a->geometry, b->geometry) == 0 && a->n == b->n;
}

int known_read(struct store *s, const struct store_filter *cases, struct known *k, struct err *e)
{
	const struct store_filter filter = {.operation = cases->operation, .cold = -1};
	int kept = 0;

	(void)snprintf(k->type, sizeof k->type, "%s", cases->type);
	(void)snprintf(k->oper, sizeof k->oper, "%s", cases->oper);
	(void)snprintf(k->key_type, sizeof k->key_type, "%s", cases->key_type);
	if (store_rows(s, &filter, &k->rows, &k->count, e))
		return -1;
	/* Rows of a case stand together, fastest first. */
	for (int i = 0; i < k->count; i++)
		if (kept == 0 || !same_case(&k->rows[kept - 1], &k->rows[i]))
			k->rows[kept++] = k->rows[i];
	k->count = kept;
	return 0;
}

void known_release(struct known *k)
{
	free(k->rows);
	memset(k, 0, sizeof *k);
}

/* In octaves of mean length. */
static double distance(const struct known *k, const struct store_row *row, const char *device, double mean, double cv)
{
	return fmin(fabs(row->cv - cv), OTHER_CV) + fabs(log2(fmax(row->mean, 0x1p-10) / fmax(mean, 0x1p-10))) +
	       (strcmp(row->device, device) == 0 ? 0 : OTHER_DEVICE) +
	       (strcmp(row->type, k->type) == 0 ? 0 : OTHER_TYPE) +
	       (strcmp(row->key_type, k->key_type) == 0 ? 0 : OTHER_KEY_TYPE) +
	       (strcmp(row->oper, k->oper) == 0 ? 0 : OTHER_OPERATOR);
}

/* The nearest row that is further away than `beyond`, or as far and behind the row `after`; -1: none. */
static int next_nearest(const struct known *k, const char *device, double mean, double cv, double beyond, int after)
{
	double nearest = INFINITY;
	int best = -1;

	for (int i = 0; i < k->count; i++) {
		double d = distance(k, &k->rows[i], device, mean, cv);

		if ((d > beyond || (d >= beyond && i > after)) && d < nearest) {
			nearest = d;
			best = i;
		}
	}
	return best;
}

int known_near(const struct known *k, struct catalogue *cat, const char *device, double mean, double cv,
	       const struct variant *list, int count, struct variant *near, int most)
{
	double beyond = -1;
	int found = 0, at = -1;

	while (found < most && (at = next_nearest(k, device, mean, cv, beyond, at)) >= 0) {
		const struct store_row *row = &k->rows[at];
		const struct family *f = catalogue_find(cat, row->operation, row->strategy);
		const struct variant *like = NULL;
		struct variant winner;

		beyond = distance(k, row, device, mean, cv);
		if (f && variant_parse(f, row->params, &winner, NULL) == 0)
			like = variant_nearest(list, count, &winner);
		if (like && variant_find(near, found, like) < 0)
			near[found++] = *like;
	}
	return found;
}
