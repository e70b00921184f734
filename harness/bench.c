#include "bench.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "bench_impl.h"

#define GUARD_PATTERN 0x5a17c0deU
#define FLUSH_LEAST ((int64_t)32 << 20) /* caches that tell no size, and those in front of them */
#define FLUSH_LARGEST ((int64_t)512 << 20)
#define WORDS_EACH 8 /* words a thread at least */

#define HASH_ALONE ((int64_t)1 << 17) /* words that one block hashes without help: a second kernel takes longer */

#define PER_UNIT 8 /* blocks a compute unit at most */
#define BLOCK 256  /* threads of one at most: TOOL_BLOCK of variants/tools.cl */

struct shape {
	int64_t grid;
	int block;
};

/*
 * A block of a tool takes one contiguous range, its threads take turns: blocks of one thread suit a CPU, which wants
 * each thread to walk memory in order.
 */
static struct shape shape_of(const struct bench *b, int64_t count)
{
	const struct gpu_info *info = &b->gpu->info;
	int block = info->is_cpu ? 1 : info->max_block < BLOCK ? info->max_block : BLOCK;
	int64_t units = info->compute_units > 0 ? info->compute_units : 1;
	int64_t grid = (count + (int64_t)block * WORDS_EACH - 1) / ((int64_t)block * WORDS_EACH);

	if (grid > units * PER_UNIT)
		grid = units * PER_UNIT;
	return (struct shape){grid > 0 ? grid : 1, block};
}

/* Bytes of the partial sums of the largest hash. */
static size_t partial_bytes(const struct bench *b)
{
	return (size_t)shape_of(b, INT64_MAX / 2).grid * sizeof(uint64_t);
}

int bench_take_lane(struct bench *b, int lane, struct err *e)
{
	int status = gpu_lane(b->gpu, lane, e);

	if (status == 0 && !b->partial[lane])
		status = bench_alloc(b, partial_bytes(b), &b->partial[lane], e);
	/* A device that died is in its first lane when it is started again. */
	if (status == 0 || lane == 0)
		b->sink = b->partial[lane];
	return status;
}

int bench_open_built(struct gpu *gpu, struct gpu_program *tools, struct bench **bench, struct err *e)
{
	struct bench *b = calloc(1, sizeof *b);

	*bench = NULL;
	if (!b) {
		gpu->ops->unbuild(tools);
		return err_as(e, ERR_TOO_LARGE, "no memory for a bench");
	}
	b->gpu = gpu;
	b->tools = tools;
	if (bench_take_lane(b, 0, e)) {
		bench_close(b);
		return -1;
	}
	*bench = b;
	return 0;
}

int bench_open(struct gpu *gpu, const char *tools, struct bench **bench, struct err *e)
{
	struct gpu_program *program;

	*bench = NULL;
	return gpu->ops->build(gpu, "tools.cl", tools, &program, e) ? -1 : bench_open_built(gpu, program, bench, e);
}

void bench_close(struct bench *bench)
{
	if (!bench)
		return;
	if (bench->kept)
		shared_drop(bench, bench->kept);
	for (int i = 0; i < GPU_LANES; i++)
		bench_free(bench, bench->partial[i]);
	bench_free(bench, bench->flush);
	bench_free(bench, bench->findings);
	bench_free(bench, bench->sums);
	bench_free(bench, bench->points);
	bench_free(bench, bench->spoilt);
	bench->gpu->ops->unbuild(bench->tools);
	free(bench);
}

void bench_forget(struct bench *bench)
{
	bench->damage++;
	if (bench->kept)
		shared_drop(bench, bench->kept);
	bench->kept = NULL;
}

size_t bench_whole_words(size_t bytes)
{
	return (bytes + 3) / 4 * 4;
}

