/*
 * A production library in miniature: it compiles in an exported header (-DBOXES='"file.h"'), picks the launch box for
 * its input, builds that kernel through OpenCL and checks the result against a loop of its own. C99 and C++11; shares
 * nothing with segtune but the header and the kernel texts, so it also shows what a library has to know: RECIPES below.
 *
 *   consumer boxes                        strategies and parameters in the header, one a line, and the text's file name
 *   consumer KERNELS PROBLEM...           reduce each; N,SEGMENTS: N made-up values in SEGMENTS skewed segments;
 *                                         else a file: n, segments, then the lengths, then the values
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include BOXES

/* ---- OpenCL 1.2, the little that is needed (values from the Khronos headers' published constants) ---- */

#ifdef __cplusplus
extern "C" {
#endif
typedef void *cl_object;
int clGetPlatformIDs(unsigned, cl_object *, unsigned *);
int clGetDeviceIDs(cl_object, unsigned long, unsigned, cl_object *, unsigned *);
int clGetDeviceInfo(cl_object, unsigned, size_t, void *, size_t *);
cl_object clCreateContext(const intptr_t *, unsigned, const cl_object *, void *, void *, int *);
cl_object clCreateCommandQueue(cl_object, cl_object, unsigned long, int *);
cl_object clCreateBuffer(cl_object, unsigned long, size_t, void *, int *);
cl_object clCreateProgramWithSource(cl_object, unsigned, const char **, const size_t *, int *);
int clBuildProgram(cl_object, unsigned, const cl_object *, const char *, void *, void *);
cl_object clCreateKernel(cl_object, const char *, int *);
int clSetKernelArg(cl_object, unsigned, size_t, const void *);
int clEnqueueNDRangeKernel(cl_object, cl_object, unsigned, const size_t *, const size_t *, const size_t *, unsigned,
			   const cl_object *, cl_object *);
int clEnqueueReadBuffer(cl_object, cl_object, unsigned, size_t, size_t, void *, unsigned, const cl_object *,
			cl_object *);
int clReleaseMemObject(cl_object);
int clReleaseKernel(cl_object);
int clReleaseProgram(cl_object);
int clReleaseCommandQueue(cl_object);
int clReleaseContext(cl_object);
#ifdef __cplusplus
}
#endif
#define CL_DEVICE_TYPE_ALL 0xfffffffful
#define CL_DEVICE_NAME 0x102Bu
#define CL_MEM_READ_WRITE_COPY (1ul | 32ul)

/* A library would report; a test stops. */
static void need(int condition, const char *what)
{
	if (!condition) {
		(void)fprintf(stderr, "consumer: %s\n", what);
		exit(1);
	}
}

static void *memory(int64_t bytes)
{
	void *p = calloc((size_t)bytes + 8, 1);

	need(p != NULL, "out of memory");
	return p;
}

/* ---- launch recipes: grid, block, arguments and temporaries of each strategy ---- */

/* Arguments: a buffer, or a number passed as a 64-bit integer. */
enum { VALUES, OFFSETS, RESULT, TEMPS, BUFFERS = TEMPS + 5, NUMBER };

struct arg {
	int buffer;
	int64_t number;
};

struct launch {
	const char *kernel;
	int64_t grid, block; /* no blocks: no launch */
	int nargs;
	struct arg args[8];
};

struct call {
	int64_t n, segments;
	int64_t bytes[BUFFERS];
	int nlaunches;
	struct launch launches[4];
};

static int64_t ceil_div(int64_t a, int64_t b)
{
	return (a + b - 1) / b;
}

static struct launch *add_launch(struct call *c, const char *kernel, int64_t grid, int64_t block)
{
	struct launch *l = &c->launches[c->nlaunches++];

	l->kernel = kernel;
	l->grid = grid;
	l->block = block;
	return l;
}

static void add_arg(struct launch *l, int buffer, int64_t number)
{
	l->args[l->nargs].buffer = buffer;
	l->args[l->nargs++].number = number;
}

/* Most kernels begin with these. */
static struct launch *add_reduction(struct call *c, const char *kernel, int64_t grid, int64_t block)
{
	struct launch *l = add_launch(c, kernel, grid, block);

	add_arg(l, VALUES, 0);
	add_arg(l, OFFSETS, 0);
	add_arg(l, NUMBER, c->n);
	return l;
}

