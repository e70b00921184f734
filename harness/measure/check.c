/* Verified runs: bench_verify_all. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/base/poison.h"
#include "harness/measure/bench_impl.h"

/*
 * The results of every run are checked, because a later run may correct the errors of an earlier one. Runs 0 and 1 are
 * complete calls with different poisons. Run 2, if there are preparing launches, omits these and has its outputs
 * poisoned again: data prepared once must serve any number of calls. An overwritten guard stays so until all runs are
 * done. Inputs of small problems are hashed only at the end: a kernel that changes and restores them will nearly always
 * cause wrong results in the next run or in a concurrent one.
 */
enum { RUNS = 3 };

static int runs_of(const struct plan *plan)
{
	return plan_prepares(plan) ? RUNS : RUNS - 1;
}

static uint32_t poison_of(int run)
{
	return poison_patterns[run % 2];
}

/* Runs of a check that follow each other on a stream. If the device has streams, each run of a small problem has its
 * own output set, and all are compared together at the end. If a call leaves nothing for the next one, run 1 is a
 * separate chain, concurrent with run 0. */
struct chain {
	int check, first, end; /* runs first .. end - 1 */
	int deferred;          /* 1: its results are compared at the end */
	int stream;
	int64_t cost;
	struct plan_run run;
};

/* All checks of a list. The findings of run r of check k have number k * RUNS + r. */
struct series {
	struct bench *bench;
	const struct check_list *list;
	int streams, nchains;
	struct chain *chains;      /* in the order of the checks */
	struct chain **queue;      /* in the order of enqueuing */
	struct findings *findings; /* per run of each check */
	struct fill_job *fills;    /* of deferred outputs, enqueued before all runs */
	struct compare_job *compares;
	struct hash_job *hashes;
	struct guard_job *guards; /* with the run to which a broken guard is attributed */
	int nguards;
};

/* ---- chains and streams ---- */

/* The cost of a run, in elements reduced by one thread, because some strategies give a whole segment to one thread.
 * Launching its kernels costs as much as several thousand elements. */
#define LAUNCH_COST 8192

static int64_t cost_of(const struct bench_check *check)
{
	return LAUNCH_COST + check->problem->problem->geometry->stats.max;
}

static int by_cost(const void *left, const void *right)
{
	const struct chain *const *a = left, *const *b = right;

	if ((*a)->cost != (*b)->cost)
		return (*a)->cost > (*b)->cost ? -1 : 1;
	return *a < *b ? -1 : 1;
}

#define SMALL_BYTES ((size_t)4 << 20) /* upper limit: a larger problem keeps a device busy by itself */

static int is_small(const struct bench_check *c)
{
	size_t bytes = 0;

	for (int k = 0; k < c->problem->problem->narrays; k++)
		bytes += device_problem_array(c->problem, 0, k)->bytes;
	for (int k = 0; k < c->plan->ntemps; k++)
		bytes += c->plan->temps[k].bytes;
	return bytes <= SMALL_BYTES;
}

static int is_deferred(const struct series *s, const struct bench_check *c)
{
	return s->streams > 1 && runs_of(c->plan) <= OUTPUT_SETS && is_small(c);
}

/* Whether a call leaves nothing that the next one needs. */
static int is_independent(const struct plan *plan)
{
	int independent = !plan_prepares(plan);

	for (int k = 0; k < plan->ntemps; k++)
		independent &= !plan->temps[k].zeroed;
	return independent;
}

static void add_chain(struct series *s, int check, int first, int end, int deferred)
{
	const struct bench_check *c = &s->list->checks[check];
	struct chain *chain = &s->chains[s->nchains];

	*chain = (struct chain){.check = check, .first = first, .end = end, .deferred = deferred};
	chain->run =
		(struct plan_run){.problem = c->problem, .plan = c->plan, .program = s->list->program, .set = first};
	chain->cost = cost_of(c) * (end - first);
	s->queue[s->nchains++] = chain;
}

