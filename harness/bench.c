#include "bench.h"

#include <stdlib.h>
#include <string.h>

#include "bench_impl.h"

#define GUARD_PATTERN 0x5a17c0deU
#define FLUSH_LEAST ((int64_t)32 << 20) /* caches that tell no size, and those in front of them */
#define FLUSH_LARGEST ((int64_t)512 << 20)
#define WORDS_EACH 8 /* words a thread at least */

/* Blocks a compute unit; hashes return a word from each thread, so they get fewer. */
enum { FEW = 2, MANY = 8 };

struct shape {
	int64_t grid;
	int block;
};

/*
 * A block of a tool takes one contiguous range, its threads take turns: blocks of one thread suit a CPU, which wants
 * each thread to walk memory in order.
 */
static struct shape shape_of(const struct bench *b, int64_t count, int per_unit)
{
	const struct gpu_info *info = &b->gpu->info;
	int block = info->is_cpu ? 1 : info->max_block < 256 ? info->max_block : 256;
	int64_t units = info->compute_units > 0 ? info->compute_units : 1;
	int64_t grid = (count + (int64_t)block * WORDS_EACH - 1) / ((int64_t)block * WORDS_EACH);

	if (grid > units * per_unit)
		grid = units * per_unit;
	return (struct shape){grid > 0 ? grid : 1, block};
}

/* Bytes of the partial sums of the largest hash. */
static size_t partial_bytes(const struct bench *b)
{
	struct shape s = shape_of(b, INT64_MAX / 2, FEW);

	return (size_t)s.grid * (size_t)s.block * sizeof(uint64_t);
}

int bench_open(struct gpu *gpu, const char *tools, struct bench **bench, struct err *e)
{
	struct bench *b = calloc(1, sizeof *b);

	*bench = NULL;
	if (!b)
		return err_as(e, ERR_TOO_LARGE, "no memory for a bench");
	b->gpu = gpu;
	b->sums = malloc(partial_bytes(b));
	if (!b->sums) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for a bench");
		goto fail;
	}
	if (gpu->ops->build(gpu, "tools.cl", tools, &b->tools, e) ||
	    bench_alloc(b, 3 * sizeof(uint32_t), &b->verdict, e) || bench_alloc(b, partial_bytes(b), &b->partial, e))
		goto fail;
	*bench = b;
	return 0;
fail:
	bench_close(b);
	return -1;
}

void bench_close(struct bench *bench)
{
	if (!bench)
		return;
	if (bench->kept)
		shared_drop(bench, bench->kept);
	bench_free(bench, bench->verdict);
	bench_free(bench, bench->partial);
	bench_free(bench, bench->flush);
	if (bench->tools)
		bench->gpu->ops->unbuild(bench->tools);
	free(bench->sums);
	free(bench);
}

void bench_forget(struct bench *bench)
{
	bench->damage++;
	if (bench->kept)
		shared_drop(bench, bench->kept);
	bench->kept = NULL;
}

int bench_alloc(struct bench *b, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct err first = {ERR_FAILED, ""};

	*mem = NULL;
	bytes = (bytes + 3) / 4 * 4;
	if (ops->alloc(b->gpu, bytes, mem, &first)) {
		if (first.kind != ERR_TOO_LARGE || !b->kept) {
			if (e)
				*e = first;
			return -1;
		}
		shared_drop(b, b->kept); /* only ever a saving: it can be uploaded again */
		b->kept = NULL;
		if (ops->alloc(b->gpu, bytes, mem, e))
			return -1;
	}
	if (bench_guard(b, *mem, e)) {
		ops->free(*mem);
		*mem = NULL;
		return -1;
	}
	return 0;
}

void bench_free(struct bench *b, struct gpu_mem *mem)
{
	if (mem)
		b->gpu->ops->free(mem);
}

int bench_guard(struct bench *b, struct gpu_mem *mem, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;

	if (ops->fill(mem, -GPU_GUARD, GPU_GUARD, GUARD_PATTERN, e))
		return -1;
	return ops->fill(mem, (ptrdiff_t)mem->bytes, GPU_GUARD, GUARD_PATTERN, e);
}

