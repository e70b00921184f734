/*
 * From results to plots: rows are split into panels (one for each kind of lengths and number of elements), each panel
 * into one curve a strategy, and a point of a curve is that strategy's best variant on one geometry.
 */
#include "tuner/report/plot.h"

#include <fnmatch.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tuner/base/peers.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"

#define PANELS_SHOWN 6

struct panel {
	char heading[160];
	int joined; /* 1: synthetic lengths, whose means make a curve; 0: files, each a point of its own */
	int first;  /* row that began it */
	int beside; /* 1: a peer is there */
	int points; /* geometries: points along x */
	int keep;   /* 1: to be drawn */
};

struct plot {
	const struct plot_request *request;
	struct store_row *rows;
	int nrows;
	int *panel_of, *name_of; /* of each row */
	struct panel *panels;
	char (*names)[40]; /* strategies, or peers, sorted */
	int npanels, nnames;
	int left_out;        /* panels for which there is no room */
	int gbs;             /* 1: y is GB/s, else the fraction of the copy bandwidth */
	int by_elements;     /* 1: x is the number of elements, else the mean length */
	double copy, ymax;   /* in units of y */
	double low, high;    /* of x */
	double bandwidth;    /* copy, bytes per second, mean over the rows */
	int64_t first, last; /* when measured, milliseconds since 1970 */
};

static void plot_release(struct plot *p)
{
	free(p->rows);
	free(p->panel_of);
	free(p->name_of);
	free(p->panels);
	free(p->names);
}

/* ---- which rows ---- */

static double x_of(const struct plot *p, const struct store_row *row)
{
	return p->by_elements ? (double)row->n : row->mean;
}

/* Cold results if there are any, of the backend measured last: one device may be reached through two. 0 (a mean of
 * only empty segments) has no place on a logarithmic axis. */
static void keep_comparable(struct plot *p)
{
	const struct store_row *newest = p->rows;
	const char *pattern = p->request->geometry;
	char backend[sizeof newest->backend];
	int cold = 0, kept = 0;

	for (int i = 0; i < p->nrows; i++) {
		cold |= p->rows[i].cold;
		if (p->rows[i].taken > newest->taken)
			newest = &p->rows[i];
	}
	(void)snprintf(backend, sizeof backend, "%s", newest->backend);
	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *row = &p->rows[i];

		if (x_of(p, row) > 0 && row->cold == cold && strcmp(row->backend, backend) == 0 &&
		    (!pattern[0] || fnmatch(pattern, row->geometry, 0) == 0))
			p->rows[kept++] = *row;
	}
	p->nrows = kept;
}

/* Their rows behind those of the variants. */
static int add_peers(struct plot *p, struct store *store, const struct store_filter *filter, struct err *e)
{
	struct store_row *peers, *all;
	int npeers;

	if (store_peer_rows(store, filter, &peers, &npeers, e) != 0)
		return -1;
	all = realloc(p->rows, (size_t)(p->nrows + npeers + 1) * sizeof *all);
	if (all) {
		memcpy(all + p->nrows, peers, (size_t)npeers * sizeof *peers);
		p->rows = all;
		p->nrows += npeers;
	}
	free(peers);
	return all ? 0 : err_set(e, "no memory for the plot");
}

/* The usual one of what a request leaves open, where it was measured; else the newest. field: where rows have it. */
static void keep_usual(struct plot *p, size_t field, const char *asked, const char *usual)
{
	const struct store_row *newest = p->rows;
	char keep[32] = "";
	int kept = 0;

	if (asked[0])
		return;
	for (int i = 0; i < p->nrows; i++) {
		if (strcmp((const char *)&p->rows[i] + field, usual) == 0)
			(void)snprintf(keep, sizeof keep, "%s", usual);
		if (p->rows[i].taken > newest->taken)
			newest = &p->rows[i];
	}
	if (!keep[0])
		(void)snprintf(keep, sizeof keep, "%s", (const char *)newest + field);
	for (int i = 0; i < p->nrows; i++)
		if (strcmp((const char *)&p->rows[i] + field, keep) == 0)
			p->rows[kept++] = p->rows[i];
	p->nrows = kept;
}