/* count carries in temporaries 0 (segments) and 1 (values) are joined by blocks of span, then by one block. */
static void add_carries(struct call *c, int64_t count, int64_t span, int64_t block)
{
	int64_t spans = ceil_div(count, span);
	int pass, k;

	c->bytes[TEMPS] = 8 * count;
	c->bytes[TEMPS + 1] = 4 * count;
	c->bytes[TEMPS + 2] = 8 * spans;
	c->bytes[TEMPS + 3] = 4 * spans;
	for (pass = 0; pass < 2; pass++) {
		int64_t grid = pass == 0 ? (count > 1 ? spans : 0) : (spans > 1 ? 1 : 0);
		struct launch *l = add_launch(c, "segreduce_carry", grid, block);

		for (k = 0; k < 2; k++)
			add_arg(l, TEMPS + 2 * pass + k, 0);
		add_arg(l, NUMBER, pass == 0 ? count : spans);
		add_arg(l, NUMBER, pass == 0 ? span : spans);
		add_arg(l, NUMBER, c->segments);
		add_arg(l, RESULT, 0);
		for (k = 0; k < 2; k++)
			add_arg(l, TEMPS + 2 * (1 - pass) + k, 0);
	}
}

static void recipe_flat(const struct segtune_box *b, struct call *c)
{
	int64_t nt = segtune_box_param(b, "NT", 128), tile = nt * segtune_box_param(b, "VT", 7);
	int64_t tiles = ceil_div(c->n, tile), blocks;
	struct launch *l;

	tiles = tiles < 1 ? 1 : tiles;
	blocks = (int64_t)ceil(sqrt((double)tiles) / (double)nt);
	c->bytes[TEMPS + 4] = 8 * (tiles + 1);
	l = add_launch(c, "segreduce_flat_limits", ceil_div(tiles + 1, nt), nt);
	add_arg(l, OFFSETS, 0);
	add_arg(l, NUMBER, c->segments);
	add_arg(l, NUMBER, tiles);
	add_arg(l, TEMPS + 4, 0);
	l = add_reduction(c, "segreduce_flat", tiles, nt);
	add_arg(l, TEMPS + 4, 0);
	add_arg(l, RESULT, 0);
	add_arg(l, TEMPS, 0);
	add_arg(l, TEMPS + 1, 0);
	add_carries(c, tiles, nt * (blocks < 1 ? 1 : blocks), nt);
}

static void recipe_chunk(const struct segtune_box *b, struct call *c)
{
	int64_t nt = segtune_box_param(b, "NT", 1), items = segtune_box_param(b, "CHUNK_ITEMS", 16384);
	int64_t groups = ceil_div(ceil_div(c->n + c->segments, items), nt);
	struct launch *l = add_reduction(c, "segreduce_chunk", groups, nt);

	add_arg(l, NUMBER, c->segments);
	add_arg(l, RESULT, 0);
	add_arg(l, TEMPS, 0);
	add_arg(l, TEMPS + 1, 0);
	add_carries(c, groups * nt, groups * nt, nt);
}

static void add_simple(struct call *c, const char *kernel, int64_t grid, int64_t block)
{
	struct launch *l = add_reduction(c, kernel, grid, block);

	add_arg(l, NUMBER, c->segments);
	add_arg(l, RESULT, 0);
}

static void recipe_stream(const struct segtune_box *b, struct call *c)
{
	int64_t nt = segtune_box_param(b, "NT", 128), lanes = segtune_box_param(b, "THREADS_PER_SEGMENT", 1);

	add_simple(c, "segreduce_stream",
		   ceil_div(c->segments, nt / lanes * segtune_box_param(b, "SEGMENTS_PER_THREAD", 4)), nt);
}

static void recipe_subwarp(const struct segtune_box *b, struct call *c)
{
	int64_t nt = segtune_box_param(b, "NT", 256);

	add_simple(c, "segreduce_subwarp", ceil_div(c->segments, nt / segtune_box_param(b, "THREADS_PER_SEGMENT", 8)),
		   nt);
}

static void recipe_block(const struct segtune_box *b, struct call *c)
{
	add_simple(c, "segreduce_block", c->segments, segtune_box_param(b, "NT", 256));
}

static const struct {
	const char *strategy;
	void (*recipe)(const struct segtune_box *b, struct call *c);
} RECIPES[] = {{"flat", recipe_flat},
	       {"chunk", recipe_chunk},
	       {"stream", recipe_stream},
	       {"subwarp", recipe_subwarp},
	       {"block", recipe_block}};

/* ---- the device ---- */

struct device {
	cl_object id, context, queue;
	char name[256];
};

static void open_device(struct device *d)
{
	cl_object platform;
	unsigned count = 0;
	int code;

	need(clGetPlatformIDs(1, &platform, &count) == 0 && count > 0, "no OpenCL platform");
	need(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &d->id, &count) == 0 && count > 0, "no OpenCL device");
	need(clGetDeviceInfo(d->id, CL_DEVICE_NAME, sizeof d->name, d->name, NULL) == 0, "a device without a name");
	d->context = clCreateContext(NULL, 1, &d->id, NULL, NULL, &code);
	need(code == 0, "cannot make a context");
	d->queue = clCreateCommandQueue(d->context, d->id, 0, &code);
	need(code == 0, "cannot make a queue");
}

