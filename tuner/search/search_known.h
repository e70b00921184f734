/* What won similar cases before, on this device or another: where a search of a case begins. */
#ifndef SEGTUNE_SEARCH_KNOWN_H
#define SEGTUNE_SEARCH_KNOWN_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

/* The fastest variant of each case of a database. Zero-initialised is empty. */
struct known {
	char type[16], oper[32], key_type[16]; /* of the cases that are to be searched */
	int count;
	struct store_row *rows;
};

/* Read those of an operation, for cases of these types and this operator: of others too, which count as further away.
 */
int known_read(struct store *s, const struct store_filter *cases, struct known *k, struct err *e);
void known_release(struct known *k);

/*
 * At most `most` of the `count` variants in list into near, different ones: what won at the nearest mean length and
 * coefficient of variation first; another device, type, key type or operator counts as further away. Where the winner
 * itself is not in the list, what is most like it of its strategy: the buffer that is best for 4-byte types is too
 * large for those of 8 bytes. What the catalogue no longer has is passed over. Returns how many.
 */
int known_near(const struct known *k, struct catalogue *cat, const char *device, double mean, double cv,
	       const struct variant *list, int count, struct variant *near, int most);

#endif
