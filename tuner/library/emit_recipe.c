/* Writes recipes as C text: a function that computes their numbers, and tables of launches and temporaries. */
#include "tuner/library/emit.h"

#define NUMBERS 256 /* MOST_NUMBERS of runtime/internal.h */

static const char *const inputs[RECIPE_INPUTS] = {
	[INPUT_N] = "in->n",
	[INPUT_SEGMENTS] = "in->segments",
	[INPUT_EMPTY] = "in->empty",
	[INPUT_LONGEST] = "in->longest",
	[INPUT_SPAN] = "in->span",
	[INPUT_COLUMNS] = "in->columns",
	[INPUT_LENGTH] = "in->length",
	[INPUT_MEAN] = "in->mean",
	[INPUT_WIDTH] = "in->width",
	[INPUT_STRIDE] = "in->stride",
	[INPUT_IS_CPU] = "in->is_cpu",
	[INPUT_COMPUTE_UNITS] = "in->compute_units",
	[INPUT_MAX_BLOCK] = "in->max_block",
	[INPUT_LOCAL_BYTES] = "in->local_bytes",
	[INPUT_LOCAL_BYTES_SM] = "in->local_bytes_sm",
	[INPUT_THREADS_SM] = "in->threads_sm",
	[INPUT_BLOCKS_SM] = "in->blocks_sm",
	[INPUT_REGISTERS_SM] = "in->registers_sm",
};

/* The expression nodes whose values are numbers of the recipe, each once. nodes[0] is the condition under which the
 * variant is possible. */
struct numbers {
	int count, nodes[NUMBERS + 1];
};

static int number_of(struct numbers *n, int64_t node)
{
	for (int i = 1; i < n->count; i++)
		if (n->nodes[i] == (int)node)
			return i;
	if (n->count <= NUMBERS)
		n->nodes[n->count++] = (int)node;
	return n->count - 1;
}

static void emit_temps(FILE *out, const char *id, const struct plan *p, struct numbers *n)
{
	if (p->ntemps > 0)
		(void)fprintf(out, "static const struct temp temps_%s[] = {\n", id);
	for (int i = 0; i < p->ntemps; i++)
		(void)fprintf(out, "\t{%d, %d}, /* %s */\n", number_of(n, (int64_t)p->temps[i].bytes),
			      p->temps[i].zeroed, p->temps[i].name);
	if (p->ntemps > 0)
		(void)fputs("};\n", out);
}

static void emit_args(FILE *out, const struct plan_launch *l, int narrays, struct numbers *n)
{
	for (int i = 0; i < l->nargs; i++) {
		const struct plan_arg *a = &l->args[i];

		if (a->buffer < 0)
			(void)fprintf(out, "%s{ARG_NUMBER, %d}", i ? ", " : "", number_of(n, a->scalar));
		else if (a->buffer < narrays)
			(void)fprintf(out, "%s{ARG_ARRAY, %d}", i ? ", " : "", a->buffer);
		else
			(void)fprintf(out, "%s{ARG_TEMP, %d}", i ? ", " : "", a->buffer - narrays);
	}
}

static void emit_launches(FILE *out, const char *id, const struct plan *p, int narrays, struct numbers *n)
{
	(void)fprintf(out, "static const struct launch launches_%s[] = {\n", id);
	for (int i = 0; i < p->nlaunches; i++) {
		const struct plan_launch *l = &p->launches[i];

		(void)fprintf(out, "\t{\"%s\", %d, %d, %d, %d, %d, {", l->kernel, l->once, number_of(n, l->grid),
			      number_of(n, l->block), l->local_bytes ? number_of(n, l->local_bytes) : -1, l->nargs);
		emit_args(out, l, narrays, n);
		(void)fputs("}},\n", out);
	}
	(void)fputs("};\n", out);
}

int emit_recipe(FILE *out, const char *id, const struct recipe *recipe, int narrays, struct err *e)
{
	struct numbers n = {.count = 1, .nodes = {recipe->possible}};
	const struct exprs *x = &recipe->exprs;

	emit_temps(out, id, &recipe->plan, &n);
	emit_launches(out, id, &recipe->plan, narrays, &n);
	if (n.count > NUMBERS)
		return err_set(e, "a recipe has more than %d numbers", NUMBERS);
	(void)fprintf(out, "static void recipe_%s(const struct inputs *in, int64_t *numbers)\n{\n", id);
	exprs_write(out, x, n.nodes, n.count, inputs);
	(void)fputs("\t(void)in;\n", out);
	for (int i = 0; i < n.count; i++)
		(void)fprintf(out,
			      x->list[n.nodes[i]].is_real ? "\tnumbers[%d] = WHOLE_OF(e%d);\n"
							  : "\tnumbers[%d] = e%d;\n",
			      i, n.nodes[i]);
	(void)fputs("}\n", out);
	return 0;
}