static int read_rows(struct plot *p, struct store *store, struct err *e)
{
	const struct plot_request *r = p->request;
	struct store_filter filter = {r->operation, r->type, r->oper, r->device, r->kind, -1, r->key_type};
	char last[sizeof r->device];

	if (!r->device[0]) {
		if (store_last_device(store, last, sizeof last, e) != 0)
			return -1;
		filter.device = last;
	}
	if (store_rows(store, &filter, &p->rows, &p->nrows, e) != 0 || (r->peers && add_peers(p, store, &filter, e)))
		return -1;
	if (p->nrows > 0) {
		keep_usual(p, offsetof(struct store_row, type), r->type, "f32");
		keep_usual(p, offsetof(struct store_row, oper), r->oper, "plus");
		keep_usual(p, offsetof(struct store_row, key_type), r->key_type, KEY_TYPE_DEFAULT);
		keep_comparable(p);
	}
	if (p->nrows == 0)
		return err_set(e, "nothing to plot: no valid measurement of %s%s%s%s%s%s%s%s%s%s%s%s%s%s", r->operation,
			       r->type[0] ? " " : "", r->type, r->oper[0] ? " " : "", r->oper,
			       r->key_type[0] ? " keys=" : "", r->key_type, filter.device[0] ? " on '" : "",
			       filter.device, filter.device[0] ? "'" : "", r->kind[0] ? " with lengths of kind " : "",
			       r->kind, r->geometry[0] ? " on " : "", r->geometry);
	return 0;
}

/* ---- panels and curves ---- */

static int is_synthetic(const struct store_row *row)
{
	size_t length = strlen(row->kind);

	return strncmp(row->geometry, row->kind, length) == 0 && row->geometry[length] == ':';
}

/* Number of elements to the nearest power of two: geometries drawn to the same size differ a little. */
static int octave(int64_t n)
{
	return (int)lround(log2((double)(n > 0 ? n : 1)));
}

static void size_text(int power, char *text, size_t size)
{
	static const char units[] = " KMGTPE";
	int unit = power / 10;

	(void)snprintf(text, size, unit ? "%d%c" : "%d", 1 << power % 10, units[unit]);
}

/*
 * "pareto lengths, alpha=1.5, n = 64M": the kind ("whole array" where the size is x and there is one segment), what its
 * spec says besides size, mean and seed, and the size; the mean where the size is x, unless it is the size.
 */
static void heading(const struct plot *p, const struct store_row *row, char *text, size_t size)
{
	static const char *const common[] = {"n=", "segments=", "length=", "seed=", "mean=", NULL};
	char spec[sizeof row->geometry], elements[16], *save = NULL;
	const int whole = p->by_elements && row->segments == 1;
	size_t used = (size_t)snprintf(text, size, "%s%s", whole ? "whole array" : row->kind, whole ? "" : " lengths");

	(void)snprintf(spec, sizeof spec, "%s", row->geometry + strlen(row->kind) + 1);
	for (char *part = strtok_r(spec, ",", &save); part && used < size; part = strtok_r(NULL, ",", &save)) {
		const char *const *skip = common;

		while (*skip && strncmp(part, *skip, strlen(*skip)) != 0)
			skip++;
		if (!*skip || (p->by_elements && row->segments > 1 && strcmp(*skip, "mean=") == 0))
			used += (size_t)snprintf(text + used, size - used, ", %s", part);
	}
	size_text(octave(row->n), elements, sizeof elements);
	if (used < size && !p->by_elements)
		(void)snprintf(text + used, size - used, ", n = %s", elements);
}

/* By size, then along x; rows of a geometry stand together, the fastest first. */
static int compare_rows(const struct store_row *a, const struct store_row *b, double x, double y)
{
	int order = octave(a->n) - octave(b->n);

	if (order == 0)
		order = (x > y) - (x < y);
	if (order == 0)
		order = strcmp(a->geometry, b->geometry);
	return order ? order : (a->seconds > b->seconds) - (a->seconds < b->seconds);
}

static int compare_by_mean(const void *left, const void *right)
{
	const struct store_row *a = left, *b = right;

	return compare_rows(a, b, a->mean, b->mean);
}

static int compare_by_elements(const void *left, const void *right)
{
	const struct store_row *a = left, *b = right;

	return compare_rows(a, b, (double)a->n, (double)b->n);
}

/* The panel of a row: that with its heading, or a new one. */
static int find_panel(struct plot *p, int row)
{
	struct panel new = {.joined = is_synthetic(&p->rows[row]), .first = row};

	if (new.joined)
		heading(p, &p->rows[row], new.heading, sizeof new.heading);
	else
		(void)snprintf(new.heading, sizeof new.heading, "lengths from files");
	for (int i = 0; i < p->npanels; i++)
		if (strcmp(p->panels[i].heading, new.heading) == 0)
			return i;
	p->panels[p->npanels] = new;
	return p->npanels++;
}

