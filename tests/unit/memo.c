/* What is noted of predicates: found for what has the same bits of the set, for nothing else. */
#include "tuner/lua/memo.h"
#include "../test.h"

#define COMBINATIONS 4096

/* The predicates below read two of six values of two bits each, which ones depends on the first. */
static uint64_t set_of(uint64_t combination)
{
	return 3u | 3u << 2 * (1 + combination % 4);
}

static int answer_of(uint64_t combination)
{
	return (int)((combination & set_of(combination)) * 2654435761u >> 7 & 3);
}

/* As a walk does. Returns the number of combinations that were not known; -1: a wrong answer was. */
static int walk(struct memo *m)
{
	int asked = 0;

	for (uint64_t c = 0; c < COMBINATIONS; c++) {
		const int known = memo_find(m, c);

		if (known >= 0 && known != answer_of(c))
			return -1;
		if (known >= 0)
			continue;
		memo_add(m, set_of(c), c, answer_of(c));
		asked++;
	}
	return asked;
}

static void test_walk(struct test_counts *t)
{
	struct memo m = {0};
	const int asked = walk(&m);

	test_ok(t, asked == 16, "of %d combinations 16 were asked for: %d", COMBINATIONS, asked);
	test_ok(t, walk(&m) == 0, "the second time all are known");
	memo_free(&m);
	test_ok(t, memo_find(&m, 0) == -1, "nothing is known of what was freed");
}

/* More answers than the first table has room for, and more sets than there may be. */
static void test_limits(struct test_counts *t)
{
	struct memo m = {0};
	int found = 0, sets = 0;

	for (uint64_t c = 0; c < 100000; c++)
		memo_add(&m, UINT64_MAX, c << 40, (int)(c % 128));
	for (uint64_t c = 0; c < 100000; c++)
		found += memo_find(&m, c << 40) == (int)(c % 128);
	test_ok(t, found == 100000 && memo_find(&m, 1) == -1, "%d of 100000 answers are found, no other", found);
	memo_free(&m);
	for (int i = 0; i < 64; i++)
		memo_add(&m, (uint64_t)1 << i, (uint64_t)1 << i, 1);
	for (int i = 0; i < 64; i++)
		sets += memo_find(&m, (uint64_t)1 << i) == 1;
	test_ok(t, sets == MEMO_SETS, "%d of 64 sets are noted", sets);
	memo_free(&m);
}

int main(void)
{
	struct test_counts t = {0};

	test_walk(&t);
	test_limits(&t);
	return test_end(&t);
}
