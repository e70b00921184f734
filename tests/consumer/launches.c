/*
 * Launches that know the lengths, through OpenCL: of a library whose only box is segreduce/threads_fitted, whose source
 * this includes to see the plans' launches. Where one segment is long, plans that know it have more threads per segment
 * than plans from the sizes alone, and so have calls without a plan once their probe has answered. Offsets of the same
 * size without a long segment get their own launch. Exits 77 without a device.
 */
#include "segred.c"

#include <math.h>

enum { N = 20000, SEGMENTS = 100, LONG = 10000, CALLS = 2000 };

struct arrays {
	struct segred_problem p;
	int32_t offsets[SEGMENTS + 1];
	void *memory[3]; /* values, offsets, result */
};

static int failures;

static void check(int condition, const char *what)
{
	failures += !condition;
	if (!condition)
		(void)printf("FAIL %s\n", what);
}

/* The first segment has `first` elements, the others share the rest. */
static int make_arrays(segred_context *c, int32_t first, struct arrays *a)
{
	static float values[N];
	int i;

	segred_problem_init(&a->p);
	a->p.n = N;
	a->p.segments = SEGMENTS;
	for (i = 0; i < N; i++)
		values[i] = 1;
	a->offsets[0] = 0;
	for (i = 1; i <= SEGMENTS; i++)
		a->offsets[i] = first + (int32_t)((int64_t)(N - first) * (i - 1) / (SEGMENTS - 1));
	if (segred_memory_make(c, sizeof values, values, &a->memory[0]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof a->offsets, a->offsets, &a->memory[1]) != SEGRED_OK ||
	    segred_memory_make(c, 4 * SEGMENTS, values, &a->memory[2]) != SEGRED_OK)
		return 0;
	a->p.offsets = a->memory[1];
	return 1;
}

static int is_right(segred_context *c, const struct arrays *a)
{
	float result[SEGMENTS];
	int i, wrong = 0;

	if (segred_memory_read(c, a->memory[2], sizeof result, result) != SEGRED_OK)
		return 0;
	for (i = 0; i < SEGMENTS; i++)
		wrong += fabs((double)result[i] - (a->offsets[i + 1] - a->offsets[i])) > 0.5;
	return wrong == 0;
}

/* The work-items of a plan's launch; 0 if there is none. */
static int64_t items_of(const segred_plan *plan)
{
	return plan && plan->nsteps == 1 ? plan->steps[0].grid * plan->steps[0].block : 0;
}

/* The work-items of a plan that is made and run. */
static int64_t planned(segred_context *c, struct arrays *a, int probes)
{
	segred_plan *plan = NULL;
	int64_t items;
	int status = probes ? segred_plan_probed(c, &a->p, NULL, &plan) : segred_plan_shape(c, &a->p, &plan);

	if (status == SEGRED_OK)
		status = segred_execute(plan, a->memory[0], a->memory[2], NULL);
	check(status == SEGRED_OK && is_right(c, a), "a plan's results");
	items = items_of(plan);
	segred_plan_free(plan);
	return items;
}

/* The work-items of a call without a plan. */
static int64_t called(segred_context *c, struct arrays *a)
{
	const int status = segred_run(c, &a->p, a->memory, NULL);

	check(status == SEGRED_OK && is_right(c, a), "a call's results");
	return c->runners && c->runners->newest ? items_of(c->runners->newest->plan) : 0;
}

int main(void)
{
	static struct arrays skewed, even;
	segred_context *c;
	int64_t by_sizes, by_lengths, items = 0;
	int i;

	if (segred_open("opencl:0", &c) != SEGRED_OK)
		return 77;
	if (!make_arrays(c, LONG, &skewed) || !make_arrays(c, N / SEGMENTS, &even))
		return 2;
	by_sizes = planned(c, &skewed, 0);
	by_lengths = planned(c, &skewed, 1);
	check(by_sizes > 0 && by_lengths > by_sizes, "a probed plan has more threads for a long segment");
	check(planned(c, &even, 1) == by_sizes, "and as many as by the sizes where there is none");
	check(called(c, &skewed) == by_sizes, "a first call goes by the sizes");
	for (i = 0; i < CALLS && items != by_lengths; i++)
		items = called(c, &skewed);
	check(items == by_lengths, "later calls go by what their probe found");
	check(called(c, &even) == by_sizes, "other offsets of the same size have a launch of their own");
	check(called(c, &skewed) == by_lengths, "and so have those from before");
	for (i = 0; i < 3; i++) {
		segred_memory_free(c, skewed.memory[i]);
		segred_memory_free(c, even.memory[i]);
	}
	segred_close(c);
	(void)printf("%d failures\n", failures);
	return failures != 0;
}
