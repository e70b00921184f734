#include "tuner/report/export.h"

#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tuner/base/atomic_file.h"
#include "tuner/report/export_format.h"

static const struct export_format *const formats[] = {&export_c, &export_mgpu, NULL};

/* ---- text ---- */

void export_comment(FILE *out, const char *text)
{
	char before = 0;

	for (; *text; text++) {
		char c = isprint((unsigned char)*text) && *text != '\\' ? *text : ' ';

		if ((before == '*' && c == '/') || (before == '/' && c == '*') || (before == '?' && c == '?'))
			(void)fputc(' ', out);
		(void)fputc(c, out);
		before = c;
	}
}

void export_literal(FILE *out, const char *text)
{
	(void)fputc('"', out);
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\' || c == '?') /* ? for trigraphs */
			(void)fprintf(out, "\\%c", c);
		else if (c < 0x20 || c >= 0x7f)
			(void)fprintf(out, "\\%03o", c);
		else
			(void)fputc(c, out);
	}
	(void)fputc('"', out);
}

static int identifier_char(unsigned char c, int upper)
{
	if (c >= 0x80 || !isalnum(c))
		return '_';
	return upper ? toupper(c) : c;
}

void export_identifier(FILE *out, const char *text, int upper)
{
	for (; *text; text++)
		(void)fputc(identifier_char((unsigned char)*text, upper), out);
}

int export_same_identifier(const char *a, const char *b)
{
	while (*a && *b && identifier_char((unsigned char)*a, 1) == identifier_char((unsigned char)*b, 1)) {
		a++;
		b++;
	}
	return !*a && !*b;
}

void export_kind(FILE *out, const struct table *t)
{
	export_comment(out, t->type);
	(void)fputc(' ', out);
	export_comment(out, t->oper);
	if (t->key_type[0]) {
		(void)fputs(" keys=", out);
		export_comment(out, t->key_type);
	}
}

int export_same_kind(const struct table *a, const struct table *b)
{
	return strcmp(a->key_type, b->key_type) == 0 && strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0;
}

int export_sm(const char *arch)
{
	return strncmp(arch, "sm_", 3) == 0 ? (int)strtol(arch + 3, NULL, 10) : 0;
}

int export_param(const char **at, char *name, size_t size, int64_t *value, struct err *e)
{
	const char *text = *at + strspn(*at, " "), *equals = strchr(text, '=');
	char *end;

	if (!*text)
		return 0;
	if (!equals || equals == text || (size_t)(equals - text) >= size)
		return err_set(e, "parameters '%s' are not of the form NAME=VALUE", text);
	(void)snprintf(name, size, "%.*s", (int)(equals - text), text);
	*value = strtoll(equals + 1, &end, 10);
	if (end == equals + 1 || (*end && *end != ' '))
		return err_set(e, "parameter '%s' in '%s' is not a whole number", name, text);
	*at = end;
	return 1;
}

/* ---- provenance ---- */

static void command_line(FILE *out, const struct export_request *r)
{
	const struct {
		const char *name;
		const struct strings *list;
	} lists[] = {{"types", &r->types}, {"operators", &r->opers}, {"key-types", &r->key_types}};

	(void)fprintf(out, "segtune export --format %s --operation ", r->format);
	export_comment(out, r->operation);
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
		for (int k = 0; k < lists[i].list->count; k++) {
			if (k == 0)
				(void)fprintf(out, " --%s ", lists[i].name);
			export_comment(out, lists[i].list->items[k]);
			(void)fputs(k + 1 < lists[i].list->count ? "," : "", out);
		}
	if (r->device[0]) {
		(void)fputs(" --device \"", out);
		export_comment(out, r->device);
		(void)fputc('"', out);
	}
	(void)fprintf(out, " --max-boxes %d --tolerance %g", r->max_boxes, r->tolerance);
}

static int same_device(const struct table *a, const struct table *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0;
}

static void list_devices(FILE *out, const struct export_content *x)
{
	for (int i = 0; i < x->ntables; i++) {
		const struct table *t = &x->tables[i];
		int told = 0;

		for (int k = 0; k < i && !told; k++)
			told = same_device(&x->tables[k], t);
		if (told)
			continue;
		(void)fputs(" *   ", out);
		export_comment(out, t->device);
		(void)fputs(" (", out);
		export_comment(out, t->backend);
		(void)fputs(", ", out);
		export_comment(out, t->arch);
		(void)fputs("), driver ", out);
		export_comment(out, t->driver);
		(void)fputs(", compiler ", out);
		export_comment(out, t->compiler);
		(void)fputc('\n', out);
	}
}

