/* Runs every optimizer on every space: our searches in parallel, then the traces of other programs. */
#include "tuner/search/benchmark/benchmark.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/parallel.h"
#include "tuner/base/progress.h"
#include "tuner/search/benchmark/benchmark_impl.h"
#include "tuner/search/benchmark/simulation.h"
#include "tuner/search/benchmark/trace.h"

static int no_memory(struct err *e)
{
	return err_as(e, ERR_TOO_LARGE, "out of memory for the runs");
}

static int add_searches(struct benchmark *b, struct err *e)
{
	const struct strings *wanted = &b->request->searches;

	for (int i = 0; i < wanted->count; i++)
		if (!search_name(wanted->items[i]))
			return search_unknown(wanted->items[i], e);
	for (int i = 0; i < (wanted->count ? wanted->count : search_count()); i++) {
		const char *name = wanted->count ? search_name(wanted->items[i]) : search_list(i).name;

		if (benchmark_add_optimizer(b, name, name, e) < 0)
			return -1;
	}
	return 0;
}

static void simulate(struct simulation *s, struct search *search, struct optimizer_run *run)
{
	struct trial t;

	for (;;) {
		double before = clock_now();
		enum search_status status = search_next(search, &t);

		run->overhead += clock_now() - before;
		if (status != SEARCH_TRIAL)
			break;
		search_report(search, &t, simulation_try(s, &t));
		if (simulation_is_over(s))
			break;
		run->evaluations++;
	}
	simulation_score(s, run);
}

struct work {
	struct benchmark *benchmark;
	int failed; /* set by any thread, never cleared */
};

/* Executes run number i of one of our searches. */
static void run_search(void *context, int64_t i)
{
	struct work *work = context;
	struct benchmark *b = work->benchmark;
	int run = (int)(i % b->request->runs), rest = (int)(i / b->request->runs);
	const struct optimizer *optimizer = &b->optimizers[rest % b->noptimizers];
	const struct benchmark_space *space = &b->spaces[rest / b->noptimizers];
	struct search_options o = {
		.seed = b->request->seed + (uint64_t)run, .hints = space->hints, .nhints = space->nhints};
	struct search *search = NULL;
	struct simulation s;

	if (!optimizer->search)
		return;
	if (simulation_begin(&s, space, b->request->within) ||
	    search_open(optimizer->search, &space->recording.space, &o, &search, NULL))
		__atomic_store_n(&work->failed, 1, __ATOMIC_RELAXED);
	else
		simulate(&s, search, &b->runs[i]);
	search_close(search);
	simulation_end(&s);
}

static int run_all(struct benchmark *b, struct err *e)
{
	int64_t nruns = (int64_t)b->nspaces * b->noptimizers * b->request->runs;
	struct work work = {b, 0};

	b->runs = calloc((size_t)nruns + 1, sizeof *b->runs);
	if (!b->runs)
		return no_memory(e);
	for (int64_t i = 0; i < nruns; i++)
		b->runs[i].score = NAN;
	parallel_each(nruns, run_search, &work);
	return work.failed ? no_memory(e) : 0;
}

int benchmark_execute(const struct benchmark_request *r, struct benchmark *b, struct err *e)
{
	struct prior_hints priors = {.files = &r->priors};
	struct trace_list traces = {0};
	int status;

	*b = (struct benchmark){.request = r};
	status = add_searches(b, e);
	for (int i = 0; i < r->files.count && status == 0; i++)
		status = benchmark_read_file(b, i, e);
	for (int i = 0; i < b->nspaces && status == 0; i++)
		status = benchmark_find_hints(b, i, &priors, e);
	if (r->trace && status == 0)
		status = trace_read(r->trace, b, &traces, e);
	if (status == 0)
		status = run_all(b, e) || trace_score(&traces, b, e) ? -1 : 0;
	prior_hints_release(&priors);
	trace_release(&traces);
	if (status)
		benchmark_release(b);
	return status;
}

void benchmark_release(struct benchmark *b)
{
	for (int i = 0; i < b->nspaces; i++) {
		recording_release(&b->spaces[i].recording);
		baseline_release(&b->spaces[i].baseline);
		free(b->spaces[i].hints);
	}
	free(b->spaces);
	free(b->optimizers);
	free(b->runs);
	memset(b, 0, sizeof *b);
}
