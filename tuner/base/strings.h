/* Lists of strings. */
#ifndef SEGTUNE_STRINGS_H
#define SEGTUNE_STRINGS_H

#include "harness/base/err.h"

/* A list of malloc'd strings. Zero-initialised is empty. */
struct strings {
	int count;
	char **items;
};

/* Add a copy of text. */
int strings_add(struct strings *s, const char *text, struct err *e);

/* Add each word of a list separated by commas or blanks. Not for geometry specs, which hold commas. */
int strings_split(struct strings *s, const char *text, struct err *e);
void strings_release(struct strings *s);

/* Is text in the list? */
int strings_have(const struct strings *s, const char *text);

#endif
