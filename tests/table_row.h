/* Rows of made-up tables, for unit tests of the selection. */
#ifndef SEGTUNE_TESTS_TABLE_ROW_H
#define SEGTUNE_TESTS_TABLE_ROW_H

#include "tuner/store/store.h"

/* The members that all rows of the table share; the caller sets lengths, the geometry's name, parameters and
 * seconds. */
static const struct store_row table_row = {.device = "d",
					   .backend = "fake",
					   .arch = "a_1",
					   .driver = "1",
					   .operation = "segreduce",
					   .type = "f32",
					   .oper = "plus",
					   .offset_type = "i32",
					   .kind = "fixed",
					   .strategy = "flat",
					   .bytes = 1,
					   .cold = 1};

#endif