static void list_chains(struct series *s)
{
	for (int k = 0; k < s->list->count; k++) {
		const struct bench_check *c = &s->list->checks[k];
		const int runs = runs_of(c->plan), deferred = is_deferred(s, c);

		if (deferred && is_independent(c->plan)) {
			for (int run = 0; run < runs; run++)
				add_chain(s, k, run, run + 1, 1);
		} else {
			add_chain(s, k, 0, runs, deferred);
		}
	}
}

/* Assigns the longest chain first, each to the stream with the least work (Graham 1969): many chains keep only a few of
 * the device's threads busy. */
static void assign_streams(struct series *s)
{
	int64_t work[GPU_STREAMS] = {0};

	if (s->streams == 1) /* in the given order */
		return;
	qsort(s->queue, (size_t)s->nchains, sizeof *s->queue, by_cost);
	for (int i = 0; i < s->nchains; i++) {
		int least = 0;

		for (int stream = 1; stream < s->streams; stream++)
			least = work[stream] < work[least] ? stream : least;
		s->queue[i]->stream = least;
		work[least] += s->queue[i]->cost;
	}
}

/* ---- jobs before and after a run ---- */

static int set_of(const struct chain *chain, int run)
{
	return chain->deferred ? run : 0;
}

/* The number of the findings. */
static int number_of(const struct chain *chain, int run)
{
	return chain->check * RUNS + run;
}

/* Whether this is the last chain of its check. */
static int is_last(const struct chain *chain)
{
	return chain->end == runs_of(chain->run.plan);
}

static int list_output_fills(const struct chain *chain, int run, struct fill_job *jobs)
{
	struct device_problem *p = chain->run.problem;
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++)
		if (p->problem->arrays[k].role == ARRAY_OUT)
			jobs[count++] = (struct fill_job){p->output[set_of(chain, run)][k], poison_of(run)};
	return count;
}

/* Zero-initialized temporaries keep what the previous run left, because calls rely on it; before run 2 all temporaries
 * are kept, because they hold prepared data. */
static int list_temp_fills(const struct chain *chain, int run, struct fill_job *jobs)
{
	const struct plan_run *r = &chain->run;
	int count = 0;

	for (int k = 0; k < r->temps.count && run < RUNS - 1; k++)
		if (!r->plan->temps[k].zeroed)
			jobs[count++] = (struct fill_job){r->temps.mem[k], poison_of(run + 1)};
	return count;
}

static int list_compares(const struct chain *chain, int run, struct compare_job *jobs)
{
	struct device_problem *p = chain->run.problem;
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++) {
		const struct problem_array *a = &p->problem->arrays[k];

		if (a->role == ARRAY_IN || a->count == 0)
			continue;
		jobs[count] = (struct compare_job){.run = number_of(chain, run),
						   .slot = k,
						   .type = a->type,
						   .count = a->count,
						   .actual = p->output[set_of(chain, run)][k],
						   .expected = p->expected[k].mem,
						   .tolerance = p->tolerance[k].mem};
		count++;
	}
	return count;
}

static int list_hashes(const struct chain *chain, int run, struct hash_job *jobs)
{
	struct device_problem *p = chain->run.problem;
	int count = 0;

	for (int k = 0; k < p->problem->narrays; k++) {
		const struct upload *input = device_problem_input(p, k);

		if (p->problem->arrays[k].role == ARRAY_IN)
			jobs[count++] = (struct hash_job){number_of(chain, run), k, input->mem, input->bytes};
	}
	return count;
}

/* ---- enqueuing ---- */

/* The steps of a run: poisoning, preparing launches, launches of a call and after it, read-back, comparison, hashes. */
enum { POISON, LAUNCHES, FETCH = LAUNCHES + 2 * PLAN_LAUNCHES, COMPARE, HASH, STEPS };

/* The launch of a step, -1: none. Run 2 uses the data prepared for run 1. */
static int launch_of(const struct plan *plan, int run, int step)
{
	const int once = step < LAUNCHES + PLAN_LAUNCHES, k = (step - LAUNCHES) % PLAN_LAUNCHES;

	return k < plan->nlaunches && plan->launches[k].once == once && !(once && run == RUNS - 1) ? k : -1;
}

