/* Keys: a run is a sequence of equal neighbours. */
#ifndef SEGTUNE_KEYS_H
#define SEGTUNE_KEYS_H

#include "source.h"

#ifndef KEY_T
#define KEY_T i32
#define KEY_BYTES 4
#endif
#ifndef KEYS_OUT
#define KEYS_OUT 1 /* 1: the keys of the runs are stored */
#endif

#if KEYS_OUT
#define KEYED GLOBAL const KEY_T *RESTRICT keys, SOURCE_PARAMS, GLOBAL KEY_T *RESTRICT key_result
#else
#define KEYED GLOBAL const KEY_T *RESTRICT keys, SOURCE_PARAMS
#endif

/* Loads of 16 bytes. */
#define KEY_VEC (16 / KEY_BYTES)

typedef union {
	uint4 raw;
	KEY_T e[KEY_VEC];
} key_vec;

/* keys[at] .. keys[at + KEY_VEC - 1], at a multiple of KEY_VEC; 0 in place of keys from n on. */
FN key_vec load_key_vec(GLOBAL const KEY_T *RESTRICT keys, i64 at, i64 n)
{
	key_vec v;
	if (at + KEY_VEC <= n) {
		v.raw = LOAD((GLOBAL const uint4 *)(keys + at));
	} else {
#pragma unroll
		for (i32 i = 0; i < KEY_VEC; i++)
			v.e[i] = at + i < n ? keys[at + i] : 0;
	}
	return v;
}

/* Does a run end at key i < n? */
FN u32 run_ends_at(GLOBAL const KEY_T *RESTRICT keys, i64 i, i64 n)
{
	return i == n - 1 || keys[i] != keys[i + 1];
}

#endif
