/*
 * How operators add elements to the fold of a run one after the other, where that takes less than to combine folds: no
 * division, no second comparison. In kernels: variants/lib/run.h.
 */
#include <string.h>

#include "harness/data/elem.h"

static const struct {
	const char *oper;
	struct oper_run run;
} runs[] = {
	/*
	 * Distances from the run's first element: three operations for each, one for their number, and a division where
	 * they are settled. As that is done within the first eight elements, of which it is one, squares of distances
	 * are at most eight times those from the mean.
	 */
	{"variance",
	 {.append = "const V apart = e.mean - sum.mean; sum.squares = V_FMA(apart, apart, sum.squares);"
		    " sum.rest += apart; sum.count += 1; return sum;",
	  .settle = "const V moved = V_RATIO(x.rest, (V)x.count);"
		    " x.mean += moved; x.squares -= moved * x.rest; x.rest = 0; return x;"}},
	/* Of equal values the first comes first. Nothing, with the identity's index, gives way to what follows it. */
	{"arg_maximum", {.append = "if ((sum.value < e.value) | (sum.index == LAST_INDEX)) return e; return sum;"}},
	{"arg_minimum", {.append = "if ((e.value < sum.value) | (sum.index == LAST_INDEX)) return e; return sum;"}},
};

const struct oper_run *oper_run_of(const struct oper *oper)
{
	for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
		if (!oper->user && strcmp(runs[i].oper, oper->name) == 0)
			return &runs[i].run;
	return NULL;
}
