/*
 * Times of an exported library's calls: f32 sums through every launch box, through plans of each kind and without a
 * plan, in turns, and what making a plan takes. Usage: bench [cuda|opencl] [repeat=ELEMENTS] N,SEGMENTS|FILE.rowlen...;
 * a file's lengths are repeated to that many elements. Prints a line of tab-separated fields for each way, then how
 * much slower than the fastest box each way is, worst and mean. With CUDA times are those of events, the cache flushed
 * before each call; else those of the host's clock. Exits 77 without a device.
 */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "segred.h"

enum { ROUNDS = 21, MOST_BOXES = 64, PLANS = 4, WAYS = MOST_BOXES + PLANS + 1, FLUSH = 256 << 20, PLAN_ROUNDS = 31 };

static void need(int condition, const char *what)
{
	if (condition)
		return;
	(void)fprintf(stderr, "bench: %s\n", what);
	exit(2);
}

static void need_ok(int status, const char *what)
{
	if (status == SEGRED_OK)
		return;
	(void)fprintf(stderr, "bench: %s: %s\n", what, segred_status_text(status));
	exit(2);
}

static int by_value(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double median(double *values, int count)
{
	qsort(values, (size_t)count, sizeof *values, by_value);
	return values[count / 2];
}

/* ---- clocks ---- */

/* Of CUDA's driver: it makes the context, as a program with kernels of its own does. */
#define CALLS(X)                                                                                                       \
	X(cuInit, (unsigned))                                                                                          \
	X(cuDeviceGet, (int *, int))                                                                                   \
	X(cuDevicePrimaryCtxRetain, (void **, int))                                                                    \
	X(cuCtxSetCurrent, (void *))                                                                                   \
	X(cuEventCreate, (void **, unsigned))                                                                          \
	X(cuEventRecord, (void *, void *))                                                                             \
	X(cuEventSynchronize, (void *))                                                                                \
	X(cuEventElapsedTime, (float *, void *, void *))                                                               \
	X(cuMemsetD8Async, (unsigned long long, unsigned char, size_t, void *))
#define MEMBER(name, parameters) int(*name) parameters;
static struct {
	CALLS(MEMBER)
} cu;

struct bench {
	segred_context *context;
	int is_cuda;
	void *start, *end; /* events */
	void *flush;
};

static int load_cuda(void)
{
	void *library = dlopen("libcuda.so.1", RTLD_NOW), *symbol;

#define LOAD(name, parameters)                                                                                         \
	symbol = library ? dlsym(library, #name) : NULL;                                                               \
	if (!symbol)                                                                                                   \
		return 0;                                                                                              \
	memcpy(&cu.name, &symbol, sizeof symbol);
	CALLS(LOAD)
	return cu.cuInit(0) == 0;
}

static int open_cuda(struct bench *b)
{
	void *native;
	int device;

	if (!load_cuda() || cu.cuDeviceGet(&device, 0) != 0 || cu.cuDevicePrimaryCtxRetain(&native, device) != 0 ||
	    cu.cuCtxSetCurrent(native) != 0 || segred_open_cuda(&b->context) != SEGRED_OK)
		return 0;
	b->is_cuda = 1;
	need(cu.cuEventCreate(&b->start, 0) == 0 && cu.cuEventCreate(&b->end, 0) == 0, "no events");
	need_ok(segred_memory_make(b->context, FLUSH, NULL, &b->flush), "memory to flush the cache with");
	return 1;
}

static double seconds_now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- lengths ---- */

struct lengths {
	int64_t n, segments, room;
	int32_t *offsets; /* segments + 1 */
};

static void add_length(struct lengths *l, int64_t length)
{
	if (l->segments + 1 >= l->room) {
		l->room = 2 * l->room + 1024;
		l->offsets = (int32_t *)realloc(l->offsets, (size_t)l->room * sizeof *l->offsets);
		need(l->offsets != NULL, "out of memory");
	}
	need(length >= 0 && l->n + length < INT32_MAX - 65536, "lengths that 32-bit offsets cannot hold");
	l->offsets[l->segments++] = (int32_t)l->n;
	l->n += length;
	l->offsets[l->segments] = (int32_t)l->n;
}

/* Lines "LENGTH" or "LENGTHxCOUNT" behind those that begin with '%'. */
static void read_profile(const char *path, struct lengths *l)
{
	FILE *f = fopen(path, "r");
	char line[256];

	need(f != NULL, path);
	while (fgets(line, sizeof line, f)) {
		long long length = -1, count = 1;

		if (line[0] == '%' || sscanf(line, "%lldx%lld", &length, &count) < 1)
			continue;
		for (; count > 0; count--)
			add_length(l, length);
	}
	(void)fclose(f);
}

static void repeat(struct lengths *l, int64_t n)
{
	const int64_t once = l->segments;

	while (l->n > 0 && l->n < n)
		for (int64_t s = 0; s < once; s++)
			add_length(l, l->offsets[s + 1] - l->offsets[s]);
}

static void make_lengths(const char *text, int64_t n, struct lengths *l)
{
	long long elements, segments;

	memset(l, 0, sizeof *l);
	if (sscanf(text, "%lld,%lld", &elements, &segments) == 2 && elements >= 0 && segments > 0) {
		for (int64_t s = 0; s < segments; s++)
			add_length(l, (s + 1) * elements / segments - s * elements / segments);
		return;
	}
	read_profile(text, l);
	repeat(l, n);
	need(l->segments > 0, "a file without lengths");
}

/* ---- ways ---- */

/* A way to do the call: a plan, or none. */
struct way {
	const char *how;
	segred_plan *plan; /* NULL: segred_run */
	double plan_us;    /* that making the plan took */
	double us[ROUNDS], median;
};

struct problem {
	struct segred_problem p;
	void *arrays[3]; /* values, offsets, result */
	struct way ways[WAYS];
	int count, nboxes;
};

static int make_plan(struct bench *b, struct problem *x, const char *how, int box, segred_plan **plan)
{
	struct segred_problem hinted = x->p;

	if (strcmp(how, "box") == 0) { /* launched with all that is known about the lengths */
		need_ok(segred_look(b->context, &hinted, NULL), "look");
		return segred_plan_box(b->context, &hinted, box, plan);
	}
	if (strcmp(how, "probed") == 0)
		return segred_plan_probed(b->context, &x->p, NULL, plan);
	if (strcmp(how, "measured") == 0)
		return segred_plan_measured(b->context, &x->p, x->arrays, NULL, plan);
	if (strcmp(how, "longest") == 0) {
		need_ok(segred_look(b->context, &hinted, NULL), "look");
		hinted.share_16 = hinted.share_1k = hinted.share_4k = -1;
		hinted.span = 0;
	}
	return segred_plan_shape(b->context, &hinted, plan);
}

/* A plan of that kind, and how long making one takes when its kernels are built. */
static void add_plan(struct bench *b, struct problem *x, const char *how, int box)
{
	const int rounds = strcmp(how, "measured") == 0 ? 3 : strcmp(how, "box") == 0 ? 1 : PLAN_ROUNDS;
	struct way *w = &x->ways[x->count];
	double us[PLAN_ROUNDS];
	segred_plan *plan;
	int i, status = make_plan(b, x, how, box, &w->plan);

	if (status == SEGRED_NO_BOX)
		return;
	need_ok(status, how);
	need_ok(segred_execute(w->plan, x->arrays[0], x->arrays[2], NULL), how);
	for (i = 0; i < rounds; i++) {
		double start;

		need_ok(segred_memory_read(b->context, x->arrays[2], 4, &(float){0}), "wait");
		start = seconds_now();
		need_ok(make_plan(b, x, how, box, &plan), how);
		us[i] = 1e6 * (seconds_now() - start);
		segred_plan_free(plan);
	}
	w->how = how;
	w->plan_us = median(us, rounds);
	x->count++;
}

static void call(struct bench *b, struct problem *x, const struct way *w)
{
	need_ok(w->plan ? segred_execute(w->plan, x->arrays[0], x->arrays[2], NULL)
			: segred_run(b->context, &x->p, x->arrays, NULL),
		w->how);
}

static double time_call(struct bench *b, struct problem *x, const struct way *w)
{
	float ms = 0, result;
	double start;

	if (b->is_cuda) {
		need(cu.cuMemsetD8Async((uintptr_t)b->flush, 1, FLUSH, NULL) == 0, "flush");
		need(cu.cuEventRecord(b->start, NULL) == 0, "event");
		call(b, x, w);
		need(cu.cuEventRecord(b->end, NULL) == 0 && cu.cuEventSynchronize(b->end) == 0 &&
			     cu.cuEventElapsedTime(&ms, b->start, b->end) == 0,
		     "event");
		return 1e3 * (double)ms;
	}
	start = seconds_now();
	call(b, x, w);
	need_ok(segred_memory_read(b->context, x->arrays[2], sizeof result, &result), "wait");
	return 1e6 * (seconds_now() - start);
}

static void time_ways(struct bench *b, struct problem *x)
{
	int i, round;

	for (round = -1; round < ROUNDS; round++)
		for (i = 0; i < x->count; i++) {
			const double us = time_call(b, x, &x->ways[i]);

			if (round >= 0)
				x->ways[i].us[round] = us;
		}
	for (i = 0; i < x->count; i++)
		x->ways[i].median = median(x->ways[i].us, ROUNDS);
}

static void open_problem(struct bench *b, const struct lengths *l, struct problem *x)
{
	float *values = (float *)malloc(4 * (size_t)l->n + 4);
	int64_t i;

	need(values != NULL, "out of memory");
	for (i = 0; i < l->n; i++)
		values[i] = (float)(i % 1024) / 1024;
	memset(x, 0, sizeof *x);
	segred_problem_init(&x->p);
	x->p.n = l->n;
	x->p.segments = l->segments;
	need_ok(segred_memory_make(b->context, 4 * (size_t)l->n, values, &x->arrays[0]), "values");
	need_ok(segred_memory_make(b->context, 4 * (size_t)(l->segments + 1), l->offsets, &x->arrays[1]), "offsets");
	need_ok(segred_memory_make(b->context, 4 * (size_t)l->segments, NULL, &x->arrays[2]), "result");
	x->p.offsets = x->arrays[1];
	free(values);
}

static void close_problem(struct bench *b, struct problem *x)
{
	int i;

	for (i = 0; i < x->count; i++)
		segred_plan_free(x->ways[i].plan);
	for (i = 0; i < 3; i++)
		segred_memory_free(b->context, x->arrays[i]);
}

/* ---- what is printed ---- */

/* How much slower than the fastest box, by ways, over all geometries. */
struct loss {
	const char *how;
	double worst, sum, most_us, plan_us;
	int count;
};

static void add_loss(struct loss *all, const struct way *w, double best)
{
	const double loss = w->median / best - 1;
	int i = 0;

	while (all[i].how && strcmp(all[i].how, w->how) != 0)
		i++;
	all[i].how = w->how;
	all[i].worst = all[i].count && all[i].worst > loss ? all[i].worst : loss;
	all[i].most_us = all[i].count && all[i].most_us > w->median - best ? all[i].most_us : w->median - best;
	all[i].plan_us = all[i].plan_us > w->plan_us ? all[i].plan_us : w->plan_us;
	all[i].sum += loss;
	all[i].count++;
}

static void print_ways(const char *name, const struct problem *x, struct loss *losses)
{
	double best = x->ways[0].median;
	int i;

	for (i = 1; i < x->nboxes; i++)
		best = x->ways[i].median < best ? x->ways[i].median : best;
	for (i = 0; i < x->count; i++) {
		const struct way *w = &x->ways[i];

		(void)printf("%s\t%lld\t%lld\t%s\t%.2f\t%.1f\t%.2f\t%s\n", name, (long long)x->p.n,
			     (long long)x->p.segments, w->how, w->median, 100 * (w->median / best - 1), w->plan_us,
			     w->plan ? segred_plan_name(w->plan) : "");
		if (i >= x->nboxes)
			add_loss(losses, w, best);
	}
	(void)fflush(stdout);
}

static void print_losses(const struct loss *all)
{
	for (; all->how; all++)
		(void)printf("# %s: slower than the fastest box by %.1f%% at worst, %.1f%% in the mean, %.2f us at "
			     "most; plan "
			     "in %.1f us at most\n",
			     all->how, 100 * all->worst, 100 * all->sum / all->count, all->most_us, all->plan_us);
}

static void measure(struct bench *b, const char *name, int64_t n, struct loss *losses)
{
	static const char *const plans[PLANS] = {"shape", "longest", "probed", "measured"};
	struct lengths l;
	struct problem x;
	int i, boxes;

	make_lengths(name, n, &l);
	open_problem(b, &l, &x);
	boxes = segred_box_count(b->context, &x.p);
	for (i = 0; i < boxes && i < MOST_BOXES; i++)
		add_plan(b, &x, "box", i);
	need(x.count > 0, "no box can run");
	x.nboxes = x.count;
	for (i = 0; i < PLANS; i++)
		add_plan(b, &x, plans[i], 0);
	x.ways[x.count++].how = "run";
	time_ways(b, &x);
	print_ways(name, &x, losses);
	close_problem(b, &x);
	free(l.offsets);
}

int main(int argc, char **argv)
{
	struct loss losses[PLANS + 2] = {{0}};
	struct bench b = {0};
	const int wants_opencl = argc > 1 && strcmp(argv[1], "opencl") == 0;
	int i = 1 + (argc > 1 && (wants_opencl || strcmp(argv[1], "cuda") == 0));
	long long n = 0;

	if ((wants_opencl || !open_cuda(&b)) && segred_open("opencl:0", &b.context) != SEGRED_OK)
		return 77;
	if (i < argc && sscanf(argv[i], "repeat=%lld", &n) == 1)
		i++;
	need(i < argc, "usage: bench [cuda|opencl] [repeat=ELEMENTS] N,SEGMENTS|FILE.rowlen...");
	(void)printf("geometry\tn\tsegments\thow\tus\tslower %%\tplan us\tbox\n");
	for (; i < argc; i++)
		measure(&b, argv[i], n, losses);
	print_losses(losses);
	segred_memory_free(b.context, b.flush);
	segred_close(b.context);
	return 0;
}
