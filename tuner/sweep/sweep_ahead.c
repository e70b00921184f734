#include "tuner/sweep/sweep_ahead.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void ahead_begin(struct ahead *a)
{
	a->nmeasured = 0;
}

void ahead_release(struct ahead *a)
{
	free(a->measured);
	free(a->early);
	*a = (struct ahead){0};
}

/* Room for one more of so many bytes each; NULL with e filled without memory. */
static void *grow(void *list, int count, int *room, size_t bytes, struct err *e)
{
	const int more = *room ? 2 * *room : 64;
	void *grown;

	if (count < *room)
		return list;
	grown = realloc(list, (size_t)more * bytes);
	if (grown)
		*room = more;
	else
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	return grown;
}

int ahead_note(struct ahead *a, struct build *b, double seconds, int k, struct err *e)
{
	struct measured *grown = grow(a->measured, a->nmeasured, &a->room, sizeof *grown, e);
	int at = a->nmeasured;

	if (!grown)
		return -1;
	for (a->measured = grown; at > 0 && grown[at - 1].seconds > seconds; at--)
		grown[at] = grown[at - 1];
	grown[at] = (struct measured){b, seconds, k + 1};
	a->nmeasured++;
	return 0;
}

static int note_early(struct ahead *a, const struct variant *v, int k, double seconds, struct err *e)
{
	struct early *grown = grow(a->early, a->nearly, &a->early_room, sizeof *grown, e);
	int at = a->nearly;

	if (!grown)
		return -1;
	for (a->early = grown; at > 0 && grown[at - 1].seconds > seconds; at--)
		grown[at] = grown[at - 1];
	grown[at] = (struct early){k, *v, seconds};
	a->nearly++;
	return 0;
}

/* The case may be skipped, or the variant not for it. */
static int fits(const struct sweep *sw, const struct measured *m)
{
	return sw->cases[m->next].on_device && sweep_lists(sw, m->next, &m->build->variant);
}

static struct measured *choose(const struct ahead *a, const struct sweep *sw)
{
	for (int i = 0; i < a->nmeasured; i++) {
		struct measured *m = &a->measured[i];

		while (m->next < sw->opened && !fits(sw, m))
			m->next++;
		if (m->next < sw->opened)
			return m;
	}
	return NULL;
}

/* The best so far that a person sees stays that of the case under way. */
static int measure(struct ahead *a, struct sweep *sw, struct build *b, int k, struct err *e)
{
	struct progress *p = &sw->session->progress;
	struct sweep_case *c = &sw->cases[k];
	char best[sizeof p->best];

	if (sweep_prepare(sw, b, c, e))
		return -1;
	if (b->state != BUILD_OK)
		return 0;
	memcpy(best, p->best, sizeof best);
	if (case_measure(c, b, &sw->sampling, e))
		return -1;
	memcpy(p->best, best, sizeof best);
	progress_step(p, b->variant.family->name, sweep_time_left(sw));
	return isfinite(c->last) ? note_early(a, &b->variant, k, c->last, e) : 0;
}

int ahead_try(struct ahead *a, struct sweep *sw, int *did, struct err *e)
{
	const struct session *s = sw->session;
	struct measured *m = choose(a, sw);
	int k, seen;

	*did = m != NULL;
	if (!m)
		return 0;
	k = m->next++;
	if (store_seen(s->store, &s->gpu->info, &m->build->identity, sw->cases[k].id, &seen, e))
		return -1;
	return seen ? 0 : measure(a, sw, m->build, k, e);
}

int ahead_hints(const struct ahead *a, int k, struct variant *list)
{
	int count = 0;

	for (int i = 0; i < a->nearly; i++) {
		if (a->early[i].case_index != k)
			continue;
		if (list)
			list[count] = a->early[i].variant;
		count++;
	}
	return count;
}

int ahead_has(const struct ahead *a, int k, const struct variant *v)
{
	for (int i = 0; i < a->nearly; i++)
		if (a->early[i].case_index == k && variant_compare(&a->early[i].variant, v) == 0)
			return 1;
	return 0;
}
