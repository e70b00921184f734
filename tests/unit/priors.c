/* What descriptors give for devices that are not here (stub_devices.h): each family that a device can run has sensible
 * variants there, none needs more than a multiprocessor has, and priors hint at some of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/base/assets.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/request/stub_devices.h"

static struct test_counts t;

/* From segments of a single element to a few huge ones. */
static const double means[] = {1, 32, 1 << 17};
#define MEANS ((int)(sizeof means / sizeof *means))

static struct case_shape make_shape(struct catalogue *cat, const struct family *f, double mean)
{
	const struct operation *o = catalogue_operation(cat, f->operation, "");
	const int64_t length = mean < 1 ? 0 : (int64_t)mean;

	return (struct case_shape){.type = elem_find(operation_default_type(o)),
				   .offset_type = elem_find("i32"),
				   .key = operation_key(o),
				   .writes_keys = operation_writes_keys(o),
				   .oper = strcmp(f->strategy, "flat_values") == 0
						   ? oper_find("variance") /* wide partial results */
						   : operation_default_oper(o),
				   .n = mean < 1 ? (int64_t)(0x1p28 * mean) : 1 << 28,
				   .segments = (1 << 28) / (length ? length : 1),
				   .min = o->regular || !length ? length : 1,
				   .max = o->regular || !length ? length + !length : 2 * length - 1,
				   .length = o->regular ? length : 0,
				   .row = family_sample_row(f, o),
				   .columns = 1 << 20,
				   .mean = mean,
				   .cv = o->regular ? 0 : 0.57};
}

struct listed {
	struct variant *list;
	int count;
};

static struct listed list_variants(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
				   double mean, enum variant_space space)
{
	const struct case_shape shape = make_shape(cat, f, mean);
	struct listed l = {0};
	struct err e = {0};

	if (catalogue_variants(cat, f, &(struct variant_query){device, &shape, .space = space}, &l.list, &l.count, &e))
		test_ok(&t, 0, "%s on %s: %s", f->name, device->name, e.text);
	return l;
}

static int is_tuned(const struct family *f)
{
	return !f->peer && !f->inherited && !f->on_request && strcmp(f->strategy, "reference") != 0;
}

/* Whether the device has what the strategy cannot do without. */
static int can_run(const struct family *f, const struct gpu_info *d)
{
	const int is_cuda = strcmp(d->backend, "cuda") == 0;
	const long sm = is_cuda ? strtol(d->arch + 3, NULL, 10) : 0;

	if (strcmp(f->strategy, "lookback_resident") == 0 || strcmp(f->strategy, "even_async") == 0)
		return sm >= 80;
	if (strcmp(f->strategy, "stream_bulk") == 0 || strcmp(f->strategy, "stream_fitted") == 0 ||
	    strcmp(f->strategy, "whole_stream_bulk") == 0 || strcmp(f->strategy, "buffer_bulk") == 0 ||
	    strcmp(f->strategy, "even_bulk") == 0 || strcmp(f->strategy, "tiles_bulk") == 0 ||
	    strcmp(f->strategy, "columns_bulk") == 0)
		return sm >= 90;
	if (strcmp(f->strategy, "flat_persistent") == 0 || strcmp(f->strategy, "whole_flat_persistent") == 0 ||
	    strcmp(f->strategy, "bitmap_persistent") == 0 || strcmp(f->strategy, "flat_values") == 0)
		return !d->is_cpu && d->has.device_order;
	if (strcmp(f->strategy, "in_order") == 0 || strcmp(f->strategy, "threads_fitted") == 0)
		return !d->is_cpu;
	if (strcmp(f->strategy, "lookback") == 0 || strcmp(f->strategy, "merge") == 0 ||
	    strcmp(f->name, "segreduce/scan") == 0)
		return d->has.forward_progress && d->has.atomics_64;
	return !f->backend[0] || is_cuda;
}

static int64_t value_of(const struct variant *v, const char *name, int64_t otherwise)
{
	const int i = family_param_find(v->family, name);

	return i < 0 ? otherwise : v->values[i];
}

