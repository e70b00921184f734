/* The section of a page on one operation, type and operator on one device. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/strings.h"
#include "tuner/report/page/chart.h"
#include "tuner/report/page/html.h"
#include "tuner/report/page/listing.h"
#include "tuner/report/page/page_impl.h"
#include "tuner/report/plot/effects.h"
#include "tuner/report/plot/panels.h"
#include "tuner/selection/selection.h"

/* ---- throughput ---- */

static struct curve_style style_of(const struct plot *p, int name)
{
	return p->by_device ? curve_style_at(name) : curve_style_of(p->names[name]);
}

/* Space for the points and names of a panel: at most one of each per row. */
struct panel_room {
	struct chart_point *points;
	char (*notes)[256];
	char (*texts)[PLOT_FILE_NAME];
	const char **names;
};

/* Takes the points of one curve in one panel: the fastest row of each geometry, as rows of a geometry are adjacent, the
 * fastest first. points has room for all. */
static int take_points(const struct plot *p, int panel, int name, struct chart_point *points, char (*notes)[256])
{
	const char *done = NULL;
	int count = 0;

	for (int i = 0; i < p->nrows; i++) {
		const struct store_row *row = &p->rows[i];
		struct chart_point *point = &points[count];

		if (p->panel_of[i] != panel || p->name_of[i] != name || (done && strcmp(done, row->geometry) == 0))
			continue;
		done = row->geometry;
		*point = (struct chart_point){.x = plot_across(p, i), .y = plot_y(p, row), .note = notes[count]};
		plot_interval(p, row, &point->low, &point->high);
		(void)snprintf(notes[count], sizeof *notes, "%s: %.3f of copy bandwidth at %s %.6g (%.100s)",
			       p->names[name], point->y, p->by_elements ? "n" : "mean length", plot_x(p, row),
			       row->geometry);
		count++;
	}
	return count;
}

static void find_frame(const struct plot *p, struct chart *c)
{
	double low = INFINITY, high = -INFINITY, most = 1;

	for (int i = 0; i < p->nrows; i++) {
		double least, greatest;

		plot_interval(p, &p->rows[i], &least, &greatest);
		most = fmax(most, greatest);
		if (p->place_of[i])
			continue;
		low = fmin(low, log2(plot_x(p, &p->rows[i])));
		high = fmax(high, log2(plot_x(p, &p->rows[i])));
	}
	c->xlow = low - 0.4;
	c->xhigh = high + 0.4;
	c->ylow = 0;
	c->yhigh = most * 1.06;
}

/* Draws the chart of one panel, of files (with their names) or of curves, with the axes of c. room has space for all
 * points. */
static void draw_panel(FILE *to, const struct plot *p, int panel, const struct chart *c, struct panel_room *room)
{
	struct chart its = *c;

	its.title = p->panels[panel].heading;
	for (int i = 0; i < p->nrows && !p->panels[panel].joined; i++) {
		if (p->panel_of[i] != panel || !plot_begins_geometry(p, i))
			continue;
		plot_point_name(&p->rows[i], room->texts[p->place_of[i] - 1]);
		room->names[p->place_of[i] - 1] = room->texts[p->place_of[i] - 1];
	}
	if (!p->panels[panel].joined) {
		its.xlabel = "files, in the order of their mean lengths";
		its.octaves = 0;
		its.names = room->names;
		its.nnames = p->panels[panel].points;
		its.xlow = 0.4;
		its.xhigh = its.nnames + 0.6;
	}
	chart_begin(to, &its);
	for (int name = 0; name < p->nnames; name++) {
		const struct curve_style style = style_of(p, name);

		chart_curve(to, &its, &style, room->points, take_points(p, panel, name, room->points, room->notes));
	}
	chart_end(to);
}