/* "KERNELS/flat NT=128 VT=7.cl", blanks as underscores: how the texts were saved. */
static void kernel_file(char *out, size_t size, const char *folder, const struct segtune_box *b)
{
	size_t i = strlen(folder);

	(void)snprintf(out, size, "%s/%s %s.cl", folder, b->strategy, b->params);
	for (; out[i]; i++)
		if (out[i] == ' ')
			out[i] = '_';
}

static cl_object build(const struct device *d, const char *folder, const struct segtune_box *b)
{
	static char text[1 << 20];
	const char *texts = text;
	char path[512];
	cl_object program;
	FILE *f;
	int code;

	kernel_file(path, sizeof path, folder, b);
	f = fopen(path, "r");
	need(f != NULL, path);
	text[fread(text, 1, sizeof text - 1, f)] = '\0';
	(void)fclose(f);
	program = clCreateProgramWithSource(d->context, 1, &texts, NULL, &code);
	need(code == 0 && clBuildProgram(program, 1, &d->id, "", NULL, NULL) == 0, "the kernel does not build");
	return program;
}

static void run_launch(const struct device *d, cl_object program, const struct launch *l, const cl_object *buffers)
{
	size_t block = (size_t)l->block, global = block * (size_t)l->grid;
	cl_object kernel;
	int code, i;

	if (l->grid == 0)
		return;
	kernel = clCreateKernel(program, l->kernel, &code);
	need(code == 0, l->kernel);
	for (i = 0; i < l->nargs; i++) {
		const struct arg *a = &l->args[i];

		code = a->buffer == NUMBER
			       ? clSetKernelArg(kernel, (unsigned)i, sizeof a->number, &a->number)
			       : clSetKernelArg(kernel, (unsigned)i, sizeof(cl_object), &buffers[a->buffer]);
		need(code == 0, "a kernel's argument was refused");
	}
	need(clEnqueueNDRangeKernel(d->queue, kernel, 1, NULL, &global, &block, 0, NULL, NULL) == 0,
	     "a launch was refused");
	(void)clReleaseKernel(kernel);
}

static void reduce(const struct device *d, cl_object program, const struct call *c, float *values, int32_t *offsets,
		   float *result)
{
	cl_object buffers[BUFFERS];
	int code, i;

	for (i = 0; i < BUFFERS; i++) {
		void *host = i == VALUES ? values : i == OFFSETS ? (void *)offsets : i == RESULT ? result : NULL;
		void *empty = host ? NULL : memory(c->bytes[i]);

		buffers[i] = clCreateBuffer(d->context, CL_MEM_READ_WRITE_COPY, (size_t)c->bytes[i] + 4,
					    host ? host : empty, &code);
		need(code == 0, "no device memory");
		free(empty);
	}
	for (i = 0; i < c->nlaunches; i++)
		run_launch(d, program, &c->launches[i], buffers);
	need(clEnqueueReadBuffer(d->queue, buffers[RESULT], 1, 0, (size_t)c->bytes[RESULT] + 4, result, 0, NULL,
				 NULL) == 0,
	     "cannot read the result");
	for (i = 0; i < BUFFERS; i++)
		(void)clReleaseMemObject(buffers[i]);
}

/* ---- data ---- */

/* Lengths grow with the square of the segment's number: some are empty, the last is long. */
static void make_up(const struct call *c, float *values, int32_t *offsets)
{
	int64_t i;

	for (i = 0; i <= c->segments; i++)
		offsets[i] =
			(int32_t)((double)c->n * ((double)i / (double)c->segments) * ((double)i / (double)c->segments));
	offsets[c->segments] = (int32_t)c->n;
	for (i = 0; i < c->n; i++)
		values[i] = (float)((i * 2654435761u % 2003) - 1001) / 512.0f;
}

static void read_data(FILE *f, const struct call *c, float *values, int32_t *offsets)
{
	int64_t i;
	long length;

	for (i = 0; i < c->segments; i++) {
		need(fscanf(f, "%ld", &length) == 1, "a length is missing");
		offsets[i + 1] = offsets[i] + (int32_t)length;
	}
	need(offsets[c->segments] == c->n, "the lengths do not add up to n");
	for (i = 0; i < c->n; i++)
		need(fscanf(f, "%f", &values[i]) == 1, "a value is missing");
}

