/* The comment at the start of an exported header: command, date, hashes, devices, regrets. */
#include <string.h>
#include <time.h>

#include "harness/base/hash.h"
#include "tuner/base/figures.h"
#include "tuner/base/strings.h"
#include "tuner/report/export_impl.h"
#include "tuner/report/stated.h"

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
	for (int k = 0; k < r->guess_for.count; k++)
		(void)fprintf(out, "%s%s", k ? "," : " --guess-for ", r->guess_for.items[k]);
	if (r->device[0]) {
		(void)fputs(" --device \"", out);
		export_comment(out, r->device);
		(void)fputc('"', out);
	}
	if (!input_is_array(r->input)) {
		(void)fputs(" --input \"", out);
		export_comment(out, r->input);
		(void)fputc('"', out);
	}
	if (r->width)
		(void)fprintf(out, " --width %lld", r->width);
	(void)fprintf(out, " --max-boxes %d --tolerance %g", r->max_boxes, r->tolerance);
}

static void list_devices(FILE *out, const struct export_content *x)
{
	for (int i = 0; i < x->nselected; i++) {
		const struct selection_table *t = &x->selected[i];
		int listed = 0;

		for (int k = 0; k < i && !listed; k++)
			listed = strcmp(x->selected[k].device, t->device) == 0 &&
				 strcmp(x->selected[k].backend, t->backend) == 0;
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

/* ---- tables ---- */

#define TRIED_COLUMNS 110 /* line width of the list of cases */

#define LEFT_OUT "left out: worst "

static void list_kinds(FILE *out, const struct selection_table *t)
{
	for (int i = 0; i < t->nkinds; i++) {
		const struct selection_kind *k = &t->kinds[i];

		(void)fputs(" *     ", out);
		export_comment(out, k->kind);
		(void)fprintf(out, " lengths, %d case%s", k->ncases, k->ncases == 1 ? "" : "s");
		stated_write_regret(out, LEFT_OUT, &k->regret);
		if (t->nspans) {
			(void)fputs("; as probed", out);
			stated_write_regret(out, LEFT_OUT, &k->probed);
		}
		(void)fputc('\n', out);
	}
}

/* Lists how boxes and trees were chosen, and the regret that no choice among the boxes can avoid. */
static void list_method(FILE *out, const struct selection_table *t)
{
	const struct selection_median *all = &t->median;

	(void)fprintf(out, " *     the best of the boxes for each case: worst regret %.1f%%, mean %.1f%%%s\n",
		      100 * t->bound.worst, 100 * t->bound.mean,
		      t->kept > 1 ? "; an earlier table, kept"
		      : t->kept   ? "; boxes of an earlier table kept"
				  : "");
	(void)fprintf(out,
		      " *     the best of the best %d of all %d variants for each case: mean regret %s%.1f%% (%s)\n",
		      all->boxes, all->variants, all->exact ? "" : "at least ", 100 * all->mean,
		      all->exact ? "exact, by branch and bound" : "a Lagrangian bound");
}

/* Lists how many of each case's variants were tried, several cases to a line. */
static void list_tried(FILE *out, const struct selection_coverage *c)
{
	int used = 0;

	if (c->known)
		(void)fputs(" *     variants tried, of how many, on each case:", out);
	for (int i = 0; i < c->known; i++) {
		const struct selection_tried *x = &c->cases[i];
		const char *name = path_name(x->geometry);
		char count[40];
		int width;

		(void)snprintf(count, sizeof count, "%d/%d ", x->tried, x->listed);
		width = (int)(strlen(count) + strlen(name)) + 2;
		if (i == 0 || used + width > TRIED_COLUMNS) {
			(void)fputs("\n *      ", out);
			used = 0;
		}
		(void)fprintf(out, " %s", count);
		export_comment(out, name);
		(void)fputs(i + 1 < c->known ? "," : "\n", out);
		used += width;
	}
}

static void list_coverage(FILE *out, const struct selection_table *t)
{
	const struct selection_coverage *c = &t->coverage;

	if (c->not_reached)
		(void)fprintf(out, " *     %d %s not reached\n", c->not_reached,
			      c->not_reached == 1 ? "case was" : "cases were");
	if (c->cut_short) {
		(void)fprintf(out, " *     the search of %d case%s was cut short; least was tried of ", c->cut_short,
			      c->cut_short == 1 ? "" : "s");
		export_comment(out, path_name(c->least_geometry));
		(void)fprintf(out, ": %d of %d variants\n", c->least_tried, c->least_listed);
	}
	list_tried(out, c);
}

static int is_of_box(const struct store_row *r, const struct selection_table *t, const struct selection_box *b)
{
	const struct row_shape row = geometry_row(r->geometry);

	return row.width == t->row.width && row.stride == t->row.stride && strcmp(r->strategy, b->strategy) == 0 &&
	       strcmp(r->params, b->params) == 0 && strcmp(r->device, t->device) == 0 &&
	       strcmp(r->backend, t->backend) == 0 && strcmp(r->driver, t->driver) == 0 &&
	       strcmp(r->type, t->type) == 0 && strcmp(r->oper, t->oper) == 0 && strcmp(r->key_type, t->key_type) == 0;
}

/* Lists how often a box was launched in a row with every result compared: the least over the cases that it won, and how
 * many those are. */
static void list_launches(FILE *out, const struct export_content *x, const struct selection_table *t,
			  const struct selection_box *b)
{
	int least = 0, cases = 0;

	for (int i = 0; i < x->nrows; i++) {
		const struct store_row *r = &x->rows[i];

		if (r->launches == 0 || !is_of_box(r, t, b))
			continue;
		least = cases == 0 || r->launches < least ? r->launches : least;
		cases++;
	}
	if (cases)
		(void)fprintf(out, " *       launched %d times in a row on %d case%s, all results right\n", least,
			      cases, cases == 1 ? "" : "s");
	else
		(void)fputs(" *       never launched many times in a row with all results compared\n", out);
}

static void list_boxes(FILE *out, const struct export_content *x, const struct selection_table *t)
{
	for (int k = 0; k < t->nboxes; k++) {
		const struct selection_box *b = &t->boxes[k];

		(void)fputs(" *     ", out);
		export_comment(out, b->strategy);
		(void)fputc(' ', out);
		export_comment(out, b->params);
		(void)fprintf(out, ":\n *       measured on %d case%s, n = %lld", b->ncases,
			      b->ncases == 1 ? " alone" : "s", (long long)b->n_low);
		if (b->n_high > b->n_low)
			(void)fprintf(out, " to %lld", (long long)b->n_high);
		(void)fprintf(out, "; serves %d (", b->nserved);
		export_comment(out, b->kinds);
		(void)fprintf(out, "): worst regret %.1f%%, mean %.1f%%\n", 100 * b->regret, 100 * b->mean_regret);
		list_launches(out, x, t, b);
	}
}

static void list_selected(FILE *out, const struct export_content *x)
{
	(void)fputs(" * tables; regret is the box's time / the fastest measured variant's time - 1:\n", out);
	for (int i = 0; i < x->nselected; i++) {
		const struct selection_table *t = &x->selected[i];

		(void)fputs(" *   ", out);
		export_kind(out, t->type, t->oper, t->key_type);
		(void)fputs(" on ", out);
		export_comment(out, t->device);
		(void)fprintf(out, ", %d case%s\n", t->ncases, t->ncases == 1 ? "" : "s");
		stated_write(out, t);
		list_kinds(out, t);
		list_method(out, t);
		list_coverage(out, t);
		list_boxes(out, x, t);
	}
}

/* A hash of the builds measured, whatever their order: it changes with a kernel source, the compiler or its options. */
static uint64_t source_hash(const struct export_content *x)
{
	uint64_t hash = 0;

	for (int i = 0; i < x->nrows; i++)
		hash += hash_mix(x->rows[i].build_hash + 0x9e3779b97f4a7c15u);
	return hash;
}

void export_provenance(FILE *out, const struct export_content *x)
{
	char date[32];

	(void)fputs("/*\n" STATED_TITLE, out);
	export_comment(out, x->request->operation);
	(void)fputs(", chosen by segtune from measurements. Generated: do not edit, export again.\n *\n * command:  ",
		    out);
	command_line(out, x->request);
	(void)fprintf(out, "\n * date:     %s\n * database: %016llx\n * sources:  %016llx\n",
		      day_text(1000 * (int64_t)time(NULL), date, sizeof date), (unsigned long long)x->digest,
		      (unsigned long long)source_hash(x));
	(void)fprintf(out, " * cache:    %s\n * devices:\n",
		      x->rows[0].cold ? "cold (flushed before each call)" : "warm");
	list_devices(out, x);
	list_selected(out, x);
}
