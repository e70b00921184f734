/* Private to the selection: kriging (Rasmussen, Williams 2006, chapter 2) of several fields over the same positions. */
#ifndef SEGTUNE_SELECTION_KRIGE_H
#define SEGTUNE_SELECTION_KRIGE_H

struct krige {
	int count, n;   /* positions, fields */
	double *factor; /* [row * count + column], row >= column: similarity of positions, plus noise on the diagonal */
	/* [position * n + field]: input: the known values; after krige_solve: the weights of similarities */
	double *weight;
	double *mean; /* of each field */
};

/* Allocates; -1: out of memory. Call krige_close in any case. */
int krige_open(struct krige *k, int count, int n);
void krige_close(struct krige *k);

/* Solves for the weights of the known values minus their mean. The expected value at another position is mean + sum of
 * similarity * weight. */
void krige_solve(struct krige *k);

#endif
