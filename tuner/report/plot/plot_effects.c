/* What each value of a strategy's parameters costs: bars, or a heat map for two parameters. For gnuplot. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/figures.h"
#include "tuner/base/wrap.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/effects.h"
#include "tuner/report/plot/panels.h"

#define MOST_PANELS 16
#define MOST_VALUES 64 /* of a parameter in a heat map */

struct effects_plot {
	const struct store_row *row; /* any row of the table */
	const char *strategy;
	const struct effect *list;
	int count;
	const char *first, *second; /* the parameters of a heat map */
};

static void write_titles(const struct effects_plot *p, const char *what, FILE *to)
{
	char name[REQUEST_TABLE_NAME], text[480];

	request_table_name(p->row->operation, p->row->type, p->row->oper, p->row->key_type, name);
	(void)snprintf(text, sizeof text, "%s of %s, %s on %.80s", what, p->strategy, name, p->row->device);
	(void)fputs("title = ", to);
	gnuplot_string(to, text);
	(void)snprintf(text, sizeof text,
		       "slower than the strategy's fastest variant, %%: geometric mean over cases; %s, %.60s",
		       p->row->backend, p->row->driver);
	(void)fputs("\nsubtitle = ", to);
	gnuplot_string(to, text);
	(void)fputc('\n', to);
}

static double percent(const struct effect *f)
{
	return 100 * (f->mean - 1);
}

/* ---- bars ---- */

/* Writes a value as one word, since gnuplot splits at blanks. */
static void write_value(const char *value, FILE *to)
{
	for (const char *c = value; *c; c++)
		(void)fputc(isalnum((unsigned char)*c) || *c == '.' || *c == '-' ? *c : '_', to);
	(void)fputs(*value ? "\n" : "-\n", to);
}

static int write_bars(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	const struct effects_plot *p = context;
	double most = 1;
	int panels = 0;

	(void)kind;
	write_titles(p, "parameters", to);
	(void)fprintf(to, "array headings[%d]\n$data << END\n", MOST_PANELS);
	for (int i = 0, end; i < p->count && panels < MOST_PANELS; i = end, panels++) {
		for (end = i; end < p->count && strcmp(p->list[i].parameter, p->list[end].parameter) == 0; end++) {
			(void)fprintf(to, "%d %.6g %d ", end - i, percent(&p->list[end]), p->list[end].cases);
			write_value(p->list[end].value, to);
			most = fmax(most, percent(&p->list[end]));
		}
		(void)fputs("\n\n", to);
	}
	(void)fprintf(to, "END\nnpanels = %d\nymax = %.6g\n", panels, 1.18 * most);
	panels = 0;
	for (int i = 0; i < p->count && panels < MOST_PANELS; i++)
		if (i == 0 || strcmp(p->list[i].parameter, p->list[i - 1].parameter) != 0) {
			(void)fprintf(to, "headings[%d] = ", ++panels);
			gnuplot_string(to, p->list[i].parameter);
			(void)fputc('\n', to);
		}
	return plot_script("scripts/effects.gp", to, e);
}

/* ---- heat map ---- */

/* The different values of one parameter of "A=1,B=2", in ascending order. */
struct values {
	double list[MOST_VALUES];
	int count;
};

static int index_of(const struct values *v, double value)
{
	for (int i = 0; i < v->count; i++)
		if (v->list[i] <= value && v->list[i] >= value)
			return i;
	return -1;
}

static void add_value(struct values *v, double value)
{
	if (index_of(v, value) < 0 && v->count < MOST_VALUES)
		v->list[v->count++] = value;
}

/* Reads "128,7", the values of both parameters. */
static void read_pair(const struct effect *f, double *first, double *second)
{
	const char *comma = strchr(f->value, ',');

	*first = strtod(f->value, NULL);
	*second = comma ? strtod(comma + 1, NULL) : 0;
}

static void write_ticks(FILE *to, const char *axis, const struct values *v)
{
	(void)fprintf(to, "set %s ()\n", axis);
	for (int i = 0; i < v->count; i++)
		(void)fprintf(to, "set %s add (\"%.10g\" %d)\n", axis, v->list[i], i);
}

static int write_heat(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	const struct effects_plot *p = context;
	struct values across = {.count = 0}, up = {.count = 0};
	double x, y, most = 1;
	char title[100];

	(void)kind;
	for (int i = 0; i < p->count; i++) {
		read_pair(&p->list[i], &x, &y);
		add_value(&across, x);
		add_value(&up, y);
		most = fmax(most, percent(&p->list[i]));
	}
	qsort(across.list, (size_t)across.count, sizeof *across.list, compare_doubles);
	qsort(up.list, (size_t)up.count, sizeof *up.list, compare_doubles);
	(void)snprintf(title, sizeof title, "%s and %s", p->first, p->second);
	write_titles(p, title, to);
	write_ticks(to, "xtics", &across);
	write_ticks(to, "ytics", &up);
	(void)fprintf(
		to,
		"columns = %d\nrows = %d\nmost = %.6g\nsmall = '%%.1f'\nxlabel = '%s'\nylabel = '%s'\n$data << END\n",
		across.count, up.count, most, p->first, p->second);
	for (int i = 0; i < p->count; i++) {
		read_pair(&p->list[i], &x, &y);
		if (index_of(&across, x) >= 0 && index_of(&up, y) >= 0)
			(void)fprintf(to, "%d %d %.6g %.6g\n", index_of(&across, x), index_of(&up, y),
				      percent(&p->list[i]), percent(&p->list[i]));
	}
	(void)fputs("END\n", to);
	return plot_script("scripts/heat.gp", to, e);
}

