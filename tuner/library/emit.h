/* Private to the library: its generated C text. */
#ifndef SEGTUNE_EMIT_H
#define SEGTUNE_EMIT_H

#include <stdio.h>

#include "harness/device/compiler.h"
#include "tuner/base/strings.h"
#include "tuner/catalogue/recipe.h"
#include "tuner/selection/selection.h"

/* Text as a C string literal, quotes included. */
void emit_literal(FILE *out, const char *text, size_t length);

/* The line of a text, as a literal a line: `static const char *const NAME[]`. #line marks are left out. */
void emit_lines(FILE *out, const char *name, const char *text, size_t length);

/* Compiled code for one architecture. */
struct emit_image {
	int sm;
	struct gpu_code code;
};

/* `static const struct image NAME[]`, and their bytes. Nothing where there are none. */
void emit_images(FILE *out, const char *name, const struct emit_image *images, int count);

/* A recipe's function and tables: recipe_ID, launches_ID and temps_ID. narrays: of the operation. */
int emit_recipe(FILE *out, const char *id, const struct recipe *recipe, int narrays, struct err *e);

/* Trees of a table: tree_ID_0 and so on. */
void emit_trees(FILE *out, const char *id, const struct selection_table *t);

/* cases_ID: the rows of an estimate that has some. */
void emit_cases(FILE *out, const char *id, const struct selection_estimate *s);

#endif
