#include "sweep.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/hostmem.h"
#include "ahead.h"
#include "finals.h"
#include "order.h"
#include "search.h"
#include "search_known.h"
#include "search_variants.h"
#include "sweep_case.h"

/*
 * Variants are the outer loop, cases the inner one: each build is used on every case while it is there, and when a
 * budget ends, what was measured was measured on all lengths, so that any of it can serve as a launch box anywhere. For
 * that all cases must be on the device at once; where they do not fit they are taken in groups. Geometries of a group
 * are made first, since all that is decided depends on them; what a case gives is computed while others are measured,
 * and a case that is ready late catches up.
 */

/* Share of device and host memory that a group of cases may take; variants' temporaries need room beside it. */
#define GROUP_SHARE 0.5

struct data_list {
	struct dataset dataset;
	struct data_list *next;
};

/* A candidate and the cases of the group on which it is possible and sensible. */
struct entry {
	struct variant variant;
	int case_index;
};

struct sweep {
	struct session *session;
	const struct sweep_request *request;
	const struct operation *operation;
	struct sampling sampling;
	const struct elem_type *type;
	const struct oper *oper;
	struct data_list *data;
	struct user_reference reference; /* of the cases, where the operator is a user's */
	struct builds builds;
	double deadline;     /* monotonic seconds, INFINITY: none */
	int64_t evaluations; /* that may still be made, INT64_MAX: no limit */
	int place;           /* in the request's share */
	int pair;            /* of element type and operator: its number */
	/* The group under way. */
	int ncases;
	struct sweep_case *cases;
	struct ahead *ahead; /* makes them ready */
	int opened;          /* cases that are on the device, or skipped */
	double footprint;
	double held; /* of it, bytes that the host has given already */
	int nentries;
	struct entry *entries; /* sorted by family and params: all of one variant are neighbours */
	int ncandidates;
	struct candidate *candidates; /* each variant once, in the order of the search */
	int expected;                 /* of the candidates: the pool builds those up to here */
};

static int limited(const struct sweep *sw)
{
	return isfinite(sw->deadline) || sw->evaluations != INT64_MAX;
}

/* Values for at least n elements: a larger dataset begins with those of a smaller one. */
static int need_dataset(struct sweep *sw, int64_t n, const struct dataset **data, struct err *e)
{
	struct data_list *d;

	for (d = sw->data; d; d = d->next)
		if (d->dataset.n >= n) {
			*data = &d->dataset;
			return 0;
		}
	d = calloc(1, sizeof *d);
	if (!d)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a dataset");
	if (dataset_make(sw->type, sw->oper, DATA_SIGNED, n, &d->dataset, e)) {
		free(d);
		return -1;
	}
	d->next = sw->data;
	sw->data = d;
	*data = &d->dataset;
	return 0;
}

static void release_data(struct sweep *sw)
{
	while (sw->data) {
		struct data_list *d = sw->data;

		sw->data = d->next;
		dataset_release(&d->dataset);
		free(d);
	}
}

static int compare_variants(const struct variant *a, const struct variant *b)
{
	if (a->family != b->family)
		return a->family < b->family ? -1 : 1;
	return strcmp(a->params, b->params);
}

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	int order = compare_variants(&a->variant, &b->variant);

	return order ? order : a->case_index - b->case_index;
}

/* Note the variants of one family on one case. */
static int add_entries(struct sweep *sw, const struct family *f, int case_index, struct err *e)
{
	struct session *s = sw->session;
	struct variant *variants;
	struct entry *grown;
	int n;

	if (catalogue_variants(s->catalogue, f, &s->gpu->info, &sw->cases[case_index].shape, sw->request->all, 0,
			       &variants, &n, e))
		return -1;
	grown = realloc(sw->entries, ((size_t)sw->nentries + (size_t)n + 1) * sizeof *grown);
	if (!grown) {
		free(variants);
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	}
	sw->entries = grown;
	for (int i = 0; i < n; i++)
		sw->entries[sw->nentries++] = (struct entry){variants[i], case_index};
	free(variants);
	return 0;
}

/* A strategy that is there on request only is asked for by its name, or with everything there is. */
static int is_asked_for(const struct sweep_request *r, const struct family *f)
{
	if (strcmp(f->operation, r->operation) != 0 || f->library)
		return 0;
	return r->strategies.count ? strings_have(&r->strategies, f->strategy) : r->all || !f->on_request;
}