/* ---- in the terminal ---- */

/* Prints a line for each value with a bar as wide as the terminal allows; gnuplot's text output has no bars. */
static int print_bars(const struct effects_plot *p, struct err *e)
{
	const int columns = terminal_columns(stdout), room = (columns > 200 ? 200 : columns) - 36;
	char name[REQUEST_TABLE_NAME];
	double most = 1;

	request_table_name(p->row->operation, p->row->type, p->row->oper, p->row->key_type, name);
	wrap_printf(stdout, 0, 0, "parameters of %s, %s on %s: slower than its fastest variant, %%", p->strategy, name,
		    p->row->device);
	for (int i = 0; i < p->count; i++)
		most = fmax(most, percent(&p->list[i]));
	for (int i = 0; i < p->count; i++) {
		const struct effect *f = &p->list[i];

		if (i == 0 || strcmp(f->parameter, f[-1].parameter) != 0)
			(void)printf("%s\n", f->parameter);
		(void)printf("  %-12s %8.1f  ", f->value, percent(f));
		for (int k = 0; k < (int)lround(room * percent(f) / most); k++)
			(void)putchar('#');
		(void)putchar('\n');
	}
	return ferror(stdout) ? err_set(e, "cannot write standard output") : 0;
}

/* ---- which rows ---- */

/* Whether row i is the first of its case. Rows of a case are adjacent, the fastest first. */
static int begins_case(const struct plot *p, int i)
{
	return i == 0 || strcmp(p->rows[i].geometry, p->rows[i - 1].geometry) != 0;
}

/* Finds the strategy that is fastest on most cases. */
static void usual_strategy(const struct plot *p, char *name, size_t size)
{
	int most = 0;

	for (int i = 0; i < p->nrows; i++) {
		int wins = 0;

		for (int k = 0; k < p->nrows && begins_case(p, i); k++)
			wins += begins_case(p, k) && strcmp(p->rows[k].strategy, p->rows[i].strategy) == 0;
		if (wins > most) {
			(void)snprintf(name, size, "%s", p->rows[i].strategy);
			most = wins;
		}
	}
}

static void keep_strategy(struct plot *p, const char *strategy)
{
	int kept = 0;

	for (int i = 0; i < p->nrows; i++)
		if (strcmp(p->rows[i].strategy, strategy) == 0)
			p->rows[kept++] = p->rows[i];
	p->nrows = kept;
}

/* Reduces the parameters of all rows to one, or to a pair as one: "NT,VT=128,7". Variants without them are dropped. */
static void keep_parameters(struct plot *p, const char *first, const char *second)
{
	int kept = 0;

	for (int i = 0; i < p->nrows; i++) {
		struct store_row row = p->rows[i];
		int length, second_length = 0;
		const char *a = effects_value(p->rows[i].params, first, &length);
		const char *b = second[0] ? effects_value(p->rows[i].params, second, &second_length) : a;

		if (!a || !b)
			continue;
		(void)snprintf(row.params, sizeof row.params, "%s%s%s=%.*s%s%.*s", first, second[0] ? "," : "", second,
			       length, a, second[0] ? "," : "", second_length, b);
		p->rows[kept++] = row;
	}
	p->nrows = kept;
}

/* Reads x: "mean length" (the default), "NT" or "NT,VT". */
static int read_parameters(const struct plot *p, char *first, char *second, size_t size, struct err *e)
{
	const char *x = p->request->x, *comma = strchr(x, ',');
	const int length = comma ? (int)(comma - x) : (int)strlen(x);

	first[0] = second[0] = '\0';
	if (strcmp(x, "mean length") == 0)
		return 0;
	(void)snprintf(first, size, "%.*s", length, x);
	(void)snprintf(second, size, "%s", comma ? comma + 1 : "");
	if (!is_name(first, size - 1) || (comma && !is_name(second, size - 1)))
		return err_as(e, ERR_USAGE, "cannot plot effects against '%s': x is a parameter (NT) or two (NT,VT)",
			      x);
	return 0;
}

int plot_effects(struct plot *p, struct strings *written, struct err *e)
{
	char strategy[sizeof p->rows->strategy], first[40], second[40];
	struct effects_plot plot = {.row = &p->rows[0], .strategy = strategy, .first = first, .second = second};
	struct effect *list;
	int status;

	if (read_parameters(p, first, second, sizeof first, e) != 0)
		return -1;
	(void)snprintf(strategy, sizeof strategy, "%s", p->request->strategy);
	if (!strategy[0])
		usual_strategy(p, strategy, sizeof strategy);
	keep_strategy(p, strategy);
	if (first[0])
		keep_parameters(p, first, second);
	if (effects_find(p->rows, p->nrows, &list, &plot.count, e) != 0)
		return -1;
	plot.list = list;
	if (plot.count == 0)
		status = err_set(e, "nothing to plot: no variants of strategy '%s' that differ in %s", strategy,
				 first[0] ? p->request->x : "a parameter");
	else if (strcmp(p->request->out, PLOT_TEXT_OUT) == 0)
		status = print_bars(&plot, e);
	else
		status = plot_files(p->request->out, second[0] ? write_heat : write_bars, &plot, written, e);
	free(list);
	return status;
}
