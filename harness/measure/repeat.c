/* Verifies later calls: outputs are poisoned before and compared after runs that nobody waits for. A kernel that fails
 * only in its fourth launch, or in one of a thousand, passes the check of the first two. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/poison.h"
#include "harness/base/stop.h"
#include "harness/measure/bench_impl.h"

#define LAUNCHES_PER_WAIT 50 /* how far the host runs ahead of the device between two looks at the clock */
#define LAUNCHES_FIRST 4     /* launches before the first look, as each may take long */
#define GRACE 0.1            /* seconds that the launches between two looks may take in any case */

int results_poison(const struct plan_run *run, int turn, struct err *e)
{
	struct device_problem *p = run->problem;
	struct fill_job jobs[PROBLEM_ARRAYS];
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++)
		if (p->problem->arrays[k].role == ARRAY_OUT)
			jobs[count++] = (struct fill_job){p->output[0][k], poison_patterns[turn % 2]};
	return batch_fill(p->bench, jobs, count, 0, e) || outputs_take_values(p, 0, e) ? -1 : 0;
}

/* Poisons the temporaries whose contents calls must not rely on. */
static int poison_temps(const struct plan_run *run, int turn, struct err *e)
{
	struct fill_job jobs[PLAN_TEMPS];
	int count = 0;

	for (int k = 0; k < run->temps.count && !plan_prepares(run->plan); k++)
		if (!run->plan->temps[k].zeroed)
			jobs[count++] = (struct fill_job){run->temps.mem[k], poison_patterns[(turn + 1) % 2]};
	return batch_fill(run->problem->bench, jobs, count, 0, e);
}

int results_compare(const struct plan_run *run, struct err *e)
{
	struct device_problem *p = run->problem;
	struct compare_job jobs[PROBLEM_ARRAYS];
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++) {
		const struct problem_array *a = &p->problem->arrays[k];

		if (a->role == ARRAY_OUT && a->count > 0) {
			jobs[count] = (struct compare_job){.run = 0,
							   .slot = k,
							   .type = a->type,
							   .count = a->count,
							   .actual = p->output[0][k],
							   .expected = p->expected[k].mem,
							   .tolerance = p->tolerance[k].mem};
			count++;
		}
	}
	return batch_compare(p->bench, jobs, count, 0, e);
}

/* Checks all arrays that a run could reach. */
static int check_guards(const struct plan_run *run, struct verdict *v, struct err *e)
{
	struct device_problem *p = run->problem;
	struct guard_job jobs[BENCH_ARRAYS];
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++)
		jobs[count++] = (struct guard_job){device_problem_array(p, 0, k), p->problem->arrays[k].name, 0, 0};
	for (int k = 0; k < run->temps.count; k++)
		jobs[count++] = (struct guard_job){run->temps.mem[k], run->plan->temps[k].name, 0, 0};
	if (batch_check_guards(p->bench, jobs, count, e))
		return -1;
	for (int k = 0; k < count; k++)
		if (!jobs[k].intact)
			verdict_guard(v, jobs[k].name);
	return 0;
}

int results_judge(const struct plan_run *run, struct verdict *v, struct err *e)
{
	struct device_problem *p = run->problem;
	struct findings found;

	*v = (struct verdict){.index = -1};
	(void)snprintf(v->geometry, sizeof v->geometry, "%s", p->problem->geometry->name);
	if (bench_read_findings(p->bench, 0, 1, &found, e) || verdict_results(p, 0, &found, v, e) ||
	    check_guards(run, v, e))
		return -1;
	p->bench->epoch += v->wrong;
	return 0;
}

static int repeat(const struct plan_run *run, const struct repetition *r, int *launches, struct err *e)
{
	struct bench *b = run->problem->bench;
	const double begin = clock_now();
	int look = LAUNCHES_FIRST; /* number of launches at which to look next */

	for (int k = 0; k < r->launches; k++) {
		if (results_poison(run, k, e) || poison_temps(run, k, e) || plan_run_call(run, e) ||
		    results_compare(run, e))
			return -1;
		(*launches)++;
		if (*launches != look)
			continue;
		look += look < LAUNCHES_PER_WAIT ? look : LAUNCHES_PER_WAIT;
		if (gpu_finish(b->gpu, e) || stop_requested(e))
			return -1;
		if (clock_now() - begin > fmax(r->time_cap, *launches < LAUNCHES_PER_WAIT ? GRACE : 0))
			return 0;
	}
	return 0;
}

int bench_repeat(const struct bench_check *check, struct gpu_program *program, const struct repetition *r,
		 int *launches, struct verdict *verdict, struct err *e)
{
	struct device_problem *p = check->problem;
	struct plan_run run = {.problem = p, .plan = check->plan, .program = program};
	int status;

	*launches = 0;
	*verdict = (struct verdict){.index = -1};
	if (device_problem_repair(p, e) || bench_reset_findings(p->bench, 1, e) || plan_run_open(&run, e))
		return -1;
	status = (plan_prepares(check->plan) && plan_run_prepare(&run, e)) || repeat(&run, r, launches, e) ||
				 results_judge(&run, verdict, e)
			 ? -1
			 : 0;
	if (status) {
		p->bench->epoch++;
		(void)gpu_finish(p->bench->gpu, NULL); /* runs may be in flight on memory that is about to be freed */
	}
	plan_run_close(&run);
	return status;
}

/* Hashes each output, in the order of the arrays. */
static int hash_outputs(const struct plan_run *run, uint64_t *hashes, struct err *e)
{
	const struct device_problem *p = run->problem;
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++) {
		struct gpu_mem *output = p->output[0][k];

		if (p->problem->arrays[k].role == ARRAY_OUT && output->bytes > 0 &&
		    bench_hash_async(p->bench, output, output->bytes, &hashes[count++], e))
			return -1;
	}
	return bench_hash_wait(p->bench, e);
}

static int reproduce(const struct plan_run *run, int launches, int *differing, struct err *e)
{
	uint64_t first[PROBLEM_ARRAYS] = {0}, hashes[PROBLEM_ARRAYS] = {0};

	if (plan_prepares(run->plan) && plan_run_prepare(run, e))
		return -1;
	for (int k = 0; k < launches; k++) {
		/* Always the same poison, in case a call leaves something unwritten. */
		if (results_poison(run, 0, e) || poison_temps(run, k, e) || plan_run_call(run, e) ||
		    hash_outputs(run, k == 0 ? first : hashes, e) || stop_requested(e))
			return -1;
		*differing += k > 0 && memcmp(first, hashes, sizeof first) != 0;
	}
	return 0;
}

int bench_reproduce(const struct bench_check *check, struct gpu_program *program, int launches, int *differing,
		    struct err *e)
{
	struct device_problem *p = check->problem;
	struct plan_run run = {.problem = p, .plan = check->plan, .program = program};
	int status;

	*differing = 0;
	if (device_problem_repair(p, e) || plan_run_open(&run, e))
		return -1;
	status = reproduce(&run, launches, differing, e);
	if (status) {
		p->bench->epoch++;
		(void)gpu_finish(p->bench->gpu, NULL); /* runs may be in flight on memory that is about to be freed */
	}
	plan_run_close(&run);
	return status;
}
