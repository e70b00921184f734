/* The cost of a finished table on geometries that were not used to make it. */
#ifndef SEGTUNE_CHECK_TABLE_H
#define SEGTUNE_CHECK_TABLE_H

#include "tuner/base/strings.h"
#include "tuner/selection/selection.h"

struct check_level {
	int cases, failed;  /* failed: cases on which the picked box has no valid time; they count in no regret */
	double worst, mean; /* of the other cases; NAN if there are none */
};

/* What is known besides n and the mean: the levels, and what only lookups use. */
enum check_column {
	/* What a probe finds: both shares, the heaviest span, sometimes the longest segment. */
	CHECK_PROBED = SELECTION_LEVELS,
	CHECK_ALL, /* all of these */
	CHECK_COLUMNS
};

struct check_result {
	int cases; /* geometries with a valid time of some variant */
	struct check_level levels[CHECK_COLUMNS];
};

/* Evaluates table t on rows measured on its device, for the geometries with these canonical names, and prints a line
 * for each: the regret (time of the picked box / time of the fastest row - 1) for each column, the number of variants
 * tried, and the fastest. Then prints worst and mean regret next to those that the table states. */
void check_table(const struct selection_table *t, const struct store_row *rows, int nrows,
		 const struct strings *geometries, struct check_result *result);

#endif
