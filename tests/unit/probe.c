/*
 * The kernels that exported libraries inspect lengths and indices with, against the same numbers found here, and that
 * they write nothing else. PoCL optimises them here as it does for users: what it once compiled wrongly (probe.cl) was
 * right without that.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "harness/device/gpu.h"
#include "tuner/catalogue/catalogue.h"

/* As in probe.cl. */
enum { BLOCK = 128, AT_ONCE = 8, LOOKED = 6, SPAN = 128, SPAN_UNIT = 1 << 22, LONGEST_SAMPLE = SPAN_UNIT - 1 };
enum { SEGMENTS = 5000, SAMPLES = 300, BLOCKS = 3, MOST_LOG_TEAM = 7 };
/* GUARD: numbers behind what is found that must stay as they are, more than a block has threads. */
enum { GUARD = 256, MOST = SAMPLES + 2 + LOOKED * BLOCKS };
static const int64_t untouched = (int64_t)0xabababababababab;

struct probe {
	struct gpu *gpu;
	struct gpu_program *program;
	int offset_bytes;
	int64_t offsets[SEGMENTS + 1];
	struct gpu_mem *memory;
	struct test_counts *t;
};

static int64_t sum_of(const struct probe *p, int64_t from, int64_t to)
{
	return p->offsets[to] - p->offsets[from];
}

static int64_t span_around(const struct probe *p, int64_t s)
{
	const int64_t to = s + SPAN / 2 < SEGMENTS ? s + SPAN / 2 : SEGMENTS, from = to > SPAN ? to - SPAN : 0;

	return sum_of(p, from, from + SPAN);
}

/* What block `block` of `blocks` has to report. */
static void look(const struct probe *p, int block, int blocks, int64_t *want)
{
	memset(want, 0, LOOKED * sizeof *want);
	for (int64_t s = 0; s < SEGMENTS; s++) {
		const int64_t length = sum_of(p, s, s + 1), span = span_around(p, s);

		if (s / (BLOCK * AT_ONCE) % blocks != block)
			continue;
		want[0] += length == 0;
		want[1] = length > want[1] ? length : want[1];
		want[2] += length >= 16 ? length : 0;
		want[3] += length >= 1024 ? length : 0;
		want[4] += length >= 4096 ? length : 0;
		want[5] = span > want[5] ? span : want[5];
	}
}

static int64_t sample(const struct probe *p, int64_t element)
{
	int64_t s = 0, length;

	while (p->offsets[s + 1] <= element)
		s++;
	length = sum_of(p, s, s + 1);
	return span_around(p, s) * SPAN_UNIT + (length < LONGEST_SAMPLE ? length : LONGEST_SAMPLE);
}

/* Launches a kernel on the offsets and these numbers; found: `count` numbers between guards. */
static int run(struct probe *p, const char *kernel, int grid, const int64_t *numbers, int nnumbers, int count,
	       int64_t *found, struct err *e)
{
	struct gpu_mem *memory;
	struct gpu_arg args[6] = {{.mem = p->memory}};
	const struct gpu_launch launch = {p->program, kernel, grid, BLOCK, nnumbers + 2, args, 0};
	const size_t bytes = (size_t)(count + GUARD) * sizeof *found, guard = GPU_GUARD;
	int status;

	for (int i = 0; i < nnumbers; i++)
		args[1 + i] = (struct gpu_arg){.scalar = &numbers[i], .size = sizeof numbers[i]};
	if (p->gpu->ops->alloc(p->gpu, bytes, &memory, e) != 0)
		return -1;
	args[1 + nnumbers] = (struct gpu_arg){.mem = memory};
	status = p->gpu->ops->fill(memory, -GPU_GUARD, bytes + 2 * guard, 0xabababab, e) ||
		 p->gpu->ops->launch(p->gpu, &launch, e) ||
		 p->gpu->ops->read(memory, -GPU_GUARD, found, bytes + guard, e);
	p->gpu->ops->free(memory);
	return status ? -1 : 0;
}

/* Numbers, then that both guards are as they were. */
static void check_found(struct probe *p, const char *kernel, const int64_t *found, const int64_t *want, int count)
{
	const int before = GPU_GUARD / (int)sizeof *found;
	int wrong = 0, written = 0;

	for (int i = 0; i < count; i++)
		wrong += found[before + i] != want[i];
	for (int i = 0; i < before; i++)
		written += found[i] != untouched;
	for (int i = 0; i < GUARD; i++)
		written += found[before + count + i] != untouched;
	test_ok(p->t, wrong == 0, "%s, %s, offsets of %d bytes: %d of %d numbers are wrong", p->gpu->info.backend,
		kernel, p->offset_bytes, wrong, count);
	test_ok(p->t, written == 0, "%s, %s, offsets of %d bytes: nothing else is written", p->gpu->info.backend,
		kernel, p->offset_bytes);
}

static void check_kernel(struct probe *p, const char *kernel, int grid, const int64_t *numbers, int nnumbers,
			 const int64_t *want, int count)
{
	int64_t found[GPU_GUARD / sizeof *want + MOST + GUARD];
	struct err e = {0};

	if (test_ok(p->t, run(p, kernel, grid, numbers, nnumbers, count, found, &e) == 0, "%s runs %s", kernel, e.text))
		check_found(p, kernel, found, want, count);
}

