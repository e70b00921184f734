/* Launch boxes as a C99 and C++11 header: the code that all headers share (launch_box_impl.h, lookup_impl.h), then
 * tables under names made from a hash of their own text. So headers of any operations and devices can be included
 * together in any order, and a second copy of one is skipped. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "harness/base/memory_stream.h"
#include "tuner/base/assets.h"
#include "tuner/report/export_tables_impl.h"

/* ---- conditions of boxes ---- */

static void release_conditions(const struct export_content *x, struct conditions **list)
{
	for (int i = 0; i < x->nselected; i++)
		free(list[i]);
	free(list);
}

static int find_conditions(const struct export_content *x, struct conditions **list, struct err *e)
{
	for (int i = 0; i < x->nselected; i++) {
		const struct selection_table *t = &x->selected[i];

		list[i] = calloc((size_t)t->nboxes + 1, sizeof *list[i]);
		if (!list[i])
			return err_set(e, "no memory for %d launch boxes", t->nboxes);
		for (int k = 0; k < t->nboxes; k++) {
			const struct named_variant v = {t->operation, t->key_type,          t->type,
							t->oper,      t->boxes[k].strategy, t->boxes[k].params};

			if (catalogue_conditions(x->catalogue, &v, &list[i][k], e))
				return -1;
		}
	}
	return 0;
}

/* ---- names of strategies ---- */

/* The same in every header, since headers that are included together define the same macro. */
int export_strategy_number(const char *strategy)
{
	return (int)(hash_text(strategy) >> 40);
}

void export_strategy_name(FILE *out, const struct export_content *x, const char *strategy)
{
	char operation[sizeof x->name], name[40];

	export_identifier(operation, sizeof operation, x->name, 1);
	export_identifier(name, sizeof name, strategy, 1);
	(void)fprintf(out, "SEGTUNE_%s_%s", operation, name);
}

/* Refuses two strategies with the same identifier, as '-' and '_' are the same in one, and so are lower and upper
 * case. */
static int check_pair(const char *a, const char *b, struct err *e)
{
	if (strcmp(a, b) != 0 &&
	    (export_same_identifier(a, b) || export_strategy_number(a) == export_strategy_number(b)))
		return err_set(e, "strategies '%s' and '%s' would have one name in a header: rename one", a, b);
	return 0;
}

/* Box k, counted through all tables one after the other; NULL past the last. */
static const struct selection_box *box_at(const struct export_content *x, int k)
{
	for (int i = 0; i < x->nselected; k -= x->selected[i++].nboxes)
		if (k < x->selected[i].nboxes)
			return &x->selected[i].boxes[k];
	return NULL;
}

static int check_strategies(const struct export_content *x, struct err *e)
{
	const struct selection_box *a, *b;

	for (int k = 0; (a = box_at(x, k)) != NULL; k++) {
		if (export_same_identifier(a->strategy, "tables"))
			return err_set(e, "a strategy cannot be called '%s' in a header: rename it", a->strategy);
		for (int i = 0; i < k && (b = box_at(x, i)) != NULL; i++)
			if (check_pair(b->strategy, a->strategy, e) != 0)
				return -1;
	}
	return 0;
}

static void write_strategies(FILE *out, const struct export_content *x)
{
	const struct selection_box *b;

	for (int k = 0; (b = box_at(x, k)) != NULL; k++) {
		int seen = 0;

		for (int i = 0; i < k && !seen; i++)
			seen = strcmp(box_at(x, i)->strategy, b->strategy) == 0;
		if (seen)
			continue;
		(void)fputs("#define ", out);
		export_strategy_name(out, x, b->strategy);
		(void)fprintf(out, " %d\n", export_strategy_number(b->strategy));
	}
	(void)fputc('\n', out);
}

/* ---- the header ---- */

static void write_lookup(FILE *out, const struct export_content *x, const char *id)
{
	char upper[sizeof x->name];

	export_identifier(upper, sizeof upper, x->name, 1);
	(void)fprintf(out,
		      "#ifndef SEGTUNE_%s_TABLES\n"
		      "#define SEGTUNE_%s_TABLES NULL\n"
		      "#endif\n"
		      "static const struct segtune_tables %s = { \"%s\", %d, %s_tables, SEGTUNE_%s_TABLES };\n"
		      "#undef SEGTUNE_%s_TABLES\n"
		      "#define SEGTUNE_%s_TABLES &%s\n"
		      "\n"
		      "/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are "
		      "included "
		      "so far. */\n"
		      "#ifndef segtune_%s_box\n"
		      "#define segtune_%s_box(query) segtune_lookup(SEGTUNE_%s_TABLES, query)\n"
		      "#endif\n",
		      upper, upper, id, id, x->nselected, id, upper, upper, upper, id, x->name, x->name, upper);
}

static int write_body(FILE *out, const struct export_content *x, struct conditions *const *conditions, const char *id,
		      struct err *e)
{
	write_strategies(out, x);
	if (export_write_tables(out, x, conditions, id, e) != 0)
		return -1;
	write_lookup(out, x, id);
	return 0;
}

/* Finds the name of a header's tables: from the hash of their text, in which they have a fixed name. */
static int find_id(const struct export_content *x, struct conditions *const *conditions, char *id, size_t size,
		   struct err *e)
{
	char *text = NULL;
	size_t length;
	FILE *out = memory_stream(&text, &length);
	int status;

	if (!out)
		return err_set(e, "no memory for a header");
	status = write_body(out, x, conditions, "id", e);
	if (fclose(out) != 0 && status == 0)
		status = err_set(e, "no memory for a header");
	if (status == 0)
		(void)snprintf(id, size, "segtune_%s_%016llx", x->name,
			       (unsigned long long)hash_bytes(HASH_START, text, length));
	free(text);
	return status;
}

static int write_with(FILE *out, const struct export_content *x, struct conditions **conditions, struct err *e)
{
	char id[64], guard[64];

	if (check_strategies(x, e) != 0 || find_conditions(x, conditions, e) != 0 ||
	    find_id(x, conditions, id, sizeof id, e) != 0)
		return -1;
	export_identifier(guard, sizeof guard, id, 1);
	export_provenance(out, x);
	if (export_guesses(out, x, conditions, e) != 0)
		return -1;
	(void)fprintf(out, " *\n * Needs C99 or C++11.\n */\n#ifndef %s\n#define %s\n\n", guard, guard);
	if (asset_write(out, "tuner/report/launch_box_impl.h", e) || asset_write(out, "tuner/report/lookup_impl.h", e))
		return -1;
	(void)fputc('\n', out);
	if (write_body(out, x, conditions, id, e) != 0)
		return -1;
	(void)fputs("#endif\n", out);
	return 0;
}

int export_c(FILE *out, const struct export_content *x, struct err *e)
{
	struct conditions **conditions = calloc((size_t)x->nselected + 1, sizeof *conditions);
	int status;

	if (!conditions)
		return err_set(e, "no memory for %d tables", x->nselected);
	status = write_with(out, x, conditions, e);
	release_conditions(x, conditions);
	return status;
}
