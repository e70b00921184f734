/* Checked runs: bench_verify_all. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/base/poison.h"
#include "harness/measure/bench_impl.h"

/*
 * Results of each run are looked at: what one spoils the next may put right. The two whole runs have different poisons.
 * What was prepared once has to serve again, in the third, on outputs poisoned anew. Guards that one of them has
 * overwritten stay so until all are done. Inputs of small problems are looked at then, too: what changes them and puts
 * them right again has results that the next run, or one beside it, nearly always gets wrong.
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

/*
 * Runs of a check that follow each other. Where a device has lanes, each run of a small problem leaves its results on a
 * side of its own, and all are looked at together in the end; and where a call leaves nothing for the next, the second
 * run is a part of its own, beside the first.
 */
struct part {
	int check, first, end; /* runs first .. end - 1 */
	int keeps;             /* 1: its results, until the end */
	int lane;
	int64_t weight;
	struct temps temps;
};

/* An array whose guards are looked at, and with which run of which check that is told. */
struct guarded {
	int check, run;
	const char *name;
};

/* The runs of all checks. Findings of run r of check k have number k * RUNS + r. */
struct series {
	struct bench *bench;
	const struct bench_check *checks;
	int count, lanes, nparts;
	struct part *parts;        /* in the order of the checks */
	struct part **queue;       /* in the order in which they are queued */
	struct findings *findings; /* of each run of each check */
	struct filled *filled;     /* what kept results begin with */
	struct compared *compared; /* kept results */
	struct hashed *hashed;     /* what belongs to them */
	int nguarded;
	struct gpu_mem **mem; /* what is guarded */
	struct guarded *guarded;
	int *intact;
	struct gpu_program *program;
};

/*
 * How long a run takes, in elements that one thread folds: there are strategies that give a segment to one thread. To
 * start its kernels one after the other takes as long as some thousand of these.
 */
#define STARTING 8192

static int64_t weight_of(const struct bench_check *check)
{
	return STARTING + check->load->problem->geometry->stats.max;
}

static int by_weight(const void *left, const void *right)
{
	const struct part *const *a = left, *const *b = right;

	if ((*a)->weight != (*b)->weight)
		return (*a)->weight > (*b)->weight ? -1 : 1;
	return *a < *b ? -1 : 1;
}

#define SMALL_MOST ((size_t)4 << 20) /* bytes: what is larger keeps a device busy by itself */

static int is_small(const struct bench_check *c)
{
	size_t bytes = 0;

	for (int k = 0; k < c->load->problem->narrays; k++)
		bytes += c->load->mem[k]->bytes;
	for (int k = 0; k < c->plan->ntemps; k++)
		bytes += c->plan->temps[k].bytes;
	return bytes <= SMALL_MOST;
}

static int keeps(const struct series *s, const struct bench_check *c)
{
	return s->lanes > 1 && runs_of(c->plan) <= LOAD_SIDES && is_small(c);
}

/* Does a call leave nothing that the next one needs? */
static int is_apart(const struct plan *plan)
{
	int apart = !plan_prepares(plan);

	for (int k = 0; k < plan->ntemps; k++)
		apart &= !plan->temps[k].zeroed;
	return apart;
}

static void add_part(struct series *s, int check, int first, int end, int keeps)
{
	struct part *p = &s->parts[s->nparts];

	*p = (struct part){.check = check, .first = first, .end = end, .keeps = keeps};
	p->temps.side = first;
	p->weight = weight_of(&s->checks[check]) * (end - first);
	s->queue[s->nparts++] = p;
}

static void list_parts(struct series *s)
{
	for (int k = 0; k < s->count; k++) {
		const struct bench_check *c = &s->checks[k];
		const int runs = runs_of(c->plan), keep = keeps(s, c), apart = keep && is_apart(c->plan);

		for (int run = 0; run < (apart ? runs : 1); run++)
			add_part(s, k, run, apart ? run + 1 : runs, keep);
	}
}

