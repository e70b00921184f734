/* Private to the selection of launch boxes: rows as entries, their orders, and one band. */
#ifndef SEGTUNE_SELECT_IMPL_H
#define SEGTUNE_SELECT_IMPL_H

#include "tuner/report/select.h"

/* Regret of a variant on a case that it has no valid time on. */
#define GAP 1e6

/* A row with the numbers it gets within its band. */
struct entry {
	const struct store_row *row;
	int case_index, variant;
};

/* Which table, case or variant a row is of: 0 if the same. */
int compare_real(double a, double b);
int compare_table(const struct store_row *a, const struct store_row *b);
int compare_case(const struct store_row *a, const struct store_row *b);
int compare_variant(const struct store_row *a, const struct store_row *b);

/* For qsort of entries: by table, case and time. */
int entry_by_case(const void *a, const void *b);

/* The boxes of a band from its entries, which are sorted otherwise. */
int select_band(struct entry *entries, int count, const struct select_limits *limits, struct band *band, struct err *e);

#endif
