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

/* Fill the verdict for the first bad element of output k. */
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

static void check_guards(struct load *l, const struct findings *f, const struct plan *plan, int count,
			 struct verdict *v)
{
	const int arrays = l->problem->narrays;

	for (int k = 0; k < count; k++)
		if (!findings_intact(f, k))
			blame(v, "guard of '%s' overwritten",
			      k < arrays ? l->problem->arrays[k].name : plan->temps[k - arrays].name);
}

static void check_inputs(struct load *l, const struct findings *f, struct verdict *v)
{
	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];

		if (a->role == ARRAY_IN && findings_hash(f, k) != (l->values[k] ? l->values[k]->hash : l->hash[k]))
			blame(v, "input '%s' changed", a->name);
	}
}

static int queue_checks(struct load *l, struct err *e)
{
	if (bench_clear_verdicts(l->bench, e))
		return -1;
	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];
		const int64_t elements = l->values[k] ? l->values[k]->key.count : a->count;

		if (a->role == ARRAY_IN &&
		    bench_queue_hash(l->bench, k, l->mem[k], (size_t)elements * (size_t)a->type->bytes, e))
			return -1;
		if (a->role == ARRAY_OUT && a->count > 0 &&
		    bench_queue_compare(l->bench, k, a->type, a->count, l->mem[k], l->expected[k].mem,
					l->tolerance[k].mem, e))
			return -1;
	}
	return 0;
}

/* Waits once where all is right: a sweep does this some hundred times a variant. */
static int look(struct load *l, const struct plan *plan, const struct temps *temps, struct verdict *v, struct err *e)
{
	const int arrays = l->problem->narrays, count = arrays + temps->count;
	struct gpu_mem *mem[BENCH_GUARDED];
	struct findings f;

	for (int k = 0; k < count; k++)
		mem[k] = k < arrays ? l->mem[k] : temps->mem[k - arrays];
	(void)snprintf(v->geometry, sizeof v->geometry, "%s", l->problem->geometry->name);
	if (bench_look(l->bench, mem, count, &f, e) || check_results(l, &f, v, e))
		return -1;
	check_guards(l, &f, plan, count, v);
	check_inputs(l, &f, v);
	return 0;
}

/*
 * Everything is looked at after each run: what one run spoils the next may put right. The two whole runs have different
 * poisons. What was prepared once has to serve again, in the third, on outputs poisoned anew.
 */
enum { RUNS = 3 };

static int queue_run(struct load *l, const struct plan *plan, struct gpu_program *program, const struct temps *temps,
		     int run, struct err *e)
{
	int again = run == RUNS - 1;

	if (again ? poison_outputs(l, gpu_poisons[0], e) : poison(l, plan, temps, run, e))
		return -1;
	if (!again && plan_queue(l, plan, program, temps, 1, e))
		return -1;
	return plan_queue(l, plan, program, temps, 0, e) || queue_checks(l, e) ? -1 : 0;
}

/* All runs of all checks: the first of each, the second of each, and the third of those that have one. */
struct series {
	struct bench *bench;
	const struct bench_check *checks;
	int count, lanes;
	struct temps *temps; /* of each check */
	struct gpu_program *program;
	int under_way[GPU_LANES]; /* the check whose run is in that lane, -1: none */
};

/*
 * The last checks, which take longest, have lanes of their own: some keep but few of the device's threads busy, and
 * others need not wait for them. Those share the rest, a quarter: enough to have one under way while the next is
 * queued.
 */
static int own_lanes(const struct series *s)
{
	return s->lanes - (s->lanes + 3) / 4;
}

static int lane_of(const struct series *s, int k)
{
	const int own = own_lanes(s), shared = s->count - own;

	return k >= shared ? k - shared : own + k % (s->lanes - own);
}

/* Look at what is under way in a lane. */
static int end_run(struct series *s, int lane, struct verdict *v, int *at, struct err *e)
{
	const int k = s->under_way[lane];

	if (bench_take_lane(s->bench, lane, e))
		return -1;
	if (k < 0)
		return 0;
	*at = k;
	s->under_way[lane] = -1;
	return look(s->checks[k].load, s->checks[k].plan, &s->temps[k], v, e);
}

/* One run of a check, once its lane is free. A check stays in its lane, so that its run before has been looked at. */
static int start_run(struct series *s, int k, int run, struct verdict *v, int *at, struct err *e)
{
	const struct bench_check *c = &s->checks[k];
	const int lane = lane_of(s, k);

	if (run == RUNS - 1 && !plan_prepares(c->plan))
		return 0;
	if (end_run(s, lane, v, at, e))
		return -1;
	if (v->wrong)
		return 0;
	*at = k;
	s->under_way[lane] = k;
	return queue_run(c->load, c->plan, s->program, &s->temps[k], run, e);
}

/* A library may hold what was prepared last only, so that all runs of a check follow each other. */
static int do_runs_alone(struct series *s, struct verdict *v, int *at, struct err *e)
{
	for (int number = 0; number < RUNS * s->count && !v->wrong; number++)
		if (start_run(s, number / RUNS, number % RUNS, v, at, e))
			return -1;
	return v->wrong ? 0 : end_run(s, 0, v, at, e);
}

/* Each time the long ones first, to run beside the others. */
static int do_runs(struct series *s, struct verdict *v, int *at, struct err *e)
{
	const int shared = s->count - own_lanes(s);

	for (int number = 0; number < RUNS * s->count && !v->wrong; number++)
		if (start_run(s, (number + shared) % s->count, number / s->count, v, at, e))
			return -1;
	for (int lane = s->lanes; lane-- > 0 && !v->wrong;)
		if (end_run(s, lane, v, at, e))
			return -1;
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
	return gpu_finish(s->bench->gpu, e);
}

int bench_verify_all(struct bench *bench, const struct bench_check *checks, int count, struct gpu_program *program,
		     struct verdict *verdict, int *at, struct err *e)
{
	const int lanes = program->alone ? 1 : gpu_lanes(bench->gpu);
	struct series s = {bench, checks, count, lanes < count ? lanes : count, NULL, program, {0}};
	int status;

	for (int lane = 0; lane < GPU_LANES; lane++)
		s.under_way[lane] = -1;
	*verdict = (struct verdict){0};
	verdict->index = -1;
	*at = 0;
	if (count == 0)
		return 0;
	s.temps = calloc((size_t)count, sizeof *s.temps);
	if (!s.temps)
		return err_as(e, ERR_TOO_LARGE, "no memory for %d checks", count);
	status = get_ready(&s, at, e) || (program->alone ? do_runs_alone : do_runs)(&s, verdict, at, e) ? -1 : 0;
	if (status || verdict->wrong) {
		bench->damage++;
		(void)gpu_finish(bench->gpu, NULL); /* others may be under way, on memory that now goes */
	}
	for (int k = 0; k < count; k++)
		temps_close(checks[k].load, &s.temps[k]);
	free(s.temps);
	return bench_take_lane(bench, 0, status ? NULL : e) || status ? -1 : 0;
}

int bench_verify(struct load *load, const struct plan *plan, struct gpu_program *program, struct verdict *verdict,
		 struct err *e)
{
	struct bench_check check = {load, plan};
	int at;

	return bench_verify_all(load->bench, &check, 1, program, verdict, &at, e);
}
