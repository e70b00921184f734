/* Plots of throughput: rows of the database are selected here, grouped into panels and curves (panels.c), and written
 * as a script for gnuplot (plot_script.c). A point of a curve is a strategy's best variant on one geometry. */
#include "tuner/report/plot/plot.h"

#include <fnmatch.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/peers.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/panels.h"

/* ---- which rows ---- */

/* Whether the name is in the list, which separates names by commas; names may contain commas, too. */
static int is_listed(const char *list, const char *name)
{
	const size_t length = strlen(name);

	for (const char *at = strstr(list, name); at && length; at = strstr(at + 1, name))
		if ((at == list || at[-1] == ',') && (at[length] == ',' || at[length] == '\0'))
			return 1;
	return 0;
}

static void keep_devices(struct plot *p, const char *list)
{
	int kept = 0;

	for (int i = 0; i < p->nrows; i++)
		if (is_listed(list, p->rows[i].device))
			p->rows[kept++] = p->rows[i];
	p->nrows = kept;
}

/* Whether `given` asks for several names: for all, or for a list. */
static int find_several(struct store *store, enum store_name of, const char *given, const char *all, int *several,
			struct err *e)
{
	struct strings names = {0};
	int status = 0;

	*several = strcmp(given, all) == 0;
	if (!strchr(given, ','))
		return 0;
	status = store_names(store, of, &names, e);
	*several = status == 0 && !strings_have(&names, given);
	strings_release(&names);
	return status;
}

/* Whether each device, or each driver, has a curve of its own. */
static int find_curves(struct plot *p, struct store *store, struct err *e)
{
	const struct plot_request *r = p->request;
	int devices = 0, drivers = 0;

	if (find_several(store, STORE_DEVICES, r->device, PLOT_ALL_DEVICES, &devices, e) ||
	    find_several(store, STORE_DRIVERS, r->driver, PLOT_ALL_DRIVERS, &drivers, e))
		return -1;
	if (devices && drivers)
		return err_as(e, ERR_USAGE, "several devices, or several drivers of one: not both");
	p->by_device = devices ? PLOT_DEVICES : drivers ? PLOT_DRIVERS : 0;
	return 0;
}

/* Keeps the drivers that were asked for; their names become the names of the curves. */
static void divide_by_driver(struct plot *p)
{
	const int all = strcmp(p->request->driver, PLOT_ALL_DRIVERS) == 0;
	int kept = 0;

	for (int i = 0; i < p->nrows; i++)
		if (all || is_listed(p->request->driver, p->rows[i].driver))
			p->rows[kept++] = p->rows[i];
	p->nrows = kept;
	for (int i = 0; i < kept; i++)
		(void)snprintf(p->rows[i].device, sizeof p->rows[i].device, "driver %s", p->rows[i].driver);
}

/* Keeps what can be compared: cold results if there are any, and those of the backend measured last, since a device may
 * have two. Rows with x = 0 (only empty segments) have no place on a logarithmic axis. */
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

		if (plot_x(p, row) > 0 && row->cold == cold &&
		    (p->by_device == PLOT_DEVICES || strcmp(row->backend, backend) == 0) &&
		    (!pattern[0] || fnmatch(pattern, row->geometry, 0) == 0))
			p->rows[kept++] = *row;
	}
	p->nrows = kept;
}

/* Appends the rows of peers to those of the variants. */
static int add_peers(struct plot *p, struct store *store, const struct store_filter *filter, struct err *e)
{
	struct store_row *peers, *all;
	int npeers;

	if (store_peer_rows(store, filter, &peers, &npeers, e) != 0)
		return -1;
	all = realloc(p->rows, (size_t)(p->nrows + npeers + 1) * sizeof *all);
	if (all) {
		if (npeers) /* otherwise peers may be NULL, which memcpy does not allow */
			memcpy(all + p->nrows, peers, (size_t)npeers * sizeof *peers);
		p->rows = all;
		p->nrows += npeers;
	}
	free(peers);
	return all ? 0 : err_set(e, "no memory for the plot");
}

