#include "tuner/search/benchmark/replay.h"
#include "harness/base/stop.h"
#include "tuner/sweep/share.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/geometry.h"
#include "harness/operations/problem.h"
#include "tuner/base/json.h"
#include "tuner/catalogue/order.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/search.h"
#include "tuner/session/session.h"

#define PREFIX "replay:"

/* One sweep: what is left of the budget is shared out among the cases that are left (search_share). */
struct replay {
	const struct sweep_request *request;
	struct progress *progress;
	double seconds; /* left, INFINITY: no limit */
	int64_t trials; /* left, INT64_MAX: no limit */
};

const char *replay_path(const char *device)
{
	return strncmp(device, PREFIX, strlen(PREFIX)) == 0 ? device + strlen(PREFIX) : NULL;
}

/* ---- which cases ---- */

static int wanted(const struct strings *list, const char *text)
{
	return list->count == 0 || strings_have(list, text);
}

/* As in a sweep the default alone, unless the request names others. */
static int wanted_key_type(const struct strings *list, const char *text)
{
	return list->count ? strings_have(list, text) : !*text || strcmp(text, KEY_TYPE_DEFAULT) == 0;
}

/* Is the geometry, a spec or a path, among those asked for? */
static int wanted_geometry(const struct strings *list, const char *name, int *yes, struct err *e)
{
	char canonical[512];

	*yes = list->count == 0;
	for (int i = 0; i < list->count && !*yes; i++) {
		if (geometry_canonical(list->items[i], canonical, sizeof canonical, e))
			return -1;
		*yes = strcmp(canonical, name) == 0;
	}
	return 0;
}

static int matches(const struct sweep_request *r, const struct recording *c, int *yes, struct err *e)
{
	*yes = strcmp(r->operation, c->operation) == 0 && wanted(&r->types, c->type) && wanted(&r->opers, c->oper) &&
	       wanted_key_type(&r->key_types, c->key_type) && c->cold == !r->warm;
	return *yes ? wanted_geometry(&r->geometries, c->geometry, yes, e) : 0;
}

/* Only the strategies asked for: a variant of another is never tried. */
static int allowed(const struct sweep_request *r, const struct recording *c, int config)
{
	char text[512], *end;

	if (r->strategies.count == 0)
		return 1;
	space_text(&c->space, config, text, sizeof text);
	if (strncmp(text, "strategy=", 9) != 0)
		return 1;
	end = strchr(text, ' ');
	if (end)
		*end = '\0';
	return strings_have(&r->strategies, text + 9);
}

/* ---- one case ---- */

static void say_trial(const struct recording *c, const struct trial *t, double seconds, double clock)
{
	char text[512];

	space_text(&c->space, t->config, text, sizeof text);
	(void)fputs("{\"case\":", stdout);
	json_string(stdout, c->name);
	(void)fputs(",\"variant\":", stdout);
	json_string(stdout, text);
	if (isfinite(seconds))
		(void)printf(",\"seconds\":%.9g", seconds);
	(void)printf(",\"share\":%g,\"clock\":%.9g}\n", t->share, clock);
}

/* How far the sweep is with a case. */
struct replayed {
	const struct recording *c;
	int winner;    /* -1: not known yet */
	double lowest; /* seconds of it */
	char *built;   /* configurations that are built and verified */
	char *tried;   /* and those that were tried, at whatever share */
	int trials;
	double clock; /* what they took, seconds */
};

struct replayed_cases {
	int count;
	struct replayed *list;
};

static void say_case(const struct replay *s, const struct replayed *x)
{
	const struct recording *c = x->c;
	double optimum = INFINITY;
	char text[512];

	if (x->winner < 0) {
		progress_say(s->progress, "%s: nothing found in %d trials", c->name, x->trials);
		return;
	}
	for (int i = 0; i < c->space.nconfigs; i++)
		optimum = fmin(optimum, c->outcomes[i].seconds);
	space_text(&c->space, x->winner, text, sizeof text);
	progress_say(s->progress, "%s: %.4g ms, %.1f%% behind the best recorded, %d trials of %d, %.3g s: %s", c->name,
		     1e3 * c->outcomes[x->winner].seconds, 100 * (c->outcomes[x->winner].seconds / optimum - 1),
		     x->trials, c->space.nconfigs, x->clock, text);
}

