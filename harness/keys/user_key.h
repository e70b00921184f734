/*
 * Key types that a script defines: numbers or structures, equal where an expression says so. Keys of problems are
 * chosen from a pool, of which it is known which may follow which within a run: neighbouring runs mostly differ in one
 * member alone, or in as little as possible, and keys of a run in what the expression lets pass.
 */
#ifndef SEGTUNE_USER_KEY_H
#define SEGTUNE_USER_KEY_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define USER_KEY_POOL 128 /* keys */
#define USER_KEY_NAME 16

struct user_key {
	struct elem_type type; /* under the script's name; equal is an expression for kernels */
	const char *where;     /* "tune.lua:3": where it was defined, for messages */
	int by_members;        /* 1: keys are equal where all members are, which the host knows, too */
	/* USER_KEY_POOL keys, and for each two of them i and j whether equal[i * USER_KEY_POOL + j]: is a key j behind
	 * a key i of the same run? Once known is 1; owned. */
	unsigned char *keys, *equal;
	int known;
	struct user_key *next;
};

/*
 * Make the pool's keys of key->type. Of structures, and where all members must be equal, that is all that is needed;
 * else user_key_learn follows. ERR_TOO_LARGE without memory.
 */
int user_key_init(struct user_key *key, struct err *e);
void user_key_release(struct user_key *key);

/*
 * Take what the expression says of each pair of the pool's keys, as a device has computed it, 0 or 1. ERR_USAGE, with
 * the place in the script, where no keys for a problem can be chosen: one is not equal to itself, or all are equal.
 */
int user_key_learn(struct user_key *key, const uint32_t *equal, struct err *e);

/*
 * Keys of count runs, run k being keys[runs[k]] .. keys[runs[k + 1] - 1]: of each two neighbours in a run the second
 * may follow the first, of two at a border it may not. The same in each call. ERR_USAGE if the pool is not known.
 */
int user_key_fill(const struct user_key *key, const int64_t *runs, int64_t count, void *keys, struct err *e);

#endif