static void list_tables(FILE *out, const struct export_content *x)
{
	for (int i = 0; i < x->ntables; i++) {
		const struct table *t = &x->tables[i];

		(void)fputs(" *   ", out);
		export_kind(out, t);
		(void)fputs(" on ", out);
		export_comment(out, t->device);
		(void)fprintf(out, ": %d cases, worst regret %.1f%%, mean %.1f%%", t->ncases, 100 * t->regret,
			      100 * t->mean_regret);
		if (t->gaps)
			(void)fprintf(out, " (without %d that the box was not measured on)", t->gaps);
		(void)fputc('\n', out);
	}
}

/* Of the builds measured: changes when a kernel source, the compiler or its options do. Independent of their order. */
static uint64_t source_hash(const struct export_content *x)
{
	uint64_t hash = 0;

	for (int i = 0; i < x->nrows; i++) {
		uint64_t h = x->rows[i].build_hash + 0x9e3779b97f4a7c15u; /* splitmix64's finaliser (Steele et al.) */

		h = (h ^ h >> 30) * 0xbf58476d1ce4e5b9u;
		h = (h ^ h >> 27) * 0x94d049bb133111ebu;
		hash += h ^ h >> 31;
	}
	return hash;
}

void export_provenance(FILE *out, const struct export_content *x)
{
	time_t now = time(NULL);
	struct tm utc;
	char date[32] = "unknown";

	if (gmtime_r(&now, &utc))
		(void)strftime(date, sizeof date, "%Y-%m-%d", &utc);
	(void)fputs("/*\n * Launch boxes of ", out);
	export_comment(out, x->request->operation);
	(void)fputs(", chosen by segtune from measurements. Generated: do not edit, export again.\n *\n * command:  ",
		    out);
	command_line(out, x->request);
	(void)fprintf(out, "\n * date:     %s\n * database: %016llx\n * sources:  %016llx\n", date,
		      (unsigned long long)x->digest, (unsigned long long)source_hash(x));
	(void)fprintf(out, " * cache:    %s\n * devices:\n",
		      x->rows[0].cold ? "cold (flushed before each call)" : "warm");
	list_devices(out, x);
	(void)fputs(" * tables; regret is the box's time / the fastest variant's time - 1:\n", out);
	list_tables(out, x);
}

/* ---- content ---- */

static int listed(const struct strings *list, const char *text)
{
	return list->count == 0 || strings_have(list, text);
}

/* field: where rows have the name. Every name of a list must have been measured: a table silently left out would be
 * found in production. */
static int check_measured(const struct strings *list, const char *what, size_t field, const struct store_row *rows,
			  int nrows, struct err *e)
{
	for (int k = 0; k < list->count; k++) {
		int found = 0;

		for (int i = 0; i < nrows && !found; i++)
			found = strcmp(list->items[k], (const char *)&rows[i] + field) == 0;
		if (!found)
			return err_set(e, "nothing valid was measured with %s '%s'", what, list->items[k]);
	}
	return 0;
}

static int read_rows(struct store *store, const struct export_request *r, struct store_row **rows, int *nrows,
		     struct err *e)
{
	struct store_filter filter = {.operation = r->operation, .device = r->device, .cold = 1};

	if (store_rows(store, &filter, rows, nrows, e) != 0 || *nrows > 0)
		return *nrows > 0 ? 0 : -1;
	free(*rows);
	filter.cold = 0; /* only where nothing was measured cold: the two are not comparable */
	return store_rows(store, &filter, rows, nrows, e);
}

/* Keep the rows that the request and the format are about. */
static int filter_rows(const struct export_request *r, const struct export_format *f, struct store_row *rows,
		       int *nrows, struct err *e)
{
	char other[16] = "";
	int kept = 0, all = *nrows;

	if (check_measured(&r->types, "type", offsetof(struct store_row, type), rows, *nrows, e) != 0 ||
	    check_measured(&r->opers, "operator", offsetof(struct store_row, oper), rows, *nrows, e) != 0 ||
	    check_measured(&r->key_types, "key type", offsetof(struct store_row, key_type), rows, *nrows, e) != 0)
		return -1;
	for (int i = 0; i < *nrows; i++) {
		if (f->backend && strcmp(rows[i].backend, f->backend) != 0) {
			memcpy(other, rows[i].backend, sizeof other);
			continue;
		}
		if ((f->only && strcmp(rows[i].strategy, f->only) != 0) || !listed(&r->types, rows[i].type) ||
		    !listed(&r->opers, rows[i].oper) || !listed(&r->key_types, rows[i].key_type))
			continue;
		if (kept != i)
			rows[kept] = rows[i];
		kept++;
	}
	*nrows = kept;
	if (kept > 0)
		return 0;
	if (f->backend && other[0])
		return err_set(e, "format '%s' is for %s devices, and only %s ones were measured", f->name, f->backend,
			       other);
	if (f->only && all > 0)
		return err_set(e, "format '%s' is for strategy '%s', which was not measured", f->name, f->only);
	return err_set(e, "nothing valid was measured of operation '%s'%s%s%s", r->operation,
		       r->device[0] ? " on device '" : "", r->device, r->device[0] ? "'" : "");
}

