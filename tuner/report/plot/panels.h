/* Rows of a database as panels of curves, for plots and pages. */
#ifndef SEGTUNE_PLOT_PANELS_H
#define SEGTUNE_PLOT_PANELS_H

#include <math.h>
#include <stdio.h>

#include "tuner/gnuplot/plot_files.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

enum plot_axis { PLOT_FRACTION, PLOT_RATE, PLOT_TIME }; /* of the copy bandwidth; GB/s; milliseconds */

struct panel {
	char heading[160];
	int joined; /* 1: synthetic lengths, a curve; 0: files, each a point of its own */
	int first;  /* row */
	int has_peer;
	int points; /* geometries: points along x */
	int keep;   /* 1: to be drawn */
};

#define PLOT_DEVICES 1
#define PLOT_DRIVERS 2 /* of one device; rows have the driver for a device */

struct plot {
	const struct plot_request *request;
	struct store_row *rows;
	int nrows;
	int *panel_of, *name_of; /* of each row */
	int *place_of;           /* of each row: its file's in the panel, from 1, by mean length; 0 on a curve */
	struct panel *panels;
	char (*names)[128]; /* strategies, peers or devices, sorted */
	int npanels, nnames;
	int left_out; /* panels that do not fit */
	enum plot_axis y;
	int by_device;   /* a curve for the best variant of each: PLOT_DEVICES, PLOT_DRIVERS; 0: of each strategy */
	int by_elements; /* 1: x is the number of elements, else the mean length */
	double copy;     /* in units of y, NAN: not drawn */
	struct {
		double min, max; /* min > 0: the axis is logarithmic */
	} drawn;                 /* of y */
	double low, high;        /* of x */
	double bandwidth;        /* copy, bytes per second, mean over the rows */
	struct {
		int64_t first, last;
	} taken; /* measured when, milliseconds since 1970 */
};

double plot_x(const struct plot *p, const struct store_row *row);
double plot_y(const struct plot *p, const struct store_row *row);

/* Across: plot_x on a curve, the place of a file among others. */
double plot_across(const struct plot *p, int row);

/* Of a point: the name of its file without folder and ending, as letters, digits and '_'; of what stands in for a
 * matrix its rows. */
#define PLOT_FILE_NAME 25
void plot_point_name(const struct store_row *row, char name[PLOT_FILE_NAME]);

/* Is it the first row, so the fastest, of its geometry? */
int plot_begins_geometry(const struct plot *p, int row);

/* The 95% interval of y. */
void plot_interval(const struct plot *p, const struct store_row *row, double *low, double *high);

/* Whole powers of two (their logarithms) at which an axis begins and ends that has x within its frame. x > 0. */
int plot_low_end(double x);
int plot_high_end(double x);

/* Does the row's geometry stand in for a matrix that is not there? Such are a point each, as files are. */
int plot_is_surrogate(const struct store_row *row);

/* Is the row, by its index, the fastest of its curve on its geometry? After plot_group. */
int plot_is_drawn(const struct plot *p, int row);

/* Is the row of another operation, drawn beside? */
int plot_is_beside(const struct store_row *row);

/* Is the best variant one curve among others, rather than each strategy? */
int plot_has_best_curve(const struct plot *p);

/* The panels and curves of the rows, of which there is one at least; they are sorted, and some may be dropped. */
int plot_group(struct plot *p, struct err *e);

/* Free what p holds, its rows too; not p. */
void plot_release(struct plot *p);

/* Regret of tables of 1, 2, ... boxes chosen from the rows, which are of one table. */
int plot_regret(const struct plot *p, struct strings *written, struct err *e);

/* The best fraction by mean length and width of rows, of the usual kind of lengths. */
int plot_widths(const struct plot *p, struct strings *written, struct err *e);

/* Effects of parameters of one strategy of the rows, which are of one table; the rows are changed. */
int plot_effects(struct plot *p, struct strings *written, struct err *e);

/* The samples of the variant that comes nearest to the copy bandwidth. */
int plot_samples(const struct plot *p, struct store *store, struct strings *written, struct err *e);

/* The script for gnuplot; a plot_writer whose context is the plot. */
int plot_write(const void *context, enum plot_kind kind, FILE *to, struct err *e);

#endif
