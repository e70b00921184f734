/* Writes a plot as a script for gnuplot: titles, arrays and data, then scripts/throughput.gp. */
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

/* The first row of the operation that was requested. */
static const struct store_row *main_row(const struct plot *p)
{
	int i = 0;

	while (i + 1 < p->nrows && plot_is_beside(&p->rows[i]))
		i++;
	return &p->rows[i];
}

/* Breaks the title into lines as wide as the terminal, where gnuplot would cut it. */
static int write_title_lines(const char *title, FILE *to, struct err *e)
{
	char *text = NULL, *save = NULL;
	int count = 0;
	FILE *lines = memory_stream(&text, NULL);

	if (!lines)
		return err_set(e, "no memory for the plot");
	wrap_print(lines, title, 0, 0, 0);
	if (fclose(lines) != 0)
		return err_set(e, "no memory for the plot");
	(void)fputs("array titles[9]\n", to);
	for (char *line = strtok_r(text, "\n", &save); line && count < 9; line = strtok_r(NULL, "\n", &save)) {
		(void)fprintf(to, "titles[%d] = ", ++count);
		gnuplot_string(to, line);
		(void)fputc('\n', to);
	}
	(void)fprintf(to, "ntitles = %d\n", count);
	free(text);
	return 0;
}

/* The subtitle is assembled in memory first, since it is quoted as a whole. */
static int write_titles(const struct plot *p, enum plot_kind kind, FILE *to, struct err *e)
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
		       p->request->before[0]          ? "one device, before and after"
		       : p->by_device == PLOT_DRIVERS ? "one device, several drivers"
		       : p->by_device                 ? "several devices"
						      : row->device);
	if (!p->by_device)
		(void)fprintf(text, "copy %.*f GB/s; %s, %.60s; ", p->bandwidth < 1e11 ? 1 : 0, p->bandwidth / 1e9,
			      row->backend, row->driver);
	(void)fputs(p->by_device ? "the best variant of each; measured " : "measured ", text);
	write_day(text, p->taken.first);
	if (p->taken.last / 86400000 != p->taken.first / 86400000) {
		(void)fputs(" to ", text);
		write_day(text, p->taken.last);
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
	return kind == PLOT_TEXT ? write_title_lines(title, to, e) : 0;
}

/* Characters of the longest file name. */
static int longest_name(const struct plot *p)
{
	char name[PLOT_FILE_NAME];
	int longest = 0;

	for (int i = 0; i < p->nrows; i++) {
		if (!p->place_of[i])
			continue;
		plot_point_name(&p->rows[i], name);
		longest = (int)strlen(name) > longest ? (int)strlen(name) : longest;
	}
	return longest;
}

static void write_arrays(const struct plot *p, FILE *to)
{
	const int npanels = p->npanels;

	(void)fprintf(to, "npanels = %d\nnnames = %d\nlongest_name = %d\n", npanels, p->nnames, longest_name(p));
	(void)fprintf(to,
		      "array headings[%d]\narray joined[%d]\narray places[%d]\narray names[%d]\n"
		      "array colours[%d]\narray shapes[%d]\narray dashes[%d]\n",
		      npanels, npanels, npanels, p->nnames, p->nnames, p->nnames, p->nnames);
	for (int i = 0; i < npanels; i++) {
		(void)fprintf(to, "joined[%d] = %d\nplaces[%d] = %d\nheadings[%d] = ", i + 1, p->panels[i].joined,
			      i + 1, p->panels[i].points, i + 1);
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

/* Writes the points of one curve in one panel; panel -1: the best of all panels, unless that has a curve of its own.
 * Rows of a geometry are adjacent, the fastest first. */
static void write_curve(const struct plot *p, int panel, int name, FILE *to)
{
	const char *done = NULL;
	char label[PLOT_FILE_NAME]; /* in quotes: it may have blanks */
	double low, high;

	/* A data set must not be empty: gnuplot would not count it. */
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
		plot_point_name(row, label);
		(void)fprintf(to, "%.9g %.9g %.9g %.9g \"%s\"\n", plot_across(p, i), plot_y(p, row), low, high, label);
	}
	(void)fputs("\n\n", to);
}

/* The line for a file in the terminal, where gnuplot's text output has no room for names: name, mean length, fastest
 * strategy, and y with a bar. */
static void write_bar(const struct plot *p, int row, int room, FILE *to)
{
	static const char bar[] = "################################################################################"
				  "############################################################";
	const struct store_row *r = &p->rows[row];
	char name[PLOT_FILE_NAME], line[256];
	const int length = (int)lround(room * plot_y(p, r) / p->drawn.max);

	plot_point_name(r, name);
	(void)snprintf(line, sizeof line, "%-24s %6.4g %-15.15s %8.3g %.*s", name, r->mean, p->names[p->name_of[row]],
		       plot_y(p, r), length, bar);
	gnuplot_string(to, line);
	(void)fputc('\n', to);
}

/* Writes the lines of all panels: those of panel p are bars[first_bar[p]] and after, places[p] in number. Panels of
 * curves have none. */
static void write_bars(const struct plot *p, FILE *to)
{
	const int columns = terminal_columns(stdout), room = (columns < 60 ? 60 : columns > 200 ? 200 : columns) - 58;
	int lines = 0;

	(void)fprintf(to, "array first_bar[%d]\narray bars[%d]\n", p->npanels, p->nrows);
	for (int panel = 0; panel < p->npanels; panel++) {
		(void)fprintf(to, "first_bar[%d] = %d\n", panel + 1, lines + 1);
		for (int i = 0; i < p->nrows; i++) {
			if (p->panel_of[i] != panel || !p->place_of[i] || !plot_begins_geometry(p, i))
				continue;
			(void)fprintf(to, "bars[%d] = ", lines + p->place_of[i]);
			write_bar(p, i, room, to);
		}
		lines += p->panels[panel].joined ? 0 : p->panels[panel].points;
	}
}

int plot_write(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	static const char *const ylabels[] = {"fraction of copy bandwidth", "GB/s", "milliseconds"};
	const struct plot *p = context;

	if (write_titles(p, kind, to, e) != 0)
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
	if (kind == PLOT_TEXT)
		write_bars(p, to);
	return plot_script(kind == PLOT_TEXT ? "scripts/throughput_text.gp" : "scripts/throughput.gp", to, e);
}