/* Segments whose sum is further from the sum in double precision than m roundings of sum|x|. */
static int64_t count_wrong(const struct call *c, const float *values, const int32_t *offsets, const float *result)
{
	int64_t wrong = 0, s;

	for (s = 0; s < c->segments; s++) {
		double sum = 0, absolute = 0;
		int32_t i;

		for (i = offsets[s]; i < offsets[s + 1]; i++) {
			sum += (double)values[i];
			absolute += fabs((double)values[i]);
		}
		/* written so that a NaN counts */
		if (!(fabs((double)result[s] - sum) <= (offsets[s + 1] - offsets[s]) * absolute * 1.2e-7))
			wrong++;
	}
	return wrong;
}

/* What the offsets say of the lengths; one that has them on the device might know less. */
static struct segtune_shape shape_of(const struct call *c, const int32_t *offsets)
{
	struct segtune_shape shape = {0, 0, 0};
	int64_t s;

	for (s = 0; s < c->segments; s++)
		segtune_shape_add(&shape, offsets[s + 1] - offsets[s]);
	segtune_shape_end(&shape, c->n);
	return shape;
}

static int reduce_and_check(const struct device *d, const char *folder, struct call *c, FILE *f)
{
	struct segtune_query q = {"opencl", NULL, NULL, 0, "f32", "plus", NULL, 0, 0, {-1, -1, -1}};
	struct segtune_match m;
	const struct segtune_box *b;
	cl_object program;
	float *values, *result;
	int32_t *offsets;
	int64_t wrong, i;
	size_t k;

	c->bytes[VALUES] = 4 * c->n;
	c->bytes[OFFSETS] = 4 * (c->segments + 1);
	c->bytes[RESULT] = 4 * c->segments;
	values = (float *)memory(c->bytes[VALUES]);
	offsets = (int32_t *)memory(c->bytes[OFFSETS]);
	result = (float *)memory(c->bytes[RESULT]);
	if (f)
		read_data(f, c, values, offsets);
	else
		make_up(c, values, offsets);
	for (i = 0; i < c->segments; i++)
		result[i] = -12345.0f; /* what is not written must show */
	q.device = d->name;
	q.n = c->n;
	q.segments = c->segments;
	q.shape = shape_of(c, offsets);
	m = segtune_segreduce_box(&q);
	b = m.box;
	need(b != NULL, "the header has no table for f32");
	need(m.exact, "which was not measured on this device");
	for (k = 0; k < sizeof RECIPES / sizeof *RECIPES; k++)
		if (strcmp(RECIPES[k].strategy, b->strategy) == 0)
			RECIPES[k].recipe(b, c);
	need(c->nlaunches > 0, "a strategy without a recipe");
	program = build(d, folder, b);
	reduce(d, program, c, values, offsets, result);
	wrong = count_wrong(c, values, offsets, result);
	(void)printf("%lld wrong, %lld elements, %lld segments, %s %s\n", (long long)wrong, (long long)c->n,
		     (long long)c->segments, b->strategy, b->params);
	(void)clReleaseProgram(program);
	free(values);
	free(offsets);
	free(result);
	return wrong ? 1 : 0;
}

static void list_boxes(void)
{
	const struct segtune_tables *tables;
	char file[512];
	int i, k;

	for (tables = SEGTUNE_SEGREDUCE_TABLES; tables; tables = tables->others)
		for (i = 0; i < tables->count; i++)
			for (k = 0; k < tables->tables[i].nboxes; k++) {
				const struct segtune_box *b = &tables->tables[i].boxes[k];

				kernel_file(file, sizeof file, ".", b);
				(void)printf("%s|%s|%s\n", b->strategy, b->params, file);
			}
}

static int solve(const struct device *d, const char *folder, const char *problem)
{
	struct call c;
	FILE *f = NULL;
	long long n = -1, segments = -1;
	int status;

	memset(&c, 0, sizeof c);
	if (sscanf(problem, "%lld,%lld", &n, &segments) != 2) {
		f = fopen(problem, "r");
		need(f != NULL && fscanf(f, "%lld %lld", &n, &segments) == 2, "no data");
	}
	need(n >= 0 && n < 1 << 30 && segments > 0 && segments < 1 << 30, "bad sizes");
	c.n = n;
	c.segments = segments;
	(void)printf("%s: ", problem);
	status = reduce_and_check(d, folder, &c, f);
	if (f)
		(void)fclose(f);
	return status;
}

int main(int argc, char **argv)
{
	struct device d;
	int i, wrong = 0;

	if (argc == 2 && strcmp(argv[1], "boxes") == 0) {
		list_boxes();
		return 0;
	}
	need(argc >= 3, "usage: consumer boxes | consumer KERNELS N,SEGMENTS|FILE...");
	open_device(&d);
	for (i = 2; i < argc; i++)
		wrong += solve(&d, argv[1], argv[i]);
	(void)clReleaseCommandQueue(d.queue);
	(void)clReleaseContext(d.context);
	return wrong ? 1 : 0;
}
