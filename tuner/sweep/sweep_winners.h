/* What won the cases of a search, and where else it is tried; nobody but the search includes this. */
#ifndef SEGTUNE_SWEEP_WINNERS_H
#define SEGTUNE_SWEEP_WINNERS_H

#include "tuner/sweep/sweep_parts.h"

struct winners {
	struct variant *of; /* each case, without a family where there is none; room for all of the request */
	int cases;          /* of the group that were searched so far */
};

/*
 * With what is left of the budget, on sorted entries: each case once more with what is most like its neighbours'
 * winners (list has room for all entries), then each winner on all cases where it was not tried.
 */
int winners_try(const struct winners *w, struct sweep *sw, struct variant *list, struct err *e);

#endif
