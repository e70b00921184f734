/* Solves for the weights of known values in predictions at other positions, by Cholesky factorization. */
#include "tuner/selection/kriging/krige.h"

#include <math.h>
#include <stdlib.h>

int krige_open(struct krige *k, int count, int n)
{
	const size_t places = (size_t)count + 1, fields = (size_t)n + 1;

	*k = (struct krige){.count = count, .n = n};
	k->factor = calloc(places * places, sizeof *k->factor);
	k->weight = calloc(places * fields, sizeof *k->weight);
	k->mean = calloc(fields, sizeof *k->mean);
	return k->factor && k->weight && k->mean ? 0 : -1;
}

void krige_close(struct krige *k)
{
	free(k->factor);
	free(k->weight);
	free(k->mean);
	*k = (struct krige){0};
}

static double *weights_of(const struct krige *k, int place)
{
	return k->weight + (size_t)place * (size_t)k->n;
}

static double factor_of(const struct krige *k, int row, int column)
{
	return k->factor[(size_t)row * (size_t)k->count + (size_t)column];
}

static void subtract_means(struct krige *k)
{
	for (int v = 0; v < k->n; v++) {
		k->mean[v] = 0;
		for (int i = 0; i < k->count; i++)
			k->mean[v] += weights_of(k, i)[v] / k->count;
		for (int i = 0; i < k->count; i++)
			weights_of(k, i)[v] -= k->mean[v];
	}
}

static void factorize(struct krige *k)
{
	const size_t count = (size_t)k->count;

	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j <= i; j++) {
			const double *a = k->factor + i * count, *b = k->factor + j * count;
			double sum = k->factor[i * count + j];

			for (size_t l = 0; l < j; l++)
				sum -= a[l] * b[l];
			k->factor[i * count + j] = i == j ? sqrt(sum) : sum / b[j];
		}
}

/* to -= factor * from, for all fields. */
static void subtract(double *to, double factor, const double *from, int n)
{
	for (int v = 0; v < n; v++)
		to[v] -= factor * from[v];
}

static void divide(double *row, double by, int n)
{
	for (int v = 0; v < n; v++)
		row[v] /= by;
}

void krige_solve(struct krige *k)
{
	subtract_means(k);
	factorize(k);
	for (int i = 0; i < k->count; i++) {
		for (int j = 0; j < i; j++)
			subtract(weights_of(k, i), factor_of(k, i, j), weights_of(k, j), k->n);
		divide(weights_of(k, i), factor_of(k, i, i), k->n);
	}
	for (int i = k->count - 1; i >= 0; i--) {
		divide(weights_of(k, i), factor_of(k, i, i), k->n);
		for (int j = 0; j < i; j++)
			subtract(weights_of(k, j), factor_of(k, i, j), weights_of(k, i), k->n);
	}
}
