/* The tables of a C header: boxes, the nodes of trees, and the array of tables, as initializers of the types of
 * launch_box_impl.h. */
#include <math.h>
#include <string.h>

#include "tuner/report/export_tables_impl.h"
#include "tuner/report/launch_box_impl.h"
#include "tuner/selection/kriging/estimate.h"

/* Trees and features in the order of the enumerations of launch_box_impl.h. */
static const char *const levels[SELECTION_LEVELS] = {
	[LEVEL_UNKNOWN] = "unknown", [LEVEL_LONGEST] = "longest", [LEVEL_SHARES] = "shares"};
static const char *const features[TREE_FEATURES] = {[FEATURE_N] = "SEGTUNE_N",
						    [FEATURE_MEAN] = "SEGTUNE_MEAN",
						    [FEATURE_LONGEST] = "SEGTUNE_LONGEST",
						    [FEATURE_SHARE_1K] = "SEGTUNE_SHARE_1K",
						    [FEATURE_SHARE_4K] = "SEGTUNE_SHARE_4K"};
_Static_assert(SELECTION_LEVELS == SEGTUNE_TREES, "a header has a tree for each level");
_Static_assert(ESTIMATE_AXES == SEGTUNE_AXES && ESTIMATE_UNIT == SEGTUNE_UNIT, "a header's cases lie on the same axes");
_Static_assert(ESTIMATE_LANES == SEGTUNE_LANES, "and in the same order");
_Static_assert(GEOMETRY_SPAN == SEGTUNE_SPAN, "a header means as many neighbours");
_Static_assert((int)TREE_FEATURES == (int)SEGTUNE_FEATURES, "a header knows each feature");

static void write_whole(FILE *out, int64_t value)
{
	if (value == INT64_MAX)
		(void)fputs("INT64_MAX, ", out);
	else
		(void)fprintf(out, "%lld, ", (long long)value);
}

/* Writes a double literal that reads back as the same value; for infinity the largest number that needs no <math.h>. */
static void write_real(FILE *out, double value)
{
	char text[40];

	(void)snprintf(text, sizeof text, "%.17g", isinf(value) ? 1.7976931348623157e308 : value);
	(void)fprintf(out, "%s%s", text, strpbrk(text, ".e") ? "" : ".0");
}

/* ---- boxes ---- */

static int write_params(FILE *out, const struct selection_box *b, struct err *e)
{
	const char *at = b->params;
	char name[64];
	int64_t value;
	int count = 0, more;

	while ((more = export_param(&at, name, sizeof name, &value, e)) > 0)
		count++;
	if (more < 0)
		return -1;
	if (count > SEGTUNE_BOX_PARAMS)
		return err_set(e, "strategy '%s' has %d parameters, a box at most %d", b->strategy, count,
			       SEGTUNE_BOX_PARAMS);
	(void)fprintf(out, "%d, { ", count);
	at = b->params;
	for (int i = 0; export_param(&at, name, sizeof name, &value, e) > 0; i++) {
		(void)fputs(i ? ", { " : "{ ", out);
		export_literal(out, name);
		(void)fprintf(out, ", %lld }", (long long)value);
	}
	(void)fputs(count ? " }" : "{ \"\", 0 } }", out);
	return 0;
}

static int write_box(FILE *out, const struct export_content *x, const struct selection_box *b,
		     const struct conditions *c, struct err *e)
{
	(void)fputs("\t{ ", out);
	export_literal(out, b->strategy);
	(void)fputs(", ", out);
	export_literal(out, b->params);
	(void)fputs(", ", out);
	export_strategy_name(out, x, b->strategy);
	(void)fputs(", ", out);
	export_literal(out, c->backend);
	(void)fputs(", ", out);
	export_literal(out, c->runs_on);
	(void)fprintf(out, ", %d, ", c->any_operator);
	write_whole(out, c->max_n);
	write_whole(out, c->max_segments);
	write_whole(out, c->min_length);
	write_whole(out, c->max_length);
	write_whole(out, b->n_low);
	write_whole(out, b->n_high);
	(void)fprintf(out, "%d, %d, %d, ", b->ncases, c->reproducible, c->unaligned);
	if (write_params(out, b, e) != 0)
		return -1;
	(void)fprintf(out, ", %lld, %lld, %lld }", (long long)b->pace.longest, (long long)b->pace.call,
		      (long long)b->pace.span);
	return 0;
}

