/* A report as one HTML page: its style and script are embedded, charts are drawn here, text is escaped. */
#include "tuner/report/page/page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "tuner/base/assets.h"
#include "tuner/base/atomic_file.h"
#include "tuner/base/figures.h"
#include "tuner/report/page/html.h"
#include "tuner/report/page/listing.h"
#include "tuner/report/page/page_impl.h"
#include "tuner/request/request.h"

#define MOST_LINKS 8 /* to tables, next to the summary */
#define MOST_RUNS 200
#define MOST_FAILURES 1000
#define MOST_PEERS 500
#define MANY_CASES 100

struct page {
	FILE *to;
	struct store *store;
	const struct page_request *request;
	struct store_row *rows;
	int nrows;
	struct page_group *groups;
	int ngroups;
	int by_driver; /* 1: a device was measured with several drivers */
};

/* ---- which rows ---- */

static int is_same_group(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0 &&
	       strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0;
}

/* Treats a device measured with several drivers as several devices, so that no table and no curve mixes drivers. Rows
 * of one device and driver are adjacent. */
static void divide_by_driver(struct page *p)
{
	for (int first = 0, end, several; first < p->nrows; first = end) {
		several = 0;
		for (end = first; end < p->nrows && strcmp(p->rows[end].device, p->rows[first].device) == 0; end++)
			several |= strcmp(p->rows[end].driver, p->rows[first].driver) != 0;
		p->by_driver |= several;
		for (int i = first; i < end && several; i++) {
			char device[sizeof p->rows->device];

			(void)snprintf(device, sizeof device, "%.60s, driver %.50s", p->rows[i].device,
				       p->rows[i].driver);
			(void)snprintf(p->rows[i].device, sizeof p->rows[i].device, "%s", device);
		}
	}
}

/* Moves the cold rows of [first, end) to `to`, or all of them if none is cold. Returns how many there are. */
static int keep_cold(struct store_row *rows, int first, int end, int to)
{
	int cold = 0, kept = 0;

	for (int i = first; i < end; i++)
		cold |= rows[i].cold;
	for (int i = first; i < end; i++)
		if (rows[i].cold == cold)
			rows[to + kept++] = rows[i];
	return kept;
}

static void name_group(struct page_group *g)
{
	const struct store_row *r = g->rows;

	request_table_name(r->operation, r->type, r->oper, r->key_type, g->table);
	(void)snprintf(g->device, sizeof g->device, "%s", r->device);
	(void)snprintf(g->name, sizeof g->name, "%s on %s", g->table, r->device);
}

static int group_rows(struct page *p, struct err *e)
{
	int kept = 0;

	p->groups = calloc((size_t)p->nrows + 1, sizeof *p->groups);
	if (!p->groups)
		return err_set(e, "no memory for the report");
	for (int first = 0, end; first < p->nrows; first = end) {
		struct page_group *g = &p->groups[p->ngroups++];

		for (end = first + 1; end < p->nrows && is_same_group(&p->rows[first], &p->rows[end]);)
			end++;
		g->rows = p->rows + kept;
		g->count = keep_cold(p->rows, first, end, kept);
		g->max_boxes = p->request->max_boxes ? p->request->max_boxes : REQUEST_MAX_BOXES;
		kept += g->count;
		name_group(g);
	}
	p->nrows = kept;
	return p->ngroups ? 0 : err_set(e, "nothing to report: the database has no valid measurement of that");
}

/* The best times of a group's cases: how many, and the geometric mean, lowest and highest fraction of the copy
 * bandwidth. */
struct page_best {
	int cases;
	double mean, least, most;
};

static struct page_best best_of(const struct page_group *g)
{
	struct page_best b = {.least = INFINITY};
	double logarithms = 0;

	for (int i = 0; i < g->count; i++) {
		if (!page_begins_case(g, i) || !(g->rows[i].fraction > 0))
			continue;
		b.cases++;
		logarithms += log(g->rows[i].fraction);
		b.least = fmin(b.least, g->rows[i].fraction);
		b.most = fmax(b.most, g->rows[i].fraction);
	}
	b.mean = b.cases ? exp(logarithms / b.cases) : NAN;
	return b;
}

/* ---- head ---- */

static int put_asset(FILE *to, const char *name, struct err *e)
{
	const struct asset *a = asset_find(name);

	if (!a)
		return err_set(e, "this build lacks '%s'", name);
	(void)fwrite(a->text, 1, a->size, to);
	return 0;
}