int bench_guards_intact(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	enum { WORDS = GPU_GUARD / 4 };
	uint32_t words[BENCH_GUARDED][2][WORDS] = {{{0}}};
	struct gpu_stretch list[2 * BENCH_GUARDED] = {{0}};

	for (int i = 0; i < count; i++) {
		list[2 * i] = (struct gpu_stretch){mem[i], -GPU_GUARD, GPU_GUARD, words[i][0]};
		list[2 * i + 1] = (struct gpu_stretch){mem[i], (ptrdiff_t)mem[i]->bytes, GPU_GUARD, words[i][1]};
	}
	if (gpu_read_all(b->gpu, list, 2 * count, e))
		return -1;
	for (int i = 0; i < count; i++) {
		intact[i] = 1;
		for (int k = 0; k < 2 * WORDS; k++)
			intact[i] &= words[i][k / WORDS][k % WORDS] == GUARD_PATTERN;
	}
	return 0;
}

static struct gpu_arg memory(const struct gpu_mem *mem)
{
	return (struct gpu_arg){mem, NULL, 0};
}

static struct gpu_arg scalar(const int64_t *value)
{
	return (struct gpu_arg){NULL, value, sizeof *value};
}

static int tool(struct bench *b, const char *kernel, struct shape shape, const struct gpu_arg *args, int nargs,
		struct err *e)
{
	struct gpu_launch launch = {b->tools, kernel, shape.grid, shape.block, nargs, args, 0};

	return b->gpu->ops->launch(b->gpu, &launch, e);
}

int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct shape shape = shape_of(b, words, FEW);
	size_t threads = (size_t)shape.grid * (size_t)shape.block;
	struct gpu_arg args[] = {memory(mem), scalar(&words), memory(b->partial)};

	if (tool(b, "tool_hash", shape, args, 3, e) ||
	    b->gpu->ops->read(b->partial, 0, b->sums, threads * sizeof *b->sums, e))
		return -1;
	*hash = 0;
	for (size_t i = 0; i < threads; i++)
		*hash += b->sums[i];
	return 0;
}

int bench_compare(struct bench *b, const struct elem_type *type, int64_t count, struct gpu_mem *actual,
		  struct gpu_mem *expected, struct gpu_mem *tolerance, int64_t *wrong, int64_t *index, struct err *e)
{
	uint32_t verdict[3] = {0, UINT32_MAX, UINT32_MAX};
	int64_t has_tolerance = tolerance != NULL, words = type->bytes / 4;
	/* What the kernel does not read still has to be memory. */
	struct gpu_arg args[] = {memory(actual), memory(expected),       memory(tolerance ? tolerance : b->partial),
				 scalar(&count), scalar(&has_tolerance), memory(b->verdict)};
	struct gpu_arg structures[] = {memory(actual), memory(expected), scalar(&count), scalar(&words),
				       memory(b->verdict)};
	char kernel[32] = "tool_compare_";

	if (count >= UINT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "cannot compare %lld elements", (long long)count);
	strncat(kernel, type->kind == 's' ? "words" : type->kernel, sizeof kernel - strlen(kernel) - 1);
	if (b->gpu->ops->write(b->verdict, 0, verdict, sizeof verdict, e) ||
	    (type->kind == 's' ? tool(b, kernel, shape_of(b, count, MANY), structures, 5, e)
			       : tool(b, kernel, shape_of(b, count, MANY), args, 6, e)) ||
	    b->gpu->ops->read(b->verdict, 0, verdict, sizeof verdict, e))
		return -1;
	*wrong = verdict[0];
	*index = verdict[0] ? (int64_t)verdict[1] : -1;
	return 0;
}

int bench_flush(struct bench *b, struct err *e)
{
	int64_t l2 = b->gpu->info.l2_bytes, words;
	struct gpu_arg args[3];

	if (!b->flush) {
		int64_t bytes = 2 * (l2 > FLUSH_LEAST ? l2 : FLUSH_LEAST);

		bytes = bytes < FLUSH_LARGEST ? bytes : FLUSH_LARGEST;
		if (bench_alloc(b, (size_t)bytes, &b->flush, e))
			return err_context(e, "cannot make the buffer that flushes the cache");
		if (b->gpu->ops->fill(b->flush, 0, (size_t)bytes, 0, e))
			return -1;
	}
	/* Read, not written: lines left dirty would be written back during the sample, at its cost. */
	words = (int64_t)(b->flush->bytes / 4);
	args[0] = memory(b->flush);
	args[1] = scalar(&words);
	args[2] = memory(b->partial);
	return tool(b, "tool_flush", shape_of(b, words, MANY), args, 3, e);
}

int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct gpu_arg args[] = {memory(from), memory(to), scalar(&words)};

	return tool(b, "tool_copy", shape_of(b, words, MANY), args, 3, e);
}