/* The longest first, each where least is under way (Graham 1969): many keep but few of the device's threads busy. */
static void take_lanes(struct series *s)
{
	int64_t loads[GPU_LANES] = {0};

	if (s->lanes == 1) /* then in the order given */
		return;
	qsort(s->queue, (size_t)s->nparts, sizeof *s->queue, by_weight);
	for (int i = 0; i < s->nparts; i++) {
		int least = 0;

		for (int lane = 1; lane < s->lanes; lane++)
			least = loads[lane] < loads[least] ? lane : least;
		s->queue[i]->lane = least;
		loads[least] += s->queue[i]->weight;
	}
}

/* ---- what a run begins and ends with ---- */

static int side_of(const struct part *p, int run)
{
	return p->keeps ? run : 0;
}

static int outputs_to_fill(const struct load *l, int side, uint32_t pattern, struct filled *list)
{
	int count = 0;

	for (int k = 0; k < l->problem->narrays; k++)
		if (l->problem->arrays[k].role == ARRAY_OUT)
			list[count++] = (struct filled){load_array(l, side, k), pattern};
	return count;
}

/*
 * Temporaries that were zeroed are left as the run before left them, as calls go on from that, and so are all where
 * what was prepared has to serve again.
 */
static int temps_to_fill(const struct plan *plan, const struct temps *temps, int run, struct filled *list)
{
	int count = 0;

	for (int k = 0; k < temps->count && run < RUNS - 1; k++)
		if (!plan->temps[k].zeroed)
			list[count++] = (struct filled){temps->mem[k], poison_of(run + 1)};
	return count;
}

static int outputs_to_compare(const struct load *l, int side, int number, struct compared *list)
{
	int count = 0;

	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];

		if (a->role == ARRAY_OUT && a->count > 0)
			list[count++] = (struct compared){number,
							  k,
							  a->type,
							  a->count,
							  load_array(l, side, k),
							  l->expected[k].mem,
							  l->tolerance[k].mem};
	}
	return count;
}

static int inputs_to_hash(const struct load *l, int number, struct hashed *list)
{
	int count = 0;

	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];
		const int64_t elements = l->values[k] ? l->values[k]->key.count : a->count;

		if (a->role == ARRAY_IN)
			list[count++] =
				(struct hashed){number, k, l->mem[k], (size_t)elements * (size_t)a->type->bytes};
	}
	return count;
}

/* ---- queueing ---- */

/* Steps of a run: poison, each launch that prepares, each launch of a call, what is read back, compares, hashes. */
enum { POISON, LAUNCHES, FETCH = LAUNCHES + 2 * PLAN_LAUNCHES, COMPARE, HASH, STEPS };

/* The launch of a step, -1: none. What was prepared serves the third run, too. */
static int launch_of(const struct plan *plan, int run, int step)
{
	const int once = step < LAUNCHES + PLAN_LAUNCHES, k = (step - LAUNCHES) % PLAN_LAUNCHES;

	return k < plan->nlaunches && plan->launches[k].once == once && !(once && run == RUNS - 1) ? k : -1;
}

/* What is kept was poisoned before all runs, and is looked at after them. */
static int has_step(const struct part *p, const struct plan *plan, int run, int step)
{
	if (step == POISON)
		return !p->keeps || run > p->first;
	if (step < FETCH)
		return launch_of(plan, run, step) >= 0;
	return step == FETCH ? plan->fetch > 0 : !p->keeps;
}

static int queue_poison(const struct bench_check *c, const struct part *p, int run, struct err *e)
{
	struct filled list[BENCH_GUARDED];
	int count = p->keeps ? 0 : outputs_to_fill(c->load, side_of(p, run), poison_of(run), list);

	count += temps_to_fill(c->plan, &p->temps, run, list + count);
	return many_fill(c->load->bench, list, count, 0, e);
}

static int queue_compares(const struct bench_check *c, int number, struct err *e)
{
	struct compared list[PROBLEM_ARRAYS];

	return many_compare(c->load->bench, list, outputs_to_compare(c->load, 0, number, list), 0, e);
}

