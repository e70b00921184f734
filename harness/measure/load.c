/* Problems on the device: uploads, values shared between problems, temporaries, launches. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/parallel.h"
#include "harness/measure/bench_impl.h"

#define KEPT_MOST ((size_t)1 << 20) /* bytes of temporaries that a load keeps */

static size_t array_bytes(const struct problem_array *a)
{
	return (size_t)a->count * (size_t)a->type->bytes;
}

static int write_all(struct bench *b, struct gpu_mem *mem, const void *from, size_t bytes, struct err *e)
{
	return bytes ? b->gpu->ops->write(mem, 0, from, bytes, e) : 0;
}

/* New guarded memory with these bytes, and their hash as the device sees them: bench_hash_later. */
static int upload(struct bench *b, const void *from, size_t bytes, struct gpu_mem **mem, uint64_t *hash, struct err *e)
{
	if (bench_alloc(b, bytes, mem, e))
		return -1;
	return write_all(b, *mem, from, bytes, e) || bench_hash_later(b, *mem, bytes, hash, e) ? -1 : 0;
}

struct narrowing {
	const double *from;
	float *to;
};

static void narrow_range(void *context, int64_t from, int64_t to)
{
	const struct narrowing *n = context;

	for (int64_t i = from; i < to; i++) {
		n->to[i] = (float)n->from[i];
		if ((double)n->to[i] < n->from[i])
			n->to[i] = nextafterf(n->to[i], INFINITY);
	}
}

/* Tolerances as the device gets them: never smaller than they are. malloc'd. */
static float *narrow_tolerance(const struct problem_array *a, struct err *e)
{
	float *narrow = host_memory_alloc((size_t)a->count * sizeof *narrow + 1);

	if (!narrow) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for %lld tolerances", (long long)a->count);
		return NULL;
	}
	parallel_ranges(a->count, narrow_range, &(struct narrowing){a->tolerance, narrow});
	return narrow;
}

static size_t shared_bytes(const struct shared *s)
{
	return (size_t)s->key.count * (size_t)s->key.type->bytes;
}

static void shared_release(struct bench *b, struct shared *shared)
{
	struct shared **link = &b->shared;

	while (*link && *link != shared)
		link = &(*link)->next;
	if (*link)
		*link = shared->next;
	bench_free(b, shared->mem);
	free(shared);
}

void shared_drop(struct bench *b, struct shared *shared)
{
	if (--shared->users == 0)
		shared_release(b, shared);
}

/* Keep what is at least as large as what is kept: small problems that come in between must not push it out. */
static void shared_keep(struct bench *b, struct shared *shared)
{
	if (shared == b->kept || (b->kept && shared_bytes(b->kept) > shared_bytes(shared)))
		return;
	if (b->kept)
		shared_drop(b, b->kept);
	b->kept = shared;
	shared->users++;
}

#define SHARED_LEAST ((size_t)1 << 22) /* bytes */

/*
 * Is s what d wants? A list many times as long would do, but all of it is checked after each run: verification on small
 * geometries has its own.
 */
static int suits(const struct shared *s, const struct dataset *d)
{
	size_t wanted = (size_t)d->count * (size_t)d->type->bytes;

	return dataset_alike(&s->key, d) && s->key.n >= d->n &&
	       shared_bytes(s) <= (wanted < SHARED_LEAST ? SHARED_LEAST : 8 * wanted);
}

int shared_take(struct bench *b, const struct dataset *d, struct shared **shared, struct err *e)
{
	struct shared *s = b->shared;

	while (s && !suits(s, d))
		s = s->next;
	if (!s) {
		s = calloc(1, sizeof *s);
		if (!s) {
			(void)err_as(e, ERR_TOO_LARGE, "no memory for a dataset");
			return -1;
		}
		s->key = *d;
		s->damage = b->damage;
		if (upload(b, d->values, shared_bytes(s), &s->mem, &s->hash, e)) {
			shared_release(b, s);
			return -1;
		}
		s->next = b->shared;
		b->shared = s;
	}
	s->users++;
	shared_keep(b, s);
	*shared = s;
	return 0;
}

static int load_input(struct load *l, int k, struct err *e)
{
	const struct problem_array *a = &l->problem->arrays[k];

	if (a->host != l->problem->dataset->values)
		return upload(l->bench, a->host, array_bytes(a), &l->mem[k], &l->hash[k], e);
	if (shared_take(l->bench, l->problem->dataset, &l->values[k], e))
		return -1;
	l->mem[k] = l->values[k]->mem;
	/* A faulty kernel may have been at them through another load. */
	if (l->damage > l->values[k]->damage)
		l->damage = l->values[k]->damage;
	return 0;
}

