/*
 * Element values from a counter-based hash: threads fill ranges independently, and a longer dataset begins with a
 * shorter one.
 *
 * DATA_SIGNED chooses values, depending on the operator, such that an error shows in the result:
 *   sums (plus, bit_xor)    integers over the whole range. Floats of both signs, with magnitudes spread evenly over
 *                           2^-8..2^8 so that sums cancel and lose digits, one in 64 denormal.
 *   minimum, maximum        the same, but +-0.0 instead of denormals: a device that flushes denormals treats them as
 *                           equal, and the result has to be exact.
 *   products                odd integers, because even factors soon leave only zero bits. Floats +-(1 + u) or
 *                           +-1 / (1 + u); f32 with u < 2^-9: the logarithm of a product of 2^28 of them has a standard
 *                           deviation of 18, so no product overflows, and a lost factor still shows in the sign or the
 *                           digits. f64 with u < 2^-12.
 *   bit_and, bit_or         one bit is cleared (set), bit k with probability 2^-(k+1): for every segment length the
 * bits near its logarithm stay undecided. Random words would all collapse to 0 (-1) after about forty elements and hide
 * every later fault. index of an extreme     integers +-k with probability 2^-(k+1): for every length the extreme is
 * near its logarithm and often occurs several times, so that the lowest index has to be found. max_subarray integers
 * -9..9: sums of neighbours rise and fall at random. In DATA_SMALL, too.
 *
 *   variance                floats around 1000 with a standard deviation of 2.3: squares that are not taken of
 *                           distances from the mean lose all digits.
 *   logsumexp               floats spread evenly over a range of 8 around 200, 0 or -200, in runs of 4096: exponentials
 *                           of the values themselves overflow or underflow, as do those of distances from another run.
 *
 * 16-bit floats use the values of sums for variance, and values around 0 for logsumexp: otherwise so few digits are
 * left that all roundings go in one direction. For the same reason DATA_SMALL of these two operators is spread evenly
 * over 1 .. 9.
 *
 * DATA_SPECIAL is the same, except for runs of 16 elements with nothing but NaN, some NaN, some infinities of one sign,
 * of both signs, zeros of both signs, or denormals. Half of every 512 elements are ordinary, because a sum that
 * includes a NaN shows nothing else. Of every 1024, 256 are NaN: segments in which whole threads and warps see only
 * NaN.
 */
#include "harness/data/dataset.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "harness/base/hostmem.h"
#include "harness/base/parallel.h"

#define CHUNK 65536 /* elements that a thread makes at a time */

enum values {
	VALUES_SUM,
	VALUES_ORDER,
	VALUES_PRODUCT,
	VALUES_AND,
	VALUES_OR,
	VALUES_TIES,
	VALUES_WALK,
	VALUES_NONE,
	VALUES_FAR,
	VALUES_LOG
};

static const struct {
	const char *oper;
	enum values values;
} table[] = {
	{"plus", VALUES_SUM},          {"bit_xor", VALUES_SUM},           {"minimum", VALUES_ORDER},
	{"maximum", VALUES_ORDER},     {"multiplies", VALUES_PRODUCT},    {"bit_and", VALUES_AND},
	{"bit_or", VALUES_OR},         {"index_of_maximum", VALUES_TIES}, {"index_of_minimum", VALUES_TIES},
	{"max_subarray", VALUES_WALK}, {"black_scholes", VALUES_NONE},    {"arg_maximum", VALUES_TIES},
	{"arg_minimum", VALUES_TIES},  {"variance", VALUES_FAR},          {"logsumexp", VALUES_LOG},
};

/* Operators not in the table use the values of sums. */
static enum values values_of(const struct oper *oper)
{
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (strcmp(table[i].oper, oper->name) == 0)
			return table[i].values;
	return VALUES_SUM;
}

/* 64 bits per counter: SplitMix64 on a Weyl sequence per stream. */
static uint64_t hash(uint64_t stream, uint64_t i)
{
	return hash_mix((i + (stream << 48) + 1) * UINT64_C(0x9e3779b97f4a7c15));
}