/* Whether group g is the first of its device. Rows are sorted by device. */
static int begins_device(const struct page *p, int g)
{
	return g == 0 || strcmp(p->groups[g].device, p->groups[g - 1].device) != 0;
}

static int count_devices(const struct page *p)
{
	int count = 1;

	for (int g = 1; g < p->ngroups; g++)
		count += begins_device(p, g);
	return count;
}

static void write_figure(FILE *to, const char *name, const char *value)
{
	(void)fputs("<div>", to);
	html_element(to, "dt", NULL, name);
	html_element(to, "dd", NULL, value);
	(void)fputs("</div>\n", to);
}

/* Writes the numbers of cases and variants, and how close the best come to the copy bandwidth. */
static void write_figures(const struct page *p)
{
	const struct page_best b = best_of(&p->groups[0]);
	int cases = 0;
	char text[32];

	for (int g = 0; g < p->ngroups; g++)
		cases += best_of(&p->groups[g]).cases;
	(void)fputs("<dl class=\"figures\">\n", p->to);
	(void)snprintf(text, sizeof text, "%d", count_devices(p));
	write_figure(p->to,
		     p->by_driver            ? "devices with a driver"
		     : count_devices(p) == 1 ? "device"
					     : "devices",
		     text);
	(void)snprintf(text, sizeof text, "%d", cases);
	write_figure(p->to, cases == 1 ? "case" : "cases", text);
	(void)snprintf(text, sizeof text, "%d", p->nrows);
	write_figure(p->to, "verified results", text);
	if (p->ngroups == 1) {
		(void)snprintf(text, sizeof text, "%.*f", decimals_of(b.mean, 3), b.mean);
		write_figure(p->to, "mean of the best, of copy bandwidth", text);
		(void)snprintf(text, sizeof text, "%.*f", decimals_of(b.most, 3), b.most);
		write_figure(p->to, "the very best, of copy bandwidth", text);
	} else {
		(void)snprintf(text, sizeof text, "%d", p->ngroups);
		write_figure(p->to, "tables", text);
	}
	(void)fputs("</dl>\n", p->to);
}

static void write_lead(const struct page *p)
{
	int64_t first = p->rows[0].taken, last = first;

	for (int i = 0; i < p->nrows; i++) {
		first = p->rows[i].taken < first ? p->rows[i].taken : first;
		last = p->rows[i].taken > last ? p->rows[i].taken : last;
	}
	(void)fputs("<p class=\"lead\">", p->to);
	for (int g = 0; g < p->ngroups; g++) {
		const struct store_row *r = p->groups[g].rows;

		if (!begins_device(p, g))
			continue;
		(void)fputs(g ? "; " : "", p->to);
		html_text(p->to, r->device);
		(void)fputs(", ", p->to);
		html_text(p->to, r->backend);
		if (!p->by_driver) {
			(void)fputs(" driver ", p->to);
			html_text(p->to, r->driver);
		}
	}
	(void)fputs(". Measured ", p->to);
	html_day(p->to, first);
	if (last / 86400000 != first / 86400000) {
		(void)fputs(" to ", p->to);
		html_day(p->to, last);
	}
	(void)fputs(".</p>\n", p->to);
}

static int write_head(const struct page *p, struct err *e)
{
	/* The policy lets the page load nothing: its style and script are embedded. */
	(void)fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
		    "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
		    "form-action 'none'\">\n"
		    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
		    "<link rel=\"icon\" href=\"data:,\">\n<title>",
		    p->to);
	html_text(p->to, p->groups[0].name);
	(void)fputs(p->ngroups > 1 ? " and more" : "", p->to);
	(void)fputs(" - segtune report</title>\n<style>\n", p->to);
	if (put_asset(p->to, "tuner/report/page/page.css", e) != 0)
		return -1;
	(void)fputs("</style>\n</head>\n<body>\n<header>\n<h1>", p->to);
	html_text(p->to, p->ngroups == 1 ? p->groups[0].name : "Segmented operations: tuning report");
	(void)fputs("</h1>\n", p->to);
	write_lead(p);
	(void)fputs("<nav aria-label=\"Sections\">", p->to);
	if (p->ngroups > 1)
		(void)fputs("<a href=\"#summary\">Summary</a>", p->to);
	if (page_compares_devices(p->groups, p->ngroups))
		(void)fputs("<a href=\"#devices_compared\">Devices compared</a>", p->to);
	for (int g = 0; g < p->ngroups && g < MOST_LINKS; g++) {
		(void)fprintf(p->to, "<a href=\"#table%d\">", g);
		html_text(p->to, p->ngroups == 1 ? "Strategies" : p->groups[g].name);
		(void)fputs("</a>", p->to);
	}
	(void)fputs("<a href=\"#devices\">Devices and runs</a><a href=\"#failures\">Failures</a>"
		    "<a href=\"#reproduce\">Reproduce</a></nav>\n",
		    p->to);
	write_figures(p);
	(void)fputs("</header>\n<main>\n", p->to);
	return 0;
}

