/* Checked runs: bench_verify_all. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_impl.h"

static int poison_outputs(struct load *l, uint32_t pattern, struct err *e)
{
	const struct gpu_ops *ops = l->bench->gpu->ops;

	for (int k = 0; k < l->problem->narrays; k++)
		if (l->problem->arrays[k].role == ARRAY_OUT && ops->fill(l->mem[k], 0, l->mem[k]->bytes, pattern, e))
			return -1;
	return 0;
}

/* Temporaries that were zeroed are left as the first run left them: calls go on from what the one before left. */
static int poison(struct load *l, const struct plan *plan, const struct temps *temps, int run, struct err *e)
{
	const struct gpu_ops *ops = l->bench->gpu->ops;

	if (poison_outputs(l, gpu_poisons[run], e))
		return -1;
	for (int k = 0; k < temps->count; k++)
		if (!plan->temps[k].zeroed && ops->fill(temps->mem[k], 0, temps->mem[k]->bytes, gpu_poisons[!run], e))
			return -1;
	return 0;
}

static void print_plain(const struct elem_type *t, const void *bits, char *text, size_t size)
{
	float f;
	double d = 0;
	int32_t i;
	uint32_t u;
	int64_t l = 0;

	memcpy(&f, bits, sizeof f);
	if (t->bytes == 8) {
		memcpy(&d, bits, sizeof d);
		memcpy(&l, bits, sizeof l);
	}
	memcpy(&i, bits, sizeof i);
	memcpy(&u, bits, sizeof u);
	if (t->kind == 'f')
		(void)snprintf(text, size, "%.17g", t->bytes == 4 ? (double)f : d);
	else if (t->kind == 'u')
		(void)snprintf(text, size, "%llu", t->bytes == 4 ? (unsigned long long)u : (unsigned long long)l);
	else
		(void)snprintf(text, size, "%lld", t->bytes == 4 ? (long long)i : (long long)l);
}

/* "3" or "value 3, index 17". */
static void print_element(const struct elem_type *t, const void *bits, char *text, size_t size)
{
	size_t used = 0;

	if (t->kind != 's')
		print_plain(t, bits, text, size);
	for (const struct elem_member *m = t->members; m->name && used < size; m++) {
		const struct elem_type *type = elem_find(m->type);
		char value[32];

		print_plain(type, (const char *)bits + (m - t->members) * type->bytes, value, sizeof value);
		used += (size_t)snprintf(text + used, size - used, "%s%s %s", used ? ", " : "", m->name, value);
	}
}

/* Fill the verdict for the first bad element of output k, of which there is what the last run left. */
static int describe(struct load *l, int k, int64_t bad, int64_t index, struct verdict *v, struct err *e)
{
	const struct problem_array *a = &l->problem->arrays[k];
	const struct gpu_ops *ops = l->bench->gpu->ops;
	char actual[ELEM_BYTES] = {0}, expected[ELEM_BYTES] = {0};
	size_t bytes = (size_t)a->type->bytes;
	ptrdiff_t offset = (ptrdiff_t)index * a->type->bytes;

	if (ops->read(l->mem[k], offset, actual, bytes, e) || ops->read(l->expected[k].mem, offset, expected, bytes, e))
		return -1;
	v->wrong = 1;
	v->bad = bad;
	v->index = index;
	(void)snprintf(v->reason, sizeof v->reason, "wrong result");
	(void)snprintf(v->array, sizeof v->array, "%s", a->name);
	if (memcmp(actual, expected, bytes) == 0)
		(void)snprintf(v->actual, sizeof v->actual, "right after a later call only");
	else
		print_element(a->type, actual, v->actual, sizeof v->actual);
	print_element(a->type, expected, v->expected, sizeof v->expected);
	return 0;
}

static int check_results(struct load *l, const struct findings *f, struct verdict *v, struct err *e)
{
	for (int k = 0; k < l->problem->narrays && !v->wrong; k++) {
		int64_t index, bad = findings_wrong(f, k, &index);

		if (l->problem->arrays[k].role == ARRAY_OUT && bad && describe(l, k, bad, index, v, e))
			return -1;
	}
	return 0;
}

/* The reason that explains a wrong result stands in its place. */
static void blame(struct verdict *v, const char *format, const char *name)
{
	v->wrong = v->stray = 1;
	(void)snprintf(v->reason, sizeof v->reason, format, name);
	if (!v->array[0])
		(void)snprintf(v->array, sizeof v->array, "%s", name);
}

/* intact: of arrays, then of temporaries. */
static void check_guards(const struct load *l, const struct plan *plan, const int *intact, struct verdict *v)
{
	const int arrays = l->problem->narrays;

	for (int k = 0; k < arrays + plan->ntemps; k++)
		if (!intact[k])
			blame(v, "guard of '%s' overwritten",
			      k < arrays ? l->problem->arrays[k].name : plan->temps[k - arrays].name);
}

