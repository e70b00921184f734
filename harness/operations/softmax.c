/* Softmax within segments: each element's share of its segment's sum of exponentials. */
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

static int make_segsoftmax(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->n, &result, &tolerance, e))
		return -1;
	return reference_segsoftmax(p->dataset, g->offsets, g->segments, (struct expected){result, tolerance, 0}, e);
}

static int make_segsoftmax_rows(struct problem *p, struct err *e)
{
	problem_add_values(p, "values");
	return problem_add_row_shares(p, e);
}

const struct operation softmax_operations[] = {
	{.name = "segsoftmax",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segsoftmax,
	 .opers = "logsumexp",
	 .combines = 1,
	 .finishes = 1,
	 .shares = 1,
	 .large = 1},
	/* Values [n, stride], of which the first width columns are used; results [n, width]. */
	{.name = "segsoftmax_rows",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segsoftmax_rows,
	 .opers = "logsumexp",
	 .combines = 1,
	 .rows = 1,
	 .finishes = 1,
	 .shares = 1,
	 .large = 1},
	{.name = NULL},
};
