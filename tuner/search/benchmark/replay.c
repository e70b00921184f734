/* A sweep over recorded measurements: with the same order of cases, hints and closing trials as on a device. */
#include "tuner/search/benchmark/replay.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "harness/data/geometry.h"
#include "harness/operations/problem.h"
#include "tuner/base/json.h"
#include "tuner/catalogue/order.h"
#include "tuner/search/benchmark/prior_hints.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/search.h"

#define PREFIX "replay:"

/* The progress of the sweep on a case. */
struct replayed_case {
	const struct recording *recording;
	int winner;    /* -1: none yet */
	double lowest; /* its time in seconds */
	char *built;   /* configurations that are built */
	char *tried;   /* configurations tried, with whatever fraction of samples */
	int trials;
	double clock; /* simulated seconds of the trials */
};

struct replay {
	const struct sweep_request *request;
	struct progress *progress;
	double seconds; /* of the budget; INFINITY: no limit */
	int64_t trials; /* left; INT64_MAX: no limit */
	struct replayed_case *cases;
	int count;
	struct prior_hints priors;
};

const char *replay_path(const char *device)
{
	return strncmp(device, PREFIX, strlen(PREFIX)) == 0 ? device + strlen(PREFIX) : NULL;
}

int replay_refuse(const struct replay_option *options, size_t count, struct err *e)
{
	for (size_t i = 0; i < count; i++)
		if (options[i].given)
			return err_as(e, ERR_USAGE, "option '--%s' is for devices: %s", options[i].name,
				      options[i].why ? options[i].why : "a recording has what was measured");
	return 0;
}

/* ---- selection of cases ---- */

/* As in a sweep, only the default unless the request names others. */
static int allows_key_type(const struct strings *list, const char *text)
{
	return list->count ? strings_have(list, text) : !*text || strcmp(text, KEY_TYPE_DEFAULT) == 0;
}

/* Whether the geometry, a spec or a path, is requested. */
static int is_wanted(const struct strings *list, const char *name, int *yes, struct err *e)
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
	*yes = strcmp(r->operation, c->operation) == 0 && strings_allow(&r->types, c->type) &&
	       strings_allow(&r->opers, c->oper) && allows_key_type(&r->key_types, c->key_type) &&
	       c->cold == !r->sampling.warm;
	return *yes ? is_wanted(&r->geometries, c->geometry, yes, e) : 0;
}

/* Variants of strategies that were not requested are never tried. */
static int is_allowed(const struct sweep_request *r, const struct recording *c, int config)
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

/* Fails if no variant recorded in the cases is of one of the strategies. */
static int check_strategies(const struct strings *list, const struct recording *cases, int count, struct err *e)
{
	for (int i = 0; i < list->count; i++) {
		const struct sweep_request one = {.strategies = {.items = &list->items[i], .count = 1}};
		int found = 0;

		for (int k = 0; k < count && !found; k++)
			for (int c = 0; c < cases[k].space.nconfigs && !found; c++)
				found = is_allowed(&one, &cases[k], c);
		if (!found)
			return err_set(e, "the cases have no variant of strategy '%s'", list->items[i]);
	}
	return 0;
}

/* ---- one case ---- */

static void print_trial(const struct recording *c, const struct trial *t, double seconds, double clock)
{
	char text[512];

	space_text(&c->space, t->config, text, sizeof text);
	(void)fputs("{\"case\":", stdout);
	json_string(stdout, c->name);
	json_field(stdout, "variant", text);
	if (isfinite(seconds))
		(void)printf(",\"seconds\":%.9g", seconds);
	(void)printf(",\"share\":%g,\"clock\":%.9g}\n", t->share, clock);
}

