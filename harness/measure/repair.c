/* Writes data to the device again: after a faulty kernel, and for results that only the device can compute. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/data/input.h"
#include "harness/measure/bench_impl.h"

/* Rewrites the guards. *intact: whether the data still has its hash. */
static int repair_guards(struct bench *b, const struct upload *u, int *intact, struct err *e)
{
	uint64_t now;

	if (bench_guard(b, u->mem, e) || bench_hash(b, u->mem, u->bytes, &now, e))
		return -1;
	*intact = now == u->hash;
	return 0;
}

static int repair(struct bench *b, struct upload *u, const void *from, struct err *e)
{
	int intact;

	if (repair_guards(b, u, &intact, e))
		return -1;
	return intact ? 0 : upload_write(b, u, from, e);
}

/* Values may be from a longer dataset than this problem's, which must then be made again. */
static int repair_values(const struct device_problem *p, struct device_values *values, struct err *e)
{
	const struct dataset *key = &values->key;
	struct dataset again;
	int status, intact;

	if (p->problem->dataset->n == key->n)
		return repair(p->bench, &values->data, p->problem->dataset->values, e);
	if (repair_guards(p->bench, &values->data, &intact, e))
		return -1;
	if (intact)
		return 0;
	if (dataset_make(key->type, key->oper, key->kind, key->n, &again, e))
		return -1;
	status = upload_write(p->bench, &values->data, again.values, e);
	dataset_release(&again);
	return status;
}

static int repair_output(struct device_problem *p, int k, struct err *e)
{
	for (int set = 0; set < OUTPUT_SETS; set++)
		if (p->output[set][k] && bench_guard(p->bench, p->output[set][k], e))
			return -1;
	return transfer_expected(p, k, repair, e);
}

static int repair_input(struct device_problem *p, int k, struct err *e)
{
	if (!p->values[k])
		return repair(p->bench, &p->input[k], p->problem->arrays[k].host, e);
	if (repair_values(p, p->values[k], e))
		return -1;
	p->values[k]->epoch = p->bench->epoch;
	return 0;
}

int device_problem_repair(struct device_problem *p, struct err *e)
{
	if (p->epoch == p->bench->epoch)
		return 0;
	for (int set = 0; set < OUTPUT_SETS; set++)
		temps_free(p->bench, &p->unused[set]); /* their guards may be overwritten */
	for (int k = 0; k < p->problem->narrays; k++)
		if (p->problem->arrays[k].role == ARRAY_OUT ? repair_output(p, k, e) : repair_input(p, k, e))
			return -1;
	p->epoch = p->bench->epoch;
	return 0;
}

/* ---- expected values that need the device ---- */

static double element_of(const struct problem_array *a, int64_t i)
{
	return a->type->bytes == 4 ? (double)((const float *)a->host)[i] : ((const double *)a->host)[i];
}

/* Tolerances from the operator's relative one; none for infinities, which must be equal. */
static int set_tolerance(const struct problem *p, const struct problem_array *a, struct err *e)
{
	const struct oper *oper = p->dataset->oper;

	for (int64_t i = 0; a->type->kind == 'f' && i < a->count; i++) {
		double size = fabs(element_of(a, i));

		if (isnan(size))
			return err_as(e, ERR_USAGE, "operator '%s' gives NaN for segment %lld of '%s'", oper->name,
				      (long long)i, p->geometry->name);
		if (a->tolerance)
			a->tolerance[i] = isinf(size) ? 0 : oper->user->tolerance * size;
	}
	return 0;
}

static int overwrite(struct bench *b, struct upload *u, const void *from, struct err *e)
{
	return upload_write(b, u, from, e) || bench_hash(b, u->mem, u->bytes, &u->hash, e) ? -1 : 0;
}

/* The problem owns its expected values, so casting away the const of `host` is valid. */
static int expect_output(struct device_problem *p, int k, struct err *e)
{
	const struct problem_array *a = &p->problem->arrays[k];

	if (a->count > 0 && p->bench->gpu->ops->read(p->output[0][k], 0, (void *)a->host, array_bytes(a), e))
		return -1;
	return set_tolerance(p->problem, a, e) || transfer_expected(p, k, overwrite, e) ? -1 : 0;
}

/* The results of a user's operator, as computed by the plan's kernels. */
static int expect_outputs(struct device_problem *p, struct err *e)
{
	for (int k = 0; k < p->problem->narrays; k++)
		if (strcmp(p->problem->arrays[k].name, "result") == 0 && /* the host computes keys and counts */
		    expect_output(p, k, e))
			return -1;
	return 0;
}

/* Keys and counts of runs do not depend on the values. */
static int is_same(const struct problem_array *a, const struct problem_array *b)
{
	return !a->tolerance && !b->tolerance && memcmp(a->host, b->host, array_bytes(a)) == 0;
}

/* Takes the expected values from `from`, the same problem on other values. */
static int take_expected(struct device_problem *p, const struct problem *from, struct err *e)
{
	for (int k = 0; k < from->narrays; k++) {
		const struct problem_array *to = &p->problem->arrays[k], *a = &from->arrays[k];

		if (a->role == ARRAY_IN || is_same(to, a))
			continue;
		memcpy((void *)to->host, a->host, array_bytes(a));
		if (to->tolerance && a->tolerance)
			memcpy(to->tolerance, a->tolerance, (size_t)a->count * sizeof *a->tolerance);
		if (transfer_expected(p, k, overwrite, e))
			return -1;
	}
	return 0;
}

/* Computes a built-in operator's results for the values of an input, which the device has computed. */
static int expect_of_values(struct device_problem *p, struct gpu_mem *computed, struct err *e)
{
	const struct problem *problem = p->problem;
	const struct dataset *d = problem->dataset;
	const int64_t n = problem->geometry->n;
	const size_t bytes = (size_t)n * (size_t)d->type->bytes;
	struct dataset values = {.type = d->type,
				 .oper = d->oper->input->base,
				 .kind = DATA_COMPUTED,
				 .n = n,
				 .count = n,
				 .over = d->oper->input,
				 .stopped = d->stopped};
	struct problem again;
	int status;

	values.values = host_memory_alloc(bytes + 1);
	if (!values.values)
		return err_as(e, ERR_TOO_LARGE, "no memory for the values of an input");
	status = (bytes && p->bench->gpu->ops->read(computed, 0, values.values, bytes, e)) ||
				 problem_make(&again, problem->operation, &values, problem->geometry, e)
			 ? -1
			 : 0;
	if (status == 0) {
		status = take_expected(p, &again, e);
		problem_release(&again);
	}
	free(values.values);
	return status;
}

int device_problem_expect(struct device_problem *p, const struct plan *plan, struct gpu_program *program, struct err *e)
{
	struct plan_run run = {.problem = p, .plan = plan, .program = program};
	int status;

	if (device_problem_repair(p, e) || plan_run_open(&run, e))
		return -1;
	status = outputs_take_values(p, 0, e) || plan_run_prepare(&run, e) || plan_run_call(&run, e) ? -1 : 0;
	if (status == 0)
		status = p->problem->dataset->oper->user ? expect_outputs(p, e)
							 : expect_of_values(p, run.temps.mem[0], e);
	plan_run_close(&run);
	return status;
}
