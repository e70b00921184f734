/* Private to the selection: kriging (Rasmussen, Williams 2006, chapter 2) of several fields over the same positions. */
#ifndef SEGTUNE_SELECTION_KRIGE_H
#define SEGTUNE_SELECTION_KRIGE_H

struct krige {
	int count; /* positions */
	/* [row * count + column], row >= column: input: similarity of positions, plus noise on the diagonal; after
	 * krige_factorize: its factor */
	double *factor;
};

/* Allocates; -1: out of memory. Call krige_close in any case. */
int krige_open(struct krige *k, int count);
void krige_close(struct krige *k);

/* Makes k ready for krige_solve. */
void krige_factorize(struct krige *k);

/*
 * Solves for the weights of the known values of n fields minus their means. The expected value of a field at another
 * position is its mean + sum of similarity * weight. weights: [position * n + field]: input: the known values; after it
 * the weights, and in another row their means. What a field gets does not depend on the others.
 */
void krige_solve(const struct krige *k, int n, double *weights);

#endif
