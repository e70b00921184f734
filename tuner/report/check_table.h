/* What a finished table costs on geometries that took no part in it. */
#ifndef SEGTUNE_CHECK_TABLE_H
#define SEGTUNE_CHECK_TABLE_H

#include "tuner/base/strings.h"
#include "tuner/selection/selection.h"

struct check_level {
	int cases, failed;  /* failed: cases on which the box picked has no valid time; they are in no regret */
	double worst, mean; /* of the others; NAN where there is none */
};

/* What is known besides n and the mean: as levels, and what only lookups heed. */
enum check_column {
	CHECK_PROBED = SELECTION_LEVELS, /* what a probe finds: both shares, the heaviest span, at times the longest */
	CHECK_ALL,                       /* all of these */
	CHECK_COLUMNS
};

struct check_result {
	int cases; /* geometries with a valid time of some variant */
	struct check_level levels[CHECK_COLUMNS];
};

/*
 * Hold table t against rows that were measured on its device, on the geometries of these canonical names, and print a
 * line for each: the regret of the box picked with each column known, that is its time / the fastest row's time -
 * 1, how many variants were tried, and the fastest. Then the worst and the mean regret beside those that the table
 * states.
 */
void check_table(const struct selection_table *t, const struct store_row *rows, int nrows,
		 const struct strings *geometries, struct check_result *result);

#endif
