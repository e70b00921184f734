/* Checks recipes against the descriptor's own functions. */
#ifndef SEGTUNE_RECIPE_CHECK_H
#define SEGTUNE_RECIPE_CHECK_H

#include "tuner/catalogue/recipe.h"

/* Compares the recipe with plans of the catalogue on hundreds of sizes, edge cases and random ones, on several devices
 * of its backend. The error names the first difference. *compared: number of plans compared; for cases that the
 * descriptor calls impossible, only that is compared. */
int recipe_check(struct catalogue *cat, const struct recipe_request *r, const struct recipe *recipe, int *compared,
		 struct err *e);

#endif