/* Appends rows of another operation. Its name replaces that of their strategy, and so names the curve. */
static int add_beside(struct plot *p, struct store *store, const struct store_filter *filter, struct err *e)
{
	struct plot beside = {.request = p->request};
	struct store_filter other = *filter;
	char operation[sizeof beside.rows->operation];
	const char *beside_text = p->request->beside, *oper = strchr(beside_text, ' ');
	struct store_row *all;

	(void)snprintf(operation, sizeof operation, "%.*s", (int)strcspn(beside_text, " "), beside_text);
	other.operation = operation;
	other.type = p->rows->type;
	other.oper = oper ? oper + 1 : p->rows->oper;
	other.key_type = "";
	if (store_rows(store, &other, &beside.rows, &beside.nrows, e))
		return -1;
	if (beside.nrows > 0)
		keep_comparable(&beside);
	all = realloc(p->rows, (size_t)(p->nrows + beside.nrows + 1) * sizeof *all);
	if (!all) {
		plot_release(&beside);
		return err_set(e, "no memory for the plot");
	}
	p->rows = all;
	for (int i = 0; i < beside.nrows; i++) {
		(void)snprintf(beside.rows[i].strategy, sizeof beside.rows[i].strategy, "%s", operation);
		p->rows[p->nrows++] = beside.rows[i];
	}
	plot_release(&beside);
	return 0;
}

/* Where the request leaves a name open, keeps the usual one if it was measured, else the newest. field: the offset of
 * the name in a row. */