/* Threads of the blocks that the variant wants on a multiprocessor at the same time. */
static int64_t threads_of(const struct variant *v)
{
	if (strcmp(v->family->strategy, "lookback_resident") == 0)
		return 32 * (value_of(v, "CONSUMER_WARPS", 0) + 2) * value_of(v, "BLOCKS_PER_SM", 1);
	return value_of(v, "NT", 0) * value_of(v, "MIN_BLOCKS", 0);
}

/* Counts of a family's variants on a device, over all cases. */
struct totals {
	int sensible, hinted, crowded;
};

static struct totals count_sensible(struct catalogue *cat, const struct family *f, const struct gpu_info *device)
{
	struct totals n = {0};

	for (int m = 0; m < MEANS; m++) {
		struct listed l = list_variants(cat, f, device, means[m], SPACE_SENSIBLE);

		n.sensible += l.count;
		for (int i = 0; i < l.count; i++) {
			n.hinted += l.list[i].hinted;
			n.crowded += device->sm.threads > 0 && threads_of(&l.list[i]) > device->sm.threads;
		}
		free(l.list);
	}
	return n;
}

static int count_space(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
		       enum variant_space space)
{
	int count = 0;

	for (int m = 0; m < MEANS; m++) {
		struct listed l = list_variants(cat, f, device, means[m], space);

		count += l.count;
		free(l.list);
	}
	return count;
}

/* If a family has a prior of its own, only what that hints at is searched, and it leaves out variants only by name. */
static void check_own(struct catalogue *cat, const struct family *f, const struct stub_device *d, struct totals n,
		      int left_out)
{
	const int hinted = count_space(cat, f, &d->info, SPACE_HINTED);

	test_ok(&t, (hinted > 0) == (n.sensible > 0) && n.hinted == (left_out ? 0 : hinted), "%s on %s: %d hinted",
		f->name, d->name, hinted);
	test_ok(&t, count_space(cat, f, &d->info, SPACE_DEFAULT) == hinted, "%s on %s: as by default", f->name,
		d->name);
}

static void check_family(struct catalogue *cat, const struct family *f, const struct stub_device *d)
{
	const struct totals n = count_sensible(cat, f, &d->info);
	enum variant_space space = SPACE_DEFAULT;
	const char *why = NULL;
	struct err e = {0};

	test_ok(&t, (n.sensible > 0) == can_run(f, &d->info), "%s on %s: %d sensible variants", f->name, d->name,
		n.sensible);
	test_ok(&t, n.crowded == 0, "%s on %s: a multiprocessor holds the threads", f->name, d->name);
	if (catalogue_left_out(cat, f, &d->info, &why, &e) || catalogue_space(cat, &d->info, &space, &e))
		test_ok(&t, 0, "%s on %s: %s", f->name, d->name, e.text);
	else if (space == SPACE_HINTED)
		check_own(cat, f, d, n, why != NULL);
	else
		test_ok(&t, n.hinted <= n.sensible, "%s on %s: %d hinted", f->name, d->name, n.hinted);
}

/* Which architecture's prior a device uses. */
static void check_choice(struct catalogue *cat)
{
	static const struct {
		const char *device;
		enum variant_space space;
		int has_prior;
	} wanted[] = {{"sm_75", SPACE_SENSIBLE, 0},  {"sm_89", SPACE_SENSIBLE, 0},  {"sm_90", SPACE_HINTED, 1},
		      {"sm_100", SPACE_SENSIBLE, 1}, {"sm_120", SPACE_SENSIBLE, 1}, {"amd", SPACE_SENSIBLE, 0},
		      {"intel", SPACE_SENSIBLE, 0},  {"cpu", SPACE_HINTED, 1}};
	const struct family *scan = catalogue_find(cat, "segreduce", "scan");

	for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
		const struct gpu_info *device = stub_device_find(wanted[i].device);
		enum variant_space space = SPACE_DEFAULT;
		const char *why = NULL;
		struct err e = {0};

		test_ok(&t,
			catalogue_space(cat, device, &space, &e) == 0 && space == wanted[i].space &&
				catalogue_left_out(cat, scan, device, &why, &e) == 0 &&
				(why != NULL) == wanted[i].has_prior,
			"%s: default space and prior %s", wanted[i].device, e.text);
	}
}