/* Curves before files, each in the order of the rows: by number of elements. */
static int compare_panels(const void *a, const void *b)
{
	const struct panel *p = a, *q = b;

	return p->joined != q->joined ? q->joined - p->joined : p->first - q->first;
}

static int compare_names(const void *a, const void *b)
{
	return strcmp(a, b);
}

static int find_name(const struct plot *p, const char *name)
{
	for (int i = 0; i < p->nnames; i++)
		if (strcmp(p->names[i], name) == 0)
			return i;
	return -1;
}

/* What the curve of a row is called. */
static const char *curve_name(const struct plot *p, const struct store_row *row)
{
	if (is_peer(row->strategy))
		return peer_name(row->strategy);
	return p->request->peers ? "best variant" : row->strategy;
}

/* Panels of all rows, of which those of a geometry stand together. */
static void find_panels(struct plot *p)
{
	p->npanels = 0;
	for (int i = 0; i < p->nrows; i++) {
		struct panel *panel = &p->panels[find_panel(p, i)];

		panel->beside |= is_peer(p->rows[i].strategy);
		panel->points += i == 0 || strcmp(p->rows[i].geometry, p->rows[i - 1].geometry) != 0;
	}
}

/* Only the rows of panels to be kept, and the panels anew, since they know rows by index. */
static void keep_panels(struct plot *p)
{
	int kept = 0;

	for (int i = 0; i < p->nrows; i++)
		if (p->panels[find_panel(p, i)].keep)
			p->rows[kept++] = p->rows[i];
	p->nrows = kept;
	find_panels(p);
}

/* Beside peers: panels without any have nothing to show, but where there are none at all. */
static void keep_beside_peers(struct plot *p)
{
	int any = 0;

	for (int i = 0; i < p->npanels; i++)
		any |= p->panels[i].keep = p->panels[i].beside;
	if (any)
		keep_panels(p);
}

static int compare_by_points(const void *a, const void *b)
{
	const struct panel *p = a, *q = b;

	/* Rows are in the order of their sizes: of two panels the later is of the larger. */
	return p->points != q->points ? q->points - p->points : q->first - p->first;
}

/* Where there are more panels than room, those with the most to show. */
static void keep_largest(struct plot *p)
{
	if (p->npanels <= PANELS_SHOWN)
		return;
	p->left_out = p->npanels - PANELS_SHOWN;
	qsort(p->panels, (size_t)p->npanels, sizeof *p->panels, compare_by_points);
	for (int i = 0; i < p->npanels; i++)
		p->panels[i].keep = i < PANELS_SHOWN;
	keep_panels(p);
}

static int group(struct plot *p, struct err *e)
{
	size_t rows = (size_t)p->nrows;

	p->panel_of = calloc(rows, sizeof *p->panel_of);
	p->name_of = calloc(rows, sizeof *p->name_of);
	p->panels = calloc(rows, sizeof *p->panels);
	p->names = calloc(rows, sizeof *p->names);
	if (!p->panel_of || !p->name_of || !p->panels || !p->names)
		return err_set(e, "no memory for the plot");
	qsort(p->rows, rows, sizeof *p->rows, p->by_elements ? compare_by_elements : compare_by_mean);
	find_panels(p);
	if (p->request->peers)
		keep_beside_peers(p);
	keep_largest(p);
	for (int i = 0; i < p->nrows; i++) {
		const char *name = curve_name(p, &p->rows[i]);

		if (find_name(p, name) < 0)
			(void)snprintf(p->names[p->nnames++], sizeof *p->names, "%s", name);
	}
	qsort(p->names, (size_t)p->nnames, sizeof *p->names, compare_names);
	qsort(p->panels, (size_t)p->npanels, sizeof *p->panels, compare_panels);
	for (int i = 0; i < p->nrows; i++) {
		p->name_of[i] = find_name(p, curve_name(p, &p->rows[i]));
		p->panel_of[i] = find_panel(p, i);
	}
	return 0;
}

static double y_of(const struct plot *p, const struct store_row *row)
{
	return p->gbs ? row->bytes / row->seconds / 1e9 : row->fraction;
}

