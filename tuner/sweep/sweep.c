#include "tuner/sweep/sweep.h"
#include "harness/base/stop.h"
#include "tuner/sweep/share.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/sweep/sweep_parts.h"

/*
 * Variants are the outer loop, cases the inner one: each build is used on every case while it is there, and when a
 * budget ends, what was measured was measured on all lengths, so that any of it can serve as a launch box anywhere. For
 * that all cases must be on the device at once; where they do not fit they are taken in groups. Geometries of a group
 * are made first, since all that is decided depends on them; what a case gives is computed while others are measured,
 * and a case that is ready late catches up. A search that asks case by case begins as soon as the first is there, and
 * takes in the others meanwhile.
 */

#define FINALS_SHARE 0.1 /* of a budget that is kept for them */

static void close_group(struct sweep *sw)
{
	supply_close_group(sw);
	builds_pass_all(&sw->builds);
	free(sw->entries);
	free(sw->candidates);
	free(sw->plan);
	sw->plan = NULL;
	sw->entries = NULL;
	sw->candidates = NULL;
	sw->nentries = sw->ncandidates = sw->expected = sw->left_out = 0;
}

static int asks_by_case(const struct sweep_request *r)
{
	return strcmp(r->search, "exhaustive") != 0 && strcmp(r->search, "random") != 0;
}

/* How many of the cases from i on are this device's, as far as that is known. */
static int cases_left(const struct sweep *sw, int i)
{
	const struct share *share = sw->request->share;
	int left = sw->request->geometries.count - i;

	return share ? left / share_devices(share) : left;
}

static int search(struct sweep *sw, struct err *e)
{
	int status = asks_by_case(sw->request) ? sweep_search_cases(sw, e) : sweep_try_all(sw, e);

	sw->ended |= sweep_is_spent(sw);
	return status;
}

/* What the group has, and whether anything valid is there for it. */
static int tell_group(struct sweep *sw, struct err *e)
{
	int status = 0;

	sw->listed += sw->nentries - sw->left_out;
	/* As they were listed. */
	for (int index = 0; index < sw->request->geometries.count; index++)
		for (int i = 0; i < sw->ncases; i++)
			if (sw->cases[i].index == index)
				case_say(&sw->cases[i]);
	for (int i = 0; i < sw->ncases; i++) {
		const struct sweep_case *c = &sw->cases[i];

		sw->tried += c->measured + c->reused + c->failed;
		if (status == 0)
			status = case_find_valid(c, &sw->found.valid, e);
	}
	return status;
}

static int take_all(struct sweep *sw, struct err *e)
{
	int status;

	do
		status = sweep_take(sw, 1, e);
	while (status > 0);
	return status;
}

/* The next cases, as many as fit; where they are taken in only when their turn comes, it is not known how many fit. */
static int run_group(struct sweep *sw, struct err *e)
{
	const struct supply *supply = &sw->supply;
	const double end = sw->deadline;
	double begin, group_end;
	int here, behind, status;

	if (!sw->is_lazy && take_all(sw, e))
		return -1;
	here = sw->is_lazy ? supply->to - supply->next : sw->ncases;
	behind = cases_left(sw, sw->is_lazy ? supply->to : supply->next);
	if (here == 0)
		return 0;
	begin = progress_clock();
	group_end = begin + (end - begin) * here / (here + behind);
	sw->deadline = group_end;
	if (isfinite(group_end) && !sw->request->no_finals)
		sw->deadline -= FINALS_SHARE * (group_end - begin);
	status = search(sw, e) || take_all(sw, e) ? -1 : 0;
	if (sw->is_full && sw->is_lazy && isfinite(end))
		group_end = fmin(group_end, progress_clock() + FINALS_SHARE * (progress_clock() - begin));
	if (status == 0)
		status = (!sw->request->no_finals && sweep_hold_finals(sw, group_end, e)) || sweep_measure_peers(sw, e)
				 ? -1
				 : 0;
	sw->deadline = end;
	return tell_group(sw, status ? NULL : e) || status ? -1 : 0;
}

/* Go through the geometries from .. to - 1, in the order of the sweep, a group at a time. */
static int run_geometries(struct sweep *sw, int from, int to, struct err *e)
{
	int status = 0;

	supply_open(sw, from, to);
	while (status == 0 && sw->supply.next < to) {
		status = stop_requested(e) || run_group(sw, e) ? -1 : 0;
		close_group(sw);
	}
	supply_close(sw);
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
	while (status == 0 && !(sweep_is_spent(sw) && !sw->request->peers) &&
	       share_take(sw->request->share, sw->place, sw->pair, count, &from, &to))
		status = run_geometries(sw, from, to, e);
	return status;
}

