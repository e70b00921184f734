/* Reductions, scans and products in compensated arithmetic, multi-threaded; the bounds are explained in the header. */
#include "harness/operations/reference.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/operations/half.h"
#include "harness/operations/reference_impl.h"

/* Elements and segment ends per chunk; fixed, so that results do not depend on the number of threads. */
#define CHUNK 16384

static enum rule rule_of(const struct oper *oper)
{
	if ((oper->index_only && !oper->input) || oper->check == CHECK_MEAN)
		return PLUS;
	for (int i = 0; i < UNKNOWN; i++)
		if (strcmp(opers[i].name, oper->name) == 0)
			return (enum rule)i;
	return UNKNOWN;
}

/* The widened values of a chunk; the first is element `base`. */
struct wide {
	int64_t base;
	union {
		int64_t whole[CHUNK];
		double real[CHUNK];
	};
};

static struct sum identity(const struct job *j)
{
	const struct elem_type *limits = elem_limits(j->d->type);
	const int unused = 64 - 8 * limits->bytes, is_unsigned = limits->kind == 'u';
	struct sum a = {0};

	if (j->cells)
		j->cells->identity(j->type, &a.cell);
	if (j->rule == MULTIPLIES) {
		a.whole = 1;
		a.high = 1;
	} else if (j->rule == MINIMUM) {
		a.whole = is_unsigned ? (int64_t)(UINT64_MAX >> unused) : INT64_MAX >> unused;
		a.high = INFINITY;
	} else if (j->rule == MAXIMUM) {
		a.whole = is_unsigned ? 0 : -(INT64_MAX >> unused) - 1;
		a.high = -INFINITY;
	} else if (j->rule == BIT_AND) {
		a.whole = -1;
	}
	return a;
}

/* Unsigned words serve for sums and products of all integer types: the low bits do not depend on the high ones. */
static int64_t combine_whole(const struct job *j, int64_t a, int64_t b)
{
	switch (j->rule) {
	case PLUS:
		return (int64_t)((uint64_t)a + (uint64_t)b);
	case MULTIPLIES:
		return (int64_t)((uint64_t)a * (uint64_t)b);
	case MINIMUM:
		return whole_in_order(j->type, b) < whole_in_order(j->type, a) ? b : a;
	case MAXIMUM:
		return whole_in_order(j->type, a) < whole_in_order(j->type, b) ? b : a;
	case BIT_AND:
		return a & b;
	case BIT_OR:
		return a | b;
	default:
		return a ^ b;
	}
}

/* The exact error of s = a + b (Knuth's two-sum). */
static double sum_error(double a, double b, double s)
{
	double t = s - a;

	return (a - (s - t)) + (b - t);
}

/* Sum2 from Ogita, Rump and Oishi, "Accurate sum and dot product", 2005. */
static void add_reals(struct sum *a, const double *x, int64_t count)
{
	for (int64_t i = 0; i < count; i++) {
		double s = a->high + x[i];

		a->low += sum_error(a->high, x[i], s);
		a->high = s;
		a->magnitude += fabs(x[i]);
		a->squares += x[i] * x[i];
	}
}

/* DATA_COMPUTED may consist of integers, whose sums are exact. */
static void add_computed(struct sum *a, const double *x, int64_t count)
{
	for (int64_t i = 0; i < count && !a->fractions; i++)
		a->fractions = x[i] < floor(x[i]) || x[i] > floor(x[i]) || isnan(x[i]);
	add_reals(a, x, count);
}

/* CompProd from Graillat, "Accurate floating-point product and exponentiation", 2009. */
static void multiply_reals(struct sum *a, const double *x, int64_t count)
{
	for (int64_t i = 0; i < count; i++) {
		double p = a->high * x[i];

		a->low = a->low * x[i] + fma(a->high, x[i], -p);
		a->high = p;
	}
}

