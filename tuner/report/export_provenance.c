/* The comment that an exported header begins with: command, date, hashes, devices, regrets. */
#include <string.h>
#include <time.h>

#include "tuner/report/export_impl.h"

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
		int listed = 0;

		for (int k = 0; k < i && !listed; k++)
			listed = same_device(&x->tables[k], t);
		if (listed)
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

/* Of the builds measured, in any order: changes with a kernel source, the compiler or its options. */
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