static void print_case(const struct replay *r, const struct replayed_case *x)
{
	const struct recording *c = x->recording;
	double optimum = INFINITY;
	char text[512];

	if (x->winner < 0) {
		progress_say(r->progress, "%s: nothing found in %d trials", c->name, x->trials);
		return;
	}
	for (int i = 0; i < c->space.nconfigs; i++)
		optimum = fmin(optimum, c->outcomes[i].seconds);
	space_text(&c->space, x->winner, text, sizeof text);
	progress_say(r->progress, "%s: %.4g ms, %.1f%% slower than the best recorded, %d trials of %d, %.3g s: %s",
		     c->name, 1e3 * c->outcomes[x->winner].seconds,
		     100 * (c->outcomes[x->winner].seconds / optimum - 1), x->trials, c->space.nconfigs, x->clock,
		     text);
}

/* Whether a build for one case also serves the other. */
static int share_builds(const struct recording *a, const struct recording *b)
{
	const struct operation *operation = operation_find(a->operation);

	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0 &&
	       !(operation && operation->regular);
}

static void note_build(const struct replay *r, struct replayed_case *x, int config)
{
	if (x->built[config])
		return;
	for (int k = 0; k < r->count; k++) {
		struct replayed_case *y = &r->cases[k];
		int same = share_builds(x->recording, y->recording)
				   ? recording_translate(x->recording, config, y->recording)
				   : -1;

		if (same >= 0)
			y->built[same] = 1;
	}
	x->built[config] = 1;
}

static double try_config(struct replay *r, struct replayed_case *x, const struct trial *t)
{
	double cost = 0, seconds = recording_try(x->recording, t->config, t->share, x->built[t->config], &cost);

	note_build(r, x, t->config);
	x->tried[t->config] = 1;
	x->trials++;
	x->clock += cost;
	r->seconds -= cost;
	r->trials -= r->trials != INT64_MAX;
	if (r->progress->mode == PROGRESS_JSON)
		print_trial(x->recording, t, seconds, x->clock);
	if (seconds < x->lowest) {
		x->lowest = seconds;
		x->winner = t->config;
	}
	return seconds;
}

/* Runs until the case's share of the budget is spent or everything was tried. Variants that are not allowed cost
 * nothing. */
static int search_case(struct replay *r, struct replayed_case *x, struct search *search, double share, struct err *e)
{
	const double budget = r->seconds * share;
	const int64_t most = r->trials == INT64_MAX ? INT64_MAX : (int64_t)ceil((double)r->trials * share);
	struct trial t;

	while (x->clock < budget && x->trials < most && search_next(search, &t) == SEARCH_TRIAL) {
		if (stop_requested(e))
			return -1;
		search_report(search, &t,
			      is_allowed(r->request, x->recording, t.config) ? try_config(r, x, &t) : INFINITY);
	}
	return 0;
}

/* As in a sweep: the winners of previous cases, nearest first, and hints from priors. hints has room for all cases and
 * PRIORS_FIRST. */
static int list_hints(struct replay *r, int k, int *hints, struct err *e)
{
	int n = 0, known;

	for (int before = k - 1; before >= 0; before--) {
		const struct replayed_case *x = &r->cases[before];
		int hint = x->winner < 0 ? -1 : recording_translate(x->recording, x->winner, r->cases[k].recording);

		if (hint >= 0)
			hints[n++] = hint;
	}
	known = prior_hints_find(&r->priors, r->cases[k].recording, 0, hints + n, e);
	return known < 0 ? -1 : n + known;
}

/* One share of the budget is reserved for try_winners. */
static int run_case(struct replay *r, int k, struct err *e)
{
	struct replayed_case *x = &r->cases[k];
	int *hints = calloc((size_t)r->count + PRIORS_FIRST, sizeof *hints), status;
	struct search_options o = {.seed = r->request->seed, .hints = hints};
	struct search *search = NULL;

	if (!hints)
		return err_as(e, ERR_TOO_LARGE, "out of memory to replay '%s'", x->recording->name);
	o.nhints = list_hints(r, k, hints, e);
	status = o.nhints < 0 ? -1 : search_open(r->request->search, &x->recording->space, &o, &search, e);
	if (status == 0)
		status = search_case(
			r, x, search,
			search_budget_share(r->count - k + (r->count > 1), r->count, k == 0 && o.nhints == 0), e);
	search_close(search);
	free(hints);
	return status;
}

