#include "sweep_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	int order = variant_compare(&a->variant, &b->variant);

	return order ? order : a->case_index - b->case_index;
}

#define NOTED 64 /* strategies of a request, at most: one for each bit */

/* The family had n variants on a case. */
static void note_fitting(struct sweep *sw, const struct family *f, int n)
{
	const struct strings *named = &sw->request->strategies;

	for (int i = 0; i < named->count && i < NOTED; i++)
		if (n > 0 && strcmp(named->items[i], f->strategy) == 0)
			sw->fitting |= UINT64_C(1) << i;
}

/* Note the variants of one family on one case. */
static int add_entries(struct sweep *sw, const struct family *f, int case_index, struct err *e)
{
	struct session *s = sw->session;
	struct variant *variants;
	struct entry *grown;
	int n;

	if (catalogue_variants(s->catalogue, f, &s->gpu->info, &sw->cases[case_index].shape, sw->request->all, 0,
			       &sw->request->only, &variants, &n, e))
		return -1;
	grown = realloc(sw->entries, ((size_t)sw->nentries + (size_t)n + 1) * sizeof *grown);
	if (!grown) {
		free(variants);
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	}
	sw->entries = grown;
	note_fitting(sw, f, n);
	for (int i = 0; i < n; i++)
		sw->entries[sw->nentries++] = (struct entry){variants[i], case_index, 0};
	free(variants);
	return 0;
}

int sweep_asks_for(const struct sweep_request *r, const struct family *f)
{
	if (strcmp(f->operation, r->operation) != 0 || f->library)
		return 0;
	return r->strategies.count ? strings_have(&r->strategies, f->strategy) : r->all || !f->on_request;
}

int sweep_list_variants(struct sweep *sw, int k, struct err *e)
{
	const struct family *families;
	const int nfamilies = catalogue_families(sw->session->catalogue, &families), before = sw->nentries;

	for (int i = 0; i < nfamilies; i++)
		if (sweep_asks_for(sw->request, &families[i]) && add_entries(sw, &families[i], k, e))
			return -1;
	if (sw->nentries > before)
		qsort(sw->entries + before, (size_t)(sw->nentries - before), sizeof *sw->entries, compare_entries);
	progress_expect(&sw->session->progress, sw->nentries - before);
	return 0;
}

void sweep_sort_entries(struct sweep *sw)
{
	if (sw->nentries)
		qsort(sw->entries, (size_t)sw->nentries, sizeof *sw->entries, compare_entries);
}

int sweep_list_candidates(struct sweep *sw, struct err *e)
{
	sw->candidates = calloc((size_t)sw->nentries + 1, sizeof *sw->candidates);
	if (!sw->candidates)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	for (int i = 0; i < sw->nentries; i++)
		if (i == 0 || variant_compare(&sw->entries[i - 1].variant, &sw->entries[i].variant) != 0)
			sw->candidates[sw->ncandidates++].variant = sw->entries[i].variant;
	order_candidates(sw->candidates, sw->ncandidates, strcmp(sw->request->search, "random") == 0,
			 sw->request->seed);
	return 0;
}

/* Why the family had no variant, for the last type and operator where it is due to these. */
static const char *obstacle(const struct sweep *sw, const struct family *f)
{
	const char *why = catalogue_obstacle(f, sw->type, sw->oper);

	return why ? why : "no variant fits here";
}

void sweep_say_unfit(struct sweep *sw)
{
	const struct sweep_request *r = sw->request;
	struct session *s = sw->session;

	for (int i = 0; i < r->strategies.count && i < NOTED; i++) {
		const struct family *f = catalogue_find(s->catalogue, r->operation, r->strategies.items[i]);
		const int elsewhere = f->backend[0] && strcmp(f->backend, s->gpu->info.backend) != 0;
		char why[sizeof sw->found.why];

		/* Of several devices each knows its own cases only. */
		if (f->library || sw->fitting & UINT64_C(1) << i || (r->share && !elsewhere))
			continue;
		if (elsewhere)
			(void)snprintf(why, sizeof why, "%s of %s is for %s devices", f->strategy, r->operation,
				       f->backend);
		else
			(void)snprintf(why, sizeof why, "%s of %s: %s", f->strategy, r->operation, obstacle(sw, f));
		if (sw->found.valid || r->share)
			progress_complain(&s->progress, "%s", why);
		else if (!sw->found.why[0])
			memcpy(sw->found.why, why, sizeof why);
	}
}

struct entry *sweep_first_entry(const struct sweep *sw, const struct variant *v)
{
	int low = 0, high = sw->nentries;

	while (low < high) {
		int middle = low + (high - low) / 2;

		if (variant_compare(&sw->entries[middle].variant, v) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return &sw->entries[low];
}

int sweep_is_of(const struct sweep *sw, const struct entry *entry, const struct variant *v)
{
	return entry < sw->entries + sw->nentries && variant_compare(&entry->variant, v) == 0;
}

int sweep_has_entry(const struct sweep *sw, const struct variant *v, int k)
{
	for (int i = 0; i < sw->nentries; i++)
		if (sw->entries[i].case_index == k && variant_compare(&sw->entries[i].variant, v) == 0)
			return 1;
	return 0;
}

int sweep_variants_of_case(const struct sweep *sw, int k, struct variant *list)
{
	int count = 0;

	for (int i = 0; i < sw->nentries; i++)
		if (sw->entries[i].case_index == k)
			list[count++] = sw->entries[i].variant;
	return count;
}
