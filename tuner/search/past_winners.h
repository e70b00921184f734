/* What won similar cases before, on this device or another: where the search of a case begins. */
#ifndef SEGTUNE_PAST_WINNERS_H
#define SEGTUNE_PAST_WINNERS_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

/* The fastest variant of each case of a database. Zero-initialised is empty. */
struct past_winners {
	char type[16], oper[32], key_type[16]; /* of the cases to be searched */
	int count;
	struct store_row *rows;
};

/* A case that is about to be searched, and its variants. */
struct past_query {
	const char *device;
	int is_cpu;
	double mean, cv; /* of its segment lengths */
	const struct variant *list;
	int count;
};

/* Add those of an operation in s, for cases of these types and this operator; those of others count as further away. */
int past_winners_add(struct store *s, const struct store_filter *cases, struct past_winners *p, struct err *e);

/* Those in p are for cases of these types and this operator from now on. */
void past_winners_for(struct past_winners *p, const struct store_filter *cases);
void past_winners_release(struct past_winners *p);

/* How far a walk over the winners has come, the nearest first: PAST_BEGIN, then as past_winners_next left it. */
struct past_walk {
	double beyond;
	int at;
};
#define PAST_BEGIN ((struct past_walk){-1, -1})

/* The next of them by how near its case is to q's, whose variants do not matter; NULL: there are no more. */
const struct store_row *past_winners_next(const struct past_winners *p, const struct past_query *q,
					  struct past_walk *walk);

/*
 * At most `most` different variants of q into near: those that won at the nearest mean length and coefficient of
 * variation first; another device, type, key type or operator counts as further away, and winners of CPUs are not for
 * GPUs, nor the other way round. A winner that is not among the
 * variants is replaced by the one of its strategy that is most like it: the buffer that is best for 4-byte types is too
 * large for 8-byte types. Winners that the catalogue no longer has are passed over. Returns how many.
 */
int past_winners_near(const struct past_winners *p, struct catalogue *cat, const struct past_query *q,
		      struct variant *near, int most);

#endif
