#ifndef SEGTUNE_WARPS_OFFSETS_H
#define SEGTUNE_WARPS_OFFSETS_H

#include <vector>

/* Segments of no element to some tiles, few or many of each; offsets end with the elements of whole and cut tiles
 * alike. */
static void make_offsets(std::vector<int> *offsets, long long n, int tile, unsigned seed)
{
	const int lengths[] = {0, 1, 2, 5, 30, 130, 700, 3 * tile + 1};
	int most = 8;

	offsets->assign(1, 0);
	while (offsets->back() < n) {
		seed = seed * 1664525u + 1013904223u;
		if (seed >> 28 == 0)
			most = 1 + (int)(seed >> 24 & 7);
		const long long end = offsets->back() + lengths[(seed >> 8) % (unsigned)(most > 1 ? most : 2)];
		offsets->push_back((int)(end < n ? end : n));
	}
	offsets->insert(offsets->end(), 3, (int)n);
}

/* Results of a call that are not the folds of its elements, and counts that are not 0 again. */
template <class CALL, class ELEMENT> static int wrong_folds(const CALL *c, ELEMENT element)
{
	int wrong = 0;

	for (size_t s = 0; s + 1 < c->offsets.size(); s++) {
		T fold = IDENTITY;

		for (int i = c->offsets[s]; i < c->offsets[s + 1]; i++)
			fold = combine(fold, element((size_t)i));
		wrong += c->result[s] != fold;
	}
	for (unsigned count : c->arrived)
		wrong += count != 0;
	return wrong;
}

#endif
