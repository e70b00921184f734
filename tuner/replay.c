#include "replay.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/geometry.h"
#include "../harness/problem.h"
#include "json.h"
#include "recording.h"
#include "search.h"
#include "session.h"

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
	       c->cold == !r->warm;
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

static void say_case(const struct replay *s, const struct recording *c, int best, int trials, double clock)
{
	double optimum = INFINITY;
	char text[512];

	if (best < 0) {
		progress_say(s->progress, "%s: nothing found in %d trials", c->name, trials);
		return;
	}
	for (int i = 0; i < c->space.nconfigs; i++)
		optimum = fmin(optimum, c->outcomes[i].seconds);
	space_text(&c->space, best, text, sizeof text);
	progress_say(s->progress, "%s: %.4g ms, %.1f%% behind the best recorded, %d trials of %d, %.3g s: %s", c->name,
		     1e3 * c->outcomes[best].seconds, 100 * (c->outcomes[best].seconds / optimum - 1), trials,
		     c->space.nconfigs, clock, text);
}

/* The cases of a sweep, and how far it is. */
struct replayed {
	const struct recording *list;
	int count;
	int *winners; /* of each case, -1: not known yet */
	char **built; /* of each case: configurations that are built and verified */
};

/* Do builds of one case serve the other? */
static int share_builds(const struct recording *a, const struct recording *b)
{
	const struct operation *operation = operation_find(a->operation);

	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && !(operation && operation->regular);
}

static void note_build(const struct replayed *cases, int k, int config)
{
	if (cases->built[k][config])
		return;
	for (int other = 0; other < cases->count; other++) {
		int same = share_builds(&cases->list[k], &cases->list[other])
				   ? recording_translate(&cases->list[k], config, &cases->list[other])
				   : -1;

		if (same >= 0)
			cases->built[other][same] = 1;
	}
	cases->built[k][config] = 1;
}

/* Until the budget of the case is spent or all is tried. Variants of strategies not asked for cost nothing. */
static int search_case(struct replay *s, const struct replayed *cases, int k, struct search *search, double budget,
		       int64_t most, struct err *e)
{
	const struct recording *c = &cases->list[k];
	double clock = 0, lowest = INFINITY;
	int64_t trials = 0;
	struct trial t;

	while (clock < budget && trials < most && search_ask(search, &t) == SEARCH_TRIAL) {
		double cost = 0, seconds = INFINITY;

		if (session_stopped(e))
			return -1;
		if (allowed(s->request, c, t.config)) {
			seconds = recording_try(c, t.config, t.share, cases->built[k][t.config], &cost);
			note_build(cases, k, t.config);
			clock += cost;
			trials++;
			if (s->progress->mode == PROGRESS_JSON)
				say_trial(c, &t, seconds, clock);
		}
		if (seconds < lowest) {
			lowest = seconds;
			cases->winners[k] = t.config;
		}
		search_tell(search, &t, seconds);
	}
	s->seconds -= clock;
	s->trials -= s->trials == INT64_MAX ? 0 : trials;
	say_case(s, c, cases->winners[k], (int)trials, clock);
	return 0;
}

/* What won the cases before, the nearest first, as a sweep begins. hints has room for all cases. */
static int take_hints(const struct replayed *cases, int k, int *hints)
{
	int n = 0;

	for (int before = k - 1; before >= 0; before--) {
		int hint = cases->winners[before] < 0
				   ? -1
				   : recording_translate(&cases->list[before], cases->winners[before], &cases->list[k]);

		if (hint >= 0)
			hints[n++] = hint;
	}
	return n;
}

static int run_case(struct replay *s, const struct replayed *cases, int k, struct err *e)
{
	int *hints = calloc((size_t)cases->count + 1, sizeof *hints), status;
	double share = search_share(cases->count - k, cases->count, k == 0);
	struct search_options o = {.seed = s->request->seed, .hints = hints};
	struct search *search = NULL;

	if (!hints)
		return err_as(e, ERR_TOO_LARGE, "out of memory to replay '%s'", cases->list[k].name);
	o.nhints = take_hints(cases, k, hints);
	status = search_open(s->request->search, &cases->list[k].space, &o, &search, e);
	if (status == 0)
		status = search_case(s, cases, k, search, s->seconds * share,
				     s->trials == INT64_MAX ? INT64_MAX : (int64_t)ceil((double)s->trials * share), e);
	search_close(search);
	free(hints);
	return status;
}

static void release_cases(struct replayed *cases)
{
	for (int k = 0; cases->built && k < cases->count; k++)
		free(cases->built[k]);
	free(cases->built);
	free(cases->winners);
}

static int begin_cases(struct replayed *cases, struct err *e)
{
	int whole;

	cases->winners = calloc((size_t)cases->count, sizeof *cases->winners);
	cases->built = calloc((size_t)cases->count, sizeof *cases->built);
	whole = cases->winners && cases->built;
	for (int k = 0; k < cases->count && whole; k++) {
		cases->winners[k] = -1;
		cases->built[k] = calloc((size_t)cases->list[k].space.nconfigs + 1, 1);
		whole = cases->built[k] != NULL;
	}
	if (whole)
		return 0;
	(void)err_as(e, ERR_TOO_LARGE, "out of memory to replay %d cases", cases->count);
	return -1;
}

static int run_cases(struct replay *s, const struct recording *list, int count, struct err *e)
{
	struct replayed cases = {.list = list, .count = count};
	int status = begin_cases(&cases, e);

	for (int k = 0; k < count && status == 0; k++)
		status = run_case(s, &cases, k, e);
	release_cases(&cases);
	return status;
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
		status = run_cases(&s, list, chosen, e);
	recording_list_release(list, count);
	return status;
}
