/* Segmented reductions and reductions of whole arrays. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

#define STREAM_BEGINS 6 /* stream number for rng_bits */

static int make_segreduce(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, g->offsets, g->segments, (struct expected){result, tolerance, 0}, e);
}

/* Copies the segments from their places to contiguous memory and reduces them as usual. */
static int reduce_from(const struct problem *p, const int64_t *sources, void *result, double *tolerance, struct err *e)
{
	const struct geometry *g = p->geometry;
	size_t bytes = (size_t)p->dataset->type->bytes;
	struct dataset together = *p->dataset;
	int status;

	together.n = together.count = g->n;
	together.values = malloc((size_t)g->n * bytes + 1);
	if (!together.values)
		return err_as(e, ERR_TOO_LARGE, "no memory for %lld elements", (long long)g->n);
	for (int64_t s = 0; s < g->segments; s++)
		memcpy((char *)together.values + (size_t)g->offsets[s] * bytes,
		       (const char *)p->dataset->values + (size_t)sources[s] * bytes,
		       (size_t)(g->offsets[s + 1] - g->offsets[s]) * bytes);
	status = reference_segreduce(&together, g->offsets, g->segments, (struct expected){result, tolerance, 0}, e);
	free(together.values);
	return status;
}

static int make_indirect(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	int64_t *sources = problem_scatter_segments(g, 1, e);
	double *tolerance;
	void *result;
	int status = -1;

	if (!sources)
		return -1;
	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) == 0 &&
	    problem_add_offsets(p, "sources", sources, g->segments, e) == 0 &&
	    problem_add_result(p, g->segments, &result, &tolerance, e) == 0)
		status = reduce_from(p, sources, result, tolerance, e);
	free(sources);
	return status;
}

/* Segments of the geometry's lengths at random places: they overlap and leave gaps. One number per segment,
 * malloc'd. */
static int64_t *begin_anywhere(const struct geometry *g, struct err *e)
{
	/* Zeroed because static analysers do not see that all are set. */
	int64_t *begins = calloc((size_t)g->segments + 1, sizeof *begins);

	if (!begins)
		(void)err_as(e, ERR_TOO_LARGE, "no memory for the places of %lld segments", (long long)g->segments);
	for (int64_t s = 0; begins && s < g->segments; s++) {
		const int64_t places = g->n - (g->offsets[s + 1] - g->offsets[s]) + 1;

		begins[s] = (int64_t)(rng_bits(1, STREAM_BEGINS, (uint64_t)s) % (uint64_t)places);
	}
	return begins;
}

static int add_ranges(struct problem *p, const int64_t *begins, struct err *e)
{
	const struct geometry *g = p->geometry;
	int64_t *ends = malloc((size_t)g->segments * sizeof *ends + 1);
	int status;

	if (!ends)
		return err_as(e, ERR_TOO_LARGE, "no memory for the ends of %lld segments", (long long)g->segments);
	for (int64_t s = 0; s < g->segments; s++)
		ends[s] = begins[s] + g->offsets[s + 1] - g->offsets[s];
	status = problem_add_offsets(p, "begins", begins, g->segments, e) ||
				 problem_add_offsets(p, "ends", ends, g->segments, e)
			 ? -1
			 : 0;
	free(ends);
	return status;
}

static int make_ranges(struct problem *p, struct err *e)
{
	int64_t *begins = begin_anywhere(p->geometry, e);
	double *tolerance;
	void *result;
	int status = -1;

	problem_add_values(p, "values");
	if (begins && add_ranges(p, begins, e) == 0 &&
	    problem_add_result(p, p->geometry->segments, &result, &tolerance, e) == 0)
		status = reduce_from(p, begins, result, tolerance, e);
	free(begins);
	return status;
}

/* Offsets without the last: a segment ends where the next one begins, the last one with the values. */
static int make_starts(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, g->offsets, g->segments, (struct expected){result, tolerance, 0}, e);
}

static int make_regular(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, g->offsets, g->segments, (struct expected){result, tolerance, 0}, e);
}

static int make_reduce(struct problem *p, struct err *e)
{
	const int64_t all[2] = {0, p->geometry->n};
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_result(p, 1, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, all, 1, (struct expected){result, tolerance, 0}, e);
}

const struct operation reduce_operations[] = {
	{.name = "segreduce",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segreduce,
	 .combines = 1,
	 .finishes = 1,
	 .begins = 1},
	/* Segment s begins at sources[s]. */
	{.name = "segreduce_indirect",
	 .arrays = {"values", "offsets", "sources", "result", NULL},
	 .make = make_indirect,
	 .combines = 1,
	 .finishes = 1,
	 .begins = 1,
	 .scattered = 1},
	/* Segment s is begins[s] .. ends[s] - 1. */
	{.name = "segreduce_ranges",
	 .arrays = {"values", "begins", "ends", "result", NULL},
	 .make = make_ranges,
	 .combines = 1,
	 .finishes = 1,
	 .begins = 1,
	 .apart = 1,
	 .scattered = 1},
	/* Offsets lack the end of the last segment. */
	{.name = "segreduce_starts",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_starts,
	 .combines = 1,
	 .finishes = 1,
	 .begins = 1},
	{.name = "segreduce_regular",
	 .arrays = {"values", "result", NULL},
	 .make = make_regular,
	 .combines = 1,
	 .finishes = 1,
	 .begins = 1,
	 .regular = 1},
	{.name = "reduce",
	 .arrays = {"values", "result", NULL},
	 .make = make_reduce,
	 .combines = 1,
	 .finishes = 1,
	 .begins = 1},
	{.name = NULL},
};
