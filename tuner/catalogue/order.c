/* Orders candidates by family and rank, and cases by when they can be ready. */
#include "tuner/catalogue/order.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "harness/data/geometry.h"

static int by_family_and_rank(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->variant.family != b->variant.family)
		return a->variant.family < b->variant.family ? -1 : 1;
	if (a->variant.hinted != b->variant.hinted)
		return b->variant.hinted - a->variant.hinted;
	return (a->rank > b->rank) - (a->rank < b->rank);
}

static int by_rank(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->rank < b->rank || a->rank > b->rank)
		return a->rank < b->rank ? -1 : 1;
	return (a->variant.family > b->variant.family) - (a->variant.family < b->variant.family);
}

/* Replaces the ranks of the first family's candidates by their relative positions, separately for hinted ones and for
 * the others, which get 1 and more. */
static int spread_run(struct candidate *list, int n)
{
	const struct variant *first = &list[0].variant;
	int count = 1;

	while (count < n && list[count].variant.family == first->family && list[count].variant.hinted == first->hinted)
		count++;
	for (int i = 0; i < count; i++)
		list[i].rank = (i + 0.5) / count + !first->hinted;
	return count;
}

/* Whether each parameter has its first value, the author's choice. */
static int is_default(const struct variant *v)
{
	for (int p = 0; p < v->family->nparams; p++)
		if (v->values[p] != v->family->params[p].values[0])
			return 0;
	return 1;
}

static double first_rank(const struct variant *v, int i, int shuffle, uint64_t seed)
{
	if (is_default(v))
		return -1;
	return shuffle ? (double)(hash_mix(seed ^ hash_text(v->params)) >> 11) : i;
}

void order_candidates(struct candidate *list, int n, int shuffle, uint64_t seed)
{
	for (int i = 0; i < n; i++)
		list[i].rank = first_rank(&list[i].variant, i, shuffle, seed);
	qsort(list, (size_t)n, sizeof *list, by_family_and_rank);
	for (int i = 0; i < n; i += spread_run(list + i, n - i))
		;
	qsort(list, (size_t)n, sizeof *list, by_rank);
}

/* Number of segments that can be generated instantly. */
#define INSTANT_SEGMENTS (1 << 16)

/* Whether a case with a segments is a better first case than one with b. Negative: unknown. */
static int comes_first(int64_t a, int64_t b)
{
	return a >= 0 && (b < 0 || (a <= INSTANT_SEGMENTS ? b > INSTANT_SEGMENTS || a > b : a < b));
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
