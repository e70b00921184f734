/* Recipes against the descriptor's own functions. */
#ifndef SEGTUNE_RECIPE_CHECK_H
#define SEGTUNE_RECIPE_CHECK_H

#include "tuner/catalogue/recipe.h"

/*
 * Compare the recipe with plans of the catalogue on hundreds of sizes, edges and random ones, on several devices of its
 * backend. An error names the first difference. *compared: plans that were compared; of cases that the
 * descriptor calls impossible that alone is compared.
 */
int recipe_check(struct catalogue *cat, const struct recipe_request *r, const struct recipe *recipe, int *compared,
		 struct err *e);

#endif