static void find_ranges(struct plot *p)
{
	double best = 0;

	p->low = p->high = x_of(p, &p->rows[0]);
	p->first = p->last = p->rows[0].taken;
	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *row = &p->rows[i];

		p->low = fmin(p->low, x_of(p, row));
		p->high = fmax(p->high, x_of(p, row));
		p->first = row->taken < p->first ? row->taken : p->first;
		p->last = row->taken > p->last ? row->taken : p->last;
		p->bandwidth += row->copy_bandwidth / p->nrows;
		best = fmax(best, y_of(p, row));
	}
	p->copy = p->gbs ? p->bandwidth / 1e9 : 1;
	p->ymax = 1.08 * fmax(best, p->copy);
}

/* ---- the text for gnuplot ---- */

static void write_day(FILE *to, int64_t milliseconds)
{
	time_t seconds = (time_t)(milliseconds / 1000);
	struct tm day;
	char text[32] = "?";

	if (gmtime_r(&seconds, &day))
		(void)strftime(text, sizeof text, "%Y-%m-%d", &day);
	(void)fputs(text, to);
}

/* Title and subtitle go through a buffer of their own, to be quoted as a whole. */
static int write_titles(const struct plot *p, FILE *to, struct err *e)
{
	const struct store_row *row = &p->rows[0];
	char title[512], *subtitle = NULL;
	size_t size = 0;
	FILE *text = open_memstream(&subtitle, &size);

	if (!text)
		return err_set(e, "no memory for the plot");
	(void)snprintf(title, sizeof title, "%s, %s%s%s%s%s on %.80s", row->operation, row->type,
		       strcmp(row->oper, oper_none.name) ? ", " : "",
		       strcmp(row->oper, oper_none.name) ? row->oper : "", row->key_type[0] ? ", keys " : "",
		       row->key_type, row->device);
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

/* Okabe and Ito's colours, which the colour-blind tell apart, by strategy in alphabetical order; after them again. */
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

/* Points of one curve in one panel (-1: the best of all, where it has no curve of its own): rows of a geometry stand
 * together, fastest first. */
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
		(void)fprintf(to, "%.9g %.9g\n", x_of(p, row), y_of(p, row));
	}
	(void)fputs("\n\n", to);
}

/* Is the best of all drawn anywhere? A line needs two points. */
static int has_band(const struct plot *p)
{
	for (int i = 0; i < p->npanels; i++)
		if (p->panels[i].joined && p->panels[i].points > 1)
			return !p->request->peers;
	return 0;
}

static int write_script(const void *context, int svg, FILE *to, struct err *e)
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

/* ---- all of it ---- */

static int check_request(struct plot *p, struct err *e)
{
	const struct plot_request *r = p->request;

	p->by_elements = strcmp(r->x, "elements") == 0;
	if (!p->by_elements && strcmp(r->x, "mean length") != 0)
		return err_as(e, ERR_USAGE, "cannot plot against '%s': x is \"mean length\" or \"elements\"", r->x);
	p->gbs = strcmp(r->y, "GB/s") == 0;
	if (!p->gbs && strcmp(r->y, "fraction") != 0)
		return err_as(e, ERR_USAGE, "cannot plot '%s': y is \"fraction\" or \"GB/s\"", r->y);
	return plot_check_path(r->out, e);
}

/* What the plot does not have that was asked for, or has no room for. */
static int add_notes(const struct plot *p, struct strings *notes, struct err *e)
{
	int peers = 0;
	char text[160];

	for (int i = 0; i < p->nrows; i++)
		peers |= is_peer(p->rows[i].strategy);
	if (p->request->peers && !peers && strings_add(notes, "no peer was measured on what is drawn", e))
		return -1;
	(void)snprintf(text, sizeof text,
		       "%d panel%s not shown, only the %d with the most points: --kind or --geometry choose others",
		       p->left_out, p->left_out > 1 ? "s" : "", p->npanels);
	return p->left_out ? strings_add(notes, text, e) : 0;
}

int plot_draw(struct store *store, const struct plot_request *r, struct strings *written, struct strings *notes,
	      struct err *e)
{
	struct plot p = {.request = r};
	int result = -1;

	if (check_request(&p, e) == 0 && read_rows(&p, store, e) == 0 && group(&p, e) == 0 &&
	    add_notes(&p, notes, e) == 0) {
		find_ranges(&p);
		result = plot_files(r->out, write_script, &p, written, e);
	}
	plot_release(&p);
	return result;
}