/* ---- sections ---- */

static void write_summary(const struct page *p)
{
	static const char *const columns[] = {"operation",         "device", "#cases", "#results",
					      "#mean of the best", "#least", "#most"};

	if (p->ngroups == 1)
		return;
	(void)fputs("<section id=\"summary\"><h2>Summary</h2>\n<p class=\"note\">The best variant of each case, as a "
		    "fraction of "
		    "the copy bandwidth: geometric mean, least and most.</p>\n",
		    p->to);
	table_begin(p->to, columns, sizeof columns / sizeof *columns);
	for (int g = 0; g < p->ngroups; g++) {
		const struct page_group *group = &p->groups[g];
		const struct page_best b = best_of(group);

		(void)fprintf(p->to, "<tr><td><a href=\"#table%d\">", g);
		html_text(p->to, group->table);
		(void)fputs("</a></td>", p->to);
		table_text(p->to, group->device);
		table_number(p->to, "%.0f", b.cases);
		table_number(p->to, "%.0f", group->count);
		table_share(p->to, b.mean);
		table_fraction(p->to, b.least);
		table_fraction(p->to, b.most);
		(void)fputs("</tr>\n", p->to);
	}
	table_end(p->to);
	(void)fputs("</section>\n", p->to);
}

static int write_listing(const struct page *p, const char *heading, const char *listing, int most, struct err *e)
{
	html_element(p->to, "h3", NULL, heading);
	return listing_write(p->to, p->store, listing, p->request->filter, most, e);
}

static int write_devices(const struct page *p, struct err *e)
{
	(void)fputs("<section id=\"devices\"><h2>Devices and runs</h2>\n", p->to);
	if (write_listing(p, "Devices", "devices", MOST_RUNS, e) || write_listing(p, "Runs", "runs", MOST_RUNS, e) ||
	    write_listing(p, "State of the device in each run", "conditions", MOST_RUNS, e))
		return -1;
	(void)fputs("<h3>Compilers</h3>\n<ul>", p->to);
	for (int g = 0; g < p->ngroups; g++) {
		const struct store_row *r = p->groups[g].rows;

		if (g > 0 && strcmp(r->compiler, p->groups[g - 1].rows->compiler) == 0)
			continue;
		(void)fputs("<li>", p->to);
		html_text(p->to, r->compiler);
		(void)fputs(" for ", p->to);
		html_text(p->to, r->arch);
		(void)fputs("</li>", p->to);
	}
	(void)fputs("</ul>\n</section>\n", p->to);
	return 0;
}

static int write_failures(const struct page *p, struct err *e)
{
	(void)fputs("<section id=\"failures\"><h2>Failures</h2>\n<p class=\"note\">Variants that did not build, run or "
		    "compute "
		    "the right result. None of them is in a table above.</p>\n",
		    p->to);
	if (listing_write(p->to, p->store, "failures", p->request->filter, MOST_FAILURES, e) != 0)
		return -1;
	(void)fputs("</section>\n", p->to);
	return 0;
}

/* The command of a run; left out where it is the same as in the row before. */
struct command_list {
	FILE *to;
	char *last;
};

static int write_command(void *context, const struct store_cell *cells, int count, struct err *e)
{
	struct command_list *list = context;

	for (int c = 0; c < count; c++) {
		if (strcmp(cells[c].name, "command") != 0 || !cells[c].text ||
		    (list->last && strcmp(list->last, cells[c].text) == 0))
			continue;
		free(list->last);
		list->last = strdup(cells[c].text);
		if (!list->last)
			return err_set(e, "no memory for the report");
		html_text(list->to, list->last);
		(void)fputc('\n', list->to);
	}
	return 0;
}

