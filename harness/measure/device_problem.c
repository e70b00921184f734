/* A problem on the device: its uploads, the values that problems share, its output sets. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/parallel.h"
#include "harness/measure/bench_impl.h"

size_t array_bytes(const struct problem_array *a)
{
	return (size_t)a->count * (size_t)a->type->bytes;
}

int upload_write(struct bench *b, const struct upload *u, const void *from, struct err *e)
{
	return u->bytes ? b->gpu->ops->write(u->mem, 0, from, u->bytes, e) : 0;
}

/* Allocates guarded memory, uploads data, and enqueues their hash as the device sees them (bench_hash_async). */
static int upload(struct bench *b, struct upload *u, const void *from, struct err *e)
{
	if (bench_alloc_at(b, u->bytes, u->shift, &u->mem, e))
		return -1;
	return upload_write(b, u, from, e) || bench_hash_async(b, u->mem, u->bytes, &u->hash, e) ? -1 : 0;
}

/* The shift of an array: one element, with the alignment of elements. */
static int shift_of(const struct problem *p, const struct problem_array *a)
{
	const int bytes = a->type->bytes * a->parts;

	return !p->shifted ? 0 : bytes < 4 ? 4 : bytes < 16 ? bytes : 16;
}

/* ---- values of a dataset ---- */

/* Keeps the largest values, so that small problems in between do not displace them. */
static void keep_values(struct bench *b, struct device_values *values)
{
	if (values == b->kept || (b->kept && b->kept->data.bytes > values->data.bytes))
		return;
	bench_drop_kept(b);
	b->kept = values;
	values->users++;
}

#define SHARED_BYTES ((size_t)1 << 22) /* arrays up to this size are always shared, however few values are needed */

/* Whether these values serve for d. A much longer array would as well, but all of it is hashed after each run, so small
 * geometries get their own. */
static int is_shareable(const struct device_values *values, const struct dataset *d, int shift)
{
	size_t wanted = (size_t)d->count * (size_t)d->type->bytes;

	return values->data.shift == shift && dataset_alike(&values->key, d) && values->key.n >= d->n &&
	       values->data.bytes <= (wanted < SHARED_BYTES ? SHARED_BYTES : 8 * wanted);
}

static struct device_values *upload_values(struct bench *b, const struct dataset *d, int shift, struct err *e)
{
	struct device_values *values = calloc(1, sizeof *values);

	if (!values) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for a dataset");
		return NULL;
	}
	values->key = *d;
	values->oper = *d->oper;
	values->oper.input = NULL; /* values do not depend on it */
	values->key.oper = &values->oper;
	values->epoch = b->epoch;
	values->users = 1;
	values->data.shift = shift;
	values->data.bytes = (size_t)d->count * (size_t)d->type->bytes;
	values->next = b->values;
	b->values = values;
	if (upload(b, &values->data, d->values, e)) {
		device_values_release(b, values);
		return NULL;
	}
	return values;
}

/* The values of dataset d on the device, uploaded unless already there; NULL with e filled on failure. */
static struct device_values *take_values(struct bench *b, const struct dataset *d, int shift, struct err *e)
{
	struct device_values *values = b->values;

	while (values && !is_shareable(values, d, shift))
		values = values->next;
	if (values)
		values->users++;
	else
		values = upload_values(b, d, shift, e);
	if (values)
		keep_values(b, values);
	return values;
}

/* ---- arrays ---- */

struct rounding {
	const double *from;
	float *to;
};

static void round_up_range(void *context, int64_t from, int64_t to)
{
	const struct rounding *r = context;

	for (int64_t i = from; i < to; i++) {
		r->to[i] = (float)r->from[i];
		if ((double)r->to[i] < r->from[i])
			r->to[i] = nextafterf(r->to[i], INFINITY);
	}
}

/* Tolerances are uploaded as f32, rounded up. */
static int transfer_tolerance(struct device_problem *p, int k, upload_action action, struct err *e)
{
	const struct problem_array *a = &p->problem->arrays[k];
	struct upload *u = &p->tolerance[k];
	float *rounded = host_memory_alloc((size_t)a->count * sizeof *rounded + 1);
	int status;

	if (!rounded)
		return err_as(e, ERR_TOO_LARGE, "no memory for %lld tolerances", (long long)a->count);
	parallel_ranges(a->count, round_up_range, &(struct rounding){a->tolerance, rounded});
	u->bytes = (size_t)a->count * sizeof *rounded;
	status = action(p->bench, u, rounded, e);
	free(rounded);
	return status;
}

int transfer_expected(struct device_problem *p, int k, upload_action action, struct err *e)
{
	const struct problem_array *a = &p->problem->arrays[k];

	p->expected[k].bytes = array_bytes(a);
	if (action(p->bench, &p->expected[k], a->host, e))
		return -1;
	return a->tolerance ? transfer_tolerance(p, k, action, e) : 0;
}

static int open_input(struct device_problem *p, int k, struct err *e)
{
	const struct problem_array *a = &p->problem->arrays[k];

	p->input[k].bytes = array_bytes(a);
	p->input[k].shift = shift_of(p->problem, a);
	if (a->host != p->problem->dataset->values)
		return upload(p->bench, &p->input[k], a->host, e);
	p->values[k] = take_values(p->bench, p->problem->dataset, p->input[k].shift, e);
	if (!p->values[k])
		return -1;
	/* A faulty kernel may have corrupted the values through another problem. */
	if (p->epoch > p->values[k]->epoch)
		p->epoch = p->values[k]->epoch;
	return 0;
}

