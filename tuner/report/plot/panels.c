/* Groups rows into panels, one for each distribution of lengths and number of elements, and into curves, one for each
 * strategy. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/figures.h"
#include "tuner/base/peers.h"
#include "tuner/base/strings.h"
#include "tuner/report/plot/panels.h"

#define PANELS_SHOWN 6
/* Powers of two by which a point may lie beyond the end of the axis: the frame has a margin of 0.4. */
#define AXIS_SLACK 0.2

double plot_x(const struct plot *p, const struct store_row *row)
{
	return p->by_elements ? (double)row->n : row->mean;
}

double plot_across(const struct plot *p, int row)
{
	return p->place_of[row] ? p->place_of[row] : plot_x(p, &p->rows[row]);
}

/* gnuplot reads names in double quotes, and cairo draws letters that no font has across the whole picture. */
static int is_shown(char c)
{
	return (unsigned char)c < 0x80 && isprint((unsigned char)c) && c != '"' && c != '\\';
}

void plot_point_name(const struct store_row *row, char name[PLOT_FILE_NAME])
{
	const char *from = path_name(row->geometry);
	const int length = (int)strcspn(from, ".");
	int i = 0;

	if (plot_is_surrogate(row)) {
		(void)snprintf(name, PLOT_FILE_NAME, "%lld", (long long)row->segments);
		return;
	}

	for (int k = 0; k < length && i < PLOT_FILE_NAME - 1; k++)
		if (((unsigned char)from[k] & 0xc0) != 0x80) /* a letter of several bytes is one */
			name[i++] = is_shown(from[k]) ? from[k] : '?';
	if (i == 0)
		name[i++] = '-';
	name[i] = '\0';
}

int plot_begins_geometry(const struct plot *p, int row)
{
	return row == 0 || strcmp(p->rows[row].geometry, p->rows[row - 1].geometry) != 0;
}

double plot_y(const struct plot *p, const struct store_row *row)
{
	switch (p->y) {
	case PLOT_RATE:
		return row->bytes / row->seconds / 1e9;
	case PLOT_TIME:
		return row->seconds * 1e3;
	case PLOT_FRACTION:
		break;
	}
	return row->fraction;
}

void plot_interval(const struct plot *p, const struct store_row *row, double *low, double *high)
{
	const double y = plot_y(p, row), less = row->low / row->seconds, more = row->high / row->seconds;

	*low = p->y == PLOT_TIME ? y * less : y / more;
	*high = p->y == PLOT_TIME ? y * more : y / less;
}

int plot_has_best_curve(const struct plot *p)
{
	return p->request->peers || p->by_device;
}

int plot_is_beside(const struct store_row *row)
{
	return strcmp(row->strategy, row->operation) == 0;
}

int plot_low_end(double x)
{
	const double exact = log2(x);

	return (int)(round(exact) - (round(exact) - exact > AXIS_SLACK));
}

int plot_high_end(double x)
{
	const double exact = log2(x);

	return (int)(round(exact) + (exact - round(exact) > AXIS_SLACK));
}

int plot_is_surrogate(const struct store_row *row)
{
	return strcmp(row->kind, "surrogate") == 0;
}

/* Whether the lengths are of a synthetic distribution, so that a curve may go from one mean length to the next. Not so
 * for files, nor for patterns that stand in for files. */
static int is_synthetic(const struct store_row *row)
{
	size_t length = strlen(row->kind);

	return strncmp(row->geometry, row->kind, length) == 0 && row->geometry[length] == ':' &&
	       !plot_is_surrogate(row);
}

/* log2 of the number of elements, rounded: geometries generated for the same size differ a little. */
static int octave(int64_t n)
{
	return (int)lround(log2((double)(n > 0 ? n : 1)));
}

/* Parts of a spec that a heading leaves out: x or the size already say them. How many segments are empty follows from
 * the mean where most are. */
static int is_common(const struct store_row *row, const char *part)
{
	static const char *const common[] = {"n=", "segments=", "length=", "seed=", "mean="};

	for (size_t i = 0; i < sizeof common / sizeof *common; i++)
		if (strncmp(part, common[i], strlen(common[i])) == 0)
			return 1;
	return row->mean <= 1 && strncmp(part, "empty=", strlen("empty=")) == 0;
}

