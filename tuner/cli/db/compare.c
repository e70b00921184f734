/* `segtune db compare`: whether one database's best variants are faster than another's, case by case. */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/wrap.h"
#include "tuner/cli/base/databases.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/db/compare_rows.h"
#include "tuner/cli/db/db_impl.h"
#include "tuner/cli/db/table.h"

#define SOMETHING_IS_SLOWER 3 /* exit status */
#define DEFAULT_LINES 40

static const char usage[] = "segtune db compare A B [options]\n"
			    "\n"
			    "Compare the best time of each case in database B with that in A: FASTER or\n"
			    "SLOWER if it certainly changed by more than the threshold, SAME if it certainly\n"
			    "did not, else AMBIGUOUS, by the 95% intervals of the medians. The slowest come\n"
			    "first. Exit status: 0 if no case is SLOWER, 3 if one is, 1 and 2 for errors.";

struct compare_options {
	struct comparison_options how;
	struct store_filter filter;
	const char *against;        /* device in B */
	const char *against_driver; /* driver in B */
	int64_t limit;
	int json, csv;
};

/* The rows of one database. */
struct compared {
	const char *path;
	struct compared_rows r;
};

static int read_side(struct compared *c, const struct store_filter *f, struct err *e)
{
	struct store_filter filter = *f;
	char device[DEVICE_NAME];
	struct store *s;
	int status = store_open(c->path, STORE_READ, &s, e);

	if (status == 0)
		status = database_complete_filter(s, &filter, device, e) ||
					 store_rows(s, &filter, &c->r.rows, &c->r.count, e)
				 ? -1
				 : 0;
	store_close(s);
	if (status == 0 && c->r.count == 0)
		status = err_set(e, "'%s' has no valid measurement of what is compared", c->path);
	return status;
}

/* The device of all rows of a side; NULL if there are several. */
static const char *only_device(const struct compared *c)
{
	for (int i = 1; i < c->r.count; i++)
		if (strcmp(c->r.rows[i].device, c->r.rows[0].device) != 0)
			return NULL;
	return c->r.rows ? c->r.rows[0].device : NULL;
}

static int have_device_in_common(const struct compared *a, const struct compared *b)
{
	for (int i = 0; i < a->r.count && a->r.rows; i++)
		for (int j = 0; j < b->r.count && b->r.rows; j++)
			if (strcmp(a->r.rows[i].device, b->r.rows[j].device) == 0)
				return 1;
	return 0;
}

/* Devices are matched by name. Two different ones are compared if each side has a single device. */
static int choose_devices(struct compare_options *o, const struct compared *a, const struct compared *b, struct err *e)
{
	const char *x = only_device(a), *y = only_device(b);

	o->how.across_devices = x && y && strcmp(x, y) != 0;
	if (o->how.across_devices || have_device_in_common(a, b))
		return 0;
	return err_as(e, ERR_USAGE, "'%s' and '%s' have no device in common: --device and --against choose one each",
		      a->path, b->path);
}

/* ---- output ---- */

#define CELLS 18

/* A line being assembled; its numbers are printed into text. */
struct line {
	struct store_cell cells[CELLS];
	char text[CELLS][64];
	int count;
};

static void add_text(struct line *l, const char *name, const char *text)
{
	l->cells[l->count++] = (struct store_cell){name, text, 0};
}

__attribute__((format(printf, 3, 4))) static void add_number(struct line *l, const char *name, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	(void)vsnprintf(l->text[l->count], sizeof l->text[0], format, args);
	va_end(args);
	l->cells[l->count] = (struct store_cell){name, l->text[l->count], 1};
	l->count++;
}

static void add_case(struct line *l, const struct comparison *c)
{
	add_text(l, "operation", c->a->operation);
	add_text(l, "type", c->a->type);
	add_text(l, "operator", c->a->oper);
	add_text(l, "keys", c->a->key_type);
}

/* For people: percentages. */
static void make_short(struct line *l, const struct comparison *c, int variants)
{
	add_text(l, "result", comparison_names[c->verdict]);
	add_number(l, "percent", "%+.1f", 100 * (c->ratio - 1));
	add_number(l, "low", "%+.1f", 100 * (c->low - 1));
	add_number(l, "high", "%+.1f", 100 * (c->high - 1));
	add_number(l, "mean", "%.1f", c->a->mean);
	add_text(l, "strategy", c->a->strategy);
	if (variants)
		add_text(l, "params", c->a->params);
	else
		add_text(l, "in B", c->b->strategy);
	add_case(l, c);
	add_text(l, "geometry", c->a->geometry);
	if (!variants)
		add_text(l, "params", c->a->params);
}

/* For programs: seconds and ratios with all digits. */
static void make_full(struct line *l, const struct comparison *c)
{
	add_text(l, "result", comparison_names[c->verdict]);
	add_number(l, "ratio", "%.17g", c->ratio);
	add_number(l, "low", "%.17g", c->low);
	add_number(l, "high", "%.17g", c->high);
	add_case(l, c);
	add_text(l, "geometry", c->a->geometry);
	add_number(l, "mean", "%.17g", c->a->mean);
	add_text(l, "device_a", c->a->device);
	add_text(l, "device_b", c->b->device);
	add_number(l, "seconds_a", "%.17g", c->a->seconds);
	add_number(l, "seconds_b", "%.17g", c->b->seconds);
	add_text(l, "strategy_a", c->a->strategy);
	add_text(l, "strategy_b", c->b->strategy);
	add_text(l, "params_a", c->a->params);
	add_text(l, "params_b", c->b->params);
}

