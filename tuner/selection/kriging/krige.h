/* Private to the selection: kriging (Rasmussen, Williams 2006, chapter 2), of several fields over the same places. */
#ifndef SEGTUNE_SELECTION_KRIGE_H
#define SEGTUNE_SELECTION_KRIGE_H

struct krige {
	int count, n;   /* places, fields */
	double *factor; /* [row * count + column], row >= column: how alike the places are, noise on the diagonal */
	double *weight; /* [place * n + field]: what is known; solved, the weight of its likeness to another place */
	double *mean;   /* of each field */
};

/* Room for so many; krige_close, also after -1: no memory. */
int krige_open(struct krige *k, int count, int n);
void krige_close(struct krige *k);

/* Weights from what is known less its mean: then mean + sum of likeness * weight is expected at another place. */
void krige_solve(struct krige *k);

#endif
