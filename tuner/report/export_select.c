/* Makes tables from a request: its weights, the boxes that it keeps, what was tried; and what is printed about them. */
#include "tuner/report/export_select.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/file.h"
#include "tuner/base/wrap.h"
#include "tuner/report/read_header.h"

#define HEADER_BYTES ((size_t)16 << 20)
#define BOXES_READ 1000

/* ---- boxes of an exported header ---- */

/* Copies the next literal from *at on into out, without escapes. Returns 0 at the end; a text that does not fit becomes
 * empty. */
static int next_literal(const char **at, char *out, size_t size)
{
	const char *from = strchr(*at, '"');
	size_t used = 0;

	if (!from)
		return 0;
	for (from++; *from && *from != '"'; from++) {
		if (*from == '\\' && from[1])
			from++;
		if (used + 1 < size)
			out[used] = *from;
		used++;
	}
	out[used < size ? used : 0] = '\0';
	*at = *from ? from + 1 : from;
	return 1;
}

static int is_strategy(const char *text)
{
	size_t n = 0;

	while (isalnum((unsigned char)text[n]) || text[n] == '_' || text[n] == '-')
		n++;
	return n > 0 && n < sizeof((struct selection_name *)0)->strategy && !text[n];
}

/* Whether the text is a list of parameters such as "NT=128 VT=7". */
static int is_params(const char *text)
{
	if (!*text)
		return 0;
	while (*text) {
		const char *from = text;

		while (isalnum((unsigned char)*text) || *text == '_')
			text++;
		if (text == from || *text++ != '=')
			return 0;
		text += *text == '-';
		if (!isdigit((unsigned char)*text))
			return 0;
		while (isdigit((unsigned char)*text))
			text++;
		if (*text == ' ' && text[1])
			text++;
		else if (*text)
			return 0;
	}
	return 1;
}

static int has_name(const struct selection_name *list, int count, const struct selection_name *name)
{
	for (int i = 0; i < count; i++)
		if (strcmp(list[i].strategy, name->strategy) == 0 && strcmp(list[i].params, name->params) == 0)
			return 1;
	return 0;
}

int export_read_boxes(const char *path, struct selection_name **list, int *count, struct err *e)
{
	struct selection_name name = {{0}, {0}};
	char literal[sizeof name.params] = "", before[sizeof name.params] = "", *text;
	const char *at;
	size_t size;

	*count = 0;
	if (file_read(path, HEADER_BYTES, &text, &size, e) != 0)
		return -1;
	*list = calloc(BOXES_READ, sizeof **list);
	for (at = text; *list && *count < BOXES_READ && next_literal(&at, literal, sizeof literal);) {
		if (is_params(literal) && is_strategy(before)) {
			(void)snprintf(name.strategy, sizeof name.strategy, "%.31s", before);
			memcpy(name.params, literal, sizeof name.params);
			if (!has_name(*list, *count, &name))
				(*list)[(*count)++] = name;
		}
		memcpy(before, literal, sizeof before);
	}
	free(text);
	if (!*list)
		return err_set(e, "no memory for the boxes of '%s'", path);
	if (*count == 0) {
		free(*list);
		*list = NULL;
		return err_set(e, "'%s' has no launch boxes", path);
	}
	return 0;
}

/* ---- tables ---- */

/* Cuts "uniform:*=0.5", which w owns, at its '='. */
static int read_weight(struct selection_weight *w, struct err *e)
{
	char *text = (char *)(uintptr_t)w->pattern, *equals = strrchr(text, '='), *end = NULL;

	w->weight = equals ? strtod(equals + 1, &end) : -1;
	if (!equals || end == equals + 1 || *end || !isfinite(w->weight) || w->weight < 0)
		return err_as(e, ERR_USAGE, "'%s' is not a weight: PATTERN=NUMBER, 0 or more", text);
	*equals = '\0';
	return 0;
}