static int load_output(struct load *l, int k, struct err *e)
{
	const struct problem_array *a = &l->problem->arrays[k];
	float *narrow;
	int status;

	if (bench_alloc(l->bench, array_bytes(a), &l->mem[k], e) ||
	    upload(l->bench, a->host, array_bytes(a), &l->expected[k].mem, &l->expected[k].hash, e))
		return -1;
	if (!a->tolerance)
		return 0;
	narrow = narrow_tolerance(a, e);
	if (!narrow)
		return -1;
	status = upload(l->bench, narrow, (size_t)a->count * sizeof *narrow, &l->tolerance[k].mem,
			&l->tolerance[k].hash, e);
	free(narrow);
	return status;
}

/* Device bytes of a problem with nothing shared. */
static size_t problem_bytes(const struct problem *p)
{
	size_t bytes = 0;

	for (int k = 0; k < p->narrays; k++) {
		const struct problem_array *a = &p->arrays[k];

		bytes += array_bytes(a) * (a->role == ARRAY_OUT ? 2 : 1);
		bytes += a->tolerance ? (size_t)a->count * sizeof(float) : 0;
	}
	return bytes;
}

static int begin(struct bench *bench, const struct problem *problem, struct load **load, struct err *e)
{
	struct load *l = calloc(1, sizeof *l);

	*load = NULL;
	if (!l)
		return err_as(e, ERR_TOO_LARGE, "no memory for a problem");
	l->bench = bench;
	l->problem = problem;
	l->damage = bench->damage;
	for (int k = 0; k < problem->narrays; k++)
		if (problem->arrays[k].role == ARRAY_IN ? load_input(l, k, e) : load_output(l, k, e)) {
			load_close(l);
			return err_context(e, "cannot put the %zu bytes of '%s' on the device", problem_bytes(problem),
					   problem->geometry->name);
		}
	*load = l;
	return 0;
}

static void temps_free(struct load *load, struct temps *temps)
{
	while (temps->count > 0)
		bench_free(load->bench, temps->mem[--temps->count]);
}

void load_close(struct load *load)
{
	if (!load)
		return;
	load->bench->nunread = 0; /* after an error: they were to be this load's */
	for (int side = 0; side < LOAD_SIDES; side++)
		temps_free(load, &load->kept[side]);
	for (int k = 0; k < PROBLEM_ARRAYS; k++) {
		bench_free(load->bench, load->beside[k]);
		if (load->values[k])
			shared_drop(load->bench, load->values[k]);
		else
			bench_free(load->bench, load->mem[k]);
		bench_free(load->bench, load->expected[k].mem);
		bench_free(load->bench, load->tolerance[k].mem);
	}
	free(load);
}

int load_open_all(struct bench *bench, const struct problem *problems, int count, struct load **loads, struct err *e)
{
	int opened = 0, status = 0;

	while (opened < count && status == 0) {
		status = begin(bench, &problems[opened], &loads[opened], e);
		opened += status == 0;
	}
	if (status == 0 && bench_read_hashes(bench, e) == 0)
		return 0;
	while (opened > 0)
		load_close(loads[--opened]);
	memset(loads, 0, (size_t)count * sizeof(struct load *));
	return -1;
}

int load_open(struct bench *bench, const struct problem *problem, struct load **load, struct err *e)
{
	return load_open_all(bench, problem, 1, load, e);
}

/* Write `from` again if mem no longer has its hash; guards in any case. */
static int repair(struct bench *b, struct gpu_mem *mem, uint64_t hash, const void *from, size_t bytes, struct err *e)
{
	uint64_t now;

	if (bench_guard(b, mem, e) || bench_hash(b, mem, bytes, &now, e))
		return -1;
	return now == hash ? 0 : write_all(b, mem, from, bytes, e);
}

static int repair_output(struct load *l, int k, struct err *e)
{
	const struct problem_array *a = &l->problem->arrays[k];
	float *narrow;
	int status;

	if (bench_guard(l->bench, l->mem[k], e) || (l->beside[k] && bench_guard(l->bench, l->beside[k], e)) ||
	    repair(l->bench, l->expected[k].mem, l->expected[k].hash, a->host, array_bytes(a), e))
		return -1;
	if (!a->tolerance)
		return 0;
	narrow = narrow_tolerance(a, e);
	if (!narrow)
		return -1;
	status = repair(l->bench, l->tolerance[k].mem, l->tolerance[k].hash, narrow, (size_t)a->count * sizeof *narrow,
			e);
	free(narrow);
	return status;
}