/* Whether a variant is possible for any mean length, of the operation's own type or of half precision. */
static int portfolio_runs(struct catalogue *cat, const struct family *f, const char *text,
			  const struct gpu_info *device, struct err *e)
{
	int possible = 0;

	for (int k = 0; k < 2 * MEANS && !possible; k++) {
		struct case_shape shape = make_shape(cat, f, means[k / 2]);
		struct variant v;

		if (k % 2)
			shape.type = elem_find("bf16:f32:bf16");
		if (variant_parse(f, text, &v, e) || catalogue_possible(cat, &v, device, &shape, &possible, e))
			return 0;
	}
	return possible;
}

/* Each variant of the portfolio can run somewhere, and there are enough for a table to choose from. */
static void check_portfolio(struct catalogue *cat)
{
	const struct gpu_info *device = stub_device_find("sm_90");
	const struct family *families;
	const int count = catalogue_families(cat, &families);
	int total = 0;

	for (int i = 0; i < count; i++) {
		struct strings texts = {0};
		struct err e = {0};

		test_ok(&t, catalogue_portfolio(cat, &families[i], device, &texts, &e) == 0, "%s: portfolio %s",
			families[i].name, e.text);
		for (int k = 0; k < texts.count; k++)
			test_ok(&t, portfolio_runs(cat, &families[i], texts.items[k], device, &e), "%s %s can run: %s",
				families[i].name, texts.items[k], e.text);
		total += strcmp(families[i].operation, "segreduce") == 0 ? texts.count : 0;
		strings_release(&texts);
	}
	test_ok(&t, total >= 24, "the portfolio of segreduce has %d variants", total);
}

/* How many variants a table for an H200 tries in these cases. */
static const struct {
	const char *name;
	int count[MEANS];
} h200[] = {
	{"histogram/chunk", {1, 1, 1}},
	{"histogram/global_atomic", {2, 2, 2}},
	{"histogram/rle", {32, 32, 32}},
	{"histogram/shared_atomic", {32, 32, 32}},
	{"histogram_even/privatised", {42, 42, 42}},
	{"interval_expand/head_bits", {224, 224, 224}},
	{"interval_gather/chunk", {1, 1, 1}},
	{"interval_gather/head_flags", {312, 156, 156}},
	{"interval_gather/load_balance", {16, 32, 32}},
	{"interval_gather/subwarp", {14, 68, 6}},
	{"reduce/chunk", {2, 2, 2}},
	{"reduce/log_step", {8, 8, 8}},
	{"reduce/persistent", {46, 46, 46}},
	{"reduce/unrolled", {8, 8, 8}},
	{"reduce/unrolled_tail", {8, 8, 8}},
	{"reduce_by_key/chunk", {1, 1, 1}},
	{"reduce_by_key/flat", {24, 24, 24}},
	{"reduce_by_key/lookback", {14, 14, 14}},
	{"reduce_by_key/lookback_resident", {14, 14, 14}},
	{"reduce_by_key_apply/bitmap", {28, 28, 28}},
	{"scan/chunk", {3, 3, 3}},
	{"scan/flat", {28, 28, 28}},
	{"scan/lookback", {17, 17, 17}},
	{"scan/lookback_resident", {25, 25, 25}},
	{"segreduce/binned", {0, 40, 40}},
	{"segreduce/block", {0, 8, 34}},
	{"segreduce/chunk", {3, 3, 3}},
	{"segreduce/flat", {72, 72, 288}},
	{"segreduce/flat_persistent", {49, 36, 36}},
	{"segreduce/lookback", {26, 26, 52}},
	{"segreduce/merge", {26, 26, 52}},
	{"segreduce/scan", {26, 26, 52}},
	{"segreduce/split", {0, 0, 40}},
	{"segreduce/stream", {5, 24, 0}},
	{"segreduce/stream_bulk", {5, 88, 0}},
	{"segreduce/strip_empty", {9, 9, 9}},
	{"segreduce/subwarp", {36, 132, 48}},
	{"segreduce/thread", {12, 0, 0}},
	{"segreduce_apply/bitmap", {26, 26, 26}},
	{"segreduce_apply/bitmap_persistent", {10, 9, 9}},
	{"segreduce_apply/stream_bulk", {19, 177, 0}},
	{"segreduce_apply/thread_codes", {26, 26, 26}},
	{"segreduce_regular/futhark", {4, 4, 4}},
	{"segreduce_regular/large", {0, 0, 72}},
	{"segreduce_regular/sequential", {1, 1, 1}},
	{"segreduce_regular/small", {4, 4, 0}},
	{NULL, {0}},
};

