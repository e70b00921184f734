/*
 * Many small arrays at once: filled, compared, hashed, their guards looked at. A launch for each would take longer than
 * its work, so where a device takes addresses from a table there is one for all.
 */
#include "harness/measure/bench_impl.h"

static struct gpu_word address(struct gpu_mem *mem)
{
	return (struct gpu_word){mem, 0};
}

static struct gpu_word number(int64_t value)
{
	return (struct gpu_word){NULL, value};
}

static int takes_tables(const struct bench *b)
{
	return b->gpu->ops->write_words != NULL;
}

static int write_table(struct bench *b, const struct gpu_word *words, int count, struct err *e)
{
	if (!b->table && bench_alloc(b, GPU_WORDS * sizeof(uint64_t), &b->table, e))
		return -1;
	return b->gpu->ops->write_words(b->table, words, count, e);
}

/*
 * What is done to each item of a list: by a kernel that works by rows of a table (how wide they are, how many blocks
 * share one, what is in that of item k), or to item k alone.
 */
struct row_tool {
	const char *kernel;
	int width, parts;
	void (*row)(const void *list, int k, struct gpu_word *row);
	int (*one)(struct bench *b, const void *list, int k, struct err *e);
};

/* out: NULL where the kernel has none. */
static int launch_rows(struct bench *b, const struct row_tool *t, const void *list, int count, struct gpu_mem *out,
		       struct err *e)
{
	const int most = GPU_WORDS / t->width, block = bench_shape(b, INT64_MAX / 2).block;
	struct gpu_word words[GPU_WORDS];

	for (int from = 0; from < count; from += most) {
		const int64_t rows = count - from < most ? count - from : most;
		struct gpu_arg args[3];

		for (int k = 0; k < (int)rows; k++)
			t->row(list, from + k, words + k * t->width);
		if (write_table(b, words, (int)rows * t->width, e))
			return -1;
		args[0] = bench_memory(b->table);
		args[1] = bench_scalar(&rows);
		args[2] = bench_memory(out);
		if (bench_tool(b, t->kernel, (struct shape){rows * t->parts, block}, args, out ? 3 : 2, e))
			return -1;
	}
	return 0;
}

static int many(struct bench *b, const struct row_tool *t, const void *list, int count, int together,
		struct gpu_mem *out, struct err *e)
{
	if (together && takes_tables(b))
		return launch_rows(b, t, list, count, out, e);
	for (int k = 0; k < count; k++)
		if (t->one(b, list, k, e))
			return -1;
	return 0;
}

static void fill_row(const void *list, int k, struct gpu_word *row)
{
	const struct filled *f = (const struct filled *)list + k;

	row[0] = address(f->mem);
	row[1] = number((int64_t)(f->mem->bytes / 4));
	row[2] = number(f->pattern);
}

static int fill_one(struct bench *b, const void *list, int k, struct err *e)
{
	const struct filled *f = (const struct filled *)list + k;

	return b->gpu->ops->fill(f->mem, 0, f->mem->bytes, f->pattern, e);
}

int many_fill(struct bench *b, const struct filled *list, int count, int together, struct err *e)
{
	static const struct row_tool tool = {"tool_fill_rows", 3, 4, fill_row, fill_one};

	return many(b, &tool, list, count, together, NULL, e);
}

static void compare_row(const void *list, int k, struct gpu_word *row)
{
	const struct compared *c = (const struct compared *)list + k;
	const int64_t words = c->type->bytes / 4;

	row[0] = address(c->actual);
	row[1] = address(c->expected);
	row[2] = address(c->tolerance);
	row[3] = number(c->count);
	row[4] = number(bench_verdict_place(c));
	row[5] = number(c->type->kind == 'f' ? -words : words);
}

static int compare_one(struct bench *b, const void *list, int k, struct err *e)
{
	return bench_queue_compare(b, (const struct compared *)list + k, e);
}

