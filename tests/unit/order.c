/* The order of a search: all families advance at the same pace, and a seed gives the same order in every case. */
#include "tuner/catalogue/order.h"

#include <stdio.h>
#include <string.h>

#include "../test.h"

#define BIG 60
#define SMALL 12

static void fill(struct candidate *list, struct family *big, struct family *small, int skip)
{
	static int64_t first = 59; /* the default of both families: only the big one has it */

	memset(list, 0, (BIG + SMALL) * sizeof *list);
	big->nparams = small->nparams = 1;
	big->params[0].values = small->params[0].values = &first;
	big->params[0].nvalues = small->params[0].nvalues = 1;
	for (int i = 0; i < BIG + SMALL; i++) {
		struct variant *v = &list[i].variant;

		v->family = i < BIG ? big : small;
		v->values[0] = i < BIG ? i : 1000 + i;
		(void)snprintf(v->params, sizeof v->params, "NT=%d", (int)v->values[0]);
	}
	/* A case in which the first few are not possible. */
	memmove(list, list + skip, (size_t)(BIG + SMALL - skip) * sizeof *list);
}

static void test_pace(struct test_counts *t, int shuffle)
{
	static struct candidate list[BIG + SMALL];
	struct family families[2] = {{.strategy = "big"}, {.strategy = "small"}};
	int worst = 0, seen = 0;

	fill(list, &families[0], &families[1], 0);
	order_candidates(list, BIG + SMALL, shuffle, 7);
	for (int i = 0; i < BIG + SMALL; i++) {
		int off;

		seen += list[i].variant.family == &families[1];
		off = seen * (BIG + SMALL) - (i + 1) * SMALL;
		off = off < 0 ? -off : off;
		worst = off > worst ? off : worst;
	}
	test_ok(t, seen == SMALL, "nothing is lost, shuffle %d", shuffle);
	test_ok(t, worst <= BIG + SMALL, "families keep pace, shuffle %d (off by at most one)", shuffle);
}

/* Whether b has the parameters of a in the same order, except for those missing in b. */
static int same_order(const struct candidate *a, int na, const struct candidate *b, int nb)
{
	int k = 0;

	for (int i = 0; i < na && k < nb; i++)
		k += strcmp(a[i].variant.params, b[k].variant.params) == 0;
	return k == nb;
}

static void test_seeds(struct test_counts *t)
{
	static struct candidate whole[BIG], part[BIG], other[BIG];
	static struct candidate all[BIG + SMALL];
	struct family families[2] = {{.strategy = "big"}, {.strategy = "small"}};

	fill(all, &families[0], &families[1], 0);
	memcpy(whole, all, sizeof whole);
	memcpy(other, all, sizeof other);
	memcpy(part, all + 5, (BIG - 5) * sizeof *part);
	order_candidates(whole, BIG, 1, 7);
	order_candidates(part, BIG - 5, 1, 7);
	order_candidates(other, BIG, 1, 8);
	test_ok(t, same_order(whole, BIG, part, BIG - 5),
		"a case with fewer variants tries the rest in the same order");
	test_ok(t, !same_order(whole, BIG, other, BIG), "another seed gives another order");
	memcpy(other, all, sizeof other);
	order_candidates(other, BIG, 0, 7);
	test_ok(t, strcmp(whole[0].variant.params, "NT=59") == 0 && strcmp(other[0].variant.params, "NT=59") == 0,
		"a family's default comes first");
	test_ok(t, strcmp(other[1].variant.params, "NT=0") == 0 && strcmp(other[BIG - 1].variant.params, "NT=58") == 0,
		"without shuffling the given order stays");
}

/* Hinted variants come before the others, each kind at an even pace. */
static void test_hinted(struct test_counts *t)
{
	static struct candidate list[BIG + SMALL];
	struct family families[2] = {{.strategy = "big"}, {.strategy = "small"}};
	int behind = 0, early = 0, small = 0;

	fill(list, &families[0], &families[1], 0);
	for (int i = 0; i < BIG + SMALL; i++)
		list[i].variant.hinted = i % 2;
	order_candidates(list, BIG + SMALL, 1, 7);
	for (int i = 0; i < BIG + SMALL; i++) {
		const int second = i >= (BIG + SMALL) / 2;

		behind += second != !list[i].variant.hinted;
		small += list[i].variant.family == &families[1];
		early += i == (BIG + SMALL) / 4 - 1 ? small : 0;
	}
	test_ok(t, behind == 0, "hinted ones first");
	test_ok(t, early == SMALL / 4, "families keep pace among them: %d", early);
}

static void test_first(struct test_counts *t)
{
	char *mixed[] = {"few.rowlen", "uniform:n=1M,mean=4", "uniform:n=1M,mean=64", "uniform:n=1M,mean=256"};
	char *many[] = {"uniform:n=1M,mean=1", "uniform:n=1M,mean=8", "uniform:n=1M,mean=2"};

	test_ok(t, order_first(operation_find("segreduce"), mixed, 4) == 2,
		"the case of the most segments that are soon drawn is first");
	test_ok(t, order_first(operation_find("segreduce"), many, 3) == 1,
		"where all have more, the one of the fewest");
	test_ok(t, order_first(operation_find("segreduce"), mixed, 1) == 0, "or the first, where that is not known");
	test_ok(t, order_first(operation_find("segreduce_regular"), mixed, 4) == 0,
		"cases of regular operations stay as listed");
}

int main(void)
{
	struct test_counts t = {0};

	test_pace(&t, 0);
	test_pace(&t, 1);
	test_seeds(&t);
	test_hinted(&t);
	test_first(&t);
	return test_end(&t);
}
