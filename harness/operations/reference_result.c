/* Writes the results of the reference in their stored type, with the bounds of reference.h. */
#include <math.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/operations/half.h"
#include "harness/operations/reference_impl.h"

/* Worst-case error of a price, in units of rounding relative to the larger of its two terms: the errors that its
 * functions may have (OpenCL 1.2, 7.4), amplified by the smallest spread. Here both terms are counted. */
#define PRICE_ERROR 256
/* A sum of squares so large that squares that underflow (x below 2^-511) do not matter. */
#define SQUARES_MIN 0x1p-900

/* Elements of a segment whose shares one thread writes at a time; more than a chunk of the reference has. */
#define SHARES 32768

/* Whether results are equal in any order, because only integers below 2^24 or 2^53 occur. */
static int is_whole(const struct job *j, const struct sum *a, double u)
{
	if (j->d->kind == DATA_SMALL)
		return j->rule != PLUS || a->magnitude < 1 / u;
	return j->d->kind == DATA_COMPUTED && j->rule == PLUS && !a->fractions && a->magnitude < 1 / u;
}

/* The bounds of reference.h; rounding: |ref - rounded ref|. */
static double bound(const struct job *j, const struct sum *a, int64_t length, double rounding)
{
	int narrow = j->type->bytes == 4, is_sum = j->rule == PLUS;
	const int by_chance = j->d->kind != DATA_SMALL && j->d->kind != DATA_COMPUTED;
	double u = narrow ? 0x1p-24 : 0x1p-53, l = (double)length + (j->factors ? 2 : 0), chain = (l - 1) * u;
	double any = chain < 1 ? chain / (1 - chain) : INFINITY, likely = INFINITY, flushed = 0;
	const double positive = j->unlikely * u * sqrt(l);

	if (j->d->oper->index_only)
		return (fmin(any, positive) + PRICE_ERROR * u) * a->magnitude * (1 + 0x1p-20) + rounding;
	if (length == 0 || is_whole(j, a, u))
		return 0;
	if (length == 1 && !j->factors) /* nothing to round; by far the most frequent length in many cases */
		return is_sum && narrow ? 2 * 0x1p-126 : 0;
	if (is_sum) {
		any *= a->magnitude;
		/* products of f64 may be rounded to denormals */
		flushed = narrow ? 2 * l * 0x1p-126 : j->factors ? l * 0x1p-1074 : 0;
		if (by_chance && a->squares > SQUARES_MIN)
			likely = j->unlikely * u * sqrt(l * a->squares);
		else if (!(chain < 1))
			likely = positive * a->magnitude;
	} else {
		any *= fabs(a->high);
		if (by_chance)
			likely = expm1(8 * sqrt(l) * u) * fabs(a->high);
	}
	/* 2^-20 covers rounding in the sums of |x| and x * x and in the comparison itself. */
	return (fmin(any, likely) + rounding) * (1 + 0x1p-20) + flushed;
}

/* The number nearest to x in the accumulation type. */
static double rounded(const struct job *j, long double x)
{
	return j->type->bytes == 4 ? (double)(float)x : (double)x;
}

/* Writes floating-point result k. real: a number of j->type, from which a kernel's result before rounding may differ by
 * error. */
static void write_real(const struct job *j, int64_t k, double real, double error)
{
	const struct elem_type *part;
	char *to;
	float narrow = (float)real;
	uint16_t half;

	(void)elem_parts(j->stored, &part);
	to = j->result + k * part->bytes;
	if (part->bytes == 2) {
		error = half_round_within(part->fraction_bits, real, isfinite(real) && j->tolerance ? error : 0, &half);
		memcpy(to, &half, sizeof half);
	} else {
		memcpy(to, part->bytes == 4 ? (const void *)&narrow : (const void *)&real, (size_t)part->bytes);
	}
	if (j->tolerance)
		j->tolerance[k] = isfinite(real) ? error : 0;
}

