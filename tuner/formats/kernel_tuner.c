/* Files for Kernel Tuner: the cache of one case and strategy, from which it simulates tuning, and the same as results
 * in its T4 schema. Kernel Tuner's times are in milliseconds. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tuner/base/json.h"
#include "tuner/formats/formats_impl.h"
#include "tuner/report/export_impl.h"

#define PARAMS 32
#define VALUES_MOST 64

/* The parameters of the rows, in their canonical order, with the values that occur. */
struct space {
	int count;
	struct {
		char name[64];
		int nvalues;
		int64_t values[VALUES_MOST];
	} params[PARAMS];
};

static int add_value(struct space *s, int param, int64_t value, struct err *e)
{
	int at = 0;

	while (at < s->params[param].nvalues && s->params[param].values[at] < value)
		at++;
	if (at < s->params[param].nvalues && s->params[param].values[at] == value)
		return 0;
	if (s->params[param].nvalues == VALUES_MOST)
		return err_set(e, "parameter '%s' has too many values for Kernel Tuner", s->params[param].name);
	memmove(&s->params[param].values[at + 1], &s->params[param].values[at],
		(size_t)(s->params[param].nvalues - at) * sizeof value);
	s->params[param].values[at] = value;
	s->params[param].nvalues++;
	return 0;
}

static int add_row(struct space *s, const char *params, struct err *e)
{
	char name[64];
	int64_t value;

	for (int i = 0; export_param(&params, name, sizeof name, &value, NULL) > 0; i++) {
		if (i == PARAMS)
			return err_set(e, "too many parameters for Kernel Tuner");
		if (i >= s->count)
			(void)snprintf(s->params[s->count++].name, sizeof name, "%s", name);
		if (strcmp(s->params[i].name, name) != 0)
			return err_set(e, "results with other parameters than '%s' are not one space", params);
		if (add_value(s, i, value, e))
			return -1;
	}
	return 0;
}

static int find_space(struct space *s, const struct format_rows *rows, struct err *e)
{
	memset(s, 0, sizeof *s);
	for (int i = 0; i < rows->count; i++)
		if (add_row(s, rows->list[i].params, e))
			return -1;
	return s->count ? 0 : err_set(e, "a strategy without parameters is no space to tune");
}

/* Writes "NT":128,"VT":7 */
static void put_params(FILE *out, const char *params)
{
	char name[64];
	const char *before = "";
	int64_t value;

	while (export_param(&params, name, sizeof name, &value, NULL) > 0) {
		(void)fputs(before, out);
		json_string(out, name);
		(void)fprintf(out, ":%" PRId64, value);
		before = ",";
	}
}

/* Writes "128,7" */
static void put_key(FILE *out, const char *params)
{
	char name[64];
	const char *before = "\"";
	int64_t value;

	while (export_param(&params, name, sizeof name, &value, NULL) > 0) {
		(void)fprintf(out, "%s%" PRId64, before, value);
		before = ",";
	}
	(void)fputc('"', out);
}

static void put_milliseconds(FILE *out, double seconds)
{
	format_real(out, 1e3 * seconds, "null");
}

/* Writes all samples, or the median if none were kept. */
static void put_samples(FILE *out, const struct store_row *row, const struct store_detail *d)
{
	(void)fputc('[', out);
	for (int i = 0; i < d->count; i++) {
		(void)fputs(i ? "," : "", out);
		put_milliseconds(out, d->samples[i]);
	}
	if (d->count == 0)
		put_milliseconds(out, row->seconds);
	(void)fputc(']', out);
}

/* Seconds that the samples took in all. */
static double benchmark_seconds(const struct store_row *row, const struct store_detail *d)
{
	double sum = 0;

	for (int i = 0; i < d->count; i++)
		sum += d->samples[i];
	return d->count ? sum : row->seconds * row->samples;
}

static void put_timestamp(FILE *out, int64_t taken)
{
	const time_t seconds = (time_t)(taken / 1000);
	struct tm tm;
	char text[40] = "";

	if (gmtime_r(&seconds, &tm))
		(void)strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S+00:00", &tm);
	(void)fprintf(out, "\"timestamp\":\"%s\"", text);
}

