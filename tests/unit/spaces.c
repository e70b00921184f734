/* Walks of a space that skip what earlier walks found impossible in every case: they give the same variants as walks of
 * a catalogue that has seen no other case. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../h200.h"
#include "../test.h"
#include "tuner/catalogue/catalogue.h"

static const struct gpu_info small = {.backend = "opencl",
				      .name = "a small device",
				      .arch = "a small device",
				      .warp = 1,
				      .compute_units = 4,
				      .max_block = 128,
				      .local_bytes = 16384,
				      .memory_bytes = INT64_C(1) << 32};

static const struct {
	double mean, cv;
	const char *type, *oper;
} shapes[] = {
	{0.5, 2, "f32", "plus"},  {64, 0.5, "f64", "maximum"},       {64, 4, "f32", "plus"},
	{4096, 1, "f32", "plus"}, {4, 0.5, "bf16:f32:bf16", "plus"}, {4, 0.5, "i32", "affine"},
};

static struct case_shape shape_of(int i)
{
	const int64_t n = 1 << 24, segments = (int64_t)((double)n / shapes[i].mean);

	return (struct case_shape){.type = elem_find(shapes[i].type),
				   .offset_type = elem_find("i32"),
				   .oper = oper_find(shapes[i].oper),
				   .n = n,
				   .segments = segments,
				   .min = shapes[i].cv > 0,
				   .max = (int64_t)(shapes[i].mean * (1 + 3 * shapes[i].cv)) + 1,
				   .empty = shapes[i].mean < 1 ? segments / 2 : 0,
				   .row = {1, 1},
				   .mean = shapes[i].mean,
				   .cv = shapes[i].cv};
}

struct space {
	struct variant *list;
	int count;
};

static struct space walk(struct test_counts *t, struct catalogue *cat, const struct family *f,
			 const struct gpu_info *device, int shape, enum variant_space space)
{
	const struct case_shape s = shape_of(shape);
	const struct variant_query query = {.device = device, .shape = &s, .space = space};
	struct space found = {0};
	struct err e = {0};

	if (catalogue_variants(cat, f, &query, &found.list, &found.count, &e))
		(void)test_ok(t, 0, "%s on %s: %s", f->name, device->name, e.text);
	return found;
}

static int same(const struct space *a, const struct space *b)
{
	int is = a->count == b->count;

	for (int i = 0; i < a->count && is; i++)
		is = strcmp(a->list[i].params, b->list[i].params) == 0 && a->list[i].hinted == b->list[i].hinted &&
		     a->list[i].sensible == b->list[i].sensible;
	return is;
}

/* For one family: all cases in one catalogue, and each in one of its own. Returns the number of variants in all. */
static int compare(struct test_counts *t, struct catalogue *used, const char *strategy, const struct gpu_info *device,
		   enum variant_space space)
{
	int differ = 0, total = 0;

	for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
		struct catalogue *fresh;
		struct space a, b;
		struct err e = {0};

		if (catalogue_open(NULL, &fresh, &e)) {
			(void)test_ok(t, 0, "a catalogue: %s", e.text);
			return 0;
		}
		a = walk(t, used, catalogue_find(used, "segreduce", strategy), device, (int)i, space);
		b = walk(t, fresh, catalogue_find(fresh, "segreduce", strategy), device, (int)i, space);
		differ += !same(&a, &b);
		total += b.count;
		free(a.list);
		free(b.list);
		catalogue_close(fresh);
	}
	(void)test_ok(t, differ == 0, "segreduce/%s on %s: %d of the cases have other variants behind others", strategy,
		      device->name, differ);
	return total;
}

int main(void)
{
	struct test_counts t = {0};
	struct catalogue *used;
	struct err e = {0};
	int total = 0;

	if (!test_ok(&t, catalogue_open(NULL, &used, &e) == 0, "a catalogue %s", e.text))
		return test_end(&t);
	total += compare(&t, used, "flat_persistent", &h200, SPACE_DEFAULT);
	total += compare(&t, used, "stream_bulk", &h200, SPACE_DEFAULT);
	total += compare(&t, used, "stream", &h200, SPACE_DEFAULT);
	total += compare(&t, used, "stream_bulk", &small, SPACE_SENSIBLE);
	total += compare(&t, used, "stream_bulk", &h200, SPACE_DEFAULT);
	(void)test_ok(&t, total > 100, "%d variants in all", total);
	catalogue_close(used);
	return test_end(&t);
}
