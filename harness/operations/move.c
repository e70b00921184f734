/* Operations that only move data: intervals, load-balancing search, histogram. Exact for every element type. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"

#define STREAM_BYTES 3
#define BINS 256

/* How segments are placed at their source and at their destination; at random, the two orders differ. */
enum layout { AT_OFFSETS, IN_ORDER, AT_RANDOM };
enum { SEED_GATHER = 1, SEED_SCATTER };

struct moving {
	const struct problem *p;
	const int64_t *from, *to;
	char *result;
};

/* The row shape, if the operation has rows; else 1, 1. */
static struct row_shape row_of(const struct problem *p)
{
	return p->operation->rows ? p->row : (struct row_shape){1, 1};
}

static void expand_range(void *context, int64_t first, int64_t end)
{
	const struct moving *m = context;
	const struct geometry *g = m->p->geometry;
	const struct row_shape row = row_of(m->p);
	size_t bytes = (size_t)m->p->dataset->type->bytes, width = (size_t)row.width * bytes;
	const char *values = m->p->arrays[0].host;

	for (int64_t s = first; s < end; s++)
		for (int64_t i = g->offsets[s]; i < g->offsets[s + 1]; i++)
			memcpy(m->result + (size_t)i * width, values + (size_t)(s * row.stride) * bytes, width);
}

static int make_expand(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	const struct row_shape row = row_of(p);
	const int64_t count = g->segments * row.stride;
	size_t bytes = (size_t)p->dataset->type->bytes;
	double *tolerance;
	void *result;

	/* One row per segment. The dataset has one per element, which is too few if there are more segments. */
	if (count <= p->dataset->n) {
		(void)problem_add(p, "values", ARRAY_IN, p->dataset->type, count, p->dataset->values);
	} else {
		char *values = problem_own(p, count, bytes, e);

		if (!values)
			return -1;
		for (int64_t k = 0; k < count; k++)
			for (size_t b = 0; b < bytes; b++)
				values[(size_t)k * bytes + b] = (char)(rng_bits(1, STREAM_BYTES, (uint64_t)k) >> 8 * b);
		(void)problem_add(p, "values", ARRAY_IN, p->dataset->type, count, values);
	}
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->n * row.width, &result, &tolerance, e))
		return -1;
	parallel_ranges(g->segments, expand_range, &(struct moving){p, NULL, NULL, result});
	return 0;
}

static void move_range(void *context, int64_t first, int64_t end)
{
	const struct moving *m = context;
	const struct geometry *g = m->p->geometry;
	size_t bytes = (size_t)m->p->dataset->type->bytes;

	for (int64_t s = first; s < end; s++)
		memcpy(m->result + (size_t)(m->to ? m->to[s] : g->offsets[s]) * bytes,
		       (const char *)m->p->dataset->values + (size_t)(m->from ? m->from[s] : g->offsets[s]) * bytes,
		       (size_t)(g->offsets[s + 1] - g->offsets[s]) * bytes);
}

/* Copies every segment; if from or to is NULL, that side is placed by the offsets. */
static void move_segments(const struct problem *p, const int64_t *from, const int64_t *to, void *result)
{
	parallel_ranges(p->geometry->segments, move_range, &(struct moving){p, from, to, result});
}

/* Places segments in order, but starts with one in the middle: positions and offsets differ by one of two values,
 * neither of which is a multiple of a vector width in general. */
static int64_t *rotate_segments(const struct geometry *g, int64_t first, struct err *e)
{
	int64_t *starts = malloc((size_t)(g->segments + 1) * sizeof *starts);

	if (!starts) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for the places of %lld segments", (long long)g->segments);
		return NULL;
	}
	for (int64_t s = 0; s < g->segments; s++)
		starts[s] = g->offsets[s] - g->offsets[first] + (s < first ? g->n : 0);
	return starts;
}

static int64_t *lay_out(const struct geometry *g, enum layout layout, uint64_t seed, struct err *e)
{
	return layout == AT_RANDOM ? problem_scatter_segments(g, seed, e)
				   : rotate_segments(g, g->segments / (int64_t)(seed + 1), e);
}

static int add_places(struct problem *p, const char *name, const int64_t *places, struct err *e)
{
	return places ? problem_add_offsets(p, name, places, p->geometry->segments, e) : 0;
}

static int make_any_move(struct problem *p, enum layout gather, enum layout scatter, struct err *e)
{
	const struct geometry *g = p->geometry;
	int64_t *from = gather ? lay_out(g, gather, SEED_GATHER, e) : NULL;
	int64_t *to = scatter ? lay_out(g, scatter, SEED_SCATTER, e) : NULL;
	double *tolerance;
	void *result;
	int status = -1;

	if ((gather && !from) || (scatter && !to))
		goto done;
	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) || add_places(p, "gather", from, e) ||
	    add_places(p, "scatter", to, e) || problem_add_result(p, g->n, &result, &tolerance, e))
		goto done;
	move_segments(p, from, to, result);
	status = 0;
