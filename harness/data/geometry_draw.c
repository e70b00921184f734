/* Draws the lengths of synthetic geometries with IEEE basic operations and rng.h only, so that a spec gives the same
 * segments on every machine. Length i depends only on the spec and i, so threads can draw blocks independently. */
#include "harness/data/geometry_spec.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/base/rng.h"
#include "harness/data/geometry_impl.h"

#define BLOCK 1024
#define WAVE 8192 /* maximum number of blocks drawn in parallel */
/* Random number streams, far enough apart for the retries of rejection loops. */
#define STREAM_LENGTH 0u
#define STREAM_FRACTION 500000u
#define STREAM_EMPTY 1000000u
#define STREAM_SHUFFLE 2000000u

/* A spec and the constants that all draws share. */
struct sampler {
	const struct spec *spec;
	uint64_t seed;
	double mean;           /* of non-empty segments */
	double a, b;           /* parameters of the distribution: see the prepare functions */
	int64_t count, filled; /* for zipf: segments, and how many of them are not empty */
	struct rng_order order;
};

struct distribution {
	void (*prepare)(struct sampler *p); /* NULL: nothing to prepare */
	int64_t (*length)(const struct sampler *p, uint64_t i);
};

static double uniform_of(const struct sampler *p, unsigned stream, uint64_t i)
{
	return rng_uniform(p->seed, stream, i);
}

/* Rounds down, at least 1; the upper bound keeps the conversion defined in the tails of wide distributions. */
static int64_t at_least_one(double x)
{
	return x < 1 ? 1 : x < (double)SPEC_MAX_ELEMENTS ? (int64_t)x : SPEC_MAX_ELEMENTS;
}

/* Rounds x up or down at random, such that the mean of many is x. */
static int64_t rounded(const struct sampler *p, double x, uint64_t i)
{
	double whole = floor(x);

	return at_least_one(whole < x && uniform_of(p, STREAM_FRACTION, i) < x - whole ? whole + 1 : whole);
}

static int64_t length_fixed(const struct sampler *p, uint64_t i)
{
	return rounded(p, p->mean, i);
}

/* 1 to 2 mean - 1. An upper bound that is not an integer is rounded at random, so that the mean is met. */
static int64_t length_uniform(const struct sampler *p, uint64_t i)
{
	return 1 + (int64_t)(uniform_of(p, STREAM_LENGTH, i) * (double)rounded(p, 2 * p->mean - 1, i));
}

static void prepare_poisson(struct sampler *p)
{
	p->a = p->mean < 30 ? rng_exp(-p->mean) : 0;
}

static int64_t length_poisson(const struct sampler *p, uint64_t i)
{
	return rng_poisson(p->mean, p->a, p->seed, STREAM_LENGTH, i);
}

static void prepare_geometric(struct sampler *p)
{
	p->a = p->mean > 1 ? 1 / rng_log(1 - 1 / p->mean) : 0;
}

static int64_t length_geometric(const struct sampler *p, uint64_t i)
{
	return p->mean <= 1 ? 1 : at_least_one(1 + rng_log(uniform_of(p, STREAM_LENGTH, i)) * p->a);
}

static void prepare_lognormal(struct sampler *p)
{
	p->a = rng_log(p->mean) - p->spec->sigma * p->spec->sigma / 2;
}

static int64_t length_lognormal(const struct sampler *p, uint64_t i)
{
	return at_least_one(rng_exp(p->a + p->spec->sigma * rng_normal(p->seed, STREAM_LENGTH, i)) + 0.5);
}

/* The minimum is mean * (alpha - 1) / alpha, but at least 1, with lengths rounded down: mean / 3 for alpha 1.5. */
static void prepare_pareto(struct sampler *p)
{
	double alpha = p->spec->alpha;

	p->a = fmax(1, p->mean * (alpha - 1) / alpha);
	p->b = -1 / alpha;
}

static int64_t length_pareto(const struct sampler *p, uint64_t i)
{
	return at_least_one(p->a * rng_exp(fmin(600, rng_log(uniform_of(p, STREAM_LENGTH, i)) * p->b)));
}

/* A fraction `share` of the segments has length mean / 10; the length of the others (b) follows from the mean. */
static void prepare_bimodal(struct sampler *p)
{
	double share = p->spec->share;

	p->a = fmax(1, floor(p->mean / 10));
	p->b = (p->mean - share * p->a) / (1 - share);
}

