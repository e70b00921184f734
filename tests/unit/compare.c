/* Comparing two databases: the verdict from two intervals, and which rows belong together. */
#include "tuner/cli/db/compare_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"

static struct store_row row(const char *geometry, const char *strategy, double low, double seconds, double high)
{
	struct store_row r = {
		.n = 1000, .segments = 10, .mean = 100, .seconds = seconds, .low = low, .high = high, .cold = 1};

	(void)snprintf(r.device, sizeof r.device, "device");
	(void)snprintf(r.operation, sizeof r.operation, "segreduce");
	(void)snprintf(r.geometry, sizeof r.geometry, "%s", geometry);
	(void)snprintf(r.strategy, sizeof r.strategy, "%s", strategy);
	return r;
}

/* A time of 1 s with the interval 0.99 to 1.01 against these. */
static void test_verdicts(struct test_counts *t)
{
	static const struct {
		double low, seconds, high, threshold;
		enum comparison_verdict verdict;
	} cases[] = {
		{0.999, 1.000, 1.001, 0.02, COMPARED_SAME},    {1.19, 1.20, 1.21, 0.02, COMPARED_SLOWER},
		{0.79, 0.80, 0.81, 0.02, COMPARED_FASTER},     {0.90, 1.00, 1.10, 0.02, COMPARED_AMBIGUOUS},
		{1.00, 1.03, 1.06, 0.02, COMPARED_AMBIGUOUS},  {1.19, 1.20, 1.21, 0.30, COMPARED_SAME},
		{1.0110, 1.012, 1.013, 0.00, COMPARED_SLOWER}, {1.0000, 1.012, 1.013, 0.00, COMPARED_AMBIGUOUS},
		{0.90, 0.95, 0.975, 0.02, COMPARED_AMBIGUOUS}, {0.96, 0.965, 0.967, 0.02, COMPARED_FASTER},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const struct comparison_options o = {.threshold = cases[i].threshold};
		struct store_row a = row("g", "x", 0.99, 1, 1.01),
				 b = row("g", "y", cases[i].low, cases[i].seconds, cases[i].high);
		struct comparisons out;
		struct err e;
		int status = compare_rows(&o, &(struct compared_rows){&a, 1}, &(struct compared_rows){&b, 1}, &out, &e);

		test_ok(t, status == 0 && out.count == 1 && out.list[0].verdict == cases[i].verdict,
			"%g to %g with a threshold of %g is %s", cases[i].low, cases[i].high, cases[i].threshold,
			comparison_names[cases[i].verdict]);
		free(out.list);
	}
}

static void test_joined(struct test_counts *t)
{
	struct store_row a[] = {row("g", "slow", 4, 4, 4), row("g", "fast", 1, 1, 1), row("h", "fast", 2, 2, 2),
				row("only", "fast", 1, 1, 1)},
			 b[] = {row("h", "fast", 1, 1, 1), row("g", "slow", 2, 2, 2), row("g", "other", 3, 3, 3)};
	struct comparison_options o = {.threshold = 0.02};
	struct comparisons out;
	struct err e;
	const struct compared_rows x = {a, 4}, y = {b, 3};

	test_ok(t, compare_rows(&o, &x, &y, &out, &e) == 0 && out.count == 2 && out.only_a == 1 && out.only_b == 0,
		"two cases in common: %d, %d, %d", out.count, out.only_a, out.only_b);
	test_ok(t,
		out.count == 2 && strcmp(out.list[0].a->strategy, "fast") == 0 &&
			strcmp(out.list[0].b->strategy, "slow") == 0 && out.list[0].verdict == COMPARED_SLOWER &&
			out.list[1].verdict == COMPARED_FASTER,
		"the best of each, the slowest case first");
	free(out.list);
	o.variants = 1;
	test_ok(t,
		compare_rows(&o, &x, &y, &out, &e) == 0 && out.count == 2 && out.only_a == 2 && out.only_b == 1 &&
			out.list[0].ratio < 0.51,
		"by variant: %d, %d, %d", out.count, out.only_a, out.only_b);
	free(out.list);
	o.variants = 0;
	for (int i = 0; i < 3; i++)
		(void)snprintf(b[i].device, sizeof b[i].device, "another");
	test_ok(t, compare_rows(&o, &x, &y, &out, &e) == 0 && out.count == 0, "of other devices");
	free(out.list);
	o.across_devices = 1;
	test_ok(t, compare_rows(&o, &x, &y, &out, &e) == 0 && out.count == 2, "across them");
	free(out.list);
}

int main(void)
{
	struct test_counts t = {0};

	test_verdicts(&t);
	test_joined(&t);
	return test_end(&t);
}