/* The size as the spec states it: "n = 20000000", "64M segments". */
static void size_asked_for(const struct store_row *row, char *text, size_t size)
{
	const char *n = strstr(row->geometry, ":n="), *segments = strstr(row->geometry, ":segments=");
	char elements[16];

	n = n ? n : strstr(row->geometry, ",n=");
	segments = segments ? segments : strstr(row->geometry, ",segments=");
	size_text(exp2(octave(row->n)), elements, sizeof elements);
	if (n)
		(void)snprintf(text, size, "n = %.*s", (int)strcspn(n + 3, ","), n + 3);
	else if (segments)
		(void)snprintf(text, size, "%.*s segments", (int)strcspn(segments + 10, ","), segments + 10);
	else
		(void)snprintf(text, size, "n = %s", elements);
}

/* Writes "pareto lengths, alpha=1.5, n = 64M": the kind ("whole array" where x is the size and there is one segment),
 * the rest of its spec, and the size. Where x is the size, the mean length takes its place. */
static void heading(const struct plot *p, const struct store_row *row, char *text, size_t size)
{
	char spec[sizeof row->geometry], asked_for[48], *save = NULL;
	const int whole = p->by_elements && row->segments == 1, shows_mean = p->by_elements && row->segments > 1;
	size_t used = (size_t)snprintf(text, size, "%s%s", whole ? "whole array" : row->kind, whole ? "" : " lengths");

	(void)snprintf(spec, sizeof spec, "%s", row->geometry + strlen(row->kind) + 1);
	for (char *part = strtok_r(spec, ",", &save); part && used < size; part = strtok_r(NULL, ",", &save))
		if (!is_common(row, part) || (shows_mean && strncmp(part, "mean=", strlen("mean=")) == 0))
			used += (size_t)snprintf(text + used, size - used, ", %s", part);
	size_asked_for(row, asked_for, sizeof asked_for);
	if (used < size && !p->by_elements)
		(void)snprintf(text + used, size - used, ", %s", asked_for);
}

/* Writes "lengths from files, n >= 64M, width=16". Files that were repeated to one size are a panel, and so are those
 * with rows of one width. */
static void heading_of_files(const struct store_row *row, char *text, size_t size)
{
	const char *name = path_name(row->geometry), *repeat = strrchr(name, '@'),
		   *rows = strchr(repeat ? repeat : name, ':');
	const int is_repeated = repeat && isdigit((unsigned char)repeat[1]);

	if (plot_is_surrogate(row)) {
		(void)snprintf(text, size, "stand-ins for matrices, by their rows");
		return;
	}
	(void)snprintf(text, size, "lengths from files%s%.*s%s%.60s", is_repeated ? ", n >= " : "",
		       is_repeated ? (int)strcspn(repeat + 1, ":") : 0, is_repeated ? repeat + 1 : "", rows ? ", " : "",
		       rows ? rows + 1 : "");
}

/* Orders rows by size, then along x. Rows of a geometry stay adjacent, the fastest first. */
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

/* The panel of a row: the one with its heading, or a new one. */
static int find_panel(struct plot *p, int row)
{
	struct panel new = {.joined = is_synthetic(&p->rows[row]), .first = row};

	if (new.joined)
		heading(p, &p->rows[row], new.heading, sizeof new.heading);
	else
		heading_of_files(&p->rows[row], new.heading, sizeof new.heading);
	for (int i = 0; i < p->npanels; i++)
		if (strcmp(p->panels[i].heading, new.heading) == 0)
			return i;
	p->panels[p->npanels] = new;
	return p->npanels++;
}

/* Orders panels of curves before those of files, and each kind as its rows are: by number of elements. */
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

/* The name of a row's curve. */
static const char *curve_name(const struct plot *p, const struct store_row *row)
{
	if (is_peer(row->strategy))
		return peer_name(row->strategy);
	if (plot_is_beside(row))
		return row->operation;
	if (p->by_device)
		return row->device;
	return p->request->peers ? "best variant" : row->strategy;
}

int plot_is_drawn(const struct plot *p, int row)
{
	for (int i = row - 1; i >= 0 && strcmp(p->rows[i].geometry, p->rows[row].geometry) == 0; i--)
		if (p->name_of[i] == p->name_of[row])
			return 0;
	return 1;
}