/* The first run of a deferred chain is poisoned before all runs, and its results are compared after all runs. */
static int has_step(const struct chain *chain, int run, int step)
{
	if (step == POISON)
		return !chain->deferred || run > chain->first;
	if (step < FETCH)
		return launch_of(chain->run.plan, run, step) >= 0;
	return step == FETCH ? chain->run.plan->fetch > 0 : !chain->deferred;
}

static int queue_poison(const struct chain *chain, int run, struct err *e)
{
	struct fill_job jobs[BENCH_ARRAYS];
	int count = chain->deferred ? 0 : list_output_fills(chain, run, jobs);

	count += list_temp_fills(chain, run, jobs + count);
	if (batch_fill(chain->run.problem->bench, jobs, count, 0, e))
		return -1;
	return chain->deferred ? 0 : outputs_take_values(chain->run.problem, set_of(chain, run), e);
}

static int queue_step(const struct chain *chain, int run, int step, struct err *e)
{
	struct bench *b = chain->run.problem->bench;
	struct compare_job compares[PROBLEM_ARRAYS];
	struct hash_job hashes[PROBLEM_ARRAYS];

	switch (step) {
	case POISON:
		return queue_poison(chain, run, e);
	case FETCH:
		return plan_run_fetch(&chain->run, set_of(chain, run), e);
	case COMPARE:
		return batch_compare(b, compares, list_compares(chain, run, compares), 0, e);
	case HASH:
		return batch_hash(b, hashes, list_hashes(chain, run, hashes), 0, e);
	default:
		return plan_run_launch(&chain->run, set_of(chain, run), launch_of(chain->run.plan, run, step), e);
	}
}

/* Enqueues run i of each chain: of chains with a single run, or of the others. Each step is enqueued for all chains
 * before the next step: a driver may have fewer queues than there are streams, and then work that waits for a kernel
 * blocks everything after it. *check: the one that fails. */
static int queue_runs(struct chain *const *chains, int count, int single, int i, int *check, struct err *e)
{
	for (int step = 0; step < STEPS; step++)
		for (int k = 0; k < count; k++) {
			const struct chain *chain = chains[k];
			const int run = chain->first + i;

			*check = chain->check;
			if ((chain->end - chain->first == 1) == single && run < chain->end &&
			    has_step(chain, run, step) &&
			    (bench_select_stream(chain->run.problem->bench, chain->stream, e) ||
			     queue_step(chain, run, step, e)))
				return -1;
		}
	return 0;
}

#define START_TOGETHER 16 /* single runs */

/* Single runs, the longest first, are in flight while the longer chains are enqueued. */
static int queue_all(struct chain *const *chains, int count, int *check, struct err *e)
{
	for (int k = 0; k < count; k += START_TOGETHER)
		if (queue_runs(chains + k, count - k < START_TOGETHER ? count - k : START_TOGETHER, 1, 0, check, e))
			return -1;
	for (int i = 0; i < RUNS; i++)
		if (queue_runs(chains, count, 0, i, check, e))
			return -1;
	return 0;
}

/* ---- evaluation ---- */

static void add_guard(struct series *s, const struct chain *chain, int run, struct gpu_mem *mem, const char *name)
{
	s->guards[s->nguards++] = (struct guard_job){mem, name, number_of(chain, run), 0};
}

/* Lists each output set in use, the temporaries and, with the last run of a check, the inputs. */
static void list_guards(struct series *s, const struct chain *chain)
{
	struct device_problem *p = chain->run.problem;
	const int last = chain->end - 1, from = chain->deferred ? chain->first : last;

	for (int k = 0; k < p->problem->narrays; k++) {
		const struct problem_array *a = &p->problem->arrays[k];

		for (int run = from; run <= last && a->role == ARRAY_OUT; run++)
			add_guard(s, chain, run, p->output[set_of(chain, run)][k], a->name);
		if (a->role == ARRAY_IN && is_last(chain))
			add_guard(s, chain, last, device_problem_input(p, k)->mem, a->name);
	}
	for (int k = 0; k < chain->run.temps.count; k++)
		add_guard(s, chain, last, chain->run.temps.mem[k], chain->run.plan->temps[k].name);
}