/* Do builds of one case serve the other? */
static int share_builds(const struct recording *a, const struct recording *b)
{
	const struct operation *operation = operation_find(a->operation);

	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0 &&
	       !(operation && operation->regular);
}

static void note_build(const struct replayed_cases *cases, const struct replayed *x, int config)
{
	if (x->built[config])
		return;
	for (int other = 0; other < cases->count; other++) {
		const struct replayed *y = &cases->list[other];
		int same = share_builds(x->c, y->c) ? recording_translate(x->c, config, y->c) : -1;

		if (same >= 0)
			y->built[same] = 1;
	}
	x->built[config] = 1;
}

static double try_config(struct replay *s, const struct replayed_cases *cases, struct replayed *x,
			 const struct trial *t)
{
	double cost = 0, seconds = recording_try(x->c, t->config, t->share, x->built[t->config], &cost);

	note_build(cases, x, t->config);
	x->tried[t->config] = 1;
	x->trials++;
	x->clock += cost;
	s->seconds -= cost;
	s->trials -= s->trials != INT64_MAX;
	if (s->progress->mode == PROGRESS_JSON)
		say_trial(x->c, t, seconds, x->clock);
	if (seconds < x->lowest) {
		x->lowest = seconds;
		x->winner = t->config;
	}
	return seconds;
}

/* Until the budget of the case is spent or all is tried. Variants of strategies not asked for cost nothing. */
static int search_case(struct replay *s, const struct replayed_cases *cases, struct replayed *x, struct search *search,
		       double budget, int64_t most, struct err *e)
{
	struct trial t;

	while (x->clock < budget && x->trials < most && search_ask(search, &t) == SEARCH_TRIAL) {
		if (stop_requested(e))
			return -1;
		search_tell(search, &t, allowed(s->request, x->c, t.config) ? try_config(s, cases, x, &t) : INFINITY);
	}
	return 0;
}

/* What won the cases before, the nearest first, as a sweep begins. hints has room for all cases. */
static int take_hints(const struct replayed_cases *cases, int k, int *hints)
{
	int n = 0;

	for (int before = k - 1; before >= 0; before--) {
		const struct replayed *x = &cases->list[before];
		int hint = x->winner < 0 ? -1 : recording_translate(x->c, x->winner, cases->list[k].c);

		if (hint >= 0)
			hints[n++] = hint;
	}
	return n;
}

/* One share is left for what follows the last case. */
static int run_case(struct replay *s, const struct replayed_cases *cases, int k, struct err *e)
{
	int *hints = calloc((size_t)cases->count + 1, sizeof *hints), status;
	double share = search_share(cases->count - k + (cases->count > 1), cases->count, k == 0);
	struct search_options o = {.seed = s->request->seed, .hints = hints};
	struct search *search = NULL;
	struct replayed *x = &cases->list[k];

	if (!hints)
		return err_as(e, ERR_TOO_LARGE, "out of memory to replay '%s'", x->c->name);
	o.nhints = take_hints(cases, k, hints);
	status = search_open(s->request->search, &x->c->space, &o, &search, e);
	if (status == 0)
		status = search_case(s, cases, x, search, s->seconds * share,
				     s->trials == INT64_MAX ? INT64_MAX : (int64_t)ceil((double)s->trials * share), e);
	search_close(search);
	free(hints);
	return status;
}

/* The winner of case `from` on case k, unless it was tried there, or k does not have it. */
static void try_winner(struct replay *s, const struct replayed_cases *cases, int from, int k)
{
	const struct replayed *x = &cases->list[from];
	struct replayed *y = &cases->list[k];
	struct trial t = {.share = 1};

	if (x->winner < 0 || s->seconds <= 0 || s->trials <= 0)
		return;
	t.config = recording_translate(x->c, x->winner, y->c);
	if (t.config >= 0 && !y->tried[t.config])
		(void)try_config(s, cases, y, &t);
}

