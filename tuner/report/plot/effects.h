/* What each value of a parameter costs: from rows of one table. */
#ifndef SEGTUNE_EFFECTS_H
#define SEGTUNE_EFFECTS_H

#include "tuner/store/store.h"

/* A strategy's parameter at one value, over the cases on which it was measured there. */
struct effect {
	char strategy[32], parameter[40], value[40];
	int cases;
	double mean;  /* geometric mean of: fastest variant with the value / strategy's fastest variant; at least 1 */
	double worst; /* of these ratios */
	/* Private to effects.c. */
	double logarithms, fastest;
};

/*
 * Effects of all parameters that have several values; by strategy, parameter and value, numbers ascending. The rows of
 * a case must be adjacent (as store_rows and plot_group leave them). *list malloc'd.
 */
int effects_find(const struct store_row *rows, int nrows, struct effect **list, int *count, struct err *e);

/* Value of a parameter in a variant's text ("NT=128 VT=7"): its first character and length; NULL without it. */
const char *effects_value(const char *params, const char *parameter, int *length);

#endif
