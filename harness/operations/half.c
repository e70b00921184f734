/* Conversion of f16 and bf16. */
#include "harness/operations/half.h"

#include <math.h>

/* The exponent field with all bits set, unshifted: infinities and NaN. */
static int all_exponents(int fraction_bits)
{
	return (1 << (15 - fraction_bits)) - 1;
}

double half_value(int fraction_bits, uint16_t bits)
{
	const int most = all_exponents(fraction_bits), bias = most / 2;
	const int exponent = bits >> fraction_bits & most, fraction = bits & ((1 << fraction_bits) - 1);
	double x =
		ldexp(fraction + (exponent ? 1 << fraction_bits : 0), (exponent ? exponent : 1) - bias - fraction_bits);

	if (exponent == most)
		x = fraction ? (double)NAN : (double)INFINITY;
	return bits >> 15 ? -x : x;
}

uint16_t half_round(int fraction_bits, double x)
{
	const int most = all_exponents(fraction_bits), bias = most / 2;
	const unsigned sign = signbit(x) ? 0x8000U : 0, infinite = (unsigned)most << fraction_bits;
	int exponent;
	double units;

	if (isnan(x))
		return (uint16_t)(sign | infinite | 1U << (fraction_bits - 1));
	if (isinf(x))
		return (uint16_t)(sign | infinite);
	(void)frexp(x, &exponent); /* |x| < 2^exponent */
	if (exponent < 2 - bias || !(fabs(x) > 0))
		exponent = 2 - bias; /* denormal or zero: same spacing as the smallest normal numbers */
	units = nearbyint(ldexp(fabs(x), 1 + fraction_bits - exponent));
	/* A carry out of the fraction increments the exponent; past the largest one the result is infinity. */
	units += ldexp(exponent - 2 + bias, fraction_bits);
	return (uint16_t)(sign | (units < infinite ? (unsigned)units : infinite));
}

double half_round_within(int fraction_bits, double x, double error, uint16_t *bits)
{
	const double nearest = half_value(fraction_bits, *bits = half_round(fraction_bits, x));
	const double low = half_value(fraction_bits, half_round(fraction_bits, x - error));
	const double high = half_value(fraction_bits, half_round(fraction_bits, x + error));

	if (!(low < high))
		return 0;
	return fmax(high - nearest, nearest - low);
}
