/* The part of a segment that one of several threads folds. */
#ifndef SEGTUNE_STRIDED_H
#define SEGTUNE_STRIDED_H

#include "dialect.h"
#include "source.h"

#ifndef UNROLL
#define UNROLL 1 /* loads in flight a thread */
#endif

/*
 * Of the lanes that share elements from .. to - 1, of n, lane takes every lanes-th vector: neighbours load
 * neighbours, but the order of the operands changes. Vectors start at multiples of VEC whatever the segment's first
 * element: the first and the last of them also hold elements of its neighbours, which are masked.
 */
FN T strided_fold(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, i32 lane, i32 lanes)
{
	T sum = IDENTITY;
	for (OFF_T row = from / VEC * VEC + lane * VEC; row < to; row += lanes * VEC * UNROLL) {
		elements v[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const OFF_T at = row + u * lanes * VEC;
			if (at < to)
				load_elements(SOURCE, at, n, v[u].e);
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const OFF_T at = row + u * lanes * VEC;
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				if (at + i >= from && at + i < to)
					sum = combine(sum, v[u].e[i]);
		}
	}
	return sum;
}

#endif