/* A number in [0, range) from the 16 bits of r above bit `shift`. */
static unsigned pick(uint64_t r, int shift, unsigned range)
{
	return (unsigned)((r >> shift & 0xffff) * range >> 16);
}

/* The integers of VALUES_TIES and VALUES_WALK. */
static int64_t whole_number(enum values v, uint64_t r)
{
	int64_t magnitude = r << 1 ? __builtin_ctzll(r) : 63;

	if (v == VALUES_WALK)
		return (int64_t)pick(r, 32, 19) - 9;
	return r >> 63 ? -magnitude : magnitude;
}

static uint64_t small_integer(enum values v, uint64_t r)
{
	if (v == VALUES_WALK)
		return (uint64_t)whole_number(v, r);
	return v == VALUES_PRODUCT ? 1 + 2 * pick(r, 32, 5) : 1 + pick(r, 32, 9);
}

/* bits: width of the element; only that many low bits of the result are used. */
static uint64_t signed_integer(enum values v, uint64_t r, int bits)
{
	uint64_t one = UINT64_C(1) << (r ? __builtin_ctzll(r) % bits : 0);

	switch (v) {
	case VALUES_TIES:
	case VALUES_WALK:
		return (uint64_t)whole_number(v, r);
	case VALUES_PRODUCT:
		return r | 1;
	case VALUES_AND:
		return ~one;
	case VALUES_OR:
		return one;
	default:
		return r;
	}
}

/* m: random bits for the fraction; r: for sign and exponent. */
static uint32_t signed_f32(enum values v, uint64_t r, uint64_t m)
{
	uint32_t sign = (uint32_t)(r >> 63) << 31, fraction = (uint32_t)(m >> 41);
	int rare = (r >> 56 & 63) == 0;

	if (v == VALUES_PRODUCT) {
		fraction >>= 9; /* with fewer bits, products would round in one direction: see reference.h */
		/* 1 / (1 + u) = 1 - u + u^2; below 1 the spacing is half as wide. */
		return sign | ((UINT32_C(127) << 23) +
			       (r & 1 ? fraction : 0 - (2 * fraction - ((fraction * fraction + (1 << 21)) >> 22))));
	}
	if (rare)
		return sign | (v == VALUES_ORDER ? 0 : fraction | 1);
	return sign | (UINT32_C(119) + pick(r, 32, 17)) << 23 | fraction;
}

static uint64_t signed_f64(enum values v, uint64_t r, uint64_t m)
{
	uint64_t sign = r >> 63 << 63, fraction = m >> 12;
	int rare = (r >> 56 & 63) == 0;

	if (v == VALUES_PRODUCT) {
		fraction >>= 12;
		return sign | (r & 1 ? (UINT64_C(1023) << 52) + fraction : (UINT64_C(1023) << 52) - 2 * fraction);
	}
	if (rare)
		return sign | (v == VALUES_ORDER ? 0 : fraction | 1);
	return sign | (UINT64_C(1015) + pick(r, 32, 17)) << 52 | fraction;
}

/* A mask of the exponent bits. */
static uint64_t exponent_bits(const struct elem_type *type)
{
	const int bits = 8 * type->bytes - 1 - type->fraction_bits;

	return ((UINT64_C(1) << bits) - 1) << type->fraction_bits;
}

/* Converts a normal f32 or 0, whose fraction and exponent must fit, to a 16-bit type. */
static uint16_t half_bits(const struct elem_type *type, uint32_t f32)
{
	const uint32_t magnitude = (f32 & 0x7fffffff) >> (23 - type->fraction_bits);
	const uint32_t bias =
		(UINT32_C(127) << type->fraction_bits) - (uint32_t)(exponent_bits(type) >> 1 & exponent_bits(type));

	return (uint16_t)(f32 >> 16 & 0x8000U) | (uint16_t)(magnitude ? magnitude - bias : 0);
}

