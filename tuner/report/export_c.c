/* Launch boxes as a C99 and C++11 header. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/operations/operation.h"
#include "tuner/report/export_impl.h"

/* Parameters a box has at most; as FAMILY_PARAMS of catalogue.h. */
#define BOX_PARAMS 16

/*
 * What all exported headers share, once in a program. A box is found in three steps: the best ranked table of the
 * type, its first range that holds (n, mean length), the range's box.
 */
static const char *const shared[] = {
	"#ifndef SEGTUNE_LAUNCH_BOX_TYPES\n"
	"#define SEGTUNE_LAUNCH_BOX_TYPES\n"
	"struct segtune_param {\n"
	"\tconst char *name;\n"
	"\tint64_t value;\n"
	"};\n"
	"\n"
	"struct segtune_box {\n"
	"\tint id;               /* of the strategy: enum segtune_OPERATION_strategy */\n"
	"\tconst char *strategy;\n"
	"\tconst char *params;   /* all parameters as one text, sorted by name: \"NT=128 VT=7\" */\n"
	"\tint nparams;\n"
	"\tstruct segtune_param param[16];\n"
	"};\n"
	"\n"
	"/* A table's ranges ascend in n, then in mean length: the first that is above both holds. */\n"
	"struct segtune_range {\n"
	"\tint64_t n_below;\n"
	"\tdouble mean_below;\n"
	"\tconst struct segtune_box *box;\n"
	"};\n"
	"\n"
	"struct segtune_table {\n"
	"\tconst char *device, *arch, *type, *oper;\n"
	"\tint nranges;\n"
	"\tconst struct segtune_range *ranges;\n"
	"};\n"
	"\n"
	"/* Value of a box's parameter, or fallback if it has none of that name. */\n"
	"static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)\n"
	"{\n"
	"\tint i;\n"
	"\n"
	"\tfor (i = 0; i < box->nparams; i++)\n"
	"\t\tif (strcmp(box->param[i].name, name) == 0)\n"
	"\t\t\treturn box->param[i].value;\n"
	"\treturn fallback;\n"
	"}\n"
	"\n"
	"/* 90 of \"sm_90\" or \"sm_90a\", 0 of anything else. */\n"
	"static inline int segtune_sm(const char *arch)\n"
	"{\n"
	"\tint number = 0;\n"
	"\n"
	"\tif (strncmp(arch, \"sm_\", 3) != 0)\n"
	"\t\treturn 0;\n"
	"\tfor (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)\n"
	"\t\tnumber = 10 * number + (*arch - '0');\n"
	"\treturn number;\n"
	"}\n"
	"\n",
	"/*\n"
	" * How well a table fits, more is better: this very device; else its architecture; else the newest older sm_\n"
	" * architecture; else any device. Within each: the operator itself, else plus, else any.\n"
	" */\n"
	"static inline int segtune_table_rank(const struct segtune_table *t, const char *device, const char *arch,\n"
	"\t\t\t\t     const char *oper)\n"
	"{\n"
	"\tint same_arch = strcmp(t->arch, arch) == 0, sm = segtune_sm(arch), table_sm = segtune_sm(t->arch);\n"
	"\tint rank = strcmp(t->oper, oper) == 0 ? 2 : strcmp(t->oper, \"plus\") == 0 ? 1 : 0;\n"
	"\n"
	"\tif (strcmp(t->device, device) == 0)\n"
	"\t\treturn rank + (same_arch ? 400000 : 300000);\n"
	"\tif (same_arch)\n"
	"\t\treturn rank + 200000;\n"
	"\tif (table_sm > 0 && table_sm < sm)\n"
	"\t\treturn rank + 4 * table_sm;\n"
	"\treturn rank;\n"
	"}\n"
	"\n"
	"/* The best ranked of count tables for type, the first among equals; NULL if there is none for type. */\n"
	"static inline const struct segtune_table *segtune_table_find(const struct segtune_table *tables, int count,\n"
	"\t\t\t\t\t\t\t     const char *device, const char *arch,\n"
	"\t\t\t\t\t\t\t     const char *type, const char *oper)\n"
	"{\n"
	"\tconst struct segtune_table *best = NULL;\n"
	"\tint i, rank, best_rank = -1;\n"
	"\n"
	"\tfor (i = 0; i < count; i++) {\n"
	"\t\tif (strcmp(tables[i].type, type) != 0)\n"
	"\t\t\tcontinue;\n"
	"\t\trank = segtune_table_rank(&tables[i], device ? device : \"\", arch ? arch : \"\", oper ? oper : "
	"\"plus\");\n"
	"\t\tif (rank > best_rank) {\n"
	"\t\t\tbest = &tables[i];\n"
	"\t\t\tbest_rank = rank;\n"
	"\t\t}\n"
	"\t}\n"
	"\treturn best;\n"
	"}\n"
	"\n"
	"/* Without segments the mean length is n. */\n"
	"static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, int64_t n,\n"
	"\t\t\t\t\t\t\t   int64_t segments)\n"
	"{\n"
	"\tdouble mean = segments > 0 ? (double)n / (double)segments : (double)n;\n"
	"\tint i;\n"
	"\n"
	"\tfor (i = 0; i + 1 < t->nranges; i++)\n"
	"\t\tif (n < t->ranges[i].n_below && mean < t->ranges[i].mean_below)\n"
	"\t\t\tbreak;\n"
	"\treturn t->ranges[i].box;\n"
	"}\n"
	"#endif\n"
	"\n",
};

