/* Random numbers that are identical on every machine: a counter-based hash, and the few functions that distributions
 * need, made from IEEE basic operations only, because the last bits of libm differ between systems. Compiled with
 * -ffp-contract=off. */
#ifndef SEGTUNE_RNG_H
#define SEGTUNE_RNG_H

#include <stdint.h>

#include "harness/base/hash.h"

/* 64 random bits that depend only on seed, stream and counter. */
static inline uint64_t rng_bits(uint64_t seed, uint64_t stream, uint64_t counter)
{
	uint64_t x = seed * 0x9e3779b97f4a7c15u + stream * 0xd1342543de82ef95u + counter;

	x = (x ^ x >> 32) * 0xbea225f9eb34556du;
	return hash_mix(x);
}

/* Uniform in the open interval (0, 1). */
static inline double rng_uniform(uint64_t seed, uint64_t stream, uint64_t counter)
{
	return ((double)(rng_bits(seed, stream, counter) >> 12) + 0.5) * 0x1p-52;
}

/* Natural logarithm of a normal number x > 0; error about 1 ulp. */
double rng_log(double x);

/* e^x for |x| < 700; error about 1 ulp. */
double rng_exp(double x);

/* Standard normal: the quantile of a uniform number, to seven digits (Wichura 1988, AS 241 PPND7). */
double rng_normal(uint64_t seed, uint64_t stream, uint64_t counter);

/* Poisson distributed with mean > 0: by multiplication below 30 (Knuth), by transformed rejection above (Hoermann
 * 1993). limit: rng_exp(-mean) if mean < 30, computed once by the caller for many draws; unused above. */
int64_t rng_poisson(double mean, double limit, uint64_t seed, uint64_t stream, uint64_t counter);

#define RNG_ROUNDS 4

/* A random permutation of 0 .. count - 1 (count <= 2^62) that needs no memory: a Feistel network over the next power of
 * four, iterated until the result is below count (Black and Rogaway 2002). Good enough for scattering segments only. */
struct rng_order {
	uint64_t count, key[RNG_ROUNDS];
	unsigned half; /* bits in half an index */
};
void rng_order_init(struct rng_order *o, uint64_t seed, uint64_t stream, uint64_t count);

/* The image of i < count under the permutation. */
uint64_t rng_order_place(const struct rng_order *o, uint64_t i);

#endif