/* Compares deferred results, after all runs. */
static int check_deferred(const struct series *s, const struct chain *chains, int count, struct err *e)
{
	int ncompares = 0, nhashes = 0;

	for (const struct chain *chain = chains; chain < chains + count; chain++) {
		if (!chain->deferred)
			continue;
		for (int run = chain->first; run < chain->end; run++)
			ncompares += list_compares(chain, run, s->compares + ncompares);
		if (is_last(chain))
			nhashes += list_hashes(chain, chain->end - 1, s->hashes + nhashes);
	}
	if (ncompares + nhashes == 0)
		return 0;
	return gpu_finish(s->bench->gpu, e) || bench_select_stream(s->bench, 0, e) ||
			       batch_compare(s->bench, s->compares, ncompares, 1, e) ||
			       batch_hash(s->bench, s->hashes, nhashes, 1, e)
		       ? -1
		       : 0;
}

/* Reads the findings of all runs of these chains, and the state of their guards. */
static int read_findings(struct series *s, const struct chain *chains, int count, struct err *e)
{
	const int first = chains[0].check * RUNS, end = (chains[count - 1].check + 1) * RUNS;

	if (check_deferred(s, chains, count, e) ||
	    bench_read_findings(s->bench, first, end - first, s->findings + first, e))
		return -1;
	s->nguards = 0;
	for (int k = 0; k < count; k++)
		list_guards(s, &chains[k]);
	return batch_check_guards(s->bench, s->guards, s->nguards, e);
}

/* Broken guards are reported with their run, or with a wrong result, which they explain. */
static int evaluate_run(const struct series *s, const struct chain *chain, int run, struct verdict *v, struct err *e)
{
	struct device_problem *p = chain->run.problem;
	const int hashed = chain->deferred ? runs_of(chain->run.plan) - 1 : run;

	(void)snprintf(v->geometry, sizeof v->geometry, "%s", p->problem->geometry->name);
	if (verdict_results(p, set_of(chain, run), &s->findings[number_of(chain, run)], v, e))
		return -1;
	verdict_inputs(p, &s->findings[number_of(chain, hashed)], v);
	for (const struct guard_job *g = s->guards; g < s->guards + s->nguards; g++)
		if (g->run / RUNS == chain->check && (v->wrong || g->run == number_of(chain, run)) && !g->intact)
			verdict_guard(v, g->name);
	return 0;
}

/* Run 0 of all checks before run 1 of any: a check that fails at once is reported first. */
static int evaluate(struct series *s, const struct chain *chains, int count, struct verdict *v, struct err *e)
{
	v->check = count > 1 ? -1 : chains->check; /* if the device crashed, it is unknown which check did it */
	if (read_findings(s, chains, count, e))
		return -1;
	for (int run = 0; run < RUNS; run++)
		for (int k = 0; k < count && !v->wrong; k++) {
			const struct chain *chain = &chains[k];

			v->check = chain->check;
			if (chain->first <= run && run < chain->end && evaluate_run(s, chain, run, v, e))
				return -1;
		}
	return 0;
}

/* A crashed device is reported by the next call that needs it. */
static void call_idle(const struct series *s)
{
	struct gpu *gpu = s->bench->gpu;

	if (s->streams > 1 && s->bench->idle && gpu_submit(gpu, NULL) == 0)
		s->bench->idle(s->bench->context);
}

/* Findings are read from the device as rarely as possible, because each read takes longer than a small kernel. Without
 * streams there is less to gain: one chain at a time, so that the check that crashes the device is known. Libraries
 * need that anyway, as they may hold only the data prepared last. */
static int run_all(struct series *s, struct verdict *v, struct err *e)
{
	const int together = s->streams > 1 ? s->nchains : 1;

	for (int from = 0; from < s->nchains && !v->wrong; from += together) {
		if (queue_all(s->queue + from, together, &v->check, e))
			return -1;
		call_idle(s);
		if (evaluate(s, s->chains + from, together, v, e))
			return -1;
	}
	return 0;
}

/* ---- begin and end ---- */

