/*
 * A header for Modern GPU 1.1: launch boxes for its own kernels, measured by `make mgpu`. It overloads Modern GPU's
 * calls; a tree picks the box by n and mean length. If only one box is allowed, it replaces a template of Modern GPU's
 * for all n and lengths: the box that gains most over the one that Modern GPU ships and is slower in no case. Several
 * boxes are launched by harness/device/libraries/mgpu_launches.cuh, which is part of the header.
 */
#include <math.h>
#include <string.h>

#include "tuner/base/assets.h"
#include "tuner/formats/formats_impl.h"
#include "tuner/report/export_impl.h"
#include "tuner/selection/selection.h"

#define LEAST_GAIN 1.02 /* geometric mean of the speedup: for less, boxes other than Modern GPU's are not worth it */
/* Seconds. Shorter calls are bound by the host's launches, whose time differs by a tenth from one variant to the next
 * for no reason of the variant's. Only a box that saves one of four launches is faster there. */
#define HOST_BOUND 25e-6
#define LEAST_GAIN_HOST_BOUND 1.2
/* a box may be slower in no case than this times the speed of Modern GPU's own, by their intervals */
#define MOST_LOSS 0.99

/* A call of Modern GPU's, and how its box is put in. */
struct mgpu_call {
	const char *operation;
	const char *name;    /* name of the call */
	const char *tuning;  /* template that gives the call's box for an element size */
	const char *sources; /* the template's parameter for sources, "" if it has none */
	const char *passed;  /* what the host code is passed for it */
	const char *indirect;
};
static const struct mgpu_call calls[] = {
	{"segreduce", "SegReduceCsr", "SegReduceNormalTuning", "", "(const int *)0", "false"},
	{"segreduce_indirect", "IndirectReduceCsr", "SegReduceIndirectTuning", "SourcesIt sources, ", "sources",
	 "true"},
};

/* The element types that `make mgpu` measures. */
static const struct mgpu_type {
	const char *type, *name;
	int bytes;
} types[] = {{"f32", "float", 4}, {"f64", "double", 8}};

/* Names of one table in the header. */
struct names {
	const struct mgpu_call *call;
	const struct mgpu_type *type;
	char table[96]; /* an identifier */
};

/* The rows of one operation, element type and operator. */
struct table {
	const struct store_row *rows;
	int count;
};

/* Speedup of a box over Modern GPU's own, over all cases. */
struct gain {
	double mean, least, most;
	int cases;
	int loses; /* 1: slower in some case */
};

static int is_same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->geometry, b->geometry) == 0 && a->n == b->n && a->cold == b->cold;
}

/* The index past the rows of the case that begins at `begin`; rows of a case are adjacent. */
static int case_end(const struct table *t, int begin)
{
	int end = begin;

	while (end < t->count && is_same_case(&t->rows[begin], &t->rows[end]))
		end++;
	return end;
}

/* The row with these parameters in the case that begins there, or NULL. */
static const struct store_row *find(const struct table *t, int begin, const char *params)
{
	for (int i = begin, end = case_end(t, begin); i < end; i++)
		if (strcmp(t->rows[i].params, params) == 0)
			return &t->rows[i];
	return NULL;
}

static const struct store_row *find_own(const struct table *t, int begin)
{
	for (int i = begin, end = case_end(t, begin); i < end; i++)
		if (format_param(t->rows[i].params, "NT") == 0)
			return &t->rows[i];
	return NULL;
}

/* Fills *g for a box. Returns 0 if some case has no result of the box; every case has one of Modern GPU's own. */
static int judge(const struct table *t, const char *params, struct gain *g)
{
	double sum = 0;

	*g = (struct gain){.least = INFINITY};
	for (int i = 0; i < t->count; i = case_end(t, i)) {
		const struct store_row *row = find(t, i, params), *own = find_own(t, i);
		double ratio;

		if (!row)
			return 0;
		ratio = own->seconds / row->seconds;
		sum += log(ratio);
		g->least = fmin(g->least, ratio);
		g->most = fmax(g->most, ratio);
		g->loses |= ratio < MOST_LOSS && row->low > own->high;
		g->cases++;
	}
	g->mean = exp(sum / g->cases);
	return 1;
}

/* The best box, NULL if none beats Modern GPU's own. Only boxes that ran on all cases count, so each has a row in the
 * first case. */
