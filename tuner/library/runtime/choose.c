/* Chooses a launch box for a problem: its kind, the table for the device, then the decision tree or estimate. */
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/internal.h"

#define MOST_ELEMENTS (INT64_C(1) << 40)
#define MOST_GRID INT64_C(0x7fffffff)
#define MOST_WIDTH 4096
#define MOST_STRIDE 65536
#define NARROW_LIMIT ((INT64_C(1) << 31) - (INT64_C(1) << 16)) /* with fewer elements, offsets of 4 bytes suffice */

void segred_problem_init(struct segred_problem *p)
{
	if (!p)
		return;
	memset(p, 0, sizeof *p);
	p->operation = "segreduce";
	p->type = "f32";
	p->oper = "plus";
	p->offset_bytes = 4;
	p->longest = p->empty = -1;
	p->share_16 = p->share_1k = p->share_4k = -1;
}

int segred_included(int k, struct segred_problem *p)
{
	const struct kind *kind = &segred_kinds[k];

	if (k < 0 || k >= segred_nkinds || !p)
		return 0;
	segred_problem_init(p);
	p->operation = kind->operation;
	p->type = kind->type;
	p->oper = *kind->oper ? kind->oper : NULL;
	p->key_type = *kind->key_type ? kind->key_type : NULL;
	p->offset_bytes = kind->offset_bytes;
	return 1;
}

/* A NULL name matches a kind that has none. */
static int is_same(const char *asked, const char *name)
{
	return strcmp(asked ? asked : "", name) == 0;
}

LOCAL const struct kind *find_kind(const struct segred_problem *p)
{
	int i;

	for (i = 0; i < segred_nkinds; i++) {
		const struct kind *k = &segred_kinds[i];

		if (is_same(p->operation, k->operation) && is_same(p->type, k->type) && is_same(p->oper, k->oper) &&
		    is_same(p->key_type, k->key_type) &&
		    k->offset_bytes == (k->offsets >= 0       ? p->offset_bytes
					: p->n < NARROW_LIMIT ? 4
							      : 8))
			return k;
	}
	return NULL;
}

const char *segred_array_name(const struct segred_problem *p, int k)
{
	const struct kind *kind = p ? find_kind(p) : NULL;

	return kind && k >= 0 && k < MOST_ARRAYS ? kind->arrays[k] : NULL;
}

/* Elements from the start of one row to the next. */
static int64_t stride_of(const struct segred_problem *p)
{
	return p->stride ? p->stride : p->width;
}

static int check_rows(const struct kind *k, const struct segred_problem *p)
{
	if (!k->is_rows)
		return SEGRED_OK;
	return p->width < 1 || p->width > MOST_WIDTH || stride_of(p) < p->width || stride_of(p) > MOST_STRIDE
		       ? SEGRED_WIDTH
		       : SEGRED_OK;
}

LOCAL struct compiled_in compiled_for(const struct kind *k, const struct segred_problem *p)
{
	struct compiled_in in = {0, 0, 0};

	if (k->is_regular) /* no segments: nothing is launched, but kernels are still built for a length */
		in.length = p->segments ? p->n / p->segments : 1;
	if (k->is_rows) {
		in.width = p->width;
		in.stride = stride_of(p);
	}
	return in;
}

LOCAL int check_problem(const struct segred_problem *p, const struct kind **kind)
{
	int64_t most, segments = MOST_ELEMENTS;

	if (!p)
		return SEGRED_NULL_POINTER;
	*kind = find_kind(p);
	if (!*kind)
		return SEGRED_NOT_INCLUDED;
	most = (*kind)->most < MOST_ELEMENTS ? (*kind)->most : MOST_ELEMENTS;
	if ((*kind)->offset_bytes == 4 && most >= NARROW_LIMIT)
		most = NARROW_LIMIT - 1;
	if ((*kind)->offset_bytes == 4)
		segments = NARROW_LIMIT - 1;
	if (p->n < 0 || p->n > most || p->segments < 0 || p->segments > segments || p->columns < 0 ||
	    p->columns > MOST_ELEMENTS || p->longest > p->n || p->longest_seen > p->n || p->span > p->n ||
	    p->empty > p->segments)
		return SEGRED_SIZES;
	if (((*kind)->offsets >= 0 || (*kind)->is_regular || *(*kind)->key_type) && p->segments == 0 && p->n > 0)
		return SEGRED_SIZES;
	if ((*kind)->is_regular && p->segments > 0 && (p->n == 0 || p->n % p->segments != 0))
		return SEGRED_SIZES;
	return check_rows(*kind, p);
}

/* How closely the table matches the device: 3 same device, 2 same architecture, 1 same backend, 0 another backend. */
static int rank_of(const segred_context *c, const struct table *t)
{
	if (strcmp(t->backend, c->backend->name) != 0)
		return 0;
	if (strcmp(t->device, c->name) == 0)
		return 3;
	return c->sm && strncmp(t->arch, "sm_", 3) == 0 && strtol(t->arch + 3, NULL, 10) / 10 == c->sm / 10 ? 2 : 1;
}