/* As a sweep ends: the winners of both neighbours, of which a search knew one; then each winner everywhere. */
static void try_winners(struct replay *s, const struct replayed_cases *cases)
{
	for (int k = 0; k < cases->count; k++) {
		if (k > 0)
			try_winner(s, cases, k - 1, k);
		if (k + 1 < cases->count)
			try_winner(s, cases, k + 1, k);
	}
	for (int from = cases->count - 1; from >= 0; from--)
		for (int k = 0; k < cases->count; k++)
			try_winner(s, cases, from, k);
}

static void release_cases(struct replayed_cases *cases)
{
	for (int k = 0; cases->list && k < cases->count; k++) {
		free(cases->list[k].built);
		free(cases->list[k].tried);
	}
	free(cases->list);
}

static int begin_cases(struct replayed_cases *cases, const struct recording *list, struct err *e)
{
	int whole;

	cases->list = calloc((size_t)cases->count + 1, sizeof *cases->list);
	whole = cases->list != NULL;
	for (int k = 0; k < cases->count && whole; k++) {
		const size_t configs = (size_t)list[k].space.nconfigs + 1;
		struct replayed *x = &cases->list[k];

		*x = (struct replayed){.c = &list[k], .winner = -1, .lowest = INFINITY};
		x->built = calloc(configs, 1);
		x->tried = calloc(configs, 1);
		whole = x->built && x->tried;
	}
	if (whole)
		return 0;
	(void)err_as(e, ERR_TOO_LARGE, "out of memory to replay %d cases", cases->count);
	return -1;
}

static int run_cases(struct replay *s, const struct recording *list, int count, struct err *e)
{
	struct replayed_cases cases = {.count = count};
	int status = begin_cases(&cases, list, e);

	for (int k = 0; k < count && status == 0; k++)
		status = run_case(s, &cases, k, e);
	if (status == 0)
		try_winners(s, &cases);
	for (int k = 0; k < count && status == 0; k++)
		say_case(s, &cases.list[k]);
	release_cases(&cases);
	return status;
}

/* A sweep takes one before all others. */
static int put_in_order(const char *operation, struct recording *list, int count, struct err *e)
{
	char **names = malloc(((size_t)count + 1) * sizeof *names);
	struct recording first;
	int index;

	if (!names)
		return err_as(e, ERR_TOO_LARGE, "out of memory to replay %d cases", count);
	for (int k = 0; k < count; k++)
		names[k] = list[k].geometry;
	index = order_first(operation_find(operation), names, count);
	free(names);
	first = list[index];
	memmove(list + 1, list, (size_t)index * sizeof *list);
	list[0] = first;
	return 0;
}

int replay_sweep(const char *path, const struct sweep_request *r, struct progress *p, struct err *e)
{
	struct replay s = {r, p, r->budget > 0 ? r->budget : INFINITY, r->evaluations ? r->evaluations : INT64_MAX};
	struct recording *list;
	int count, yes, chosen = 0, status = 0;

	if (recording_read_db(path, 1, &list, &count, e))
		return -1;
	/* Those that match to the front: swapped, for each owns what it points at. */
	for (int i = 0; i < count && status == 0; i++) {
		status = matches(r, &list[i], &yes, e);
		if (status == 0 && yes) {
			struct recording kept = list[chosen];

			list[chosen++] = list[i];
			list[i] = kept;
		}
	}
	if (status == 0 && chosen == 0)
		status = err_set(e, "'%s' has no case of %s that matches", path, r->operation);
	if (status == 0)
		status = put_in_order(r->operation, list, chosen, e) || run_cases(&s, list, chosen, e) ? -1 : 0;
	recording_list_release(list, count);
	return status;
}
