/* Starting points for searches of recorded spaces from databases of other devices, as in a sweep with --priors. */
#ifndef SEGTUNE_PRIOR_HINTS_H
#define SEGTUNE_PRIOR_HINTS_H

#include "tuner/base/strings.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/past_winners.h"

#define PRIORS_FIRST 4 /* maximum number of configurations that a sweep takes from earlier sweeps */

/* Winners of the databases, for one operation at a time. Set files (borrowed), and zero the rest. */
struct prior_hints {
	const struct strings *files;
	char operation[32];
	struct past_winners past;
};

/* Stores in hints, with room for PRIORS_FIRST, configurations of r that won the nearest cases of the databases or are
 * most similar to these winners, nearest first. leave_out: skip results of r's own device. Returns their number, or -1
 * with e filled. */
int prior_hints_find(struct prior_hints *h, const struct recording *r, int leave_out, int *hints, struct err *e);
void prior_hints_release(struct prior_hints *h);

#endif