static const struct store_row *choose(const struct table *t, struct gain *best)
{
	const struct store_row *chosen = NULL;
	struct gain g;

	*best = (struct gain){.mean = LEAST_GAIN};
	for (int i = 0, end = case_end(t, 0); i < end; i++)
		if (judge(t, t->rows[i].params, &g) && !g.loses && g.mean > best->mean) {
			*best = g;
			chosen = &t->rows[i];
		}
	return chosen;
}

static int check_own(const struct table *t, struct err *e)
{
	for (int i = 0; i < t->count; i = case_end(t, i))
		if (!find_own(t, i))
			return err_set(e,
				       "format 'mgpu' compares with Modern GPU's own box, NT=0, which has no result of "
				       "%s %s on '%s'",
				       t->rows->operation, t->rows->type, t->rows[i].geometry);
	return 0;
}

/* ---- one box, in place of Modern GPU's own ---- */

static const char *flag(const char *params, const char *name)
{
	return format_param(params, name) ? "true" : "false";
}

/* Writes the template of a kernel's parameters with a box's values. */
static void write_params(FILE *out, const char *params)
{
	(void)fprintf(out, "SegReduceTuning<%lld, %lld, %lld, %s, %s>", (long long)format_param(params, "NT"),
		      (long long)format_param(params, "VT"), (long long)format_param(params, "MIN_BLOCKS"),
		      flag(params, "HALF_CAPACITY"), flag(params, "LDG"));
}

static void write_gain(FILE *out, const struct gain *g)
{
	(void)fprintf(out,
		      "/* %d cases: %.2f times as fast as Modern GPU's own in the geometric mean, %.2f to %.2f */\n",
		      g->cases, g->mean, g->least, g->most);
}

static void write_box(FILE *out, const struct store_row *row, const struct gain *g, const struct names *n)
{
	write_gain(out, g);
	(void)fprintf(out, "namespace mgpu\n{\ntemplate <> struct %s<%d> {\n\ttypedef ", n->call->tuning,
		      n->type->bytes);
	write_params(out, row->params);
	(void)fputs(" Box;\n\ttypedef LaunchBox<Box, Box, Box> Tuning;\n};\n}\n\n", out);
}

/* ---- several boxes, picked by a tree ---- */

/* Boxes and the tree over n and mean length; leaves whose box is `own` keep Modern GPU's. */
struct dispatch {
	const struct selection_table *boxes;
	const struct selection_tree *tree;
	int own;
};

static int leaf_of(const struct selection_tree *tree, const struct store_row *row)
{
	double features[SELECTION_FEATURES];

	selection_features(row, features);
	return selection_leaf(tree, features);
}

/* The row of the box that the tree picks for the case that begins there; NULL if it was not measured. */
static const struct store_row *picked(const struct table *t, const struct dispatch *d, int begin)
{
	const int box = d->tree->nodes[leaf_of(d->tree, &t->rows[begin])].box;

	return box == d->own ? find_own(t, begin) : find(t, begin, d->boxes->boxes[box].params);
}

static int is_slower(const struct store_row *row, const struct store_row *own)
{
	return !row || (own->seconds / row->seconds < MOST_LOSS && row->low > own->high);
}

static int is_faster(const struct store_row *row, const struct store_row *own)
{
	const double least = own->seconds < HOST_BOUND ? LEAST_GAIN_HOST_BOUND : LEAST_GAIN;

	return row->high < own->low && own->seconds / row->seconds > least;
}

/* Whether a leaf's box is faster than Modern GPU's own in one of the leaf's cases, by their intervals, and slower in
 * none. */
static int is_worth(const struct table *t, const struct dispatch *d, int leaf)
{
	int faster = 0;

	for (int i = 0; i < t->count; i = case_end(t, i)) {
		const struct store_row *row = picked(t, d, i), *own = find_own(t, i);

		if (leaf_of(d->tree, &t->rows[i]) != leaf)
			continue;
		if (is_slower(row, own))
			return 0;
		faster |= is_faster(row, own);
	}
	return faster;
}

/* All other leaves get Modern GPU's own, which is as good as any where the host's launches decide the time. */
static void keep_own(const struct table *t, struct dispatch *d)
{
	for (int i = 0; i < d->tree->nnodes; i++) {
		struct selection_node *node = &d->tree->nodes[i];

		if (node->box >= 0 &&
		    (format_param(d->boxes->boxes[node->box].params, "NT") == 0 || !is_worth(t, d, i)))
			node->box = d->own;
	}
}

