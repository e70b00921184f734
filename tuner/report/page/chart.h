/* Charts as inline SVG of a page, with its colours and fonts; no other program is needed. */
#ifndef SEGTUNE_CHART_H
#define SEGTUNE_CHART_H

#include <stdio.h>

#include "tuner/gnuplot/curve_style.h"

struct chart {
	const char *title, *xlabel, *ylabel; /* title also describes it to screen readers */
	double xlow, xhigh;                  /* with octaves: of log2 x */
	double ylow, yhigh;
	int octaves;              /* 1: logarithmic x axis with ticks at powers of two */
	double line;              /* y of a dotted horizontal line; NAN: none */
	const char *const *names; /* labels for x = 1, 2, ..., in a wide chart; NULL: x is a number */
	int nnames;
};

struct chart_point {
	double x, y, low, high; /* low and high: interval, NAN: none */
	const char *note;       /* tooltip */
};

/* Begins a figure; chart_curve draws into it, chart_end ends it. */
void chart_begin(FILE *to, const struct chart *c);

/* Draws a line through the points, which must be in ascending x; without a line if the x axis has labels. x is in axis
 * units. */
void chart_curve(FILE *to, const struct chart *c, const struct curve_style *style, const struct chart_point *points,
		 int count);
void chart_end(FILE *to);

/* Draws a short line with a point, for a legend. */
void chart_swatch(FILE *to, const struct curve_style *style);

#endif