static int write_reproduce(const struct page *p, struct err *e)
{
	struct command_list list = {.to = p->to};
	const struct store_sink sink = {write_command, &list};
	int status;

	(void)fputs("<section id=\"reproduce\"><h2>How to reproduce this</h2>\n<p>The measurements are in ", p->to);
	for (int i = 0; i < p->request->databases->count; i++) {
		(void)fputs(i ? ", " : "", p->to);
		html_element(p->to, "code", NULL, p->request->databases->items[i]);
	}
	(void)fputs(". These commands made them, the newest first:</p>\n<pre>", p->to);
	status = store_list(p->store, "runs", p->request->filter, MOST_RUNS, &sink, e);
	free(list.last);
	if (status != 0)
		return -1;
	(void)fputs("</pre>\n<p>and this one the page:</p>\n<pre>", p->to);
	html_text(p->to, p->request->command);
	(void)fputs(
		"</pre>\n<p class=\"note\">A case that is there already is not measured again; with another file for "
		"<code>--db</code> all of it is. <code>segtune help statistics</code> explains how times are taken and "
		"compared, <code>segtune help header</code> how launch boxes are chosen.</p>\n</section>\n",
		p->to);
	return 0;
}

static int has_peers(const struct page *p, int *has, struct err *e)
{
	struct store_row *rows;
	int count;

	if (store_peer_rows(p->store, p->request->filter, &rows, &count, e) != 0)
		return -1;
	free(rows);
	*has = count > 0;
	return 0;
}

static int write_peers(const struct page *p, struct err *e)
{
	int has;

	if (has_peers(p, &has, e) != 0)
		return -1;
	if (!has)
		return 0;
	(void)fputs("<section id=\"peers\"><h2>Beside other libraries</h2>\n<p class=\"note\">The fastest peer of each "
		    "case: times "
		    "is its time divided by that of the best variant.</p>\n",
		    p->to);
	if (listing_write(p->to, p->store, "peers", p->request->filter, MOST_PEERS, e) != 0)
		return -1;
	(void)fputs("</section>\n", p->to);
	return 0;
}

static int write_tail(const struct page *p, struct err *e)
{
	(void)fputs("</main>\n<footer>segtune ", p->to);
	html_text(p->to, p->request->version);
	(void)fputs(". This page is one file and loads nothing.</footer>\n<script>\n", p->to);
	if (put_asset(p->to, "tuner/report/page/page.js", e) != 0)
		return -1;
	(void)fputs("</script>\n</body>\n</html>\n", p->to);
	return 0;
}

/* Launch boxes are chosen with each case left out: of hundreds of cases that is a minute. */
static void say_what_takes_long(const struct page *p, const struct page_group *g)
{
	const int cases = best_of(g).cases;

	if (p->request->notes && cases > MANY_CASES)
		(void)fprintf(p->request->notes, "choosing launch boxes of %s for %d cases\n", g->name, cases);
}

static int write_page(const struct page *p, struct err *e)
{
	if (write_head(p, e) != 0)
		return -1;
	write_summary(p);
	if (page_devices_write(p->to, p->groups, p->ngroups, e) != 0)
		return -1;
	for (int g = 0; g < p->ngroups; g++) {
		say_what_takes_long(p, &p->groups[g]);
		if (page_group_write(p->to, &p->groups[g], g, p->ngroups == 1 ? "Strategies" : p->groups[g].name, e))
			return -1;
	}
	if (write_peers(p, e) || write_devices(p, e) || write_failures(p, e) || write_reproduce(p, e))
		return -1;
	return write_tail(p, e);
}

int page_write(FILE *to, struct store *store, const struct page_request *r, struct err *e)
{
	struct page p = {.to = to, .store = store, .request = r};
	int status = store_rows(store, r->filter, &p.rows, &p.nrows, e);

	if (status == 0)
		divide_by_driver(&p);
	if (status == 0)
		status = group_rows(&p, e) || write_page(&p, e) ? -1 : 0;
	free(p.groups);
	free(p.rows);
	return status;
}

static int put_file(const char *path, const char *text, size_t size, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e))
		return -1;
	(void)fwrite(text, 1, size, file.stream); /* what fails is seen by the commit */
	return atomic_commit(&file, e);
}

/* Made in memory first: choosing boxes may take a minute, and who breaks it off should find no file of half a page. */
int page_write_file(const char *path, struct store *store, const struct page_request *r, struct err *e)
{
	char *text = NULL;
	size_t size;
	FILE *to = memory_stream(&text, &size);
	int status;

	if (!to)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the page");
	status = page_write(to, store, r, e);
	if (fclose(to) != 0 && status == 0)
		status = err_as(e, ERR_TOO_LARGE, "out of memory for the page");
	if (status == 0)
		status = put_file(path, text, size, e);
	free(text);
	return status;
}
