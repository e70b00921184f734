/* Lists of strings, and words in texts. */
#ifndef SEGTUNE_STRINGS_H
#define SEGTUNE_STRINGS_H

#include <stddef.h>

#include "harness/base/err.h"

/* A list of malloc'd strings. Zero-initialized: empty. */
struct strings {
	int count;
	char **items;
};

/* Adds a copy of text. */
int strings_add(struct strings *s, const char *text, struct err *e);

/* Adds each word of a list separated by commas or blanks. Not suitable for geometry specs, which contain commas. */
int strings_split(struct strings *s, const char *text, struct err *e);
void strings_release(struct strings *s);

/* Whether text is in the list. */
int strings_have(const struct strings *s, const char *text);
/* The same, but an empty list contains every text. */
int strings_allow(const struct strings *s, const char *text);

int text_ends_with(const char *text, const char *end);

/* The start of the next line, or the end of text. */
const char *text_next_line(const char *text);

/* Whether a glob() pattern has at most `most` parts with wildcards, and no ".." after one. glob() cannot be
 * interrupted, and a pattern with ten times "*" and ".." would visit the same folders forever. */
int path_pattern_is_small(const char *pattern, int most);

/* The last component of a path. */
const char *path_name(const char *path);

/* Whether it is a C identifier of at most `most` characters. */
int is_name(const char *name, size_t most);

/* The first place in text where word is not part of a longer name; NULL if there is none. */
const char *find_word(const char *text, const char *word);

/* Whether name is one of the space-separated words. */
int words_have(const char *words, const char *name);

/* Finds the name that a misspelled word probably means: offer each name, then read best, which is NULL if none is
 * close. */
struct nearest {
	const char *word, *best;
	int edits; /* letters to change, add, drop or swap to get best */
};
struct nearest nearest_to(const char *word);
void nearest_offer(struct nearest *n, const char *name);

/* Returns -1 with ERR_USAGE: "unknown strategy 'blok': did you mean block?", or followed by the hint if no name is
 * close. */
int nearest_fail(const struct nearest *n, const char *what, const char *hint, struct err *e);

#endif
