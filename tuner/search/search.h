/*
 * Search strategies over a tuning space: each proposes what to evaluate next and receives the times. They know nothing
 * of devices, cases or stores; the same seed and the same times give the same proposals.
 */
#ifndef SEGTUNE_SEARCH_H
#define SEGTUNE_SEARCH_H

#include <stdint.h>

#include "tuner/search/space.h"

struct search;

/* What to evaluate: a configuration, and which share of its samples to take (1: all; only races propose less). */
struct trial {
	int config;
	double share;
};

struct search_options {
	uint64_t seed;
	const int *hints; /* configurations to try first: defaults, winners of neighbouring cases; borrowed */
	int nhints;
	const char *later; /* marks: configurations that are drawn at random behind the others; NULL: none; borrowed */
};

struct search_listing {
	const char *name, *about;
};
int search_count(void);
struct search_listing search_list(int i);

/* What "auto" stands for: the strategy that scored best in results/search. */
#define SEARCH_DEFAULT "forest"

/* The name of a strategy with "auto" replaced; NULL if it is unknown. */
const char *search_name(const char *name);

/* -1: "unknown search 'exhastive': did you mean exhaustive?" */
int search_unknown(const char *name, struct err *e);

/* Begin to search the closed space s, which must outlive the search. ERR_USAGE for an unknown name. */
int search_open(const char *name, const struct space *s, const struct search_options *o, struct search **search,
		struct err *e);
void search_close(struct search *s);

/*
 * The share of the remaining budget that a case may spend, with `left` shares to give, its own among them. Of many
 * cases the first gets several shares when nothing is known yet: the later ones start from what it found. Replays of 27
 * mean lengths gained most by this (results/search/notes.md).
 */
double search_budget_share(int left, int count, int first);

enum search_status { SEARCH_DONE, SEARCH_TRIAL, SEARCH_WAIT };

/*
 * SEARCH_TRIAL: evaluate *t; further trials may be requested before its time is reported. SEARCH_WAIT: nothing before a
 * pending trial is reported. SEARCH_DONE: the whole space has been tried. A configuration is proposed once, or again
 * with a larger share.
 */
enum search_status search_next(struct search *s, struct trial *t);

/* Report each trial once: its seconds, or INFINITY if it failed. */
void search_report(struct search *s, const struct trial *t, double seconds);

#endif
