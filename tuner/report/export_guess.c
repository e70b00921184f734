/* What lookups return for architectures that were not measured: tables of other devices, which are only a guess
 * there. */
#include <ctype.h>
#include <string.h>

#include "tuner/report/export.h"
#include "tuner/report/export_tables_impl.h"
#include "tuner/report/lookup_impl.h"

int export_check_guesses(const struct export_request *r, struct err *e)
{
	if (r->guess_for.count && strcmp(r->format, "c") != 0)
		return err_as(e, ERR_USAGE, "option '--guess-for' is for format 'c'");
	for (int i = 0; i < r->guess_for.count; i++) {
		const char *arch = r->guess_for.items[i];
		const int length = (int)strlen(arch);

		if (segtune_sm(arch) == 0 || !isdigit((unsigned char)arch[length - 1]) || length > 6)
			return err_as(e, ERR_USAGE,
				      "option '--guess-for' takes CUDA architectures such as sm_80, not '%s'", arch);
	}
	return 0;
}

/* How many boxes of table t can run for the query. */
static int count_running(const struct selection_table *t, const struct segtune_table *names,
			 const struct conditions *conditions, const struct segtune_query *q)
{
	int count = 0;

	for (int k = 0; k < t->nboxes; k++) {
		const struct conditions *c = &conditions[k];
		const struct segtune_box box = {.backend = c->backend,
						.runs_on = c->runs_on,
						.any_operator = c->any_operator,
						.max_n = INT64_MAX,
						.max_segments = INT64_MAX,
						.max_length = INT64_MAX};

		count += segtune_box_runs(names, &box, q);
	}
	return count;
}

/* The table of the same kind as `like` that segtune_lookup chooses for that architecture; -1: none can run. */
static int find_table(const struct export_content *x, struct conditions *const *conditions,
		      const struct selection_table *like, const char *arch, int *running)
{
	const struct segtune_query q = {.backend = "cuda",
					.device = "",
					.arch = arch,
					.type = like->type,
					.oper = like->oper,
					.key_type = like->key_type,
					.n = 1,
					.segments = 1,
					.shape = segtune_shape_unknown()};
	int best = -1, most = -1;

	for (int i = 0; i < x->nselected; i++) {
		const struct selection_table *t = &x->selected[i];
		const struct segtune_table names = {.backend = t->backend,
						    .device = t->device,
						    .arch = t->arch,
						    .type = t->type,
						    .oper = t->oper,
						    .key_type = t->key_type};
		const int rank = segtune_table_rank(&names, &q);
		int count;

		if (strcmp(t->type, like->type) != 0 || strcmp(t->key_type, like->key_type) != 0 || rank <= most)
			continue;
		count = count_running(t, &names, conditions[i], &q);
		if (count == 0)
			continue;
		best = i;
		most = rank;
		*running = count;
	}
	return best;
}

static void write_guess(FILE *out, const struct selection_table *like, const char *arch,
			const struct selection_table *t, int running)
{
	(void)fprintf(out, " *   %s, ", arch);
	export_kind(out, like->type, like->oper, like->key_type);
	if (!t) {
		(void)fputs(": none can run\n", out);
		return;
	}
	(void)fputs(strcmp(t->arch, arch) == 0 ? ": no guess, measured on " : ": a guess, measured on ", out);
	export_comment(out, t->device);
	(void)fputs(" (", out);
	export_comment(out, t->arch);
	(void)fputc(')', out);
	if (strcmp(t->oper, like->oper) != 0) {
		(void)fputs(" with ", out);
		export_comment(out, t->oper);
	}
	(void)fprintf(out, "; %d of %d boxes can run\n", running, t->nboxes);
}

/* Whether the table is the first of its kind. */
static int begins_kind(const struct export_content *x, int i)
{
	for (int k = 0; k < i; k++)
		if (export_same_kind(&x->selected[k], &x->selected[i]))
			return 0;
	return 1;
}

int export_guesses(FILE *out, const struct export_content *x, struct conditions *const *conditions, struct err *e)
{
	const struct strings *archs = &x->request->guess_for;

	(void)fputs(" *\n * A table is a guess on any other device than those above. The lookup for a query that names "
		    "another "
		    "device or\n * architecture says so: exact is 0, why has what differs, table->device is the one "
		    "that was "
		    "measured.\n",
		    out);
	for (int a = 0; a < archs->count; a++) {
		int found = 0;

		for (int i = 0; i < x->nselected; i++) {
			int running = 0, at;

			if (!begins_kind(x, i))
				continue;
			at = find_table(x, conditions, &x->selected[i], archs->items[a], &running);
			write_guess(out, &x->selected[i], archs->items[a], at < 0 ? NULL : &x->selected[at], running);
			found |= at >= 0;
		}
		if (!found)
			return err_set(e, "no launch box of these measurements can run on %s", archs->items[a]);
	}
	return 0;
}