static double element_of(const struct problem_array *a, int64_t i)
{
	return a->type->bytes == 4 ? (double)((const float *)a->host)[i] : ((const double *)a->host)[i];
}

/* Tolerances from the operator's, which is relative; none for infinities, which must be equal. */
static int set_tolerance(const struct problem *p, const struct problem_array *a, struct err *e)
{
	const struct oper *oper = p->dataset->oper;

	for (int64_t i = 0; a->type->kind == 'f' && i < a->count; i++) {
		double size = fabs(element_of(a, i));

		if (isnan(size))
			return err_as(e, ERR_USAGE, "operator '%s' makes no number of segment %lld of '%s'", oper->name,
				      (long long)i, p->geometry->name);
		if (a->tolerance)
			a->tolerance[i] = isinf(size) ? 0 : oper->user->tolerance * size;
	}
	return 0;
}

/* The problem makes the memory of what it expects for itself: only there it is not const. */
static int expect_output(struct load *l, int k, struct err *e)
{
	const struct problem_array *a = &l->problem->arrays[k];
	struct gpu_mem *expected = l->expected[k].mem, *tolerance = l->tolerance[k].mem;
	size_t bytes = array_bytes(a), bounds = (size_t)a->count * sizeof(float);
	float *narrow;
	int status;

	if (bytes && l->bench->gpu->ops->read(l->mem[k], 0, (void *)a->host, bytes, e))
		return -1;
	if (set_tolerance(l->problem, a, e) || write_all(l->bench, expected, a->host, bytes, e) ||
	    bench_hash(l->bench, expected, bytes, &l->expected[k].hash, e))
		return -1;
	if (!a->tolerance)
		return 0;
	narrow = narrow_tolerance(a, e);
	if (!narrow)
		return -1;
	status = write_all(l->bench, tolerance, narrow, bounds, e) ||
				 bench_hash(l->bench, tolerance, bounds, &l->tolerance[k].hash, e)
			 ? -1
			 : 0;
	free(narrow);
	return status;
}

int load_expect(struct load *load, const struct plan *plan, struct gpu_program *program, struct err *e)
{
	struct temps temps = {0};
	int status;

	if (load_repair(load, e) || temps_open(load, plan, &temps, e))
		return -1;
	status =
		plan_queue(load, plan, program, &temps, 1, e) || plan_queue(load, plan, program, &temps, 0, e) ? -1 : 0;
	for (int k = 0; k < load->problem->narrays && status == 0; k++)
		if (strcmp(load->problem->arrays[k].name, "result") == 0) /* keys and counts the host knows */
			status = expect_output(load, k, e);
	temps_close(load, &temps);
	return status;
}

/* Values may have been uploaded from a longer dataset than this load's: only what it has can be written again. */
static int repair_values(struct load *l, struct shared *s, struct err *e)
{
	const struct dataset *d = l->problem->dataset;
	struct dataset again;
	uint64_t now;
	int status;

	if (bench_guard(l->bench, s->mem, e) || bench_hash(l->bench, s->mem, shared_bytes(s), &now, e))
		return -1;
	if (now == s->hash)
		return 0;
	if (d->n == s->key.n)
		return write_all(l->bench, s->mem, d->values, shared_bytes(s), e);
	if (dataset_make(s->key.type, s->key.oper, s->key.kind, s->key.n, &again, e))
		return -1;
	status = write_all(l->bench, s->mem, again.values, shared_bytes(s), e);
	dataset_release(&again);
	return status;
}

int load_repair(struct load *load, struct err *e)
{
	if (load->damage == load->bench->damage)
		return 0;
	for (int side = 0; side < LOAD_SIDES; side++)
		temps_free(load, &load->kept[side]); /* their guards may be gone */
	for (int k = 0; k < load->problem->narrays; k++) {
		const struct problem_array *a = &load->problem->arrays[k];

		if (load->values[k]) {
			if (repair_values(load, load->values[k], e))
				return -1;
			load->values[k]->damage = load->bench->damage;
		} else if (a->role == ARRAY_OUT) {
			if (repair_output(load, k, e))
				return -1;
		} else if (repair(load->bench, load->mem[k], load->hash[k], a->host, array_bytes(a), e)) {
			return -1;
		}
	}
	load->damage = load->bench->damage;
	return 0;
}