static int64_t length_bimodal(const struct sampler *p, uint64_t i)
{
	return uniform_of(p, STREAM_LENGTH, i) < p->spec->share ? (int64_t)p->a : rounded(p, p->b, i);
}

/* rank^-alpha. b > 0 marks alpha = 1, the common case, which needs no powers. */
static double zipf_weight(const struct sampler *p, double rank)
{
	if (p->b > 0)
		return 1 / rank;
	return rng_exp(fmax(-600, -p->spec->alpha * rng_log(rank)));
}

/* The sum of the weights over 1..count: the first terms one by one, the rest by the Euler-Maclaurin formula. */
static double zipf_sum(const struct sampler *p, int64_t count)
{
	int64_t head = count < 4096 ? count : 4096;
	double alpha = p->spec->alpha, sum = 0, from = (double)head, to = (double)count, integral;

	for (int64_t r = 1; r <= head; r++)
		sum += zipf_weight(p, (double)r);
	if (head == count)
		return sum;
	if (p->b > 0)
		integral = rng_log(to / from);
	else
		integral = (to * zipf_weight(p, to) - from * zipf_weight(p, from)) / (1 - alpha);
	return sum + integral + (zipf_weight(p, to) - zipf_weight(p, from)) / 2;
}

/* The segment of rank r among the non-empty ones gets 1 element, plus a share of the remaining elements proportional to
 * r^-alpha. a: remaining elements divided by the sum of the weights. */
static void prepare_zipf(struct sampler *p)
{
	const struct spec *s = p->spec;
	double count = s->by_segments ? (double)s->segments : ceil((double)s->n / s->mean);
	double elements = s->by_segments ? s->mean * count : (double)s->n;

	p->b = fabs(s->alpha - 1) < 1e-9;
	p->count = (int64_t)count;
	p->filled = p->count - (int64_t)(s->empty * count);
	p->a = p->filled ? fmax(0, elements - (double)p->filled) / zipf_sum(p, p->filled) : 0;
	rng_order_init(&p->order, p->seed, STREAM_SHUFFLE, (uint64_t)p->count);
}

/* Ranks are in random order; those from `filled` on are empty. As lengths are rounded, count segments may not add up to
 * n; the remainder becomes segments of length 1. */
static int64_t length_zipf(const struct sampler *p, uint64_t i)
{
	uint64_t rank;

	if (i >= (uint64_t)p->count || (p->a <= 0 && p->filled == p->count))
		return 1;
	rank = rng_order_place(&p->order, i);
	return rank < (uint64_t)p->filled ? rounded(p, 1 + p->a * zipf_weight(p, (double)rank + 1), i) : 0;
}

static const struct distribution distributions[SPEC_KINDS] = {
	[SPEC_FIXED] = {NULL, length_fixed},
	[SPEC_UNIFORM] = {NULL, length_uniform},
	[SPEC_POISSON] = {prepare_poisson, length_poisson},
	[SPEC_GEOMETRIC] = {prepare_geometric, length_geometric},
	[SPEC_LOGNORMAL] = {prepare_lognormal, length_lognormal},
	[SPEC_PARETO] = {prepare_pareto, length_pareto},
	[SPEC_ZIPF] = {prepare_zipf, length_zipf},
	[SPEC_BIMODAL] = {prepare_bimodal, length_bimodal},
	[SPEC_HUGE] = {NULL, length_uniform},
	[SPEC_GAP] = {NULL, length_uniform},
};

static void sampler_init(struct sampler *p, const struct spec *s)
{
	*p = (struct sampler){.spec = s, .seed = (uint64_t)s->seed, .mean = s->mean / (1 - s->empty)};
	if (distributions[s->kind].prepare)
		distributions[s->kind].prepare(p);
}

/* Zipf has already placed an exact number of empty segments itself. */
static void draw_block(const struct sampler *p, uint64_t first, int64_t lengths[BLOCK])
{
	int64_t (*length)(const struct sampler *, uint64_t) = distributions[p->spec->kind].length;

	for (uint64_t k = 0; k < BLOCK; k++)
		lengths[k] = length(p, first + k);
	if (p->spec->empty <= 0 || p->spec->kind == SPEC_ZIPF)
		return;
	for (uint64_t k = 0; k < BLOCK; k++)
		if (uniform_of(p, STREAM_EMPTY, first + k) < p->spec->empty)
			lengths[k] = 0;
}

