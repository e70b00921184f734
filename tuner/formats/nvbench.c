/* Results as NVBench writes its JSON, for its scripts that compare runs: a benchmark for each operation and a state for
 * each result. The axes are type, operator, key type, geometry, strategy and parameters. NVBench writes numbers as
 * strings. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/figures.h"
#include "tuner/base/json.h"
#include "tuner/formats/formats_impl.h"
#include "tuner/report/export_impl.h"

#define ROW(member) offsetof(struct store_row, member)

static const struct axis {
	const char *name;
	size_t at;
} axes[] = {{"Type", ROW(type)},         {"Operator", ROW(oper)},     {"Key", ROW(key_type)},
	    {"Geometry", ROW(geometry)}, {"Strategy", ROW(strategy)}, {"Parameters", ROW(params)}};
#define AXES (sizeof axes / sizeof *axes)

static const char *value_of(const struct store_row *row, const struct axis *axis)
{
	return (const char *)row + axis->at;
}

static int is_same_device(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0;
}

/* Whether this row is the first of another device. Rows are sorted by device. */
static int begins_device(const struct format_rows *rows, int at)
{
	return at > 0 && !is_same_device(&rows->list[at - 1], &rows->list[at]);
}

static int count_devices(const struct format_rows *rows)
{
	int count = 1;

	for (int i = 1; i < rows->count; i++)
		count += begins_device(rows, i);
	return count;
}

static void put_devices(FILE *out, const struct format_rows *rows)
{
	(void)fputs("\"devices\":[", out);
	for (int i = 0, id = 0; i < rows->count; i++) {
		const struct store_row *row = &rows->list[i];

		if (i > 0 && !begins_device(rows, i))
			continue;
		(void)fprintf(out, "%s{\"id\":%d,\"name\":", id ? "," : "", id);
		json_string(out, row->device);
		(void)fprintf(out, ",\"sm_version\":%d,\"ptx_version\":%d}", 10 * export_sm(row->arch),
			      10 * export_sm(row->arch));
		id++;
	}
	(void)fputs("],\n", out);
}

static int is_first_value(const struct format_rows *rows, int at, const struct axis *axis)
{
	const struct store_row *row = &rows->list[at];

	for (int i = 0; i < at; i++)
		if (strcmp(rows->list[i].operation, row->operation) == 0 &&
		    strcmp(value_of(&rows->list[i], axis), value_of(row, axis)) == 0)
			return 0;
	return 1;
}

/* Writes the values of an axis that occur in the rows of an operation. */
static void put_axis(FILE *out, const struct format_rows *rows, const char *operation, const struct axis *axis)
{
	const char *before = "";

	(void)fprintf(out, "{\"name\":\"%s\",\"type\":\"string\",\"flags\":\"\",\"values\":[", axis->name);
	for (int i = 0; i < rows->count; i++) {
		if (strcmp(rows->list[i].operation, operation) != 0 || !is_first_value(rows, i, axis))
			continue;
		(void)fprintf(out, "%s{\"input_string\":", before);
		json_string(out, value_of(&rows->list[i], axis));
		(void)fputs(",\"description\":\"\",\"value\":", out);
		json_string(out, value_of(&rows->list[i], axis));
		(void)fputc('}', out);
		before = ",";
	}
	(void)fputs("]}", out);
}

static void put_real_summary(FILE *out, const char *tag, const char *hint, double value)
{
	(void)fprintf(
		out,
		",\n{\"tag\":\"nv/cold/%s\",\"name\":\"\",\"hint\":\"%s\",\"description\":\"\",\"data\":[{\"name\":"
		"\"value\",\"type\":\"float64\",\"value\":\"",
		tag, hint);
	format_real(out, value, "nan");
	(void)fputs("\"}]}", out);
}

/* A quantile of sorted samples by NVBench's rule: the nearest sample. */
static double quantile(const double *sorted, int count, double q)
{
	return sorted[(int)(q * (count - 1) + 0.5)];
}

