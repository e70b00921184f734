/* Batches of jobs on small arrays: fill, compare, hash, check guards. Separate launches would take longer than the work
 * itself, so if a device supports address tables one launch does all of them. */
#include "harness/measure/bench_impl.h"

static struct gpu_word address(struct gpu_mem *mem)
{
	return (struct gpu_word){mem, 0};
}

static struct gpu_word number(int64_t value)
{
	return (struct gpu_word){NULL, value};
}

static int has_tables(const struct bench *b)
{
	return b->gpu->ops->write_words != NULL;
}

static int write_table(struct bench *b, const struct gpu_word *words, int count, struct err *e)
{
	if (!b->table && bench_alloc(b, GPU_WORDS * sizeof(uint64_t), &b->table, e))
		return -1;
	return b->gpu->ops->write_words(b->table, words, count, e);
}

/* How a kind of job is executed: as row k of a table that one kernel processes, or by a launch of its own. */
struct job_kind {
	const char *kernel;
	int width;    /* words per row */
	int blocks;   /* blocks that share a row */
	int findings; /* 1: the kernel writes to the findings */
	void (*row)(const void *jobs, int k, struct gpu_word *row);
	int (*single)(struct bench *b, const void *jobs, int k, struct err *e);
};

static int launch_rows(struct bench *b, const struct job_kind *kind, const void *jobs, int count, struct err *e)
{
	const int most = GPU_WORDS / kind->width, block = bench_shape(b, INT64_MAX / 2).block;
	struct gpu_word words[GPU_WORDS];

	for (int from = 0; from < count; from += most) {
		const int64_t rows = count - from < most ? count - from : most;
		struct gpu_arg args[3];

		for (int k = 0; k < (int)rows; k++)
			kind->row(jobs, from + k, words + k * kind->width);
		if (write_table(b, words, (int)rows * kind->width, e))
			return -1;
		args[0] = bench_memory(b->table);
		args[1] = bench_scalar(&rows);
		if (kind->findings)
			args[2] = bench_memory(b->findings);
		if (bench_launch_tool(b, kind->kernel, (struct shape){rows * kind->blocks, block}, args,
				      2 + kind->findings, e))
			return -1;
	}
	return 0;
}

static int batch(struct bench *b, const struct job_kind *kind, const void *jobs, int count, int single_launch,
		 struct err *e)
{
	if (single_launch && has_tables(b))
		return launch_rows(b, kind, jobs, count, e);
	for (int k = 0; k < count; k++)
		if (kind->single(b, jobs, k, e))
			return -1;
	return 0;
}

static void fill_row(const void *jobs, int k, struct gpu_word *row)
{
	const struct fill_job *f = (const struct fill_job *)jobs + k;

	row[0] = address(f->mem);
	row[1] = number((int64_t)(f->mem->bytes / 4));
	row[2] = number(f->pattern);
}

static int fill_single(struct bench *b, const void *jobs, int k, struct err *e)
{
	const struct fill_job *f = (const struct fill_job *)jobs + k;

	return b->gpu->ops->fill(f->mem, 0, f->mem->bytes, f->pattern, e);
}

int batch_fill(struct bench *b, const struct fill_job *jobs, int count, int single_launch, struct err *e)
{
	static const struct job_kind kind = {"tool_fill_rows", 3, 4, 0, fill_row, fill_single};

	return batch(b, &kind, jobs, count, single_launch, e);
}

/* The layout of an element, as tool_compare_rows expects it. */
static int64_t parts_of(const struct elem_type *t)
{
	if (t->kind == 'f')
		return -t->fraction_bits;
	return t->bytes < 4 ? -t->bytes : t->bytes / 4;
}

static void compare_row(const void *jobs, int k, struct gpu_word *row)
{
	const struct compare_job *c = (const struct compare_job *)jobs + k;
	row[0] = address(c->actual);
	row[1] = address(c->expected);
	row[2] = address(c->tolerance);
	row[3] = number(c->count);
	row[4] = number(bench_mismatch_place(c));
	row[5] = number(parts_of(c->type));
}

static int compare_single(struct bench *b, const void *jobs, int k, struct err *e)
{
	return bench_queue_compare(b, (const struct compare_job *)jobs + k, e);
}

