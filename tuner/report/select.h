/* From measurements to a table: few launch boxes with cut points and the regret they cost. */
#ifndef SEGTUNE_SELECT_H
#define SEGTUNE_SELECT_H

#include "tuner/store/store.h"

/* One launch box and the range it serves. */
struct box {
	char strategy[32], params[256];
	double mean_from, mean_to; /* mean segment length: from <= mean < to; first 0, last infinite */
	double regret;             /* worst over the cases in its range: its time / best time - 1 */
	double mean_regret;
	int ncases; /* in its range */
	int gaps;   /* of them it has no valid time on so many: they are not in the regrets */
};

/* Boxes for element counts n_from <= n < n_to, ascending in mean. */
struct band {
	int64_t n_from, n_to; /* n_to INT64_MAX for the last */
	int nboxes;
	struct box *boxes;
};

/* One device, operation, key type (empty: without keys), element type and operator. */
struct table {
	char device[128], backend[16], arch[64], driver[96], compiler[96];
	char operation[32], type[16], oper[32], key_type[16];
	int ncases;                 /* that were measured */
	double regret, mean_regret; /* worst and mean over all cases */
	int gaps;                   /* cases on which the box for them has no valid time */
	int nbands;
	struct band *bands;
};

/*
 * Tables from rows: one per (device and backend, operation, key type, type, oper), in that order. only: NULL, or the
 * one strategy to choose from; best is then the best of that one. *tables malloc'd: tables_free.
 *
 * Cases whose n rounds to the same power of two form a band. Within it cases whose means lie within a tenth are one
 * point (a uniform and a power-law geometry of "mean 32" have 31.9 and 31.4), and a dynamic programme over the points
 * finds at most max_boxes ranges, each with one variant, first for the smallest worst regret, then, among those, for
 * the smallest sum of regrets, then for the fewest boxes. Each further box must lower the worst or the mean regret by
 * more than tolerance (0: by anything at all). All geometries of a point count, whatever their kind.
 *
 * A variant without a valid time on a case has a gap there: a regret of GAP, far above any real one. So it serves a
 * range with that case only if no way to cut the range avoids gaps, and then the one with the fewest is taken.
 *
 * Neighbouring ranges are cut at the geometric mean of the two means (of n for bands) next to the cut.
 */
int select_tables(const struct store_row *rows, int nrows, int max_boxes, double tolerance, const char *only,
		  struct table **tables, int *count, struct err *e);
void tables_free(struct table *tables, int count);

/* The box a table picks, NULL if it is empty. Without segments the mean length is n. */
const struct box *table_pick(const struct table *t, int64_t n, int64_t segments);

/*
 * What t would cost on another device: worst and mean regret of its picks over the cases that rows hold for (device,
 * backend) and t's operation, types and operator; gaps: picks that were not measured there. Returns the number of
 * cases.
 */
int table_regret(const struct table *t, const struct store_row *rows, int nrows, const char *device,
		 const char *backend, double *worst, double *mean, int *gaps);

#endif
