#include "sweep_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "finals.h"

#define FINALS_CAP 1.0 /* seconds a case at most */

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
	double tie = 2 * sw->sampling.target; /* what two measurements hide */
	int count;

	f->count = 0;
	if (!sw->cases[k].load)
		return 0;
	if (store_candidates(s->store, &s->gpu->info, sw->cases[k].id, fmax(FINALS_WITHIN, tie), list, ROUNDS_RIVALS,
			     &count, e))
		return -1;
	for (int i = 0; i < count; i++) {
		struct build *b;

		if (f->count >= FINALS_FEW && list[i].seconds > (1 + tie) * list[0].seconds)
			break;
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
		if (sweep_prepare(sw, f.builds[i], &sw->cases[k], e))
			return -1;
		if (f.builds[i]->state != BUILD_OK)
			return 0;
	}
	return met ? 0 : final_hold(final, &sw->cases[k], f.builds, f.about, f.count, &sw->sampling, cap, e);
}

int sweep_hold_finals(struct sweep *sw, double end, struct err *e)
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
