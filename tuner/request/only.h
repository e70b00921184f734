/* Values that a sweep is restricted to. */
#ifndef SEGTUNE_ONLY_H
#define SEGTUNE_ONLY_H

#include <stdint.h>

#include "harness/base/err.h"

#define ONLY_PARAMS 16
#define ONLY_VALUES 16

/* Of variants that have the parameter, only those with one of the values are wanted. */
struct only {
	char name[32];
	int count;
	int64_t values[ONLY_VALUES];
};

/* Zero-initialised restricts nothing. */
struct only_list {
	int count;
	struct only each[ONLY_PARAMS];
};

/* Read "NT=64,128 VT=7" into *list. ERR_USAGE for anything else, and for a parameter that is there twice. */
int only_read(struct only_list *list, const char *text, struct err *e);

/* What is said of the parameter of that name; NULL: nothing. */
const struct only *only_of(const struct only_list *list, const char *name);

/* Is it one of the values? */
int only_has(const struct only *only, int64_t value);

#endif
