/* A hash table with linear probing, which is at most half full. */
#include <stdlib.h>

#include "tuner/lua/memo.h"

#define FIRST_ROOM 256

struct memo_answer {
	uint64_t bits;     /* of the combination, within its set */
	signed char set;   /* index of the set + 1; 0: a free slot */
	signed char value; /* the answer */
};

/* Multiplicative hashing (Knuth, The Art of Computer Programming, vol. 3, 6.4). */
static size_t first_slot(const struct memo *m, uint64_t bits, int set)
{
	const uint64_t h = (bits + (uint64_t)set * 0x632be59bd9b4e019u) * 0x9e3779b97f4a7c15u;

	return (size_t)(h >> 32) & (m->room - 1);
}

/* Where that answer is, or the free slot for it. */
static struct memo_answer *slot_of(const struct memo *m, uint64_t bits, int set)
{
	size_t at = first_slot(m, bits, set);

	while (m->answers[at].set && (m->answers[at].set != set + 1 || m->answers[at].bits != bits))
		at = (at + 1) & (m->room - 1);
	return &m->answers[at];
}

int memo_find(const struct memo *m, uint64_t combination)
{
	for (int i = 0; i < m->nsets; i++) {
		const struct memo_answer *a = slot_of(m, combination & m->sets[i], i);

		if (a->set)
			return a->value;
	}
	return -1;
}

static int grow(struct memo *m)
{
	struct memo_answer *const old = m->answers, *grown;
	const size_t old_room = m->room;

	if (m->room && m->count < m->room / 2)
		return 0;
	grown = calloc(m->room ? 2 * m->room : FIRST_ROOM, sizeof *grown);
	if (!grown)
		return -1;
	m->answers = grown;
	m->room = m->room ? 2 * m->room : FIRST_ROOM;
	for (size_t i = 0; i < old_room; i++)
		if (old[i].set)
			*slot_of(m, old[i].bits, old[i].set - 1) = old[i];
	free(old);
	return 0;
}

void memo_add(struct memo *m, uint64_t set, uint64_t combination, int answer)
{
	struct memo_answer *a;
	int i = 0;

	if (grow(m))
		return;
	while (i < m->nsets && m->sets[i] != set)
		i++;
	if (i == MEMO_SETS)
		return;
	if (i == m->nsets)
		m->sets[m->nsets++] = set;
	a = slot_of(m, combination & set, i);
	m->count += !a->set;
	*a = (struct memo_answer){.bits = combination & set, .set = (signed char)(i + 1), .value = (signed char)answer};
}

void memo_free(struct memo *m)
{
	free(m->answers);
	*m = (struct memo){0};
}
