/* Proposes all configurations in random order. */
#include "tuner/search/search_impl.h"

static int propose(struct search *s, double *share)
{
	(void)share;
	return search_random(s);
}

const struct search_method search_random_order = {
	.name = "random", .about = "everything, in an order drawn from the seed", .propose = propose};
