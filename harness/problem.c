#include "problem.h"

#include <stdlib.h>
#include <string.h>

#include "reference.h"

/* 32-bit offsets leave room for the address arithmetic of a block behind the last element. */
#define NARROW_LIMIT ((INT64_C(1) << 31) - 65536)

/* count * bytes of host memory that problem_release frees. */
static void *own(struct problem *p, int64_t count, size_t bytes, struct err *e)
{
	int k = 0;

	while (p->owned[k])
		k++;
	if ((uint64_t)count < SIZE_MAX / bytes)
		p->owned[k] = malloc((size_t)count * bytes + 1);
	if (!p->owned[k])
		(void)err_as(e, ERR_TOO_LARGE, "no memory for %lld x %zu bytes of a problem", (long long)count, bytes);
	return p->owned[k];
}

static struct problem_array *add(struct problem *p, const char *name, enum array_role role,
				 const struct elem_type *type, int64_t count, const void *host)
{
	struct problem_array *a = &p->arrays[p->narrays++];

	*a = (struct problem_array){"", role, type, count, host, NULL};
	strncpy(a->name, name, sizeof a->name - 1);
	return a;
}

/* Offsets of the type that kernels get. */
static int add_offsets(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	int32_t *narrow;

	if (p->offset_type->bytes == 8) {
		(void)add(p, "offsets", ARRAY_IN, p->offset_type, g->segments + 1, g->offsets);
		return 0;
	}
	narrow = own(p, g->segments + 1, sizeof *narrow, e);
	if (!narrow)
		return -1;
	for (int64_t s = 0; s <= g->segments; s++)
		narrow[s] = (int32_t)g->offsets[s];
	(void)add(p, "offsets", ARRAY_IN, p->offset_type, g->segments + 1, narrow);
	return 0;
}

static int make_segreduce(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	const struct dataset *d = p->dataset;
	double *tolerance = NULL;
	void *result;

	(void)add(p, "values", ARRAY_IN, d->type, g->n, d->values);
	if (add_offsets(p, e))
		return -1;
	result = own(p, g->segments, (size_t)d->type->bytes, e);
	if (!result)
		return -1;
	if (!reference_is_exact(d) && !(tolerance = own(p, g->segments, sizeof *tolerance, e)))
		return -1;
	add(p, "result", ARRAY_OUT, d->type, g->segments, result)->tolerance = tolerance;
	return reference_segreduce(d, g->offsets, g->segments, result, tolerance, e);
}

const struct operation operations[] = {
	{"segreduce",
	 "reduce each segment of an array; segments by offsets, empty ones give the identity",
	 {"values", "offsets", "result", NULL},
	 make_segreduce},
	{NULL, NULL, {NULL}, NULL},
};

int problem_make(struct problem *p, const char *operation, const struct dataset *dataset,
		 const struct geometry *geometry, struct err *e)
{
	const struct operation *o = operations;

	*p = (struct problem){operation, dataset, geometry, NULL, 0, {{"", ARRAY_IN, NULL, 0, NULL, NULL}}, {NULL}};
	while (o->name && strcmp(o->name, operation) != 0)
		o++;
	if (!o->name)
		return err_as(e, ERR_USAGE, "unknown operation '%s'", operation);
	if (dataset->n < geometry->n)
		return err_set(e, "geometry '%s' has %lld elements, its dataset only %lld", geometry->name,
			       (long long)geometry->n, (long long)dataset->n);
	p->operation = o->name;
	p->offset_type = elem_find(geometry->n < NARROW_LIMIT ? "i32" : "i64");
	if (o->make(p, e)) {
		problem_release(p);
		return -1;
	}
	return 0;
}

void problem_release(struct problem *p)
{
	for (size_t k = 0; k < sizeof p->owned / sizeof *p->owned; k++)
		free(p->owned[k]);
	*p = (struct problem){NULL, NULL, NULL, NULL, 0, {{"", ARRAY_IN, NULL, 0, NULL, NULL}}, {NULL}};
}