static void judge_picks(const struct table *t, const struct dispatch *d, struct gain *g)
{
	double sum = 0;

	*g = (struct gain){.least = INFINITY};
	for (int i = 0; i < t->count; i = case_end(t, i)) {
		const double ratio = find_own(t, i)->seconds / picked(t, d, i)->seconds;

		sum += log(ratio);
		g->least = fmin(g->least, ratio);
		g->most = fmax(g->most, ratio);
		g->cases++;
	}
	g->mean = exp(sum / g->cases);
}

/* The one box of all leaves below a node; -1 if there are several. */
static int only_box(const struct selection_tree *tree, int at)
{
	const struct selection_node *node = &tree->nodes[at];
	const int low = node->box < 0 ? only_box(tree, node->low) : node->box;

	return node->box >= 0 || low == only_box(tree, node->high) ? low : -1;
}

static void indent(FILE *out, int depth)
{
	for (int i = 0; i < depth; i++)
		(void)fputc('\t', out);
}

static void write_node(FILE *out, const struct selection_tree *tree, int at, int depth)
{
	const struct selection_node *node = &tree->nodes[at];
	const int box = only_box(tree, at);

	indent(out, depth);
	if (box >= 0) {
		(void)fprintf(out, "return %d;\n", box);
		return;
	}
	(void)fprintf(out, "if (%s < %.9g) {\n", node->feature == FEATURE_N ? "n" : "mean", node->below);
	write_node(out, tree, node->low, depth + 1);
	indent(out, depth);
	(void)fputs("}\n", out);
	write_node(out, tree, node->high, depth);
}

static void write_pick(FILE *out, const struct dispatch *d, const struct names *n)
{
	(void)fprintf(out,
		      "namespace segtune\n{\ninline int %s_box(int count, int segments)\n{\n"
		      "\tconst double n = count, mean = segments > 0 ? n / segments : n;\n\n\t(void)mean;\n",
		      n->table);
	write_node(out, d->tree, 0, 1);
	(void)fputs("}\n}\n\n", out);
}

static int is_picked(const struct dispatch *d, int box)
{
	for (int i = 0; i < d->tree->nnodes; i++)
		if (d->tree->nodes[i].box == box)
			return 1;
	return 0;
}

/* Writes one case of the switch. host: the function that launches the box. */
static void write_launch(FILE *out, const char *host, const struct names *n)
{
	(void)fprintf(out,
		      "\t\t%s<Tuning, %s>(data, csr, %s, count, segments, empty, dest, identity, op,\n"
		      "\t\t\tcontext);\n\t\tbreak;\n\t}\n",
		      host, n->call->indirect, n->call->passed);
}

/* Writes an overload for these types of a call of Modern GPU's. It is more specialized than the original template, so
 * the compiler prefers it. */
static void write_call(FILE *out, const struct dispatch *d, const struct names *n)
{
	const int indirect = n->call->sources[0] != '\0';

	(void)fprintf(out,
		      "namespace mgpu\n{\ntemplate <typename InputIt, typename CsrIt, %stypename OutputIt>\n"
		      "MGPU_HOST void %s(InputIt data, CsrIt csr, %sint count, int segments, bool empty,\n"
		      "\tOutputIt dest, %s identity, plus<%s> op, CudaContext &context)\n"
		      "{\n\tswitch (segtune::%s_box(count, segments)) {\n",
		      indirect ? "typename SourcesIt, " : "", n->call->name, n->call->sources, n->type->name,
		      n->type->name, n->table);
	for (int i = 0; i < d->boxes->nboxes; i++) {
		if (!is_picked(d, i))
			continue;
		(void)fprintf(out, "\tcase %d: {\n\t\ttypedef ", i);
		write_params(out, d->boxes->boxes[i].params);
		(void)fputs(" Box;\n\t\ttypedef LaunchBox<Box, Box, Box> Tuning;\n\n", out);
		write_launch(out, "segtune::MgpuSegReduce", n);
	}
	(void)fprintf(out,
		      "\tdefault: {\n\t\ttypedef typename %s<sizeof(%s)>::Tuning Tuning; /* Modern GPU's own */\n\n",
		      n->call->tuning, n->type->name);
	write_launch(out, "SegReduceHost", n);
	(void)fputs("\t}\n}\n}\n\n", out);
}

