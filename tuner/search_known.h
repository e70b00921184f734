/* What won similar cases before, on this device or another: where a search of a case begins. */
#ifndef SEGTUNE_SEARCH_KNOWN_H
#define SEGTUNE_SEARCH_KNOWN_H

#include "catalogue.h"
#include "store.h"

/* The fastest variant of each case of a database. Zero-initialised is empty. */
struct known {
	char type[16], oper[32]; /* of the cases that are to be searched */
	int count;
	struct store_row *rows;
};

/* Read those of one operation, for cases of a type and an operator: of others too, which count as further away. */
int known_read(struct store *s, const char *operation, const char *type, const char *oper, struct known *k,
	       struct err *e);
void known_release(struct known *k);

/*
 * At most `most` of them into list, different ones, those of the nearest mean length and coefficient of variation
 * first; another device, type or operator counts as further away. What the catalogue no longer has is passed over.
 * Returns how many.
 */
int known_near(const struct known *k, struct catalogue *cat, const char *device, double mean, double cv,
	       struct variant *list, int most);

#endif