/* What t costs over all devices: the sum of its regrets, a pick that was not measured counted as twice the time. */
static double general_cost(const struct export_content *x, const struct table *t)
{
	double cost = 0;

	for (int i = 0; i < x->ntables; i++) {
		const struct table *d = &x->tables[i];
		double worst, mean;
		int gaps, cases;

		if (!export_same_kind(d, t))
			continue;
		cases = table_regret(t, x->rows, x->nrows, d->device, d->backend, &worst, &mean, &gaps);
		cost += mean * (cases - gaps) + gaps;
	}
	return cost;
}

struct ranked {
	struct table table;
	double cost;
};

static int by_generality(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	int c = strcmp(x->table.key_type, y->table.key_type);

	c = c ? c : strcmp(x->table.type, y->table.type);
	c = c ? c : strcmp(x->table.oper, y->table.oper);
	c = c ? c : (x->cost > y->cost) - (x->cost < y->cost);
	return c ? c : strcmp(x->table.device, y->table.device);
}

static int sort_tables(struct export_content *x, struct err *e)
{
	struct ranked *ranked = malloc(((size_t)x->ntables + 1) * sizeof *ranked);

	if (!ranked)
		return err_set(e, "no memory for %d tables", x->ntables);
	for (int i = 0; i < x->ntables; i++)
		ranked[i] = (struct ranked){x->tables[i], general_cost(x, &x->tables[i])};
	qsort(ranked, (size_t)x->ntables, sizeof *ranked, by_generality);
	for (int i = 0; i < x->ntables; i++)
		x->tables[i] = ranked[i].table;
	free(ranked);
	return 0;
}

/* Include guard from the file's name, so that several headers go into one program. */
static void make_guard(struct export_content *x)
{
	const char *path = x->request->out, *slash = strrchr(path, '/');
	const char *name = strcmp(path, "-") == 0 ? "segtune_launch_boxes.h" : slash ? slash + 1 : path;
	size_t used = 0;

	if (!isalpha((unsigned char)*name))
		used = (size_t)snprintf(x->guard, sizeof x->guard, "SEGTUNE_");
	for (; *name && used + 1 < sizeof x->guard; name++) {
		unsigned char c = (unsigned char)*name;

		x->guard[used++] = (char)(c < 0x80 && isalnum(c) ? toupper(c) : '_');
	}
	x->guard[used] = '\0';
}

static int write_file(const struct export_format *f, const struct export_content *x, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, x->request->out, e) != 0)
		return -1;
	if (f->write(file.stream, x, e) != 0) {
		atomic_abort(&file);
		return -1;
	}
	return atomic_commit(&file, e);
}

static const struct export_format *find_format(const char *name)
{
	for (int i = 0; formats[i]; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

int export_header(struct store *store, const struct export_request *r, struct err *e)
{
	const struct export_format *f = find_format(r->format);
	struct export_content x = {.request = r};
	struct store_row *rows = NULL;
	int result = -1;

	if (!f)
		return err_as(e, ERR_USAGE, "unknown format '%s' (c, mgpu)", r->format);
	if (read_rows(store, r, &rows, &x.nrows, e) != 0 || filter_rows(r, f, rows, &x.nrows, e) != 0)
		goto done;
	x.rows = rows;
	if (store_digest(store, &x.digest, e) != 0 ||
	    select_tables(rows, x.nrows, f->one_box ? 1 : r->max_boxes, r->tolerance, f->only, &x.tables, &x.ntables,
			  e) != 0 ||
	    sort_tables(&x, e) != 0)
		goto done;
	make_guard(&x);
	result = write_file(f, &x, e);
done:
	tables_free(x.tables, x.ntables);
	free(rows);
	return result;
}