static int draw_panels(FILE *to, const struct plot *p, struct err *e)
{
	const size_t rows = (size_t)p->nrows;
	struct panel_room room = {calloc(rows, sizeof *room.points), calloc(rows, sizeof *room.notes),
				  calloc(rows, sizeof *room.texts), calloc(rows, sizeof *room.names)};
	const int is_whole = room.points && room.notes && room.texts && room.names;
	struct chart c = {.xlabel = p->by_elements ? "elements" : "mean segment length",
			  .ylabel = "fraction of copy bandwidth",
			  .octaves = 1,
			  .line = 1};

	find_frame(p, &c);
	(void)fputs("<div class=\"charts\">\n", to);
	for (int panel = 0; panel < p->npanels && is_whole; panel++)
		draw_panel(to, p, panel, &c, &room);
	(void)fputs("</div>\n<ul class=\"legend\">", to);
	for (int name = 0; name < p->nnames; name++) {
		const struct curve_style style = style_of(p, name);

		(void)fputs("<li>", to);
		chart_swatch(to, &style);
		html_text(to, p->names[name]);
		(void)fputs("</li>", to);
	}
	(void)fputs("</ul>\n", to);
	if (p->left_out)
		(void)fprintf(
			to,
			"<p class=\"note\">%d more kinds or sizes of lengths are not drawn: segtune plot --kind.</p>\n",
			p->left_out);
	free(room.points);
	free(room.notes);
	free(room.texts);
	free(room.names);
	return is_whole ? 0 : err_set(e, "no memory for a chart");
}

/* Whether all cases have one segment. Lengths are sizes then, and one curve has all of them. */
static int are_whole(const struct plot *p)
{
	for (int i = 0; i < p->nrows; i++)
		if (p->rows[i].segments > 1)
			return 0;
	return 1;
}

/* Draws a copy of the rows, since plot_group sorts them. Rows with x = 0 (only empty segments) have no place on a
 * logarithmic axis. */
static int draw_rows(FILE *to, const struct page_group *groups, int ngroups, int by_device, struct err *e)
{
	struct plot_request r;
	struct plot p = {.request = &r, .by_device = by_device, .y = PLOT_FRACTION, .copy = 1};
	size_t total = 0;
	int status = 0;

	for (int g = 0; g < ngroups; g++)
		total += (size_t)groups[g].count;
	plot_request_init(&r);
	p.rows = malloc((total + 1) * sizeof *p.rows);
	if (!p.rows)
		return err_set(e, "no memory for a chart");
	for (int g = 0; g < ngroups; g++)
		for (int i = 0; i < groups[g].count; i++)
			if (groups[g].rows[i].mean > 0)
				p.rows[p.nrows++] = groups[g].rows[i];
	p.by_elements = are_whole(&p);
	if (p.nrows)
		status = plot_group(&p, e) || draw_panels(to, &p, e) ? -1 : 0;
	plot_release(&p);
	return status;
}

/* ---- the best ---- */

static void write_best(FILE *to, const struct page_group *g)
{
	static const char *const columns[] = {"lengths",    "#mean length", "#fraction", "strategy",
					      "parameters", "#GB/s",        "#µs",       "#n"};

	(void)fputs("<h3>Best variant of each case</h3>\n<p class=\"note\">Fraction: the bytes that must be moved at "
		    "least, "
		    "divided by the time and by the bandwidth of a large copy. Each result was verified before it was "
		    "timed.</p>\n",
		    to);
	table_begin(to, columns, sizeof columns / sizeof *columns);
	for (int i = 0; i < g->count; i++) {
		const struct store_row *r = &g->rows[i];

		if (!page_begins_case(g, i))
			continue;
		(void)fputs("<tr>", to);
		table_text(to, r->geometry);
		table_number(to, "%.6g", r->mean);
		table_share(to, r->fraction);
		table_text(to, r->strategy);
		table_text(to, r->params);
		table_number(to, "%.1f", r->bytes / r->seconds / 1e9);
		table_number(to, "%.4g", r->seconds * 1e6);
		table_number(to, "%.0f", (double)r->n);
		(void)fputs("</tr>\n", to);
	}
	table_end(to);
}

/* ---- launch boxes ---- */

/* Curve k of four at point i: worst and mean regret, with cases left out and in sample. */
static double regret_of(const struct selection_table *t, int i, int k)
{
	const struct selection_regret *r = selection_is_estimated(t) ? &t->curve[i].probed : &t->curve[i].regret;
	const double values[] = {r->left_out_worst, r->worst, r->left_out_mean, r->mean};

	return 100 * values[k];
}