static void check_inputs(const struct load *l, const struct findings *f, struct verdict *v)
{
	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];

		if (a->role == ARRAY_IN && f->hash[k] != (l->values[k] ? l->values[k]->hash : l->hash[k]))
			blame(v, "input '%s' changed", a->name);
	}
}

/* run: the number of its findings. */
static int queue_checks(struct load *l, int run, struct err *e)
{
	struct hashed inputs[PROBLEM_ARRAYS];
	int count = 0;

	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];
		const int64_t elements = l->values[k] ? l->values[k]->key.count : a->count;

		if (a->role == ARRAY_IN)
			inputs[count++] = (struct hashed){k, l->mem[k], (size_t)elements * (size_t)a->type->bytes};
		if (a->role == ARRAY_OUT && a->count > 0 &&
		    bench_queue_compare(l->bench, run, k, a->type, a->count, l->mem[k], l->expected[k].mem,
					l->tolerance[k].mem, e))
			return -1;
	}
	return bench_queue_hashes(l->bench, run, inputs, count, e);
}

/*
 * Results and inputs are looked at after each run: what one run spoils the next may put right. The two whole runs have
 * different poisons. What was prepared once has to serve again, in the third, on outputs poisoned anew. Guards that one
 * of them has overwritten stay so until all are done.
 */
enum { RUNS = 3 };

static int runs_of(const struct plan *plan)
{
	return plan_prepares(plan) ? RUNS : RUNS - 1;
}

/* Which check is queued, and where. */
struct turn {
	int check, lane;
	int64_t weight;
};

/* The runs of all checks. Findings of run r of check k have number k * RUNS + r. */
struct series {
	struct bench *bench;
	const struct bench_check *checks;
	int count, lanes;
	struct turn *turns;        /* of each check; in which order they are queued where all are together */
	struct temps *temps;       /* of each check */
	struct findings *findings; /* of each of its runs */
	struct gpu_mem **guarded;  /* BENCH_GUARDED a check at most, one check's after another's */
	int *intact;               /* of each of these */
	struct gpu_program *program;
};

/*
 * How long a check takes, in elements that one thread folds: there are strategies that give a segment to one thread. To
 * start its kernels one after the other takes as long as some thousand of these.
 */
#define STARTING 8192

static int64_t weight_of(const struct bench_check *check)
{
	return STARTING + check->load->problem->geometry->stats.max;
}

static int by_weight(const void *left, const void *right)
{
	const struct turn *a = left, *b = right;

	if (a->weight != b->weight)
		return a->weight > b->weight ? -1 : 1;
	return a->check - b->check;
}

/* The longest first, each where least is under way (Graham 1969): many keep but few of the device's threads busy. */
static void take_turns(struct series *s)
{
	int64_t loads[GPU_LANES] = {0};

	for (int k = 0; k < s->count; k++)
		s->turns[k] = (struct turn){k, 0, weight_of(&s->checks[k])};
	if (s->lanes == 1) /* then in the order given */
		return;
	qsort(s->turns, (size_t)s->count, sizeof *s->turns, by_weight);
	for (int k = 0; k < s->count; k++) {
		int least = 0;

		for (int lane = 1; lane < s->lanes; lane++)
			least = loads[lane] < loads[least] ? lane : least;
		s->turns[k].lane = least;
		loads[least] += s->turns[k].weight;
	}
}

static int queue_run(const struct series *s, int k, int run, struct err *e)
{
	const struct plan *plan = s->checks[k].plan;
	struct load *l = s->checks[k].load;
	int again = run == RUNS - 1;

	if (again ? poison_outputs(l, gpu_poisons[0], e) : poison(l, plan, &s->temps[k], run, e))
		return -1;
	if (!again && plan_queue(l, plan, s->program, &s->temps[k], 1, e))
		return -1;
	return plan_queue(l, plan, s->program, &s->temps[k], 0, e) || queue_checks(l, k * RUNS + run, e) ? -1 : 0;
}

/* All runs of the checks whose turns are from .. to - 1. */
static int queue_runs(const struct series *s, int from, int to, int *at, struct err *e)
{
	for (int i = from; i < to; i++) {
		const int k = s->turns[i].check;

		*at = k;
		if (bench_take_lane(s->bench, s->turns[i].lane, e))
			return -1;
		for (int run = 0; run < runs_of(s->checks[k].plan); run++)
			if (queue_run(s, k, run, e))
				return -1;
	}
	return 0;
}

