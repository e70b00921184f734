/* Executes a request: pairs of types and operator, the cases of each in groups, each group through search, finals and
 * peers. Divides the budget among them. README.md shows the control flow. */
#include "tuner/sweep/sweep.h"

#include <stdio.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/stop.h"
#include "tuner/sweep/case_group.h"

#define FINALS_SHARE 0.1   /* fraction of a budget reserved for finals */
#define CONFIRM_SHARE 0.05 /* the same for confirming winners */
#define CROSS_SHARE 0.4    /* the same for measuring the best of each case on all others */
/* The same if the search tries variants on all cases in turn: only its last ones are incomplete. */
#define CROSS_REST 0.1

static int is_guided(const struct sweep_request *r)
{
	return strcmp(r->search, "exhaustive") != 0 && strcmp(r->search, "random") != 0;
}

/* ---- a group ---- */

static int search(struct case_group *g, struct err *e)
{
	struct sweep *sw = g->sweep;
	int status = is_guided(sw->request) ? sweep_guided(g, e) : sweep_exhaustively(g, e);

	sw->ended |= budget_is_spent(&sw->budget);
	return status;
}

/* Search, then measurements across cases, which have a reserved share of the budget; seconds: the time of the group. */
static int search_and_cross(struct case_group *g, double seconds, struct err *e)
{
	struct budget *budget = &g->sweep->budget;
	const double end = budget->deadline, share = is_guided(g->sweep->request) ? CROSS_SHARE : CROSS_REST;
	int64_t kept = 0;

	if (g->sweep->request->cross && isfinite(end))
		budget->deadline -= share * seconds;
	if (g->sweep->request->cross && budget_counts(budget) && budget->evaluations > 1)
		kept = (int64_t)ceil(share * (double)budget->evaluations);
	budget->evaluations -= kept;
	if (search(g, e) || case_group_take_all(g, e))
		return -1;
	budget->deadline = end;
	budget->evaluations += kept;
	return sweep_cross(g, e);
}

/* The number of variants wanted on case k. */
static int listed_of(const struct case_group *g, int k)
{
	int listed = 0;

	for (int i = 0; i < g->nentries; i++)
		listed += g->entries[i].case_index == k;
	return listed;
}

/* Stores how the search of each case ended, for later exports. */
static int note_ends(struct case_group *g, struct err *e)
{
	struct session *s = g->sweep->session;

	for (int k = 0; k < g->ncases; k++) {
		const struct sweep_case *c = &g->cases[k];
		const struct trial_counts *n = &c->count;
		const int listed = listed_of(g, k), tried = n->measured + n->reused + n->failed;
		const char *outcome = tried >= listed || (!g->sweep->ended && c->on_device) ? "complete"
				      : tried > 0                                           ? "cut_short"
											    : "not_reached";

		if (store_search_end(s->store, s->run, c->id, outcome, listed, e))
			return -1;
	}
	return 0;
}

/* Reports the group's cases in request order, and whether there is any valid result. */
static int report_group(struct case_group *g, struct err *e)
{
	struct sweep *sw = g->sweep;
	int status = 0;

	sw->listed += g->nentries;
	for (int index = 0; index < sw->request->geometries.count; index++)
		for (int k = 0; k < g->ncases; k++)
			if (g->cases[k].index == index)
				case_report(&g->cases[k]);
	for (int k = 0; k < g->ncases; k++) {
		const struct trial_counts *n = &g->cases[k].count;

		sw->tried += n->measured + n->reused + n->failed;
		if (status == 0)
			status = case_find_valid(&g->cases[k], &sw->found.valid, e);
	}
	return status;
}

/* How many of the cases after position i are for this device, as far as known. */
static int cases_behind(const struct sweep *sw, int i)
{
	const int left = sw->request->geometries.count - i;

	return sw->queue ? left / case_queue_devices(sw->queue) : left;
}

/* Winners are launched again a few times however late it is, because what is exported must be correct. */
static double time_for_winners(double share, double end)
{
	return isfinite(end) ? fmax(fmin(share, end - clock_now()), 0) : INFINITY;
}

/* When to stop launching runners-up, for a group that began at `begin` and has time until `end`. */
static double time_for_others(double begin, double end)
{
	const double now = clock_now();

	return fmin(end, now + CONFIRM_SHARE * (now - begin));
}

/* Handles the next cases, as many as fit. The group gets a share of the budget in proportion to its number of cases
 * among all that are left; in a pipeline it is unknown how many will fit. */