static void check_h200(struct catalogue *cat)
{
	const struct gpu_info *device = stub_device_find("sm_90");

	for (int i = 0; h200[i].name; i++) {
		char operation[32];
		const char *slash = strchr(h200[i].name, '/');
		const struct family *f;

		(void)snprintf(operation, sizeof operation, "%.*s", (int)(slash - h200[i].name), h200[i].name);
		f = catalogue_find(cat, operation, slash + 1);
		for (int m = 0; m < MEANS; m++) {
			struct listed l =
				f ? list_variants(cat, f, device, means[m], SPACE_DEFAULT) : (struct listed){0};

			test_ok(&t, l.count == h200[i].count[m], "%s on an H200, mean %g: %d variants", h200[i].name,
				means[m], l.count);
			free(l.list);
		}
	}
}

/* Whether the hints for an H200 include the variant of f with these parameters, for that shape. *count: hinted. */
static int is_hinted(struct catalogue *cat, const struct family *f, const struct case_shape *shape, const char *params,
		     int *count)
{
	const struct variant_query query = {stub_device_find("sm_90"), shape, .space = SPACE_DEFAULT};
	struct listed l = {0};
	struct variant wanted;
	struct err e = {0};
	int found = 0;

	if (variant_parse(f, params, &wanted, &e) || catalogue_variants(cat, f, &query, &l.list, &l.count, &e))
		test_ok(&t, 0, "%s: %s", f->name, e.text);
	for (int k = 0; k < l.count; k++)
		found += strcmp(l.list[k].params, wanted.params) == 0;
	*count = l.count;
	free(l.list);
	return found == 1;
}

/* For values of 16 bits the hints for an H200 include the fastest variant measured there, for each of these mean
 * lengths. */
static void check_halves(struct catalogue *cat)
{
	static const struct {
		double mean;
		const char *strategy, *params;
	} fastest[] = {
		{1, "thread", "SEGMENTS_PER_THREAD=2 UNROLL=1 LDG=1 VECTOR_UNIT_SEGMENTS=1"},
		{2, "stream_bulk", "NT=64 BUFFER_ITEMS=1536 SEGMENTS_PER_THREAD=11 MIN_BLOCKS=24"},
		{4, "stream_bulk", "NT=64 BUFFER_ITEMS=3584 SEGMENTS_PER_THREAD=11 MIN_BLOCKS=24"},
		{16, "stream_bulk", "NT=64 BUFFER_ITEMS=3584 SEGMENTS_PER_THREAD=3"},
		{64, "stream_bulk", "NT=64 BUFFER_ITEMS=4096 SEGMENTS_PER_THREAD=3 THREADS_PER_SEGMENT=4"},
		{256, "stream_bulk", "NT=64 BUFFER_ITEMS=6144 SEGMENTS_PER_THREAD=2 THREADS_PER_SEGMENT=8"},
		{1024, "stream_bulk", "NT=64 BUFFER_ITEMS=6144 SEGMENTS_PER_THREAD=2 THREADS_PER_SEGMENT=32"},
		{4096, "block", "NT=64 UNROLL=4 VEC=8"},
		{16384, "block", "NT=256 UNROLL=2 VEC=8"},
		{65536, "block", "NT=512 UNROLL=4 VEC=8"},
		{1 << 18, "block", "NT=1024 UNROLL=4 VEC=8"},
		{1 << 20, "split", "NT=256 UNROLL=4 VEC=8 SPLIT_ITEMS=65536"},
	};
	static const char *const types[] = {"bf16:f32:bf16", "f16:f32:f16"};

	for (size_t i = 0; i < 2 * sizeof fastest / sizeof *fastest; i++) {
		const struct family *f = catalogue_find(cat, "segreduce", fastest[i / 2].strategy);
		struct case_shape shape = make_shape(cat, f, fastest[i / 2].mean);
		int found, count;

		shape.type = elem_find(types[i % 2]);
		found = is_hinted(cat, f, &shape, fastest[i / 2].params, &count);
		test_ok(&t, found, "%s of %s on an H200, mean %g: %s among %d", f->name, types[i % 2],
			fastest[i / 2].mean, fastest[i / 2].params, count);
	}
}

