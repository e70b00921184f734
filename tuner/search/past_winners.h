/* Winners of similar cases, on this device or another: starting points for the search of a case. */
#ifndef SEGTUNE_PAST_WINNERS_H
#define SEGTUNE_PAST_WINNERS_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

/* The fastest variant of each case of a database. Zero-initialized: empty. */
struct past_winners {
	char type[16], oper[32], key_type[16]; /* of the cases to be searched */
	int count;
	struct store_row *rows;
};

/* A case about to be searched, and its variants. */
struct past_query {
	const char *device;
	int is_cpu;
	double mean, cv; /* of its segment lengths */
	const struct variant *list;
	int count;
};

/* Adds the winners of an operation in s, for cases with these types and this operator; winners with others count as
 * more distant. */
int past_winners_add(struct store *s, const struct store_filter *cases, struct past_winners *p, struct err *e);

/* Changes the types and operator for which the winners in p are used. */
void past_winners_for(struct past_winners *p, const struct store_filter *cases);
void past_winners_release(struct past_winners *p);

/* Position of a walk over the winners, nearest first: PAST_BEGIN, then as left by past_winners_next. */
struct past_walk {
	double beyond;
	int at;
};
#define PAST_BEGIN ((struct past_walk){-1, -1})

/* The next winner by distance of its case to q's; q's variants are not used. NULL: there are no more. */
const struct store_row *past_winners_next(const struct past_winners *p, const struct past_query *q,
					  struct past_walk *walk);

/*
 * Stores at most `most` different variants of q in near: first those that won at the nearest mean length and
 * coefficient of variation. Another device, type, key type or operator counts as more distant; winners on CPUs are not
 * used for GPUs, nor vice versa. A winner that is not among the variants is replaced by the most similar one of its
 * strategy, as the best buffer for 4-byte types is too large for 8-byte types. Winners that the catalogue no longer has
 * are skipped. Returns the number stored.
 */
int past_winners_near(const struct past_winners *p, struct catalogue *cat, const struct past_query *q,
		      struct variant *near, int most);

#endif