static uint16_t signed_half(const struct elem_type *type, enum values v, uint64_t r, uint64_t m)
{
	const uint32_t f32 = signed_f32(v, r, m), fraction = (UINT32_C(1) << type->fraction_bits) - 1;

	if ((f32 & 0x7f800000) != 0)
		return half_bits(type, f32);
	return (uint16_t)(f32 >> 16 & 0x8000U) | (uint16_t)(v == VALUES_ORDER ? 0 : f32 & fraction);
}

/* The bits of -0.0, or of +0.0 if sign is 0. */
static uint64_t sign_bit(const struct elem_type *type, uint64_t sign)
{
	return sign ? UINT64_C(1) << (8 * type->bytes - 1) : 0;
}

static uint64_t infinity_bits(const struct elem_type *type, uint64_t sign)
{
	return sign_bit(type, sign) | exponent_bits(type);
}

static uint64_t nan_bits(const struct elem_type *type)
{
	return exponent_bits(type) | UINT64_C(1) << (type->fraction_bits - 1);
}

/* A denormal, if all orders and devices agree on the result; else a zero. Products of denormals underflow or not
 * depending on the order, and a device that flushes f32 denormals treats different ones as equal and keeps the
 * first. */
static uint64_t denormal_bits(const struct elem_type *type, enum values v, uint64_t r)
{
	const int differs = v == VALUES_PRODUCT || (v == VALUES_TIES && type->bytes == 4);
	const uint64_t mask = (UINT64_C(1) << (type->bytes > 2 ? 20 : type->fraction_bits - 1)) - 1;

	return sign_bit(type, r >> 63) | (differs ? 0 : (r >> 20 & mask) + 1);
}

/* If element i of DATA_SPECIAL is a special one, returns 1 and its bits. */
static int special_float(const struct elem_type *type, enum values v, int64_t i, uint64_t *bits)
{
	const uint64_t r = hash(9, (uint64_t)i), run = hash(10, (uint64_t)i >> 4);
	const int rare = (r & 7) == 0;

	if (i >> 8 & 1)
		return 0;
	if ((i >> 8 & 3) == 2) {
		*bits = nan_bits(type);
		return 1;
	}
	switch (run & 7) {
	case 0:
		*bits = nan_bits(type);
		return 1;
	case 1:
		*bits = nan_bits(type);
		return r & 1;
	case 2:
		*bits = infinity_bits(type, run >> 63);
		return rare;
	case 3:
		*bits = infinity_bits(type, r >> 63);
		return rare;
	case 4:
		*bits = infinity_bits(type, run >> 63);
		return 1;
	case 5:
		*bits = sign_bit(type, r >> 63);
		return 1;
	case 6:
		*bits = denormal_bits(type, v, r);
		return 1;
	default:
		return 0;
	}
}

static uint64_t float_bits(const struct elem_type *type, double x)
{
	float f = (float)x;
	uint64_t wide;
	uint32_t narrow;

	memcpy(&wide, &x, sizeof wide);
	memcpy(&narrow, &f, sizeof narrow);
	if (type->bytes == 2)
		return half_bits(type, narrow);
	return type->bytes == 4 ? narrow : wide;
}

/* For VALUES_FAR and VALUES_LOG. */
static double spread_number(enum values v, uint64_t r, int64_t i)
{
	const double spread = (double)pick(r, 32, 4096) / 512 - 4;

	return spread + (v == VALUES_FAR ? 1000.0 : 200.0 * ((double)(hash(11, (uint64_t)i >> 12) % 3) - 1));
}

static uint64_t small_float(const struct elem_type *type, enum values v, uint64_t r)
{
	if (v == VALUES_FAR || v == VALUES_LOG)
		return float_bits(type, 1.0 + (double)pick(r, 32, 4096) / 512);
	return float_bits(type, v == VALUES_PRODUCT ? (r >> 63 ? -1.0 : 1.0) : 1.0 + pick(r, 32, 9));
}

