/* Problems: the arrays that makers of operations add, and their memory. */
#include "harness/operations/problem.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/parallel.h"
#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

enum { STREAM_SOURCES = 1, STREAM_INDEX = 5 }; /* stream numbers for rng_bits */

#define SAMPLE_WIDTH 32

/* Leaves room for a block's address arithmetic beyond the last element in 32 bits. */
#define NARROW_LIMIT ((INT64_C(1) << 31) - 65536)

void *problem_own(struct problem *p, int64_t count, size_t bytes, struct err *e)
{
	const volatile sig_atomic_t *stopped = p->dataset->stopped;
	int k = 0;

	/* Checked here because filling the array takes a while. */
	if (stopped && *stopped) {
		(void)err_as(e, ERR_STOPPED, "interrupted");
		return NULL;
	}
	while (p->owned[k])
		k++;
	if ((uint64_t)count < SIZE_MAX / bytes)
		p->owned[k] = host_memory_alloc((size_t)count * bytes + 1);
	if (!p->owned[k])
		(void)err_as(e, ERR_TOO_LARGE, "no memory for %lld x %zu bytes of a problem", (long long)count, bytes);
	return p->owned[k];
}

struct problem_array *problem_add(struct problem *p, const char *name, enum array_role role,
				  const struct elem_type *type, int64_t count, const void *host)
{
	struct problem_array *a = &p->arrays[p->narrays++];

	*a = (struct problem_array){.role = role, .type = type, .count = count, .host = host, .parts = 1};
	strncpy(a->name, name, sizeof a->name - 1);
	return a;
}

struct narrowing {
	const int64_t *from;
	int32_t *to;
};

static void narrow_range(void *context, int64_t from, int64_t to)
{
	const struct narrowing *n = context;

	for (int64_t k = from; k < to; k++)
		n->to[k] = (int32_t)n->from[k];
}

int problem_add_offsets(struct problem *p, const char *name, const int64_t *numbers, int64_t count, struct err *e)
{
	const void *host = numbers;

	/* The geometry's own offsets live as long as p. */
	if (p->offset_type->bytes == 8 && numbers != p->geometry->offsets) {
		void *own = problem_own(p, count, sizeof *numbers, e);

		if (!own)
			return -1;
		host = memcpy(own, numbers, (size_t)count * sizeof *numbers);
	} else if (p->offset_type->bytes == 4) {
		int32_t *narrow = problem_own(p, count, sizeof *narrow, e);

		if (!narrow)
			return -1;
		parallel_ranges(count, narrow_range, &(struct narrowing){numbers, narrow});
		host = narrow;
	}
	(void)problem_add(p, name, ARRAY_IN, p->offset_type, count, host);
	return 0;
}

void problem_add_values(struct problem *p, const char *name)
{
	const struct dataset *d = p->dataset;

	(void)problem_add(p, name, ARRAY_IN, d->type,
			  d->oper->index_only ? 0 : problem_values(p->operation, p->geometry), d->values);
}

int problem_add_result(struct problem *p, int64_t count, void **result, double **tolerance, struct err *e)
{
	const struct dataset *d = p->dataset;
	const struct elem_type *type = oper_stored(d->oper, d->type);
	const int exact = !p->operation->combines || reference_is_exact(d);
	const int parts = exact ? 1 : elem_parts(type, &type);
	struct problem_array *a;

	*tolerance = NULL;
	count *= parts;
	*result = problem_own(p, count, (size_t)type->bytes, e);
	if (!*result)
		return -1;
	if (!exact && !(*tolerance = problem_own(p, count, sizeof **tolerance, e)))
		return -1;
	a = problem_add(p, "result", ARRAY_OUT, type, count, *result);
	a->tolerance = *tolerance;
	a->parts = parts;
	if (d->oper->input && d->oper->input->in_place) /* the values are the first array */
		a->in_place = 1;
	return 0;
}

/* Lays out segments in random order, in parts that are handled in parallel. */
#define SCATTER_PARTS 256

struct scattering {
	const struct geometry *g;
	struct rng_order order;
	int64_t *starts;             /* where each segment begins; NULL: compute sums only */
	int64_t sums[SCATTER_PARTS]; /* elements in each part, then in all parts before it */
};

static void scatter_part(void *context, int64_t part)
{
	struct scattering *c = context;
	const int64_t *offsets = c->g->offsets;
	const int64_t length = c->g->segments / SCATTER_PARTS + 1, first = part * length;
	const int64_t end = first + length < c->g->segments ? first + length : c->g->segments;
	int64_t at = c->starts ? c->sums[part] : 0;

	for (int64_t k = first; k < end; k++) {
		int64_t s = (int64_t)rng_order_place(&c->order, (uint64_t)k);

		if (c->starts)
			c->starts[s] = at;
		at += offsets[s + 1] - offsets[s];
	}
	if (!c->starts)
		c->sums[part] = at;
}

int64_t *problem_scatter_segments(const struct geometry *g, uint64_t seed, struct err *e)
{
	/* Zeroed because static analysers do not see that the order covers all segments. */
	int64_t *starts = calloc((size_t)g->segments + 1, sizeof *starts), at = 0;
	struct scattering c = {.g = g};

	if (!starts) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for the places of %lld segments", (long long)g->segments);
		return NULL;
	}
	rng_order_init(&c.order, seed, STREAM_SOURCES, (uint64_t)g->segments);
	parallel_each(SCATTER_PARTS, scatter_part, &c);
	for (int64_t part = 0; part < SCATTER_PARTS; part++) {
		const int64_t sum = c.sums[part];

		c.sums[part] = at;
		at += sum;
	}
	c.starts = starts;
	parallel_each(SCATTER_PARTS, scatter_part, &c);
	return starts;
}