/* Blocks drawn in parallel: lengths are drawn into the array of offsets, which a scan then computes in place. */
struct wave {
	const struct sampler *sampler;
	uint64_t first;
	int64_t blocks;
	int64_t *lengths;
	int64_t sums[WAVE];   /* length of each block */
	int64_t before[WAVE]; /* elements before each block */
};

static void draw_and_sum(void *context, int64_t block)
{
	struct wave *w = context;
	int64_t *lengths = w->lengths + BLOCK * block, sum = 0;

	draw_block(w->sampler, w->first + (uint64_t)(BLOCK * block), lengths);
	for (int k = 0; k < BLOCK; k++)
		sum += lengths[k];
	w->sums[block] = sum;
}

/* Converts the lengths of a block to offsets. */
static void scan_block(void *context, int64_t block)
{
	struct wave *w = context;
	int64_t *lengths = w->lengths + BLOCK * block, at = w->before[block];

	for (int k = 0; k < BLOCK; k++)
		lengths[k] = at += lengths[k];
}

static int reserve(struct segments *out, int64_t more, struct err *e)
{
	if (out->count + more > SPEC_MAX_SEGMENTS)
		return err_set(e, "more than 2^33 segments");
	return offsets_reserve(&out->offsets, &out->capacity, out->count + more + 1, e);
}

/* Adds `count` segments of equal length. */
static int add_equal(struct segments *out, int64_t length, int64_t count, struct err *e)
{
	if (reserve(out, count, e))
		return -1;
	for (int64_t i = 0; i < count; i++, out->count++)
		out->offsets[out->count + 1] = out->offsets[out->count] + length;
	return 0;
}

/* Draws about as many segments as are missing, but at most a wave. */
static int draw_wave(const struct sampler *p, double missing, struct segments *out, struct wave *w, struct err *e)
{
	w->sampler = p;
	w->first = (uint64_t)out->count;
	w->blocks = missing < BLOCK * (WAVE - 1) ? (int64_t)missing / BLOCK + 1 : WAVE;
	if (reserve(out, w->blocks * BLOCK, e))
		return -1;
	w->lengths = out->offsets + out->count + 1;
	return parallel_until(p->spec->stopped, w->blocks, draw_and_sum, w, e);
}

/* Accepts the first blocks of the wave, at most `full`, while the total stays below n elements. */
static int accept_blocks(struct wave *w, int64_t full, int64_t n, struct segments *out, struct err *e)
{
	int64_t at = out->offsets[out->count], accepted = 0;

	for (; accepted < full && accepted < w->blocks && w->sums[accepted] < n - at; accepted++) {
		w->before[accepted] = at;
		at += w->sums[accepted];
	}
	if (parallel_until(w->sampler->spec->stopped, accepted, scan_block, w, e))
		return -1;
	out->count += accepted * BLOCK;
	return 0;
}

/* The number of segments in the wave after the accepted blocks. */
static int64_t rest_of(const struct wave *w, const struct segments *out)
{
	return (int64_t)w->first + w->blocks * BLOCK - out->count;
}

/* Draws until there are n elements, with the last segment cut to fit, or until there are `segments` segments. */
static int draw(const struct sampler *p, int64_t n, int64_t segments, struct segments *out, struct err *e)
{
	int64_t at = out->offsets[out->count];
	struct wave w;

	while (at < n && out->count < segments) {
		const int64_t missing = segments - out->count;
		const double wanted = fmin((double)(n - at) / p->spec->mean, (double)missing);

		if (draw_wave(p, wanted, out, &w, e) || accept_blocks(&w, missing / BLOCK, n, out, e))
			return -1;
		at = out->offsets[out->count];
		for (int64_t left = rest_of(&w, out); left > 0 && at < n && out->count < segments; left--) {
			int64_t *length = &out->offsets[++out->count];

			at += *length < n - at ? *length : n - at;
			*length = at;
		}
	}
	return 0;
}

static int draw_elements(const struct sampler *p, int64_t n, struct segments *out, struct err *e)
{
	return draw(p, n, INT64_MAX, out, e);
}

static int make_drawn(const struct spec *s, struct segments *out, struct err *e)
{
	struct sampler p;

	sampler_init(&p, s);
	if (!s->by_segments)
		return draw_elements(&p, s->n, out, e);
	if (draw(&p, SPEC_MAX_ELEMENTS + 1, s->segments, out, e))
		return -1;
	return out->offsets[out->count] > SPEC_MAX_ELEMENTS ? err_as(e, ERR_USAGE, "more than 2^40 elements") : 0;
}