static void write_own(FILE *out, const struct table *t)
{
	(void)fprintf(out, "/* %s %s: Modern GPU's own, no box gains %.0f%% over it and loses nowhere */\n\n",
		      t->rows->operation, t->rows->type, 100 * (LEAST_GAIN - 1));
}

/* ---- tables ---- */

/* Selects the boxes and their tree. Modern GPU's own costs nothing in the header, so it may be selected beside as many
 * others as the request allows. */
static int select_boxes(const struct table *t, const struct export_request *r, struct selection_table **tables,
			int *count, struct err *e)
{
	struct selection_options o = {.max_boxes = r->max_boxes + 1, .tolerance = r->tolerance};
	int others = 0;

	if (selection_tables(t->rows, t->count, &o, tables, count, e))
		return -1;
	for (int i = 0; i < tables[0]->nboxes; i++)
		others += format_param(tables[0]->boxes[i].params, "NT") != 0;
	if (others <= r->max_boxes)
		return 0;
	selection_free(*tables, *count);
	o.max_boxes = r->max_boxes;
	return selection_tables(t->rows, t->count, &o, tables, count, e);
}

static int write_dispatch(FILE *out, const struct table *t, const struct export_request *r, const struct names *n,
			  struct err *e)
{
	struct selection_table *tables;
	struct dispatch d;
	struct gain g;
	int count;

	if (select_boxes(t, r, &tables, &count, e))
		return -1;
	d = (struct dispatch){&tables[0], &tables[0].trees[LEVEL_UNKNOWN], tables[0].nboxes};
	keep_own(t, &d);
	judge_picks(t, &d, &g);
	if (g.mean > LEAST_GAIN) {
		write_gain(out, &g);
		write_pick(out, &d, n);
		write_call(out, &d, n);
	} else {
		write_own(out, t);
	}
	selection_free(tables, count);
	return 0;
}

static int find_names(const struct store_row *row, struct names *n, struct err *e)
{
	size_t used = (size_t)snprintf(n->table, sizeof n->table, "%s_%s_", row->operation, row->type);

	export_identifier(n->table + used, sizeof n->table - used, row->oper, 0);
	n->call = NULL;
	n->type = NULL;
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (strcmp(calls[i].operation, row->operation) == 0)
			n->call = &calls[i];
	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (strcmp(types[i].type, row->type) == 0)
			n->type = &types[i];
	if (n->call && n->type && strcmp(row->oper, "plus") == 0)
		return 0;
	(void)err_set(e, "format 'mgpu' has no boxes for %s of %s %s", row->operation, row->type, row->oper);
	return -1;
}

static int write_table(FILE *out, const struct table *t, const struct export_request *r, struct err *e)
{
	const struct store_row *row;
	struct names n;
	struct gain g;

	if (find_names(t->rows, &n, e) || check_own(t, e))
		return -1;
	if (r->max_boxes > 1)
		return write_dispatch(out, t, r, &n, e);
	row = choose(t, &g);
	if (row)
		write_box(out, row, &g, &n);
	else
		write_own(out, t);
	return 0;
}

static int is_same_table(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0;
}

static int write_header(FILE *out, const struct format_rows *rows, struct err *e)
{
	char guard[FORMAT_GUARD];

	if (format_check_device(rows, "mgpu", e))
		return -1;
	format_guard(rows->request, "segtune_mgpu.cuh", guard);
	(void)fputs("/*\n * Launch boxes for Modern GPU 1.1, by segtune export --format mgpu, from\n * ", out);
	format_origin(out, &rows->list[0]);
	(void)fprintf(
		out,
		".\n *\n * Include it before all calls: SegReduceCsr and IndirectReduceCsr then have these boxes.\n"
		" */\n#ifndef %s\n#define %s\n\n#include \"kernels/segreducecsr.cuh\"\n\n",
		guard, guard);
	if (rows->request->max_boxes > 1) {
		if (asset_write(out, "harness/device/libraries/mgpu_launches.cuh", e))
			return -1;
		(void)fputc('\n', out);
	}
	for (int i = 0, end; i < rows->count; i = end) {
		for (end = i; end < rows->count && is_same_table(&rows->list[i], &rows->list[end]);)
			end++;
		if (write_table(out, &(struct table){&rows->list[i], end - i}, rows->request, e))
			return -1;
	}
	(void)fputs("#endif\n", out);
	return 0;
}

const struct result_format format_mgpu = {.name = "mgpu", .peer = "peer_mgpu_box", .write = write_header};
