/*
 * Random numbers that are the same on every machine: a counter-based hash, and the few functions that distributions
 * need from IEEE basic operations alone (libm's last bits differ between systems). Compiled with -ffp-contract=off.
 */
#ifndef SEGTUNE_RNG_H
#define SEGTUNE_RNG_H

#include <stdint.h>

/* 64 random bits that depend only on seed, stream and counter: the SplitMix64 finaliser (Steele, Lea, Flood 2014). */
static inline uint64_t rng_bits(uint64_t seed, uint64_t stream, uint64_t counter)
{
	uint64_t x = seed * 0x9e3779b97f4a7c15u + stream * 0xd1342543de82ef95u + counter;

	x = (x ^ x >> 32) * 0xbea225f9eb34556du;
	x ^= x >> 30;
	x *= 0xbf58476d1ce4e5b9u;
	x ^= x >> 27;
	x *= 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

/* Uniform in (0, 1), never either end. */
static inline double rng_uniform(uint64_t seed, uint64_t stream, uint64_t counter)
{
	return ((double)(rng_bits(seed, stream, counter) >> 12) + 0.5) * 0x1p-52;
}

/* Natural logarithm of x > 0 (normal numbers), error about 1 ulp. */
double rng_log(double x);

/* e to the x, |x| < 700, error about 1 ulp. */
double rng_exp(double x);

/* Standard normal: the quantile function of a uniform number, to seven digits (Wichura 1988, AS 241 PPND7). */
double rng_normal(uint64_t seed, uint64_t stream, uint64_t counter);

/*
 * Poisson with this mean > 0: multiplication below 30 (Knuth), transformed rejection above (Hoermann 1993). limit is
 * rng_exp(-mean) where mean < 30, which the caller computes once for many draws.
 */
int64_t rng_poisson(double mean, double limit, uint64_t seed, uint64_t stream, uint64_t counter);

#define RNG_ROUNDS 4

/*
 * A random permutation of 0..count-1 (count <= 2^62) without a list of it: a Feistel network over the next power of
 * four, iterated until the result is below count (Black and Rogaway 2002). Good enough to scatter segments, no more.
 */
struct rng_order {
	uint64_t count, key[RNG_ROUNDS];
	unsigned half; /* bits of half an index */
};
void rng_order_init(struct rng_order *o, uint64_t seed, uint64_t stream, uint64_t count);

/* The position of i < count in the permutation. */
uint64_t rng_order_place(const struct rng_order *o, uint64_t i);

#endif