void export_options_release(struct selection_options *o)
{
	for (int i = 0; i < o->nweights; i++)
		free((char *)(uintptr_t)o->weights[i].pattern);
	free((void *)(uintptr_t)o->weights);
	o->weights = NULL;
	o->nweights = 0;
}

int export_options(const struct export_request *r, struct selection_options *o, struct err *e)
{
	struct selection_weight *list = calloc((size_t)r->weights.count + 1, sizeof *list);
	int status = 0;

	*o = (struct selection_options){.max_boxes = r->max_boxes, .tolerance = r->tolerance, .weights = list};
	if (!list)
		return err_set(e, "no memory for %d weights", r->weights.count);
	for (int i = 0; i < r->weights.count && status == 0; i++) {
		list[i].pattern = strdup(r->weights.items[i]);
		o->nweights++;
		status = list[i].pattern ? read_weight(&list[i], e)
					 : err_set(e, "no memory for %d weights", r->weights.count);
	}
	if (status)
		export_options_release(o);
	return status;
}

/* Reads the boxes of a header already in use, and its tables if it has trees. */
static int read_kept(const struct export_request *r, struct selection_name **names, struct selection_table **tables,
		     struct selection_options *o, struct err *e)
{
	struct err why = {0};

	if (!r->keep[0])
		return 0;
	if (header_read_tables(r->keep, r->operation, tables, &o->nkeep_tables, &why) != 0 && why.kind != ERR_ABSENT) {
		*e = why;
		return -1;
	}
	if (export_read_boxes(r->keep, names, &o->nkeep, e) != 0)
		return -1;
	o->keep = *names;
	o->keep_tables = *tables;
	return 0;
}

int export_select(struct store *store, const struct export_request *r, const struct export_rows *rows,
		  struct selection_table **tables, int *count, struct err *e)
{
	const struct store_filter filter = {
		.operation = r->operation, .device = r->device, .cold = -1, .input = r->input};
	struct selection_options o;
	struct selection_name *keep = NULL;
	struct selection_table *old = NULL;
	struct store_coverage *coverage = NULL;
	int status = -1;

	*tables = NULL;
	*count = 0;
	if (export_options(r, &o, e))
		return -1;
	if (read_kept(r, &keep, &old, &o, e) == 0 && store_coverage(store, &filter, &coverage, &o.ncoverage, e) == 0) {
		o.driver = r->driver[0] ? r->driver : NULL;
		o.coverage = coverage;
		o.with_curve = rows->with_curve;
		status = selection_tables(rows->list, rows->count, &o, tables, count, e);
	}
	if (status == 0 && *count == 0)
		status = err_set(e, "nothing valid was measured with driver '%s'", r->driver);
	free(keep);
	selection_free(old, o.nkeep_tables);
	free(coverage);
	export_options_release(&o);
	return status;
}

/* ---- what users read ---- */

static void print_point(FILE *out, const struct selection_regret *r)
{
	(void)fprintf(out, " %7.1f%% %5.1f%%", 100 * r->worst, 100 * r->mean);
	if (isfinite(r->left_out_worst))
		(void)fprintf(out, " %7.1f%% %5.1f%%", 100 * r->left_out_worst, 100 * r->left_out_mean);
}

static void print_curve(FILE *out, const struct selection_table *t)
{
	const int probed = selection_is_estimated(t);

	(void)fprintf(out, "  regret   if shares are known   left out%s\n",
		      probed ? "        as probed       left out" : "");
	(void)fprintf(out, "  boxes   worst   mean    worst   mean%s\n",
		      probed ? "    worst   mean    worst   mean" : "");
	for (int i = 0; i < t->ncurve; i++) {
		(void)fprintf(out, "  %5d", t->curve[i].boxes);
		print_point(out, &t->curve[i].regret);
		if (probed)
			print_point(out, &t->curve[i].probed);
		(void)fputc('\n', out);
	}
}

