/* Private to the library: writes generated C text. */
#ifndef SEGTUNE_EMIT_H
#define SEGTUNE_EMIT_H

#include <stdio.h>

#include "harness/device/compiler.h"
#include "tuner/base/strings.h"
#include "tuner/catalogue/recipe.h"
#include "tuner/selection/selection.h"

/* Writes text as a C string literal, quotes included. */
void emit_literal(FILE *out, const char *text, size_t length);

/* Writes a text as `static const char *const NAME[]`, one literal per line. #line directives are omitted. */
void emit_lines(FILE *out, const char *name, const char *text, size_t length);

/* Compiled code for one architecture. */
struct emit_image {
	int sm;
	struct gpu_code code;
};

/* Writes `static const struct image NAME[]` and the bytes; nothing if count is 0. */
void emit_images(FILE *out, const char *name, const struct emit_image *images, int count);

/* Writes a recipe's function and tables: recipe_ID, launches_ID and temps_ID. narrays: number of arrays of the
 * operation. */
int emit_recipe(FILE *out, const char *id, const struct recipe *recipe, int narrays, struct err *e);

/* Writes the trees of a table: tree_ID_0 and so on. */
void emit_trees(FILE *out, const char *id, const struct selection_table *t);

/* Writes the rows of an estimate as cases_ID, if it has any. */
void emit_cases(FILE *out, const char *id, const struct selection_estimate *s);

#endif
