/* Where a search of a recorded space begins that knows databases of other devices: as a sweep with --priors does. */
#ifndef SEGTUNE_PRIOR_HINTS_H
#define SEGTUNE_PRIOR_HINTS_H

#include "tuner/base/strings.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/past_winners.h"

#define PRIORS_FIRST 4 /* configurations that a sweep takes from earlier ones, at most */

/* Winners of the databases for one operation at a time. Begin with files set, borrowed, and the rest zero. */
struct prior_hints {
	const struct strings *files;
	char operation[32];
	struct past_winners past;
};

/*
 * Configurations of r that won the nearest cases of the databases, or are most like such, the nearest first, into
 * hints, with room for PRIORS_FIRST. leave_out: none that r's own device measured. Returns how many, or -1.
 */
int prior_hints_find(struct prior_hints *h, const struct recording *r, int leave_out, int *hints, struct err *e);
void prior_hints_release(struct prior_hints *h);

#endif
