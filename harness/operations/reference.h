/*
 * Segmented reduction on the host: the correct results, and how far from them a kernel's results may be.
 *
 * Integers, minimum and maximum are exact, without tolerance. Floating-point sums and products are computed in twice
 * the working precision. With u = 2^-24 (f32) or 2^-53 (f64), segment length L and S = sum|x|, every order of
 * operations satisfies
 *     |r - ref| <= g S (sums), g |ref| (products), g = (L-1) u / (1 - (L-1) u)
 * (Higham, "Accuracy and Stability of Numerical Algorithms", 4.2, for the longest possible chain of operations). For
 * long segments this bound is so wide that a lost tile would pass. A bound from the chain length of the present kernels
 * would be tighter, but invalid for the next kernel added to the catalogue. Probabilistic bounds hold for every order:
 * - Sums: the rounding errors are d_k s_k with |d_k| <= u, at the intermediate sums s_k. In DATA_SIGNED signs are
 *   independent of magnitudes, so the s_k of a subset has variance sum x^2 over that subset. An element takes part in
 *   at most L-1 sums, so the error has a standard deviation below u sqrt(L sum x^2). Accepted: a u sqrt(L sum x^2) with
 *   a = 4 + ln(results) / 3.7. Serial order is the worst and reaches about 0.25 instead of a. But sums drift far as
 *   often as the integral of a squared Brownian motion is large: a segment exceeds a with probability about
 *   exp(-3.7 a), and a case may have 10^8 segments. With a = 4 a correct result of 2^28 elements was rejected.
 * - Products: |r - ref| <= (exp(8 sqrt(L) u) - 1) |ref| (Higham and Mary, "A new approach to probabilistic rounding
 *   error analysis", 2019, theorem 2.4 with lambda = 8: exceeded with probability below 3e-14). This assumes
 *   independent errors. Factors 1 +- k 2^-23 with k < 2^11 violate that: their products always lose the same last bits,
 *   and 2^20 of them, multiplied in a tree, were too small by 2.3 times the bound. With DATA_SIGNED as it is now
 *   (dataset.c), chains and trees reach 0.15 of it.
 * - Prices of black_scholes are positive, so no s_k exceeds S, and the error has a standard deviation below
 *   u sqrt(L) S. Accepted: a u sqrt(L) S. In f32 a serial sum reaches 0.1 of this up to 2^22 elements; beyond 2^23
 *   the addends are no longer large compared with the spacing of the sum, and from 2^24 on the sum is wrong.
 *
 * The smaller of the deterministic and the probabilistic bound applies.
 *
 * DATA_SMALL has few distinct, positive values, so its sums round in one direction: they get the deterministic bound if
 * there is one, else that of prices, and 0 if the sum is below 1/u, since such sums of integers are exact in every
 * order. Products of +-1 are exact, too. DATA_COMPUTED, the output of an input, may have any values: it gets the
 * deterministic bound if there is one, and 0 for sums of integers below 1/u. So do bags in which the same rows recur
 * (rows.c).
 *
 * DATA_SPECIAL has the bounds of DATA_SIGNED if the result is finite, and none otherwise: such a result is infinite or
 * NaN in every order, because partial results of the finite values do not overflow.
 *
 * To each bound is added: the error of rounding ref to T; 2 L 2^-126 for f32 sums, because devices may flush denormals;
 * L 2^-1074 for f64 sums of products. If sum x^2 underflows to zero, as for denormals, the deterministic bound applies.
 */
#ifndef SEGTUNE_REFERENCE_H
#define SEGTUNE_REFERENCE_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"
#include "harness/operations/problem.h"

/* Where a reference writes its results; the memory is the caller's. */
struct expected {
	void *values;      /* of the operator's result type */
	double *tolerance; /* largest allowed |r - values[i]|; NULL if results must be equal (reference_is_exact) */
	int64_t among;     /* number of results of the whole case, if these are a part of it; 0: these are all */
};

/*
 * values[s] = d[offsets[s]] op ... op d[offsets[s + 1] - 1], or the identity for an empty segment; `segments` results,
 * independent of the number of threads. Zeros for operators that only the device can apply (oper_needs_device; see
 * device_problem_expect in bench.h). ERR_USAGE for an operator that is not in `opers`, ERR_TOO_LARGE if out of memory,
 * ERR_STOPPED once the dataset's stop flag is set.
 */
int reference_segreduce(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out,
			struct err *e);

/* Softmax within each segment: values[i] = exp(d[i] - m) / (sum of exp(d[k] - m) over the segment), where m is its
 * largest value; offsets[segments] results. NaN throughout a segment that contains NaN or +infinity, or only -infinity.
 * Bounds: see reference_moment.c. The dataset's operator is logsumexp. Errors as above. */
int reference_segsoftmax(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out,
			 struct err *e);

/* The factors that the values of a sparse matrix are combined with: entry i with x[columns[i]]. */
struct factors {
	const int32_t *columns; /* NULL: the factor is x[i] */
	const void *x;          /* of the result type */
	int ones;               /* 1: all matrix entries are 1, so their values are not read */
	int adds;               /* 1: entry and factor are added, 0: multiplied */
};

/* Like reference_segreduce, for values combined with factors. A product is rounded once more than a value; for f64 the
 * reference rounds it as well. Minima and maxima of sums are exact, because rounding is monotonic. */
int reference_spmv(const struct dataset *d, const struct factors *f, const int64_t *offsets, int64_t segments,
		   struct expected out, struct err *e);

/* Prefix reductions within each segment: values[i] combines the segment's elements up to and including element i or, if
 * `exclusive`, before it (the identity for the first). offsets[segments] results. The bounds are those of a segment as
 * long as the prefix. Errors as above. */
int reference_segscan(const struct dataset *d, const int64_t *offsets, int64_t segments, int exclusive,
		      struct expected out, struct err *e);

/* Whether every result must equal its reference. */
int reference_is_exact(const struct dataset *d);

#endif
