#include "rng.h"

#include <math.h>
#include <string.h>

/* ln 2 in two parts: the first has few enough bits that k * LN2_HIGH is exact for every exponent k. */
#define LN2_HIGH 0x1.62e42feep-1
#define LN2_LOW 0x1.a39ef35793c76p-33

/* Rejection loops draw their tries from counters of their own; more are never needed in practice. */
#define MAX_TRIES 64

static double power_of_two(int k)
{
	uint64_t bits = (uint64_t)(k + 1023) << 52;
	double x;

	memcpy(&x, &bits, sizeof x);
	return x;
}

double rng_log(double x)
{
	uint64_t bits;
	int k;
	double s, s2, sum = 0;

	memcpy(&bits, &x, sizeof bits);
	k = (int)(bits >> 52) - 1023;
	x *= power_of_two(-k);
	if (x > 1.4142135623730951) {
		x *= 0.5;
		k++;
	}
	/* log x = 2 atanh s, |s| <= 0.172: 11 terms of the series are below half an ulp. */
	s = (x - 1) / (x + 1);
	s2 = s * s;
	for (int i = 23; i >= 3; i -= 2)
		sum = (sum + 1.0 / i) * s2;
	return k * LN2_HIGH + (k * LN2_LOW + (2 * s + 2 * s * sum));
}

double rng_exp(double x)
{
	int k = (int)(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
	double r = (x - k * LN2_HIGH) - k * LN2_LOW, sum = 1;

	/* |r| <= 0.35: 14 terms of the Taylor series. */
	for (int i = 14; i >= 1; i--)
		sum = 1 + sum * r / i;
	return sum * power_of_two(k);
}

double rng_normal(uint64_t seed, uint64_t stream, uint64_t counter)
{
	for (uint64_t i = 0; i < MAX_TRIES; i++) {
		double a = 2 * rng_uniform(seed, stream + 2 * i, counter) - 1;
		double b = 2 * rng_uniform(seed, stream + 2 * i + 1, counter) - 1;
		double s = a * a + b * b;

		if (s > 0 && s < 1)
			return a * sqrt(-2 * rng_log(s) / s);
	}
	return 0;
}

/* ln k! by Stirling's series; exact sums for small k. */
static double log_factorial(double k)
{
	double sum = 0, r;

	if (k < 10) {
		for (double i = 2; i <= k; i++)
			sum += rng_log(i);
		return sum;
	}
	r = 1 / k;
	return (k + 0.5) * rng_log(k) - k + 0.91893853320467274 + r * (1.0 / 12 - r * r * (1.0 / 360 - r * r / 1260));
}

static int64_t poisson_small(double mean, uint64_t seed, uint64_t stream, uint64_t counter)
{
	double limit = rng_exp(-mean), product = 1;
	int64_t k = -1;

	do {
		k++;
		product *= rng_uniform(seed, stream + (uint64_t)k, counter);
	} while (product > limit);
	return k;
}

int64_t rng_poisson(double mean, uint64_t seed, uint64_t stream, uint64_t counter)
{
	double root = sqrt(mean), b = 0.931 + 2.53 * root, a = -0.059 + 0.02483 * b;
	double inverse_alpha = 1.1239 + 1.1328 / (b - 3.4), vr = 0.9277 - 3.6224 / (b - 2), log_mean;

	if (mean < 30)
		return poisson_small(mean, seed, stream, counter);
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
