/* Prefix reductions of whole arrays and within segments. */
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

static int make_any_scan(struct problem *p, int segmented, int exclusive, struct err *e)
{
	const struct geometry *g = p->geometry;
	const int64_t all[2] = {0, g->n};
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if ((segmented && problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e)) ||
	    problem_add_result(p, g->n, &result, &tolerance, e))
		return -1;
	return reference_segscan(p->dataset, segmented ? g->offsets : all, segmented ? g->segments : 1, exclusive,
				 (struct expected){result, tolerance, 0}, e);
}

static int make_scan(struct problem *p, struct err *e)
{
	return make_any_scan(p, 0, 0, e);
}

static int make_scan_exclusive(struct problem *p, struct err *e)
{
	return make_any_scan(p, 0, 1, e);
}

static int make_segscan(struct problem *p, struct err *e)
{
	return make_any_scan(p, 1, 0, e);
}

static int make_segscan_exclusive(struct problem *p, struct err *e)
{
	return make_any_scan(p, 1, 1, e);
}

#define SCAN(text, maker)                                                                                              \
	{                                                                                                              \
		.name = (text), .arrays = {"values", "result", NULL}, .make = (maker), .combines = 1, .begins = 1,     \
		.in_place = 1, .narrows = 1, .large = 1                                                                \
	}
#define SEGSCAN(text, maker)                                                                                           \
	{                                                                                                              \
		.name = (text), .arrays = {"values", "offsets", "result", NULL}, .make = (maker), .combines = 1,       \
		.begins = 1, .in_place = 1, .narrows = 1, .large = 1                                                   \
	}

const struct operation scan_operations[] = {
	SCAN("scan", make_scan),
	SCAN("scan_exclusive", make_scan_exclusive),
	SEGSCAN("segscan", make_segscan),
	SEGSCAN("segscan_exclusive", make_segscan_exclusive),
	{.name = NULL},
};