/* Where a user's operator is at fault all that was tried is wrong. */
static void say_doubts(struct sweep *sw)
{
	if (sw->oper->user && sw->wrong && !sw->right)
		progress_warn(&sw->session->progress,
			      "operator '%s' for %s: every variant was wrong: is it associative, is its identity one, "
			      "is it commutative where it says so?",
			      sw->oper->name, sw->type->name);
	sw->wrong = sw->right = 0;
}

/* One key type, element type and operator. */
static int run_pair(struct sweep *sw, struct err *e)
{
	int status;

	if (!operation_takes(sw->operation, sw->type, sw->oper)) {
		sweep_tell_untaken(sw->operation, sw->type, sw->oper, sw->found.why, sizeof sw->found.why);
		progress_say(&sw->session->progress, "skipped %s %s: %s", sw->type->name, sw->oper->name,
			     sw->found.why);
		return 0;
	}
	status = run_share(sw, e);
	say_doubts(sw);
	sweep_release_builds(sw);
	sweep_release_data(sw);
	return status;
}

/* Of this device: all of them or, with others, its share. */
static int64_t evaluations_of(const struct sweep_request *r)
{
	if (!r->evaluations)
		return INT64_MAX;
	return r->share ? share_part(r->share, r->evaluations) : r->evaluations;
}

/* Budget and evaluations are shared out evenly among the pairs: what one leaves, the next have. */
static int run_pairs(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	double end = r->budget > 0 ? progress_clock() + r->budget : INFINITY;
	const int64_t allowed = evaluations_of(r);
	const int pairs = sweep_pairs(r);
	int64_t used = 0;

	for (sw->pair = 0; sw->pair < pairs; sw->pair++) {
		const int left = pairs - sw->pair;
		double now = progress_clock();
		int64_t part = allowed == INT64_MAX ? allowed : (allowed - used + left - 1) / left;
		struct sweep_pair pair;

		sweep_pair_at(sw->session->catalogue, r, sw->pair, &pair);
		sw->operation = pair.operation;
		sw->type = elem_find(pair.type);
		sw->oper = user_oper_find(r->defined, pair.oper);
		sw->deadline = now + (end - now) / left;
		sw->evaluations = part;
		if (run_pair(sw, e))
			return -1;
		used += part - sw->evaluations;
	}
	return 0;
}

/* As the request says; of a least and a most number of samples that contradict each other, the most is what counts. */
static struct sampling sampling_of(const struct sweep_request *r)
{
	struct sampling s = sampling_default;

	s.cold = !r->warm;
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

/* What was tried already counts: it is what is left that another run would go on with. */
static void say_end(struct sweep *sw)
{
	if (sw->ended && sw->tried < sw->listed)
		progress_say(&sw->session->progress,
			     "the budget ended it: %lld of %lld variants of all cases tried; run it again for more",
			     (long long)sw->tried, (long long)sw->listed);
}

int sweep_fail(const struct sweep_found *found, const char *device, struct err *e)
{
	return err_set(e, "nothing valid was measured on %s%s%s", device, found->why[0] ? ": " : "", found->why);
}

int sweep_run(struct session *s, const struct sweep_request *r, struct sweep_found *found, struct err *e)
{
	struct sweep sw = {.session = s, .request = r, .sampling = sampling_of(r)};
	int status;

	if (sweep_check_request(s->catalogue, r, e))
		return -1;
	sw.operation = sweep_operation(s->catalogue, r, 0);
	session_say_device(s);
	if (sweep_find_peers(s, r, e))
		return -1;
	if (r->share) {
		sw.place = share_join(r->share, s->gpu->info.name);
		store_accept_same_name(s->store);
	}
	/* On a CPU making cases would take what variants are timed with; what is counted must not depend on time. */
	sw.is_lazy = asks_by_case(r) && !s->gpu->info.is_cpu && !r->evaluations;
	sw.first = sweep_first(r, sw.operation);
	status = sweep_check_defined(&sw, e) || run_pairs(&sw, e) ? -1 : 0;
	user_reference_release(&sw.reference);
	if (status == 0) {
		say_end(&sw);
		session_say_drift(s);
		sweep_say_unfit(&sw);
	}
	*found = sw.found;
	return status;
}