/* Prints the regret of callers who know what a probe finds, as callers of libraries do. */
static void print_lookup(FILE *out, const struct selection_table *t)
{
	const struct selection_regret *r = &t->lookups[LOOKUP_PROBED];
	char left_out[80] = "";

	if (!t->nspans)
		return;
	if (isfinite(r->left_out_worst))
		(void)snprintf(left_out, sizeof left_out, "; left out: worst %.1f%%, mean %.1f%%",
			       100 * r->left_out_worst, 100 * r->left_out_mean);
	wrap_printf(out, 2, 4, "lookups that know what a probe finds%s: worst regret %.1f%%, mean %.1f%%%s",
		    selection_is_estimated(t) ? ", by estimates" : "", 100 * r->worst, 100 * r->mean, left_out);
}

static void print_bound(FILE *out, const struct selection_table *t)
{
	const struct selection_median *all = &t->median;
	const int best = all->boxes < all->variants ? all->boxes : all->variants;

	wrap_printf(out, 2, 4,
		    "the best %d of all %d variants, if each case had the best of them: mean regret %s%.1f%% (%s)",
		    best, all->variants, all->exact ? "" : "at least ", 100 * all->mean,
		    all->exact ? "exact, by branch and bound" : "a Lagrangian bound");
}

static void print_warnings(FILE *out, const struct selection_table *t)
{
	const struct selection_coverage *c = &t->coverage;
	int single = 0;

	for (int i = 0; i < t->nboxes; i++)
		single += t->boxes[i].ncases < 2;
	if (c->not_reached)
		wrap_printf(out, 2, 4, "%d %s not reached: sweep again", c->not_reached,
			    c->not_reached == 1 ? "case was" : "cases were");
	if (c->cut_short)
		wrap_printf(out, 2, 4,
			    "the search of %d of %d cases was cut short; fewest on %s: %d of %d variants tried; "
			    "median case: %d of %d; the header lists all",
			    c->cut_short, c->known, c->least_geometry, c->least_tried, c->least_listed,
			    c->cases[c->known / 2].tried, c->cases[c->known / 2].listed);
	if (single)
		wrap_printf(out, 2, 4, "boxes that were measured on a single case: %d", single);
}

void export_summary(FILE *out, const struct selection_table *tables, int count)
{
	for (int i = 0; i < count; i++) {
		const struct selection_table *t = &tables[i];
		const struct selection_regret *r = &t->trees[LEVEL_SHARES].regret;
		char name[REQUEST_TABLE_NAME];

		request_table_name(t->operation, t->type, t->oper, t->key_type, name);
		wrap_printf(out, 0, 2,
			    "%s on %s: %d %s%s for %d case%s by trees; if each case had the best of them: worst "
			    "regret %.1f%%, mean %.1f%%",
			    name, t->device, t->nboxes, t->nboxes == 1 ? "box" : "boxes",
			    t->kept > 1 ? ", the table to keep,"
			    : t->kept   ? " of the table to keep"
					: "",
			    t->ncases, t->ncases == 1 ? "" : "s", 100 * t->bound.worst, 100 * t->bound.mean);
		print_curve(out, t);
		print_lookup(out, t);
		print_bound(out, t);
		if (r->gaps)
			wrap_printf(out, 2, 4, "%d %s a box that was not measured on %s", r->gaps,
				    r->gaps == 1 ? "case has" : "cases have", r->gaps == 1 ? "it" : "them");
		print_warnings(out, t);
	}
}

int export_check_coverage(const struct selection_table *tables, int count, struct err *e)
{
	for (int i = 0; i < count; i++) {
		const struct selection_coverage *c = &tables[i].coverage;

		if (c->poor)
			return err_set(e,
				       "under 30%% of the variants of %d %s of %s were tried with driver '%s' (%s: %d "
				       "of %d): sweep again, export what another driver measured if one did (--driver; "
				       "segtune db contents --driver all lists them), or --force",
				       c->poor, c->poor == 1 ? "case" : "cases", tables[i].device, tables[i].driver,
				       c->least_geometry, c->least_tried, c->least_listed);
	}
	return 0;
}
