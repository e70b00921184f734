/* From measurements to a table: few launch boxes with cut points and the regret they cost. */
#ifndef SEGTUNE_SELECT_H
#define SEGTUNE_SELECT_H

#include "tuner/request/request.h"
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

struct select_limits {
	int max_boxes;    /* of a band, at least 1 */
	double tolerance; /* each further box must lower the worst or the mean regret by more */
	const char *only; /* the one strategy to choose from, whose best is then the best of all; NULL: any */
};
#define SELECT_DEFAULTS ((struct select_limits){REQUEST_MAX_BOXES, REQUEST_TOLERANCE, NULL})

/*
 * Tables from rows: one per (device and backend, operation, key type, type, oper), in that order. *tables malloc'd:
 * tables_free.
 *
 * Cases whose n rounds to the same power of two form a band. Within it cases whose means lie within a tenth are one
 * point (a uniform and a power-law geometry of "mean 32" have 31.9 and 31.4), and a dynamic programme over the points
 * finds at most max_boxes ranges, each with one variant, first for the smallest worst regret, then, among those, for
 * the smallest sum of regrets, then for the fewest boxes. All geometries of a point count, whatever their kind.
 *
 * A variant without a valid time on a case has a gap there, far worse than any real regret: it serves a range with that
 * case only if no way to cut the range avoids gaps, and then the one with the fewest is taken.
 *
 * Neighbouring ranges are cut at the geometric mean of the two means (of n for bands) next to the cut.
 */
int select_tables(const struct store_row *rows, int nrows, const struct select_limits *limits, struct table **tables,
		  int *count, struct err *e);
void tables_free(struct table *tables, int count);

/* The box a table picks, NULL if it is empty. Without segments the mean length is n. */
const struct box *table_pick(const struct table *t, int64_t n, int64_t segments);

struct regret {
	int cases, gaps; /* gaps: cases whose pick was not measured; they are not in the regrets */
	double worst, mean;
};

/* What the picks of t would cost on another device, over the cases of its operation, types and operator. */
struct regret table_regret(const struct table *t, const struct store_row *rows, int nrows, const char *device,
			   const char *backend);

#endif
