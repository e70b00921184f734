/* Winners of other databases as configurations of a recorded space. */
#include "tuner/search/benchmark/prior_hints.h"

#include <stdio.h>
#include <string.h>

#include "tuner/store/store.h"

/* Loads the winners of r's operation, for cases with its types. */
static int load(struct prior_hints *h, const struct recording *r, struct err *e)
{
	const struct store_filter cases = {
		.operation = r->operation, .type = r->type, .oper = r->oper, .key_type = r->key_type};
	struct store *s;
	int status;

	if (strcmp(h->operation, r->operation) == 0) {
		past_winners_for(&h->past, &cases);
		return 0;
	}
	past_winners_release(&h->past);
	if (store_open_several(h->files, &s, e))
		return -1;
	status = past_winners_add(s, &cases, &h->past, e);
	store_close(s);
	(void)snprintf(h->operation, sizeof h->operation, "%s", status ? "" : r->operation);
	return status;
}

int prior_hints_find(struct prior_hints *h, const struct recording *r, int leave_out, int *hints, struct err *e)
{
	const struct past_query query = {.device = r->device, .is_cpu = r->is_cpu, .mean = r->mean, .cv = r->cv};
	struct past_walk walk = PAST_BEGIN;
	const struct store_row *row;
	int count = 0;

	if (h->files->count == 0)
		return 0;
	if (load(h, r, e))
		return -1;
	while (count < PRIORS_FIRST && (row = past_winners_next(&h->past, &query, &walk)) != NULL) {
		const int own = strcmp(row->device, r->device) == 0;
		const int hint = own && leave_out ? -1 : recording_nearest(r, row->strategy, row->params);
		int known = hint < 0;

		for (int i = 0; i < count; i++)
			known |= hints[i] == hint;
		if (!known)
			hints[count++] = hint;
	}
	return count;
}

void prior_hints_release(struct prior_hints *h)
{
	past_winners_release(&h->past);
}