static int queue_hashes(const struct bench_check *c, int number, struct err *e)
{
	struct hashed list[PROBLEM_ARRAYS];

	return many_hash(c->load->bench, list, inputs_to_hash(c->load, number, list), 0, e);
}

static int queue_step(const struct series *s, const struct part *p, int run, int step, struct err *e)
{
	const struct bench_check *c = &s->checks[p->check];
	const int side = side_of(p, run), number = p->check * RUNS + run;

	switch (step) {
	case POISON:
		return queue_poison(c, p, run, e);
	case FETCH:
		return plan_fetch(c->load, side, c->plan, e);
	case COMPARE:
		return queue_compares(c, number, e);
	case HASH:
		return queue_hashes(c, number, e);
	default:
		return plan_launch(c->load, side, c->plan, s->program, &p->temps, launch_of(c->plan, run, step), e);
	}
}

/*
 * One run of each part whose turn is from .. to - 1, counted from its first; of those with a single run, or of the
 * others. Each step of all of them before the next: a driver may have fewer queues than there are lanes, and then what
 * waits for a kernel holds up all that is behind it.
 */
static int queue_runs(const struct series *s, int from, int to, int single, int i, int *at, struct err *e)
{
	for (int step = 0; step < STEPS; step++)
		for (int k = from; k < to; k++) {
			const struct part *p = s->queue[k];
			const int run = p->first + i;

			*at = p->check;
			if ((p->end - p->first == 1) == single && run < p->end &&
			    has_step(p, s->checks[p->check].plan, run, step) &&
			    (bench_take_lane(s->bench, p->lane, e) || queue_step(s, p, run, step, e)))
				return -1;
		}
	return 0;
}

#define TOGETHER 16 /* single runs that are begun together */

/* Single runs, the longest first, are under way while those that follow each other are queued. */
static int queue_all(const struct series *s, int from, int to, int *at, struct err *e)
{
	for (int k = from; k < to; k += TOGETHER)
		if (queue_runs(s, k, k + TOGETHER < to ? k + TOGETHER : to, 1, 0, at, e))
			return -1;
	for (int i = 0; i < RUNS; i++)
		if (queue_runs(s, from, to, 0, i, at, e))
			return -1;
	return 0;
}

/* ---- looking ---- */

static void guard(struct series *s, const struct part *p, int run, struct gpu_mem *mem, const char *name)
{
	s->mem[s->nguarded] = mem;
	s->guarded[s->nguarded++] = (struct guarded){p->check, run, name};
}

/* Outputs of each side that it uses, temporaries, and with its check's last run the inputs. */
static void guard_part(struct series *s, const struct part *p)
{
	const struct bench_check *c = &s->checks[p->check];
	const struct problem *problem = c->load->problem;
	const int last = p->end - 1, from = p->keeps ? p->first : last;

	for (int k = 0; k < problem->narrays; k++) {
		const struct problem_array *a = &problem->arrays[k];

		for (int run = from; run <= last && a->role == ARRAY_OUT; run++)
			guard(s, p, run, load_array(c->load, side_of(p, run), k), a->name);
		if (a->role == ARRAY_IN && p->end == runs_of(c->plan))
			guard(s, p, last, c->load->mem[k], a->name);
	}
	for (int k = 0; k < p->temps.count; k++)
		guard(s, p, last, p->temps.mem[k], c->plan->temps[k].name);
}