done:
	free(from);
	free(to);
	return status;
}

static int make_gather(struct problem *p, struct err *e)
{
	return make_any_move(p, AT_RANDOM, AT_OFFSETS, e);
}

static int make_scatter(struct problem *p, struct err *e)
{
	return make_any_move(p, AT_OFFSETS, AT_RANDOM, e);
}

static int make_move(struct problem *p, struct err *e)
{
	return make_any_move(p, AT_RANDOM, AT_RANDOM, e);
}

static int make_gather_ordered(struct problem *p, struct err *e)
{
	return make_any_move(p, IN_ORDER, AT_OFFSETS, e);
}

static int make_scatter_ordered(struct problem *p, struct err *e)
{
	return make_any_move(p, AT_OFFSETS, IN_ORDER, e);
}

static int make_move_ordered(struct problem *p, struct err *e)
{
	return make_any_move(p, IN_ORDER, IN_ORDER, e);
}

static void number_range(void *context, int64_t first, int64_t end)
{
	const struct moving *m = context;
	const struct geometry *g = m->p->geometry;
	const int narrow = m->p->offset_type->bytes == 4;

	for (int64_t s = first; s < end; s++)
		for (int64_t i = g->offsets[s]; i < g->offsets[s + 1]; i++)
			if (narrow)
				((int32_t *)(void *)m->result)[i] = (int32_t)s;
			else
				((int64_t *)(void *)m->result)[i] = s;
}

static int make_load_balance_search(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	const struct elem_type *type = p->offset_type;
	void *result;

	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e))
		return -1;
	result = problem_own(p, g->n, (size_t)type->bytes, e);
	if (!result)
		return -1;
	parallel_ranges(g->segments, number_range, &(struct moving){p, NULL, NULL, result});
	(void)problem_add(p, "result", ARRAY_OUT, type, g->n, result);
	return 0;
}

static int make_histogram(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	unsigned char *run = problem_own(p, g->n, 1, e);
	uint32_t *result = problem_own(p, BINS, sizeof *result, e);

	if (!run || !result)
		return -1;
	memset(result, 0, BINS * sizeof *result);
	for (int64_t s = 0; s < g->segments; s++) {
		unsigned char byte = (unsigned char)rng_bits(1, STREAM_BYTES, (uint64_t)s);
		int64_t length = g->offsets[s + 1] - g->offsets[s];

		memset(run + g->offsets[s], byte, (size_t)length);
		result[byte] += (uint32_t)length;
	}
	(void)problem_add(p, "bytes", ARRAY_IN, &elem_u8, g->n, run);
	(void)problem_add(p, "result", ARRAY_OUT, elem_find("u32"), BINS, result);
	return 0;
}

/* The arrays before "result". */
#define MOVE(text, maker, ...)                                                                                         \
	{                                                                                                              \
		.name = (text), .arrays = {__VA_ARGS__, "result", NULL}, .make = (maker), .large = 1                   \
	}

const struct operation move_operations[] = {
	/* Copies one value per segment to each of its elements. */
	MOVE("interval_expand", make_expand, "values", "offsets"),
	/* The same with rows: values [segments, stride], results [n, width]. */
	{.name = "interval_expand_rows",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_expand,
	 .rows = 1,
	 .large = 1},
	/* Segment s is at gather[s] and goes to scatter[s]. */
	MOVE("interval_gather", make_gather, "values", "offsets", "gather"),
	MOVE("interval_scatter", make_scatter, "values", "offsets", "scatter"),
	MOVE("interval_move", make_move, "values", "offsets", "gather", "scatter"),
	/* The same, with segments in order. */
	MOVE("interval_gather_ordered", make_gather_ordered, "values", "offsets", "gather"),
	MOVE("interval_scatter_ordered", make_scatter_ordered, "values", "offsets", "scatter"),
	MOVE("interval_move_ordered", make_move_ordered, "values", "offsets", "gather", "scatter"),
	/* The segment number of every element. */
	{.name = "load_balance_search",
	 .arrays = {"offsets", "result", NULL},
	 .make = make_load_balance_search,
	 .types = "i32",
	 .large = 1},
	/* A histogram of 256 byte values; each segment of the geometry is a run of one byte. */
	{.name = "histogram",
	 .arrays = {"bytes", "result", NULL},
	 .make = make_histogram,
	 .types = "u32",
	 .most = UINT32_MAX,
	 .large = 1},
	{.name = NULL},
};
