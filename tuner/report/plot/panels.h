/* Arranges rows of a database as panels of curves, for plots and pages. */
#ifndef SEGTUNE_PLOT_PANELS_H
#define SEGTUNE_PLOT_PANELS_H

#include <math.h>
#include <stdio.h>

#include "tuner/gnuplot/plot_files.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

enum plot_axis { PLOT_FRACTION, PLOT_RATE, PLOT_TIME }; /* fraction of the copy bandwidth; GB/s; milliseconds */

struct panel {
	char heading[160];
	int joined; /* 1: synthetic lengths, drawn as a curve; 0: files, each an isolated point */
	int first;  /* index of the first row */
	int has_peer;
	int points; /* number of geometries: points along x */
	int keep;   /* 1: to be drawn */
};

#define PLOT_DEVICES 1
#define PLOT_DRIVERS 2 /* drivers of one device; rows have the driver in place of the device */

struct plot {
	const struct plot_request *request;
	struct store_row *rows;
	int nrows;
	int *panel_of, *name_of; /* per row */
	/* Per row: position of its file in the panel, from 1, by mean length; 0 on a curve. */
	int *place_of;
	struct panel *panels;
	char (*names)[128]; /* strategies, peers or devices, sorted */
	int npanels, nnames;
	int left_out; /* panels that do not fit */
	enum plot_axis y;
	/* A curve for the best variant of each: PLOT_DEVICES, PLOT_DRIVERS; 0: of each strategy. */
	int by_device;
	int by_elements; /* 1: x is the number of elements, else the mean length */
	double copy;     /* copy bandwidth in units of y; NAN: not drawn */
	struct {
		double min, max; /* min > 0: logarithmic axis */
	} drawn;                 /* range of y */
	double low, high;        /* range of x */
	double bandwidth;        /* copy bandwidth, bytes per second, mean over the rows */
	struct {
		int64_t first, last;
	} taken; /* period of the measurements, milliseconds since 1970 */
};

double plot_x(const struct plot *p, const struct store_row *row);
double plot_y(const struct plot *p, const struct store_row *row);

/* Horizontal position: plot_x on a curve; among files, the position of the file. */
double plot_across(const struct plot *p, int row);

/* The label of a point: the name of its file without folder and extension, as letters, digits and '_'; for a surrogate
 * of a matrix, its number of rows. */
#define PLOT_FILE_NAME 25
void plot_point_name(const struct store_row *row, char name[PLOT_FILE_NAME]);

/* Whether this is the first row, so the fastest, of its geometry. */
int plot_begins_geometry(const struct plot *p, int row);

/* The 95% confidence interval of y. */
void plot_interval(const struct plot *p, const struct store_row *row, double *low, double *high);

/* The integer exponents of powers of two at which an axis that contains x > 0 begins and ends. */
int plot_low_end(double x);
int plot_high_end(double x);

/* Whether the row's geometry is a surrogate of a matrix that is not available. Such geometries are isolated points,
 * like files. */
int plot_is_surrogate(const struct store_row *row);

/* Whether the row with this index is the fastest of its curve on its geometry. After plot_group. */
int plot_is_drawn(const struct plot *p, int row);

/* Whether the row is of another operation, drawn for comparison. */
int plot_is_beside(const struct store_row *row);

/* Whether the best variant is one curve among others, instead of one curve per strategy. */
int plot_has_best_curve(const struct plot *p);

/* Arranges the rows, of which there must be at least one, in panels and curves; they are sorted, and some may be
 * dropped. */
int plot_group(struct plot *p, struct err *e);

/* Frees what p contains, including its rows, but not p. */
void plot_release(struct plot *p);

/* Plots the regret of tables of 1, 2, ... boxes chosen from the rows, which are of one table. */
int plot_regret(const struct plot *p, struct strings *written, struct err *e);

/* Plots the best fraction by mean length and row width, for the usual kind of lengths. */
int plot_widths(const struct plot *p, struct strings *written, struct err *e);

/* Plots the effects of parameters of one strategy in the rows, which are of one table; the rows are changed. */
int plot_effects(struct plot *p, struct strings *written, struct err *e);

/* Plots the samples of the variant that comes nearest to the copy bandwidth. */
int plot_samples(const struct plot *p, struct store *store, struct strings *written, struct err *e);

/* Writes the gnuplot script; a plot_writer whose context is the plot. */
int plot_write(const void *context, enum plot_kind kind, FILE *to, struct err *e);

#endif