/* The ratio of the larger to the smaller; at least 1. */
static double times(int64_t a, int64_t b)
{
	return a < b ? (double)b / (double)a : (double)a / (double)b;
}

/* Whether table a's rows are closer to these than table b's: by width, then by stride. */
static int is_nearer(const struct table *a, const struct table *b, const struct compiled_in *in)
{
	const double width_a = times(a->width, in->width), width_b = times(b->width, in->width);

	if (width_a < width_b || width_a > width_b)
		return width_a < width_b;
	return times(a->stride, in->stride) < times(b->stride, in->stride);
}

LOCAL const struct table *find_table(const segred_context *c, const struct kind *k, const struct segred_problem *p)
{
	const struct compiled_in in = compiled_for(k, p);
	const int by_rows = k->is_rows && check_rows(k, p) == SEGRED_OK;
	const struct table *best = NULL;
	int i, best_rank = 0;

	for (i = 0; i < k->ntables; i++) {
		const struct table *t = &k->tables[i];
		const int rank = rank_of(c, t);

		if (rank > best_rank || (best && rank == best_rank && by_rows && is_nearer(t, best, &in))) {
			best = t;
			best_rank = rank;
		}
	}
	return best;
}

LOCAL struct inputs make_inputs(const segred_context *c, const struct kind *k, const struct segred_problem *p)
{
	struct inputs in = c->device;

	in.n = p->n;
	in.segments = p->segments;
	in.empty = p->empty > 0 ? p->empty : 0;
	in.longest = longest_of(p) > 0 ? longest_of(p) : 0;
	in.span = p->span > 0 ? p->span : 0;
	in.columns = p->columns;
	in.length = k->is_regular && p->segments ? p->n / p->segments : 0;
	in.mean = p->segments ? (double)p->n / (double)p->segments : 0;
	in.width = k->is_rows ? p->width : 0;
	in.stride = k->is_rows ? stride_of(p) : 0;
	return in;
}

LOCAL int box_numbers(const segred_context *c, const struct box *b, const struct inputs *in, int64_t *numbers)
{
	int i;

	if ((c->sm && c->sm < b->least_sm) || (!c->sm && b->needs & ~c->guarantees))
		return 0;
	b->recipe(in, numbers);
	if (!numbers[0])
		return 0;
	for (i = 0; i < b->nlaunches; i++) {
		const int64_t grid = numbers[b->launches[i].grid], block = numbers[b->launches[i].block];

		if (grid < 0 || grid > MOST_GRID || block < 1 || block > in->max_block)
			return 0;
	}
	return 1;
}

static double feature_of(const struct segred_problem *p, enum feature f)
{
	switch (f) {
	case FEATURE_N:
		return (double)p->n;
	case FEATURE_MEAN:
		return p->segments ? (double)p->n / (double)p->segments : (double)p->n;
	case FEATURE_LONGEST:
		return (double)p->longest;
	case FEATURE_SHARE_1K:
		return p->share_1k;
	default:
		return p->share_4k;
	}
}

static int walk(const struct node *nodes, const struct segred_problem *p)
{
	int at = 0;

	while (nodes[at].box < 0)
		at = feature_of(p, nodes[at].feature) < nodes[at].below ? nodes[at].low : nodes[at].high;
	return nodes[at].box;
}

/* Written so that NaN counts as unknown. */
static enum level level_of(const struct table *t, const struct segred_problem *p)
{
	if (p->share_1k >= 0 && p->share_4k >= 0)
		return p->longest >= 0 ? t->level_of_all : LEVEL_SHARES;
	return p->longest >= 0 ? LEVEL_LONGEST : LEVEL_UNKNOWN;
}

LOCAL int box_takes(const struct box *b, const struct segred_problem *p)
{
	return b->unaligned || !p->unaligned;
}

LOCAL struct segred_problem with_arrays(const segred_context *c, const struct kind *k, const struct segred_problem *p,
					void *const *arrays)
{
	const int alignment = c->backend->alignment;
	struct segred_problem known = *p;
	int i;

	for (i = 0; alignment && i < MOST_ARRAYS && k->arrays[i]; i++)
		if ((uintptr_t)arrays[i] % (uintptr_t)alignment)
			known.unaligned = 1;
	return known;
}

static int can_run(const segred_context *c, const struct box *b, const struct segred_problem *p,
		   const struct inputs *in, int64_t *numbers)
{
	return box_takes(b, p) && box_numbers(c, b, in, numbers);
}

/* The time that the longest segment or the heaviest span takes by itself, if known, in elements processed at full
 * speed. */
static double delay_of(const struct box *b, const struct segred_problem *p)
{
	const double longest = (double)p->longest * (double)b->longest_worth;
	const double span = (double)p->span * (double)b->span_worth;

	return longest > span ? longest : span;
}