static void put_summaries(FILE *out, const struct store_row *row, const double *samples, int count)
{
	const double middle = quantile(samples, count, 0.5), q1 = quantile(samples, count, 0.25),
		     q3 = quantile(samples, count, 0.75);
	double sum = 0, squares = 0, mean, deviation;

	for (int i = 0; i < count; i++)
		sum += samples[i];
	mean = sum / count;
	for (int i = 0; i < count; i++)
		squares += (samples[i] - mean) * (samples[i] - mean);
	deviation = count > 1 ? sqrt(squares / (count - 1)) : 0;
	(void)fprintf(
		out,
		"{\"tag\":\"nv/cold/sample_size\",\"name\":\"Samples\",\"hint\":\"sample_size\",\"description\":\"\","
		"\"data\":[{\"name\":\"value\",\"type\":\"int64\",\"value\":\"%d\"}]}",
		count);
	put_real_summary(out, "time/gpu/min", "duration", samples[0]);
	put_real_summary(out, "time/gpu/max", "duration", samples[count - 1]);
	put_real_summary(out, "time/gpu/mean", "duration", mean);
	put_real_summary(out, "time/gpu/stdev/absolute", "duration", deviation);
	put_real_summary(out, "time/gpu/stdev/relative", "percentage", deviation / mean);
	put_real_summary(out, "time/gpu/q1", "duration", q1);
	put_real_summary(out, "time/gpu/median", "duration", middle);
	put_real_summary(out, "time/gpu/q3", "duration", q3);
	put_real_summary(out, "time/gpu/iqr/absolute", "duration", q3 - q1);
	put_real_summary(out, "time/gpu/iqr/relative", "percentage", (q3 - q1) / middle);
	put_real_summary(out, "bw/item_rate", "item_rate", (double)row->n / mean);
	put_real_summary(out, "bw/global/bytes_per_second", "byte_rate", row->bytes / mean);
}

/* Writes "Device=0 Type=f32 ...". Scripts match the states of two files by this name. */
static void put_name(FILE *out, const struct store_row *row, int device)
{
	(void)fprintf(out, "\"Device=%d", device);
	for (size_t i = 0; i < AXES; i++) {
		(void)fprintf(out, " %s=", axes[i].name);
		json_part(out, value_of(row, &axes[i]));
	}
	(void)fputc('"', out);
}

static int put_state(FILE *out, const struct format_rows *rows, int at, int device, struct err *e)
{
	const struct store_row *row = &rows->list[at];
	struct store_detail d;

	if (store_row_detail(rows->store, row, &d, e))
		return -1;
	(void)fputs("{\"name\":", out);
	put_name(out, row, device);
	(void)fprintf(out, ",\"device\":%d,\"type_config_index\":0,\"axis_values\":[", device);
	for (size_t i = 0; i < AXES; i++) {
		(void)fprintf(out, "%s{\"name\":\"%s\",\"type\":\"string\",\"value\":", i ? "," : "", axes[i].name);
		json_string(out, value_of(row, &axes[i]));
		(void)fputc('}', out);
	}
	(void)fputs("],\"is_skipped\":false,\"skip_reason\":\"\",\"summaries\":[\n", out);
	if (d.count > 0)
		qsort(d.samples, (size_t)d.count, sizeof *d.samples, compare_doubles);
	put_summaries(out, row, d.count ? d.samples : &row->seconds, d.count ? d.count : 1);
	(void)fputs("]}", out);
	free(d.samples);
	return 0;
}

/* Writes the benchmark of an operation. */
static int put_benchmark(FILE *out, const struct format_rows *rows, const char *operation, int index, struct err *e)
{
	const char *before = "";
	const int devices = count_devices(rows);
	int device = 0;

	(void)fputs("{\"name\":", out);
	json_string(out, operation);
	(void)fprintf(out, ",\"index\":%d,\"devices\":[", index);
	for (int i = 0; i < devices; i++)
		(void)fprintf(out, "%s%d", i ? "," : "", i);
	(void)fputs("],\"axes\":[", out);
	for (size_t i = 0; i < AXES; i++) {
		(void)fputs(i ? ",\n" : "", out);
		put_axis(out, rows, operation, &axes[i]);
	}
	(void)fputs("],\n\"states\":[\n", out);
	for (int i = 0; i < rows->count; i++) {
		device += begins_device(rows, i);
		if (strcmp(rows->list[i].operation, operation) != 0)
			continue;
		(void)fputs(before, out);
		if (put_state(out, rows, i, device, e))
			return -1;
		before = ",\n";
	}
	(void)fputs("]}", out);
	return 0;
}

static int is_first_of_operation(const struct format_rows *rows, int at)
{
	for (int i = 0; i < at; i++)
		if (strcmp(rows->list[i].operation, rows->list[at].operation) == 0)
			return 0;
	return 1;
}

static int write_json(FILE *out, const struct format_rows *rows, struct err *e)
{
	int index = 0;

	(void)fputs("{\"meta\":{\"argv\":[\"segtune\",\"export\",\"--format\",\"nvbench\"],\"version\":{\"json\":{"
		    "\"major\":1,"
		    "\"minor\":0,\"patch\":0,\"string\":\"1.0.0\"}}},\n",
		    out);
	put_devices(out, rows);
	(void)fputs("\"benchmarks\":[\n", out);
	for (int i = 0; i < rows->count; i++) {
		if (!is_first_of_operation(rows, i))
			continue;
		(void)fputs(index ? ",\n" : "", out);
		if (put_benchmark(out, rows, rows->list[i].operation, index++, e))
			return -1;
	}
	(void)fputs("\n]}\n", out);
	return 0;
}

const struct result_format format_nvbench = {.name = "nvbench", .write = write_json};
