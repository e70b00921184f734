/* Key types of a script, as the session's device compiles and compares them. */
#ifndef SEGTUNE_USER_KEYS_H
#define SEGTUNE_USER_KEYS_H

#include "tuner/session/session.h"

/*
 * Find out what the key type of o says of the keys that problems are made of, unless it is known. Nothing to do for key
 * types of the program. ERR_BUILD, with the place in the script and the compiler's first message, where its expression
 * is wrong; ERR_USAGE as user_key_learn.
 */
int user_keys_prepare(struct session *s, const struct operation *o, struct err *e);

#endif