static int write_boxes(FILE *out, const struct export_content *x, const struct selection_table *t,
		       const struct conditions *conditions, struct err *e)
{
	for (int k = 0; k < t->nboxes; k++) {
		(void)fputs(k ? ",\n" : "", out);
		if (write_box(out, x, &t->boxes[k], &conditions[k], e) != 0)
			return -1;
	}
	(void)fputs("\n};\n\n", out);
	return 0;
}

/* ---- trees ---- */

static int check_node(const struct selection_table *t, const struct selection_tree *tree, int i, struct err *e)
{
	const struct selection_node *node = &tree->nodes[i];

	if (node->box >= 0 ? node->box >= t->nboxes
			   : (unsigned)node->feature >= TREE_FEATURES || isnan(node->below) || node->low <= i ||
				     node->high <= i || node->low >= tree->nnodes || node->high >= tree->nnodes)
		return err_set(e, "the table of %s %s on %s has a tree whose node %d leads nowhere", t->type, t->oper,
			       t->device, i);
	return 0;
}

static int write_tree(FILE *out, const struct selection_table *t, const struct selection_tree *tree, struct err *e)
{
	for (int i = 0; i < tree->nnodes; i++) {
		const struct selection_node *node = &tree->nodes[i];

		if (check_node(t, tree, i, e) != 0)
			return -1;
		if (node->box >= 0) {
			(void)fprintf(out, "\t{ 0, 0.0, 0, 0, %d },\n", node->box);
			continue;
		}
		(void)fprintf(out, "\t{ %s, ", features[node->feature]);
		write_real(out, node->below);
		(void)fprintf(out, ", %d, %d, -1 },\n", node->low, node->high);
	}
	(void)fputs("};\n\n", out);
	return 0;
}

/* ---- cases ---- */

static void write_cases(FILE *out, const struct selection_estimate *s, const char *id, int table)
{
	if (s->ncases == 0)
		return;
	(void)fprintf(out, "static const float %s_cases_%d[] = {\n", id, table);
	estimate_write_lanes(out, s);
	(void)fputs("};\n\n", out);
}

/* ---- tables ---- */

static void write_title(FILE *out, const struct selection_table *t)
{
	(void)fputs("/* ", out);
	export_kind(out, t->type, t->oper, t->key_type);
	(void)fputs(" on ", out);
	export_comment(out, t->device);
	(void)fputs(" */\n", out);
}

static void write_table(FILE *out, const struct selection_table *t, const char *id, int i)
{
	const char *const texts[] = {t->backend, t->device, t->arch, t->type, t->oper, t->key_type};

	(void)fputs("\t{ ", out);
	for (size_t c = 0; c < sizeof texts / sizeof *texts; c++) {
		export_literal(out, texts[c]);
		(void)fputs(", ", out);
	}
	(void)fprintf(out, "%d, %s_boxes_%d,\n\t  {", t->nboxes, id, i);
	for (int l = 0; l < SELECTION_LEVELS; l++)
		(void)fprintf(out, "%s { %d, %s_%s_%d }", l ? "," : "", t->trees[l].nnodes, id, levels[l], i);
	(void)fprintf(out, " }, %d, %d, ", (int)selection_level_of_all(t), t->estimate.ncases);
	if (t->estimate.ncases > 0)
		(void)fprintf(out, "%s_cases_%d },\n", id, i);
	else
		(void)fputs("NULL },\n", out);
}

int export_write_tables(FILE *out, const struct export_content *x, struct conditions *const *conditions, const char *id,
			struct err *e)
{
	for (int i = 0; i < x->nselected; i++) {
		const struct selection_table *t = &x->selected[i];

		write_title(out, t);
		(void)fprintf(out, "static const struct segtune_box %s_boxes_%d[] = {\n", id, i);
		if (t->nboxes < 1)
			return err_set(e, "the table of %s %s on %s has no box", t->type, t->oper, t->device);
		if (write_boxes(out, x, t, conditions[i], e) != 0)
			return -1;
		for (int l = 0; l < SELECTION_LEVELS; l++) {
			if (t->trees[l].nnodes < 1)
				return err_set(e, "the table of %s %s on %s has an empty tree", t->type, t->oper,
					       t->device);
			(void)fprintf(out, "static const struct segtune_node %s_%s_%d[] = {\n", id, levels[l], i);
			if (write_tree(out, t, &t->trees[l], e) != 0)
				return -1;
		}
		write_cases(out, &t->estimate, id, i);
	}
	(void)fprintf(out,
		      "/* Per type and operator the first is the most general of all devices measured. */\n"
		      "static const struct segtune_table %s_tables[] = {\n",
		      id);
	for (int i = 0; i < x->nselected; i++)
		write_table(out, &x->selected[i], id, i);
	(void)fputs("};\n\n", out);
	return 0;
}
