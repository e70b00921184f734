/* The table of formats of results, and the rows that each gets. A new format is added here. */
#include "tuner/formats/formats.h"

#include <ctype.h>
#include <fnmatch.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/atomic_file.h"
#include "tuner/base/figures.h"
#include "tuner/base/strings.h"
#include "tuner/formats/formats_impl.h"
#include "tuner/report/export.h"
#include "tuner/report/export_impl.h"

static const struct result_format *const formats[] = {&format_csv,
						      &format_json,
						      &format_lua,
						      &format_cub,
						      &format_mgpu,
						      &format_kernel_tuner,
						      &format_kernel_tuner_t4,
						      &format_nvbench,
						      NULL};

static const struct result_format *find(const char *name)
{
	for (int i = 0; formats[i]; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

const char *format_name(int i)
{
	static const char *const tables[] = {"c", "library"};
	const int count = (int)(sizeof tables / sizeof *tables);

	if (i < count)
		return tables[i];
	return formats[i - count] ? formats[i - count]->name : NULL;
}

static int unknown_format(const char *name, struct err *e)
{
	struct nearest near = nearest_to(name);

	if (strcmp(name, "header") == 0)
		near.best = "c";
	for (int i = 0; format_name(i); i++)
		nearest_offer(&near, format_name(i));
	return nearest_fail(&near, "format", "segtune help formats lists them", e);
}

int format_is_of_results(const char *name)
{
	return find(name) != NULL;
}

void format_real(FILE *out, double value, const char *null)
{
	char text[40];

	if (!isfinite(value)) {
		(void)fputs(null, out);
		return;
	}
	for (int digits = 15; digits <= 17; digits++) {
		(void)snprintf(text, sizeof text, "%.*g", digits, value);
		if (!(strtod(text, NULL) < value) && !(strtod(text, NULL) > value))
			break;
	}
	(void)fputs(text, out);
}

void format_origin(FILE *out, const struct store_row *row)
{
	char date[32];

	export_comment(out, row->device);
	(void)fputs(", driver ", out);
	export_comment(out, row->driver);
	(void)fprintf(out, ", %s", day_text(row->taken, date, sizeof date));
}

int64_t format_param(const char *params, const char *name)
{
	char found[64];
	int64_t value;

	while (export_param(&params, found, sizeof found, &value, NULL) > 0)
		if (strcmp(found, name) == 0)
			return value;
	return 0;
}

int format_check_device(const struct format_rows *rows, const char *format, struct err *e)
{
	for (int i = 1; i < rows->count; i++)
		if (strcmp(rows->list[i].device, rows->list[0].device) != 0)
			return err_as(e, ERR_USAGE, "format '%s' is for one device: choose with --device '%s' or '%s'",
				      format, rows->list[0].device, rows->list[i].device);
	return 0;
}

void format_guard(const struct export_request *r, const char *otherwise, char guard[FORMAT_GUARD])
{
	const char *name = strcmp(r->out, "-") == 0 ? otherwise : path_name(r->out);
	const size_t used = isalpha((unsigned char)*name) ? 0 : (size_t)snprintf(guard, FORMAT_GUARD, "SEGTUNE_");

	export_identifier(guard + used, FORMAT_GUARD - used, name, 1);
}

static int is_wanted(const struct export_request *r, const struct result_format *f, const struct store_row *row)
{
	return (!f->peer || strcmp(row->strategy, f->peer) == 0) && strings_allow(&r->strategies, row->strategy) &&
	       (!r->geometry[0] || fnmatch(r->geometry, row->geometry, 0) == 0) &&
	       strings_allow(&r->types, row->type) && strings_allow(&r->opers, row->oper) &&
	       strings_allow(&r->key_types, row->key_type);
}

static int is_same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0 &&
	       strcmp(a->operation, b->operation) == 0 && strcmp(a->key_type, b->key_type) == 0 &&
	       strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0 &&
	       strcmp(a->geometry, b->geometry) == 0 && a->n == b->n && a->segments == b->segments &&
	       a->cold == b->cold;
}

/* A strategy other than the first row's, NULL if there is none. */
static const char *other_strategy(const struct format_rows *rows)
{
	for (int i = 1; i < rows->count; i++)
		if (strcmp(rows->list[i].strategy, rows->list[0].strategy) != 0)
			return rows->list[i].strategy;
	return NULL;
}

static int check_one_space(const struct result_format *f, const struct format_rows *rows, struct err *e)
{
	int cases = 1;

	for (int i = 1; i < rows->count; i++)
		cases += !is_same_case(&rows->list[i - 1], &rows->list[i]);
	if (f->one_space && cases > 1)
		return err_as(e, ERR_USAGE,
			      "format '%s' holds one case per file, and these are %d: choose by --device, --operation, "
			      "--type, --operator, --geometry",
			      f->name, cases);
	if (f->one_space && other_strategy(rows))
		return err_as(e, ERR_USAGE,
			      "format '%s' holds one strategy per file: choose by --strategy '%s' or '%s'", f->name,
			      rows->list[0].strategy, other_strategy(rows));
	return 0;
}

static int read_rows(const struct result_format *f, struct format_rows *rows, struct err *e)
{
	const struct export_request *r = rows->request;
	const struct store_filter filter = {.operation = f->operation ? f->operation : r->operation,
					    .device = r->device,
					    .cold = -1,
					    .input = r->input,
					    .driver = r->driver[0] ? r->driver : STORE_NEWEST_DRIVER};
	int kept = 0;

	if ((f->peer ? store_peer_rows : store_rows)(rows->store, &filter, &rows->list, &rows->count, e) != 0)
		return -1;
	for (int i = 0; i < rows->count; i++)
		if (is_wanted(r, f, &rows->list[i]))
			rows->list[kept++] = rows->list[i];
	rows->count = kept;
	if (kept == 0)
		return err_set(e, "nothing valid was measured for format '%s'%s%s%s", f->name,
			       f->peer ? ", which is made of results of strategy " : "", f->peer ? f->peer : "",
			       f->peer ? " (segtune help peers)" : "");
	return check_one_space(f, rows, e);
}

int formats_export(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		   struct err *e)
{
	const struct result_format *f = find(r->format);
	struct format_rows rows = {.request = r, .store = store};
	struct atomic_file file;
	int status;

	if (export_check_guesses(r, e) != 0)
		return -1;
	if (!f && strcmp(r->format, "c") != 0 && strcmp(r->format, "library") != 0)
		return unknown_format(r->format, e);
	if (!f)
		return export_header(store, cat, r, summary, e);
	if (read_rows(f, &rows, e) != 0 || atomic_open(&file, r->out, e) != 0) {
		free(rows.list);
		return -1;
	}
	status = f->write(file.stream, &rows, e);
	free(rows.list);
	return atomic_finish(&file, status, e);
}