static int run_group(struct case_group *g, struct err *e)
{
	struct sweep *sw = g->sweep;
	const struct case_source *source = g->source;
	const int finals = !sw->request->sampling.no_finals;
	const double end = sw->budget.deadline;
	double begin, group_end, confirm = 0;
	int here, status;

	if (!source->pipelined && case_group_take_all(g, e))
		return -1;
	here = source->pipelined ? case_source_left(source) : g->ncases;
	if (here == 0)
		return 0;
	begin = clock_now();
	group_end =
		begin + (end - begin) * here / (here + cases_behind(sw, source->pipelined ? source->to : source->next));
	sw->budget.deadline = group_end;
	if (isfinite(group_end) && finals) {
		confirm = CONFIRM_SHARE * (group_end - begin);
		sw->budget.deadline -= FINALS_SHARE * (group_end - begin) + confirm;
	}
	status = search_and_cross(g, group_end - begin, e);
	if (g->is_full && source->pipelined && isfinite(end)) /* other groups will follow */
		group_end = fmin(group_end, clock_now() + FINALS_SHARE * (clock_now() - begin));
	if (status == 0 && finals)
		status = sweep_hold_finals(g, group_end - confirm, e) ||
					 sweep_confirm_winners(g, time_for_winners(confirm, group_end), e) ||
					 sweep_confirm_others(g, time_for_others(begin, group_end), e)
				 ? -1
				 : 0;
	if (status == 0)
		status = sweep_measure_peers(g, e);
	sw->budget.deadline = end;
	if (status == 0)
		status = note_ends(g, e);
	return report_group(g, status ? NULL : e) || status ? -1 : 0;
}

/* ---- a pair ---- */

/* Handles the geometries from .. to - 1, in sweep order, one group at a time. */
static int run_geometries(struct case_source *source, struct case_group *g, int from, int to, struct err *e)
{
	int status = 0;

	case_source_open(source, from, to);
	while (status == 0 && source->next < to) {
		status = stop_requested(e) || run_group(g, e) ? -1 : 0;
		case_group_close(g);
	}
	case_source_close(source);
	return status;
}

/* Handles all geometries, or what other devices leave of them. */
static int run_cases(struct sweep *sw, struct case_source *source, struct err *e)
{
	const int count = sw->request->geometries.count;
	struct case_group g = {.sweep = sw, .source = source};
	int from = 0, to = 0, status = 0;

	if (!sw->queue)
		return run_geometries(source, &g, 0, count, e);
	/* A device that may not measure any more leaves the rest to others. */
	while (status == 0 && !(budget_is_spent(&sw->budget) && !sw->request->peers) &&
	       case_queue_take(sw->queue, sw->place, sw->pair, count, &from, &to))
		status = run_geometries(source, &g, from, to, e);
	return status;
}

/* If every variant was wrong, the user's operator is probably at fault. */
static void report_doubts(struct sweep *sw)
{
	if (sw->oper->user && sw->wrong && !sw->right)
		progress_warn(&sw->session->progress,
			      "operator '%s' for %s: every variant was wrong: is it associative, is its identity "
			      "right, is it commutative if declared so?",
			      sw->oper->name, sw->type->name);
	sw->wrong = sw->right = 0;
}

/* Whether device and operation support the pair; if not, found.why says why. */
static int takes_pair(struct sweep *sw)
{
	const struct elem_type *key = operation_key(sw->operation);
	const char *lacking = device_unsupported_reason(&sw->session->gpu->info, sw->type, key);

	if (lacking)
		(void)snprintf(sw->found.why, sizeof sw->found.why, "%s", lacking);
	else if (!operation_takes(sw->operation, sw->type, sw->oper))
		sweep_explain_unsupported(sw->operation, sw->type, sw->oper, sw->found.why, sizeof sw->found.why);
	else
		return 1;
	return 0;
}

static int run_pair(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	struct case_source source = {
		.sweep = sw,
		/* On a CPU, making cases would take time from the variants being measured. */
		.pipelined = is_guided(r) && !sw->session->gpu->info.is_cpu && !r->evaluations,
		.first = first_case_index(r, sw->operation, sw->queue),
	};
	int status;

	if (!takes_pair(sw)) {
		progress_say(&sw->session->progress, "skipped %s %s: %s", sw->type->name, sw->oper->name,
			     sw->found.why);
		return 0;
	}
	status = run_cases(sw, &source, e);
	report_doubts(sw);
	builds_release(&sw->builds);
	case_source_release_data(&source);
	return status;
}

/* ---- the request ---- */

