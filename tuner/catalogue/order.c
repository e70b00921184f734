#include "tuner/catalogue/order.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "harness/data/geometry.h"

/* Final mix of SplitMix64 (Steele, Lea, Flood 2014): spreads seed and hash over all bits. */
static uint64_t mix(uint64_t x)
{
	x ^= x >> 30;
	x *= 0xbf58476d1ce4e5b9u;
	x ^= x >> 27;
	x *= 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

int variant_compare(const struct variant *a, const struct variant *b)
{
	if (a->family != b->family)
		return a->family < b->family ? -1 : 1;
	return strcmp(a->params, b->params);
}

int variant_find(const struct variant *list, int count, const struct variant *v)
{
	for (int i = 0; i < count; i++)
		if (variant_compare(&list[i], v) == 0)
			return i;
	return -1;
}

static int by_family_and_rank(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->variant.family != b->variant.family)
		return a->variant.family < b->variant.family ? -1 : 1;
	return (a->rank > b->rank) - (a->rank < b->rank);
}

static int by_rank(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->rank < b->rank || a->rank > b->rank)
		return a->rank < b->rank ? -1 : 1;
	return (a->variant.family > b->variant.family) - (a->variant.family < b->variant.family);
}

/* Replace the ranks of one family's run of candidates by their relative position in it. */
static int spread_family(struct candidate *list, int n)
{
	int count = 1;

	while (count < n && list[count].variant.family == list[0].variant.family)
		count++;
	for (int i = 0; i < count; i++)
		list[i].rank = (i + 0.5) / count;
	return count;
}

/* Has it the first value of each parameter: what the author of the descriptor thinks best? */
static int is_default(const struct variant *v)
{
	for (int p = 0; p < v->family->nparams; p++)
		if (v->values[p] != v->family->params[p].values[0])
			return 0;
	return 1;
}

/* How many octaves the parameters of two variants of a family are apart, in all; 0 counts as 1/2. */
static double octaves_apart(const struct variant *a, const struct variant *b)
{
	double sum = 0;

	for (int i = 0; i < a->family->nparams; i++)
		if (a->values[i] != b->values[i])
			sum += fabs(log2(fmax((double)a->values[i], 0.5) / fmax((double)b->values[i], 0.5)));
	return sum;
}

const struct variant *variant_like(const struct variant *list, int count, const struct variant *v)
{
	const struct variant *found = NULL;
	double least = INFINITY;

	for (int i = 0; i < count; i++) {
		double apart = list[i].family == v->family ? octaves_apart(&list[i], v) : INFINITY;

		if (apart < least) {
			least = apart;
			found = &list[i];
		}
	}
	return found;
}

const struct variant *variant_first(const struct variant *list, int count, const struct family *family)
{
	struct variant first = {.family = family};

	for (int p = 0; p < family->nparams; p++)
		first.values[p] = family->params[p].values[0];
	return variant_like(list, count, &first);
}

static double first_rank(const struct variant *v, int i, int shuffle, uint64_t seed)
{
	if (is_default(v))
		return -1;
	return shuffle ? (double)(mix(seed ^ hash_text(v->params)) >> 11) : i;
}

void order_candidates(struct candidate *list, int n, int shuffle, uint64_t seed)
{
	for (int i = 0; i < n; i++)
		list[i].rank = first_rank(&list[i].variant, i, shuffle, seed);
	qsort(list, (size_t)n, sizeof *list, by_family_and_rank);
	for (int i = 0; i < n; i += spread_family(list + i, n - i))
		;
	qsort(list, (size_t)n, sizeof *list, by_rank);
}

/* So many segments are drawn in no time. */
#define SOON (1 << 16)

/* Does a come before b, which is not ready sooner? */
static int comes_first(int64_t a, int64_t b)
{
	return a >= 0 && (b < 0 || (a <= SOON ? b > SOON || a > b : a < b));
}

int order_first(const struct operation *operation, char *const *texts, int count)
{
	int first = 0;
	int64_t best = -1;

	for (int i = 0; i < count && !(operation && operation->regular); i++) {
		const int64_t segments = geometry_estimate_segments(texts[i]);

		if (comes_first(segments, best)) {
			best = segments;
			first = i;
		}
	}
	return first;
}

int order_index(int first, int place)
{
	return place == 0 ? first : place <= first ? place - 1 : place;
}