/* Kept results of parts from .. to - 1: after all runs. */
static int check_kept(const struct series *s, int from, int to, struct err *e)
{
	int ncompared = 0, nhashed = 0;

	for (int k = from; k < to; k++) {
		const struct part *p = &s->parts[k];
		const struct bench_check *c = &s->checks[p->check];

		for (int run = p->first; run < p->end && p->keeps; run++)
			ncompared += outputs_to_compare(c->load, side_of(p, run), p->check * RUNS + run,
							s->compared + ncompared);
		if (p->keeps && p->end == runs_of(c->plan))
			nhashed += inputs_to_hash(c->load, p->check * RUNS + p->end - 1, s->hashed + nhashed);
	}
	return ncompared + nhashed == 0 || (gpu_finish(s->bench->gpu, e) == 0 && bench_take_lane(s->bench, 0, e) == 0 &&
					    many_compare(s->bench, s->compared, ncompared, 1, e) == 0 &&
					    many_hash(s->bench, s->hashed, nhashed, 1, e) == 0)
		       ? 0
		       : -1;
}

/* What was found after all runs of these parts, and their guards, into s. */
static int read_all(struct series *s, int from, int to, struct err *e)
{
	const int first = s->parts[from].check * RUNS, last = (s->parts[to - 1].check + 1) * RUNS - 1;

	if (check_kept(s, from, to, e) ||
	    bench_read_findings(s->bench, first, last - first + 1, s->findings + first, e))
		return -1;
	s->nguarded = 0;
	for (int k = from; k < to; k++)
		guard_part(s, &s->parts[k]);
	return many_guards(s->bench, s->mem, s->nguarded, s->intact, e);
}

/* One run of a part; guards where there is something to blame, or after what they belong to. */
static int look_at(const struct series *s, const struct part *p, int run, struct verdict *v, struct err *e)
{
	const struct bench_check *c = &s->checks[p->check];
	const struct findings *f = &s->findings[p->check * RUNS + run];

	(void)snprintf(v->geometry, sizeof v->geometry, "%s", c->load->problem->geometry->name);
	if (verdict_results(c->load, side_of(p, run), f, v, e))
		return -1;
	verdict_inputs(c->load, p->keeps ? &s->findings[p->check * RUNS + runs_of(c->plan) - 1] : f, v);
	for (int i = 0; i < s->nguarded; i++) {
		const struct guarded *g = &s->guarded[i];

		if (g->check == p->check && (v->wrong || g->run == run) && !s->intact[i])
			verdict_guard(v, g->name);
	}
	return 0;
}

/* First runs come before second ones: what is wrong at once is told of that. */
static int look(struct series *s, int from, int to, struct verdict *v, int *at, struct err *e)
{
	*at = to - from > 1 ? -1 : s->parts[from].check; /* whose fault it is that the device is dead is not told */
	if (read_all(s, from, to, e))
		return -1;
	for (int run = 0; run < RUNS; run++)
		for (int k = from; k < to && !v->wrong; k++) {
			const struct part *p = &s->parts[k];

			*at = p->check;
			if (p->first <= run && run < p->end && look_at(s, p, run, v, e))
				return -1;
		}
	return 0;
}

void bench_use_time(struct bench *bench, void (*spare)(void *context), void *context)
{
	bench->spare = spare;
	bench->context = context;
}

/* A device that is dead is told by whoever asks it next. */
static void use_time(const struct series *s)
{
	struct gpu *gpu = s->bench->gpu;

	if (s->lanes > 1 && s->bench->spare && gpu_submit(gpu, NULL) == 0)
		s->bench->spare(s->bench->context);
}

/*
 * A device is asked as rarely as can be, since each answer takes longer than small kernels do. Without lanes there is
 * less to gain, and a check that kills the device is known. A library may hold only what was prepared last.
 */
static int do_runs(struct series *s, struct verdict *v, int *at, struct err *e)
{
	const int together = s->lanes > 1 ? s->nparts : 1;

	for (int from = 0; from < s->nparts && !v->wrong; from += together) {
		if (queue_all(s, from, from + together, at, e))
			return -1;
		use_time(s);
		if (look(s, from, from + together, v, at, e))
			return -1;
	}
	return 0;
}

/* ---- beginning and end ---- */

