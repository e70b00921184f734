/* The variants that a request wants: listed for a case, as entries and candidates of a group, and those that fit
 * nowhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/sweep/case_group.h"

/* ---- of a case ---- */

int sweep_wants(const struct sweep_request *r, const struct family *f)
{
	if (strcmp(f->operation, r->operation) != 0 || f->peer)
		return 0;
	return r->strategies.count ? strings_have(&r->strategies, f->strategy)
				   : variant_space_find(r->space) == SPACE_POSSIBLE || !f->on_request;
}

/* *is: whether the family is in the request's space on the device; the prior may omit it from the hinted one. */
static int is_in_space(struct catalogue *cat, const struct sweep_request *r, const struct family *f,
		       const struct gpu_info *device, int *is, struct err *e)
{
	enum variant_space space = (enum variant_space)variant_space_find(r->space);
	const char *why = NULL;

	*is = sweep_wants(r, f);
	if (!*is || r->strategies.count)
		return 0;
	if (catalogue_space(cat, device, &space, e) ||
	    (space == SPACE_HINTED && catalogue_left_out(cat, f, device, &why, e)))
		return -1;
	*is = !why;
	return 0;
}

int sweep_variants(struct catalogue *cat, const struct sweep_request *r, const struct gpu_info *device,
		   const struct case_shape *shape, struct variant_list *l, struct err *e)
{
	const struct family *families;
	const int nfamilies = catalogue_families(cat, &families);
	const struct variant_query query = {device, shape, .space = (enum variant_space)variant_space_find(r->space),
					    .filter = &r->filter};
	int status = 0;

	*l = (struct variant_list){0};
	for (int i = 0; i < nfamilies && status == 0; i++) {
		struct variant *more;
		int n, is;

		status = is_in_space(cat, r, &families[i], device, &is, e);
		if (status || !is)
			continue;
		status = catalogue_variants(cat, &families[i], &query, &more, &n, e);
		if (status == 0) {
			status = variant_list_append(l, more, n, e);
			free(more);
		}
	}
	if (status == 0)
		return 0;
	free(l->list);
	*l = (struct variant_list){0};
	return -1;
}

/* ---- of a case that was measured before ---- */

/* Adds a stored variant if it is possible; values that the catalogue no longer has are dropped. */
static int add_again(const struct sweep_case *c, const struct sweep_request *r, const struct store_candidate *stored,
		     struct variant_list *l, struct err *e)
{
	struct session *s = c->session;
	const struct family *f = catalogue_find(s->catalogue, r->operation, stored->strategy);
	struct variant v;
	struct err unused;
	int possible = 0;

	if (!f || f->peer || !strings_allow(&r->strategies, f->strategy) ||
	    variant_parse(f, stored->params, &v, &unused) != 0)
		return 0;
	if (catalogue_possible(s->catalogue, &v, &s->gpu->info, &c->shape, &possible, e) != 0)
		return -1;
	return possible ? variant_list_append(l, &v, 1, e) : 0;
}

static int list_named(const struct sweep_case *c, const struct sweep_request *r, struct variant_list *l, struct err *e)
{
	int status = 0;

	for (int i = 0; i < r->only.named.count && status == 0; i++) {
		struct store_candidate v = {.seconds = 0};

		(void)snprintf(v.params, sizeof v.params, "%s",
			       sweep_split_named(r->only.named.items[i], v.strategy, sizeof v.strategy));
		status = add_again(c, r, &v, l, e);
	}
	return status;
}

int case_variants_again(const struct sweep_case *c, const struct sweep_request *r, struct variant_list *l,
			struct err *e)
{
	struct session *s = c->session;
	struct store_candidate *list = NULL;
	int room = 256, count = 256, status = 0;

	*l = (struct variant_list){0};
	if (r->only.named.count)
		return list_named(c, r, l, e);
	while (count == room) { /* until there is room for all */
		free(list);
		room *= 4;
		list = malloc((size_t)room * sizeof *list);
		if (!list)
			return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
		count = store_measured(s->store, &s->gpu->info, c->id, list, room, e);
	}
	status = count < 0 ? -1 : 0;
	for (int i = 0; i < count && status == 0; i++)
		status = add_again(c, r, &list[i], l, e);
	free(list);
	if (status != 0) {
		free(l->list);
		*l = (struct variant_list){0};
	}
	return status;
}

/* ---- of a group ---- */

#define NOTED 64 /* maximum strategies of a request: one per bit */

