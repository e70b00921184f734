/*
 * A user of an exported library: f32 sums of made-up and real segments through every launch box and through a probed
 * plan, compared with sums in double precision. C99 and C++11. Usage: consumer [cuda:K|opencl:K] N,SEGMENTS|FILE... ; a
 * file has n and the number of segments, then the lengths, then the values. Exits 1 if a result is wrong, 77 without
 * the device (opencl:0).
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "segred.h"

static void need(int condition, const char *what)
{
	if (condition)
		return;
	(void)fprintf(stderr, "consumer: %s\n", what);
	exit(2);
}

static void need_ok(int status, const char *what)
{
	if (status == SEGRED_OK)
		return;
	(void)fprintf(stderr, "consumer: %s: %s\n", what, segred_status_text(status));
	exit(2);
}

static void *memory(int64_t bytes)
{
	void *p = malloc((size_t)bytes + 16);

	need(p != NULL, "out of memory");
	return p;
}

/* ---- data ---- */

struct data {
	int64_t n, segments;
	float *values, *result;
	int32_t *offsets;
	void *device_values, *device_offsets, *device_result;
};

/* Lengths grow with the square of the segment's number: some are empty, the last is long. */
static void make_up(struct data *d)
{
	int64_t i;

	for (i = 0; i <= d->segments; i++)
		d->offsets[i] =
			(int32_t)((double)d->n * ((double)i / (double)d->segments) * ((double)i / (double)d->segments));
	d->offsets[d->segments] = (int32_t)d->n;
	for (i = 0; i < d->n; i++)
		d->values[i] = (float)((i * 2654435761u % 2003) - 1001) / 512.0f;
}

static void read_data(FILE *f, struct data *d)
{
	int64_t i;
	long length;

	d->offsets[0] = 0;
	for (i = 0; i < d->segments; i++) {
		need(fscanf(f, "%ld", &length) == 1, "a length is missing");
		d->offsets[i + 1] = d->offsets[i] + (int32_t)length;
	}
	need(d->offsets[d->segments] == d->n, "the lengths do not add up to n");
	for (i = 0; i < d->n; i++)
		need(fscanf(f, "%f", &d->values[i]) == 1, "a value is missing");
}

/* f: NULL for made-up data. */
static void open_data(segred_context *c, struct data *d, FILE *f)
{
	d->values = (float *)memory(4 * d->n);
	d->offsets = (int32_t *)memory(4 * (d->segments + 1));
	d->result = (float *)memory(4 * d->segments);
	if (f)
		read_data(f, d);
	else
		make_up(d);
	need_ok(segred_memory_make(c, 4 * (size_t)d->n, d->values, &d->device_values), "values");
	need_ok(segred_memory_make(c, 4 * (size_t)(d->segments + 1), d->offsets, &d->device_offsets), "offsets");
}

static void close_data(segred_context *c, struct data *d)
{
	segred_memory_free(c, d->device_values);
	segred_memory_free(c, d->device_offsets);
	free(d->values);
	free(d->offsets);
	free(d->result);
}

/* ---- calls ---- */

/* Segments whose sum is further from the sum in double precision than m roundings of sum|x|. */
static int64_t count_wrong(const struct data *d)
{
	int64_t wrong = 0, s;

	for (s = 0; s < d->segments; s++) {
		double sum = 0, absolute = 0;
		int32_t i;

		for (i = d->offsets[s]; i < d->offsets[s + 1]; i++) {
			sum += (double)d->values[i];
			absolute += fabs((double)d->values[i]);
		}
		/* written so that a NaN counts */
		if (!(fabs((double)d->result[s] - sum) <= (d->offsets[s + 1] - d->offsets[s]) * absolute * 1.2e-7))
			wrong++;
	}
	return wrong;
}

/* Execute the plan twice and free it. Returns 1 if a result is wrong. */
static int call(segred_context *c, struct data *d, segred_plan *plan, const char *how)
{
	const size_t bytes = 4 * (size_t)d->segments;
	int64_t i, wrong = 0;
	int repeat;

	for (repeat = 0; repeat < 2; repeat++) {
		for (i = 0; i < d->segments; i++)
			d->result[i] = -12345.0f; /* what is not written must show */
		need_ok(segred_memory_make(c, bytes, d->result, &d->device_result), "result");
		need_ok(segred_execute(plan, d->device_values, d->device_result, NULL), segred_plan_name(plan));
		need_ok(segred_memory_read(c, d->device_result, bytes, d->result), "result");
		segred_memory_free(c, d->device_result);
		wrong += count_wrong(d);
	}
	(void)printf("%lld wrong, %lld elements, %lld segments, %s: %s\n", (long long)wrong, (long long)d->n,
		     (long long)d->segments, how, segred_plan_name(plan));
	segred_plan_free(plan);
	return wrong != 0;
}

static int reduce_and_check(segred_context *c, struct data *d)
{
	struct segred_problem p;
	segred_plan *plan;
	int box, ran = 0, wrong = 0;

	segred_problem_init(&p);
	p.n = d->n;
	p.segments = d->segments;
	p.offsets = d->device_offsets;
	for (box = 0; box < segred_box_count(c, &p); box++) {
		const int status = segred_plan_box(c, &p, box, &plan);

		if (status == SEGRED_NO_BOX)
			continue;
		need_ok(status, "box");
		wrong += call(c, d, plan, "box");
		ran++;
	}
	need(ran > 0, "no box can run");
	need_ok(segred_plan_shape(c, &p, &plan), "plan from the shape");
	wrong += call(c, d, plan, "shape");
	need_ok(segred_plan_probed(c, &p, NULL, &plan), "probed plan");
	return wrong + call(c, d, plan, "probed");
}

static int solve(segred_context *c, const char *problem)
{
	long long n = -1, segments = -1;
	struct data d;
	FILE *f = NULL;
	int wrong;

	memset(&d, 0, sizeof d);
	if (sscanf(problem, "%lld,%lld", &n, &segments) != 2) {
		f = fopen(problem, "r");
		need(f != NULL && fscanf(f, "%lld %lld", &n, &segments) == 2, "no data");
	}
	need(n >= 0 && n < 1 << 30 && segments > 0 && segments < 1 << 30, "bad sizes");
	d.n = n;
	d.segments = segments;
	open_data(c, &d, f);
	if (f)
		(void)fclose(f);
	wrong = reduce_and_check(c, &d);
	close_data(c, &d);
	return wrong;
}

int main(int argc, char **argv)
{
	segred_context *c;
	const int is_named = argc > 1 && (strncmp(argv[1], "cuda:", 5) == 0 || strncmp(argv[1], "opencl:", 7) == 0);
	int i, wrong = 0;

	need(argc >= 2 + is_named, "usage: consumer [cuda:K|opencl:K] N,SEGMENTS|FILE...");
	if (segred_open(is_named ? argv[1] : "opencl:0", &c) != SEGRED_OK)
		return 77;
	for (i = 1 + is_named; i < argc; i++)
		wrong += solve(c, argv[i]);
	segred_close(c);
	return wrong ? 1 : 0;
}
