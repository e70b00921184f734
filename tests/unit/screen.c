/* Which cases predict which others, and what they predict. */
#include "tuner/sweep/screen.h"

#include <math.h>

#include "../test.h"

/* Checks that case k has that level and is predicted by a and b. */
static void is_planned(struct test_counts *t, const struct screen *plan, int k, int level, int a, int b)
{
	test_ok(t, plan[k].level == level && plan[k].by[0] == a && plan[k].by[1] == b,
		"case %d: level %d by %d and %d (%d by %d and %d)", k, level, a, b, plan[k].level, plan[k].by[0],
		plan[k].by[1]);
}

static void test_lengths(struct test_counts *t)
{
	const struct screen_case cases[] = {
		{"uniform:n=64K,mean=16,seed=1", 65536, 16.1},
		{"uniform:n=64K,mean=1,seed=1", 65536, 1},
		{"uniform:n=64K,mean=2,seed=1", 65536, 2},
		{"uniform:n=64K,mean=4,seed=1", 65536, 4},
		{"uniform:n=64K,mean=8,seed=1", 65536, 8},
		{"uniform:n=64K,mean=32,seed=1", 65536, 32},
		{"uniform:n=64K,mean=64,seed=1", 65536, 63.9},
		{"uniform:n=64K,mean=64,seed=2", 65536, 63.7},
		{"lengths.rowlen", 65536, 16},
	};
	struct screen plan[9];

	test_ok(t, screen_plan(cases, 9, plan) == 3, "three levels of lengths");
	is_planned(t, plan, 1, 0, -1, -1);
	is_planned(t, plan, 0, 0, -1, -1);
	is_planned(t, plan, 6, 0, -1, -1); /* the last */
	is_planned(t, plan, 3, 1, 1, 0);
	is_planned(t, plan, 2, 2, 1, 3);
	is_planned(t, plan, 4, 2, 3, 0);
	is_planned(t, plan, 5, 2, 0, 6);
	is_planned(t, plan, 7, 0, -1, -1); /* another seed */
	is_planned(t, plan, 8, 0, -1, -1); /* a file */
}

static void test_ends(struct test_counts *t)
{
	const struct screen_case cases[] = {
		{"fixed:n=4K,mean=1", 4096, 1}, {"fixed:n=4K,mean=2", 4096, 2}, {"fixed:n=4K,mean=3", 4096, 3},
		{"fixed:n=4K,mean=4", 4096, 4}, {"fixed:n=4K,mean=5", 4096, 5}, {"fixed:n=4K,mean=6", 4096, 6},
		{"fixed:n=4K,mean=7", 4096, 7}, {"fixed:n=4K,mean=8", 4096, 8},
	};
	struct screen plan[8];

	(void)screen_plan(cases, 8, plan);
	is_planned(t, plan, 6, 1, 4, 7); /* there is nothing four further on */
	is_planned(t, plan, 7, 0, -1, -1);
	(void)screen_plan(cases, 4, plan);
	is_planned(t, plan, 2, 1, 0, 3);
	test_ok(t, screen_plan(cases, 2, plan) == 1, "two lengths tell nothing of each other");
}

static void test_sizes(struct test_counts *t)
{
	const struct screen_case cases[] = {
		{"uniform:n=256K,mean=4,seed=1", 262144, 4}, {"uniform:n=64K,mean=4,seed=1", 65536, 4},
		{"uniform:n=16K,mean=4,seed=1", 16384, 4},   {"uniform:n=64K,mean=4,seed=2", 65536, 4},
		{"uniform:n=16K,mean=8,seed=1", 16384, 8},   {"uniform:n=16K,mean=2,seed=1", 16384, 2},
	};
	struct screen plan[6];

	test_ok(t, screen_plan(cases, 6, plan) == 5, "levels of sizes follow those of lengths");
	is_planned(t, plan, 2, 2, 5, 4); /* the smallest: between 2 and 8 */
	is_planned(t, plan, 1, 3, 2, -1);
	is_planned(t, plan, 0, 4, 1, -1);
	is_planned(t, plan, 3, 0, -1, -1);
}

static void test_times(struct test_counts *t)
{
	static const struct {
		double times[SCREEN_BY];
		int drops;
		const char *what;
	} rows[] = {
		{{1.2, 5}, 0, "fast on one side"},
		{{1.3, 1.26}, 1, "slow on both"},
		{{0, 1.3}, 1, "slow where it is known"},
		{{0, 0}, 0, "not known"},
		{{(double)INFINITY, (double)INFINITY}, 1, "failed on both"},
		{{(double)NAN, 0}, 0, "no best to compare with"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		test_ok(t, screen_drops(0.25, rows[i].times) == rows[i].drops, "%s", rows[i].what);
}

int main(void)
{
	struct test_counts t = {0};

	test_lengths(&t);
	test_ends(&t);
	test_sizes(&t);
	test_times(&t);
	return test_end(&t);
}