static int ready_part(struct series *s, struct part *p, int *nfilled, struct err *e)
{
	const struct bench_check *c = &s->checks[p->check];

	if (load_repair(c->load, e) || (p->keeps && load_make_beside(c->load, e)) ||
	    temps_open(c->load, c->plan, &p->temps, e))
		return -1;
	for (int run = p->first; run < p->end && p->keeps; run++)
		*nfilled += outputs_to_fill(c->load, side_of(p, run), poison_of(run), s->filled + *nfilled);
	if (p->keeps)
		*nfilled += temps_to_fill(c->plan, &p->temps, p->first, s->filled + *nfilled);
	return 0;
}

/*
 * A faulty kernel may have written into any buffer since: the next one must not be blamed for it. All memory is taken
 * before the lanes are, since drivers wait for all of them to give some back.
 */
static int get_ready(struct series *s, int *at, struct err *e)
{
	int nfilled = 0;

	for (int i = 0; i < s->nparts; i++) {
		*at = s->parts[i].check;
		if (ready_part(s, &s->parts[i], &nfilled, e))
			return -1;
	}
	*at = 0;
	return many_fill(s->bench, s->filled, nfilled, 1, e) || bench_expect_findings(s->bench, RUNS * s->count, e) ? -1
														    : 0;
}

static void end_series(struct series *s)
{
	for (int i = 0; i < s->nparts; i++)
		temps_close(s->checks[s->parts[i].check].load, &s->parts[i].temps);
	free(s->parts);
	free(s->queue);
	free(s->findings);
	free(s->filled);
	free(s->compared);
	free(s->hashed);
	free(s->mem);
	free(s->guarded);
	free(s->intact);
}

static int begin_series(struct series *s, struct err *e)
{
	const size_t count = (size_t)s->count, sides = count * LOAD_SIDES, most = sides * BENCH_GUARDED;

	s->parts = calloc(sides, sizeof *s->parts);
	s->queue = calloc(sides, sizeof(struct part *));
	s->findings = calloc(count * RUNS, sizeof *s->findings);
	s->filled = calloc(most, sizeof *s->filled);
	s->compared = calloc(sides * PROBLEM_ARRAYS, sizeof *s->compared);
	s->hashed = calloc(count * PROBLEM_ARRAYS, sizeof *s->hashed);
	s->mem = calloc(most, sizeof(struct gpu_mem *));
	s->guarded = calloc(most, sizeof *s->guarded);
	s->intact = calloc(most, sizeof *s->intact);
	if (s->parts && s->queue && s->findings && s->filled && s->compared && s->hashed && s->mem && s->guarded &&
	    s->intact) {
		list_parts(s);
		take_lanes(s);
		return 0;
	}
	end_series(s);
	(void)err_as(e, ERR_TOO_LARGE, "no memory for %d checks", s->count);
	return -1;
}

int bench_verify_all(struct bench *bench, const struct bench_check *checks, int count, struct gpu_program *program,
		     int in_turn, struct verdict *verdict, int *at, struct err *e)
{
	const int lanes = program->exclusive || in_turn ? 1 : gpu_lanes(bench->gpu);
	struct series s = {.bench = bench,
			   .checks = checks,
			   .count = count,
			   .lanes = lanes < count ? lanes : count,
			   .program = program};
	int status;

	*verdict = (struct verdict){.index = -1};
	*at = 0;
	if (count == 0)
		return 0;
	if (begin_series(&s, e))
		return -1;
	status = get_ready(&s, at, e) || do_runs(&s, verdict, at, e) ? -1 : 0;
	if (status || verdict->wrong) {
		bench->damage++;
		(void)gpu_finish(bench->gpu, NULL); /* others may be under way, on memory that now goes */
	}
	end_series(&s);
	return bench_take_lane(bench, 0, status ? NULL : e) || status ? -1 : 0;
}

int bench_verify(struct load *load, const struct plan *plan, struct gpu_program *program, struct verdict *verdict,
		 struct err *e)
{
	struct bench_check check = {load, plan};
	int at;

	return bench_verify_all(load->bench, &check, 1, program, 0, verdict, &at, e);
}