/* A mean has the error of the sum, 2.5 units for the division (OpenCL 1.2, 7.4), and that of rounding. */
static void write_mean(const struct job *j, int64_t s, const struct sum *a, int64_t length)
{
	const long double sum = isfinite(a->high) ? (long double)a->high + a->low : a->high, mean = sum / length;
	const double real = rounded(j, mean), u = j->type->bytes == 4 ? 0x1p-24 : 0x1p-53;
	const double flushed = j->type->bytes == 4 ? 0x1p-126 : 0;

	write_real(j, s, real,
		   isfinite(real)
			   ? (bound(j, a, length, 0) / (double)length + 7 * u * fabs(real)) * (1 + 0x1p-20) + flushed
			   : 0);
}

static struct accuracy accuracy_of(const struct job *j, int64_t length)
{
	return (struct accuracy){j->type->bytes == 4, j->unlikely, length,
				 j->d->type->bytes == 2 || j->d->kind == DATA_SMALL};
}

static void write_cell(const struct job *j, int64_t s, const struct sum *a, int64_t length)
{
	const struct accuracy accuracy = accuracy_of(j, length);
	struct moments m = {0};

	if (!j->cells->measure) {
		j->cells->store(j->type, &a->cell, j->result + s * j->stored->bytes);
		return;
	}
	j->cells->measure(&a->cell, &accuracy, &m);
	for (int k = 0; k < m.count; k++) {
		const double real = rounded(j, m.value[k]);

		write_real(j, s * m.count + k, real,
			   m.error[k] * (1 + 0x1p-20) + (double)fabsl(m.value[k] - (long double)real));
	}
}

static double value_at(const struct dataset *d, int64_t i)
{
	if (d->type->bytes == 2)
		return half_value(d->type->fraction_bits, ((const uint16_t *)d->values)[i]);
	return d->type->bytes == 4 ? (double)((const float *)d->values)[i] : ((const double *)d->values)[i];
}

/* A segment whose shares are written in parts. */
struct shares {
	const struct job *j;
	const struct cell *all;
	struct share_errors errors;
	int64_t from, end;
};

static void write_some(void *context, int64_t k)
{
	const struct shares *x = context;
	const int64_t first = x->from + k * SHARES, end = x->end - first < SHARES ? x->end : first + SHARES;

	for (int64_t i = first; i < end; i++) {
		double error;
		const long double share = softmax_share(x->all, value_at(x->j->d, i), &x->errors, &error);
		const double real = rounded(x->j, share);

		write_real(x->j, i, real, error * (1 + 0x1p-20) + (double)fabsl(share - (long double)real));
	}
}

/* Short segments are written by the thread that reduced them. */
void reference_write_shares(const struct job *j, int64_t s, const struct sum *a, int64_t length)
{
	const struct accuracy accuracy = accuracy_of(j, length);
	struct shares x = {j, &a->cell, softmax_errors(&accuracy), j->offsets[s], j->offsets[s + 1]};
	const int64_t parts = (length + SHARES - 1) / SHARES;

	if (parts > 1)
		parallel_each(parts, write_some, &x);
	else if (parts > 0)
		write_some(&x, 0);
}

/* Writes the low bits, as wide as the results. */
static void write_whole(const struct job *j, int64_t s, int64_t whole)
{
	const uint8_t byte = (uint8_t)whole;
	const uint16_t half = (uint16_t)whole;
	const uint32_t word = (uint32_t)whole;
	const int bytes = j->stored->bytes;

	memcpy(j->result + s * bytes,
	       bytes == 1   ? (const void *)&byte
	       : bytes == 2 ? (const void *)&half
	       : bytes == 4 ? (const void *)&word
			    : (const void *)&whole,
	       (size_t)bytes);
}

void reference_write(const struct job *j, int64_t s, const struct sum *a, int64_t length)
{
	/* The low part is NaN if the high part is infinite. */
	const double sum = isfinite(a->high) ? a->high + a->low : a->high, real = rounded(j, sum);
	if (j->cells)
		write_cell(j, s, a, length);
	else if (j->type->kind != 'f')
		write_whole(j, s, a->whole);
	else if (j->d->oper->check == CHECK_MEAN)
		write_mean(j, s, a, length);
	else
		write_real(j, s, real,
			   j->tolerance && isfinite(real) ? bound(j, a, length, fabs((a->high - real) + a->low)) : 0);
}
