/* Part of test_rows.c: the arrays of a problem on the host and on the device. */
#ifndef TEST_ROWS_IMPL_H
#define TEST_ROWS_IMPL_H

#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/segred.h"
#include "tuner/library/runtime/test.h"

enum { TABLE_ROWS = 50 };

struct data {
	struct segred_problem problem;
	char value_type[8], fold_type[8], result_type[8]; /* for "bf16:f32:bf16": "bf16", "f32", "bf16" */
	struct { /* positions of arrays, -1: absent. Results begin at `outputs`. */
		int keys, index, weights, outputs, key_result, result, count;
	} at;
	int is_rows, is_softmax, is_expanded; /* is_rows 0: single values, treated as rows of one */
	int parts;                            /* numbers per result */
	/* rows: of the values, which are the table for bags; nresults: rows of the results */
	int64_t stride, rows, nresults;
	int64_t *offsets;
	void *device[ARRAYS], *result;
	size_t bytes[ARRAYS], result_bytes; /* of the device arrays */
};

/* Whether there is one result per element. */
static int is_per_element(const struct data *d)
{
	return d->is_softmax || d->is_expanded;
}

/* The k-th number in memory. Integers, so that sums are exact; gaps between rows hold a value that would spoil any
 * reduction. */
static double value_of(const struct data *d, int64_t row, int64_t column)
{
	const uint64_t k = (uint64_t)(row * d->stride + column);

	if (column >= d->problem.width)
		return row % 2 ? 9 : 0;
	return (double)(1 + k * 2654435761u % 8);
}

static int64_t index_of(const struct data *d, int64_t k)
{
	return d->at.index >= 0 ? (int64_t)((uint64_t)k * 2654435761u % TABLE_ROWS) : k;
}

static double weight_of(const struct data *d, int64_t k)
{
	return d->at.weights >= 0 ? (double)(1 + k % 3) : 1;
}

/* Lengths grow with the square of the segment number, and every third segment is empty. */
static void make_offsets(struct data *d)
{
	const double s = (double)d->problem.segments;
	int64_t i;

	for (i = 0; i < d->problem.segments; i++) {
		const double at = (double)(i - (i % 3 == 2)) / s;

		d->offsets[i] = (int64_t)((double)d->problem.n * at * at);
	}
	d->offsets[d->problem.segments] = d->problem.n;
}

/* `count` numbers of that type, malloc'd; *bytes: their size. */
static void *allocate(int64_t count, const char *type, size_t *bytes)
{
	void *array = malloc((size_t)count * bytes_of(type) + 1);

	if (!array)
		exit(2);
	*bytes = (size_t)count * bytes_of(type);
	return array;
}

static void *make_values(const struct data *d, size_t *bytes)
{
	void *array = allocate(d->rows * d->stride, d->value_type, bytes);
	int64_t r, c;

	for (r = 0; r < d->rows; r++)
		for (c = 0; c < d->stride; c++)
			store(d->value_type, array, r * d->stride + c, value_of(d, r, c));
	return array;
}

/* The key of an element is the number of its segment. */
static void *make_keys(const struct data *d, size_t *bytes)
{
	const char *type = d->problem.key_type;
	void *array = allocate(d->problem.n, type, bytes);
	int64_t s, i;

	for (s = 0; s < d->problem.segments; s++)
		for (i = d->offsets[s]; i < d->offsets[s + 1]; i++)
			store(type, array, i, (double)s);
	return array;
}

/* The host copy of an input by name, malloc'd. */
static void *make_array(const struct data *d, const char *name, size_t *bytes)
{
	const struct segred_problem *p = &d->problem;
	const int is_offsets = strcmp(name, "offsets") == 0, is_index = strcmp(name, "index") == 0;
	const char *type = is_offsets ? p->offset_bytes == 4 ? "i32" : "i64" : is_index ? p->key_type : d->fold_type;
	const int64_t count = is_offsets ? p->segments + 1 : p->n;
	void *array;
	int64_t i;

	if (strcmp(name, "values") == 0)
		return make_values(d, bytes);
	if (strcmp(name, "keys") == 0)
		return make_keys(d, bytes);
	array = allocate(count, type, bytes);
	for (i = 0; i < count; i++)
		store(type, array, i,
		      is_offsets ? (double)d->offsets[i]
		      : is_index ? (double)index_of(d, i)
				 : weight_of(d, i));
	return array;
}

/* Device memory for array k; a result is filled with a pattern that must be overwritten. */
static int make_memory(segred_context *c, struct data *d, int k)
{
	const int is_result = k >= d->at.outputs;
	void *host =
		is_result ? malloc(d->bytes[k] + 1) : make_array(d, segred_array_name(&d->problem, k), &d->bytes[k]);
	int status;

	if (!host)
		exit(2);
	if (is_result)
		memset(host, 0x77, d->bytes[k]);
	status = segred_memory_make(c, d->bytes[k], host, &d->device[k]);
	free(host);
	return status;
}

static void find_arrays(struct data *d)
{
	const struct segred_problem *p = &d->problem;

	d->at.keys = place_of(p, "keys");
	d->at.index = place_of(p, "index");
	d->at.weights = place_of(p, "weights");
	d->at.key_result = place_of(p, "key_result");
	d->at.result = place_of(p, "result");
	d->at.count = place_of(p, "count");
	d->at.outputs = d->at.key_result >= 0 ? d->at.key_result : d->at.result;
}

static void make(segred_context *c, struct data *d)
{
	struct segred_problem *p = &d->problem;
	const int64_t width = p->width;
	int k;

	d->stride = p->stride ? p->stride : width;
	d->rows = d->at.index >= 0 ? TABLE_ROWS : d->is_expanded ? p->segments : p->n;
	d->nresults = is_per_element(d) ? p->n : p->segments;
	d->offsets = (int64_t *)malloc(((size_t)p->segments + 1) * sizeof *d->offsets);
	d->result = allocate(d->nresults * width * d->parts, d->result_type, &d->result_bytes);
	if (!d->offsets)
		exit(2);
	make_offsets(d);
	d->bytes[d->at.result] = d->result_bytes;
	if (d->at.key_result >= 0) {
		d->bytes[d->at.key_result] = (size_t)p->segments * bytes_of(p->key_type);
		d->bytes[d->at.count] = sizeof(int64_t);
	}
	for (k = 0; segred_array_name(p, k); k++)
		is(make_memory(c, d, k), SEGRED_OK, segred_array_name(p, k));
	k = place_of(p, "offsets");
	p->offsets = k >= 0 ? d->device[k] : NULL;
}

static void release(segred_context *c, struct data *d)
{
	int i;

	for (i = 0; i < ARRAYS; i++)
		segred_memory_free(c, d->device[i]);
	free(d->offsets);
	free(d->result);
}

/* Poisons the results so that a missing write is found. */
static int clear(segred_context *c, struct data *d)
{
	int k, status = SEGRED_OK;

	for (k = d->at.outputs; segred_array_name(&d->problem, k) && status == SEGRED_OK; k++) {
		segred_memory_free(c, d->device[k]);
		d->device[k] = NULL;
		status = make_memory(c, d, k);
	}
	return status;
}

#endif