static int open_output(struct device_problem *p, int k, struct err *e)
{
	const struct problem_array *a = &p->problem->arrays[k];

	return bench_alloc_at(p->bench, array_bytes(a), shift_of(p->problem, a), &p->output[0][k], e) ||
			       transfer_expected(p, k, upload, e)
		       ? -1
		       : 0;
}

struct upload *device_problem_input(struct device_problem *p, int k)
{
	return p->values[k] ? &p->values[k]->data : &p->input[k];
}

struct gpu_mem *device_problem_array(struct device_problem *p, int set, int k)
{
	return p->problem->arrays[k].role == ARRAY_OUT ? p->output[set][k] : device_problem_input(p, k)->mem;
}

struct gpu_mem *device_problem_argument(struct device_problem *p, int set, int k)
{
	for (int out = 0; out < p->problem->narrays; out++)
		if (p->problem->arrays[out].in_place == k + 1)
			return p->output[set][out];
	return device_problem_array(p, set, k);
}

int device_problem_in_place(const struct device_problem *p)
{
	for (int k = 0; k < p->problem->narrays; k++)
		if (p->problem->arrays[k].in_place)
			return 1;
	return 0;
}

int outputs_take_values(struct device_problem *p, int set, struct err *e)
{
	for (int k = 0; k < p->problem->narrays; k++) {
		const struct problem_array *a = &p->problem->arrays[k];

		if (a->in_place && a->count > 0 &&
		    p->bench->gpu->ops->copy(p->output[set][k], device_problem_input(p, a->in_place - 1)->mem,
					     array_bytes(a), e))
			return -1;
	}
	return 0;
}

int device_problem_add_outputs(struct device_problem *p, struct err *e)
{
	for (int k = 0; k < p->problem->narrays; k++)
		if (p->output[0][k] && !p->output[1][k] &&
		    bench_alloc_at(p->bench, p->output[0][k]->bytes, shift_of(p->problem, &p->problem->arrays[k]),
				   &p->output[1][k], e))
			return -1;
	return 0;
}

void temps_free(struct bench *b, struct temps *temps)
{
	while (temps->count > 0)
		bench_free(b, temps->mem[--temps->count]);
}

/* ---- opening and closing ---- */

/* Device memory needed if nothing is shared. */
static size_t total_bytes(const struct problem *p)
{
	size_t bytes = 0;

	for (int k = 0; k < p->narrays; k++) {
		const struct problem_array *a = &p->arrays[k];

		bytes += array_bytes(a) * (a->role == ARRAY_OUT ? 2 : 1);
		bytes += a->tolerance ? (size_t)a->count * sizeof(float) : 0;
	}
	return bytes;
}

static int open_one(struct bench *bench, const struct problem *problem, struct device_problem **opened, struct err *e)
{
	struct device_problem *p = calloc(1, sizeof *p);

	*opened = NULL;
	if (!p)
		return err_as(e, ERR_TOO_LARGE, "no memory for a problem");
	p->bench = bench;
	p->problem = problem;
	p->epoch = bench->epoch;
	for (int k = 0; k < problem->narrays; k++)
		if (problem->arrays[k].role == ARRAY_IN ? open_input(p, k, e) : open_output(p, k, e)) {
			device_problem_close(p);
			return err_context(e, "cannot put the %zu bytes of '%s' on the device", total_bytes(problem),
					   problem->geometry->name);
		}
	*opened = p;
	return 0;
}

void device_problem_close(struct device_problem *p)
{
	if (!p)
		return;
	p->bench->npending = 0; /* only after an error: the pending hashes belong to this problem */
	for (int k = 0; k < PROBLEM_ARRAYS; k++) {
		if (p->values[k])
			device_values_release(p->bench, p->values[k]);
		bench_free(p->bench, p->input[k].mem);
		bench_free(p->bench, p->expected[k].mem);
		bench_free(p->bench, p->tolerance[k].mem);
	}
	for (int set = 0; set < OUTPUT_SETS; set++) {
		temps_free(p->bench, &p->unused[set]);
		for (int k = 0; k < PROBLEM_ARRAYS; k++)
			bench_free(p->bench, p->output[set][k]);
	}
	free(p);
}

int device_problem_open_all(struct bench *bench, const struct problem *problems, int count,
			    struct device_problem **opened, struct err *e)
{
	int done = 0, status = 0;

	while (done < count && status == 0) {
		status = open_one(bench, &problems[done], &opened[done], e);
		done += status == 0;
	}
	if (status == 0 && bench_hash_wait(bench, e) == 0)
		return 0;
	while (done > 0)
		device_problem_close(opened[--done]);
	memset(opened, 0, (size_t)count * sizeof(struct device_problem *));
	return -1;
}

int device_problem_open(struct bench *bench, const struct problem *problem, struct device_problem **opened,
			struct err *e)
{
	return device_problem_open_all(bench, problem, 1, opened, e);
}
