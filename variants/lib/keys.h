/*
 * Keys: a run is a sequence of equal neighbours. A script's key type may define by KEY_EQUAL, an expression of a key a
 * and the next key b, when they are equal. The keys of a run may then differ, and the first one stands for the run: the
 * thread that finds the end of a run stores the key behind it, of the next run. KEY_BODY: keys are structures with
 * these members.
 */
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

#ifdef KEY_BODY
typedef struct {
	KEY_BODY
} __attribute__((aligned(KEY_BYTES))) KEY_T;

FN KEY_T no_key(void)
{
	union {
		KEY_T key;
		u32 words[KEY_BYTES / 4];
	} none;
#pragma unroll
	for (i32 i = 0; i < KEY_BYTES / 4; i++)
		none.words[i] = 0;
	return none.key;
}
#define NO_KEY no_key() /* stands for a missing key */
#define LOAD_KEY(place) *(place)
#else
#define NO_KEY 0
#define LOAD_KEY(place) LOAD(place)
#endif

/* No parentheses in the plain comparison: plain keys get the source that they would have without this macro. */
#ifdef KEY_EQUAL
FN u32 key_differs(KEY_T a, KEY_T b)
{
	return !(KEY_EQUAL);
}
#define DIFFER(key, behind) key_differs(key, behind)
#else
#define DIFFER(key, behind) key != behind
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

/* keys[at] .. keys[at + KEY_VEC - 1]; at is a multiple of KEY_VEC. From n on, NO_KEY. */
FN key_vec load_key_vec(GLOBAL const KEY_T *RESTRICT keys, i64 at, i64 n)
{
	key_vec v;
	if (at + KEY_VEC <= n) {
		v.raw = LOAD((GLOBAL const uint4 *)(keys + at));
	} else {
#pragma unroll
		for (i32 i = 0; i < KEY_VEC; i++)
			v.e[i] = at + i < n ? keys[at + i] : NO_KEY;
	}
	return v;
}

/* Whether a run ends at key i < n. */
FN u32 run_ends_at(GLOBAL const KEY_T *RESTRICT keys, i64 i, i64 n)
{
	return i == n - 1 || DIFFER(keys[i], keys[i + 1]);
}

#endif
