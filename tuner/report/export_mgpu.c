/*
 * Launch boxes for Modern GPU 1.x: its kernels take a Tuning type with a parameter type for each of the architectures
 * that it knows (Sm20, Sm30, Sm35, the last for everything later), and read NT, VT, OCC, HalfCapacity and LdgTranspose
 * from it. It has one box for all mean lengths and does not distinguish small n from large.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/report/export_impl.h"

static const char launch_box[] =
	"#ifndef SEGTUNE_MGPU_LAUNCH_BOX\n"
	"#define SEGTUNE_MGPU_LAUNCH_BOX\n"
	"namespace segtune {\n"
	"template <int NT_, int VT_, int OCC_, bool HalfCapacity_, bool LdgTranspose_> struct LaunchBox {\n"
	"\tenum { NT = NT_, VT = VT_, OCC = OCC_, HalfCapacity = HalfCapacity_, LdgTranspose = LdgTranspose_ };\n"
	"};\n"
	"}\n"
	"#endif\n"
	"\n";

/* Architectures that Modern GPU has names for. */
static const int known_sms[] = {20, 30, 35};
#define KNOWN_SMS ((int)(sizeof known_sms / sizeof *known_sms))

/* A value of the canonical parameters, 0 if there is none. */
static int64_t param(const char *params, const char *wanted)
{
	char name[64];
	int64_t value;

	while (export_param(&params, name, sizeof name, &value, NULL) > 0)
		if (strcmp(name, wanted) == 0)
			return value;
	return 0;
}

/* Room for operation, type and operator. */
#define STRUCT_NAME 96

static void camel(char *out, const char *text)
{
	size_t used = strlen(out);
	int start = 1;

	for (; *text && used + 1 < STRUCT_NAME; text++) {
		int c = (unsigned char)*text;

		if (c < 0x80 && isalnum(c))
			out[used++] = (char)(start ? toupper(c) : c);
		start = !isalnum(c);
	}
	out[used] = '\0';
}

/* SegreduceF32Plus */
static void struct_name(const struct export_content *x, const struct selection_table *t, char name[STRUCT_NAME])
{
	name[0] = '\0';
	camel(name, x->request->operation);
	camel(name, t->type);
	camel(name, t->oper);
	camel(name, t->key_type);
}

/* By architecture; of several devices of one the table of the least worst regret first. */
static int by_sm(const void *a, const void *b)
{
	const struct selection_table *x = *(const struct selection_table *const *)a,
				     *y = *(const struct selection_table *const *)b;
	int c = export_sm(x->arch) - export_sm(y->arch);

	c = c ? c : (x->boxes[0].regret > y->boxes[0].regret) - (x->boxes[0].regret < y->boxes[0].regret);
	return c;
}

/* A typedef for the one box of a table. */
static void write_typedef(FILE *out, const struct selection_table *t)
{
	const struct selection_box *b = &t->boxes[0];
	int64_t nt = param(b->params, "NT"), vt = param(b->params, "VT");

	(void)fputs("\t/* ", out);
	export_comment(out, t->device);
	(void)fprintf(out, ": %d cases, worst regret %.1f%%, mean %.1f%%", b->ncases, 100 * b->regret,
		      100 * b->mean_regret);
	if (nt > 128 || vt > 13)
		(void)fputs(
			"; too large for preprocessed kernels, whose\n\t * thread codes hold NT <= 128 and VT <= 13",
			out);
	(void)fprintf(out, " */\n\ttypedef segtune::LaunchBox<%lld, %lld, %lld, %s, %s> Sm%d;\n", (long long)nt,
		      (long long)vt, (long long)param(b->params, "MIN_BLOCKS"),
		      param(b->params, "HALF_CAPACITY") ? "true" : "false", param(b->params, "LDG") ? "true" : "false",
		      export_sm(t->arch));
}

/* The measured architecture that stands for a known one: the newest for the last known, else the nearest not older. */
static int stand_in(const struct selection_table *const *list, int count, int known)
{
	int newest = export_sm(list[count - 1]->arch);

	if (known == known_sms[KNOWN_SMS - 1])
		return newest;
	for (int i = 0; i < count; i++)
		if (export_sm(list[i]->arch) >= known)
			return export_sm(list[i]->arch);
	return newest;
}

/* Different operators may give the same name of a struct: "plus" and "Plus". */
static int check_names(const struct export_content *x, struct err *e)
{
	char name[STRUCT_NAME], other[STRUCT_NAME];

	for (int k = 0; k < x->nselected; k++)
		for (int i = 0; i < k; i++) {
			const struct selection_table *a = &x->selected[i], *b = &x->selected[k];

			struct_name(x, a, name);
			struct_name(x, b, other);
			if (!export_same_kind(a, b) && strcmp(name, other) == 0)
				return err_set(e,
					       "operators '%s' and '%s' would both be struct %s: export one, or rename",
					       a->oper, b->oper, name);
		}
	return 0;
}

static void write_struct(FILE *out, const struct export_content *x, const struct selection_table *const *list,
			 int count)
{
	char name[STRUCT_NAME];
	int before = -1;

	struct_name(x, list[0], name);
	(void)fprintf(out, "struct %s {\n", name);
	for (int i = 0; i < count; i++) {
		if (export_sm(list[i]->arch) != before)
			write_typedef(out, list[i]);
		before = export_sm(list[i]->arch);
	}
	for (int k = 0; k < KNOWN_SMS; k++) {
		int sm = stand_in(list, count, known_sms[k]), measured = 0;

		for (int i = 0; i < count; i++)
			measured |= export_sm(list[i]->arch) == known_sms[k];
		if (!measured)
			(void)fprintf(out, "\ttypedef Sm%d Sm%d; /* not measured */\n", sm, known_sms[k]);
	}
	(void)fputs("#ifdef MGPU_LAUNCH_PARAMS\n\ttypedef mgpu::LaunchBox<Sm20, Sm30, Sm35> Tuning;\n#endif\n};\n\n",
		    out);
}

static int write_header(FILE *out, const struct export_content *x, struct err *e)
{
	const struct selection_table **list;

	if (check_names(x, e) != 0)
		return -1;
	list = malloc(((size_t)x->nselected + 1) * sizeof *list);
	if (!list)
		return err_set(e, "no memory for %d tables", x->nselected);
	export_provenance(out, x);
	(void)fputs(" *\n"
		    " * Strategy flat only, one box for all mean lengths, chosen on the largest n measured. Include it "
		    "after\n"
		    " * Modern GPU's headers; STRUCT::Tuning then takes the place of a tuning type of its own. Sm35 "
		    "stands there\n"
		    " * for every later architecture too.\n"
		    " */\n",
		    out);
	(void)fprintf(out, "#ifndef %s\n#define %s\n\n%s", x->guard, x->guard, launch_box);
	for (int i = 0, end; i < x->nselected; i = end) {
		for (end = i; end < x->nselected && export_same_kind(&x->selected[i], &x->selected[end]); end++)
			list[end - i] = &x->selected[end];
		qsort(list, (size_t)(end - i), sizeof *list, by_sm);
		write_struct(out, x, list, end - i);
	}
	(void)fputs("#endif\n", out);
	free(list);
	return 0;
}

const struct export_format export_mgpu = {.name = "mgpu",
					  .about = "launch boxes for Modern GPU 1.x, strategy flat",
					  .only = "flat",
					  .backend = "cuda",
					  .one_box = 1,
					  .write = write_header};
