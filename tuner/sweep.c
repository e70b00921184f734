#include "sweep.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/hostmem.h"
#include "sweep_parts.h"

/*
 * Variants are the outer loop, cases the inner one: each build is used on every case while it is there, and when a
 * budget ends, what was measured was measured on all lengths, so that any of it can serve as a launch box anywhere. For
 * that all cases must be on the device at once; where they do not fit they are taken in groups. Geometries of a group
 * are made first, since all that is decided depends on them; what a case gives is computed while others are measured,
 * and a case that is ready late catches up.
 */

/* Share of device and host memory that a group of cases may take; variants' temporaries need room beside it. */
#define GROUP_SHARE 0.5
#define FINALS_SHARE 0.1 /* of a budget that is kept for them */

struct data_list {
	struct dataset dataset;
	struct data_list *next;
};

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
	if (!sweep_early_data(sw->request->early, sw->type, sw->oper, n, &d->dataset) &&
	    dataset_make_until(session_stop_flag(), sw->type, sw->oper, DATA_SIGNED, n, &d->dataset, e)) {
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

int sweep_open_next(struct sweep *sw, int wait, struct err *e)
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

static void close_group(struct sweep *sw)
{
	ahead_close(sw->ahead);
	sw->ahead = NULL;
	for (int i = 0; i < sw->ncases; i++)
		case_close(&sw->cases[i]);
	builds_pass_all(&sw->builds);
	free(sw->cases);
	free(sw->entries);
	free(sw->candidates);
	free(sw->plan);
	sw->plan = NULL;
	sw->cases = NULL;
	sw->entries = NULL;
	sw->candidates = NULL;
	sw->ncases = sw->nentries = sw->ncandidates = sw->expected = sw->opened = sw->left_out = 0;
	sw->footprint = sw->held = 0;
}

/* Does another case of this footprint fit beside those of the group? A first one is always tried. */
static int has_room(const struct sweep *sw, const struct geometry *g)
{
	double memory = fmin((double)sw->session->gpu->info.memory_bytes, (double)host_memory_free() + sw->held);

	return sw->ncases == 0 ||
	       sw->footprint + case_footprint(sw->operation, g, oper_result(sw->oper, sw->type)) < GROUP_SHARE * memory;
}

static void release_builds(struct sweep *sw)
{
	builds_release(&sw->builds);
	memset(&sw->builds, 0, sizeof sw->builds);
}

/* Builds are for offsets of one type, and for one length of segments where that is compiled in. */
static int builds_serve(const struct sweep *sw, const struct geometry *g)
{
	return sw->builds.session && sw->builds.offset_type == problem_offset_type(g) &&
	       sw->builds.length == problem_length(sw->operation, g);
}

/* What was built and verified for the group before serves one that begins with g, too, if it can. */
static void use_builds(struct sweep *sw, const struct geometry *g)
{
	if (builds_serve(sw, g))
		return;
	release_builds(sw);
	builds_init(&sw->builds, sw->session, sw->request->operation, sw->type, sw->oper, problem_offset_type(g),
		    problem_length(sw->operation, g));
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
	if (sw->ncases == 0)
		use_builds(sw, g);
	sw->footprint += footprint;
	sw->held += (double)(g->segments + 1) * sizeof *g->offsets;
	return case_begin(&sw->cases[sw->ncases++], sw->session, sw->operation, data, g, sw->sampling.cold, e);
}

static int asks_by_case(const struct sweep_request *r)
{
	return strcmp(r->search, "exhaustive") != 0 && strcmp(r->search, "random") != 0;
}

static int search(struct sweep *sw, struct err *e)
{
	int status = asks_by_case(sw->request) ? sweep_search_cases(sw, e) : sweep_try_all(sw, e);

	sw->ended |= sweep_is_spent(sw);
	return status;
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
	/* On a CPU making cases would take what variants are timed with. */
	status = ahead_open(sw->cases, sw->ncases, !sw->session->gpu->info.is_cpu, &sw->ahead, e) ||
				 sweep_list_candidates(sw, e) || search(sw, e) ||
				 (!sw->request->no_finals && sweep_hold_finals(sw, group_end, e)) ||
				 sweep_measure_peers(sw, e)
			 ? -1
			 : 0;
	sw->listed += sw->nentries - sw->left_out;
	for (int i = 0; i < sw->ncases; i++) {
		case_say(&sw->cases[i]);
		sw->tried += sw->cases[i].measured + sw->cases[i].reused + sw->cases[i].failed;
		if (status == 0)
			status = case_find_valid(&sw->cases[i], &sw->found.valid, e);
	}
	sw->deadline = end;
	return status;
}

/* Where all segments must have one length, what a fixed length leaves over is left out, and others are passed over. */
static int is_regular_enough(struct sweep *sw, struct geometry *g)
{
	if (!sw->operation->regular)
		return 1;
	geometry_drop_rest(g);
	if (g->stats.min == g->stats.max && g->stats.max > 0)
		return 1;
	(void)snprintf(sw->found.why, sizeof sw->found.why, "%s wants segments of one length", sw->operation->name);
	progress_say(&sw->session->progress, "skipped '%s': %s", g->name, sw->found.why);
	return 0;
}

/* How many of the cases from i on are this device's, as far as that is known. */
static int cases_left(const struct sweep *sw, int i)
{
	const struct share *share = sw->request->share;
	int left = sw->request->geometries.count - i;

	return share ? left / share_devices(share) : left;
}

static int draw(const struct sweep *sw, int i, struct geometry *g, struct err *e)
{
	if (i == 0 && sweep_early_geometry(sw->request->early, g))
		return 0;
	return geometry_make_until(session_stop_flag(), sw->request->geometries.items[i], g, e);
}

/* Go through the geometries from .. to - 1, a group at a time. */
static int run_geometries(struct sweep *sw, int from, int to, struct err *e)
{
	const struct strings *list = &sw->request->geometries;
	int status = 0;

	for (int i = from; i < to && status == 0; i++) {
		struct geometry g;

		/* What the group has is released below, whatever ends it. */
		if (session_stopped(e) || draw(sw, i, &g, e)) {
			status = -1;
			break;
		}
		progress_say(&sw->session->progress, "case %d of %d: %s", i + 1, list->count, g.name);
		if (!is_regular_enough(sw, &g)) {
			geometry_release(&g);
			continue;
		}
		if (!has_room(sw, &g) || (sw->ncases > 0 && !builds_serve(sw, &g))) {
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
	while (status == 0 && !(sweep_is_spent(sw) && !sw->request->peers) &&
	       share_take(sw->request->share, sw->place, sw->pair, count, &from, &to))
		status = run_geometries(sw, from, to, e);
	return status;
}

/* Where a user's operator is at fault all that was tried is wrong. */
static void say_doubts(struct sweep *sw)
{
	if (sw->oper->user && sw->wrong && !sw->right)
		progress_complain(
			&sw->session->progress,
			"operator '%s' for %s: every variant was wrong: is it associative, is its identity one, "
			"is it commutative where it says so?",
			sw->oper->name, sw->type->name);
	sw->wrong = sw->right = 0;
}

/* One element type and operator. */
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
	release_builds(sw);
	release_data(sw);
	return status;
}

/* Of this device: all of them or, with others, its share. */
static int64_t evaluations_of(const struct sweep_request *r)
{
	if (!r->evaluations)
		return INT64_MAX;
	return r->share ? share_part(r->share, r->evaluations) : r->evaluations;
}

/* Budget and evaluations are shared out evenly among the pairs of type and operator: what one leaves, the next have. */
static int run_pairs(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	double end = r->budget > 0 ? progress_clock() + r->budget : INFINITY;
	int ntypes = r->types.count ? r->types.count : 1, nopers = r->opers.count ? r->opers.count : 1;
	const int64_t allowed = evaluations_of(r);
	int64_t used = 0;
	int left = ntypes * nopers;

	for (int t = 0; t < ntypes; t++)
		for (int o = 0; o < nopers; o++, left--) {
			double now = progress_clock();
			int64_t part = allowed == INT64_MAX ? allowed : (allowed - used + left - 1) / left;

			sw->pair = t * nopers + o;
			sw->type = elem_find(sweep_type_name(r, t));
			sw->oper = user_oper_find(r->defined, sweep_oper_name(r, o));
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
	if (r->target > 0)
		s.target = r->target;
	if (r->min_samples)
		s.min_samples = r->min_samples;
	if (r->max_samples)
		s.max_samples = r->max_samples;
	else if (s.max_samples < s.min_samples)
		s.max_samples = s.min_samples;
	if (s.min_samples > s.max_samples)
		s.min_samples = s.max_samples;
	if (r->time_cap > 0)
		s.time_cap = r->time_cap;
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
	struct sweep sw = {
		.session = s, .request = r, .operation = operation_find(r->operation), .sampling = sampling_of(r)};
	int status;

	if (sweep_check_request(s->catalogue, r, e))
		return -1;
	session_say_device(s);
	if (sweep_find_peers(s, r, e))
		return -1;
	if (r->share) {
		sw.place = share_join(r->share, s->gpu->info.name);
		store_share(s->store);
	}
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