static void draw_regret(FILE *to, const struct selection_table *t, struct chart_point *points)
{
	static const char *const names[] = {"worst, left out", "worst, in sample", "mean, left out", "mean, in sample"};
	static const struct curve_style styles[] = {
		{"#d55e00", 7, 1}, {"#d55e00", 6, 2}, {"#0072b2", 7, 1}, {"#0072b2", 6, 2}};
	struct chart c = {.title = selection_is_estimated(t) ? "Regret against the number of launch boxes, as probed"
							     : "Regret against the number of launch boxes",
			  .xlabel = "launch boxes",
			  .ylabel = "slower than the fastest variant, %",
			  .xlow = 0.5,
			  .xhigh = t->curve[t->ncurve - 1].boxes + 0.5,
			  .yhigh = 1,
			  .line = NAN};

	for (int i = 0; i < t->ncurve; i++)
		for (int k = 0; k < 4; k++)
			c.yhigh = fmax(c.yhigh, 1.06 * regret_of(t, i, k));
	(void)fputs("<div class=\"charts\">", to);
	chart_begin(to, &c);
	for (int k = 0; k < 4; k++) {
		int count = 0;

		for (int i = 0; i < t->ncurve; i++)
			if (isfinite(regret_of(t, i, k)))
				points[count++] = (struct chart_point){.x = t->curve[i].boxes,
								       .y = regret_of(t, i, k),
								       .low = NAN,
								       .high = NAN,
								       .note = names[k]};
		chart_curve(to, &c, &styles[k], points, count);
	}
	chart_end(to);
	(void)fputs("</div><ul class=\"legend\">", to);
	for (int k = 0; k < 4; k++) {
		(void)fputs("<li>", to);
		chart_swatch(to, &styles[k]);
		(void)fprintf(to, "%s</li>", names[k]);
	}
	(void)fputs("</ul>\n", to);
}

static void list_boxes(FILE *to, const struct selection_table *t)
{
	static const char *const columns[] = {"strategy", "parameters", "#cases measured"};
	const struct selection_regret *r = selection_stated_regret(t);

	(void)fprintf(to,
		      "<p>%d launch box%s for %d case%s: %.1f%% slower than the fastest variant on average, "
		      "%.1f%% at worst%s.",
		      t->nboxes, t->nboxes == 1 ? "" : "es", t->ncases, t->ncases == 1 ? "" : "s", 100 * r->mean,
		      100 * r->worst, selection_is_estimated(t) ? ", as probed" : "");
	if (isfinite(r->left_out_worst))
		(void)fprintf(to, " With a geometry left out of the choice: %.1f%% and %.1f%%.", 100 * r->left_out_mean,
			      100 * r->left_out_worst);
	(void)fputs("</p>\n", to);
	table_begin(to, columns, 3);
	for (int i = 0; i < t->nboxes; i++) {
		(void)fputs("<tr>", to);
		table_text(to, t->boxes[i].strategy);
		table_text(to, t->boxes[i].params);
		table_number(to, "%.0f", t->boxes[i].ncases);
		(void)fputs("</tr>\n", to);
	}
	table_end(to);
}

static int write_boxes(FILE *to, const struct page_group *g, struct err *e)
{
	const struct selection_options o = {.max_boxes = g->max_boxes, .tolerance = REQUEST_TOLERANCE, .with_curve = 1};
	struct selection_table *tables;
	struct chart_point *points = NULL;
	int count, status = 0;

	if (selection_tables(g->rows, g->count, &o, &tables, &count, e) != 0)
		return -1;
	for (int i = 0; i < count && status == 0; i++) {
		points = calloc((size_t)tables[i].ncurve + 1, sizeof *points);
		if (!points)
			status = err_set(e, "no memory for a chart");
		if (status == 0 && tables[i].ncurve > 1)
			draw_regret(to, &tables[i], points);
		if (status == 0)
			list_boxes(to, &tables[i]);
		free(points);
	}
	selection_free(tables, count);
	return status;
}