/* Option i of the operator black_scholes (elem.c), and the sum of the magnitudes of its two terms. */
static double price(int64_t i, double *terms)
{
	double stock = 50 + (double)(i & 1023) * 0.03125, years = 0.25 + (double)(i >> 10 & 1023) * 0.001953125;
	double rate = 0.08, volatility = 0.3, strike = 65 * exp(-rate * years), spread = volatility * sqrt(years);
	double d1 = (log(stock / 65) + (rate + volatility * volatility / 2) * years) / spread, below[2];

	for (int k = 0; k < 2; k++) {
		double d = k ? d1 - spread : d1, t = 1 / (1 + 0.2316419 * fabs(d));
		double series = t * (0.319381530 +
				     t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
		double above = 0.3989422804014327 * exp(-d * d / 2) * series;

		below[k] = d < 0 ? above : 1 - above;
	}
	*terms = stock * below[0] + strike * below[1];
	return stock * below[0] - strike * below[1];
}

static void add_prices(struct sum *a, int64_t begin, int64_t count)
{
	for (int64_t i = begin; i < begin + count; i++) {
		double terms, x = price(i, &terms);

		add_reals(a, &x, 1);
		a->magnitude += terms - fabs(x);
	}
}

static void add_cells(const struct job *j, struct sum *a, const struct wide *w, int64_t begin, int64_t count)
{
	int real = j->d->type->kind == 'f';

	for (int64_t i = begin; i < begin + count; i++) {
		struct cell one;

		if (real && isnan(w->real[i]) && !j->cells->measure) /* ignored */
			continue;
		j->cells->lift(real ? 0 : whole_in_order(j->type, w->whole[i]), real ? w->real[i] : 0, w->base + i,
			       &one);
		j->cells->combine(&a->cell, &one);
	}
}

/* Appends values [begin, begin + count) of the chunk to a. */
static void extend(const struct job *j, struct sum *a, const struct wide *w, int64_t begin, int64_t count)
{
	if (j->cells)
		add_cells(j, a, w, begin, count);
	else if (j->d->oper->index_only)
		add_prices(a, w->base + begin, count);
	else if (j->d->type->kind != 'f')
		for (int64_t i = begin; i < begin + count; i++)
			a->whole = combine_whole(j, a->whole, w->whole[i]);
	else if (j->rule == PLUS && j->d->kind == DATA_COMPUTED)
		add_computed(a, w->real + begin, count);
	else if (j->rule == PLUS)
		add_reals(a, w->real + begin, count);
	else if (j->rule == MULTIPLIES)
		multiply_reals(a, w->real + begin, count);
	else
		for (int64_t i = begin; i < begin + count; i++)
			a->high = j->rule == MINIMUM ? fmin(a->high, w->real[i]) : fmax(a->high, w->real[i]);
}

/* a = a op b for adjacent pieces. */
static void join(const struct job *j, struct sum *a, const struct sum *b)
{
	double high = a->high + b->high;

	if (j->cells) {
		j->cells->combine(&a->cell, &b->cell);
		return;
	}
	a->whole = combine_whole(j, a->whole, b->whole);
	a->magnitude += b->magnitude;
	a->squares += b->squares;
	a->fractions |= b->fractions;
	if (j->rule == PLUS) {
		a->low += b->low + sum_error(a->high, b->high, high);
	} else if (j->rule == MULTIPLIES) {
		high = a->high * b->high;
		a->low = fma(a->high, b->high, -high) + a->high * b->low + a->low * b->high;
	} else {
		high = j->rule == MINIMUM ? fmin(a->high, b->high) : fmax(a->high, b->high);
	}
	a->high = high;
}

static void finish(const struct job *j, int64_t s, const struct sum *a, int64_t length)
{
	struct sum from_initial;

	if (j->write) {
		j->write(j, s, a, length);
		return;
	}
	if (!j->begins) {
		reference_write(j, s, a, length);
		return;
	}
	from_initial = j->initial;
	join(j, &from_initial, a);
	reference_write(j, s, &from_initial, length + 1);
}

static void widen_array(const struct elem_type *type, const void *from, int64_t begin, int64_t count, struct wide *w)
{
	for (int64_t i = 0; i < count; i++)
		switch (type->kind * 16 + type->bytes) {
		case 'f' * 16 + 2:
			w->real[i] = half_value(type->fraction_bits, ((const uint16_t *)from)[begin + i]);
			break;
		case 'f' * 16 + 4:
			w->real[i] = (double)((const float *)from)[begin + i];
			break;
		case 'f' * 16 + 8:
			w->real[i] = ((const double *)from)[begin + i];
			break;
		case 'i' * 16 + 1:
			w->whole[i] = (((const uint8_t *)from)[begin + i] ^ 0x80) - 0x80;
			break;
		case 'u' * 16 + 1:
			w->whole[i] = ((const uint8_t *)from)[begin + i];
			break;
		case 'i' * 16 + 2:
			w->whole[i] = ((const int16_t *)from)[begin + i];
			break;
		case 'u' * 16 + 2:
			w->whole[i] = ((const uint16_t *)from)[begin + i];
			break;
		case 'i' * 16 + 4:
			w->whole[i] = ((const int32_t *)from)[begin + i];
			break;
		case 'u' * 16 + 4:
			w->whole[i] = ((const uint32_t *)from)[begin + i];
			break;
		default:
			w->whole[i] = ((const int64_t *)from)[begin + i];
		}
}

/* Entry i of a matrix, widened, combined with its factor; exact for f32, because products of 24-bit numbers fit. */
static double with_factor(const struct job *j, int64_t i, double entry)
{
	const struct factors *f = j->factors;
	int64_t c = f->columns ? f->columns[i] : i;
	double x = j->type->bytes == 4 ? (double)((const float *)f->x)[c] : ((const double *)f->x)[c];

	if (f->ones)
		return x;
	if (!f->adds)
		return entry * x;
	/* Rounded as kernels do it: several sums that round to the same number are equally small. */
	return j->d->type->bytes == 4 ? (double)(float)(entry + x) : entry + x;
}

static void widen(const struct job *j, int64_t begin, int64_t count, struct wide *w)
{
	w->base = begin;
	if (j->d->oper->index_only)
		return;
	widen_array(j->d->type, j->d->values, begin, count, w);
	if (j->factors)
		for (int64_t i = 0; i < count; i++)
			w->real[i] = with_factor(j, begin + i, w->real[i]);
}

/*
 * Elements and segment ends, in the order in which a serial loop meets them, form one sequence of n + segments steps.
 * Chunks are equal parts of this sequence (merge path: Green, McColl, Bader, "GPU merge path", 2012), so that neither a
 * huge segment nor many empty ones fall to one thread. Returns the number of segments that end within the first `step`
 * steps.
 */
static int64_t segments_before(const struct job *j, int64_t step)
{
	int64_t low = 0, high = step < j->segments ? step : j->segments;

	while (low < high) {
		int64_t middle = low + (high - low) / 2;

		if (j->offsets[middle + 1] + middle + 1 <= step)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static void reduce_chunk(void *context, int64_t chunk)
{
	const struct job *j = context;
	struct piece *piece = &j->pieces[chunk];
	int64_t first = chunk * CHUNK, last = first + CHUNK, all = j->n + j->segments;
	int64_t s = segments_before(j, first), s_end = segments_before(j, last < all ? last : all);
	int64_t begin = first - s, end = (last < all ? last : all) - s_end, i = begin;
	struct wide w = {0}; /* zeroed because static analysers do not see that widen() fills what is read */

	widen(j, begin, end - begin, &w);
	piece->segment = s < s_end ? s : -1;
	for (; s < s_end; s++) {
		struct sum a = identity(j);

		extend(j, &a, &w, i - begin, j->offsets[s + 1] - i);
		i = j->offsets[s + 1];
		if (s == piece->segment)
			piece->head = a; /* earlier chunks may hold its beginning */
		else if (j->result)
			finish(j, s, &a, j->offsets[s + 1] - j->offsets[s]);
	}
	piece->tail = identity(j);
	extend(j, &piece->tail, &w, i - begin, end - i);
}

/* For scans, additionally: the part of a segment before the chunk that begins inside it. */
struct scan_job {
	struct job j;
	int exclusive;
	struct sum *before;
};

static void scan_chunk(void *context, int64_t chunk)
{
	const struct scan_job *sj = context;
	const struct job *j = &sj->j;
	int64_t first = chunk * CHUNK, last = first + CHUNK, all = j->n + j->segments;
	int64_t s = segments_before(j, first), s_end = segments_before(j, last < all ? last : all);
	int64_t begin = first - s, end = (last < all ? last : all) - s_end;
	struct sum a = sj->before[chunk];
	struct wide w = {0}; /* zeroed as in reduce_chunk */

	widen(j, begin, end - begin, &w);
	for (int64_t i = begin; i < end; i++) {
		while (j->offsets[s + 1] <= i) {
			s++;
			a = identity(j);
		}
		if (sj->exclusive)
			finish(j, i, &a, i - j->offsets[s]);
		extend(j, &a, &w, i - begin, 1);
		if (!sj->exclusive)
			finish(j, i, &a, i - j->offsets[s] + 1);
	}
}

/* Reductions start from the initial value of the input that made the values. */
static int set_initial(struct job *j, struct err *e)
{
	struct wide one = {0};
	int64_t whole;
	double real;

	if (!j->d->over || !*j->d->over->initial)
		return 0;
	if (input_initial(j->d->over, j->type, &whole, &real, e))
		return -1;
	if (j->type->kind == 'f')
		one.real[0] = real;
	else
		one.whole[0] = whole;
	j->initial = identity(j);
	extend(j, &j->initial, &one, 0, 1);
	j->begins = 1;
	return 0;
}

static struct job job_of(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out)
{
	const int64_t results = out.among ? out.among : segments;

	return (struct job){.d = d,
			    .type = elem_working(d->type),
			    .stored = oper_stored(d->oper, d->type),
			    .rule = rule_of(d->oper),
			    .cells = cell_rule_of(d->oper),
			    .offsets = offsets,
			    .segments = segments,
			    .unlikely = 4 + log((double)(results > 1 ? results : 1)) / 3.7,
			    .n = offsets[segments],
			    .result = out.values,
			    .tolerance = out.tolerance};
}

int reference_is_exact(const struct dataset *d)
{
	if (d->oper->user)
		return d->type->kind != 'f' || d->oper->user->tolerance == 0;
	if (d->oper->check == CHECK_MEAN || d->oper->check == CHECK_MOMENT)
		return 0;
	return d->type->kind != 'f' || d->oper->structure || d->oper->check == CHECK_EXACT ||
	       (d->oper->check == CHECK_PRODUCT && d->kind == DATA_SMALL && !d->oper->input);
}

/* Writes zeros for what the host cannot compute (oper_needs_device); device_problem_expect overwrites them. */
static int leave_zeros(const struct job *j, int64_t count, struct expected out)
{
	memset(out.values, 0, (size_t)count * (size_t)j->stored->bytes);
	if (out.tolerance)
		memset(out.tolerance, 0, (size_t)count * sizeof *out.tolerance);
	return 0;
}

int reference_segreduce(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out,
			struct err *e)
{
	return reference_spmv(d, NULL, offsets, segments, out, e);
}

/* Reduces chunks, then joins segments that span several chunks. */
static int reduce(struct job *j, struct err *e)
{
	int64_t chunks = (j->n + j->segments + CHUNK - 1) / CHUNK;
	struct sum carry = identity(j);

	j->pieces = calloc((size_t)chunks + 1, sizeof *j->pieces);
	if (!j->pieces)
		return err_as(e, ERR_TOO_LARGE, "no memory for the reference of %lld elements", (long long)j->n);
	if (parallel_until(j->d->stopped, chunks, reduce_chunk, j, e)) {
		free(j->pieces);
		return -1;
	}
	for (int64_t c = 0; c < chunks; c++) {
		const int64_t s = j->pieces[c].segment;

		if (s >= 0) {
			join(j, &carry, &j->pieces[c].head);
			finish(j, s, &carry, j->offsets[s + 1] - j->offsets[s]);
			carry = identity(j);
		}
		join(j, &carry, &j->pieces[c].tail);
	}
	free(j->pieces);
	return 0;
}

int reference_spmv(const struct dataset *d, const struct factors *f, const int64_t *offsets, int64_t segments,
		   struct expected out, struct err *e)
{
	struct job j = job_of(d, offsets, segments, out);

	if (oper_needs_device(d->oper))
		return leave_zeros(&j, segments, out);
	j.factors = f;
	if (j.rule == UNKNOWN && !j.cells)
		return err_as(e, ERR_USAGE, "no reference for operator '%s'", d->oper->name);
	if (set_initial(&j, e))
		return -1;
	return reduce(&j, e);
}

int reference_segsoftmax(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out,
			 struct err *e)
{
	struct job j = job_of(d, offsets, segments, out);

	j.write = reference_write_shares;
	return reduce(&j, e);
}

/* Two passes over the chunks: the first finds what each passes on, the second writes the prefixes. */
int reference_segscan(const struct dataset *d, const int64_t *offsets, int64_t segments, int exclusive,
		      struct expected out, struct err *e)
{
	struct scan_job sj = {job_of(d, offsets, segments, (struct expected){NULL, NULL, 0}), exclusive, NULL};
	struct job *j = &sj.j;
	int64_t chunks = (j->n + segments + CHUNK - 1) / CHUNK;
	struct sum carry = identity(j);
	int status;

	if (oper_needs_device(d->oper))
		return leave_zeros(j, j->n, out);
	if (j->rule == UNKNOWN && !j->cells)
		return err_as(e, ERR_USAGE, "no reference for operator '%s'", d->oper->name);
	if (set_initial(j, e))
		return -1;
	j->pieces = calloc((size_t)chunks + 1, sizeof *j->pieces);
	sj.before = calloc((size_t)chunks + 1, sizeof *sj.before);
	if (!j->pieces || !sj.before) {
		free(j->pieces);
		free(sj.before);
		return err_as(e, ERR_TOO_LARGE, "no memory for the reference of %lld elements", (long long)j->n);
	}
	status = parallel_until(d->stopped, chunks, reduce_chunk, j, e);
	for (int64_t c = 0; c < chunks; c++) {
		sj.before[c] = carry;
		if (j->pieces[c].segment >= 0)
			carry = identity(j);
		join(j, &carry, &j->pieces[c].tail);
	}
	j->result = out.values;
	j->tolerance = out.tolerance;
	status = status || parallel_until(d->stopped, chunks, scan_chunk, &sj, e) ? -1 : 0;
	free(j->pieces);
	free(sj.before);
	return status;
}