static int open_chain(struct series *s, struct chain *chain, int *nfills, struct err *e)
{
	struct device_problem *p = chain->run.problem;

	if (device_problem_repair(p, e) || (chain->deferred && device_problem_add_outputs(p, e)) ||
	    plan_run_open(&chain->run, e))
		return -1;
	if (!chain->deferred)
		return 0;
	for (int run = chain->first; run < chain->end; run++)
		*nfills += list_output_fills(chain, run, s->fills + *nfills);
	*nfills += list_temp_fills(chain, chain->first, s->fills + *nfills);
	return 0;
}

/* Copies in-place values into the outputs that were poisoned for deferred chains. */
static int take_deferred_values(const struct series *s, struct err *e)
{
	for (const struct chain *chain = s->chains; chain < s->chains + s->nchains; chain++)
		for (int run = chain->first; chain->deferred && run < chain->end; run++)
			if (outputs_take_values(chain->run.problem, set_of(chain, run), e))
				return -1;
	return 0;
}

/* A faulty kernel may have written to any buffer, and the next one must not be blamed for that. All memory is allocated
 * before the streams are used, because drivers wait for all streams when memory is freed. */
static int open_chains(struct series *s, int *check, struct err *e)
{
	int nfills = 0;

	for (int i = 0; i < s->nchains; i++) {
		*check = s->chains[i].check;
		if (open_chain(s, &s->chains[i], &nfills, e))
			return -1;
	}
	*check = 0;
	return batch_fill(s->bench, s->fills, nfills, 1, e) || take_deferred_values(s, e) ||
			       bench_reset_findings(s->bench, RUNS * s->list->count, e)
		       ? -1
		       : 0;
}

static void end_series(struct series *s)
{
	for (int i = 0; i < s->nchains; i++)
		plan_run_close(&s->chains[i].run);
	free(s->chains);
	free(s->queue);
	free(s->findings);
	free(s->fills);
	free(s->compares);
	free(s->hashes);
	free(s->guards);
}

static int begin_series(struct series *s, struct err *e)
{
	const size_t count = (size_t)s->list->count, sets = count * OUTPUT_SETS, arrays = sets * BENCH_ARRAYS;

	s->chains = calloc(sets, sizeof *s->chains);
	s->queue = calloc(sets, sizeof(struct chain *));
	s->findings = calloc(count * RUNS, sizeof *s->findings);
	s->fills = calloc(arrays, sizeof *s->fills);
	s->compares = calloc(sets * PROBLEM_ARRAYS, sizeof *s->compares);
	s->hashes = calloc(count * PROBLEM_ARRAYS, sizeof *s->hashes);
	s->guards = calloc(arrays, sizeof *s->guards);
	if (s->chains && s->queue && s->findings && s->fills && s->compares && s->hashes && s->guards) {
		list_chains(s);
		assign_streams(s);
		return 0;
	}
	end_series(s);
	(void)err_set(e, "no memory for %d checks", s->list->count);
	return -1;
}

int bench_verify_all(struct bench *bench, const struct check_list *list, struct verdict *verdict, struct err *e)
{
	const int streams = list->program->exclusive || list->sequential ? 1 : gpu_streams(bench->gpu);
	struct series s = {.bench = bench, .list = list, .streams = streams < list->count ? streams : list->count};
	int status;

	*verdict = (struct verdict){.index = -1};
	if (list->count == 0)
		return 0;
	if (begin_series(&s, e))
		return -1;
	status = open_chains(&s, &verdict->check, e) || run_all(&s, verdict, e) ? -1 : 0;
	if (status || verdict->wrong) {
		bench->epoch++;
		/* Other runs may be in flight on memory that is about to be freed. */
		(void)gpu_finish(bench->gpu, NULL);
	}
	end_series(&s);
	return bench_select_stream(bench, 0, status ? NULL : e) || status ? -1 : 0;
}

int bench_verify(struct device_problem *p, const struct plan *plan, struct gpu_program *program,
		 struct verdict *verdict, struct err *e)
{
	const struct bench_check check = {p, plan};
	const struct check_list list = {&check, 1, program, 0};

	return bench_verify_all(p->bench, &list, verdict, e);
}
