#include "tuner/sweep/sweep_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	int order = variant_compare(&a->variant, &b->variant);

	return order ? order : a->case_index - b->case_index;
}

int sweep_asks_for(const struct sweep_request *r, const struct family *f)
{
	if (strcmp(f->operation, r->operation) != 0 || f->library)
		return 0;
	return r->strategies.count ? strings_have(&r->strategies, f->strategy)
				   : variant_space_find(r->space) == SPACE_POSSIBLE || !f->on_request;
}

/* Is the family in the request's space on the device? Where the hinted one is searched, the prior may leave it out. */
static int is_in_space(struct catalogue *cat, const struct sweep_request *r, const struct family *f,
		       const struct gpu_info *device, int *is, struct err *e)
{
	enum variant_space space = (enum variant_space)variant_space_find(r->space);
	const char *why = NULL;

	*is = sweep_asks_for(r, f);
	if (!*is || r->strategies.count)
		return 0;
	if (catalogue_space(cat, device, &space, e) ||
	    (space == SPACE_HINTED && catalogue_left_out(cat, f, device, &why, e)))
		return -1;
	*is = !why;
	return 0;
}

/* A list of variants that grows. */
struct listing {
	struct variant *list;
	int count;
};

static int add_family(struct listing *l, const struct variant *more, int n, struct err *e)
{
	struct variant *grown = realloc(l->list, ((size_t)l->count + (size_t)n + 1) * sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	if (n > 0)
		memcpy(grown + l->count, more, (size_t)n * sizeof *more);
	l->list = grown;
	l->count += n;
	return 0;
}

int sweep_variants(struct catalogue *cat, const struct sweep_request *r, const struct gpu_info *device,
		   const struct case_shape *shape, struct variant **list, int *count, struct err *e)
{
	const struct family *families;
	const int nfamilies = catalogue_families(cat, &families);
	const struct variant_query query = {device, shape, .space = (enum variant_space)variant_space_find(r->space),
					    .filter = &r->filter};
	struct listing l = {0};
	int status = 0;

	for (int i = 0; i < nfamilies && status == 0; i++) {
		struct variant *more;
		int n, is;

		status = is_in_space(cat, r, &families[i], device, &is, e);
		if (status || !is)
			continue;
		status = catalogue_variants(cat, &families[i], &query, &more, &n, e);
		if (status == 0) {
			status = add_family(&l, more, n, e);
			free(more);
		}
	}
	if (status)
		free(l.list);
	*list = status ? NULL : l.list;
	*count = status ? 0 : l.count;
	return status;
}

#define NOTED 64 /* strategies of a request, at most: one for each bit */

/* The family had a variant on a case. */
static void note_fitting(struct sweep *sw, const struct family *f)
{
	const struct strings *named = &sw->request->strategies;

	for (int i = 0; i < named->count && i < NOTED; i++)
		if (strcmp(named->items[i], f->strategy) == 0)
			sw->fitting |= UINT64_C(1) << i;
}

int sweep_add_entries(struct sweep *sw, int k, const struct variant *list, int count, struct err *e)
{
	struct entry *grown = realloc(sw->entries, ((size_t)sw->nentries + (size_t)count + 1) * sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	sw->entries = grown;
	for (int i = 0; i < count; i++) {
		grown[sw->nentries + i] = (struct entry){list[i], k, 0};
		if (i == 0 || list[i].family != list[i - 1].family)
			note_fitting(sw, list[i].family);
	}
	if (count > 0)
		qsort(grown + sw->nentries, (size_t)count, sizeof *grown, compare_entries);
	sw->nentries += count;
	progress_add(&sw->session->progress, count);
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
		else /* hinted on any case */
			sw->candidates[sw->ncandidates - 1].variant.hinted |= sw->entries[i].variant.hinted;
	order_candidates(sw->candidates, sw->ncandidates, strcmp(sw->request->search, "random") == 0,
			 sw->request->seed);
	return 0;
}

/* Why the family had no variant, for the last type and operator where it is due to these. */
static const char *obstacle(const struct sweep *sw, const struct family *f)
{
	const char *why = family_unsupported_reason(f, sw->type, sw->oper);

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
			progress_warn(&s->progress, "%s", why);
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

int sweep_variants_of_case(const struct sweep *sw, int k, struct variant *list)
{
	int count = 0;

	for (int i = 0; i < sw->nentries; i++)
		if (sw->entries[i].case_index == k)
			list[count++] = sw->entries[i].variant;
	return count;
}

int sweep_lists(const struct sweep *sw, int k, const struct variant *v)
{
	for (int i = 0; i < sw->nentries; i++)
		if (sw->entries[i].case_index == k && variant_compare(&sw->entries[i].variant, v) == 0)
			return 1;
	return 0;
}
