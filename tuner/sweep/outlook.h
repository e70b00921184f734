/* What a variant's times on some cases say of it on others: private to the sweep. */
#ifndef SEGTUNE_OUTLOOK_H
#define SEGTUNE_OUTLOOK_H

#include "tuner/sweep/case_group.h"

/* The times of one variant on the cases of a group. */
struct outlook {
	double *seconds;    /* of each case; 0: not known */
	const double *best; /* of each case: of any variant; 0: not known */
};

/*
 * How many times as slow as the best the variant is on the case nearest to k of those that it ran on; 0: none of these
 * is like k. Cases are near where n, the mean length, the longest segment and the shares of long segments are alike.
 */
double outlook_nearest(const struct case_group *g, const struct outlook *o, int k);

#endif