/* For this device: all, or with other devices its part. */
static int64_t evaluations_of(const struct sweep *sw)
{
	const struct sweep_request *r = sw->request;

	if (!r->evaluations)
		return INT64_MAX;
	return sw->queue ? case_queue_part(sw->queue, r->evaluations) : r->evaluations;
}

#define OPENING_FREE 0.5 /* seconds for opening the device that do not count for a time budget */
#define OPENING_MOST 0.5 /* fraction of a budget that opening the device may use */

/* The end of the time budget. Opening the device counts for the first sweep, which keeps half of its budget in any
 * case. */
static double end_of_budget(struct session *s, double budget)
{
	const double now = clock_now(), begin = s->opened > 0 ? fmin(s->opened + OPENING_FREE, now) : now;

	s->opened = 0;
	return budget > 0 ? fmax(begin + budget, now + (1 - OPENING_MOST) * budget) : INFINITY;
}

/* Divides budget and evaluations evenly among the pairs; what one does not use, later ones get. */
static int run_pairs(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	const double end = end_of_budget(sw->session, r->budget);
	const int64_t allowed = evaluations_of(sw);
	const int pairs = sweep_pairs(r);
	int64_t used = 0;

	for (sw->pair = 0; sw->pair < pairs; sw->pair++) {
		const int left = pairs - sw->pair;
		double now = clock_now();
		int64_t part = allowed == INT64_MAX ? allowed : (allowed - used + left - 1) / left;
		struct sweep_pair pair;

		sweep_pair_at(sw->session->catalogue, r, sw->pair, &pair);
		sw->operation = pair.operation;
		sw->type = elem_find(pair.type);
		sw->oper = sweep_request_oper(r, pair.oper, pair.input);
		sw->session->progress.behind = left - 1;
		sw->budget = (struct budget){now + (end - now) / left, part, end};
		if (run_pair(sw, e))
			return -1;
		used += part - sw->budget.evaluations;
	}
	return 0;
}

/* From the request. If the minimum number of samples exceeds the maximum, the maximum counts. */
static struct sampling sampling_of(const struct sweep_request *r)
{
	struct sampling s = sampling_default;

	s.cold = !r->sampling.warm;
	if (r->sampling.target > 0)
		s.target = r->sampling.target;
	if (r->sampling.min_samples)
		s.min_samples = r->sampling.min_samples;
	if (r->sampling.max_samples)
		s.max_samples = r->sampling.max_samples;
	else if (s.max_samples < s.min_samples)
		s.max_samples = s.min_samples;
	if (s.min_samples > s.max_samples)
		s.min_samples = s.max_samples;
	if (r->sampling.time_cap > 0)
		s.time_cap = r->sampling.time_cap;
	return s;
}

/* Earlier trials count as well: another run would continue with what is left. */
static void report_end(struct sweep *sw)
{
	const struct sweep_request *r = sw->request;
	const char *limit = r->evaluations <= 0 ? "budget"
			    : r->budget > 0     ? "budget or the limit on evaluations"
						: "limit on evaluations";

	if (sw->ended && sw->tried < sw->listed)
		progress_say(&sw->session->progress,
			     "the %s ended the sweep: %lld of %lld variants of all cases tried; run it again for more",
			     limit, (long long)sw->tried, (long long)sw->listed);
}

int sweep_fail(const struct sweep_found *found, const char *device, struct err *e)
{
	return err_set(e, "nothing valid was measured on %s%s%s", device, found->why[0] ? ": " : "", found->why);
}

int sweep_run(struct session *s, const struct sweep_request *r, struct case_queue *queue, struct first_case *first,
	      struct sweep_found *found, struct err *e)
{
	struct sweep sw = {.session = s, .request = r, .queue = queue, .first = first, .sampling = sampling_of(r)};
	int status;

	if (catalogue_add_keys(s->catalogue, r->defined.keys, e) || sweep_check_request(s->catalogue, r, e))
		return -1;
	sw.operation = sweep_operation(s->catalogue, r, 0);
	session_report_device(s);
	if (sweep_find_peers(s, r, e))
		return -1;
	if (queue) {
		sw.place = case_queue_join(queue, s->gpu->info.name);
		store_accept_same_name(s->store);
	}
	status = sweep_check_defined(&sw, e) || run_pairs(&sw, e) ? -1 : 0;
	user_reference_release(&sw.reference);
	if (status == 0) {
		report_end(&sw);
		session_report_drift(s);
		sweep_report_unfit(&sw);
	}
	*found = sw.found;
	return status;
}
