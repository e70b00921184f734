/*
 * A screen leaves out variants that were slow on similar cases: small sizes come before large ones of the same lengths,
 * coarse mean lengths before those between. Pure arithmetic on names; the times are the caller's.
 */
#ifndef SEGTUNE_SCREEN_H
#define SEGTUNE_SCREEN_H

#include <stdint.h>

struct screen_case {
	const char *name; /* of its geometry: "uniform:n=64M,mean=4,seed=1" */
	int64_t n;        /* elements */
	double mean;      /* length of segments */
};

#define SCREEN_BY 2

struct screen {
	int level;         /* cases of smaller levels come before */
	int by[SCREEN_BY]; /* cases of smaller levels that screen this one, -1: none */
};

/*
 * plan[k], for each of count cases: by the next smaller size of the same lengths where there is one; else, of the mean
 * lengths of one kind and size, every fourth and the last come first, then every second, then the rest, by their
 * neighbours on both sides. Others have level 0. The number of levels.
 */
int screen_plan(const struct screen_case *cases, int count, struct screen *plan);

/*
 * times: of a variant on the cases that screen another, as multiples of the best there; 0: not known. Was it slower
 * than the best by more than margin (0.25: a quarter) on each that is known?
 */
int screen_drops(double margin, const double times[SCREEN_BY]);

#endif