int many_compare(struct bench *b, const struct compared *list, int count, int together, struct err *e)
{
	static const struct row_tool tool = {"tool_compare_rows", 6, 4, compare_row, compare_one};

	return many(b, &tool, list, count, together, b->findings, e);
}

static void hash_row(const void *list, int k, struct gpu_word *row)
{
	const struct hashed *h = (const struct hashed *)list + k;

	row[0] = address(h->mem);
	row[1] = number((int64_t)(h->bytes / 4));
	row[2] = number(bench_hash_place(h));
}

static int hash_one(struct bench *b, const void *list, int k, struct err *e)
{
	return bench_queue_hash(b, (const struct hashed *)list + k, e);
}

int many_hash(struct bench *b, const struct hashed *list, int count, int together, struct err *e)
{
	static const struct row_tool tool = {"tool_hash_rows", 3, 1, hash_row, hash_one};

	return many(b, &tool, list, count, together, b->findings, e);
}

static int is_pattern(const uint32_t *words)
{
	int same = 1;

	for (int i = 0; i < GPU_GUARD / 4; i++)
		same &= words[i] == BENCH_GUARD;
	return same;
}

#define READ_TOGETHER 32              /* arrays whose guards are read at once */
#define LOOK_TOGETHER (GPU_WORDS / 2) /* arrays whose guards the device itself looks at, at once */

/* READ_TOGETHER arrays at most. */
static int read_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	uint32_t guards[READ_TOGETHER][2][GPU_GUARD / 4] = {{{0}}};
	struct gpu_range list[READ_TOGETHER][2] = {{{0}}};

	for (int i = 0; i < count; i++) {
		list[i][0] = (struct gpu_range){mem[i], -GPU_GUARD, GPU_GUARD, guards[i][0]};
		list[i][1] = (struct gpu_range){mem[i], (ptrdiff_t)mem[i]->bytes, GPU_GUARD, guards[i][1]};
	}
	if (gpu_read_all(b->gpu, list[0], 2 * count, e))
		return -1;
	for (int i = 0; i < count; i++)
		intact[i] = is_pattern(guards[i][0]) && is_pattern(guards[i][1]);
	return 0;
}

/* Queue the look at what the table tells of. */
static int queue_guards(struct bench *b, int64_t guards, struct err *e)
{
	const int64_t words = GPU_GUARD / 4, pattern = BENCH_GUARD;
	struct gpu_arg args[] = {bench_memory(b->table), bench_scalar(&guards), bench_scalar(&words),
				 bench_scalar(&pattern), bench_memory(b->spoilt)};

	return bench_tool(b, "tool_guards", bench_shape(b, guards * words), args, 5, e);
}

/* LOOK_TOGETHER arrays at most: hundreds of short reads take longer than the checks that they belong to. */
static int look_at_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	struct gpu_word words[LOOK_TOGETHER][2];
	uint32_t spoilt[LOOK_TOGETHER][2];

	for (int i = 0; i < count; i++) {
		words[i][0] = (struct gpu_word){mem[i], -GPU_GUARD};
		words[i][1] = (struct gpu_word){mem[i], (int64_t)mem[i]->bytes};
	}
	if ((!b->spoilt && bench_alloc(b, sizeof spoilt, &b->spoilt, e)) || write_table(b, words[0], 2 * count, e) ||
	    queue_guards(b, 2 * count, e) || b->gpu->ops->read(b->spoilt, 0, spoilt, (size_t)count * sizeof *spoilt, e))
		return -1;
	for (int i = 0; i < count; i++)
		intact[i] = !spoilt[i][0] && !spoilt[i][1];
	return 0;
}

int many_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e)
{
	const int most = takes_tables(b) ? LOOK_TOGETHER : READ_TOGETHER;

	for (int from = 0; from < count; from += most) {
		const int some = count - from < most ? count - from : most;

		if (takes_tables(b) ? look_at_guards(b, mem + from, some, intact + from, e)
				    : read_guards(b, mem + from, some, intact + from, e))
			return -1;
	}
	return 0;
}