static void keep_usual(struct plot *p, size_t field, const char *requested, const char *usual)
{
	const struct store_row *newest = p->rows;
	char keep[32] = "";
	int kept = 0;

	if (requested[0])
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

/* Gives rows [first, end) curves of their own. */
static void name_curve(struct plot *p, int first, int end, const char *name)
{
	for (int i = first; i < end; i++) {
		char device[sizeof p->rows->device];

		(void)snprintf(device, sizeof device, "%s: %.100s", name, p->rows[i].device);
		(void)snprintf(p->rows[i].device, sizeof p->rows[i].device, "%s", device);
	}
}

/* Appends what another database has for the same table on the same device; "before" and "after" name the curves. */
static int add_before(struct plot *p, const struct store_filter *filter, struct err *e)
{
	struct plot before = {.request = p->request};
	struct store_filter same = *filter;
	struct store *store;
	struct store_row *all = NULL;
	int status;

	same.type = p->rows->type;
	same.oper = p->rows->oper;
	same.key_type = p->rows->key_type;
	if (store_open(p->request->before, STORE_MIGRATED, &store, e) != 0)
		return -1;
	status = store_rows(store, &same, &before.rows, &before.nrows, e);
	store_close(store);
	if (status == 0 && before.nrows)
		keep_comparable(&before);
	if (status == 0 && before.nrows == 0)
		status = err_set(e, "nothing to compare with: '%.200s' has no such measurement", p->request->before);
	if (status == 0)
		all = realloc(p->rows, (size_t)(p->nrows + before.nrows) * sizeof *all);
	if (all) {
		memcpy(all + p->nrows, before.rows, (size_t)before.nrows * sizeof *all);
		p->rows = all;
		name_curve(p, 0, p->nrows, "after");
		name_curve(p, p->nrows, p->nrows + before.nrows, "before");
		p->nrows += before.nrows;
		p->by_device = PLOT_DEVICES;
	} else if (status == 0) {
		status = err_set(e, "no memory for the plot");
	}
	plot_release(&before);
	return status;
}

/* Whether to draw the heat map over widths of rows, whose other axis is the mean length. */
static int is_widths(const struct plot_request *r)
{
	return strcmp(r->x, "width") == 0 && (strcmp(r->y, "fraction") == 0 || strcmp(r->y, "ratio") == 0);
}

/* Whether peers are drawn, too. */
static int takes_peers(const struct plot_request *r)
{
	return r->peers || (is_widths(r) && strcmp(r->y, "ratio") == 0);
}

/* What is read; device: room for the name of the one measured last, if none is asked for. */
static int filter_of(const struct plot *p, struct store *store, char *device, int size, struct store_filter *f,
		     struct err *e)
{
	const struct plot_request *r = p->request;

	*f = (struct store_filter){.operation = r->operation,
				   .type = r->type,
				   .oper = r->oper,
				   .device = r->device,
				   .kind = r->kind,
				   .cold = -1,
				   .key_type = r->key_type,
				   .input = r->input,
				   .driver = p->by_device == PLOT_DRIVERS ? STORE_EVERY_DRIVER
					     : r->driver[0]               ? r->driver
									  : STORE_NEWEST_DRIVER};
	if (p->by_device == PLOT_DEVICES) {
		f->device = "";
	} else if (!r->device[0]) {
		if (store_last_device(store, r->operation, device, size, e) != 0)
			return -1;
		f->device = device;
	}
	return 0;
}

/* Keeps the rows that belong in one picture. */
static void choose_rows(struct plot *p)
{
	const struct plot_request *r = p->request;

	if (p->by_device == PLOT_DEVICES && strcmp(r->device, PLOT_ALL_DEVICES) != 0)
		keep_devices(p, r->device);
	if (p->nrows > 0) {
		keep_usual(p, offsetof(struct store_row, type), r->type, "f32");
		keep_usual(p, offsetof(struct store_row, oper), r->oper, "plus");
		keep_usual(p, offsetof(struct store_row, key_type), r->key_type, KEY_TYPE_DEFAULT);
		keep_comparable(p);
	}
	if (p->by_device == PLOT_DRIVERS)
		divide_by_driver(p);
}

static int fail_empty(const struct plot_request *r, const char *device, struct err *e)
{
	return err_set(e, "nothing to plot: no valid measurement of %s%s%s%s%s%s%s%s%s%s%s%s%s%s%s%s", r->operation,
		       r->type[0] ? " " : "", r->type, r->oper[0] ? " " : "", r->oper, r->key_type[0] ? " keys=" : "",
		       r->key_type, r->input[0] ? " over " : "", r->input, device[0] ? " on '" : "", device,
		       device[0] ? "'" : "", r->kind[0] ? " with lengths of kind " : "", r->kind,
		       r->geometry[0] ? " on " : "", r->geometry);
}

static int read_rows(struct plot *p, struct store *store, struct err *e)
{
	const struct plot_request *r = p->request;
	char last[sizeof r->device];
	struct store_filter filter;

	if (filter_of(p, store, last, sizeof last, &filter, e) ||
	    store_rows(store, &filter, &p->rows, &p->nrows, e) != 0 ||
	    (takes_peers(r) && add_peers(p, store, &filter, e)))
		return -1;
	choose_rows(p);
	if (p->nrows == 0 && store_has_computed(store, &filter))
		return err_set(e, "nothing to plot: %s was measured over computed values only (--input)", r->operation);
	if (p->nrows == 0)
		return fail_empty(r, filter.device, e);
	if (r->beside[0] && add_beside(p, store, &filter, e))
		return -1;
	return r->before[0] ? add_before(p, &filter, e) : 0;
}

/* The range of y over all that is drawn, with intervals and the copy, so that nothing lies outside the frame. */
static void find_y_range(struct plot *p)
{
	/* The times of the smallest and the largest case may differ by a factor of a thousand. */
	const int logarithmic = p->y == PLOT_TIME || (p->y == PLOT_RATE && p->by_elements);
	double least = INFINITY, most = isfinite(p->copy) ? p->copy : 0;

	for (int i = 0; i < p->nrows; i++) {
		double low, high;

		if (!plot_is_drawn(p, i))
			continue;
		plot_interval(p, &p->rows[i], &low, &high);
		least = fmin(least, low);
		most = fmax(most, high);
	}
	p->drawn.min = logarithmic ? least / 1.3 : 0;
	p->drawn.max = logarithmic ? most * 1.3 : most * 1.08;
}

static void find_ranges(struct plot *p)
{
	p->low = INFINITY; /* of curves only: files are spaced evenly, in order of their means */
	p->high = 0;
	p->taken.first = p->taken.last = p->rows[0].taken;
	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *row = &p->rows[i];

		if (!p->place_of[i]) {
			p->low = fmin(p->low, plot_x(p, row));
			p->high = fmax(p->high, plot_x(p, row));
		}
		p->taken.first = row->taken < p->taken.first ? row->taken : p->taken.first;
		p->taken.last = row->taken > p->taken.last ? row->taken : p->taken.last;
		p->bandwidth += row->copy_bandwidth / p->nrows;
	}
	if (p->high == 0)
		p->low = p->high = 1;
	p->copy = p->y == PLOT_FRACTION ? 1 : p->y == PLOT_RATE && !p->by_device ? p->bandwidth / 1e9 : NAN;
	find_y_range(p);
}

/* ---- drawing ---- */