/* Uniform lengths, with one segment of share * n elements in the middle. */
static int make_huge(const struct spec *s, struct segments *out, struct err *e)
{
	int64_t huge = (int64_t)(s->share * (double)s->n);
	struct sampler p;

	sampler_init(&p, s);
	return draw_elements(&p, (s->n - huge) / 2, out, e) || (huge > 0 && add_equal(out, huge, 1, e)) ||
			       draw_elements(&p, s->n, out, e)
		       ? -1
		       : 0;
}

/* Uniform lengths, with `run` consecutive empty segments in the middle. */
static int make_gap(const struct spec *s, struct segments *out, struct err *e)
{
	struct sampler p;

	sampler_init(&p, s);
	return draw_elements(&p, s->n / 2, out, e) || add_equal(out, 0, s->run, e) || draw_elements(&p, s->n, out, e)
		       ? -1
		       : 0;
}

/* The first half of the elements in segments of length 1, the second half in segments of `length`, some of them
 * empty. */
static int make_front(const struct spec *s, struct segments *out, struct err *e)
{
	int64_t at = 0;

	while (at < s->n) {
		int64_t length = at < s->n / 2 ? 1 : s->length, left = s->n - at;

		if (reserve(out, 1, e))
			return -1;
		if (s->empty > 0 && rng_uniform((uint64_t)s->seed, STREAM_EMPTY, (uint64_t)out->count) < s->empty)
			length = 0;
		at += length < left ? length : left;
		out->offsets[++out->count] = at;
	}
	return 0;
}

static int make_empty(const struct spec *s, struct segments *out, struct err *e)
{
	return add_equal(out, 0, s->segments, e);
}

/* Log-normal lengths above `low` with the given mean and standard deviation, cut off at `high`. One segment has exactly
 * length `high` and one `low`; the others are then adjusted evenly, within these bounds, until the sum is n. */
static void draw_surrogate(const struct spec *s, int64_t *lengths)
{
	double above = (double)s->n / (double)s->segments - (double)s->surrogate.low,
	       ratio = above > 0 ? s->surrogate.std / above : 0;
	double variance = rng_log(1 + ratio * ratio), shift = above > 0 ? rng_log(above) - variance / 2 : 0;
	int64_t left = s->n;

	for (int64_t i = 0; i < s->segments; i++) {
		double normal = rng_normal((uint64_t)s->seed, STREAM_LENGTH, (uint64_t)i);
		double x = above > 0 ? rng_exp(shift + sqrt(variance) * normal) : 0;

		lengths[i] = s->surrogate.low + (int64_t)fmin(x + 0.5, (double)(s->surrogate.high - s->surrogate.low));
	}
	lengths[s->segments / 3] = s->surrogate.high;
	lengths[s->segments / 3 * 2] = s->surrogate.low;
	for (int64_t i = 0; i < s->segments; i++)
		left -= lengths[i];
	/* Each pass adjusts every length by its share of the remainder, or by one; the two fixed lengths stay if
	 * possible. */
	for (int pass = 0; left; pass++) {
		int64_t step = left / s->segments, sign = left > 0 ? 1 : -1;

		step = step ? step : sign;
		for (int64_t i = 0; i < s->segments && left; i++) {
			int64_t to = lengths[i] + (llabs(step) < llabs(left) ? step : left);

			if (pass < 64 && (i == s->segments / 3 || i == s->segments / 3 * 2))
				continue;
			to = to < s->surrogate.low ? s->surrogate.low : to > s->surrogate.high ? s->surrogate.high : to;
			left -= to - lengths[i];
			lengths[i] = to;
		}
	}
}

static int make_surrogate(const struct spec *s, struct segments *out, struct err *e)
{
	if (s->segments == 0)
		return 0;
	if (reserve(out, s->segments, e))
		return -1;
	draw_surrogate(s, out->offsets + 1);
	out->count = s->segments;
	for (int64_t i = 0; i < out->count; i++)
		out->offsets[i + 1] += out->offsets[i];
	return 0;
}

static int (*const makers[SPEC_KINDS])(const struct spec *s, struct segments *out, struct err *e) = {
	[SPEC_HUGE] = make_huge,           [SPEC_GAP] = make_gap, [SPEC_FRONT] = make_front, [SPEC_EMPTY] = make_empty,
	[SPEC_SURROGATE] = make_surrogate,
	/* NULL: make_drawn */
};

