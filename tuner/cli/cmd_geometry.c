/* `segtune geometry`: prints statistics and a histogram of segment lengths. */
#include <stdio.h>

#include "harness/data/geometry.h"
#include "tuner/base/json.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/base/standard_input.h"
#include "tuner/cli/commands.h"

static const char usage[] = "segtune geometry [options] SPEC|FILE...\n"
			    "\n"
			    "Show statistics and a histogram of the segment lengths of geometries, and what\n"
			    "a launch-box header asks for (segtune help header). Files: Matrix Market (.mtx),\n"
			    "length profiles (.rowlen), lengths as CSV, each also as .gz; NumPy integer\n"
			    "arrays (.npy); raw little-endian offsets (.i32, .off32, .i64, .off64); - is\n"
			    "standard input (segtune help files). A spec is one of these kinds with\n"
			    "parameters:";

#define BAR_COLUMN 27
#define BAR_WIDTH 50 /* or less, in a narrow terminal */

static void print_json(const struct geometry *g)
{
	const struct geometry_stats *s = &g->stats;
	int last = GEOMETRY_BUCKETS - 1;

	while (last > 0 && s->histogram[last] == 0)
		last--;
	(void)fputs("{\"name\":", stdout);
	json_string(stdout, g->name);
	(void)printf(
		",\"segments\":%lld,\"n\":%lld,\"min\":%lld,\"mean\":%.15g,\"max\":%lld,\"std\":%.15g,\"empty\":%lld,"
		"\"cv\":%.15g",
		(long long)g->segments, (long long)g->n, (long long)s->min, s->mean, (long long)s->max, s->std,
		(long long)s->empty, s->cv);
	(void)printf(",\"share_16\":%.15g,\"share_1k\":%.15g,\"share_4k\":%.15g,\"span\":%lld,\"longest_seen\":%lld",
		     s->share_16, s->share_1k, s->share_4k, (long long)s->span, (long long)s->seen);
	json_field(stdout, "kind", g->kind);
	(void)fputs(",\"histogram\":[", stdout);
	for (int i = 0; i <= last; i++)
		(void)printf("%s%lld", i ? "," : "", (long long)s->histogram[i]);
	(void)puts("]}");
}

/* Writes "0", "1", "2-3", ..., "512-1023"; from 1K on the upper end is the next power of two: "1K-2K", "2M-4M". */
static void class_name(int class, char *out, size_t size)
{
	static const char *const units[] = {"", "K", "M", "G", "T", "P", "E"};
	int low = class - 1;

	if (class < 2)
		(void)snprintf(out, size, "%d", class);
	else if (low < 10)
		(void)snprintf(out, size, "%d-%d", 1 << low, (2 << low) - 1);
	else
		(void)snprintf(out, size, "%d%s-%d%s", 1 << low % 10, units[low / 10], 1 << class % 10,
			       units[class / 10]);
}

static void print_histogram(const struct geometry_stats *s)
{
	const int columns = terminal_columns(stdout) - BAR_COLUMN, widest = columns < BAR_WIDTH ? columns : BAR_WIDTH;
	int first = 0, last = GEOMETRY_BUCKETS - 1;
	int64_t most = 1;

	while (last > 0 && s->histogram[last] == 0)
		last--;
	while (first < last && s->histogram[first] == 0)
		first++;
	for (int i = first; i <= last; i++)
		most = s->histogram[i] > most ? s->histogram[i] : most;
	for (int i = first; i <= last && s->segments; i++) {
		/* Every class with a segment gets a bar. */
		int width = (int)((double)s->histogram[i] / (double)most * widest + 0.5);
		char name[48];

		width += s->histogram[i] > 0 && width == 0;
		class_name(i, name, sizeof name);
		(void)printf("  %9s %13lld%s", name, (long long)s->histogram[i], width ? "  " : "");
		for (int k = 0; k < width; k++)
			(void)putchar('#');
		(void)putchar('\n');
	}
}

static void print_text(const struct geometry *g)
{
	const struct geometry_stats *s = &g->stats;

	(void)printf("%s\n  kind %s\n", g->name, g->kind);
	(void)printf("  segments %lld, elements %lld", (long long)g->segments, (long long)g->n);
	if (g->columns)
		(void)printf(", columns %lld", (long long)g->columns);
	(void)printf("\n  length min %lld, mean %.6g, max %lld, std %.6g, cv %.4g\n  empty %lld (%.3g%%)\n",
		     (long long)s->min, s->mean, (long long)s->max, s->std, s->cv, (long long)s->empty,
		     s->segments ? 100.0 * (double)s->empty / (double)s->segments : 0.0);
	wrap_printf(stdout, 2, 4, "in segments of 16 and more %.3g%% of the elements, of 1K %.3g%%, of 4K %.3g%%",
		    100 * s->share_16, 100 * s->share_1k, 100 * s->share_4k);
	wrap_printf(stdout, 2, 4, "heaviest %d in a row %lld, longest of %d sampled %lld", GEOMETRY_SPAN,
		    (long long)s->span, GEOMETRY_SAMPLES, (long long)s->seen);
	print_histogram(s);
}

static int show(const char *text, int json, struct err *e)
{
	struct geometry g;

	if (geometry_make(text, &g, e))
		return -1;
	if (json)
		print_json(&g);
	else
		print_text(&g);
	geometry_release(&g);
	return 0;
}

/* Inserts the kinds of spec between the usage and the options. */
static void full_usage(char *out, size_t size)
{
	size_t used = (size_t)snprintf(out, size, "%s\n", usage);

	for (const char *const *line = geometry_kinds_help; *line && used < size; line++)
		used += (size_t)snprintf(out + used, size - used, "\n%s%s", **line ? "  " : "", *line);
}

int cmd_geometry(int argc, char **argv)
{
	int json = 0, operands;
	const struct option options[] = {
		{"json", OPTION_FLAG, &json, NULL, "print one JSON object per geometry"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char text[4096];
	struct err e = {0};
	int status;

	full_usage(text, sizeof text);
	status = options_parse(argc, argv, options, text, &operands);
	if (status != OPTIONS_GO_ON)
		return status;
	if (operands == 0) {
		(void)err_as(&e, ERR_USAGE, "geometry takes specs or files (segtune geometry --help)");
		return report(&e);
	}
	for (int i = 1; i <= operands; i++) {
		char geometry[GEOMETRY_OPERAND];

		if (geometry_operand(argv[i], geometry, &e) || show(geometry, json, &e))
			return report(&e);
	}
	return 0;
}
