/* The effect of each value of a parameter, from rows of one table. */
#ifndef SEGTUNE_EFFECTS_H
#define SEGTUNE_EFFECTS_H

#include "tuner/store/store.h"

/* One value of a strategy's parameter, over the cases on which it was measured. */
struct effect {
	char strategy[32], parameter[40], value[40];
	int cases;
	double mean;  /* geometric mean of (fastest variant with the value / strategy's fastest variant), at least 1 */
	double worst; /* largest of these ratios */
	/* Private to effects.c. */
	double logarithms, fastest;
};

/* The effects of all parameters with several values, by strategy, parameter and value, numbers ascending. Rows of a
 * case must be adjacent, as after store_rows and plot_group. *list is malloc'd. */
int effects_find(const struct store_row *rows, int nrows, struct effect **list, int *count, struct err *e);

/* The value of a parameter in a variant's text ("NT=128 VT=7"): its first character and *length; NULL if missing. */
const char *effects_value(const char *params, const char *parameter, int *length);

#endif
