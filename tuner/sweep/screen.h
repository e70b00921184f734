/* A screen omits variants that were slow on similar cases: small sizes come before large ones of the same lengths,
 * coarse mean lengths before those in between. Pure arithmetic on names; the caller provides the times. */
#ifndef SEGTUNE_SCREEN_H
#define SEGTUNE_SCREEN_H

#include <stdint.h>

struct screen_case {
	const char *name; /* of its geometry: "uniform:n=64M,mean=4,seed=1" */
	int64_t n;        /* elements */
	double mean;      /* mean segment length */
};

#define SCREEN_BY 2

struct screen {
	int level;         /* cases with lower levels come first */
	int by[SCREEN_BY]; /* cases with lower levels that screen this one; -1: none */
};

/*
 * Sets plan[k] for each of count cases. A case is screened by the next smaller size with the same lengths, if there is
 * one. Otherwise, of the mean lengths of one kind and size, every fourth and the last come first, then every second,
 * then the rest, each screened by its neighbours on both sides. All others have level 0. Returns the number of levels.
 */
int screen_plan(const struct screen_case *cases, int count, struct screen *plan);

/* times: of a variant on the cases that screen another one, relative to the best there; 0: unknown. Whether it was
 * slower than the best by more than margin (0.25: a quarter) on every case that is known. */
int screen_drops(double margin, const double times[SCREEN_BY]);

#endif
