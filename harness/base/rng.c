/* Logarithm, exponential, normal and Poisson numbers, and random permutations, from IEEE basic operations. */
#include "harness/base/rng.h"

#include <math.h>
#include <string.h>

/* ln 2 split in two: the high part has so few bits that k * LN2_HIGH is exact for every exponent k. */
#define LN2_HIGH 0x1.62e42feep-1
#define LN2_LOW 0x1.a39ef35793c76p-33

/* Limit of rejection loops, never reached in practice. */
#define MAX_TRIES 64

static double power_of_two(int k)
{
	uint64_t bits = (uint64_t)(k + 1023) << 52;
	double x;

	memcpy(&x, &bits, sizeof x);
	return x;
}

/* Even and odd terms are summed separately, so that two chains of dependent operations overlap. */
static double polynomial(const double *coefficients, int count, double x)
{
	double even = 0, odd = 0, square = x * x;

	for (int i = count - 2; i >= 0; i -= 2) {
		even = even * square + coefficients[i];
		odd = odd * square + coefficients[i + 1];
	}
	return even + odd * x;
}

double rng_log(double x)
{
	static const double series[] = {1.0 / 3,  1.0 / 5,  1.0 / 7,  1.0 / 9,  1.0 / 11, 1.0 / 13,
					1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23, 1.0 / 25};
	uint64_t bits;
	int k;
	double s, s2;

	memcpy(&bits, &x, sizeof bits);
	k = (int)(bits >> 52) - 1023;
	x *= power_of_two(-k);
	if (x > 1.4142135623730951) {
		x *= 0.5;
		k++;
	}
	/* log x = 2 atanh s, |s| <= 0.172: 12 terms of the series are below half an ulp. */
	s = (x - 1) / (x + 1);
	s2 = s * s;
	return k * LN2_HIGH + (k * LN2_LOW + (2 * s + 2 * s * (s2 * polynomial(series, 12, s2))));
}

double rng_exp(double x)
{
	/* 1 / k!. Numerators and divisors are exact, so every compiler folds these to the same constants. */
	static const double series[] = {1.0 / 1,       1.0 / 1,        1.0 / 2,         1.0 / 6,           1.0 / 24,
					1.0 / 120,     1.0 / 720,      1.0 / 5040,      1.0 / 40320,       1.0 / 362880,
					1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800.0};
	int k = (int)(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
	double r = (x - k * LN2_HIGH) - k * LN2_LOW;

	/* |r| <= 0.35: the omitted terms are below 1e-17. */
	return polynomial(series, 14, r) * power_of_two(k);
}

/* Horner's rule over `count` coefficients, highest power first. */
static double horner(const double *coefficients, int count, double x)
{
	double sum = 0;

	for (int i = 0; i < count; i++)
		sum = sum * x + coefficients[i];
	return sum;
}

/* A rejection method would mispredict one branch in five; seven digits of the quantile function are enough here. */
double rng_normal(uint64_t seed, uint64_t stream, uint64_t counter)
{
	static const double centre[2][4] = {{59.109374720, 159.29113202, 50.434271938, 3.3871327179},
					    {67.187563600, 78.757757664, 17.895169469, 1}};
	static const double side[2][4] = {{0.17023821103, 1.3067284816, 2.7568153900, 1.4234372777},
					  {0, 0.12021131975, 0.73700164250, 1}};
	static const double tail[2][4] = {{0.017337203997, 0.42868294337, 3.0812263860, 6.6579051150},
					  {0, 0.012258202635, 0.24197894225, 1}};
	double u = rng_uniform(seed, stream, counter), q = u - 0.5, r, z;

	if (fabs(q) <= 0.425) {
		r = 0.180625 - q * q;
		return q * horner(centre[0], 4, r) / horner(centre[1], 4, r);
	}
	r = sqrt(-rng_log(q < 0 ? u : 1 - u));
	if (r <= 5)
		z = horner(side[0], 4, r - 1.6) / horner(side[1], 4, r - 1.6);
	else
		z = horner(tail[0], 4, r - 5) / horner(tail[1], 4, r - 5);
	return q < 0 ? -z : z;
}

/* ln k!: exact sum for small k, else Stirling's series. */
static double log_factorial(double k)
{
	double sum = 0, r;

	if (k < 10) {
		for (int i = 2; i <= (int)k; i++)
			sum += rng_log(i);
		return sum;
	}
	r = 1 / k;
	return (k + 0.5) * rng_log(k) - k + 0.91893853320467274 + r * (1.0 / 12 - r * r * (1.0 / 360 - r * r / 1260));
}

static int64_t poisson_small(double limit, uint64_t seed, uint64_t stream, uint64_t counter)
{
	double product = 1;
	int64_t k = -1;

	do {
		k++;
		product *= rng_uniform(seed, stream + (uint64_t)k, counter);
	} while (product > limit);
	return k;
}

int64_t rng_poisson(double mean, double limit, uint64_t seed, uint64_t stream, uint64_t counter)
{
	double a, b, inverse_alpha, vr, log_mean;

	if (mean < 30)
		return poisson_small(limit, seed, stream, counter);
	b = 0.931 + 2.53 * sqrt(mean);
	a = -0.059 + 0.02483 * b;
	inverse_alpha = 1.1239 + 1.1328 / (b - 3.4);
	vr = 0.9277 - 3.6224 / (b - 2);
	log_mean = rng_log(mean);
	for (uint64_t i = 0; i < MAX_TRIES; i++) {
		double u = rng_uniform(seed, stream + 2 * i, counter) - 0.5;
		double v = rng_uniform(seed, stream + 2 * i + 1, counter);
		double us = 0.5 - fabs(u), k = floor((2 * a / us + b) * u + mean + 0.43);

		if (us >= 0.07 && v <= vr)
			return (int64_t)k;
		if (k < 0 || (us < 0.013 && v > us))
			continue;
		if (rng_log(v) + rng_log(inverse_alpha) - rng_log(a / (us * us) + b) <=
		    k * log_mean - mean - log_factorial(k))
			return (int64_t)k;
	}
	return (int64_t)mean;
}

void rng_order_init(struct rng_order *o, uint64_t seed, uint64_t stream, uint64_t count)
{
	o->count = count;
	o->half = 1;
	while (o->half < 31 && (uint64_t)1 << (2 * o->half) < count)
		o->half++;
	for (uint64_t round = 0; round < RNG_ROUNDS; round++)
		o->key[round] = rng_bits(seed, stream, round) | 1;
}

uint64_t rng_order_place(const struct rng_order *o, uint64_t i)
{
	uint64_t mask = ((uint64_t)1 << o->half) - 1;

	do {
		uint64_t left = i >> o->half, right = i & mask;

		/* The middle bits of a product depend on all lower bits of both factors. */
		for (int round = 0; round < RNG_ROUNDS; round++) {
			uint64_t mixed = (right + (o->key[round] >> 32)) * o->key[round];
			uint64_t next = left ^ ((mixed ^ mixed >> 32) >> 8 & mask);

			left = right;
			right = next;
		}
		i = left << o->half | right;
	} while (i >= o->count);
	return i;
}