/* The bits of element i; in the low bits if the type is narrower. */
static uint64_t element(const struct dataset *d, enum values v, int64_t i)
{
	uint64_t r = hash((uint64_t)v, (uint64_t)i), special;

	if (d->type->kind != 'f')
		return d->kind == DATA_SMALL ? small_integer(v, r) : signed_integer(v, r, 8 * d->type->bytes);
	if (d->kind == DATA_SMALL)
		return small_float(d->type, v, r);
	if (d->kind == DATA_SPECIAL && special_float(d->type, v, i, &special))
		return special;
	if (v == VALUES_TIES)
		return float_bits(d->type, (double)whole_number(v, r));
	if ((v == VALUES_FAR || v == VALUES_LOG) && d->type->bytes > 2)
		return float_bits(d->type, spread_number(v, r, i));
	if (v == VALUES_LOG)
		return float_bits(d->type, (double)pick(r, 32, 4096) / 512 - 4);
	if (d->type->bytes == 2)
		return signed_half(d->type, v, r, hash(8, (uint64_t)i));
	return d->type->bytes == 4 ? signed_f32(v, r, hash(8, (uint64_t)i)) : signed_f64(v, r, hash(8, (uint64_t)i));
}

static void make_chunk(void *context, int64_t chunk)
{
	const struct dataset *d = context;
	enum values v = values_of(d->oper);
	int64_t begin = chunk * CHUNK, end = d->count - begin < CHUNK ? d->count : begin + CHUNK;

	if (d->type->bytes == 1)
		for (int64_t i = begin; i < end; i++)
			((uint8_t *)d->values)[i] = (uint8_t)element(d, v, i);
	else if (d->type->bytes == 2)
		for (int64_t i = begin; i < end; i++)
			((uint16_t *)d->values)[i] = (uint16_t)element(d, v, i);
	else if (d->type->bytes == 4)
		for (int64_t i = begin; i < end; i++)
			((uint32_t *)d->values)[i] = (uint32_t)element(d, v, i);
	else
		for (int64_t i = begin; i < end; i++)
			((uint64_t *)d->values)[i] = element(d, v, i);
}

/* Allocates and computes the values of *d, whose other fields are set. */
static int make_values(struct dataset *d, struct err *e)
{
	const long long n = d->n;

	d->count = d->oper->index_only ? 0 : d->n;
	if (n < 0 || n > INT64_MAX / 16)
		return err_as(e, ERR_TOO_LARGE, "cannot make a dataset of %lld elements", n);
	if (!oper_expression(d->oper, d->type))
		return err_as(e, ERR_USAGE, "operator '%s' does not exist for type '%s'", d->oper->name, d->type->name);
	if (n > oper_max_elements(d->oper, d->type))
		return err_as(e, ERR_TOO_LARGE, "operator '%s' on '%s' keeps indices in 32 bits: not for %lld elements",
			      d->oper->name, d->type->name, n);
	d->values = host_memory_alloc((size_t)d->count * (size_t)d->type->bytes + 1);
	if (!d->values)
		return err_as(e, ERR_TOO_LARGE, "no memory for a dataset of %lld elements of '%s'", n, d->type->name);
	if (parallel_until(d->stopped, (d->count + CHUNK - 1) / CHUNK, make_chunk, d, e)) {
		dataset_release(d);
		return -1;
	}
	return 0;
}

int dataset_make(const struct elem_type *type, const struct oper *oper, enum dataset_kind kind, int64_t n,
		 struct dataset *d, struct err *e)
{
	*d = (struct dataset){.type = type, .oper = oper, .kind = kind, .n = n};
	return make_values(d, e);
}

int dataset_make_until(const volatile sig_atomic_t *stopped, const struct elem_type *type, const struct oper *oper,
		       int64_t n, struct dataset *d, struct err *e)
{
	*d = (struct dataset){.type = type, .oper = oper, .kind = DATA_SIGNED, .n = n, .stopped = stopped};
	return make_values(d, e);
}

void dataset_release(struct dataset *d)
{
	free(d->values);
	d->values = NULL;
	d->n = d->count = 0;
}

int dataset_alike(const struct dataset *a, const struct dataset *b)
{
	return a->type == b->type && a->kind == b->kind && values_of(a->oper) == values_of(b->oper);
}