int batch_compare(struct bench *b, const struct compare_job *jobs, int count, int single_launch, struct err *e)
{
	static const struct job_kind kind = {"tool_compare_rows", 6, 4, 1, compare_row, compare_single};

	return batch(b, &kind, jobs, count, single_launch, e);
}

static void hash_row(const void *jobs, int k, struct gpu_word *row)
{
	const struct hash_job *h = (const struct hash_job *)jobs + k;

	row[0] = address(h->mem);
	row[1] = number((int64_t)(h->bytes / 4));
	row[2] = number(bench_hash_place(h));
}

static int hash_single(struct bench *b, const void *jobs, int k, struct err *e)
{
	return bench_queue_hash(b, (const struct hash_job *)jobs + k, e);
}

int batch_hash(struct bench *b, const struct hash_job *jobs, int count, int single_launch, struct err *e)
{
	static const struct job_kind kind = {"tool_hash_rows", 3, 1, 1, hash_row, hash_single};

	return batch(b, &kind, jobs, count, single_launch, e);
}

static int is_pattern(const uint32_t *words)
{
	int same = 1;

	for (int i = 0; i < GPU_GUARD / 4; i++)
		same &= words[i] == BENCH_GUARD;
	return same;
}

#define READ_BATCH 32               /* maximum arrays whose guards the host reads at once */
#define CHECK_BATCH (GPU_WORDS / 2) /* maximum arrays whose guards the device checks at once */

/* For at most READ_BATCH arrays. */
static int read_guards(struct bench *b, struct guard_job *jobs, int count, struct err *e)
{
	uint32_t guards[READ_BATCH][2][GPU_GUARD / 4] = {{{0}}};
	struct gpu_range list[READ_BATCH][2] = {{{0}}};

	for (int i = 0; i < count; i++) {
		list[i][0] = (struct gpu_range){jobs[i].mem, -GPU_GUARD, GPU_GUARD, guards[i][0]};
		list[i][1] = (struct gpu_range){jobs[i].mem, (ptrdiff_t)jobs[i].mem->bytes, GPU_GUARD, guards[i][1]};
	}
	if (gpu_read_all(b->gpu, list[0], 2 * count, e))
		return -1;
	for (int i = 0; i < count; i++)
		jobs[i].intact = is_pattern(guards[i][0]) && is_pattern(guards[i][1]);
	return 0;
}

static int queue_guard_check(struct bench *b, int64_t guards, struct err *e)
{
	const int64_t words = GPU_GUARD / 4, pattern = BENCH_GUARD;
	struct gpu_arg args[] = {bench_memory(b->table), bench_scalar(&guards), bench_scalar(&words),
				 bench_scalar(&pattern), bench_memory(b->broken)};

	return bench_launch_tool(b, "tool_guards", bench_shape(b, guards * words), args, 5, e);
}

/* For at most CHECK_BATCH arrays, on the device: hundreds of short reads would take longer than the runs being
 * checked. */
static int check_guards(struct bench *b, struct guard_job *jobs, int count, struct err *e)
{
	struct gpu_word words[CHECK_BATCH][2];
	uint32_t broken[CHECK_BATCH][2];

	for (int i = 0; i < count; i++) {
		words[i][0] = (struct gpu_word){jobs[i].mem, -GPU_GUARD};
		words[i][1] = (struct gpu_word){jobs[i].mem, (int64_t)jobs[i].mem->bytes};
	}
	if ((!b->broken && bench_alloc(b, sizeof broken, &b->broken, e)) || write_table(b, words[0], 2 * count, e) ||
	    queue_guard_check(b, 2 * count, e) ||
	    b->gpu->ops->read(b->broken, 0, broken, (size_t)count * sizeof *broken, e))
		return -1;
	for (int i = 0; i < count; i++)
		jobs[i].intact = !broken[i][0] && !broken[i][1];
	return 0;
}

int batch_check_guards(struct bench *b, struct guard_job *jobs, int count, struct err *e)
{
	const int most = has_tables(b) ? CHECK_BATCH : READ_BATCH;

	for (int from = 0; from < count; from += most) {
		const int some = count - from < most ? count - from : most;

		if (has_tables(b) ? check_guards(b, jobs + from, some, e) : read_guards(b, jobs + from, some, e))
			return -1;
	}
	return 0;
}
