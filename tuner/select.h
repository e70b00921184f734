/* From measurements to a table: few launch boxes with cut points and the regret they cost. */
#ifndef SEGTUNE_SELECT_H
#define SEGTUNE_SELECT_H

#include "store.h"

/* One launch box and the range it serves. */
struct box {
	char strategy[32], params[192];
	double mean_from, mean_to; /* mean segment length: from <= mean < to; first 0, last infinite */
	double regret;             /* worst over the cases in its range: its time / best time - 1 */
	double mean_regret;
};

/* Boxes for elements counts n_from <= n < n_to, ascending in mean. */
struct band {
	int64_t n_from, n_to; /* n_to INT64_MAX for the last */
	int nboxes;
	struct box *boxes;
};

/* One device, operation, element type and operator. */
struct table {
	char device[128], backend[16], arch[64], driver[96], compiler[96];
	char operation[32], type[16], oper[32];
	int ncases;                 /* that were measured */
	double regret, mean_regret; /* worst and mean over all cases */
	int nbands;
	struct band *bands;
};

/*
 * Tables from rows (as store_rows sorts them): per (device, operation, type, oper); cases of the same n form a band;
 * within it at most max_boxes contiguous ranges of mean length, chosen so that the worst regret is smallest, then the
 * mean (dynamic programme over the sorted means). only: NULL, or the one strategy to choose from. *tables malloc'd:
 * tables_free.
 */
int select_tables(const struct store_row *rows, int nrows, int max_boxes, const char *only, struct table **tables,
		  int *count, struct err *e);
void tables_free(struct table *tables, int count);

/* The box a table picks, NULL if it is empty. */
const struct box *table_pick(const struct table *t, int64_t n, int64_t segments);

#endif