/* All variants of all families wanted on the cases of the group; each once in candidates. */
static int list_candidates(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	const struct family *families;
	int nfamilies = catalogue_families(sw->session->catalogue, &families);

	for (int i = 0; i < nfamilies; i++) {
		if (!is_asked_for(r, &families[i]))
			continue;
		for (int k = 0; k < sw->ncases; k++)
			if (add_entries(sw, &families[i], k, e))
				return -1;
	}
	if (sw->nentries)
		qsort(sw->entries, (size_t)sw->nentries, sizeof *sw->entries, compare_entries);
	sw->candidates = calloc((size_t)sw->nentries + 1, sizeof *sw->candidates);
	if (!sw->candidates)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
	for (int i = 0; i < sw->nentries; i++)
		if (i == 0 || compare_variants(&sw->entries[i - 1].variant, &sw->entries[i].variant) != 0)
			sw->candidates[sw->ncandidates++].variant = sw->entries[i].variant;
	order_candidates(sw->candidates, sw->ncandidates, strcmp(r->search, "random") == 0, r->seed);
	return 0;
}

/* The first entry of v: the others follow it. */
static const struct entry *first_entry(const struct sweep *sw, const struct variant *v)
{
	int low = 0, high = sw->nentries;

	while (low < high) {
		int middle = low + (high - low) / 2;

		if (compare_variants(&sw->entries[middle].variant, v) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return &sw->entries[low];
}

static int is_of(const struct sweep *sw, const struct entry *entry, const struct variant *v)
{
	return entry < sw->entries + sw->nentries && compare_variants(&entry->variant, v) == 0;
}

static int store_the_build(struct session *s, struct build *b, struct err *e)
{
	struct store_build row = {.operation = b->variant.family->operation,
				  .strategy = b->variant.family->strategy,
				  .params = b->variant.params,
				  .compiler = b->variant.family->library ? s->peers.identity : s->gpu->info.compiler,
				  .arch = s->gpu->info.arch,
				  .hash = b->hash,
				  .seconds = b->seconds,
				  .registers = b->registers,
				  .spill_bytes = b->spill_bytes,
				  .local_bytes = b->local_bytes};

	return b->row ? 0 : store_build(s->store, &row, &b->row, e);
}

/* Of a build that is good for nothing: it failed for every case, or, with a length compiled in, for those of the group.
 */
static int store_the_failure(struct sweep *sw, const struct build *b, struct err *e)
{
	struct session *s = sw->session;
	const struct verdict *verdict = b->state == BUILD_WRONG ? &b->verdict : NULL;
	int count = sw->operation->regular ? sw->ncases : 1;

	for (int i = 0; i < count; i++)
		if (store_failure(s->store, s->run, b->row, sw->operation->regular ? sw->cases[i].id : 0,
				  build_state_name(b->state), b->reason, verdict, e))
			return -1;
	return 0;
}

/* Build and verify unless that was done; a build that fails is stored once, for every case. */
static int prepare(struct sweep *sw, struct build *b, struct err *e)
{
	struct session *s = sw->session;

	if (b->row)
		return 0;
	if (builds_prepare(&sw->builds, b, e) || store_the_build(s, b, e))
		return -1;
	if (b->state == BUILD_OK)
		return 0;
	progress_say(&s->progress, "%s %s: %s: %.300s", b->variant.family->name, b->variant.params,
		     build_state_name(b->state), b->reason);
	return store_the_failure(sw, b, e);
}

/* One variant on one case. hopeful: even if its family has done badly there. */
static int try_on_case(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e)
{
	int seen;

	if (!c->load)
		return 0;
	if (case_seen(c, b, &seen, e))
		return -1;
	if (seen || (!hopeful && limited(sw) && case_is_hopeless(c, b->variant.family)))
		return 0;
	if (prepare(sw, b, e))
		return -1;
	if (b->state != BUILD_OK || sw->evaluations <= 0)
		return 0;
	if (sw->evaluations != INT64_MAX)
		sw->evaluations--;
	return case_measure(c, b, &sw->sampling, e);
}

static double time_left(const struct sweep *sw)
{
	return isfinite(sw->deadline) ? sw->deadline - progress_clock() : -1;
}

/* One variant on those of the cases from .. to - 1 for which it is meant. */
static int try_variant(struct sweep *sw, const struct variant *v, int from, int to, struct err *e)
{
	struct build *b;

	if (builds_get(&sw->builds, v, &b, e))
		return -1;
	for (const struct entry *entry = first_entry(sw, v); is_of(sw, entry, v); entry++) {
		if (entry->case_index < from || entry->case_index >= to)
			continue;
		if (session_stopped(e) || try_on_case(sw, b, &sw->cases[entry->case_index], 0, e))
			return -1;
		progress_step(&sw->session->progress, v->family->name, time_left(sw));
	}
	builds_pass(&sw->builds, b);
	return 0;
}

/* Put the next case on the device, or skip it. 1: done; 0: it is not ready, or there is none left. */
static int open_next(struct sweep *sw, int wait, struct err *e)
{
	struct sweep_case *c;
	int status = ahead_next(sw->ahead, wait, &c, e);

	if (status == 0 || (status < 0 && !c))
		return status;
	sw->opened++;
	if (status > 0 && case_open(c, &sw->reference, e) == 0)
		return 1;
	if (e->kind != ERR_TOO_LARGE)
		return -1;
	case_skip(c, e);
	return 1;
}

/* Is there a budget that has ended? */
static int is_spent(const struct sweep *sw)
{
	return progress_clock() > sw->deadline || sw->evaluations <= 0;
}

/* Cases that are ready, or all: they catch up with the first so many candidates, which were tried on those before. */
static int admit(struct sweep *sw, int tried, int wait, struct err *e)
{
	int opened = 0;

	while (!is_spent(sw) && (opened = open_next(sw, wait, e)) > 0)
		for (int i = 0; i < tried && !is_spent(sw); i++)
			if (try_variant(sw, &sw->candidates[i].variant, sw->opened - 1, sw->opened, e))
				return -1;
	return opened < 0 ? -1 : 0;
}

/* Is there a case of the group on which v would be tried now? */
static int is_wanted(const struct sweep *sw, const struct build *b, int *wanted, struct err *e)
{
	struct session *s = sw->session;

	*wanted = 0;
	for (const struct entry *entry = first_entry(sw, &b->variant); is_of(sw, entry, &b->variant) && !*wanted;
	     entry++) {
		const struct sweep_case *c = &sw->cases[entry->case_index];
		int seen;

		if (limited(sw) && case_is_hopeless(c, b->variant.family))
			continue;
		if (store_seen(s->store, &s->gpu->info, b->hash, c->id, &seen, e))
			return -1;
		*wanted = !seen;
	}
	return 0;
}

/* Have the pool build what comes next, as far as it has room. */
static int expect_next(struct sweep *sw, struct err *e)
{
	while (sw->expected < sw->ncandidates && builds_have_room(&sw->builds)) {
		struct build *b;
		int wanted;

		if (builds_get(&sw->builds, &sw->candidates[sw->expected].variant, &b, e) ||
		    is_wanted(sw, b, &wanted, e) || (wanted && builds_expect(&sw->builds, b, e)))
			return -1;
		sw->expected++;
	}
	return 0;
}

/* One case under a search that asks case by case. */
struct searched {
	struct sweep *sw;
	struct sweep_case *c;
	double deadline;  /* of this case */
	int64_t reserved; /* evaluations for the cases after it */
};

static int try_searched(void *context, const struct variant *v, double share, int again, double *seconds, struct err *e)
{
	const struct searched *x = context;
	struct sweep *sw = x->sw;
	struct session *s = sw->session;
	struct sampling part = sw->sampling;
	struct build *b;
	int seen = 0;

	if (session_stopped(e) || builds_get(&sw->builds, v, &b, e) || (!again && case_seen(x->c, b, &seen, e)))
		return -1;
	if (seen)
		return store_seconds(s->store, &s->gpu->info, b->hash, x->c->id, seconds, e);
	if (progress_clock() > x->deadline || sw->evaluations <= x->reserved)
		return 1;
	if (prepare(sw, b, e))
		return -1;
	if (b->state != BUILD_OK)
		return 0;
	sw->evaluations -= sw->evaluations != INT64_MAX;
	part.max_samples = (int)fmax(part.min_samples, ceil(share * part.max_samples));
	part.time_cap *= share;
	if (case_measure(x->c, b, &part, e))
		return -1;
	*seconds = x->c->last;
	progress_step(&s->progress, v->family->name, time_left(sw));
	return 0;
}

static int expect_searched(void *context, const struct variant *v, struct err *e)
{
	const struct searched *x = context;
	struct sweep *sw = x->sw;
	struct session *s = sw->session;
	struct build *b;
	int seen;

	if (builds_get(&sw->builds, v, &b, e) || store_seen(s->store, &s->gpu->info, b->hash, x->c->id, &seen, e))
		return -1;
	return seen || !builds_have_room(&sw->builds) ? 0 : builds_expect(&sw->builds, b, e);
}

/* The variants meant for case k into list; their number. */
static int variants_of_case(const struct sweep *sw, int k, struct variant *list)
{
	int count = 0;

	for (int i = 0; i < sw->nentries; i++)
		if (sw->entries[i].case_index == k)
			list[count++] = sw->entries[i].variant;
	return count;
}

/* A variant on a case whose search is over. */
static int try_again(struct sweep *sw, const struct variant *v, struct sweep_case *c, int hopeful, struct err *e)
{
	int reused = c->reused;
	struct build *b;

	if (session_stopped(e) || builds_get(&sw->builds, v, &b, e) || try_on_case(sw, b, c, hopeful, e))
		return -1;
	c->reused = reused; /* what this very search measured is nothing that was there before */
	return 0;
}

/* Each winner on the cases where it was not tried: a launch box serves many lengths, so it must be known on many. */
static int try_winners(struct sweep *sw, const struct variant *winners, int count, struct err *e)
{
	for (int i = 0; i < count && !is_spent(sw); i++)
		for (const struct entry *entry = first_entry(sw, &winners[i]); is_of(sw, entry, &winners[i]); entry++)
			if (try_again(sw, &winners[i], &sw->cases[entry->case_index], 0, e))
				return -1;
	return 0;
}

/* Variants that are tried first on a case: at most so many from the database. */
#define KNOWN_FIRST 4

struct found {
	struct variant *list;    /* of one case; room for all entries */
	struct variant *winners; /* of the cases so far, newest first; room for one a case and KNOWN_FIRST */
	int nwinners;
	struct variant *winner; /* of each case, without a family where there is none */
	struct known known;     /* of earlier sweeps, other devices */
};

/* What won the cases before, neighbours mostly, is tried first, then what won similar ones in earlier sweeps. */
static int search_case(struct sweep *sw, struct found *f, int k, struct err *e)
{
	expect_variant expect = builds_have_room(&sw->builds) ? expect_searched : NULL;
	struct session *s = sw->session;
	int count = variants_of_case(sw, k, f->list), left = sw->ncases - k + (sw->ncases > 1), best;
	int nknown = known_near(&f->known, s->catalogue, s->gpu->info.name, sw->cases[k].shape.mean,
				sw->cases[k].shape.cv, f->list, count, f->winners + f->nwinners, KNOWN_FIRST);
	double now = progress_clock(), share = search_share(left, sw->ncases, k == 0 && nknown == 0);
	struct searched x = {
		sw, &sw->cases[k], now + (sw->deadline - now) * share,
		sw->evaluations == INT64_MAX ? 0 : sw->evaluations - (int64_t)ceil((double)sw->evaluations * share)};

	if (search_variants(sw->request->search, sw->request->seed, f->list, count, f->winners, f->nwinners + nknown,
			    try_searched, expect, &x, &best, e))
		return -1;
	builds_pass_all(&sw->builds); /* asked for in advance when the budget of this case ended */
	if (best < 0)
		return 0;
	/* The newest first: it is the nearest. */
	memmove(f->winners + 1, f->winners, (size_t)f->nwinners++ * sizeof *f->winners);
	f->winners[0] = f->winner[k] = f->list[best];
	return 0;
}

/* Each case once more, with what is most like the winner before it and the one behind it, of which its search knew
 * nothing: neighbouring lengths have neighbouring winners. */
static int try_neighbours(struct sweep *sw, struct found *f, struct err *e)
{
	for (int i = 0; i < 2 * sw->ncases && !is_spent(sw); i++) {
		const int k = i / 2, neighbour = i % 2 ? k + 1 : k - 1;
		const struct variant *like;

		if (neighbour < 0 || neighbour >= sw->ncases || !f->winner[neighbour].family || !f->winner[k].family)
			continue;
		like = variant_like(f->list, variants_of_case(sw, k, f->list), &f->winner[neighbour]);
		if (like && try_again(sw, like, &sw->cases[k], 1, e))
			return -1;
	}
	return 0;
}

/* Case by case, each put on the device when it is its turn. One share of a budget is for the winners on all cases. */
static int search_cases(struct sweep *sw, struct found *f, struct err *e)
{
	progress_begin(&sw->session->progress, sw->nentries);
	for (int k = 0; k < sw->ncases && !is_spent(sw); k++) {
		if (open_next(sw, 1, e) < 0)
			return -1;
		if (sw->cases[k].load && search_case(sw, f, k, e))
			return -1;
	}
	return try_neighbours(sw, f, e) || try_winners(sw, f->winners, f->nwinners, e) ? -1 : 0;
}

static int search_group(struct sweep *sw, struct err *e)
{
	struct found f = {.list = calloc((size_t)sw->nentries + 1, sizeof *f.list),
			  .winners = calloc((size_t)sw->ncases + KNOWN_FIRST + 1, sizeof *f.winners),
			  .winner = calloc((size_t)sw->ncases + 1, sizeof *f.winner)};
	int status = -1;

	if (!f.list || !f.winners || !f.winner)
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	else if (known_read(sw->session->store, sw->request->operation, sw->type->name, sw->oper->name, &f.known, e) ==
		 0)
		status = search_cases(sw, &f, e);
	known_release(&f.known);
	free(f.list);
	free(f.winners);
	free(f.winner);
	return status;
}

static int asks_by_case(const struct sweep_request *r)
{
	return strcmp(r->search, "exhaustive") != 0 && strcmp(r->search, "random") != 0;
}

/*
 * Each variant on all cases that are ready. With a number of evaluations all of them are waited for: which ones those
 * are must not depend on how long it takes to make cases.
 */
static int try_all(struct sweep *sw, struct err *e)
{
	const int counted = sw->evaluations != INT64_MAX;

	progress_begin(&sw->session->progress, sw->nentries);
	if (expect_next(sw, e) || open_next(sw, 1, e) < 0)
		return -1;
	for (int i = 0; i < sw->ncandidates && !is_spent(sw); i++)
		if (admit(sw, i, counted, e) || expect_next(sw, e) ||
		    try_variant(sw, &sw->candidates[i].variant, 0, sw->opened, e))
			return -1;
	return admit(sw, sw->ncandidates, 1, e);
}

/* The family of the operation's peers, if they are wanted and it has any. */
static const struct family *wanted_peers(const struct session *s, const struct sweep_request *r)
{
	const struct family *f = catalogue_find(s->catalogue, r->operation, PEER_STRATEGY);

	return f && (r->peers || strings_have(&r->strategies, PEER_STRATEGY)) ? f : NULL;
}

static int measure_peer(struct sweep *sw, const struct variant *v, struct sweep_case *c, struct err *e)
{
	struct build *b;
	int seen;

	if (session_stopped(e) || builds_get(&sw->builds, v, &b, e) || case_seen(c, b, &seen, e))
		return -1;
	if (seen)
		return 0;
	if (prepare(sw, b, e))
		return -1;
	return b->state == BUILD_OK ? case_measure(c, b, &sw->sampling, e) : 0;
}

/* Every peer on every case, whatever is left of the budget: without them there is nothing to compare with. */
static int measure_peers(struct sweep *sw, struct err *e)
{
	struct session *s = sw->session;
	const struct family *f = s->peers.path[0] ? wanted_peers(s, sw->request) : NULL;

	for (int k = 0; f && k < sw->ncases; k++) {
		struct variant *list;
		int n, status = 0;

		if (k >= sw->opened && open_next(sw, 1, e) < 0)
			return -1;
		if (!sw->cases[k].load)
			continue;
		if (catalogue_variants(s->catalogue, f, &s->gpu->info, &sw->cases[k].shape, 1, 0, &list, &n, e))
			return -1;
		for (int i = 0; i < n && status == 0; i++)
			status = measure_peer(sw, &list[i], &sw->cases[k], e);
		free(list);
		if (status)
			return -1;
	}
	return 0;
}

/* ---- head to head ---- */

#define FINALS_SHARE 0.1 /* of a budget that is kept for them */
#define FINALS_CAP 1.0   /* seconds a case at most */

/* The build of a candidate that the sweep has on case k; NULL where there is none such (any more). */
static int build_of(struct sweep *sw, int k, const struct store_candidate *c, struct build **build, struct err *e)
{
	*build = NULL;
	for (int i = 0; i < sw->nentries; i++) {
		const struct variant *v = &sw->entries[i].variant;

		if (sw->entries[i].case_index != k || strcmp(v->family->strategy, c->strategy) != 0 ||
		    strcmp(v->params, c->params) != 0)
			continue;
		if (builds_get(&sw->builds, v, build, e))
			return -1;
		if ((*build)->hash != c->hash)
			*build = NULL;
		return 0;
	}
	return 0;
}

/* Who may take part on case k. */
struct finalists {
	int count;
	struct build *builds[ROUNDS_RIVALS];
	int64_t rows[ROUNDS_RIVALS];
	double about[ROUNDS_RIVALS];
};

static int find_finalists(struct sweep *sw, int k, struct finalists *f, struct err *e)
{
	struct session *s = sw->session;
	struct store_candidate list[ROUNDS_RIVALS];
	double within = fmax(FINALS_WITHIN, 2 * sw->sampling.target); /* what a tie's width hides, too */
	int count;

	f->count = 0;
	if (!sw->cases[k].load)
		return 0;
	if (store_candidates(s->store, &s->gpu->info, sw->cases[k].id, within, list, ROUNDS_RIVALS, &count, e))
		return -1;
	for (int i = 0; i < count; i++) {
		struct build *b;

		if (build_of(sw, k, &list[i], &b, e))
			return -1;
		if (!b)
			continue;
		f->builds[f->count] = b;
		f->rows[f->count] = list[i].build;
		f->about[f->count++] = list[i].seconds;
	}
	return 0;
}

/* The final of case k, if it has several that come near its best and they have not met already. */
static int hold_final(struct sweep *sw, int k, double cap, struct final *final, struct err *e)
{
	struct session *s = sw->session;
	struct finalists f;
	int met;

	if (find_finalists(sw, k, &f, e))
		return -1;
	if (f.count < 2)
		return 0;
	if (store_has_final(s->store, &s->gpu->info, sw->cases[k].id, f.rows, f.count, &met, e))
		return -1;
	for (int i = 0; i < f.count && !met; i++) {
		if (prepare(sw, f.builds[i], e))
			return -1;
		if (f.builds[i]->state != BUILD_OK)
			return 0;
	}
	return met ? 0 : final_hold(final, &sw->cases[k], f.builds, f.about, f.count, &sw->sampling, cap, e);
}

/* The finals of all cases of the group, as far as the budget reaches. */
static int hold_finals(struct sweep *sw, double end, struct err *e)
{
	struct final *list = calloc((size_t)sw->ncases + 1, sizeof *list);
	int status = 0;

	if (!list)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the finals");
	for (int k = 0; k < sw->ncases && status == 0; k++) {
		double left = (end - progress_clock()) / (sw->ncases - k);

		if (left > 0)
			status = session_stopped(e) || hold_final(sw, k, fmin(left, FINALS_CAP), &list[k], e) ||
						 final_decide(list, k + 1, k, e)
					 ? -1
					 : 0;
	}
	/* Those that were held count, whatever ended the others. */
	for (int k = 0; k < sw->ncases; k++)
		if (final_decide(list, sw->ncases, k, status ? NULL : e))
			status = -1;
	free(list);
	return status;
}

static void close_group(struct sweep *sw)
{
	ahead_close(sw->ahead);
	sw->ahead = NULL;
	for (int i = 0; i < sw->ncases; i++)
		case_close(&sw->cases[i]);
	builds_release(&sw->builds);
	memset(&sw->builds, 0, sizeof sw->builds);
	free(sw->cases);
	free(sw->entries);
	free(sw->candidates);
	sw->cases = NULL;
	sw->entries = NULL;
	sw->candidates = NULL;
	sw->ncases = sw->nentries = sw->ncandidates = sw->expected = sw->opened = 0;
	sw->footprint = sw->held = 0;
}

/* Does another case of this footprint fit beside those of the group? A first one is always tried. */
static int has_room(const struct sweep *sw, const struct geometry *g)
{
	double memory = fmin((double)sw->session->gpu->info.memory_bytes, (double)host_memory_free() + sw->held);

	return sw->ncases == 0 ||
	       sw->footprint + case_footprint(sw->operation, g, oper_result(sw->oper, sw->type)) < GROUP_SHARE * memory;
}

/* Add the case of *g (taken over) to the group. */
static int add_case(struct sweep *sw, struct geometry *g, struct err *e)
{
	double footprint = case_footprint(sw->operation, g, oper_result(sw->oper, sw->type));
	const struct dataset *data = NULL;

	/* Room for all at once: problems and loads point into the cases, which must not move. */
	if (!sw->cases)
		sw->cases = calloc((size_t)sw->request->geometries.count, sizeof *sw->cases);
	if (!sw->cases || need_dataset(sw, g->n, &data, e)) {
		geometry_release(g);
		return sw->cases ? -1 : err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	}
	sw->footprint += footprint;
	sw->held += (double)(g->segments + 1) * sizeof *g->offsets;
	return case_begin(&sw->cases[sw->ncases++], sw->session, sw->operation, data, g, sw->sampling.cold, e);
}

/* One set of builds serves a group, so all of it has offsets of one type, and one length where that is compiled in. */
static int same_builds(const struct sweep *sw, const struct geometry *g)
{
	const struct case_shape *first = sw->ncases > 0 ? &sw->cases[0].shape : NULL;

	return !first ||
	       (first->offset_type == problem_offset_type(g) && first->length == problem_length(sw->operation, g));
}

static int run_group(struct sweep *sw, int group_left, struct err *e)
{
	double now = progress_clock(), end = sw->deadline, group_end;
	int status = 0;

	if (sw->ncases == 0)
		return 0;
	group_end = now + (end - now) * sw->ncases / (sw->ncases + group_left);
	sw->deadline = group_end;
	if (isfinite(group_end) && !sw->request->no_finals)
		sw->deadline -= FINALS_SHARE * (group_end - now);
	builds_init(&sw->builds, sw->session, sw->request->operation, sw->type, sw->oper,
		    sw->cases[0].shape.offset_type, sw->cases[0].shape.length);
	/* On a CPU making cases would take what variants are timed with. */
	status = ahead_open(sw->cases, sw->ncases, !sw->session->gpu->info.is_cpu, &sw->ahead, e) ||
				 list_candidates(sw, e) ||
				 (asks_by_case(sw->request) ? search_group(sw, e) : try_all(sw, e)) ||
				 (!sw->request->no_finals && hold_finals(sw, group_end, e)) || measure_peers(sw, e)
			 ? -1
			 : 0;
	for (int i = 0; i < sw->ncases; i++)
		case_say(&sw->cases[i]);
	sw->deadline = end;
	return status;
}

/* Where all segments must have one length, what a fixed length leaves over is left out, and others are passed over. */
static int is_regular_enough(const struct sweep *sw, struct geometry *g)
{
	if (!sw->operation->regular)
		return 1;
	geometry_drop_rest(g);
	if (g->stats.min == g->stats.max && g->stats.max > 0)
		return 1;
	progress_say(&sw->session->progress, "skipped '%s': %s wants segments of one length", g->name,
		     sw->operation->name);
	return 0;
}

/* How many of the cases from i on are this device's, as far as that is known. */
static int cases_left(const struct sweep *sw, int i)
{
	const struct share *share = sw->request->share;
	int left = sw->request->geometries.count - i;

	return share ? left / share_devices(share) : left;
}

/* Go through the geometries from .. to - 1, a group at a time. */
static int run_geometries(struct sweep *sw, int from, int to, struct err *e)
{
	const struct strings *list = &sw->request->geometries;
	int status = 0;

	for (int i = from; i < to && status == 0; i++) {
		struct geometry g;

		if (session_stopped(e) || geometry_make(list->items[i], &g, e))
			return -1;
		progress_say(&sw->session->progress, "case %d of %d: %s", i + 1, list->count, g.name);
		if (!is_regular_enough(sw, &g)) {
			geometry_release(&g);
			continue;
		}
		if (!has_room(sw, &g) || !same_builds(sw, &g)) {
			status = run_group(sw, cases_left(sw, i), e);
			close_group(sw);
		}
		if (status)
			geometry_release(&g);
		else
			status = add_case(sw, &g, e);
	}
	status = status ? -1 : run_group(sw, cases_left(sw, to), e);
	close_group(sw);
	return status;
}

/* All geometries, or what other devices leave of them. */
static int run_share(struct sweep *sw, struct err *e)
{
	const int count = sw->request->geometries.count;
	int from = 0, to = 0, status = 0;

	if (!sw->request->share)
		return run_geometries(sw, 0, count, e);
	/* One that may measure no more leaves the rest to others. */
	while (status == 0 && !(is_spent(sw) && !sw->request->peers) &&
	       share_take(sw->request->share, sw->place, sw->pair, count, &from, &to))
		status = run_geometries(sw, from, to, e);
	return status;
}

/* One element type and operator. */
static int run_pair(struct sweep *sw, struct err *e)
{
	int status;

	if (!operation_takes(sw->operation, sw->type, sw->oper)) {
		progress_say(&sw->session->progress, "skipped %s %s: %s does not exist for them", sw->type->name,
			     sw->oper->name, sw->operation->name);
		return 0;
	}
	status = run_share(sw, e);
	release_data(sw);
	return status;
}

static const char *type_name(const struct sweep_request *r, int i)
{
	return r->types.count ? r->types.items[i] : operation_default_type(operation_find(r->operation));
}

static const char *oper_name(const struct sweep_request *r, int i)
{
	return r->opers.count ? r->opers.items[i] : operation_find(r->operation)->combines ? "plus" : oper_none.name;
}

/* Budget and evaluations are shared out evenly among the pairs of type and operator, evaluations among devices, too. */
static int run_pairs(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	double end = r->budget > 0 ? progress_clock() + r->budget : INFINITY;
	int ntypes = r->types.count ? r->types.count : 1, nopers = r->opers.count ? r->opers.count : 1;
	int left = ntypes * nopers, shares = left * (r->share ? share_devices(r->share) : 1);

	for (int t = 0; t < ntypes; t++)
		for (int o = 0; o < nopers; o++, left--) {
			double now = progress_clock();

			sw->pair = t * nopers + o;
			sw->type = elem_find(type_name(r, t));
			sw->oper = user_oper_find(r->defined, oper_name(r, o));
			sw->deadline = now + (end - now) / left;
			sw->evaluations = r->evaluations ? (r->evaluations + shares - 1) / shares : INT64_MAX;
			if (run_pair(sw, e))
				return -1;
		}
	return 0;
}

static int check_lists(struct session *s, const struct sweep_request *r, struct err *e)
{
	for (int i = 0; i < r->types.count; i++)
		if (!elem_find(r->types.items[i]))
			return err_as(e, ERR_USAGE, "unknown element type '%s'", r->types.items[i]);
	for (int i = 0; i < r->opers.count; i++)
		if (!user_oper_find(r->defined, r->opers.items[i]))
			return err_as(e, ERR_USAGE, "unknown operator '%s'", r->opers.items[i]);
	for (int i = 0; i < r->strategies.count; i++)
		if (!catalogue_find(s->catalogue, r->operation, r->strategies.items[i]))
			return err_as(e, ERR_USAGE, "unknown strategy '%s' of operation '%s'", r->strategies.items[i],
				      r->operation);
	return 0;
}

/* Tell a misspelt name before anything is built. */
static int check_request(struct session *s, const struct sweep_request *r, struct err *e)
{
	char canonical[512];

	if (!catalogue_operation_about(s->catalogue, r->operation))
		return err_as(e, ERR_USAGE, "unknown operation '%s' (segtune catalogue lists them)", r->operation);
	if (check_lists(s, r, e))
		return -1;
	if (!search_name(r->search))
		return err_as(e, ERR_USAGE, "unknown search '%s' (segtune bench-search --list lists them)", r->search);
	if (r->geometries.count == 0)
		return err_as(e, ERR_USAGE, "no geometry to sweep over");
	for (int i = 0; i < r->geometries.count; i++)
		if (geometry_canonical(r->geometries.items[i], canonical, sizeof canonical, e))
			return -1;
	return 0;
}

/* Compile what the script has defined before anything is swept, each operator for each type that the sweep has. */
static int check_defined(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	int ntypes = r->types.count ? r->types.count : 1, status = 0;

	for (int o = 0; o < r->opers.count; o++)
		for (int t = 0; t < ntypes && status == 0; t++)
			status = user_reference_for(&sw->reference, sw->session, r->operation,
						    elem_find(type_name(r, t)),
						    user_oper_find(r->defined, r->opers.items[o]), elem_find("i32"),
						    sw->operation->regular, e);
	return status;
}

/* Peers that are asked for beside variants may be absent: that is told. Asked for by name they must be there. */
static int find_peers(struct session *s, const struct sweep_request *r, struct err *e)
{
	const struct family *f = wanted_peers(s, r);
	struct err why = {0};
	int status;

	if (!f) {
		if (r->peers)
			progress_complain(&s->progress, "no peers: operation '%s' has none", r->operation);
		return 0;
	}
	if (f->backend[0] && strcmp(f->backend, s->gpu->info.backend) != 0)
		status = err_as(&why, ERR_ABSENT, "those of '%s' are for %s devices", r->operation, f->backend);
	else
		status = peers_find(&s->peers, f->source, &why);
	if (status == 0)
		progress_say(&s->progress, "peers: %s", s->peers.identity);
	else if (r->peers)
		progress_complain(&s->progress, "no peers: %s", why.text);
	else
		return err_as(e, ERR_ABSENT, "no peers: %s", why.text);
	return 0;
}

int sweep_run(struct session *s, const struct sweep_request *r, struct err *e)
{
	struct sweep sw = {
		.session = s, .request = r, .operation = operation_find(r->operation), .sampling = sampling_default};
	int status;

	if (check_request(s, r, e))
		return -1;
	session_say_device(s);
	if (find_peers(s, r, e))
		return -1;
	if (r->share) {
		sw.place = share_join(r->share, s->gpu->info.name);
		store_share(s->store);
	}
	sw.sampling.cold = !r->warm;
	if (r->target > 0)
		sw.sampling.target = r->target;
	if (r->min_samples)
		sw.sampling.min_samples = r->min_samples;
	if (sw.sampling.max_samples < sw.sampling.min_samples)
		sw.sampling.max_samples = sw.sampling.min_samples;
	if (r->max_samples)
		sw.sampling.max_samples = r->max_samples;
	if (sw.sampling.min_samples > sw.sampling.max_samples)
		sw.sampling.min_samples = sw.sampling.max_samples;
	if (r->time_cap > 0)
		sw.sampling.time_cap = r->time_cap;
	status = check_defined(&sw, e) || run_pairs(&sw, e) ? -1 : 0;
	user_reference_release(&sw.reference);
	if (status == 0)
		session_say_drift(s);
	return status;
}