/* The arrays of check k, then its temporaries. Returns how many. */
static int guarded_of(const struct series *s, int k, struct gpu_mem **mem)
{
	const struct load *l = s->checks[k].load;
	const int arrays = l->problem->narrays, temps = s->temps[k].count;

	memcpy(mem, l->mem, (size_t)arrays * sizeof(struct gpu_mem *));
	memcpy(mem + arrays, s->temps[k].mem, (size_t)temps * sizeof(struct gpu_mem *));
	return arrays + temps;
}

/* What was found after all runs of these checks, and their guards, into s. */
static int read_all(const struct series *s, int from, int to, struct err *e)
{
	int count = 0;

	if (bench_read_findings(s->bench, from * RUNS, (to - from) * RUNS, s->findings, e))
		return -1;
	for (int k = from; k < to; k++)
		count += guarded_of(s, k, s->guarded + count);
	return bench_read_guards(s->bench, s->guarded, count, s->intact, e);
}

/* Run number `run` of check k; its guards, from `intact` on, where there is something to blame or it is the last. */
static int look_at(const struct series *s, int k, int run, const struct findings *f, const int *intact,
		   struct verdict *v, struct err *e)
{
	const struct plan *plan = s->checks[k].plan;
	struct load *l = s->checks[k].load;

	(void)snprintf(v->geometry, sizeof v->geometry, "%s", l->problem->geometry->name);
	if (check_results(l, f, v, e))
		return -1;
	check_inputs(l, f, v);
	if (v->wrong || run == runs_of(plan) - 1)
		check_guards(l, plan, intact, v);
	return 0;
}

/* First runs come before second ones: what is wrong at once is told of that. */
static int look(const struct series *s, int from, int to, struct verdict *v, int *at, struct err *e)
{
	*at = to - from > 1 ? -1 : from; /* whose fault it is that the device is dead is not told */
	if (read_all(s, from, to, e))
		return -1;
	for (int run = 0; run < RUNS; run++) {
		const int *intact = s->intact;

		for (int k = from; k < to && !v->wrong; k++) {
			*at = k;
			if (run < runs_of(s->checks[k].plan) &&
			    look_at(s, k, run, &s->findings[(k - from) * RUNS + run], intact, v, e))
				return -1;
			intact += s->checks[k].load->problem->narrays + s->temps[k].count;
		}
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

	if (s->lanes > 1 && s->bench->spare && (!gpu->ops->submit || gpu->ops->submit(gpu, NULL) == 0))
		s->bench->spare(s->bench->context);
}

/*
 * A device is asked as rarely as can be, since each answer takes longer than small kernels do. Without lanes there is
 * less to gain, and a check that kills the device is known. A library may hold only what was prepared last.
 */
static int do_runs(const struct series *s, struct verdict *v, int *at, struct err *e)
{
	const int together = s->lanes > 1 ? s->count : 1;

	for (int from = 0; from < s->count && !v->wrong; from += together) {
		if (queue_runs(s, from, from + together, at, e))
			return -1;
		use_time(s);
		if (look(s, from, from + together, v, at, e))
			return -1;
	}
	return 0;
}

/*
 * A faulty kernel may have written into any buffer since: the next one must not be blamed for it. All memory is taken
 * before the lanes are, since drivers wait for all of them to give some back.
 */
static int get_ready(struct series *s, int *at, struct err *e)
{
	for (*at = 0; *at < s->count; ++*at) {
		const struct bench_check *c = &s->checks[*at];

		if (load_repair(c->load, e) || temps_open(c->load, c->plan, &s->temps[*at], e))
			return -1;
	}
	*at = 0;
	return bench_expect_findings(s->bench, RUNS * s->count, e);
}

static void end_series(struct series *s)
{
	for (int k = 0; s->temps && k < s->count; k++)
		temps_close(s->checks[k].load, &s->temps[k]);
	free(s->turns);
	free(s->temps);
	free(s->findings);
	free(s->guarded);
	free(s->intact);
}

static int begin_series(struct series *s, struct err *e)
{
	const size_t count = (size_t)s->count;

	s->turns = calloc(count, sizeof *s->turns);
	s->temps = calloc(count, sizeof *s->temps);
	s->findings = calloc(count * RUNS, sizeof *s->findings);
	s->guarded = calloc(count * BENCH_GUARDED, sizeof(struct gpu_mem *));
	s->intact = calloc(count * BENCH_GUARDED, sizeof *s->intact);
	if (s->turns && s->temps && s->findings && s->guarded && s->intact) {
		take_turns(s);
		return 0;
	}
	end_series(s);
	(void)err_as(e, ERR_TOO_LARGE, "no memory for %d checks", s->count);
	return -1;
}

int bench_verify_all(struct bench *bench, const struct bench_check *checks, int count, struct gpu_program *program,
		     int in_turn, struct verdict *verdict, int *at, struct err *e)
{
	const int lanes = program->alone || in_turn ? 1 : gpu_lanes(bench->gpu);
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
