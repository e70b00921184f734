/*
 * Key types defined by a script: numbers or structures, with an expression that tells whether two keys are equal.
 * Problems choose keys from a pool for which it is known which key may follow which within a run. To catch kernels that
 * compare too little or too much, keys of adjacent runs mostly differ in a single member or as little as possible, and
 * keys within a run differ where the expression ignores it.
 */
#ifndef SEGTUNE_USER_KEY_H
#define SEGTUNE_USER_KEY_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define USER_KEY_POOL 128 /* number of keys */
#define USER_KEY_NAME 16

struct user_key {
	struct elem_type type; /* under the script's name; type.equal is an expression for kernels */
	const char *where;     /* where it is defined, for messages: "tune.lua:3" */
	int by_members;        /* 1: keys are equal if all members are, so the host can compare them */
	/* The pool: USER_KEY_POOL keys, and a matrix: equal[i * USER_KEY_POOL + j] tells whether key j directly after
	 * key i belongs to the same run. Owned; valid once known is 1. */
	unsigned char *keys, *equal;
	int known;
	struct user_key *next;
};

/* Makes the pool of keys of key->type. If equality is memberwise, the pool is complete; otherwise call user_key_learn
 * next. ERR_TOO_LARGE if out of memory. */
int user_key_init(struct user_key *key, struct err *e);
void user_key_release(struct user_key *key);

/* Takes the value of the expression (0 or 1) for each pair of keys in the pool, as computed by a device. ERR_USAGE,
 * with the location in the script, if no problem can be made from these keys: one is not equal to itself, or all are
 * equal. */
int user_key_learn(struct user_key *key, const uint32_t *equal, struct err *e);

/* Writes keys for `count` runs; run k is keys[runs[k]] .. keys[runs[k + 1] - 1]. Adjacent keys within a run are equal
 * by the expression, those across a boundary are not. Deterministic. ERR_USAGE if the pool is not known. */
int user_key_fill(const struct user_key *key, const int64_t *runs, int64_t count, void *keys, struct err *e);

#endif
