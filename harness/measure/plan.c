/* Executes plans: their temporaries and launches. */
#include "harness/measure/bench_impl.h"

#define REUSED_BYTES ((size_t)1 << 20) /* maximum size of temporaries that a problem keeps for its next plan */

int plan_prepares(const struct plan *plan)
{
	for (int k = 0; k < plan->nlaunches; k++)
		if (plan->launches[k].once)
			return 1;
	return 0;
}

/* Whether these temporaries have the sizes that the plan needs. */
static int is_fitting(const struct temps *temps, const struct plan *plan)
{
	int fits = temps->count == plan->ntemps;

	for (int k = 0; k < plan->ntemps && fits; k++)
		fits = temps->mem[k]->bytes == bench_whole_words(plan->temps[k].bytes);
	return fits;
}

static int alloc_temps(struct plan_run *run, struct err *e)
{
	for (int k = 0; k < run->plan->ntemps; k++) {
		const struct plan_temp *t = &run->plan->temps[k];

		if (bench_alloc(run->problem->bench, t->bytes, &run->temps.mem[k], e))
			return err_context(e, "cannot allocate temporary '%s' of %zu bytes", t->name, t->bytes);
		run->temps.count++;
	}
	return 0;
}

static int zero_temps(const struct plan_run *run, struct err *e)
{
	for (int k = 0; k < run->plan->ntemps; k++) {
		struct gpu_mem *mem = run->temps.mem[k];

		if (run->plan->temps[k].zeroed && run->problem->bench->gpu->ops->fill(mem, 0, mem->bytes, 0, e))
			return -1;
	}
	return 0;
}

int plan_run_open(struct plan_run *run, struct err *e)
{
	struct temps *unused = &run->problem->unused[run->set];
	struct bench *b = run->problem->bench;
	int status = 0;

	run->temps = *unused;
	unused->count = 0;
	if (!is_fitting(&run->temps, run->plan)) {
		temps_free(b, &run->temps);
		status = alloc_temps(run, e);
	}
	if (status == 0 && zero_temps(run, e) == 0)
		return 0;
	temps_free(b, &run->temps);
	return -1;
}

void plan_run_close(struct plan_run *run)
{
	struct temps *unused;
	size_t bytes = 0;

	if (!run->problem)
		return;
	unused = &run->problem->unused[run->set];
	for (int k = 0; k < run->temps.count; k++)
		bytes += run->temps.mem[k]->bytes;
	if (unused->count == 0 && bytes <= REUSED_BYTES) {
		*unused = run->temps;
		run->temps.count = 0;
	}
	temps_free(run->problem->bench, &run->temps);
}

int plan_run_launch(const struct plan_run *run, int set, int k, struct err *e)
{
	const struct plan_launch *p = &run->plan->launches[k];
	const int arrays = run->problem->problem->narrays, known = arrays + run->temps.count;
	struct gpu *gpu = run->problem->bench->gpu;
	struct gpu_arg args[PLAN_ARGS];
	struct gpu_launch launch = {run->program, p->kernel, p->grid, p->block, p->nargs, args, p->local_bytes};

	if (p->grid <= 0)
		return 0;
	for (int i = 0; i < p->nargs; i++) {
		const struct plan_arg *a = &p->args[i];

		if (a->buffer >= known)
			return err_set(e, "argument %d of kernel '%s' is array %d of %d", i, p->kernel, a->buffer,
				       known);
		args[i] = (struct gpu_arg){NULL, &a->scalar, sizeof a->scalar};
		if (a->buffer >= 0)
			args[i] =
				bench_memory(a->buffer < arrays ? device_problem_argument(run->problem, set, a->buffer)
								: run->temps.mem[a->buffer - arrays]);
	}
	return gpu->ops->launch(gpu, &launch, e);
}

int plan_run_fetch(const struct plan_run *run, int set, struct err *e)
{
	struct device_problem *p = run->problem;
	const int k = run->plan->fetch - 1;

	return k < 0 ? 0 : gpu_read_discard(device_problem_array(p, set, k), array_bytes(&p->problem->arrays[k]), e);
}

static int queue_launches(const struct plan_run *run, int once, int after, struct err *e)
{
	for (int k = 0; k < run->plan->nlaunches; k++) {
		const struct plan_launch *l = &run->plan->launches[k];

		if (l->once == once && l->after == after && plan_run_launch(run, 0, k, e))
			return -1;
	}
	return 0;
}

int plan_run_prepare(const struct plan_run *run, struct err *e)
{
	return queue_launches(run, 1, 0, e);
}

int plan_run_timed(const struct plan_run *run, struct err *e)
{
	return queue_launches(run, 0, 0, e) || plan_run_fetch(run, 0, e) ? -1 : 0;
}

int plan_run_after(const struct plan_run *run, struct err *e)
{
	return queue_launches(run, 0, 1, e);
}

int plan_run_call(const struct plan_run *run, struct err *e)
{
	return plan_run_timed(run, e) || plan_run_after(run, e) ? -1 : 0;
}
