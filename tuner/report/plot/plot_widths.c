/* Throughput by mean length and width of rows, as a heat map for gnuplot: the best variant's fraction of the copy
 * bandwidth, or the time of the fastest peer over that of the best variant. */
#include <stdlib.h>
#include <string.h>

#include "harness/data/geometry.h"
#include "tuner/base/figures.h"
#include "tuner/base/peers.h"
#include "tuner/base/wrap.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/panels.h"

#define OCTAVES 48 /* steps of mean lengths, each twice the one before */
#define WIDTHS 64

struct widths_plot {
	const struct store_row *row; /* any of the rows */
	int ratio;                   /* 1: show the ratio to the fastest peer */
	int64_t widths[WIDTHS];      /* ascending */
	int count;
	int first, last;               /* octaves that have a value */
	double value[WIDTHS][OCTAVES]; /* 0: not measured */
};

static int octave_of(const struct store_row *row)
{
	const int octave = (int)lround(log2(fmax(row->mean, 1)));

	return octave < OCTAVES ? octave : OCTAVES - 1;
}

/* Columns of a row stored without gaps; 0 for other rows. */
static int64_t width_of(const struct store_row *row)
{
	const struct row_shape shape = geometry_row(row->geometry);

	return shape.width == shape.stride ? shape.width : 0;
}

static int compare_widths(const void *left, const void *right)
{
	const int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;

	return (a > b) - (a < b);
}

static int index_of(const struct widths_plot *w, int64_t width)
{
	for (int i = 0; i < w->count; i++)
		if (w->widths[i] == width)
			return i;
	return -1;
}

static int is_ratio(const struct plot *p)
{
	return strcmp(p->request->y, "ratio") == 0;
}

static double fastest(const struct plot *p, const char *geometry, int of_peers)
{
	double seconds = INFINITY;

	for (int i = 0; i < p->nrows; i++)
		if (is_peer(p->rows[i].strategy) == of_peers && strcmp(p->rows[i].geometry, geometry) == 0)
			seconds = fmin(seconds, p->rows[i].seconds);
	return seconds;
}

/* The value that the row contributes to its cell; 0: none. */
static double value_of(const struct widths_plot *w, const struct plot *p, const struct store_row *row)
{
	double peer, best;

	if (is_peer(row->strategy))
		return 0;
	if (!w->ratio)
		return row->fraction;
	peer = fastest(p, row->geometry, 1);
	best = fastest(p, row->geometry, 0);
	return isfinite(peer) && row->seconds <= best ? peer / best : 0;
}

/* The value to keep where several geometries share a cell: the higher fraction, or the lower ratio. */
static double better(const struct widths_plot *w, double one, double other)
{
	return one > 0 && w->ratio ? fmin(one, other) : fmax(one, other);
}

static void fill_widths(struct widths_plot *w, const struct plot *p, const char *kind)
{
	for (int i = 0; i < p->nrows; i++) {
		const int64_t width = width_of(&p->rows[i]);

		if (strcmp(p->rows[i].kind, kind) == 0 && width && w->count < WIDTHS && index_of(w, width) < 0 &&
		    value_of(w, p, &p->rows[i]) > 0)
			w->widths[w->count++] = width;
	}
	qsort(w->widths, (size_t)w->count, sizeof *w->widths, compare_widths);
}

static void fill_cells(struct widths_plot *w, const struct plot *p, const char *kind)
{
	*w = (struct widths_plot){.row = p->rows, .ratio = is_ratio(p), .first = OCTAVES};
	fill_widths(w, p, kind);
	for (int i = 0; i < p->nrows; i++) {
		const int up = index_of(w, width_of(&p->rows[i])), octave = octave_of(&p->rows[i]);
		const double value = value_of(w, p, &p->rows[i]);

		if (strcmp(p->rows[i].kind, kind) != 0 || up < 0 || !(value > 0))
			continue;
		w->row = &p->rows[i];
		w->value[up][octave] = better(w, w->value[up][octave], value);
		w->first = octave < w->first ? octave : w->first;
		w->last = octave > w->last ? octave : w->last;
	}
}

/* The heat map's title. */
static const char *what_is_shown(const struct widths_plot *w)
{
	return w->ratio ? "how many times as long the fastest peer takes as the fastest variant"
			: "the fastest variant, % of the copy bandwidth";
}

/* The number printed in a cell. */
static double shown(const struct widths_plot *w, int i, int k)
{
	return w->ratio ? w->value[i][k] : 100 * w->value[i][k];
}

