/*
 * Softmax: an element's share of its segment. Elements and folds are those of the operator logsumexp: a largest value
 * and a sum of exponentials of distances from it. Folds are stored as they are; the type of results is that of shares.
 */
#ifndef SEGTUNE_SOFTMAX_H
#define SEGTUNE_SOFTMAX_H

#ifndef T /* defaults, to compile by hand */
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
typedef result_elements shares; /* VEC shares on their way to memory */

/*
 * A segment's fold with its sum of exponentials replaced by the factor of its shares, 1 / sum: NaN if the sum is NaN or
 * infinite. For a segment of -inf only the factor is infinite, and shares are 0 * infinity, NaN.
 */
FN T factor_of(T all)
{
	all.sum = V_RATIO(1, all.sum) + (all.sum - all.sum);
	return all;
}

/* The share of element x in a segment with that factor. */
FN share_t share_of(T x, T factor)
{
#ifdef NARROW_BODY
	return narrowed(x.sum * V_EXP(x.largest - factor.largest) * factor.sum);
#else
	return x.sum * V_EXP(x.largest - factor.largest) * factor.sum;
#endif
}

/* Loads values at .. at + VEC - 1, as far as they lie before n; at is a multiple of VEC. */
FN void load_values(SOURCE_PARAMS, OFF_T at, OFF_T n, staged_vec *x)
{
	if (at + VEC <= n)
		load_staged_whole(SOURCE, at, x);
	else
		load_staged(SOURCE, at, n, x);
}

/* Stores VEC shares; the place is aligned to VEC shares. */
FN void put_shares(GLOBAL share_t *RESTRICT to, const shares *s)
{
#pragma unroll
	for (i32 i = 0; i < RESULTS_PIECES; i++)
		((GLOBAL RESULTS_RAW *)to)[i] = s->raw[i];
}

/* Stores those of the shares at .. at + VEC - 1 that lie at from .. to - 1. */
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

/* Kernels included after this header store folds as results. */
#undef FINISH_BODY
#undef RESULT_T
#define RESULT_T T
#undef RESULT_BYTES
#define RESULT_BYTES T_BYTES
#undef RESULT_OF
#define RESULT_OF(x) x

#endif
