/* Launches the kernels of variants/tools.cl: hash, compare, flush, copy. */
#include <stddef.h>

#include "harness/measure/bench_impl.h"

#define FLUSH_MIN ((int64_t)32 << 20) /* for caches of unreported size, and for those above the last level */
#define FLUSH_MAX ((int64_t)512 << 20)
#define WORDS_PER_THREAD 8                /* minimum */
#define ONE_BLOCK_HASH ((int64_t)1 << 17) /* up to this many words, one block hashes faster than two kernels do */
#define BLOCKS_PER_UNIT 8                 /* maximum */
#define BLOCK 256                         /* maximum threads: TOOL_BLOCK of variants/tools.cl */

/* A block processes one contiguous range, consecutive threads consecutive words. On a CPU a block has one thread, which
 * then reads memory in order. */
struct shape bench_shape(const struct bench *b, int64_t count)
{
	const struct gpu_info *info = &b->gpu->info;
	int block = info->is_cpu ? 1 : info->max_block < BLOCK ? info->max_block : BLOCK;
	int64_t units = info->compute_units > 0 ? info->compute_units : 1;
	int64_t grid = (count + (int64_t)block * WORDS_PER_THREAD - 1) / ((int64_t)block * WORDS_PER_THREAD);

	if (grid > units * BLOCKS_PER_UNIT)
		grid = units * BLOCKS_PER_UNIT;
	return (struct shape){grid > 0 ? grid : 1, block};
}

struct gpu_arg bench_memory(const struct gpu_mem *mem)
{
	return (struct gpu_arg){mem, NULL, 0};
}

struct gpu_arg bench_scalar(const int64_t *value)
{
	return (struct gpu_arg){NULL, value, sizeof *value};
}

int bench_launch_tool(struct bench *b, const char *kernel, struct shape shape, const struct gpu_arg *args, int nargs,
		      struct err *e)
{
	struct gpu_launch launch = {b->tools, kernel, shape.grid, shape.block, nargs, args, 0};

	return b->gpu->ops->launch(b->gpu, &launch, e);
}

/* Writes to hashes[place], in 8-byte units. */
static int queue_hash(struct bench *b, struct gpu_mem *hashes, int64_t place, struct gpu_mem *mem, size_t bytes,
		      struct err *e)
{
	int64_t words = (int64_t)(bytes / 4), first = 0;
	struct shape shape = bench_shape(b, words), one = {1, shape.block};
	struct gpu_arg alone[] = {bench_memory(mem), bench_scalar(&words), bench_memory(hashes), bench_scalar(&place)};
	struct gpu_arg hashed[] = {bench_memory(mem), bench_scalar(&words), bench_memory(b->sink),
				   bench_scalar(&first)};
	struct gpu_arg folded[] = {bench_memory(b->sink), bench_scalar(&shape.grid), bench_memory(hashes),
				   bench_scalar(&place)};

	if (words <= ONE_BLOCK_HASH)
		return bench_launch_tool(b, "tool_hash", one, alone, 4, e);
	return bench_launch_tool(b, "tool_hash", shape, hashed, 4, e) ||
			       bench_launch_tool(b, "tool_fold", one, folded, 4, e)
		       ? -1
		       : 0;
}

static int64_t place_of(int run, size_t offset, size_t unit)
{
	return (int64_t)(((size_t)run * sizeof(struct findings) + offset) / unit);
}

int64_t bench_hash_place(const struct hash_job *job)
{
	return place_of(job->run, offsetof(struct findings, hash), sizeof(uint64_t)) + job->slot;
}

int64_t bench_mismatch_place(const struct compare_job *job)
{
	return place_of(job->run, offsetof(struct findings, mismatch), sizeof(uint32_t)) + 3 * (int64_t)job->slot;
}

int bench_queue_hash(struct bench *b, const struct hash_job *job, struct err *e)
{
	return queue_hash(b, b->findings, bench_hash_place(job), job->mem, job->bytes, e);
}

int bench_hash_async(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	if ((!b->hashes && bench_alloc(b, sizeof(uint64_t) * BENCH_PENDING, &b->hashes, e)) ||
	    (b->npending == BENCH_PENDING && bench_hash_wait(b, e)) ||
	    queue_hash(b, b->hashes, b->npending, mem, bytes, e))
		return -1;
	b->pending[b->npending++] = hash;
	return 0;
}