/* ---- boxes ---- */

/* All boxes in the order of tables, bands and ranges; number[k] counts the different ones by first appearance. */
struct boxes {
	int count;
	const struct box **list;
	int *number;
};

static void boxes_release(struct boxes *all)
{
	free(all->list);
	free(all->number);
}

static int same_box(const struct box *a, const struct box *b)
{
	return strcmp(a->strategy, b->strategy) == 0 && strcmp(a->params, b->params) == 0;
}

static int range_count(const struct table *t)
{
	int count = 0;

	for (int b = 0; b < t->nbands; b++)
		count += t->bands[b].nboxes;
	return count;
}

static int boxes_collect(struct boxes *all, const struct export_content *x, struct err *e)
{
	int room = 0, different = 0;

	for (int i = 0; i < x->ntables; i++)
		room += range_count(&x->tables[i]);
	all->count = 0;
	all->list = malloc(((size_t)room + 1) * sizeof *all->list);
	all->number = calloc((size_t)room + 1, sizeof *all->number);
	if (!all->list || !all->number) {
		boxes_release(all);
		(void)err_set(e, "no memory for %d launch boxes", room);
		return -1;
	}
	for (int i = 0; i < x->ntables; i++)
		for (int b = 0; b < x->tables[i].nbands; b++)
			for (int r = 0; r < x->tables[i].bands[b].nboxes; r++)
				all->list[all->count++] = &x->tables[i].bands[b].boxes[r];
	for (int k = 0; k < all->count; k++) {
		int first = 0;

		while (!same_box(all->list[first], all->list[k]))
			first++;
		all->number[k] = first == k ? different++ : all->number[first];
	}
	return 0;
}

static int strategy_is_new(const struct boxes *all, int k)
{
	for (int i = 0; i < k; i++)
		if (strcmp(all->list[i]->strategy, all->list[k]->strategy) == 0)
			return 0;
	return 1;
}

/* Different strategies may give the same identifier: '-' and '_', small letters and capitals. */
static int check_strategies(const struct boxes *all, struct err *e)
{
	for (int k = 0; k < all->count; k++)
		for (int i = 0; i < k; i++) {
			const char *a = all->list[i]->strategy, *b = all->list[k]->strategy;

			if (strcmp(a, b) != 0 && export_same_identifier(a, b))
				return err_set(e,
					       "strategies '%s' and '%s' would have one name in a header: rename one",
					       a, b);
		}
	return 0;
}

static void strategy_id(FILE *out, const struct export_content *x, const char *strategy)
{
	char operation[sizeof x->name], name[40];

	export_identifier(operation, sizeof operation, x->name, 1);
	export_identifier(name, sizeof name, strategy, 1);
	(void)fprintf(out, "SEGTUNE_%s_%s", operation, name);
}

static void write_strategies(FILE *out, const struct export_content *x, const struct boxes *all)
{
	int count = 0;

	(void)fprintf(out, "enum segtune_%s_strategy {\n", x->name);
	for (int k = 0; k < all->count; k++) {
		if (!strategy_is_new(all, k))
			continue;
		(void)fputs(count++ ? ",\n\t" : "\t", out);
		strategy_id(out, x, all->list[k]->strategy);
	}
	(void)fputs("\n};\n\n", out);
}

