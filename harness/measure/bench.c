#include "harness/measure/bench.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "harness/measure/bench_impl.h"

#define FLUSH_LEAST ((int64_t)32 << 20) /* caches that tell no size, and those in front of them */
#define FLUSH_LARGEST ((int64_t)512 << 20)
#define WORDS_EACH 8 /* words a thread at least */

#define HASH_ALONE ((int64_t)1 << 17) /* words that one block hashes without help: a second kernel takes longer */

#define PER_UNIT 8 /* blocks a compute unit at most */
#define BLOCK 256  /* threads of one at most: TOOL_BLOCK of variants/tools.cl */

/*
 * A block of a tool takes one contiguous range, its threads take turns: blocks of one thread suit a CPU, which wants
 * each thread to walk memory in order.
 */
struct shape bench_shape(const struct bench *b, int64_t count)
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
	return (size_t)bench_shape(b, INT64_MAX / 2).grid * sizeof(uint64_t);
}

int bench_take_lane(struct bench *b, int lane, struct err *e)
{
	int status = gpu_select_lane(b->gpu, lane, e);

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
	bench_free(bench, bench->table);
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

	if (ops->fill(mem, -GPU_GUARD, GPU_GUARD, BENCH_GUARD, e))
		return -1;
	return ops->fill(mem, (ptrdiff_t)mem->bytes, GPU_GUARD, BENCH_GUARD, e);
}

struct gpu_arg bench_memory(const struct gpu_mem *mem)
{
	return (struct gpu_arg){mem, NULL, 0};
}

struct gpu_arg bench_scalar(const int64_t *value)
{
	return (struct gpu_arg){NULL, value, sizeof *value};
}

int bench_tool(struct bench *b, const char *kernel, struct shape shape, const struct gpu_arg *args, int nargs,
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
	struct shape shape = bench_shape(b, words), one = {1, shape.block};
	struct gpu_arg alone[] = {bench_memory(mem), bench_scalar(&words), bench_memory(sums), bench_scalar(&place)};
	struct gpu_arg hashed[] = {bench_memory(mem), bench_scalar(&words), bench_memory(b->sink),
				   bench_scalar(&first)};
	struct gpu_arg folded[] = {bench_memory(b->sink), bench_scalar(&shape.grid), bench_memory(sums),
				   bench_scalar(&place)};

	if (words <= HASH_ALONE)
		return bench_tool(b, "tool_hash", one, alone, 4, e);
	return bench_tool(b, "tool_hash", shape, hashed, 4, e) || bench_tool(b, "tool_fold", one, folded, 4, e) ? -1
														: 0;
}

static int64_t place_of(int run, size_t offset, size_t unit)
{
	return (int64_t)(((size_t)run * sizeof(struct findings) + offset) / unit);
}

int64_t bench_hash_place(const struct hashed *h)
{
	return place_of(h->run, offsetof(struct findings, hash), sizeof(uint64_t)) + h->slot;
}

int64_t bench_verdict_place(const struct compared *c)
{
	return place_of(c->run, offsetof(struct findings, verdict), sizeof(uint32_t)) + 3 * (int64_t)c->slot;
}

int bench_queue_hash(struct bench *b, const struct hashed *h, struct err *e)
{
	return queue_hash(b, b->findings, bench_hash_place(h), h->mem, h->bytes, e);
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

/* Equal integers have equal bits. */
static const char *compares(const struct elem_type *t)
{
	if (t->kind == 's')
		return "tool_compare_words";
	if (t->kind == 'f')
		return t->bytes == 4 ? "tool_compare_f32" : "tool_compare_f64";
	return t->bytes == 4 ? "tool_compare_i32" : "tool_compare_i64";
}

int bench_queue_compare(struct bench *b, const struct compared *c, struct err *e)
{
	int64_t has_tolerance = c->tolerance != NULL, words = c->type->bytes / 4, place = bench_verdict_place(c);
	/* What the kernel does not read still has to be memory. */
	struct gpu_arg args[] = {bench_memory(c->actual),
				 bench_memory(c->expected),
				 bench_memory(c->tolerance ? c->tolerance : b->sink),
				 bench_scalar(&c->count),
				 bench_scalar(&has_tolerance),
				 bench_memory(b->findings),
				 bench_scalar(&place)};
	struct gpu_arg structures[] = {bench_memory(c->actual), bench_memory(c->expected), bench_scalar(&c->count),
				       bench_scalar(&words),    bench_memory(b->findings), bench_scalar(&place)};
	const int is_structure = c->type->kind == 's';

	if (c->count >= UINT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "cannot compare %lld elements", (long long)c->count);
	return bench_tool(b, compares(c->type), bench_shape(b, c->count), is_structure ? structures : args,
			  is_structure ? 6 : 7, e);
}

int bench_read_findings(struct bench *b, int run, int count, struct findings *f, struct err *e)
{
	const size_t each = sizeof *f;

	return b->gpu->ops->read(b->findings, (ptrdiff_t)((size_t)run * each), f, (size_t)count * each, e);
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
	args[0] = bench_memory(b->flush);
	args[1] = bench_scalar(&words);
	args[2] = bench_memory(b->sink);
	return bench_tool(b, "tool_flush", bench_shape(b, words), args, 3, e);
}

int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct gpu_arg args[] = {bench_memory(from), bench_memory(to), bench_scalar(&words)};

	return bench_tool(b, "tool_copy", bench_shape(b, words), args, 3, e);
}