int bench_alloc(struct bench *b, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct err first = {ERR_FAILED, ""};

	*mem = NULL;
	bytes = bench_whole_words(bytes);
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

/* Into sums[place]. */
static int queue_hash(struct bench *b, struct gpu_mem *sums, int64_t place, struct gpu_mem *mem, size_t bytes,
		      struct err *e)
{
	int64_t words = (int64_t)(bytes / 4), first = 0;
	struct shape shape = shape_of(b, words), one = {1, shape.block};
	struct gpu_arg alone[] = {memory(mem), scalar(&words), memory(sums), scalar(&place)};
	struct gpu_arg hashed[] = {memory(mem), scalar(&words), memory(b->sink), scalar(&first)};
	struct gpu_arg folded[] = {memory(b->sink), scalar(&shape.grid), memory(sums), scalar(&place)};

	if (words <= HASH_ALONE)
		return tool(b, "tool_hash", one, alone, 4, e);
	return tool(b, "tool_hash", shape, hashed, 4, e) || tool(b, "tool_fold", one, folded, 4, e) ? -1 : 0;
}

#define EACH 3 /* arrays that tool_hash_each takes */

/* Of up to EACH arrays that a block each hashes without help. */
static int queue_hash_each(struct bench *b, const struct hashed *list, int count, int64_t place, struct err *e)
{
	struct gpu_arg args[3 * EACH + 1];
	int64_t words[EACH] = {0}, places[EACH] = {0};

	for (int i = 0; i < EACH; i++) {
		words[i] = i < count ? (int64_t)(list[i].bytes / 4) : 0;
		places[i] = i < count ? place + list[i].slot : 0;
		args[3 * i] = memory(i < count ? list[i].mem : b->sink);
		args[3 * i + 1] = scalar(&words[i]);
		args[3 * i + 2] = scalar(&places[i]);
	}
	args[3 * EACH] = memory(b->findings);
	return tool(b, "tool_hash_each", (struct shape){count, shape_of(b, HASH_ALONE).block}, args, 3 * EACH + 1, e);
}

int bench_queue_hashes(struct bench *b, int run, const struct hashed *list, int count, struct err *e)
{
	const size_t bytes = (size_t)run * sizeof(struct findings) + offsetof(struct findings, hash);
	const int64_t place = (int64_t)(bytes / sizeof(uint64_t));
	struct hashed small[EACH];
	int nsmall = 0;

	for (int i = 0; i < count; i++) {
		const struct hashed *h = &list[i];

		if ((int64_t)(h->bytes / 4) > HASH_ALONE) {
			if (queue_hash(b, b->findings, place + h->slot, h->mem, h->bytes, e))
				return -1;
			continue;
		}
		small[nsmall++] = *h;
		if (nsmall == EACH && queue_hash_each(b, small, nsmall, place, e))
			return -1;
		nsmall %= EACH;
	}
	return nsmall ? queue_hash_each(b, small, nsmall, place, e) : 0;
}

int bench_hash_later(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	if ((!b->sums && bench_alloc(b, sizeof(uint64_t) * BENCH_UNREAD, &b->sums, e)) ||
	    (b->nunread == BENCH_UNREAD && bench_read_hashes(b, e)) ||
	    queue_hash(b, b->sums, b->nunread, mem, bytes, e))
		return -1;
	b->unread[b->nunread++] = hash;
	return 0;
}

int bench_read_hashes(struct bench *b, struct err *e)
{
	uint64_t sums[BENCH_UNREAD];
	int count = b->nunread;

	b->nunread = 0;
	if (count == 0)
		return 0;
	if (b->gpu->ops->read(b->sums, 0, sums, (size_t)count * sizeof *sums, e))
		return -1;
	for (int i = 0; i < count; i++)
		*b->unread[i] = sums[i];
	return 0;
}

int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	return bench_hash_later(b, mem, bytes, hash, e) || bench_read_hashes(b, e) ? -1 : 0;
}

int bench_expect_findings(struct bench *b, int count, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;
	size_t bytes = (size_t)count * sizeof(struct findings);

	if (b->findings && b->findings->bytes < bytes) {
		bench_free(b, b->findings);
		b->findings = NULL;
	}
	if (!b->findings && bench_alloc(b, bytes, &b->findings, e))
		return -1;
	return ops->fill(b->findings, 0, bytes, UINT32_MAX, e) || gpu_finish(b->gpu, e) ? -1 : 0;
}

int bench_queue_compare(struct bench *b, int run, int slot, const struct elem_type *type, int64_t count,
			struct gpu_mem *actual, struct gpu_mem *expected, struct gpu_mem *tolerance, struct err *e)
{
	int64_t has_tolerance = tolerance != NULL, words = type->bytes / 4;
	int64_t place = run * (int64_t)(sizeof(struct findings) / 4) + 3 * slot;
	/* What the kernel does not read still has to be memory. */
	struct gpu_arg args[] = {memory(actual), memory(expected),       memory(tolerance ? tolerance : b->sink),
				 scalar(&count), scalar(&has_tolerance), memory(b->findings),
				 scalar(&place)};
	struct gpu_arg structures[] = {memory(actual), memory(expected),    scalar(&count),
				       scalar(&words), memory(b->findings), scalar(&place)};
	char kernel[32] = "tool_compare_";

