/* A plot as a script for gnuplot: titles, arrays and data, then scripts/throughput.gp. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "tuner/base/figures.h"
#include "tuner/base/wrap.h"
#include "tuner/gnuplot/curve_style.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/panels.h"

static void write_day(FILE *to, int64_t milliseconds)
{
	char text[32];

	(void)fputs(day_text(milliseconds, text, sizeof text), to);
}

/* One of the operation that was requested. */
static const struct store_row *main_row(const struct plot *p)
{
	int i = 0;

	while (i + 1 < p->nrows && plot_is_beside(&p->rows[i]))
		i++;
	return &p->rows[i];
}

/* The subtitle is put together in memory, to be quoted as a whole. */
static int write_titles(const struct plot *p, FILE *to, struct err *e)
{
	const struct store_row *row = main_row(p);
	char title[512], *subtitle = NULL;
	size_t size = 0;
	FILE *text = memory_stream(&subtitle, &size);

	if (!text)
		return err_set(e, "no memory for the plot");
	(void)snprintf(title, sizeof title, "%s, %s%s%s%s%s%s%.100s on %.80s", row->operation, row->type,
		       strcmp(row->oper, oper_none.name) ? ", " : "",
		       strcmp(row->oper, oper_none.name) ? row->oper : "", row->key_type[0] ? ", keys " : "",
		       row->key_type, input_is_array(p->request->input) ? "" : " over ",
		       input_is_array(p->request->input) ? "" : p->request->input,
		       p->request->before[0] ? "one device, before and after"
		       : p->by_device        ? "several devices"
					     : row->device);
	if (!p->by_device)
		(void)fprintf(text, "copy %.*f GB/s; %s, %.60s; ", p->bandwidth < 1e11 ? 1 : 0, p->bandwidth / 1e9,
			      row->backend, row->driver);
	(void)fputs(p->by_device ? "the best variant of each; measured " : "measured ", text);
	write_day(text, p->first);
	if (p->last / 86400000 != p->first / 86400000) {
		(void)fputs(" to ", text);
		write_day(text, p->last);
	}
	if (!row->cold)
		(void)fputs("; warm cache", text);
	if (p->left_out)
		(void)fprintf(text, "; %d panel%s not shown (--kind, --geometry)", p->left_out,
			      p->left_out > 1 ? "s" : "");
	if (fclose(text) != 0) {
		free(subtitle);
		return err_set(e, "no memory for the plot");
	}
	(void)fputs("title = ", to);
	gnuplot_string(to, title);
	(void)fputs("\nsubtitle = ", to);
	gnuplot_string(to, subtitle);
	(void)fputc('\n', to);
	free(subtitle);
	return 0;
}

static void write_arrays(const struct plot *p, FILE *to)
{
	const int npanels = p->npanels;

	(void)fprintf(to, "npanels = %d\nnnames = %d\n", npanels, p->nnames);
	(void)fprintf(to,
		      "array headings[%d]\narray joined[%d]\narray names[%d]\n"
		      "array colours[%d]\narray shapes[%d]\narray dashes[%d]\n",
		      npanels, npanels, p->nnames, p->nnames, p->nnames, p->nnames);
	for (int i = 0; i < npanels; i++) {
		(void)fprintf(to, "joined[%d] = %d\nheadings[%d] = ", i + 1, p->panels[i].joined, i + 1);
		gnuplot_string(to, p->panels[i].heading);
		(void)fputc('\n', to);
	}
	for (int i = 0; i < p->nnames; i++) {
		const struct curve_style style = p->by_device ? curve_style_at(i) : curve_style_of(p->names[i]);

		(void)fprintf(to, "colours[%d] = '%s'\nshapes[%d] = %d\ndashes[%d] = %d\nnames[%d] = ", i + 1,
			      style.colour, i + 1, style.point, i + 1, style.dash, i + 1);
		gnuplot_string(to, p->names[i]);
		(void)fputc('\n', to);
	}
}

/*
 * A short name for a point: that of the file, without its folder and ending; of what stands in for a matrix its rows.
 * gnuplot reads it between blanks.
 */
static void write_label(const struct store_row *row, FILE *to)
{
	char rows[24];
	const char *name = plot_is_surrogate(row) ? rows : path_name(row->geometry);
	int length;

	(void)snprintf(rows, sizeof rows, "%lld", (long long)row->segments);
	length = (int)strcspn(name, ".");
	for (int i = 0; i < length && i < 24; i++)
		(void)fputc(isalnum((unsigned char)name[i]) ? name[i] : '_', to);
	(void)fputs(length ? "\n" : "-\n", to);
}

/* Points of one curve in one panel (-1: the best of all, unless that has a curve of its own): rows of a geometry are
 * adjacent, fastest first. */
static void write_curve(const struct plot *p, int panel, int name, FILE *to)
{
	const char *done = NULL;
	double low, high;

	/* An index must not be empty, or gnuplot would not count it. */
	(void)fputs("NaN NaN NaN NaN -\n", to);
	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *row = &p->rows[i];

		if (p->panel_of[i] != panel ||
		    (name >= 0 ? p->name_of[i] != name : plot_has_best_curve(p) && p->panels[panel].joined))
			continue;
		if (done && strcmp(done, row->geometry) == 0)
			continue;
		done = row->geometry;
		plot_interval(p, row, &low, &high);
		(void)fprintf(to, "%.9g %.9g %.9g %.9g ", plot_x(p, row), plot_y(p, row), low, high);
		write_label(row, to);
	}
	(void)fputs("\n\n", to);
}

int plot_write(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	static const char *const ylabels[] = {"fraction of copy bandwidth", "GB/s", "milliseconds"};
	const struct plot *p = context;

	if (write_titles(p, to, e) != 0)
		return -1;
	(void)fprintf(to, "marks_best = %d\nymin = %.9g\ncolumns_of_text = %d\n", !plot_has_best_curve(p), p->drawn.min,
		      terminal_columns(stdout));
	(void)fprintf(to, "xlabel = '%s'\nylabel = '%s'\nymax = %.9g\nxlo = %d\nxhi = %d\n",
		      p->by_elements ? "elements" : "mean segment length", ylabels[p->y], p->drawn.max,
		      plot_low_end(p->low), plot_high_end(p->high));
	if (isfinite(p->copy))
		(void)fprintf(to, "copy = %.9g\n", p->copy);
	else
		(void)fputs("copy = NaN\n", to);
	write_arrays(p, to);
	(void)fputs("$data << END\n", to);
	for (int panel = 0; panel < p->npanels; panel++)
		for (int name = -1; name < p->nnames; name++)
			write_curve(p, panel, name, to);
	(void)fputs("END\n", to);
	return plot_script(kind == PLOT_TEXT ? "scripts/throughput_text.gp" : "scripts/throughput.gp", to, e);
}
