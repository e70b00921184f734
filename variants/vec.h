/* Loads of VEC values at a time: 4, 8 or 16 bytes. */
#ifndef SEGTUNE_VEC_H
#define SEGTUNE_VEC_H

#include "dialect.h"

#ifndef VEC
#define VEC (16 / T_BYTES)
#endif

/* Built-in vectors: a struct of four words would be loaded word by word. */
#if VEC * T_BYTES == 16
#define VEC_RAW uint4
#elif VEC * T_BYTES == 8
#define VEC_RAW uint2
#else
#define VEC_RAW u32
#endif

typedef union {
	VEC_RAW raw;
	T e[VEC];
} vec;

/*
 * values[at] .. values[at + VEC - 1], at a multiple of VEC; identities in place of values from n on, which are not
 * touched: the arrays end there.
 */
FN vec load_vec(GLOBAL const T *RESTRICT values, OFF_T at, OFF_T n)
{
	vec v;
	if (at + VEC <= n) {
		v.raw = LOAD((GLOBAL const VEC_RAW *)(values + at));
	} else {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			v.e[i] = at + i < n ? values[at + i] : IDENTITY;
	}
	return v;
}

#endif
