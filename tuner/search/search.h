/* Search strategies over a tuning space: each proposes what to evaluate next and is told the times. They know nothing
 * about devices, cases or stores. The same seed and times give the same proposals. */
#ifndef SEGTUNE_SEARCH_H
#define SEGTUNE_SEARCH_H

#include <stdint.h>

#include "tuner/search/space.h"

struct search;

/* What to evaluate: a configuration, and the fraction of its samples to take (1: all; only `race` proposes less). */
struct trial {
	int config;
	double share;
};

struct search_options {
	uint64_t seed;
	const int *hints; /* configurations to try first, such as defaults and winners of similar cases; borrowed */
	int nhints;
	/* One flag per configuration: 1: drawn at random only after the others; NULL: none; borrowed. */
	const char *later;
};

struct search_listing {
	const char *name, *about;
};
int search_count(void);
struct search_listing search_list(int i);

/* The meaning of "auto": the strategy with the best score in results/search. */
#define SEARCH_DEFAULT "forest"

/* The name of a strategy, with "auto" replaced; NULL if unknown. */
const char *search_name(const char *name);

/* Returns -1 with e set to "unknown search 'exhastive': did you mean exhaustive?". */
int search_unknown(const char *name, struct err *e);

/* Begins to search the closed space s, which must outlive the search. ERR_USAGE for an unknown name. The caller closes
 * *search. */
int search_open(const char *name, const struct space *s, const struct search_options *o, struct search **search,
		struct err *e);
void search_close(struct search *s);

/* The fraction of the remaining budget that a case may spend; `left`: remaining cases, its own included. If nothing is
 * known yet, the first of many cases gets several shares, because later ones start from what it found. Replays of 27
 * mean lengths gained most from this (results/search/notes.md). */
double search_budget_share(int left, int count, int first);

enum search_status { SEARCH_DONE, SEARCH_TRIAL, SEARCH_WAIT };

/* SEARCH_TRIAL: evaluate *t; further trials may be requested before its time is reported. SEARCH_WAIT: a pending trial
 * must be reported first. SEARCH_DONE: the whole space has been tried. A configuration is proposed once, or again with
 * a larger share. */
enum search_status search_next(struct search *s, struct trial *t);

/* Reports each trial once: its time in seconds, or INFINITY if it failed. */
void search_report(struct search *s, const struct trial *t, double seconds);

#endif