/* Finds the panels of all rows, which are sorted. */
static void find_panels(struct plot *p)
{
	p->npanels = 0;
	for (int i = 0; i < p->nrows; i++) {
		struct panel *panel = &p->panels[find_panel(p, i)];

		panel->has_peer |= is_peer(p->rows[i].strategy);
		panel->points += i == 0 || strcmp(p->rows[i].geometry, p->rows[i - 1].geometry) != 0;
	}
}

/* Drops the rows of other panels, then finds the panels again, since they refer to rows by index. */
static void keep_panels(struct plot *p)
{
	int kept = 0;

	for (int i = 0; i < p->nrows; i++)
		if (p->panels[find_panel(p, i)].keep)
			p->rows[kept++] = p->rows[i];
	p->nrows = kept;
	find_panels(p);
}

/* Keeps only panels with peers, unless there are no peers at all. */
static void keep_with_peers(struct plot *p)
{
	int any = 0;

	for (int i = 0; i < p->npanels; i++)
		any |= p->panels[i].keep = p->panels[i].has_peer;
	if (any)
		keep_panels(p);
}

/* Drops curves of one point, which a table shows better, unless there are no others. */
static void keep_curves(struct plot *p)
{
	int curves = 0;

	for (int i = 0; i < p->npanels; i++)
		curves += p->panels[i].joined && p->panels[i].points > 2;
	for (int i = 0; i < p->npanels && curves; i++) {
		p->panels[i].keep = !p->panels[i].joined || p->panels[i].points > 1;
		p->left_out += !p->panels[i].keep;
	}
	if (p->left_out)
		keep_panels(p);
}

static int compare_by_points(const void *a, const void *b)
{
	const struct panel *p = a, *q = b;

	/* Rows are in order of size, so a later panel is a larger one. */
	return p->points != q->points ? q->points - p->points : q->first - p->first;
}

/* Keeps the panels with the most points if there are too many. */
static void keep_largest(struct plot *p)
{
	if (p->npanels <= PANELS_SHOWN)
		return;
	p->left_out += p->npanels - PANELS_SHOWN;
	qsort(p->panels, (size_t)p->npanels, sizeof *p->panels, compare_by_points);
	for (int i = 0; i < p->npanels; i++)
		p->panels[i].keep = i < PANELS_SHOWN;
	keep_panels(p);
}

/* How many files of the row's panel lie before it along x. */
static int files_before(const struct plot *p, int row)
{
	const struct store_row *of = &p->rows[row];
	int before = 0;

	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *other = &p->rows[i];

		if (p->panel_of[i] != p->panel_of[row] || !plot_begins_geometry(p, i))
			continue;
		before += other->mean < of->mean ||
			  (other->mean == of->mean && strcmp(other->geometry, of->geometry) < 0);
	}
	return before;
}

static void place_files(struct plot *p)
{
	for (int i = 0; i < p->nrows; i++) {
		if (p->panels[p->panel_of[i]].joined)
			continue;
		p->place_of[i] = plot_begins_geometry(p, i) ? files_before(p, i) + 1 : p->place_of[i - 1];
	}
}

int plot_group(struct plot *p, struct err *e)
{
	size_t rows = (size_t)p->nrows;

	p->panel_of = calloc(rows, sizeof *p->panel_of);
	p->name_of = calloc(rows, sizeof *p->name_of);
	p->place_of = calloc(rows, sizeof *p->place_of);
	p->panels = calloc(rows, sizeof *p->panels);
	p->names = calloc(rows, sizeof *p->names);
	if (!p->panel_of || !p->name_of || !p->place_of || !p->panels || !p->names)
		return err_set(e, "no memory for the plot");
	qsort(p->rows, rows, sizeof *p->rows, p->by_elements ? compare_by_elements : compare_by_mean);
	find_panels(p);
	if (p->request->peers)
		keep_with_peers(p);
	keep_curves(p);
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
	place_files(p);
	return 0;
}

void plot_release(struct plot *p)
{
	free(p->rows);
	free(p->panel_of);
	free(p->name_of);
	free(p->place_of);
	free(p->panels);
	free(p->names);
}