static int print_all(const struct compare_options *o, const struct comparison *list, int count, struct err *e)
{
	struct table t = {.format = o->json ? TABLE_JSON : o->csv ? TABLE_CSV : TABLE_TEXT};
	int status = 0;

	t.keep = t.format == TABLE_TEXT ? (int)o->limit : 0;
	for (int i = 0; i < count && status == 0; i++) {
		struct line l = {.count = 0};

		if (t.format == TABLE_TEXT)
			make_short(&l, &list[i], o->how.variants);
		else
			make_full(&l, &list[i]);
		status = table_row(&t, l.cells, l.count, e);
	}
	if (status == 0)
		table_print(&t);
	table_release(&t);
	return status;
}

/* Prints "3 SLOWER, 1 AMBIGUOUS, 0 FASTER, 20 SAME, +1.2% in the geometric mean". */
static void print_counts(const struct comparison *list, int count, const int *counts)
{
	double logarithms = 0;
	char text[96] = "";

	for (int i = 0; i < count; i++)
		logarithms += log(list[i].ratio);
	for (int v = 0; v < COMPARED_VERDICTS; v++)
		(void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d %s", v ? ", " : "", counts[v],
			       comparison_names[v]);
	(void)putchar('\n');
	wrap_printf(stdout, 0, 2, "%s; geometric mean of time %+.1f%%", text, 100 * (exp(logarithms / count) - 1));
}

static void print_alone(const struct compared *c, int alone)
{
	if (alone)
		(void)printf("%d only in '%s'\n", alone, c->path);
}

/* *slower is set to the number of cases that are slower. */
static int compare_sides(const struct compare_options *o, const struct compared *a, const struct compared *b,
			 int *slower, struct err *e)
{
	struct comparisons found;
	int counts[COMPARED_VERDICTS] = {0}, status = compare_rows(&o->how, &a->r, &b->r, &found, e);

	if (status == 0 && found.count == 0)
		status = err_set(e, "'%s' and '%s' have no case in common", a->path, b->path);
	if (status == 0)
		status = print_all(o, found.list, found.count, e);
	for (int i = 0; i < found.count && status == 0; i++)
		counts[found.list[i].verdict]++;
	if (status == 0 && !o->json && !o->csv) {
		print_counts(found.list, found.count, counts);
		print_alone(a, found.only_a);
		print_alone(b, found.only_b);
	}
	*slower = counts[COMPARED_SLOWER];
	free(found.list);
	return status;
}

static int compare(struct compare_options *o, const char *path_a, const char *path_b, int *slower, struct err *e)
{
	struct compared a = {.path = path_a}, b = {.path = path_b};
	struct store_filter other = o->filter;
	int status;

	other.device = o->against ? o->against : o->filter.device;
	other.driver = o->against_driver ? o->against_driver : o->filter.driver;
	status = read_side(&a, &o->filter, e) || read_side(&b, &other, e) || choose_devices(o, &a, &b, e) ||
				 compare_sides(o, &a, &b, slower, e)
			 ? -1
			 : 0;
	free(a.r.rows);
	free(b.r.rows);
	return status;
}

int db_compare(int argc, char **argv)
{
	struct compare_options o = {.how = {.threshold = 0.02}, .filter = {.cold = -1}, .limit = DEFAULT_LINES};
	const struct option options[] = {
		{"threshold", OPTION_REAL, &o.how.threshold, "FRACTION",
		 "smallest change that counts (default 0.02: 2%)"},
		{"variants", OPTION_FLAG, &o.how.variants, NULL,
		 "compare each variant that both have, not the best of each case"},
		FILTER_OPTIONS(o.filter),
		{"input", OPTION_TEXT, &o.filter.input, "INPUT", "only this input (default array: values in memory)"},
		{"against", OPTION_TEXT, &o.against, "NAME",
		 "the device in B (default: that of --device, or the only one)"},
		{"against-driver", OPTION_TEXT, &o.against_driver, "TEXT",
		 "the driver in B (default: that of --driver); A and B may be the same database"},
		{"limit", OPTION_COUNT, &o.limit, "N", "maximum number of lines per table (default 40)"},
		{"json", OPTION_FLAG, &o.json, NULL, "print one JSON object per line, in full precision"},
		{"csv", OPTION_FLAG, &o.csv, NULL, "print CSV with a header line"},
		{0}};
	struct err e = {0};
	int operands, slower = 0, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	status = 0;
	if (operands != 2)
		status = err_as(&e, ERR_USAGE, "db compare needs two databases (segtune db compare --help)");
	else if (!(o.how.threshold >= 0 && o.how.threshold < 1))
		status = err_as(&e, ERR_USAGE, "option '--threshold' must be from 0 to below 1, not '%g'",
				o.how.threshold);
	else if (o.json && o.csv)
		status = err_as(&e, ERR_USAGE, "options '--json' and '--csv' exclude each other");
	if (status == 0)
		status = compare(&o, argv[1], argv[2], &slower, &e);
	if (status != 0)
		return report(&e);
	return slower ? SOMETHING_IS_SLOWER : 0;
}