/* The same for the default types, in arrays of few tiles, too, and with heavy tails (results/nvidia-h200/table.db.xz,
 * hints_small.tsv.xz). */
static void check_fastest(struct catalogue *cat)
{
	static const struct {
		const char *operation;
		double mean, cv;
		int64_t n;
		const char *strategy, *params;
	} fastest[] = {
		{"segreduce", 0.5, 1.4, 1 << 26, "stream_bulk",
		 "NT=128 BUFFER_ITEMS=2560 SEGMENTS_PER_THREAD=8 MIN_BLOCKS=16"},
		{"segreduce", 0.5, 4, 1 << 26, "stream_bulk",
		 "NT=128 BUFFER_ITEMS=1536 SEGMENTS_PER_THREAD=8 MIN_BLOCKS=12 BALANCED=1"},
		{"segreduce", 2, 0.7, 1 << 18, "threads_fitted", "NT=128 UNROLL=4 VEC=4 LDG=1"},
		{"segreduce", 4, 3, 1 << 17, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=3072 SEGMENTS_PER_THREAD=4 MIN_BLOCKS=8"},
		{"segreduce", 16, 4, 1 << 21, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=5120 SEGMENTS_PER_THREAD=4 MIN_BLOCKS=7"},
		{"segreduce", 128, 5, 1 << 21, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=3072 SEGMENTS_PER_THREAD=1 MIN_BLOCKS=8"},
		{"segreduce", 1.5, 39, 1 << 22, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=3072 SEGMENTS_PER_THREAD=4 MIN_BLOCKS=8"},
		{"segreduce", 1, 5, 1 << 26, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=5120 SEGMENTS_PER_THREAD=4 MIN_BLOCKS=7"},
		{"segreduce", 1 << 17, 0.3, 1 << 19, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=5120 SEGMENTS_PER_THREAD=1 MIN_BLOCKS=7"},
		{"segreduce", 8, 0.6, 1 << 16, "threads_fitted", "NT=128 UNROLL=0 VEC=2 LDG=1"},
		{"segreduce", 4, 39, 1 << 20, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=5120 SEGMENTS_PER_THREAD=2 MIN_BLOCKS=8"},
		{"segreduce_apply", 128, 0, 1 << 26, "stream_bulk",
		 "NT=128 BUFFER_ITEMS=3072 SEGMENTS_PER_THREAD=2 THREADS_PER_SEGMENT=16 MIN_BLOCKS=12 "
		 "BITS_PER_LOAD=16"},
		{"segreduce_apply", 100, 1.3, 1 << 26, "stream_bulk",
		 "NT=64 BUFFER_ITEMS=2048 SEGMENTS_PER_THREAD=2 THREADS_PER_SEGMENT=8 MIN_BLOCKS=0 BITS_PER_LOAD=32"},
		{"segreduce_apply", 31, 1.9, 1 << 20, "stream_bulk",
		 "NT=128 BUFFER_ITEMS=3584 SEGMENTS_PER_THREAD=1 MIN_BLOCKS=0 BALANCED=1 BITS_PER_LOAD=16"},
		{"segreduce_apply", 4096, 0, 1 << 26, "threads_fitted", "NT=128 UNROLL=4 VEC=4 LDG=1"},
		{"segreduce_apply", 6144, 1, 1 << 26, "tiles_bulk",
		 "NT=256 BUFFER_ITEMS=7168 SEGMENTS_PER_THREAD=1 MIN_BLOCKS=7"},
		{"spmv", 20, 1, 786432, "stream",
		 "NT=128 BUFFER_ITEMS=2048 SEGMENTS_PER_THREAD=1 THREADS_PER_SEGMENT=2 MIN_BLOCKS=8 LDG=0"},
		{"spmv", 32.4, 2.5, 1 << 18, "stream",
		 "NT=512 BUFFER_ITEMS=8192 SEGMENTS_PER_THREAD=2 THREADS_PER_SEGMENT=8 MIN_BLOCKS=0 LDG=0"},
		{"spmv", 40, 16, 716800, "in_order", "NT=256 MIN_BLOCKS=6 STEPS=2 UNROLL=1 FINISH=1 LIST_ROWS=0"},
		{"spmv", 100, 1.3, 3 << 20, "in_order", "NT=256 MIN_BLOCKS=8 STEPS=4 UNROLL=1 FINISH=1 LIST_ROWS=0"},
		{"spmv", 32.3, 2.5, 1 << 16, "block", "NT=128 UNROLL=1 VEC=1 LDG=1"},
		{"reduce_by_key", 2, 0.5, 1 << 16, "lookback_resident",
		 "BLOCKS_PER_SM=1 CONSUMER_WARPS=8 STAGES=5 STORE_DELAY=4 VT=12"},
		{"segscan", 512, 0, 1 << 19, "lookback", "NT=128 VT=8 MIN_BLOCKS=0 WINDOW=32"},
		{"histogram", 4096, 0.6, 1 << 20, "shared_atomic", "NT=128 COPIES=1 UNROLL=8 VECS=16"},
		{"segreduce_rows", 6, 7, 1 << 16, "even", "NT=64 CHUNK_ITEMS=16 MIN_BLOCKS=8 UNROLL=16 VEC=4"},
		{"segreduce_rows", 28, 1.5, 1 << 11, "lanes",
		 "NT=256 ROWS=32 UNROLL=1 VEC=4 MIN_BLOCKS=0 SEGMENTS_IN_FLIGHT=1"},
		{"segreduce_rows", 20, 1, 1 << 19, "buffer_bulk",
		 "NT=128 BUFFER_ITEMS=4096 ROWS=1 SEGMENTS=4 MIN_BLOCKS=16"},
		{"bags", 30, 1.8, 1 << 15, "even", "NT=128 CHUNK_ITEMS=16 UNROLL=16 VEC=4 MIN_BLOCKS=0"},
		{"reduce_by_key_rows", 28, 1.5, 1 << 11, "lanes",
		 "NT=256 ROWS=32 UNROLL=1 VEC=4 MIN_BLOCKS=4 SEGMENTS_IN_FLIGHT=1 LOOK_BACK=1"},
		{"reduce_by_key_bags", 20, 0.6, 1 << 13, "even",
		 "NT=128 CHUNK_ITEMS=16 UNROLL=16 VEC=4 MIN_BLOCKS=0 SEGMENT_COST=0 LOOK_BACK=1"},
		{"interval_expand_rows", 30, 1.5, 1 << 17, "even",
		 "NT=128 CHUNK_ITEMS=128 TILES=1 UNROLL=4 VEC=4 MIN_BLOCKS=4"},
		{"segreduce_ranges", 50, 2, 1 << 16, "block", "NT=128 UNROLL=1 VEC=1 LDG=1"},
		{"segsoftmax_rows", 28, 1.5, 1 << 11, "lanes", "NT=256 ROWS=32 KEEP=2 UNROLL=4 VEC=4 MIN_BLOCKS=4"},
		{"segsoftmax_rows", 20, 1, 3 << 20, "buffer_bulk",
		 "NT=256 BUFFER_ITEMS=8192 ROWS=2 SEGMENTS=8 MIN_BLOCKS=0"},
	};

	for (size_t i = 0; i < sizeof fastest / sizeof *fastest; i++) {
		const struct family *f = catalogue_find(cat, fastest[i].operation, fastest[i].strategy);
		struct case_shape shape = make_shape(cat, f, fastest[i].mean);
		int found, count;

		shape.n = fastest[i].n;
		shape.segments = (int64_t)((double)shape.n / shape.mean);
		shape.cv = fastest[i].cv;
		found = is_hinted(cat, f, &shape, fastest[i].params, &count);
		test_ok(&t, found, "%s on an H200, n = %lld, mean %g: %s among %d", f->name, (long long)shape.n,
			shape.mean, fastest[i].params, count);
	}
}

/* The same where most segments are empty. */
static void check_empty(struct catalogue *cat)
{
	static const struct {
		const char *strategy;
		int sixteenth, quarter; /* how many, by the mean length */
	} wanted[] = {{"flat", 76, 76}, {"stream", 25, 25}, {"stream_bulk", 4, 5}, {"thread", 24, 24}};
	const struct gpu_info *device = stub_device_find("sm_90");

	for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
		const struct family *f = catalogue_find(cat, "segreduce", wanted[i].strategy);
		struct listed few = list_variants(cat, f, device, 0.0625, SPACE_DEFAULT),
			      more = list_variants(cat, f, device, 0.25, SPACE_DEFAULT);

		test_ok(&t, few.count == wanted[i].sixteenth && more.count == wanted[i].quarter,
			"%s on an H200, mean lengths 1/16 and 1/4: %d and %d variants", f->name, few.count, more.count);
		free(few.list);
		free(more.list);
	}
}

/* The table in the help: sensible and hinted variants of segreduce at a mean length of 32. */
static void check_help(struct catalogue *cat)
{
	const struct asset *help = asset_find("tuner/cli/help/catalogue.txt");
	const struct family *families;
	const int n = catalogue_families(cat, &families);

	for (const struct stub_device *d = stub_devices; d->name; d++) {
		int sensible = 0, hinted = 0;
		char line[96];

		for (int i = 0; i < n; i++) {
			struct listed l = {0};

			if (is_tuned(&families[i]) && strcmp(families[i].operation, "segreduce") == 0 &&
			    strcmp(families[i].strategy, "flat_values") != 0) /* which is not for sums */
				l = list_variants(cat, &families[i], &d->info, 32, SPACE_SENSIBLE);
			sensible += l.count;
			for (int k = 0; k < l.count; k++)
				hinted += l.list[k].hinted;
			free(l.list);
		}
		(void)snprintf(line, sizeof line, "\n    %-7s %-18s %7d %8d %7d ", d->name, d->info.name,
			       d->info.sm.threads, sensible, hinted);
		test_ok(&t, help && strstr(help->text, line), "the help's table has this line:%s", line + 1);
	}
}

/* ---- a user's priors ---- */

static char dir[] = "/tmp/segtune_priors_XXXXXX";

static void put(const char *path, const char *text)
{
	char full[300];
	FILE *f;

	(void)snprintf(full, sizeof full, "%s/%s", dir, path);
	f = fopen(full, "w");
	if (!f)
		return;
	(void)fputs(text, f);
	(void)fclose(f);
}

static void drop(const char *path)
{
	char full[300];

	(void)snprintf(full, sizeof full, "%s/%s", dir, path);
	(void)remove(full);
}

/* Counts the default variants of two families on an H200; -1 with e filled. */
static int count_user(struct catalogue *cat, int *mine, int *theirs, struct err *e)
{
	const struct gpu_info *device = stub_device_find("sm_90");
	const struct family *f = catalogue_find(cat, "segreduce", "mine"),
			    *g = catalogue_find(cat, "segreduce", "thread");
	const struct case_shape shape = make_shape(cat, f, 4);
	struct variant *list;

	if (catalogue_variants(cat, f, &(struct variant_query){device, &shape, .space = SPACE_DEFAULT}, &list, mine, e))
		return -1;
	free(list);
	if (catalogue_variants(cat, g, &(struct variant_query){device, &shape, .space = SPACE_DEFAULT}, &list, theirs,
			       e))
		return -1;
	free(list);
	return 0;
}

static const struct {
	const char *about, *text; /* text NULL: no file */
	int mine, theirs;
	const char *message; /* NULL: valid */
} user_priors[] = {
	{"without", NULL, 3, 2, NULL},
	{"in place of the embedded one",
	 "return { hints = { ['segreduce/mine'] = function(p) return p.NT == 64 end,"
	 " ['segreduce/thread'] = function(p) return p.NT == 64 end }, left_out = {} }",
	 1, 1, NULL},
	{"for no strategy", "return { hints = { ['segreduce/frob'] = function() end }, left_out = {} }", 0, 0,
	 "priors/sm_90.lua: 'hints' has an entry 'segreduce/frob', which is not a strategy"},
	{"without left_out", "return { hints = {} }", 0, 0, "priors/sm_90.lua: 'left_out' must be a table"},
	{"hint that is none", "return { hints = { ['segreduce/mine'] = 1 }, left_out = {} }", 0, 0,
	 "'segreduce/mine' of 'hints' must be a function"},
	{"no table", "return 1", 0, 0, "priors/sm_90.lua: must return a table"},
	{"hint that fails", "return { hints = { ['segreduce/mine'] = function(p) return p.FROB end }, left_out = {} }",
	 0, 0, "priors/sm_90.lua:1: 'p' has no field 'FROB'"},
};

static void check_user(void)
{
	char sub[300];

	if (!mkdtemp(dir))
		return;
	(void)snprintf(sub, sizeof sub, "%s/segreduce", dir);
	(void)mkdir(sub, 0777);
	(void)snprintf(sub, sizeof sub, "%s/priors", dir);
	(void)mkdir(sub, 0777);
	put("segreduce/x.cl", "");
	put("segreduce/mine.lua", "return strategy { about = 'x', source = 'x.cl', params = { NT = { 32, 64, 128 } },"
				  " launches = { { kernel = 'x', grid = 1, block = 1, args = {} } } }");
	put("segreduce/thread.lua", "return strategy { about = 'x', source = 'x.cl', params = { NT = { 64, 128 } },"
				    " launches = { { kernel = 'x', grid = 1, block = 1, args = {} } } }");
	for (size_t i = 0; i < sizeof user_priors / sizeof *user_priors; i++) {
		struct catalogue *cat = NULL;
		struct err e = {0};
		int mine = 0, theirs = 0, status;

		if (user_priors[i].text)
			put("priors/sm_90.lua", user_priors[i].text);
		status = catalogue_open(dir, &cat, &e);
		if (status == 0)
			status = count_user(cat, &mine, &theirs, &e);
		if (user_priors[i].message)
			test_ok(&t, status && strstr(e.text, user_priors[i].message), "a user's prior %s: %s",
				user_priors[i].about, e.text);
		else /* the embedded prior does not know the parameters of a user's strategy */
			test_ok(&t, status == 0 && mine == user_priors[i].mine && theirs == user_priors[i].theirs,
				"a user's prior %s: %d and %d variants %s", user_priors[i].about, mine, theirs, e.text);
		catalogue_close(cat);
	}
	drop("priors/sm_90.lua");
	drop("priors");
	drop("segreduce/thread.lua");
	drop("segreduce/mine.lua");
	drop("segreduce/x.cl");
	drop("segreduce");
	(void)rmdir(dir);
}

int main(void)
{
	struct catalogue *cat = NULL;
	const struct family *families;
	struct err e = {0};
	int n;

	if (!test_ok(&t, catalogue_open(NULL, &cat, &e) == 0, "the catalogue opens %s", e.text))
		return test_end(&t);
	n = catalogue_families(cat, &families);
	for (const struct stub_device *d = stub_devices; d->name; d++)
		for (int i = 0; i < n; i++)
			if (is_tuned(&families[i]))
				check_family(cat, &families[i], d);
	check_choice(cat);
	check_fastest(cat);
	check_empty(cat);
	check_portfolio(cat);
	check_h200(cat);
	check_halves(cat);
	check_help(cat);
	catalogue_close(cat);
	check_user();
	return test_end(&t);
}
