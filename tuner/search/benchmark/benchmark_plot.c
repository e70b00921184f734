/* Plots the curves of a benchmark with gnuplot: one panel per file, one curve per optimizer. */
#include <math.h>

#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/search/benchmark/benchmark.h"

#define LOWEST (-1.0) /* the axis goes no lower, however low a curve is */

static void write_curve(const struct benchmark *b, int file, int optimizer, FILE *to)
{
	double curve[BENCHMARK_STEPS];

	benchmark_curve(b, file, optimizer, curve);
	/* An index must not be empty, or gnuplot would not count it. */
	(void)fputs("NaN NaN\n", to);
	for (int i = 0; i < BENCHMARK_STEPS; i++)
		if (!isnan(curve[i]))
			(void)fprintf(to, "%.4g %.6g\n", (double)i / (BENCHMARK_STEPS - 1), curve[i]);
	(void)fputs("\n\n", to);
}

/* The start of the axis: below the lowest curve, but not below LOWEST. */
static double find_low(const struct benchmark *b)
{
	double low = -0.2, curve[BENCHMARK_STEPS];

	for (int f = 0; f < b->request->files.count; f++)
		for (int k = 0; k < b->noptimizers; k++) {
			benchmark_curve(b, f, k, curve);
			for (int i = 0; i < BENCHMARK_STEPS; i++)
				low = curve[i] < low ? curve[i] : low;
		}
	return low < LOWEST ? LOWEST : low;
}

static void write_text(FILE *to, const char *array, int index, const char *text)
{
	(void)fprintf(to, "%s[%d] = ", array, index);
	gnuplot_string(to, text);
	(void)fputc('\n', to);
}

static int write_script(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	const struct benchmark *b = context;
	const struct strings *files = &b->request->files;

	(void)kind;
	(void)fprintf(to, "ylo = %.6g\nnpanels = %d\nnnames = %d\n", find_low(b), files->count, b->noptimizers);
	(void)fprintf(to, "title = 'search strategies, mean of %d runs'\n", (int)b->request->runs);
	(void)fprintf(to, "array headings[%d]\narray names[%d]\narray theirs[%d]\n", files->count, b->noptimizers,
		      b->noptimizers);
	for (int f = 0; f < files->count; f++)
		write_text(to, "headings", f + 1, path_name(files->items[f]));
	for (int k = 0; k < b->noptimizers; k++) {
		write_text(to, "names", k + 1, b->optimizers[k].name);
		(void)fprintf(to, "theirs[%d] = %d\n", k + 1, b->optimizers[k].search == NULL);
	}
	(void)fputs("$data << END\n", to);
	for (int f = 0; f < files->count; f++)
		for (int k = 0; k < b->noptimizers; k++)
			write_curve(b, f, k, to);
	(void)fputs("END\n", to);
	return plot_script("scripts/search.gp", to, e);
}

int benchmark_plot(const struct benchmark *b, const char *out, struct strings *written, struct err *e)
{
	return plot_files(out, write_script, b, written, e);
}
