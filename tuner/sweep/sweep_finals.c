#include "harness/base/stop.h"
#include "tuner/sweep/sweep_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/sweep/finals.h"

#define COMPARISON_CAP 1.0 /* seconds */
#define COMPARISONS 3      /* of a case at most */
#define LEAST 4            /* the fastest that meet, however far apart */
/* Of two that are equal the first times differ by more than so many targets in one case of twenty: 2 deviations. */
#define HIDDEN 3.0

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
		if ((*build)->identity.hash != c->hash)
			*build = NULL;
		return 0;
	}
	return 0;
}

/* Who may take part on case k. */
struct finalists {
	int count;
	struct build *builds[ROUNDS_VARIANTS];
	int64_t rows[ROUNDS_VARIANTS];
	double about[ROUNDS_VARIANTS];
};

/* Does the i-th fastest, which took so many times what the fastest did, take part where first times hide so much? */
static int takes_part(int i, double times, double hidden)
{
	return i < LEAST || times <= 1 + hidden;
}

static int find_finalists(struct sweep *sw, int k, double hidden, struct finalists *f, struct err *e)
{
	struct session *s = sw->session;
	struct store_candidate list[ROUNDS_VARIANTS];
	int count;

	f->count = 0;
	if (!sw->cases[k].on_device)
		return 0;
	count = store_candidates(s->store, &s->gpu->info, sw->cases[k].id, list, ROUNDS_VARIANTS, e);
	if (count < 0)
		return -1;
	for (int i = 0; i < count && takes_part(f->count, list[i].seconds / list[0].seconds, hidden); i++) {
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

/* Built, and right on case k. */
static int prepare_all(struct sweep *sw, int k, const struct finalists *f, int *all, struct err *e)
{
	*all = 1;
	for (int i = 0; i < f->count && *all; i++) {
		if (sweep_prepare(sw, f->builds[i], &sw->cases[k], e))
			return -1;
		*all = f->builds[i]->state == BUILD_OK;
	}
	return 0;
}

/* What is known of the finals so far. */
struct finals {
	struct final *list; /* one a case */
	int *met;           /* of each case: how many met */
	double *hidden;     /* the cases' scatters, the smallest first */
	int count;          /* of those */
};

/*
 * How far first times were from those of a comparison: at one of its ends variants that are equal seem so far apart.
 * That may be far more than a measurement's samples tell of: another program's load comes and goes by the second.
 */
static double scatter(const struct final *f, const double *about)
{
	double least = 1, most = 1;

	for (int i = 0; i < f->rounds.nvariants; i++) {
		least = fmin(least, f->ranks[i].seconds / about[i]);
		most = fmax(most, f->ranks[i].seconds / about[i]);
	}
	return most / least - 1;
}

static void note_scatter(struct finals *f, double s)
{
	int at = f->count++;

	for (; at > 0 && f->hidden[at - 1] > s; at--)
		f->hidden[at] = f->hidden[at - 1];
	f->hidden[at] = s;
}

/* By how much first times may mislead: by what nine comparisons of ten showed, at least by what the target says. */
static double hidden(const struct sweep *sw, const struct finals *f)
{
	const double target = HIDDEN * sw->sampling.target;

	return f->count ? fmax(target, f->hidden[f->count * 9 / 10]) : target;
}

/* The next final of case k, if it has several that may be the best and they have not met already. */
static int hold_final(struct sweep *sw, int k, double seconds, struct finals *all, struct err *e)
{
	struct session *s = sw->session;
	struct finalists f = {0};
	int met, right;

	if (find_finalists(sw, k, hidden(sw, all), &f, e))
		return -1;
	if (f.count < 2 || f.count <= all->met[k])
		return 0;
	all->met[k] = f.count;
	met = store_has_final(s->store, &s->gpu->info, sw->cases[k].id, f.rows, f.count, e);
	if (met < 0 || (!met && prepare_all(sw, k, &f, &right, e)))
		return -1;
	if (met || !right)
		return 0;
	if (final_hold(&all->list[k], &sw->cases[k], f.builds, f.about, f.count, &sw->sampling, seconds, e))
		return -1;
	if (all->list[k].c)
		note_scatter(all, scatter(&all->list[k], f.about));
	return 0;
}

/* One of each case that needs one, as far as there is time. */
static int hold_finals(struct sweep *sw, double end, struct finals *all, struct err *e)
{
	for (int k = 0; k < sw->ncases; k++) {
		const double left = (end - progress_clock()) / (sw->ncases - k);

		if (left <= 0)
			return 0;
		if (stop_requested(e) || hold_final(sw, k, fmin(left, COMPARISON_CAP), all, e) ||
		    final_decide(all->list, sw->ncases, k, e))
			return -1;
	}
	return 0;
}

/*
 * What the finals of all cases tell of first times is known only after them: where it is much, those of whom the times
 * may have misled meet the others in another.
 */
int sweep_hold_finals(struct sweep *sw, double end, struct err *e)
{
	const size_t room = (size_t)sw->ncases + 1;
	struct finals all = {.list = calloc(room, sizeof *all.list),
			     .met = calloc(room, sizeof *all.met),
			     .hidden = calloc(COMPARISONS * room, sizeof *all.hidden)};
	int status = 0;

	if (!all.list || !all.met || !all.hidden)
		status = err_as(e, ERR_TOO_LARGE, "out of memory for the finals");
	for (int i = 0; i < COMPARISONS && status == 0; i++)
		status = hold_finals(sw, end, &all, e);
	/* Those that were held count, whatever ended the others. */
	for (int k = 0; all.list && k < sw->ncases; k++)
		if (final_decide(all.list, sw->ncases, k, status ? NULL : e))
			status = -1;
	free(all.list);
	free(all.met);
	free(all.hidden);
	return status;
}
