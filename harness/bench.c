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

static int make_lane(struct bench *b, struct bench_lane *l, struct err *e)
{
	return bench_alloc(b, sizeof(((struct findings *)0)->verdict), &l->verdict, e) ||
			       bench_alloc(b, sizeof(((struct findings *)0)->folded), &l->folded, e) ||
			       bench_alloc(b, partial_bytes(b), &l->partial, e) ||
			       b->gpu->ops->fill(l->folded, 0, l->folded->bytes, 0, e)
		       ? -1
		       : 0;
}

static void release_lane(struct bench *b, struct bench_lane *l)
{
	bench_free(b, l->verdict);
	bench_free(b, l->folded);
	bench_free(b, l->partial);
	*l = (struct bench_lane){NULL, NULL, NULL};
}

int bench_take_lane(struct bench *b, int lane, struct err *e)
{
	struct bench_lane *l = &b->lanes[lane];
	int status = gpu_lane(b->gpu, lane, e);

	if (status == 0 && !l->partial && make_lane(b, l, e)) {
		release_lane(b, l);
		status = -1;
	}
	/* A device that died is in its first lane when it is started again. */
	if (status == 0 || lane == 0)
		b->lane = l;
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
		release_lane(bench, &bench->lanes[i]);
	bench_free(bench, bench->flush);
	bench_free(bench, bench->sums);
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

/* Into sums[place .. place + BENCH_FOLDED - 1]. */
static int queue_hash(struct bench *b, struct gpu_mem *sums, int64_t place, struct gpu_mem *mem, size_t bytes,
		      struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct shape shape = shape_of(b, words, FEW), fold = {1, BENCH_FOLDED};
	int64_t threads = shape.grid * shape.block;
	struct gpu_arg hashed[] = {memory(mem), scalar(&words), memory(b->lane->partial)};
	struct gpu_arg folded[] = {memory(b->lane->partial), scalar(&threads), memory(sums), scalar(&place)};

	if (shape.block < BENCH_FOLDED)
		fold = (struct shape){BENCH_FOLDED, 1};
	return tool(b, "tool_hash", shape, hashed, 3, e) || tool(b, "tool_fold", fold, folded, 4, e) ? -1 : 0;
}

int bench_queue_hash(struct bench *b, int slot, struct gpu_mem *mem, size_t bytes, struct err *e)
{
	return queue_hash(b, b->lane->folded, slot, mem, bytes, e);
}

static uint64_t sum_of(const uint64_t *folded)
{
	uint64_t sum = 0;

	for (int i = 0; i < BENCH_FOLDED; i++)
		sum += folded[i];
	return sum;
}

int bench_hash_later(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	if ((!b->sums && bench_alloc(b, sizeof(uint64_t) * BENCH_FOLDED * BENCH_UNREAD, &b->sums, e)) ||
	    (b->nunread == BENCH_UNREAD && bench_read_hashes(b, e)) ||
	    queue_hash(b, b->sums, b->nunread, mem, bytes, e))
		return -1;
	b->unread[b->nunread++] = hash;
	return 0;
}

int bench_read_hashes(struct bench *b, struct err *e)
{
	uint64_t sums[BENCH_UNREAD][BENCH_FOLDED];
	int count = b->nunread;

	b->nunread = 0;
	if (count == 0)
		return 0;
	if (b->gpu->ops->read(b->sums, 0, sums, (size_t)count * sizeof *sums, e))
		return -1;
	for (int i = 0; i < count; i++)
		*b->unread[i] = sum_of(sums[i]);
	return 0;
}

int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	return bench_hash_later(b, mem, bytes, hash, e) || bench_read_hashes(b, e) ? -1 : 0;
}

int bench_clear_verdicts(struct bench *b, struct err *e)
{
	return b->gpu->ops->fill(b->lane->verdict, 0, b->lane->verdict->bytes, UINT32_MAX, e);
}

int bench_queue_compare(struct bench *b, int slot, const struct elem_type *type, int64_t count, struct gpu_mem *actual,
			struct gpu_mem *expected, struct gpu_mem *tolerance, struct err *e)
{
	int64_t has_tolerance = tolerance != NULL, words = type->bytes / 4, place = slot;
	/* What the kernel does not read still has to be memory. */
	struct gpu_arg args[] = {
		memory(actual), memory(expected),       memory(tolerance ? tolerance : b->lane->partial),
		scalar(&count), scalar(&has_tolerance), memory(b->lane->verdict),
		scalar(&place)};
	struct gpu_arg structures[] = {memory(actual), memory(expected),         scalar(&count),
				       scalar(&words), memory(b->lane->verdict), scalar(&place)};
	char kernel[32] = "tool_compare_";

	if (count >= UINT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "cannot compare %lld elements", (long long)count);
	strncat(kernel, type->kind == 's' ? "words" : type->kernel, sizeof kernel - strlen(kernel) - 1);
	return type->kind == 's' ? tool(b, kernel, shape_of(b, count, MANY), structures, 6, e)
				 : tool(b, kernel, shape_of(b, count, MANY), args, 7, e);
}

int bench_look(struct bench *b, struct gpu_mem *const *mem, int count, struct findings *f, struct err *e)
{
	struct gpu_stretch list[2 + 2 * BENCH_GUARDED] = {{b->lane->verdict, 0, sizeof f->verdict, f->verdict},
							  {b->lane->folded, 0, sizeof f->folded, f->folded}};

	for (int i = 0; i < count; i++) {
		list[2 + 2 * i] = (struct gpu_stretch){mem[i], -GPU_GUARD, GPU_GUARD, f->guard[i][0]};
		list[3 + 2 * i] = (struct gpu_stretch){mem[i], (ptrdiff_t)mem[i]->bytes, GPU_GUARD, f->guard[i][1]};
	}
	return gpu_read_all(b->gpu, list, 2 + 2 * count, e);
}

int64_t findings_wrong(const struct findings *f, int slot, int64_t *index)
{
	const uint32_t *verdict = f->verdict[slot];
	/* It begins one below zero. */
	const uint32_t wrong = verdict[0] + 1U;

	*index = wrong ? (int64_t)verdict[1] : -1;
	return wrong;
}

uint64_t findings_hash(const struct findings *f, int slot)
{
	return sum_of(f->folded[slot]);
}

int findings_intact(const struct findings *f, int array)
{
	int intact = 1;

	for (int k = 0; k < GPU_GUARD / 4; k++)
		intact &= f->guard[array][0][k] == GUARD_PATTERN && f->guard[array][1][k] == GUARD_PATTERN;
	return intact;
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
	args[2] = memory(b->lane->partial);
	return tool(b, "tool_flush", shape_of(b, words, MANY), args, 3, e);
}

int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct gpu_arg args[] = {memory(from), memory(to), scalar(&words)};

	return tool(b, "tool_copy", shape_of(b, words, MANY), args, 3, e);
}
