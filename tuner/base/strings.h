/* Lists of strings. */
#ifndef SEGTUNE_STRINGS_H
#define SEGTUNE_STRINGS_H

#include "harness/base/err.h"

/* A list of malloc'd strings. Zero-initialised is empty. */
struct strings {
	int count;
	char **items;
};
int strings_add(struct strings *s, const char *text, struct err *e);
/* Add each part of a list separated by commas or blanks. (Not for geometry specs, which hold commas.) */
int strings_split(struct strings *s, const char *text, struct err *e);
void strings_release(struct strings *s);
/* Is text in the list? */
int strings_have(const struct strings *s, const char *text);
/* The same, and for every text if the list is empty. */
int strings_allow(const struct strings *s, const char *text);

int text_ends_with(const char *text, const char *end);

/* The last part of a path. */
const char *path_name(const char *path);

#endif
