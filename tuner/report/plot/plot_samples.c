/* The samples of one variant on one case, in the order in which they were taken, and their distribution. For
 * gnuplot. */
#include <stdlib.h>
#include <string.h>

#include "tuner/base/wrap.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/panels.h"

struct samples_plot {
	const struct store_row *row;
	struct store_detail detail;
};

static void write_titles(const struct store_row *row, int count, double median, FILE *to)
{
	char text[1024];

	(void)snprintf(text, sizeof text, "%s %s on %.120s", row->strategy, row->operation, row->geometry);
	(void)fputs("title = ", to);
	gnuplot_string(to, text);
	(void)snprintf(text, sizeof text, "%d samples, median %.5g microseconds; %.40s, %.40s; %.60s%s", count,
		       1e6 * median, row->device, row->driver, row->params, strlen(row->params) > 60 ? "..." : "");
	(void)fputs("\nsubtitle = ", to);
	gnuplot_string(to, text);
	(void)fputc('\n', to);
}

#define MOST_BINS 24

/* Writes a histogram between least and most, in microseconds. */
static void write_bins(const struct store_detail *d, double least, double most, FILE *to)
{
	const int bins = d->count < 64 ? MOST_BINS / 2 : MOST_BINS;
	const double range = most > least ? most - least : 0.02 * most;
	int counts[MOST_BINS] = {0}, tallest = 1;

	for (int i = 0; i < d->count; i++) {
		const int bin = (int)((d->samples[i] - least) / range * bins);

		counts[bin < bins ? bin : bins - 1]++;
	}
	(void)fputs("$bins << END\n", to);
	for (int i = 0; i < bins; i++) {
		if (counts[i])
			(void)fprintf(to, "%.9g %d\n", 1e6 * (least + (i + 0.5) * range / bins), counts[i]);
		tallest = counts[i] > tallest ? counts[i] : tallest;
	}
	(void)fprintf(to, "END\nbins = %d\ntallest = %d\n", bins, tallest);
}

static int compare_doubles(const void *left, const void *right)
{
	const double *a = left, *b = right;

	return (*a > *b) - (*a < *b);
}

/* The median of the samples drawn, since a final comparison may have moved the row's own. 0 if out of memory. */
static double median_of(const struct store_detail *d)
{
	double *sorted = malloc((size_t)d->count * sizeof *sorted), median;

	if (!sorted)
		return 0;
	memcpy(sorted, d->samples, (size_t)d->count * sizeof *sorted);
	qsort(sorted, (size_t)d->count, sizeof *sorted, compare_doubles);
	median = (sorted[(d->count - 1) / 2] + sorted[d->count / 2]) / 2;
	free(sorted);
	return median;
}

static int write_script(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	const struct samples_plot *p = context;
	const double *samples = p->detail.samples;
	const double median = median_of(&p->detail), low = median * p->row->low / p->row->seconds,
		     high = median * p->row->high / p->row->seconds;
	double least = low, most = high;

	if (!(median > 0))
		return err_set(e, "no memory for the plot");

	for (int i = 0; i < p->detail.count; i++) {
		least = fmin(least, samples[i]);
		most = fmax(most, samples[i]);
	}
	write_titles(p->row, p->detail.count, median, to);
	(void)fprintf(to, "terminal_is_text = %d\ncolumns_of_text = %d\n", kind == PLOT_TEXT, terminal_columns(stdout));
	(void)fprintf(to,
		      "count = %d\nmedian = %.9g\nlow = %.9g\nhigh = %.9g\nleast = %.9g\nmost = %.9g\n$data << END\n",
		      p->detail.count, 1e6 * median, 1e6 * low, 1e6 * high, 1e6 * least, 1e6 * most);
	for (int i = 0; i < p->detail.count; i++)
		(void)fprintf(to, "%d %.9g\n", i + 1, 1e6 * samples[i]);
	(void)fputs("END\n", to);
	write_bins(&p->detail, least, most, to);
	return plot_script("scripts/samples.gp", to, e);
}

/* The fastest row of the strategy requested. */
static const struct store_row *choose(const struct plot *p)
{
	const char *strategy = p->request->strategy;
	const struct store_row *best = NULL;

	for (int i = 0; i < p->nrows; i++)
		if ((!strategy[0] || strcmp(p->rows[i].strategy, strategy) == 0) &&
		    (!best || p->rows[i].fraction > best->fraction))
			best = &p->rows[i];
	return best;
}

int plot_samples(const struct plot *p, struct store *store, struct strings *written, struct err *e)
{
	struct samples_plot plot = {.row = choose(p)};
	int status;

	if (!plot.row)
		return err_set(e, "nothing to plot: no valid measurement of strategy '%s'", p->request->strategy);
	if (store_row_detail(store, plot.row, &plot.detail, e) != 0)
		return -1;
	if (plot.detail.count == 0)
		status = err_set(e, "nothing to plot: the database has no samples, only summaries");
	else
		status = plot_files(p->request->out, write_script, &plot, written, e);
	free(plot.detail.samples);
	return status;
}