int bench_hash_wait(struct bench *b, struct err *e)
{
	uint64_t hashes[BENCH_PENDING];
	int count = b->npending;

	b->npending = 0;
	if (count == 0)
		return 0;
	if (b->gpu->ops->read(b->hashes, 0, hashes, (size_t)count * sizeof *hashes, e))
		return -1;
	for (int i = 0; i < count; i++)
		*b->pending[i] = hashes[i];
	return 0;
}

int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e)
{
	return bench_hash_async(b, mem, bytes, hash, e) || bench_hash_wait(b, e) ? -1 : 0;
}

int bench_reset_findings(struct bench *b, int count, struct err *e)
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
static const char *compare_kernel(const struct elem_type *t)
{
	if (t->kind == 's')
		return "tool_compare_words";
	if (t->kind == 'f')
		return t == &elem_f16    ? "tool_compare_f16"
		       : t == &elem_bf16 ? "tool_compare_bf16"
		       : t->bytes == 4   ? "tool_compare_f32"
					 : "tool_compare_f64";
	return t->bytes == 1   ? "tool_compare_u8"
	       : t->bytes == 2 ? "tool_compare_u16"
	       : t->bytes == 4 ? "tool_compare_i32"
			       : "tool_compare_i64";
}

int bench_queue_compare(struct bench *b, const struct compare_job *job, struct err *e)
{
	int64_t has_tolerance = job->tolerance != NULL, words = job->type->bytes / 4, place = bench_mismatch_place(job);
	/* An argument must be a valid buffer even if the kernel does not read it. */
	struct gpu_arg args[] = {bench_memory(job->actual),
				 bench_memory(job->expected),
				 bench_memory(job->tolerance ? job->tolerance : b->sink),
				 bench_scalar(&job->count),
				 bench_scalar(&has_tolerance),
				 bench_memory(b->findings),
				 bench_scalar(&place)};
	struct gpu_arg structures[] = {bench_memory(job->actual), bench_memory(job->expected),
				       bench_scalar(&job->count), bench_scalar(&words),
				       bench_memory(b->findings), bench_scalar(&place)};
	const int is_structure = job->type->kind == 's';

	if (job->count >= UINT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "cannot compare %lld elements", (long long)job->count);
	return bench_launch_tool(b, compare_kernel(job->type), bench_shape(b, job->count),
				 is_structure ? structures : args, is_structure ? 6 : 7, e);
}

int bench_read_findings(struct bench *b, int run, int count, struct findings *f, struct err *e)
{
	const size_t each = sizeof *f;

	return b->gpu->ops->read(b->findings, (ptrdiff_t)((size_t)run * each), f, (size_t)count * each, e);
}

int64_t findings_mismatches(const struct findings *f, int slot, int64_t *index)
{
	const uint32_t *mismatch = f->mismatch[slot];
	const uint32_t wrong = mismatch[0] + 1U; /* bench_reset_findings sets it to -1 */

	*index = wrong ? (int64_t)mismatch[1] : -1;
	return wrong;
}

int bench_flush(struct bench *b, struct err *e)
{
	int64_t l2 = b->gpu->info.l2_bytes, words;
	struct gpu_arg args[3];

	if (!b->flush) {
		int64_t bytes = 2 * (l2 > FLUSH_MIN ? l2 : FLUSH_MIN);

		bytes = bytes < FLUSH_MAX ? bytes : FLUSH_MAX;
		if (bench_alloc(b, (size_t)bytes, &b->flush, e))
			return err_context(e, "cannot allocate the buffer that flushes the cache");
		if (b->gpu->ops->fill(b->flush, 0, (size_t)bytes, 0, e))
			return -1;
	}
	/* Reads instead of writing: dirty lines would be written back during the sample. */
	words = (int64_t)(b->flush->bytes / 4);
	args[0] = bench_memory(b->flush);
	args[1] = bench_scalar(&words);
	args[2] = bench_memory(b->sink);
	return bench_launch_tool(b, "tool_flush", bench_shape(b, words), args, 3, e);
}

int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	int64_t words = (int64_t)(bytes / 4);
	struct gpu_arg args[] = {bench_memory(from), bench_memory(to), bench_scalar(&words)};

	return bench_launch_tool(b, "tool_copy", bench_shape(b, words), args, 3, e);
}