static void put_cache_entry(FILE *out, const struct store_row *row, const struct store_detail *d)
{
	put_key(out, row->params);
	(void)fputs(": {", out);
	put_params(out, row->params);
	(void)fputs(",\"time\":", out);
	put_milliseconds(out, row->seconds);
	(void)fputs(",\"times\":", out);
	put_samples(out, row, d);
	(void)fputs(",\"GB/s\":", out);
	format_real(out, row->bytes / row->seconds / 1e9, "null");
	(void)fputs(",\"compile_time\":", out);
	put_milliseconds(out, d->build_seconds);
	(void)fputs(",\"benchmark_time\":", out);
	put_milliseconds(out, benchmark_seconds(row, d));
	(void)fputs(",\"verification_time\":0,\"strategy_time\":0,\"framework_time\":0,", out);
	put_timestamp(out, row->taken);
	(void)fputc('}', out);
}

static void put_t4_entry(FILE *out, const struct store_row *row, const struct store_detail *d)
{
	(void)fputc('{', out);
	put_timestamp(out, row->taken);
	(void)fputs(",\"configuration\":{", out);
	put_params(out, row->params);
	(void)fputs("},\"objectives\":[\"time\"],\"times\":{\"compilation_time\":", out);
	put_milliseconds(out, d->build_seconds);
	(void)fputs(",\"benchmark\":", out);
	put_milliseconds(out, benchmark_seconds(row, d));
	(void)fputs(",\"framework\":0,\"search_algorithm\":0,\"validation\":0,\"runtimes\":", out);
	put_samples(out, row, d);
	(void)fputs("},\"invalidity\":\"correct\",\"correctness\":1,\"measurements\":[{\"name\":\"time\",\"value\":",
		    out);
	put_milliseconds(out, row->seconds);
	(void)fputs(",\"unit\":\"ms\"},{\"name\":\"GB/s\",\"value\":", out);
	format_real(out, row->bytes / row->seconds / 1e9, "null");
	(void)fputs(",\"unit\":\"GB/s\"}]}", out);
}

static int put_entries(FILE *out, const struct format_rows *rows,
		       void (*put)(FILE *out, const struct store_row *row, const struct store_detail *d), struct err *e)
{
	for (int i = 0; i < rows->count; i++) {
		struct store_detail detail;

		if (store_row_detail(rows->store, &rows->list[i], &detail, e))
			return -1;
		(void)fputs(i ? ",\n" : "\n", out);
		put(out, &rows->list[i], &detail);
		free(detail.samples);
	}
	return 0;
}

static void put_space(FILE *out, const struct space *s)
{
	(void)fputs("\"tune_params_keys\":[", out);
	for (int i = 0; i < s->count; i++) {
		(void)fputs(i ? "," : "", out);
		json_string(out, s->params[i].name);
	}
	(void)fputs("],\n\"tune_params\":{", out);
	for (int i = 0; i < s->count; i++) {
		(void)fputs(i ? "," : "", out);
		json_string(out, s->params[i].name);
		for (int k = 0; k < s->params[i].nvalues; k++)
			(void)fprintf(out, "%s%" PRId64, k ? "," : ":[", s->params[i].values[k]);
		(void)fputc(']', out);
	}
	(void)fputs("},\n", out);
}

static int write_cache(FILE *out, const struct format_rows *rows, struct err *e)
{
	const struct store_row *row = &rows->list[0];
	struct space space;

	if (find_space(&space, rows, e))
		return -1;
	(void)fputs("{\n\"device_name\":", out);
	json_string(out, row->device);
	(void)fputs(",\n\"kernel_name\":\"", out);
	json_part(out, row->operation);
	(void)fputc('_', out);
	json_part(out, row->strategy);
	(void)fprintf(out, "\",\n\"problem_size\":%" PRId64 ",\n", row->n);
	put_space(out, &space);
	(void)fputs("\"objective\":\"time\",\n\"cache\":{", out);
	if (put_entries(out, rows, put_cache_entry, e))
		return -1;
	(void)fputs("}\n}", out); /* no final newline: Kernel Tuner looks for exactly these three characters */
	return 0;
}

static int write_t4(FILE *out, const struct format_rows *rows, struct err *e)
{
	struct space space;

	if (find_space(&space, rows, e))
		return -1;
	(void)fputs("{\"schema_version\":\"1.0.0\",\"metadata\":{\"timeunit\":\"milliseconds\"},\"results\":[", out);
	if (put_entries(out, rows, put_t4_entry, e))
		return -1;
	(void)fputs("\n]}\n", out);
	return 0;
}

const struct result_format format_kernel_tuner = {.name = "kernel-tuner", .one_space = 1, .write = write_cache};
const struct result_format format_kernel_tuner_t4 = {.name = "kernel-tuner-t4", .one_space = 1, .write = write_t4};
