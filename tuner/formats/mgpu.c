/*
 * A header for Modern GPU 1.1: launch boxes for its own kernels, which `make mgpu` measures. It has one box for all n
 * and lengths, so that is chosen which gains most over the box that Modern GPU ships and loses nowhere.
 */
#include <math.h>
#include <string.h>

#include "harness/data/elem.h"
#include "tuner/formats/formats_impl.h"
#include "tuner/report/export_impl.h"

#define LEAST_GAIN 1.02 /* in the geometric mean: less is not worth a box of one's own */
#define MOST_LOSS 0.99  /* no case may be slower than this times the library's own speed, by their intervals */

/* Whose calls have which box: a template of Modern GPU's that is asked by the size of an element. */
static const struct {
	const char *operation, *tuning;
} calls[] = {
	{"segreduce", "SegReduceNormalTuning"},
	{"segreduce_indirect", "SegReduceIndirectTuning"},
};

/* Rows of one operation, element type and operator. */
struct table {
	const struct store_row *rows;
	int count;
};

/* Speeds of a box on all cases, over those of Modern GPU's own. */
struct gain {
	double mean, least, most;
	int cases;
	int loses; /* somewhere */
};

static int is_same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->geometry, b->geometry) == 0 && a->n == b->n && a->cold == b->cold;
}

/* Behind the rows of the case that begins at begin: they lie together. */
static int case_end(const struct table *t, int begin)
{
	int end = begin;

	while (end < t->count && is_same_case(&t->rows[begin], &t->rows[end]))
		end++;
	return end;
}

/* The row of the case that begins there with these parameters, or NULL. */
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

/* 0 if a case has no result of the box; all have one of the library's own. */
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

/* NULL: the library's own is as good as any. A box must have run on all cases, so it has a row of the first. */
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

static const char *flag(const struct store_row *row, const char *name)
{
	return format_param(row->params, name) ? "true" : "false";
}

static void write_box(FILE *out, const struct store_row *row, const struct gain *g, const char *tuning)
{
	char name[96];
	size_t used = (size_t)snprintf(name, sizeof name, "%s_%s_", row->operation, row->type);

	export_identifier(name + used, sizeof name - used, row->oper, 0);
	(void)fprintf(out,
		      "/* %d cases: %.2f times as fast as Modern GPU's own in the geometric mean, %.2f to %.2f */\n"
		      "namespace segtune\n{\nstruct %s {\n"
		      "\ttypedef mgpu::SegReduceTuning<%lld, %lld, 0, %s, %s> Box;\n"
		      "\ttypedef mgpu::LaunchBox<Box, Box, Box> Tuning;\n};\n}\n",
		      g->cases, g->mean, g->least, g->most, name, (long long)format_param(row->params, "NT"),
		      (long long)format_param(row->params, "VT"), flag(row, "HALF_CAPACITY"), flag(row, "LDG"));
	(void)fprintf(
		out, "namespace mgpu\n{\ntemplate <> struct %s<%d> {\n\ttypedef segtune::%s::Tuning Tuning;\n};\n}\n\n",
		tuning, elem_find(row->type)->bytes, name);
}

static int write_table(FILE *out, const struct table *t, struct err *e)
{
	const char *tuning = NULL;
	const struct store_row *row;
	struct gain g;

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (strcmp(calls[i].operation, t->rows->operation) == 0)
			tuning = calls[i].tuning;
	if (!tuning || !elem_find(t->rows->type))
		return err_set(e, "format 'mgpu' has no boxes for %s of %s", t->rows->operation, t->rows->type);
	if (check_own(t, e))
		return -1;
	row = choose(t, &g);
	if (row)
		write_box(out, row, &g, tuning);
	else
		(void)fprintf(out, "/* %s %s: Modern GPU's own, no box gains %.0f%% over it and loses nowhere */\n\n",
			      t->rows->operation, t->rows->type, 100 * (LEAST_GAIN - 1));
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
	(void)fprintf(out,
		      ".\n *\n * Include it behind kernels/segreducecsr.cuh and before all calls: SegReduceCsr and\n"
		      " * IndirectReduceCsr then have these boxes.\n */\n#ifndef %s\n#define %s\n\n",
		      guard, guard);
	for (int i = 0, end; i < rows->count; i = end) {
		for (end = i; end < rows->count && is_same_table(&rows->list[i], &rows->list[end]);)
			end++;
		if (write_table(out, &(struct table){&rows->list[i], end - i}, e))
			return -1;
	}
	(void)fputs("#endif\n", out);
	return 0;
}

const struct result_format format_mgpu = {.name = "mgpu", .peer = "peer_mgpu_box", .write = write_header};
