/* Shared by search strategies: random numbers, configurations not proposed yet, the order of results. */
#include <string.h>

#include "harness/base/rng.h"
#include "tuner/search/search_impl.h"

double search_uniform(struct search *s)
{
	return (double)(rng_bits(s->seed, 1, s->draws++) >> 11) * 0x1p-53;
}

int search_below(struct search *s, int count)
{
	return (int)(search_uniform(s) * count);
}

/* Fisher-Yates shuffle. */
void search_shuffle(struct search *s, int *list, int count)
{
	for (int i = count - 1; i > 0; i--) {
		int other = search_below(s, i + 1), kept = list[i];

		list[i] = list[other];
		list[other] = kept;
	}
}

int search_random(struct search *s)
{
	while (s->at < s->space->nconfigs && s->proposed[s->order[s->at]])
		s->at++;
	return s->at < s->space->nconfigs ? s->order[s->at] : SEARCH_NONE;
}

#define NEAR_TRIES 48 /* random steps before any configuration is accepted */

int search_near(struct search *s, const int *values)
{
	int trial[SPACE_PARAMS], config = space_find(s->space, values);

	for (int i = 0; (config < 0 || s->proposed[config]) && i < NEAR_TRIES; i++) {
		int steps = 1 + i / (NEAR_TRIES / 3);

		memcpy(trial, values, (size_t)s->space->nparams * sizeof *trial);
		while (steps-- > 0) {
			int p = search_below(s, s->space->nparams);

			trial[p] = search_below(s, s->space->params[p].nvalues);
		}
		config = space_find(s->space, trial);
	}
	return config >= 0 && !s->proposed[config] ? config : search_random(s);
}

int search_fastest_first(const void *left, const void *right)
{
	const struct search_result *a = left, *b = right;

	if (a->seconds < b->seconds || a->seconds > b->seconds)
		return a->seconds < b->seconds ? -1 : 1;
	return a->config - b->config;
}

int search_no_memory(const struct search *s, struct err *e)
{
	return err_as(e, ERR_TOO_LARGE, "out of memory to search %d configurations", s->space->nconfigs);
}