/* ---- parameters ---- */

static int write_effects(FILE *to, const struct page_group *g, struct err *e)
{
	static const char *const columns[] = {"strategy",        "parameter",        "value",
					      "#slower, mean %", "#slower, worst %", "#cases"};
	struct effect *list;
	int count;

	if (effects_find(g->rows, g->count, &list, &count, e) != 0)
		return -1;
	if (count == 0)
		(void)fputs("<p class=\"note\">No parameter was measured at several values.</p>\n", to);
	else
		table_begin(to, columns, 6);
	for (int i = 0; i < count; i++) {
		(void)fputs("<tr>", to);
		table_text(to, list[i].strategy);
		table_text(to, list[i].parameter);
		table_text(to, list[i].value);
		table_number(to, "%.1f", 100 * (list[i].mean - 1));
		table_number(to, "%.1f", 100 * (list[i].worst - 1));
		table_number(to, "%.0f", list[i].cases);
		(void)fputs("</tr>\n", to);
	}
	if (count)
		table_end(to);
	free(list);
	return 0;
}

/* ---- the whole section ---- */

int page_group_write(FILE *to, const struct page_group *g, int index, const char *heading, struct err *e)
{
	(void)fprintf(to, "<section id=\"table%d\"><h2>", index);
	html_text(to, heading);
	(void)fprintf(to,
		      "</h2>\n<p class=\"note\">Each point is a strategy's fastest variant on one case, with the 95%% "
		      "interval of its median. 1 is the bandwidth of a large copy, %.*f GB/s.</p>\n",
		      g->rows->copy_bandwidth < 1e11, g->rows->copy_bandwidth / 1e9);
	if (draw_rows(to, g, 1, 0, e) != 0)
		return -1;
	write_best(to, g);
	(void)fputs("<h3>Launch boxes</h3>\n", to);
	if (write_boxes(to, g, e) != 0)
		return -1;
	(void)fputs(
		"<h3>Effects of parameters</h3>\n<p class=\"note\">How much slower a strategy's fastest variant with "
		"that value is than its fastest variant of all, over the cases on which the value was "
		"measured.</p>\n",
		to);
	if (write_effects(to, g, e) != 0)
		return -1;
	(void)fputs("</section>\n", to);
	return 0;
}

static int is_same_table(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0;
}

int page_compares_devices(const struct page_group *groups, int ngroups)
{
	for (int g = 0; g < ngroups; g++)
		for (int k = 0; k < g; k++)
			if (is_same_table(groups[k].rows, groups[g].rows) &&
			    strcmp(groups[k].rows->device, groups[g].rows->device) != 0)
				return 1;
	return 0;
}

int page_devices_write(FILE *to, const struct page_group *groups, int ngroups, struct err *e)
{
	struct page_group *same = calloc((size_t)ngroups, sizeof *same);
	int status = 0, heading = 0;

	if (!same)
		return err_set(e, "no memory for a chart");
	for (int g = 0; g < ngroups && status == 0; g++) {
		int count = 0, devices = 1, earlier = 0;

		for (int k = 0; k < ngroups; k++) {
			if (!is_same_table(groups[k].rows, groups[g].rows))
				continue;
			earlier |= k < g;
			devices += count && strcmp(same[count - 1].rows->device, groups[k].rows->device) != 0;
			same[count++] = groups[k];
		}
		if (earlier || devices < 2)
			continue;
		if (!heading++)
			(void)fputs("<section id=\"devices_compared\"><h2>Devices compared</h2>\n<p class=\"note\">The "
				    "best "
				    "variant of each device, as a fraction of its own copy bandwidth.</p>\n",
				    to);
		(void)fputs("<h3>", to);
		html_text(to, groups[g].rows->operation);
		(void)fputc(' ', to);
		html_text(to, groups[g].rows->type);
		(void)fputc(' ', to);
		html_text(to, groups[g].rows->oper);
		(void)fputs("</h3>\n", to);
		status = draw_rows(to, same, count, 1, e);
	}
	if (heading)
		(void)fputs("</section>\n", to);
	free(same);
	return status;
}
