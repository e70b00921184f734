/* Solves for the weights of known values in predictions at other positions, by Cholesky factorization. */
#include "tuner/selection/kriging/krige.h"

#include <math.h>
#include <stdlib.h>

int krige_open(struct krige *k, int count)
{
	const size_t places = (size_t)count + 1;

	*k = (struct krige){.count = count};
	k->factor = calloc(places * places, sizeof *k->factor);
	return k->factor ? 0 : -1;
}

void krige_close(struct krige *k)
{
	free(k->factor);
	*k = (struct krige){0};
}

/* ---- factor ---- */

/* Rows that are computed together: their sums do not wait for each other. */
#define ROWS 4

static void finish_row(const struct krige *k, size_t row, size_t from)
{
	const size_t count = (size_t)k->count;
	double *a = k->factor + row * count;

	for (size_t j = from; j <= row; j++) {
		const double *b = k->factor + j * count;
		double sum = a[j];

		for (size_t l = 0; l < j; l++)
			sum -= a[l] * b[l];
		a[j] = j == row ? sqrt(sum) : sum / b[j];
	}
}

/* The columns of ROWS rows that are left of all their diagonals. */
static void begin_rows(const struct krige *k, size_t row)
{
	const size_t count = (size_t)k->count;
	double *a = k->factor + row * count, *b = a + count, *c = b + count, *d = c + count;

	for (size_t j = 0; j < row; j++) {
		const double *by = k->factor + j * count;
		double sums[ROWS] = {a[j], b[j], c[j], d[j]};

		for (size_t l = 0; l < j; l++) {
			sums[0] -= a[l] * by[l];
			sums[1] -= b[l] * by[l];
			sums[2] -= c[l] * by[l];
			sums[3] -= d[l] * by[l];
		}
		a[j] = sums[0] / by[j];
		b[j] = sums[1] / by[j];
		c[j] = sums[2] / by[j];
		d[j] = sums[3] / by[j];
	}
}

void krige_factorize(struct krige *k)
{
	const size_t count = (size_t)k->count, whole = count - count % ROWS;

	for (size_t i = 0; i < whole; i += ROWS) {
		begin_rows(k, i);
		for (size_t row = i; row < i + ROWS; row++)
			finish_row(k, row, i);
	}
	for (size_t row = whole; row < count; row++)
		finish_row(k, row, 0);
}

/* ---- weights ---- */

static double factor_of(const struct krige *k, int row, int column)
{
	return k->factor[(size_t)row * (size_t)k->count + (size_t)column];
}

static void subtract_means(int count, int n, double *weights)
{
	double *means = weights + (size_t)count * (size_t)n;

	for (int v = 0; v < n; v++) {
		means[v] = 0;
		for (int i = 0; i < count; i++)
			means[v] += weights[(size_t)i * (size_t)n + (size_t)v] / count;
		for (int i = 0; i < count; i++)
			weights[(size_t)i * (size_t)n + (size_t)v] -= means[v];
	}
}

/* to -= factor * from, for all fields. */
static void subtract(double *restrict to, double factor, const double *restrict from, size_t n)
{
	for (size_t v = 0; v < n; v++)
		to[v] -= factor * from[v];
}

static void divide(double *row, double by, size_t n)
{
	for (size_t v = 0; v < n; v++)
		row[v] /= by;
}

void krige_solve(const struct krige *k, int n, double *weights)
{
	const size_t fields = (size_t)n;

	subtract_means(k->count, n, weights);
	for (int i = 0; i < k->count; i++) {
		double *row = weights + (size_t)i * fields;

		for (int j = 0; j < i; j++)
			subtract(row, factor_of(k, i, j), weights + (size_t)j * fields, fields);
		divide(row, factor_of(k, i, i), fields);
	}
	for (int i = k->count - 1; i >= 0; i--) {
		double *row = weights + (size_t)i * fields;

		divide(row, factor_of(k, i, i), fields);
		for (int j = 0; j < i; j++)
			subtract(weights + (size_t)j * fields, factor_of(k, i, j), row, fields);
	}
}