#define SMALL 65536

static int ascending(const void *left, const void *right)
{
	int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;

	return (a > b) - (a < b);
}

/* Counting sort for lengths below SMALL; the others, at most n / SMALL, are collected and sorted by comparison. */
static int sort_ascending(int64_t *lengths, int64_t count, struct err *e)
{
	int64_t *counts = calloc(SMALL, sizeof *counts), *large = NULL, capacity = 0, nlarge = 0, k = 0;
	int status = -1;

	if (!counts) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for sorting");
		goto done;
	}
	for (int64_t i = 0; i < count; i++) {
		if (lengths[i] < SMALL) {
			counts[lengths[i]]++;
			continue;
		}
		if (offsets_reserve(&large, &capacity, nlarge + 1, e))
			goto done;
		large[nlarge++] = lengths[i];
	}
	for (int64_t length = 0; length < SMALL; length++)
		for (int64_t c = counts[length]; c > 0; c--)
			lengths[k++] = length;
	if (nlarge) {
		qsort(large, (size_t)nlarge, sizeof *large, ascending);
		memcpy(lengths + k, large, (size_t)nlarge * sizeof *large);
	}
	status = 0;
done:
	free(counts);
	free(large);
	return status;
}

/* Converts offsets to lengths, sorts these, and converts back. */
static int sort_segments(struct segments *out, int64_t order, struct err *e)
{
	int64_t *lengths = out->offsets + 1, at = 0;

	for (int64_t i = out->count - 1; i >= 0; i--)
		lengths[i] -= out->offsets[i];
	if (sort_ascending(lengths, out->count, e))
		return -1;
	for (int64_t a = 0, b = out->count - 1; order < 0 && a < b; a++, b--) {
		int64_t swap = lengths[a];

		lengths[a] = lengths[b];
		lengths[b] = swap;
	}
	for (int64_t i = 0; i < out->count; i++) {
		at += lengths[i];
		lengths[i] = at;
	}
	return 0;
}

int64_t spec_estimate(const struct spec *s)
{
	double n = (double)s->n, count = s->by_segments ? (double)s->segments : n / s->mean;

	if (s->kind == SPEC_SURROGATE)
		return s->segments + 1;
	if (s->kind == SPEC_FRONT)
		count = (n / 2 + n / 2 / (double)s->length) / (1 - s->empty);
	if (s->kind == SPEC_PARETO && !s->by_segments)
		count /= 2; /* the wanted mean is an upper bound of the actual one */
	return (int64_t)fmin((double)SPEC_MAX_SEGMENTS, 1.02 * count) + s->run + 2 * BLOCK;
}

/* Appends copies of all segments until there are `copies` of each. */
static int copy_segments(struct segments *out, int64_t copies, struct err *e)
{
	const int64_t once = out->count;

	if (once > SPEC_MAX_SEGMENTS / copies)
		return err_as(e, ERR_TOO_LARGE, "more than 2^33 segments");
	if (offsets_reserve(&out->offsets, &out->capacity, once * copies + 1, e))
		return -1;
	offsets_repeat(out->offsets, once, copies);
	out->count = once * copies;
	return 0;
}

static int multiply(struct segments *out, int64_t by, struct err *e)
{
	if (out->offsets[out->count] > SPEC_MAX_ELEMENTS / by)
		return err_as(e, ERR_USAGE, "more than 2^40 elements");
	for (int64_t i = 1; i <= out->count; i++)
		out->offsets[i] *= by;
	return 0;
}

int spec_draw(const struct spec *s, struct segments *out, struct err *e)
{
	int (*make)(const struct spec *, struct segments *, struct err *) =
		makers[s->kind] ? makers[s->kind] : make_drawn;
	struct spec once = *s;

	once.n /= s->copies * s->multiple;
	once.mean /= (double)s->multiple;
	once.segments /= s->copies;
	memset(out, 0, sizeof *out);
	/* Allocates everything at once, so that too large a geometry is refused before the work. */
	if (offsets_reserve(&out->offsets, &out->capacity, spec_estimate(s), e))
		return -1;
	out->offsets[0] = 0;
	if (make(&once, out, e) || (s->sorted && sort_segments(out, s->sorted, e)) ||
	    (s->multiple > 1 && multiply(out, s->multiple, e)) || (s->copies > 1 && copy_segments(out, s->copies, e))) {
		free(out->offsets);
		memset(out, 0, sizeof *out);
		return -1;
	}
	return 0;
}