/* Are they what the plan needs? */
static int temps_suit(const struct temps *temps, const struct plan *plan)
{
	int suit = temps->count == plan->ntemps;

	for (int k = 0; k < plan->ntemps && suit; k++)
		suit = temps->mem[k]->bytes == bench_whole_words(plan->temps[k].bytes);
	return suit;
}

static int temps_make(struct load *load, const struct plan *plan, struct temps *temps, struct err *e)
{
	for (int k = 0; k < plan->ntemps; k++) {
		const struct plan_temp *t = &plan->temps[k];

		if (bench_alloc(load->bench, t->bytes, &temps->mem[k], e)) {
			temps_free(load, temps);
			return err_context(e, "cannot make temporary '%s' of %zu bytes", t->name, t->bytes);
		}
		temps->count++;
	}
	return 0;
}

struct gpu_mem *load_array(const struct load *load, int side, int k)
{
	return side && load->problem->arrays[k].role == ARRAY_OUT ? load->beside[k] : load->mem[k];
}

int load_make_beside(struct load *load, struct err *e)
{
	for (int k = 0; k < load->problem->narrays; k++)
		if (load->problem->arrays[k].role == ARRAY_OUT && !load->beside[k] &&
		    bench_alloc(load->bench, load->mem[k]->bytes, &load->beside[k], e))
			return -1;
	return 0;
}

int temps_open(struct load *load, const struct plan *plan, struct temps *temps, struct err *e)
{
	const struct gpu_ops *ops = load->bench->gpu->ops;
	const int side = temps->side;

	*temps = load->kept[side];
	temps->side = side;
	load->kept[side] = (struct temps){0, 0, {NULL}};
	if (!temps_suit(temps, plan)) {
		temps_free(load, temps);
		if (temps_make(load, plan, temps, e))
			return -1;
	}
	for (int k = 0; k < plan->ntemps; k++)
		if (plan->temps[k].zeroed && ops->fill(temps->mem[k], 0, temps->mem[k]->bytes, 0, e)) {
			temps_free(load, temps);
			return -1;
		}
	return 0;
}

void temps_close(struct load *load, struct temps *temps)
{
	size_t bytes = 0;

	for (int k = 0; k < temps->count; k++)
		bytes += temps->mem[k]->bytes;
	if (load->kept[temps->side].count == 0 && bytes <= KEPT_MOST) {
		load->kept[temps->side] = *temps;
		*temps = (struct temps){0, 0, {NULL}};
	}
	temps_free(load, temps);
}

static int launch(struct load *l, int side, const struct plan_launch *p, struct gpu_program *program,
		  const struct temps *temps, struct err *e)
{
	struct gpu_arg args[PLAN_ARGS];
	struct gpu_launch call = {program, p->kernel, p->grid, p->block, p->nargs, args, p->local_bytes};
	int arrays = l->problem->narrays;

	for (int k = 0; k < p->nargs; k++) {
		int buffer = p->args[k].buffer;

		if (buffer >= arrays + temps->count)
			return err_set(e, "argument %d of kernel '%s' is array %d of %d", k, p->kernel, buffer,
				       arrays + temps->count);
		args[k] = (struct gpu_arg){NULL, &p->args[k].scalar, sizeof p->args[k].scalar};
		if (buffer >= 0)
			args[k] = (struct gpu_arg){
				buffer < arrays ? load_array(l, side, buffer) : temps->mem[buffer - arrays], NULL, 0};
	}
	return l->bench->gpu->ops->launch(l->bench->gpu, &call, e);
}

int plan_prepares(const struct plan *plan)
{
	for (int k = 0; k < plan->nlaunches; k++)
		if (plan->launches[k].once)
			return 1;
	return 0;
}

int plan_launch(struct load *load, int side, const struct plan *plan, struct gpu_program *program,
		const struct temps *temps, int k, struct err *e)
{
	return plan->launches[k].grid > 0 ? launch(load, side, &plan->launches[k], program, temps, e) : 0;
}

int plan_fetch(struct load *load, int side, const struct plan *plan, struct err *e)
{
	const int k = plan->fetch - 1;

	return k < 0 ? 0 : gpu_read_discard(load_array(load, side, k), array_bytes(&load->problem->arrays[k]), e);
}

int plan_queue(struct load *load, const struct plan *plan, struct gpu_program *program, const struct temps *temps,
	       int once, struct err *e)
{
	for (int k = 0; k < plan->nlaunches; k++)
		if (plan->launches[k].once == once && plan_launch(load, 0, plan, program, temps, k, e))
			return -1;
	return once ? 0 : plan_fetch(load, 0, plan, e);
}
