/*
 * Segmented reduction on the host: what a right kernel gives, and how far from it a result may lie.
 *
 * Integers, minimum and maximum are exact: no tolerance. Floating point sums and products are computed in twice the
 * working precision. With u = 2^-24 (f32) or 2^-53 (f64), L the length of a segment and S = sum|x|, a result of any
 * order of operations satisfies
 *     |r - ref| <= g S (sums), g |ref| (products), g = (L-1) u / (1 - (L-1) u)
 * (Higham, "Accuracy and Stability of Numerical Algorithms", 4.2, with the longest chain any order can have). For long
 * segments that is so wide that a lost tile would pass. A bound by the chain length of the kernels at hand would be
 * narrower, but not valid for the next kernel in the catalogue; chance gives one that holds for every order:
 *   sums      rounding errors d_k s_k, |d_k| <= u, at the intermediate sums s_k. In DATA_SIGNED the signs are
 *             independent of the magnitudes, so s_k over a subset has variance sum x^2 of that subset, and as an
 *             element passes through at most L-1 sums, the error has a standard deviation below u sqrt(L sum x^2).
 *             Accepted: a u sqrt(L sum x^2), a = 4 + ln(results) / 3.7. Serial order, the worst, has about 0.25 in
 *             place of a. But sums that wander far are as likely as the integral of a squared Brownian motion is
 *             large: one segment passes a with a chance of about exp(-3.7 a), and a case may have 10^8 of them. With
 *             4 for each, a right result of 2^28 elements was called wrong.
 *   products  |r - ref| <= (exp(8 sqrt(L) u) - 1) |ref| (Higham and Mary, "A new approach to probabilistic rounding
 *             error analysis", 2019, theorem 2.4 with lambda = 8: exceeded with probability below 3e-14). It wants
 *             independent errors. Factors 1 +- k 2^-23 with k < 2^11 are not good enough for that: their products lack
 *             the same last bits each time, and 2^20 of them in a tree were 2.3 times the bound too small. As
 *             DATA_SIGNED is now (dataset.c), chains and trees have 0.15 of it.
 *   prices    of black_scholes are positive, so no s_k is larger than S, and the error has a standard deviation below
 *             u sqrt(L) S. Accepted: a u sqrt(L) S. In f32 a serial sum has 0.1 of it up to 2^22 elements; behind 2^23
 *             what it adds is no longer large against its spacing, and from 2^24 on it is wrong.
 * The smaller of the two bounds counts. In DATA_SMALL all values are positive, and they are so few that sums round in
 * one direction: they keep the first bound, where there is one (else that of prices), and 0 wherever the sum is below
 * 1/u: whole numbers, exact in every order. Products of +-1 are exact, too.
 * DATA_COMPUTED, what an input made, may have any values: it has the first bound, where there is one, and 0 for sums of
 * whole numbers below 1/u. So have bags that meet the same rows again (rows.c).
 * DATA_SPECIAL has the bounds of DATA_SIGNED where the result is finite, and none where it is not: infinite or NaN is
 * it in every order, since finite parts of it do not overflow. Added to each: the error of rounding ref to T, and 2 L
 * 2^-126 for sums in f32, where devices may flush denormals; L 2^-1074 for sums of products in f64. Where sum x^2
 * vanishes, as that of denormals does, the first bound counts.
 */
#ifndef SEGTUNE_REFERENCE_H
#define SEGTUNE_REFERENCE_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"
#include "harness/operations/problem.h"

/* Where a reference writes; both are the caller's. */
struct expected {
	void *values;      /* of the operator's result type */
	double *tolerance; /* largest |r - values[i]|; NULL where results must be equal, as reference_is_exact says */
	int64_t among;     /* results of the case, of which these are a part; 0: these are all */
};

/*
 * values[s] = d[offsets[s]] op ... op d[offsets[s + 1] - 1], the identity for an empty segment; as many as there are
 * segments. The answer does not depend on the number of threads. Zeros for operators that only the
 * device can apply (oper_needs_device; device_problem_expect in bench.h). ERR_USAGE for an operator that is not
 * in `opers`, ERR_TOO_LARGE without memory, ERR_STOPPED once the dataset's flag is raised.
 */
int reference_segreduce(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out,
			struct err *e);

/*
 * Softmax within each segment: values[i] = exp(d[i] - m) / (the sum of exp(d[k] - m) over its segment), m its largest
 * value; offsets[segments] values. NaN throughout a segment in which there is a NaN, or infinity, or nothing but -inf.
 * The bounds are in reference_moment.c. The dataset's operator is logsumexp. ERR_TOO_LARGE, ERR_STOPPED as above.
 */
int reference_segsoftmax(const struct dataset *d, const int64_t *offsets, int64_t segments, struct expected out,
			 struct err *e);

/* What the values of a sparse matrix are combined with, entry by entry: x[columns[i]]. */
struct factors {
	const int32_t *columns; /* NULL: x[i] */
	const void *x;          /* of the results' type */
	int ones;               /* 1: the matrix holds ones, so that its values do not matter */
	int adds;               /* 1: entry and factor are added, 0: multiplied */
};

/*
 * The same for elements combined with factors. A product is rounded once more than a value; for f64 the reference
 * rounds it too. Sums of minimum and maximum are exact: rounding keeps order.
 */
int reference_spmv(const struct dataset *d, const struct factors *f, const int64_t *offsets, int64_t segments,
		   struct expected out, struct err *e);

/*
 * Prefix reductions within each segment: values[i] combines the segment's elements up to and with element i, or, when
 * exclusive, before it (the identity for the first). offsets[segments] values. The bounds are
 * those of a segment as long as the prefix. Errors as above.
 */
int reference_segscan(const struct dataset *d, const int64_t *offsets, int64_t segments, int exclusive,
		      struct expected out, struct err *e);

/* Must every result be equal to its reference? */
int reference_is_exact(const struct dataset *d);

#endif