/* Whether that exceeds by far the time for all elements: the shares need not reveal one long segment, nor adjacent long
 * ones. */
static int is_held_up(const struct box *b, const struct segred_problem *p)
{
	return delay_of(b, p) > 2 * ((double)b->call_worth + (double)p->n);
}

/* For a problem whose longest segment or span would dominate the time of the chosen box: the box from the tree for the
 * longest segment if it is not dominated itself, else the first (most general) such box, else the one with the least
 * delay. */
static const struct box *for_held_up(const segred_context *c, const struct table *t, const struct segred_problem *p,
				     const struct inputs *in, int64_t *numbers)
{
	const struct box *best = p->longest >= 0 ? &t->boxes[walk(t->trees[LEVEL_LONGEST], p)] : NULL;
	int i;

	if (best && !is_held_up(best, p) && can_run(c, best, p, in, numbers))
		return best;
	for (i = 0, best = NULL; i < t->nboxes; i++) {
		const struct box *b = &t->boxes[i];

		const int held_up = is_held_up(b, p);

		if ((held_up && best && delay_of(b, p) >= delay_of(best, p)) || !can_run(c, b, p, in, numbers))
			continue;
		if (!held_up)
			return b;
		best = b;
	}
	return best && can_run(c, best, p, in, numbers) ? best
							/* recompute: numbers holds those of the last box tried */
							: NULL;
}

/* The box, or a fallback for rows of a stride that its vectors do not divide, with its numbers; NULL: none can run. */
static const struct box *this_or_narrower(const segred_context *c, const struct table *t, int i,
					  const struct segred_problem *p, const struct inputs *in, int64_t *numbers)
{
	const struct box *b = i < 0 ? NULL : &t->boxes[i];

	while (b && !can_run(c, b, p, in, numbers))
		b = b->narrower < 0 ? NULL : &t->boxes[b->narrower];
	return b;
}

/* The runnable box with the least expected loss; NULL: none of the measured ones can run. */
static const struct box *least_expected(const segred_context *c, const struct table *t, const struct segred_problem *p,
					const struct inputs *in, int64_t *numbers)
{
	const struct box *box = NULL;
	double loss = 0;
	int i = -1;

	while (!box && (i = next_expected(t, p, i, &loss)) >= 0)
		box = this_or_narrower(c, t, i, p, in, numbers);
	return box;
}

/* The same. If the longest segment is known, and it or the span would dominate the box's time, chooses again without
 * it. */
static const struct box *expected(const segred_context *c, const struct table *t, const struct segred_problem *p,
				  const struct inputs *in, int64_t *numbers)
{
	const struct box *box = least_expected(c, t, p, in, numbers);
	struct segred_problem less = *p;

	if (!box || p->longest <= 0 || !is_held_up(box, p))
		return box;
	less.longest = -1;
	less.longest_seen = 0;
	return least_expected(c, t, &less, in, numbers);
}

/* The box for a problem, with its numbers; NULL: none can run. */
static const struct box *choose_box(const segred_context *c, const struct kind *k, const struct table *t,
				    const struct segred_problem *p, int64_t *numbers)
{
	const struct inputs in = make_inputs(c, k, p);
	const int estimated = is_estimated(t, p);
	const struct box *best;
	int i = estimated ? -1 : walk(t->trees[level_of(t, p)], p);

	if (!estimated && is_held_up(&t->boxes[i], p))
		return for_held_up(c, t, p, &in, numbers);
	best = estimated ? expected(c, t, p, &in, numbers) : this_or_narrower(c, t, i, p, &in, numbers);
	if (best)
		return best;
	for (i = 0; i < t->nboxes; i++)
		if (can_run(c, &t->boxes[i], p, &in, numbers))
			return &t->boxes[i];
	return NULL;
}

LOCAL int choose(const segred_context *c, const struct segred_problem *p, const struct kind **kind,
		 const struct box **box, int64_t *numbers)
{
	const int status = check_problem(p, kind);
	struct segred_problem known;
	const struct table *t;

	if (status != SEGRED_OK)
		return status;
	if ((*kind)->needs_empty && p->empty < 0)
		return SEGRED_NEEDS_OFFSETS;
	t = find_table(c, *kind, p);
	known = *p;
	if ((*kind)->is_regular && p->segments) {
		known.longest = p->n / p->segments;
		known.share_16 = known.longest >= 16;
		known.share_1k = known.longest >= 1024;
		known.share_4k = known.longest >= 4096;
	}
	*box = t ? choose_box(c, *kind, t, &known, numbers) : NULL;
	if (*box)
		return SEGRED_OK;
	known.unaligned = 0;
	return t && p->unaligned && choose_box(c, *kind, t, &known, numbers) ? SEGRED_ALIGNMENT : SEGRED_NO_BOX;
}
