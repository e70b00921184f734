/* What was fastest for rows on an H200 (results/nvidia-h200/rows.md) is among the variants that a sweep tries there by
 * default. */
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/request/stub_devices.h"

#define VALUES (1LL << 28)
#define UNIFORM 0.57 /* cv of uniform lengths */
#define PARETO 8

static const struct fastest {
	const char *strategy, *type, *params;
	int64_t width;
	double mean, cv;
} list[] = {
	{"whole_stream_bulk", "f32", "BUFFER_ITEMS=1024 NT=64 SEGMENTS_PER_THREAD=2", 4, 4.001, UNIFORM},
	{"whole_stream_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=1024 NT=64 SEGMENTS_PER_THREAD=8", 4, 1, UNIFORM},
	{"whole_stream_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=2048 MIN_BLOCKS=24 NT=64 SEGMENTS_PER_THREAD=4", 2, 4,
	 UNIFORM},
	{"whole_stream_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=2048 NT=64 SEGMENTS_PER_THREAD=1", 2, 32.01, UNIFORM},
	{"whole_stream_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=2048 NT=64 SEGMENTS_PER_THREAD=1", 4, 32.002, UNIFORM},
	{"whole_stream_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=4096 NT=64 SEGMENTS_PER_THREAD=1 THREADS_PER_SEGMENT=4", 2,
	 256.01, UNIFORM},
	{"whole_stream_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=4096 NT=64 SEGMENTS_PER_THREAD=1 THREADS_PER_SEGMENT=4", 4,
	 255.98, UNIFORM},
	{"whole_block", "bf16:f32:bf16", "NT=64 UNROLL=4 VEC=4", 2, 4095, UNIFORM},
	{"whole_block", "bf16:f32:bf16", "NT=256 UNROLL=4 VEC=1", 4, 4095, UNIFORM},
	{"whole_block", "f32", "NT=512 UNROLL=4 VEC=1", 4, 4095, UNIFORM},
	{"lanes", "f32", "NT=256 ROWS=1 SEGMENTS_IN_FLIGHT=2 UNROLL=1 VEC=4", 1024, 1, UNIFORM},
	{"lanes", "bf16:f32:bf16", "NT=256 ROWS=1 SEGMENTS_IN_FLIGHT=2 UNROLL=1 VEC=8", 512, 1, UNIFORM},
	{"lanes", "f32", "NT=256 ROWS=4 UNROLL=8 VEC=4", 256, 256.3, UNIFORM},
	{"lanes", "f32", "MIN_BLOCKS=8 NT=128 ROWS=4 UNROLL=8 VEC=4", 128, 256.3, UNIFORM},
	{"lanes", "bf16:f32:bf16", "NT=256 ROWS=2 UNROLL=8 VEC=8", 1024, 256.3, UNIFORM},
	{"even", "f32", "CHUNK_ITEMS=256 NT=256 UNROLL=16 VEC=4", 1024, 4161, UNIFORM},
	{"even", "bf16:f32:bf16", "CHUNK_ITEMS=512 NT=256 UNROLL=16 VEC=8", 1024, 16000, UNIFORM},
	{"even_block", "bf16:f32:bf16", "NT=256 TILES=64 UNROLL=8 VEC=8", 7, 65000, UNIFORM},
	{"buffer_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=8192 NT=256 ROWS=32 SEGMENTS=1", 7, 4161, UNIFORM},
	{"buffer_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=8192 NT=128 ROWS=1 SEGMENTS=32", 7, 32, UNIFORM},
	{"columns_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=2048 COLUMNS=7 NT=64 SEGMENTS=256 UNROLL=2", 7, 1, UNIFORM},
	{"columns_bulk", "f32", "BUFFER_ITEMS=4096 COLUMNS=20 NT=64 SEGMENTS=32 UNROLL=2", 100, 1, UNIFORM},
	{"columns_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=8192 COLUMNS=4 NT=128 SEGMENTS=16 UNROLL=4", 100, 3.99,
	 UNIFORM},
	{"columns_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=4096 COLUMNS=7 NT=64 SEGMENTS=128 UNROLL=2", 7, 4, UNIFORM},
	{"columns_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=8192 COLUMNS=8 NT=64 SEGMENTS=16 UNROLL=2", 64, 11.7, 0.2},
	{"columns_bulk", "bf16:f32:bf16", "BUFFER_ITEMS=8192 COLUMNS=8 NT=64 SEGMENTS=32 UNROLL=2 WARP_SEGMENT_MIN=16",
	 64, 4.4, 2},
	{"even_bulk", "bf16:f32:bf16", "COLUMNS=8 MIN_BLOCKS=12 NT=64 VT=15", 16, 1.7, 3},
	{"even_bulk", "bf16:f32:bf16", "COLUMNS=8 NT=64 VT=31", 64, 10, 3},
	{"even_bulk", "bf16:f32:bf16", "COLUMNS=8 NT=64 VT=31", 16, 31, PARETO},
	{"even_bulk", "bf16:f32:bf16", "COLUMNS=8 NT=64 VT=31", 16, 254, PARETO},
	{"even_bulk", "bf16:f32:bf16", "COLUMNS=7 MIN_BLOCKS=12 NT=64 VT=15", 7, 32, PARETO},
	{"even_bulk", "f32", "COLUMNS=7 MIN_BLOCKS=12 NT=64 VT=7", 7, 4, PARETO},
};

/* Whether the device's default space has the variant, in that case. */
static int is_tried(struct catalogue *cat, const struct fastest *best, struct err *e)
{
	const struct family *f = catalogue_find(cat, "segreduce_rows", best->strategy);
	const int64_t rows = VALUES / best->width;
	const struct case_shape shape = {.type = elem_find(best->type),
					 .offset_type = elem_find("i32"),
					 .oper = oper_find("plus"),
					 .n = rows,
					 .segments = (int64_t)((double)rows / best->mean),
					 .min = 1,
					 .max = (int64_t)(2 * best->mean),
					 .row = {best->width, best->width},
					 .mean = best->mean,
					 .cv = best->cv};
	const struct variant_query query = {stub_device_find("sm_90"), &shape, .space = SPACE_DEFAULT};
	struct variant wanted, *tried = NULL;
	int count = 0, found = 0;

	if (!f || variant_parse(f, best->params, &wanted, e) || catalogue_variants(cat, f, &query, &tried, &count, e))
		return 0;
	for (int k = 0; k < count; k++)
		found |= strcmp(tried[k].params, wanted.params) == 0;
	free(tried);
	return found;
}

int main(void)
{
	struct catalogue *cat = NULL;
	struct test_counts t = {0};
	struct err e = {0};

	if (!test_ok(&t, catalogue_open(NULL, &cat, &e) == 0, "the catalogue opens %s", e.text))
		return test_end(&t);
	for (size_t k = 0; k < sizeof list / sizeof *list; k++)
		test_ok(&t, is_tried(cat, &list[k], &e), "%s of %s, width %d, mean %.0f: %s %s", list[k].strategy,
			list[k].type, (int)list[k].width, list[k].mean, list[k].params, e.text);
	catalogue_close(cat);
	return test_end(&t);
}
