/* Lists of strings, and words in texts. */
#ifndef SEGTUNE_STRINGS_H
#define SEGTUNE_STRINGS_H

#include <stddef.h>

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
/* The same, and for every text if the list is empty. */
int strings_allow(const struct strings *s, const char *text);

int text_ends_with(const char *text, const char *end);

/* The line behind the one that text is in, or the end of text. */
const char *text_next_line(const char *text);

/* Has a pattern for glob() at most so many folders or names with wildcards, and no ".." behind them? glob() cannot be
 * interrupted: ten times "*" and ".." would go through the same folders for ever. */
int path_pattern_is_small(const char *pattern, int most);

/* The last part of a path. */
const char *path_name(const char *path);

/* Is it an identifier of C of at most `most` characters? */
int is_name(const char *name, size_t most);

/* The first place in text where word is not part of a longer name; NULL if there is none. */
const char *find_word(const char *text, const char *word);

/* Is the name among these, separated by spaces? */
int words_have(const char *words, const char *name);

/* Which of several names a misspelt word was meant to be: offer each, then ask best, NULL where none is near. */
struct nearest {
	const char *word, *best;
	int edits; /* letters to change, add, drop or swap; of best */
};
struct nearest nearest_to(const char *word);
void nearest_offer(struct nearest *n, const char *name);

/* -1, of kind ERR_USAGE: "unknown strategy 'blok': did you mean block?", or the hint behind it where none is near. */
int nearest_fail(const struct nearest *n, const char *what, const char *hint, struct err *e);

#endif