static int write_box(FILE *out, const struct export_content *x, const struct box *b, struct err *e)
{
	const char *at = b->params;
	char name[64];
	int64_t value;
	int count = 0, more;

	while ((more = export_param(&at, name, sizeof name, &value, e)) > 0)
		count++;
	if (more < 0)
		return -1;
	if (count > BOX_PARAMS)
		return err_set(e, "strategy '%s' has %d parameters, a box at most %d", b->strategy, count, BOX_PARAMS);
	(void)fputs("\t{ ", out);
	strategy_id(out, x, b->strategy);
	(void)fputs(", ", out);
	export_literal(out, b->strategy);
	(void)fputs(", ", out);
	export_literal(out, b->params);
	(void)fprintf(out, ", %d, { ", count);
	at = b->params;
	for (int i = 0; export_param(&at, name, sizeof name, &value, e) > 0; i++) {
		(void)fputs(i ? ", { " : "{ ", out);
		export_literal(out, name);
		(void)fprintf(out, ", %lld }", (long long)value);
	}
	(void)fputs(count ? " } }" : "{ \"\", 0 } } }", out);
	return 0;
}

static int write_boxes(FILE *out, const struct export_content *x, const struct boxes *all, struct err *e)
{
	(void)fprintf(out, "static const struct segtune_box segtune_%s_boxes[] = {\n", x->name);
	for (int k = 0, written = 0; k < all->count; k++) {
		if (all->number[k] < written)
			continue;
		(void)fputs(written++ ? ",\n" : "", out);
		if (write_box(out, x, all->list[k], e) != 0)
			return -1;
	}
	(void)fputs("\n};\n\n", out);
	return 0;
}

/* ---- tables ---- */

/* A real as a literal that reads back the same and is a double; infinite: the largest there is without <math.h>. */
static void real_literal(FILE *out, double value)
{
	char text[40];

	(void)snprintf(text, sizeof text, "%.17g", isinf(value) ? 1.7976931348623157e308 : value);
	(void)fprintf(out, "%s%s", text, strpbrk(text, ".e") ? "" : ".0");
}

static void range_comment(FILE *out, const struct box *b)
{
	(void)fprintf(out, " /* mean %.4g .. ", b->mean_from);
	if (isinf(b->mean_to))
		(void)fputs("up", out);
	else
		(void)fprintf(out, "%.4g", b->mean_to);
	(void)fprintf(out, ": %d cases, regret %.1f%%", b->ncases, 100 * b->regret);
	if (b->gaps)
		(void)fprintf(out, ", not measured on %d", b->gaps);
	(void)fputs(" */\n", out);
}

/* Ranges of table i; *k counts through all boxes. */
static void write_ranges(FILE *out, const struct export_content *x, const struct boxes *all, int i, int *k)
{
	const struct table *t = &x->tables[i];

	(void)fputs("/* ", out);
	export_kind(out, t);
	(void)fputs(" on ", out);
	export_comment(out, t->device);
	(void)fprintf(out, " */\nstatic const struct segtune_range segtune_%s_ranges_%d[] = {\n", x->name, i);
	for (int b = 0; b < t->nbands; b++)
		for (int r = 0; r < t->bands[b].nboxes; r++, (*k)++) {
			int last = b + 1 == t->nbands && r + 1 == t->bands[b].nboxes;

			if (t->bands[b].n_to == INT64_MAX)
				(void)fputs("\t{ INT64_MAX, ", out);
			else
				(void)fprintf(out, "\t{ %lld, ", (long long)t->bands[b].n_to);
			real_literal(out, t->bands[b].boxes[r].mean_to);
			(void)fprintf(out, ", &segtune_%s_boxes[%d] }%s", x->name, all->number[*k], last ? "" : ",");
			range_comment(out, &t->bands[b].boxes[r]);
		}
	(void)fputs("};\n\n", out);
}