static void check_samples(struct probe *p)
{
	const int64_t n = p->offsets[SEGMENTS];
	int64_t want[MOST];

	for (int64_t k = 0; k < SAMPLES; k++)
		want[k] = sample(p, n / SAMPLES * k + n % SAMPLES * k / SAMPLES + n / SAMPLES / 2);
	want[SAMPLES] = 0;
	want[SAMPLES + 1] = n;
	for (int b = 0; b < BLOCKS; b++)
		look(p, b, BLOCKS, want + SAMPLES + 2 + LOOKED * b);
	for (int log_team = 0; log_team <= MOST_LOG_TEAM; log_team++) {
		const int64_t numbers[] = {n, SEGMENTS, SAMPLES, log_team};
		const int sampling = SAMPLES / (BLOCK >> log_team) + 1;

		check_kernel(p, "probe_sample", sampling, numbers, 4, want, SAMPLES + 2);
		check_kernel(p, "probe_sample", sampling + BLOCKS, numbers, 4, want, SAMPLES + 2 + LOOKED * BLOCKS);
	}
}

static void check_all(struct probe *p)
{
	const int64_t numbers[] = {SEGMENTS};
	int64_t want[MOST];

	for (int b = 0; b < BLOCKS; b++)
		look(p, b, BLOCKS, want + LOOKED * b);
	want[LOOKED * BLOCKS] = 0;
	want[LOOKED * BLOCKS + 1] = p->offsets[SEGMENTS];
	check_kernel(p, "probe_all", BLOCKS, numbers, 1, want, LOOKED * BLOCKS + 2);
}

/* The offsets as an index into a table that has too few rows for the last ones. */
static void check_index(struct probe *p)
{
	const int64_t rows = p->offsets[SEGMENTS - 200], numbers[] = {SEGMENTS + 1, rows};
	int64_t want[BLOCK];

	for (int thread = 0; thread < BLOCK; thread++) {
		want[thread] = thread;
		while (want[thread] <= SEGMENTS && p->offsets[want[thread]] < rows)
			want[thread] += BLOCK;
		if (want[thread] > SEGMENTS)
			want[thread] = SEGMENTS + 1;
	}
	check_kernel(p, "probe_index", 1, numbers, 2, want, BLOCK);
}

/* Lengths around all limits; heavy neighbours, and none of length 0 at a sampled place. */
static int make_offsets(struct probe *p, struct err *e)
{
	static const int lengths[] = {2, 0, 15, 16, 1, 90, 0, 3};
	int32_t narrow[SEGMENTS + 1];

	p->offsets[0] = 0;
	for (int s = 0; s < SEGMENTS; s++) {
		const int heavy = s == 700 ? 1023 : s == 2900 ? 1024 : s == 2950 ? 4095 : s == 4999 ? 5000 : 0;

		p->offsets[s + 1] = p->offsets[s] + (heavy ? heavy : lengths[s % 8]);
	}
	for (int s = 0; s <= SEGMENTS; s++)
		narrow[s] = (int32_t)p->offsets[s];
	return p->gpu->ops->alloc(p->gpu, (size_t)p->offset_bytes * (SEGMENTS + 1), &p->memory, e) ||
	       p->gpu->ops->write(p->memory, 0, p->offset_bytes == 8 ? (const void *)p->offsets : narrow,
				  p->memory->bytes, e);
}

static void check_width(struct probe *p, const char *kernels)
{
	struct err e = {0};
	char *text;

	if (asprintf(&text, "#define OFF_T %s\n#define OFF_BYTES %d\n%s", p->offset_bytes == 8 ? "i64" : "i32",
		     p->offset_bytes, kernels) < 0)
		exit(2);
	if (test_ok(p->t, p->gpu->ops->build(p->gpu, "probe.cl", text, &p->program, &e) == 0, "builds %s", e.text)) {
		if (test_ok(p->t, make_offsets(p, &e) == 0, "has offsets %s", e.text)) {
			check_samples(p);
			check_all(p);
			check_index(p);
			p->gpu->ops->free(p->memory);
		}
		p->gpu->ops->unbuild(p->program);
	}
	free(text);
}

int main(void)
{
	static const char *const devices[] = {"cuda", "opencl:pocl"};
	struct test_counts t = {0};
	struct catalogue *cat;
	struct err e = {0};
	char *kernels;

	if (unsetenv("POCL_EXTRA_BUILD_FLAGS") != 0 || catalogue_open(NULL, &cat, &e) != 0 ||
	    catalogue_kernels(cat, "variants/probe.cl", &kernels, &e) != 0) {
		test_ok(&t, 0, "the kernels %s", e.text);
		return test_end(&t);
	}
	for (int d = 0; d < 2; d++) {
		static struct probe p;

		p = (struct probe){.t = &t};
		if (gpu_open(devices[d], &p.gpu, &e) != 0) {
			test_skip(&t, devices[d], e.text);
			continue;
		}
		for (p.offset_bytes = 4; p.offset_bytes <= 8; p.offset_bytes += 4)
			check_width(&p, kernels);
		p.gpu->ops->close(p.gpu);
	}
	free(kernels);
	catalogue_close(cat);
	return test_end(&t);
}
