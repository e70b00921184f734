/*
 * A launch that chooses between two kernels, through OpenCL: of a library whose only box is segreduce/threads_fitted
 * with UNROLL=0, whose source this includes to see the plans' launches. Few segments get the kernel with 8 loads in
 * flight per thread, a million the one with 2, many of which one is long that with 8, and all are right. And what
 * launches know of the longest segment. Exits 77 without a device.
 */
#include "segred.c"

enum { FEW = 50, SOME = 1 << 17, MANY = 1 << 20, EACH = 2 };

static int failures;

static void check(int condition, const char *what)
{
	failures += !condition;
	if (!condition)
		(void)printf("FAIL %s\n", what);
}

/* Sums of ones over segments of EACH elements, the last of which has `last`. */
static int are_right(segred_context *c, segred_plan *plan, void *const memory[3], int32_t segments, int32_t last)
{
	float *result = malloc((size_t)segments * sizeof *result);
	int right = result && segred_execute(plan, memory[0], memory[2], NULL) == SEGRED_OK &&
		    segred_memory_read(c, memory[2], (size_t)segments * sizeof *result, result) == SEGRED_OK;

	for (int32_t i = 0; right && i < segments; i++)
		right = result[i] == (i < segments - 1 ? EACH : last);
	free(result);
	return right;
}

/* A plan for so many segments launches this kernel once, and its results are right. */
static void launches(segred_context *c, void *const memory[3], int32_t segments, int32_t last, const char *kernel)
{
	struct segred_problem p;
	segred_plan *plan = NULL;

	segred_problem_init(&p);
	p.n = (int64_t)(segments - 1) * EACH + last;
	p.segments = segments;
	p.offsets = memory[1];
	check(segred_plan_probed(c, &p, NULL, &plan) == SEGRED_OK, "a plan");
	if (!plan)
		return;
	check(plan->nsteps == 1 && strcmp(plan->steps[0].launch->kernel, kernel) == 0, kernel);
	check(are_right(c, plan, memory, segments, last), "its results");
	segred_plan_free(plan);
}

/* What launches know of the longest segment: if it is unknown, the longest one sampled. */
static void know_longest(const segred_context *c)
{
	static const struct {
		int64_t longest, seen, known;
	} cases[] = {{-1, 0, 0}, {-1, 7, 7}, {0, 0, 0}, {9, 7, 9}};
	struct segred_problem p;

	segred_problem_init(&p);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		p.longest = cases[i].longest;
		p.longest_seen = cases[i].seen;
		check(make_inputs(c, find_kind(&p), &p).longest == cases[i].known, "the longest segment of a launch");
	}
}

int main(void)
{
	static float values[MANY * EACH];
	static int32_t offsets[MANY + 1];
	void *memory[3], *one_long[3];
	segred_context *c;

	if (segred_open("opencl:0", &c) != SEGRED_OK)
		return 77;
	for (int32_t i = 0; i < MANY * EACH; i++)
		values[i] = 1;
	for (int32_t i = 0; i <= MANY; i++)
		offsets[i] = i * EACH;
	if (segred_memory_make(c, sizeof values, values, &memory[0]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof offsets, offsets, &memory[1]) != SEGRED_OK ||
	    segred_memory_make(c, MANY * sizeof *values, values, &memory[2]) != SEGRED_OK)
		return 2;
	offsets[SOME] = MANY * EACH;
	memcpy(one_long, memory, sizeof one_long);
	if (segred_memory_make(c, (SOME + 1) * sizeof *offsets, offsets, &one_long[1]) != SEGRED_OK)
		return 2;
	launches(c, memory, FEW, EACH, "segreduce_threads_fitted_8_loads");
	launches(c, memory, SOME, EACH, "segreduce_threads_fitted");
	launches(c, memory, MANY, EACH, "segreduce_threads_fitted");
	launches(c, one_long, SOME, (MANY - SOME + 1) * EACH, "segreduce_threads_fitted_8_loads");
	know_longest(c);
	segred_memory_free(c, one_long[1]);
	for (int i = 0; i < 3; i++)
		segred_memory_free(c, memory[i]);
	segred_close(c);
	(void)printf("%d failures\n", failures);
	return failures != 0;
}
