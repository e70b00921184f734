/* Compiles and compares a script's keys on the session's device. */
#ifndef SEGTUNE_USER_KEYS_H
#define SEGTUNE_USER_KEYS_H

#include "tuner/session/session.h"

/* Determines which keys in the pool of o's key type are equal, unless known. Does nothing for built-in key types.
 * ERR_BUILD, with the location in the script and the compiler's first message, if the expression is invalid; ERR_USAGE
 * as for user_key_learn. */
int user_keys_prepare(struct session *s, const struct operation *o, struct err *e);

#endif
