/*
 * Search strategies over a tuning space, by ask and tell: they say what to try next and hear how long it took. They
 * know nothing of devices, cases or stores; the same seed and the same answers give the same questions.
 */
#ifndef SEGTUNE_SEARCH_H
#define SEGTUNE_SEARCH_H

#include <stdint.h>

#include "tuner/search/space.h"

struct search;

/* What to try: a configuration, and which share of its samples to take (1: all; strategies that race ask for less). */
struct trial {
	int config;
	double share;
};

struct search_options {
	uint64_t seed;
	const int *hints; /* configurations to try first: defaults, winners of neighbouring cases; borrowed */
	int nhints;
};

/* Names and meanings of the strategies; name NULL at the end. */
struct search_listing {
	const char *name, *about;
};
int search_count(void);
struct search_listing search_list(int i);

/* What "auto" stands for: the strategy that scored best in results/search. */
#define SEARCH_DEFAULT "forest"

/* The name of a strategy with "auto" replaced, NULL if there is none such. */
const char *search_name(const char *name);

/* Begin to search the closed space s, which must outlive the search. ERR_USAGE for a name that there is not. */
int search_open(const char *name, const struct space *s, const struct search_options *o, struct search **search,
		struct err *e);
void search_close(struct search *s);

/*
 * Of what is left of a budget the share that a case may spend, with `left` shares to give, its own among them. The
 * first of `count` cases gets several shares where there are many and nothing is known to begin with: those behind it
 * begin with what it found. In replays of 27 lengths that was worth most (results/search).
 */
double search_share(int left, int count, int first);

enum search_answer { SEARCH_DONE, SEARCH_TRIAL, SEARCH_WAIT };

/*
 * SEARCH_TRIAL: try *t. Further trials may be asked for before it is told. SEARCH_WAIT: nothing before an outstanding
 * trial is told. SEARCH_DONE: the whole space was tried. No configuration is asked for twice, but for the same one with
 * a larger share.
 */
enum search_answer search_ask(struct search *s, struct trial *t);

/* What came of a trial: seconds, or INFINITY where it failed. Each trial asked for is told once. */
void search_tell(struct search *s, const struct trial *t, double seconds);

#endif