/* Whether regret is drawn: always against the number of launch boxes, whatever x is. */
static int is_regret(const struct plot_request *r)
{
	return strcmp(r->y, "regret") == 0;
}

static int is_effect(const struct plot_request *r)
{
	return strcmp(r->y, "effect") == 0;
}

static int is_samples(const struct plot_request *r)
{
	return strcmp(r->y, "samples") == 0;
}

/* Whether y is some form of throughput, for which rows are grouped into panels. */
static int is_throughput(const struct plot_request *r)
{
	return !is_regret(r) && !is_effect(r) && !is_samples(r) && !is_widths(r);
}

static int check_request(struct plot *p, struct err *e)
{
	const struct plot_request *r = p->request;

	p->by_elements = strcmp(r->x, "elements") == 0;
	if (!p->by_elements && strcmp(r->x, "mean length") != 0 && !is_effect(r) && !is_widths(r))
		return err_as(e, ERR_USAGE,
			      "cannot plot against '%s': x is \"mean length\", \"elements\" or, of the fraction and "
			      "the ratio, "
			      "\"width\"",
			      r->x);
	p->y = strcmp(r->y, "GB/s") == 0 ? PLOT_RATE : strcmp(r->y, "time") == 0 ? PLOT_TIME : PLOT_FRACTION;
	if (p->y == PLOT_FRACTION && strcmp(r->y, "fraction") != 0 && is_throughput(r))
		return err_as(e, ERR_USAGE,
			      "cannot plot '%s': y is \"fraction\", \"GB/s\", \"time\", \"regret\", \"effect\", "
			      "\"samples\" or, against \"width\", \"ratio\"",
			      r->y);
	if ((p->by_device || r->before[0]) && (r->peers || !is_throughput(r)))
		return err_as(e, ERR_USAGE,
			      "devices, drivers and databases are compared by fraction, GB/s or time, without peers");
	if (r->beside[0] && (p->by_device || r->before[0] || !is_throughput(r)))
		return err_as(
			e, ERR_USAGE,
			"another operation is drawn beside the fraction, GB/s or time of one device and database");
	if (p->by_device && r->before[0])
		return err_as(e, ERR_USAGE, "before and after are of one device and driver");
	if (is_widths(r) && r->peers && strcmp(r->y, "fraction") == 0)
		return err_as(
			e, ERR_USAGE,
			"a heat map of fractions is of the best variants: it has no peers; one of y \"ratio\" does");
	if (r->peers && !is_throughput(r) && !is_widths(r))
		return err_as(e, ERR_USAGE, "effects and samples are those of variants: peers have none");
	if (is_regret(r) && r->peers)
		return err_as(e, ERR_USAGE, "regret is that of launch boxes: peers have none");
	return plot_check_path(r->out, e);
}

/* Notes what was requested but is not drawn. */
static int add_notes(const struct plot *p, struct strings *notes, struct err *e)
{
	int peers = 0;
	char text[160];

	for (int i = 0; i < p->nrows; i++)
		peers |= is_peer(p->rows[i].strategy);
	if (p->request->peers && !peers && strings_add(notes, "no peer was measured on what is drawn", e))
		return -1;
	(void)snprintf(text, sizeof text,
		       "%d panel%s not shown, only those with the most points: --kind or --geometry choose others",
		       p->left_out, p->left_out > 1 ? "s" : "");
	return p->left_out ? strings_add(notes, text, e) : 0;
}

int plot_draw(struct store *store, const struct plot_request *r, struct strings *written, struct strings *notes,
	      struct err *e)
{
	struct plot p = {.request = r};
	int result = -1;

	if (find_curves(&p, store, e) != 0 || check_request(&p, e) != 0 || read_rows(&p, store, e) != 0) {
		result = -1;
	} else if (is_regret(r)) {
		result = plot_regret(&p, written, e);
	} else if (is_effect(r)) {
		result = plot_effects(&p, written, e);
	} else if (is_samples(r)) {
		result = plot_samples(&p, store, written, e);
	} else if (is_widths(r)) {
		result = plot_widths(&p, written, e);
	} else if (plot_group(&p, e) == 0 && add_notes(&p, notes, e) == 0) {
		find_ranges(&p);
		result = plot_files(r->out, plot_write, &p, written, e);
	}
	plot_release(&p);
	return result;
}
