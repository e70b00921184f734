/* Charts as SVG within a page: they follow its colours and fonts, and need no other program. */
#ifndef SEGTUNE_CHART_H
#define SEGTUNE_CHART_H

#include <stdio.h>

#include "tuner/gnuplot/curve_style.h"

struct chart {
	const char *title, *xlabel, *ylabel; /* title also describes it to screen readers */
	double xlow, xhigh;                  /* with octaves: of log2 of x */
	double ylow, yhigh;
	int octaves;              /* 1: x is logarithmic, ticks at powers of two */
	double line;              /* a dotted line across at this y; NAN: none */
	const char *const *names; /* of x = 1, 2, ..., below the axis of a chart that is wide; NULL: x is a number */
	int nnames;
};

struct chart_point {
	double x, y, low, high; /* low and high: its interval, NAN: none */
	const char *note;       /* what a pointer over it says */
};

/* A figure; chart_curve draws into it, chart_end closes it. */
void chart_begin(FILE *to, const struct chart *c);

/* A line through the points, which ascend in x, unless they have names. Of each point x is as the chart's axis. */
void chart_curve(FILE *to, const struct chart *c, const struct curve_style *style, const struct chart_point *points,
		 int count);
void chart_end(FILE *to);

/* A piece of line with its point, for a legend. */
void chart_swatch(FILE *to, const struct curve_style *style);

#endif