/* Whether the operation supports these data and this geometry. */
static int check(const struct operation *o, const struct dataset *d, const struct geometry *g, struct err *e)
{
	int64_t whole;
	double real;

	/* The output of an input has a type that the operation supports with that input. */
	if (d->kind != DATA_COMPUTED && !operation_takes(o, d->type, d->oper))
		return err_as(e, ERR_USAGE, "operation '%s' does not exist for type '%s' and operator '%s'", o->name,
			      d->type->name, d->oper->name);
	if (d->oper->input && *d->oper->input->initial &&
	    input_initial(d->oper->input, oper_result(d->oper, d->type), &whole, &real, e))
		return -1;
	if (g->row.stride > 1 && !o->rows)
		return err_as(e, ERR_USAGE, "operation '%s' takes single values, geometry '%s' has rows of %lld",
			      o->name, g->name, (long long)g->row.width);
	if ((g->table.rows || g->table.skew > 0) && !operation_has_table(o))
		return err_as(e, ERR_USAGE, "operation '%s' takes no rows of a table, which geometry '%s' has", o->name,
			      g->name);
	if (d->n < problem_values(o, g))
		return err_set(e, "geometry '%s' has %lld values, its dataset only %lld", g->name,
			       (long long)problem_values(o, g), (long long)d->n);
	if (o->most && g->n > o->most)
		return err_as(e, ERR_USAGE, "operation '%s' takes %lld elements at most, geometry '%s' has %lld",
			      o->name, (long long)o->most, g->name, (long long)g->n);
	if (o->regular && g->stats.min != g->stats.max)
		return err_as(e, ERR_USAGE, "operation '%s' needs segments of one length, '%s' has %lld to %lld",
			      o->name, g->name, (long long)g->stats.min, (long long)g->stats.max);
	return 0;
}

int64_t problem_table(const struct operation *o, const struct geometry *g)
{
	if (!operation_has_table(o))
		return 0;
	return g->table.rows ? g->table.rows : g->columns ? g->columns : g->n;
}

int64_t problem_values(const struct operation *o, const struct geometry *g)
{
	const int64_t rows = operation_has_table(o) ? problem_table(o, g) : g->n;

	return g->row.stride > 1 ? rows * g->row.stride : rows;
}

const struct elem_type *problem_offset_type(const struct geometry *g)
{
	return elem_find(g->n < NARROW_LIMIT && g->segments < NARROW_LIMIT ? "i32" : "i64");
}

int64_t problem_length(const struct operation *o, const struct geometry *g)
{
	return o->regular ? g->stats.max : 0;
}

struct row_shape problem_row(const struct operation *o, const struct geometry *g)
{
	return o->rows ? g->row : (struct row_shape){0, 0};
}

struct row_shape operation_sample_row(const struct operation *o)
{
	return o->rows ? (struct row_shape){SAMPLE_WIDTH, SAMPLE_WIDTH} : (struct row_shape){0, 0};
}

/* For gathering inputs: adds "index", with random positions in the values, after the operation's own arrays. */
static int add_index(struct problem *p, struct err *e)
{
	const int64_t n = p->geometry->n;
	int32_t *index;

	if (n > INT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "input '%s' has 32-bit indices: not for %lld elements",
			      p->dataset->oper->input->text, (long long)n);
	index = problem_own(p, n, sizeof *index, e);
	if (!index)
		return -1;
	for (int64_t i = 0; i < n; i++)
		index[i] = (int32_t)(rng_bits(1, STREAM_INDEX, (uint64_t)i) % (uint64_t)n);
	(void)problem_add(p, "index", ARRAY_IN, elem_find("i32"), n, index);
	return 0;
}

int problem_make(struct problem *p, const struct operation *operation, const struct dataset *dataset,
		 const struct geometry *geometry, struct err *e)
{
	return problem_make_as(p, operation, problem_offset_type(geometry), dataset, geometry, e);
}

int problem_make_as(struct problem *p, const struct operation *operation, const struct elem_type *offset_type,
		    const struct dataset *dataset, const struct geometry *geometry, struct err *e)
{
	*p = (struct problem){.operation = operation, .dataset = dataset, .geometry = geometry};
	if (check(operation, dataset, geometry, e))
		return -1;
	if (offset_type->bytes < problem_offset_type(geometry)->bytes)
		return err_as(
			e, ERR_USAGE,
			"geometry '%s' has %lld elements and %lld segments: offsets of 32 bits allow %lld of each",
			geometry->name, (long long)geometry->n, (long long)geometry->segments,
			(long long)NARROW_LIMIT - 1);
	p->offset_type = offset_type;
	p->length = problem_length(operation, geometry);
	p->columns = geometry->columns;
	p->row = problem_row(operation, geometry);
	if (operation->make(p, e) || (dataset->oper->input && dataset->oper->input->gathers && add_index(p, e))) {
		problem_release(p);
		return -1;
	}
	return 0;
}

void problem_release(struct problem *p)
{
	for (size_t k = 0; k < sizeof p->owned / sizeof *p->owned; k++)
		free(p->owned[k]);
	*p = (struct problem){0};
}