/* How dark the cell is, 0 to 100. */
static double darkness(const struct widths_plot *w, int i, int k)
{
	return w->ratio ? fmin(100, 100 / w->value[i][k]) : fmax(0, 100 - 100 * w->value[i][k]);
}

static void write_titles(const struct widths_plot *w, FILE *to)
{
	char name[REQUEST_TABLE_NAME], text[480];

	request_table_name(w->row->operation, w->row->type, w->row->oper, w->row->key_type, name);
	(void)snprintf(text, sizeof text, "%s, %.60s lengths, on %.80s", name, w->row->kind, w->row->device);
	(void)fputs("title = ", to);
	gnuplot_string(to, text);
	(void)snprintf(text, sizeof text, "%s; %s, %.60s", what_is_shown(w), w->row->backend, w->row->driver);
	(void)fputs("\nsubtitle = ", to);
	gnuplot_string(to, text);
	(void)fputs("\nset xtics ()\nset ytics ()\n", to);
}

static int write_map(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	const struct widths_plot *w = context;
	char mean[24];

	(void)kind;
	write_titles(w, to);
	for (int k = w->first; k <= w->last; k++) {
		size_text(exp2(k), mean, sizeof mean);
		(void)fprintf(to, "set xtics add (\"%s\" %d)\n", mean, k - w->first);
	}
	for (int i = 0; i < w->count; i++)
		(void)fprintf(to, "set ytics add (\"%lld\" %d)\n", (long long)w->widths[i], i);
	(void)fprintf(
		to,
		"columns = %d\nrows = %d\nmost = 100\nsmall = '%%.%df'\nxlabel = 'mean length'\nylabel = 'width'\n"
		"$data << END\n",
		w->last - w->first + 1, w->count, w->ratio ? 2 : 1);
	for (int i = 0; i < w->count; i++)
		for (int k = w->first; k <= w->last; k++)
			if (w->value[i][k] > 0)
				(void)fprintf(to, "%d %d %.6g %.6g\n", k - w->first, i, darkness(w, i, k),
					      shown(w, i, k));
	(void)fputs("END\n", to);
	return plot_script("scripts/heat.gp", to, e);
}

/* Prints the map in the terminal, a line for each width. */
static int print_map(const struct widths_plot *w, struct err *e)
{
	const int wide = w->ratio ? 5 : 4;
	char mean[24];

	wrap_printf(stdout, 0, 0, "%s %s %s, %s lengths: %s by width and mean", w->row->operation, w->row->type,
		    w->row->oper, w->row->kind, what_is_shown(w));
	(void)printf("%5s", "");
	for (int k = w->first; k <= w->last; k++) {
		size_text(exp2(k), mean, sizeof mean);
		(void)printf(" %*s", wide, mean);
	}
	(void)putchar('\n');
	for (int i = 0; i < w->count; i++) {
		(void)printf("%5lld", (long long)w->widths[i]);
		for (int k = w->first; k <= w->last; k++)
			if (w->value[i][k] > 0)
				(void)printf(" %*.*f", wide, w->ratio ? 2 : 0, shown(w, i, k));
			else
				(void)printf(" %*s", wide, "");
		(void)putchar('\n');
	}
	return ferror(stdout) ? err_set(e, "cannot write standard output") : 0;
}

/* The kind of lengths with the most results, or for ratios with the most results of peers. */
static const char *usual_kind(const struct plot *p)
{
	const int ratio = is_ratio(p);
	const char *usual = p->rows[0].kind;
	int most = 0;

	for (int i = 0; i < p->nrows; i++) {
		int same = 0;

		for (int k = 0; k < p->nrows; k++)
			same += strcmp(p->rows[k].kind, p->rows[i].kind) == 0 &&
				(!ratio || is_peer(p->rows[k].strategy));
		if (same > most) {
			most = same;
			usual = p->rows[i].kind;
		}
	}
	return usual;
}

int plot_widths(const struct plot *p, struct strings *written, struct err *e)
{
	struct widths_plot *w = malloc(sizeof *w);
	int status;

	if (!w)
		return err_as(e, ERR_TOO_LARGE, "no memory for the plot");
	fill_cells(w, p, usual_kind(p));
	if (w->count == 0)
		status = err_set(e, "nothing to plot: no rows without gaps were measured%s",
				 w->ratio ? " beside a peer" : "");
	else if (strcmp(p->request->out, PLOT_TEXT_OUT) == 0)
		status = print_map(w, e);
	else
		status = plot_files(p->request->out, write_map, w, written, e);
	free(w);
	return status;
}
