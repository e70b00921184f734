/*
 * What a predicate answered, by what it read. A predicate that has read NT and VT of a combination alone gives each
 * combination with these values the same answer, so that it need not be called for those: of a space of 10^5
 * combinations some hundreds are enough.
 */
#ifndef SEGTUNE_MEMO_H
#define SEGTUNE_MEMO_H

#include <stddef.h>
#include <stdint.h>

#define MEMO_SETS 32

/* All zero: empty. */
struct memo {
	int nsets;
	uint64_t sets[MEMO_SETS]; /* the bits of a combination that an answer depends on */
	struct memo_answer *answers;
	size_t count, room; /* room: a power of two */
};

/* The answer to a combination, each of whose values has bits of its own in it; -1: not known. */
int memo_find(const struct memo *m, uint64_t combination);

/*
 * Note the answer, 0 to 127, to each combination that has the same bits of the set. Without memory, or after MEMO_SETS
 * different sets, it is not noted.
 */
void memo_add(struct memo *m, uint64_t set, uint64_t combination, int answer);

void memo_free(struct memo *m);

#endif