/* ---- all cases ---- */

/* Tries the winner of case `from` on case k, unless that was done or k does not have it. */
static void try_winner(struct replay *r, int from, int k)
{
	const struct replayed_case *x = &r->cases[from];
	struct replayed_case *y = &r->cases[k];
	struct trial t = {.share = 1};

	if (x->winner < 0 || r->seconds <= 0 || r->trials <= 0)
		return;
	t.config = recording_translate(x->recording, x->winner, y->recording);
	if (t.config >= 0 && !y->tried[t.config])
		(void)try_config(r, y, &t);
}

/* As at the end of a sweep: tries the winners of both neighbours, of which a search knew only one; then each winner
 * everywhere. */
static void try_winners(struct replay *r)
{
	for (int k = 0; k < r->count; k++) {
		if (k > 0)
			try_winner(r, k - 1, k);
		if (k + 1 < r->count)
			try_winner(r, k + 1, k);
	}
	for (int from = r->count - 1; from >= 0; from--)
		for (int k = 0; k < r->count; k++)
			try_winner(r, from, k);
}

static void release_cases(struct replay *r)
{
	for (int k = 0; r->cases && k < r->count; k++) {
		free(r->cases[k].built);
		free(r->cases[k].tried);
	}
	free(r->cases);
}

static int init_cases(struct replay *r, const struct recording *list, struct err *e)
{
	int complete;

	r->cases = calloc((size_t)r->count + 1, sizeof *r->cases);
	complete = r->cases != NULL;
	for (int k = 0; k < r->count && complete; k++) {
		const size_t configs = (size_t)list[k].space.nconfigs + 1;
		struct replayed_case *x = &r->cases[k];

		*x = (struct replayed_case){.recording = &list[k], .winner = -1, .lowest = INFINITY};
		x->built = calloc(configs, 1);
		x->tried = calloc(configs, 1);
		complete = x->built && x->tried;
	}
	return complete ? 0 : err_as(e, ERR_TOO_LARGE, "out of memory to replay %d cases", r->count);
}

static int run_cases(struct replay *r, const struct recording *list, struct err *e)
{
	int status = init_cases(r, list, e);

	for (int k = 0; k < r->count && status == 0; k++)
		status = run_case(r, k, e);
	if (status == 0)
		try_winners(r);
	for (int k = 0; k < r->count && status == 0; k++)
		print_case(r, &r->cases[k]);
	release_cases(r);
	return status;
}

/* Moves the case that a sweep takes first to the front. */
static int move_first(const char *operation, struct recording *list, int count, struct err *e)
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

/* Moves matching cases to the front, *chosen of them; by swapping, because the caller releases all. */
static int choose_cases(const struct sweep_request *r, struct recording *list, int count, int *chosen, struct err *e)
{
	*chosen = 0;
	for (int i = 0; i < count; i++) {
		const struct recording kept = list[i];
		int yes;

		if (matches(r, &kept, &yes, e))
			return -1;
		if (yes) {
			list[i] = list[*chosen];
			list[(*chosen)++] = kept;
		}
	}
	return 0;
}

int replay_sweep(const char *path, const struct sweep_request *r, struct progress *p, struct err *e)
{
	struct replay s = {.request = r,
			   .progress = p,
			   .seconds = r->budget > 0 ? r->budget : INFINITY,
			   .trials = r->evaluations ? r->evaluations : INT64_MAX,
			   .priors = {.files = &r->priors}};
	struct recording *list;
	int count, status;

	if (recording_read_db(path, 1, &list, &count, e))
		return -1;
	status = choose_cases(r, list, count, &s.count, e);
	if (status == 0 && s.count == 0)
		status = err_set(e, "'%s' has no case of %s that matches", path, r->operation);
	if (status == 0)
		status = check_strategies(&r->strategies, list, s.count, e);
	if (status == 0)
		status = move_first(r->operation, list, s.count, e) || run_cases(&s, list, e) ? -1 : 0;
	prior_hints_release(&s.priors);
	recording_list_release(list, count);
	return status;
}