/* Records that the family had a variant on a case. */
static void note_fitting(struct sweep *sw, const struct family *f)
{
	const struct strings *named = &sw->request->strategies;

	for (int i = 0; i < named->count && i < NOTED; i++)
		if (strcmp(named->items[i], f->strategy) == 0)
			sw->fitting |= UINT64_C(1) << i;
}

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	int order = variant_compare(&a->variant, &b->variant);

	return order ? order : a->case_index - b->case_index;
}

static void sort(struct entry *entries, int count)
{
	if (count)
		qsort(entries, (size_t)count, sizeof *entries, compare_entries);
}

int case_group_add_entries(struct case_group *g, int k, const struct variant_list *l, struct err *e)
{
	struct entry *grown = realloc(g->entries, ((size_t)g->nentries + (size_t)l->count + 1) * sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	g->entries = grown;
	for (int i = 0; i < l->count; i++) {
		grown[g->nentries + i] = (struct entry){.variant = l->list[i], .case_index = k};
		if (i == 0 || l->list[i].family != l->list[i - 1].family)
			note_fitting(g->sweep, l->list[i].family);
	}
	sort(grown + g->nentries, l->count);
	g->nentries += l->count;
	progress_add(&g->sweep->session->progress, l->count);
	return 0;
}

void case_group_sort_entries(struct case_group *g)
{
	sort(g->entries, g->nentries);
}

const struct variant *case_group_variant(const struct case_group *g, int k, const struct store_candidate *c)
{
	for (int i = 0; i < g->nentries; i++) {
		const struct variant *v = &g->entries[i].variant;

		if (g->entries[i].case_index == k && strcmp(v->family->strategy, c->strategy) == 0 &&
		    strcmp(v->params, c->params) == 0)
			return v;
	}
	return NULL;
}

struct entry *case_group_entries_of(const struct case_group *g, const struct variant *v, int *count)
{
	int low = 0, high = g->nentries;

	while (low < high) {
		int middle = low + (high - low) / 2;

		if (variant_compare(&g->entries[middle].variant, v) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (high = low; high < g->nentries && variant_compare(&g->entries[high].variant, v) == 0; high++)
		;
	*count = high - low;
	return &g->entries[low];
}

int case_group_list_candidates(struct case_group *g, struct err *e)
{
	const struct sweep_request *r = g->sweep->request;

	g->candidates = calloc((size_t)g->nentries + 1, sizeof *g->candidates);
	if (!g->candidates)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	for (int i = 0; i < g->nentries; i++)
		if (i == 0 || variant_compare(&g->entries[i - 1].variant, &g->entries[i].variant) != 0)
			g->candidates[g->ncandidates++].variant = g->entries[i].variant;
		else /* hinted on any of the cases */
			g->candidates[g->ncandidates - 1].variant.hinted |= g->entries[i].variant.hinted;
	order_candidates(g->candidates, g->ncandidates, strcmp(r->search, "random") == 0, r->seed);
	return 0;
}

int case_group_variants(const struct case_group *g, int k, struct variant_list *l, struct err *e)
{
	l->list = malloc(((size_t)g->nentries + 1) * sizeof *l->list);
	l->count = 0;
	if (!l->list)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	for (int i = 0; i < g->nentries; i++)
		if (g->entries[i].case_index == k)
			l->list[l->count++] = g->entries[i].variant;
	return 0;
}

/* ---- that fit nowhere ---- */

/* Why the family had no variant: for the last type and operator, if these are the reason. */
static const char *why_unfit(const struct sweep *sw, const struct family *f)
{
	const char *why = family_unsupported_reason(f, sw->type, sw->oper);

	if (why)
		return why;
	return sw->request->filter.reproducible && family_varies(f, sw->type) ? "its bits differ from run to run"
									      : "no variant fits here";
}

void sweep_report_unfit(struct sweep *sw)
{
	const struct sweep_request *r = sw->request;
	struct session *s = sw->session;

	for (int i = 0; i < r->strategies.count && i < NOTED; i++) {
		const struct family *f = catalogue_find(s->catalogue, r->operation, r->strategies.items[i]);
		const int elsewhere = f->backend[0] && strcmp(f->backend, s->gpu->info.backend) != 0;
		char why[sizeof sw->found.why];

		/* With several devices, each knows only its own cases. */
		if (f->peer || sw->fitting & UINT64_C(1) << i || (sw->queue && !elsewhere))
			continue;
		if (elsewhere)
			(void)snprintf(why, sizeof why, "%s of %s is for %s devices", f->strategy, r->operation,
				       f->backend);
		else
			(void)snprintf(why, sizeof why, "%s of %s: %s", f->strategy, r->operation, why_unfit(sw, f));
		if (sw->found.valid || sw->queue)
			progress_warn(&s->progress, "%s", why);
		else if (!sw->found.why[0])
			memcpy(sw->found.why, why, sizeof why);
	}
}