static void write_tables(FILE *out, const struct export_content *x, const struct boxes *all)
{
	int k = 0;

	for (int i = 0; i < x->ntables; i++)
		write_ranges(out, x, all, i, &k);
	(void)fprintf(out,
		      "/* Per type and operator the first is the one that costs least over all devices measured. */\n"
		      "static const struct segtune_table segtune_%s_tables[] = {\n",
		      x->name);
	for (int i = 0; i < x->ntables; i++) {
		const struct table *t = &x->tables[i];
		const char *const texts[] = {t->device, t->arch, t->type, t->oper};

		(void)fputs("\t{ ", out);
		for (int c = 0; c < 4; c++) {
			export_literal(out, texts[c]);
			(void)fputs(", ", out);
		}
		(void)fprintf(out, "%d, segtune_%s_ranges_%d }%s\n", range_count(t), x->name, i,
			      i + 1 < x->ntables ? "," : "");
	}
	(void)fputs("};\n\n", out);
}

/* The end of the tables with the key type of table `from`. */
static int end_of_keys(const struct export_content *x, int from)
{
	int to = from + 1;

	while (to < x->ntables && strcmp(x->tables[from].key_type, x->tables[to].key_type) == 0)
		to++;
	return to;
}

/* The call that searches tables from .. to - 1, which have one key type. */
static void write_find(FILE *out, const struct export_content *x, int from, int to)
{
	(void)fprintf(out, "segtune_table_find(segtune_%s_tables", x->name);
	if (from)
		(void)fprintf(out, " + %d", from);
	(void)fprintf(out, ", %d, device, arch, type, oper);\n", to - from);
}

static void write_finds(FILE *out, const struct export_content *x)
{
	if (!x->tables[0].key_type[0]) {
		(void)fputs("\tconst struct segtune_table *t = ", out);
		write_find(out, x, 0, x->ntables);
		return;
	}
	(void)fputs("\tconst struct segtune_table *t = NULL;\n\n", out);
	for (int from = 0, to; from < x->ntables; from = to) {
		to = end_of_keys(x, from);
		(void)fputs(from ? "\telse if (strcmp(key_type, " : "\tif (strcmp(key_type, ", out);
		export_literal(out, x->tables[from].key_type);
		(void)fputs(") == 0)\n\t\tt = ", out);
		write_find(out, x, from, to);
	}
}

/* Operations with keys have one parameter more. */
static void write_lookup(FILE *out, const struct export_content *x)
{
	const int keyed = x->tables[0].key_type[0] != '\0';

	(void)fputs(
		"/*\n"
		" * The box for n elements in `segments` segments. device: its name as the driver reports it; arch: "
		"\"sm_90\",\n"
		" * for OpenCL the device's name; either may be NULL. type: \"f32\"; oper: \"plus\". NULL only if "
		"there is no\n"
		" * table for type.\n",
		out);
	if (keyed)
		(void)fputs(" * key_type: \"i32\", or \"" KEY_TYPE_NONE
			    "\" if the keys of the runs are not needed; segments are the runs of equal keys.\n",
			    out);
	(void)fprintf(out,
		      " */\n"
		      "static inline const struct segtune_box *segtune_%s_box(const char *device, const char *arch,%s "
		      "const char *type,\n"
		      "\t\t\t\t\t\t\t      const char *oper, int64_t n, int64_t segments)\n"
		      "{\n",
		      x->name, keyed ? "\n\t\t\t\t\t\t\t      const char *key_type," : "");
	write_finds(out, x);
	(void)fputs("\n\treturn t ? segtune_table_pick(t, n, segments) : NULL;\n}\n\n", out);
}

static int write_header(FILE *out, const struct export_content *x, struct err *e)
{
	struct boxes all;
	int result;

	if (boxes_collect(&all, x, e) != 0)
		return -1;
	if (check_strategies(&all, e) != 0) {
		boxes_release(&all);
		return -1;
	}
	export_provenance(out, x);
	(void)fprintf(out, " *\n * Needs C99 or C++11.\n */\n#ifndef %s\n#define %s\n\n", x->guard, x->guard);
	(void)fputs("#include <stddef.h>\n#include <stdint.h>\n#include <string.h>\n\n", out);
	for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
		(void)fputs(shared[i], out);
	write_strategies(out, x, &all);
	result = write_boxes(out, x, &all, e);
	write_tables(out, x, &all);
	write_lookup(out, x);
	(void)fputs("#endif\n", out);
	boxes_release(&all);
	return result;
}

const struct export_format export_c = {.name = "c", .about = "a C99 and C++11 header", .write = write_header};