	if (count >= UINT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "cannot compare %lld elements", (long long)count);
	strncat(kernel, type->kind == 's' ? "words" : type->kernel, sizeof kernel - strlen(kernel) - 1);
	return type->kind == 's' ? tool(b, kernel, shape_of(b, count), structures, 6, e)
				 : tool(b, kernel, shape_of(b, count), args, 7, e);
}

int bench_read_findings(struct bench *b, int run, int count, struct findings *f, struct err *e)
{
	const size_t each = sizeof *f;

	return b->gpu->ops->read(b->findings, (ptrdiff_t)((size_t)run * each), f, (size_t)count * each, e);
}

static int is_pattern(const uint32_t *words)
{
	int same = 1;

	for (int i = 0; i < GPU_GUARD / 4; i++)
		same &= words[i] == GUARD_PATTERN;
	return same;
}

/* The guards of mem[0 .. count - 1], read to `to`, two each. */
static void list_guards(struct gpu_mem *const *mem, int count, uint32_t (*to)[2][GPU_GUARD / 4],
			struct gpu_stretch (*list)[2])
{
	for (int i = 0; i < count; i++) {
		list[i][0] = (struct gpu_stretch){mem[i], -GPU_GUARD, GPU_GUARD, to ? to[i][0] : NULL};
		list[i][1] = (struct gpu_stretch){mem[i], (ptrdiff_t)mem[i]->bytes, GPU_GUARD, to ? to[i][1] : NULL};
	}
}

#define READ_TOGETHER 32               /* arrays whose guards are read at once */
#define LOOK_TOGETHER (GPU_POINTS / 2) /* arrays whose guards the device itself looks at, at once */

/* READ_TOGETHER arrays at most. */
static int read_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	uint32_t guards[READ_TOGETHER][2][GPU_GUARD / 4];
	struct gpu_stretch list[READ_TOGETHER][2];

	list_guards(mem, count, guards, list);
	if (gpu_read_all(b->gpu, list[0], 2 * count, e))
		return -1;
	for (int i = 0; i < count; i++)
		intact[i] = is_pattern(guards[i][0]) && is_pattern(guards[i][1]);
	return 0;
}

/* Queue the look at what b->points points at. */
static int queue_guards(struct bench *b, int64_t stretches, struct err *e)
{
	const int64_t words = GPU_GUARD / 4, pattern = GUARD_PATTERN;
	struct gpu_arg args[] = {memory(b->points), scalar(&stretches), scalar(&words), scalar(&pattern),
				 memory(b->spoilt)};

	return tool(b, "tool_guards", shape_of(b, stretches * words), args, 5, e);
}

/* LOOK_TOGETHER arrays at most: hundreds of short reads take longer than the checks that they belong to. */
static int look_at_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	struct gpu_stretch list[LOOK_TOGETHER][2];
	uint32_t spoilt[LOOK_TOGETHER][2];

	if ((!b->points && bench_alloc(b, GPU_POINTS * sizeof(uint64_t), &b->points, e)) ||
	    (!b->spoilt && bench_alloc(b, sizeof spoilt, &b->spoilt, e)))
		return -1;
	list_guards(mem, count, NULL, list);
	if (b->gpu->ops->point(b->points, list[0], 2 * count, e) || queue_guards(b, 2 * count, e) ||
	    b->gpu->ops->read(b->spoilt, 0, spoilt, (size_t)count * sizeof *spoilt, e))
		return -1;
	for (int i = 0; i < count; i++)
		intact[i] = !spoilt[i][0] && !spoilt[i][1];
	return 0;
}

int bench_read_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	const int together = b->gpu->ops->point ? LOOK_TOGETHER : READ_TOGETHER;

	for (int from = 0; from < count; from += together) {
		const int some = count - from < together ? count - from : together;

		if (b->gpu->ops->point ? look_at_guards(b, mem + from, some, intact + from, e)
				       : read_guards(b, mem + from, some, intact + from, e))
			return -1;
	}
	return 0;
}

int64_t findings_wrong(const struct findings *f, int slot, int64_t *index)
{
	const uint32_t *verdict = f->verdict[slot];
	/* It begins one below zero. */
	const uint32_t wrong = verdict[0] + 1U;

	*index = wrong ? (int64_t)verdict[1] : -1;
	return wrong;
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
	args[2] = memory(b->sink);
	return tool(b, "tool_flush", shape_of(b, words), args, 3, e);
}

int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct gpu_arg args[] = {memory(from), memory(to), scalar(&words)};

	return tool(b, "tool_copy", shape_of(b, words), args, 3, e);
}
