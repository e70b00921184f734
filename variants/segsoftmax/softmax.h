/*
 * Softmax: what an element has of its segment. Elements and folds are those of the operator logsumexp: a largest value
 * and a sum of exponentials of distances from it. Folds are kept as they are; what makes results is for shares.
 */
#ifndef SEGTUNE_SOFTMAX_H
#define SEGTUNE_SOFTMAX_H

#ifndef T /* by hand */
#define V f32
#define V_BYTES 4
#define V_F32 1
#define UV u32
#define T logsumexp_f32
#define T_BYTES 8
#define T_BODY                                                                                                         \
	f32 largest;                                                                                                   \
	f32 sum;
#define V_RATIO(a, b) ((a) / (b))
#define V_EXP(x) exp(x)
#define OP_COMMUTATIVE 1
#define OP_BODY                                                                                                        \
	const V apart = b.largest - a.largest, scale = V_EXP(-fabs(apart));                                            \
	T r;                                                                                                           \
	r.largest = fmax(a.largest, b.largest);                                                                        \
	r.sum = apart > 0 ? a.sum * scale + b.sum : a.sum + b.sum * scale;                                             \
	return r;
#define IDENTITY_BODY                                                                                                  \
	T e;                                                                                                           \
	e.largest = V_MIN;                                                                                             \
	e.sum = 0;                                                                                                     \
	return e;
#define LIFT_BODY                                                                                                      \
	T e;                                                                                                           \
	e.largest = fmin(fmax(x, V_MIN), V_MAX);                                                                       \
	e.sum = fabs(x) <= V_MAX ? (V)1 : x < 0 ? (V)0 : x;                                                            \
	return e;
#define SEVERAL_BODY                                                                                                   \
	T r;                                                                                                           \
	r.largest = sum.largest;                                                                                       \
	for (i32 k = 0; k < count; k++)                                                                                \
		r.largest = fmax(r.largest, e[k].largest);                                                             \
	r.sum = sum.sum * V_EXP(sum.largest - r.largest);                                                              \
	for (i32 k = 0; k < count; k++)                                                                                \
		r.sum += e[k].sum * V_EXP(e[k].largest - r.largest);                                                   \
	return r;
#define RESULT_T V
#define RESULT_BYTES V_BYTES
#define FINISH_BODY return log(x.sum) + x.largest;
#endif

#include "source.h"

typedef RESULT_T share_t;
typedef result_elements shares; /* VEC of them, on their way to memory */

/*
 * A segment's fold with the factor of its exponentials in place of their sum: NaN if the sum is, or infinite. Of
 * nothing but -inf it is infinite, and shares are 0 times that.
 */
FN T factor_of(T all)
{
	all.sum = V_RATIO(1, all.sum) + (all.sum - all.sum);
	return all;
}

/* The share of element x in the segment of that factor. */
FN share_t share_of(T x, T factor)
{
#ifdef NARROW_BODY
	return narrowed(x.sum * V_EXP(x.largest - factor.largest) * factor.sum);
#else
	return x.sum * V_EXP(x.largest - factor.largest) * factor.sum;
#endif
}

/* Values at .. at + VEC - 1, at a multiple of VEC, as many as lie before n. */
FN void load_values(SOURCE_PARAMS, OFF_T at, OFF_T n, staged_vec *x)
{
	if (at + VEC <= n)
		load_staged_whole(SOURCE, at, x);
	else
		load_staged(SOURCE, at, n, x);
}

/* VEC shares, at a multiple of VEC of them. */
FN void put_shares(GLOBAL share_t *RESTRICT to, const shares *s)
{
#pragma unroll
	for (i32 i = 0; i < RESULTS_PIECES; i++)
		((GLOBAL RESULTS_RAW *)to)[i] = s->raw[i];
}

/* Shares at .. at + VEC - 1, of those only the ones from `from` to before `to`. */
FN void store_shares(GLOBAL share_t *RESTRICT result, const shares *s, OFF_T at, OFF_T from, OFF_T to)
{
	if (at >= from && at + VEC <= to) {
		put_shares(result + at, s);
	} else {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (at + i >= from && at + i < to)
				result[at + i] = s->e[i];
	}
}

/* What follows stores folds as results. */
#undef FINISH_BODY
#undef RESULT_T
#define RESULT_T T
#undef RESULT_BYTES
#define RESULT_BYTES T_BYTES
#undef RESULT_OF
#define RESULT_OF(x) x

#endif
