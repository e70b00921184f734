/* What won the cases of a search, and where else it is tried; nobody but the search includes this. */
#ifndef SEGTUNE_SWEEP_WINNERS_H
#define SEGTUNE_SWEEP_WINNERS_H

#include "sweep_parts.h"

struct winners {
	struct variant *of; /* each case, without a family where there is none; room for all of the request */
	int cases;          /* of the group that were searched so far */
	/* Of the pairs of a winner and another case those before this one were tried, as far as that did not wait. */
	struct pair {
		int late, early; /* cases */
		int turn;        /* 0: the winner of the later case on the earlier one; 1: the other way */
	} next;
};

/*
 * While a build is waited for: the next winner that was not tried on one of the cases searched before. 1: one was
 * measured. 0: there is none.
 */
int winners_use_wait(struct winners *w, struct sweep *sw, struct err *e);

/*
 * With what is left of the budget, on sorted entries: each case once more with what is most like its neighbours'
 * winners (list has room for all entries), then each winner on all cases where it was not tried.
 */
int winners_try(struct winners *w, struct sweep *sw, struct variant *list, struct err *e);

#endif
