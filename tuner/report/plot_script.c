/* A plot as a script for gnuplot: titles, arrays and data, then scripts/throughput.gp. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "harness/base/memory_stream.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot_impl.h"

static void write_day(FILE *to, int64_t milliseconds)
{
	time_t seconds = (time_t)(milliseconds / 1000);
	struct tm day;
	char text[32] = "?";

	if (gmtime_r(&seconds, &day))
		(void)strftime(text, sizeof text, "%Y-%m-%d", &day);
	(void)fputs(text, to);
}

/* The subtitle is put together in memory, to be quoted as a whole. */
static int write_titles(const struct plot *p, FILE *to, struct err *e)
{
	const struct store_row *row = &p->rows[0];
	char title[512], *subtitle = NULL;
	size_t size = 0;
	FILE *text = memory_stream(&subtitle, &size);

	if (!text)
		return err_set(e, "no memory for the plot");
	(void)snprintf(title, sizeof title, "%s, %s%s%s%s%s%s%.100s on %.80s", row->operation, row->type,
		       strcmp(row->oper, oper_none.name) ? ", " : "",
		       strcmp(row->oper, oper_none.name) ? row->oper : "", row->key_type[0] ? ", keys " : "",
		       row->key_type, input_is_array(p->request->input) ? "" : " over ",
		       input_is_array(p->request->input) ? "" : p->request->input, row->device);
	(void)fprintf(text, "copy %.*f GB/s; %s, %.60s; measured ", p->bandwidth < 1e11 ? 1 : 0, p->bandwidth / 1e9,
		      row->backend, row->driver);
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

/* Okabe and Ito's colours for the colour-blind, by strategy in alphabetical order, then from the first again. */
static const char *const colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
				      "#e69f00", "#56b4e9", "#000000", "#8a7a00"};
#define NCOLOURS ((int)(sizeof colours / sizeof *colours))

static void write_arrays(const struct plot *p, FILE *to)
{
	const int npanels = p->npanels;

	(void)fprintf(to, "npanels = %d\nnnames = %d\n", npanels, p->nnames);
	(void)fprintf(to, "array headings[%d]\narray joined[%d]\narray names[%d]\narray colours[%d]\n", npanels,
		      npanels, p->nnames, p->nnames);
	for (int i = 0; i < npanels; i++) {
		(void)fprintf(to, "joined[%d] = %d\nheadings[%d] = ", i + 1, p->panels[i].joined, i + 1);
		gnuplot_string(to, p->panels[i].heading);
		(void)fputc('\n', to);
	}
	for (int i = 0; i < p->nnames; i++) {
		(void)fprintf(to, "colours[%d] = '%s'\nnames[%d] = ", i + 1, colours[i % NCOLOURS], i + 1);
		gnuplot_string(to, p->names[i]);
		(void)fputc('\n', to);
	}
}

/* Points of one curve in one panel (-1: the best of all, unless that has a curve of its own): rows of a geometry are
 * adjacent, fastest first. */
static void write_curve(const struct plot *p, int panel, int name, FILE *to)
{
	const char *done = NULL;

	/* An index must not be empty, or gnuplot would not count it. */
	(void)fputs("NaN NaN\n", to);
	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *row = &p->rows[i];

		if (p->panel_of[i] != panel || (name >= 0 ? p->name_of[i] != name : p->request->peers))
			continue;
		if (done && strcmp(done, row->geometry) == 0)
			continue;
		done = row->geometry;
		(void)fprintf(to, "%.9g %.9g\n", plot_x(p, row), plot_y(p, row));
	}
	(void)fputs("\n\n", to);
}

/* Is the best of all drawn? A line needs two points. */
static int has_band(const struct plot *p)
{
	for (int i = 0; i < p->npanels; i++)
		if (p->panels[i].joined && p->panels[i].points > 1)
			return !p->request->peers;
	return 0;
}

int plot_write(const void *context, int svg, FILE *to, struct err *e)
{
	const struct plot *p = context;

	if (write_titles(p, to, e) != 0)
		return -1;
	(void)fprintf(to, "has_band = %d\n", has_band(p));
	(void)fprintf(to,
		      "terminal_is_svg = %d\nxlabel = '%s'\nylabel = '%s'\ncopy = %.9g\nymax = %.9g\nxlo = %.0f\nxhi = "
		      "%.0f\n",
		      svg, p->by_elements ? "elements" : "mean segment length",
		      p->gbs ? "GB/s" : "fraction of copy bandwidth", p->copy, p->ymax, round(log2(p->low)),
		      round(log2(p->high)));
	write_arrays(p, to);
	(void)fputs("$data << END\n", to);
	for (int panel = 0; panel < p->npanels; panel++)
		for (int name = -1; name < p->nnames; name++)
			write_curve(p, panel, name, to);
	(void)fputs("END\n", to);
	return plot_script("scripts/throughput.gp", to, e);
}
