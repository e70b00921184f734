/* Proposes all configurations in the order of the space. */
#include "tuner/search/search_impl.h"

static int propose(struct search *s, double *share)
{
	(void)share;
	/* Follows the order made in init, after the hints. */
	return search_random(s);
}

static int init(struct search *s, struct err *e)
{
	(void)e;
	for (int i = 0; i < s->space->nconfigs; i++)
		s->order[i] = i;
	return 0;
}

const struct search_method search_exhaustive = {
	.name = "exhaustive", .about = "everything, in order", .init = init, .propose = propose};
