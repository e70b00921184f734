#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "builds.h"
#include "commands.h"
#include "options.h"
#include "request.h"
#include "session.h"

static const char usage[] = "segtune verify [options]\n"
			    "\n"
			    "Check variants against their references on the adversarial geometries: every\n"
			    "family on every element type and operator, with a fixed fair subset of its\n"
			    "variants in which each value of each parameter occurs. Prints a table of\n"
			    "passed, wrong and failed; exit 1 if any is wrong or failed.";

struct verify_options {
	struct session_options session;
	const char *operation, *types, *opers, *strategies, *params;
	int64_t most;
	int all, quiet;
};

struct tally {
	int passed, wrong, failed, impossible;
};

/* Does v bring a parameter value that none of the first n of list has? */
static int is_new(const struct variant *v, const struct variant *list, int n)
{
	for (int p = 0; p < v->family->nparams; p++) {
		int known = 0;

		for (int i = 0; i < n && !known; i++)
			known = list[i].values[p] == v->values[p];
		if (!known)
			return 1;
	}
	return n == 0;
}

static int gcd(int a, int b)
{
	return b ? gcd(b, a % b) : a;
}

/*
 * Move a subset in which each parameter value occurs to the front of list; returns its size. The list is walked with a
 * stride coprime to n near the golden section, so that the values of different parameters come in mixed combinations.
 */
static int choose_fair(struct variant *list, int n)
{
	int count = 0, stride = (int)(0.618 * n) + 1;
	struct variant *chosen = calloc((size_t)n + 1, sizeof *chosen);

	if (!chosen)
		return n; /* all of them: slower, never less */
	while (gcd(stride, n) > 1)
		stride++;
	for (int i = 0, k = 0; i < n; i++, k = (k + stride) % n)
		if (is_new(&list[k], chosen, count))
			chosen[count++] = list[k];
	memcpy(list, chosen, (size_t)count * sizeof *list);
	free(chosen);
	return count;
}

/* Variants to check of one family on an ordinary shape; *list is malloc'd. */
static int list_variants(struct builds *b, const struct family *f, const struct verify_options *o,
			 struct variant **list, int *n, struct err *e)
{
	struct session *s = b->session;
	struct case_shape shape = {.type = b->type,
				   .offset_type = b->offset_type,
				   .oper = b->oper,
				   .n = 1 << 16,
				   .segments = 1 << 10,
				   .min = 64,
				   .max = 64,
				   .mean = 64};

	if (o->params) {
		*list = malloc(sizeof **list);
		*n = 1;
		return *list ? catalogue_variant(s->catalogue, f, o->params, *list, e) : err_set(e, "out of memory");
	}
	if (catalogue_variants(s->catalogue, f, &s->gpu->info, &shape, 1, list, n, e))
		return -1;
	if (!o->all)
		*n = choose_fair(*list, *n);
	return 0;
}

static void complain(struct session *s, const struct builds *b, const struct build *build)
{
	const struct verdict *v = &build->verdict;

	progress_end(&s->progress);
	(void)fprintf(stderr, "%s %s %s %s: %s: %s", build->variant.family->name, b->type->name, b->oper->name,
		      build->variant.params, build_state_name(build->state), build->reason);
	if (v->wrong && v->bad)
		(void)fprintf(stderr, ": %s[%lld] is %s, expected %s (%lld differ)", v->array, (long long)v->index,
			      v->actual, v->expected, (long long)v->bad);
	(void)fputc('\n', stderr);
}

static int verify_family(struct builds *b, const struct family *f, const struct verify_options *o, struct tally *t,
			 struct err *e)
{
	struct session *s = b->session;
	struct variant *list = NULL;
	char label[128];
	int n = 0, status = list_variants(b, f, o, &list, &n, e);

	(void)snprintf(label, sizeof label, "%s %s %s", f->name, b->type->name, b->oper->name);
	if (status == 0)
		s->progress.total += n;
	for (int i = 0; i < n && status == 0; i++) {
		struct build *build;

		status = session_stopped(e) || builds_get(b, &list[i], &build, e) || builds_prepare(b, build, e) ? -1
														 : 0;
		if (status)
			break;
		t->passed += build->state == BUILD_OK;
		t->wrong += build->state == BUILD_WRONG;
		t->failed += build->state == BUILD_FAILED || build->state == BUILD_LAUNCH_FAILED;
		if (build->state != BUILD_OK) {
			complain(s, b, build);
			status = builds_alive(b, build, e);
		}
		progress_step(&s->progress, label, -1);
	}
	free(list);
	return status;
}

static void print_row(struct session *s, const char *family, const char *type, const char *oper, const struct tally *t)
{
	progress_end(&s->progress);
	if (t->impossible)
		(void)printf("%-24s %-5s %-12s %7s %6s %7s  inapplicable\n", family, type, oper, "-", "-", "-");
	else
		(void)printf("%-24s %-5s %-12s %7d %6d %7d\n", family, type, oper, t->passed, t->wrong, t->failed);
	(void)fflush(stdout);
}

static void add_tally(struct tally *sum, const struct tally *t)
{
	sum->passed += t->passed;
	sum->wrong += t->wrong;
	sum->failed += t->failed;
	sum->impossible += t->impossible;
}

/* One element type and operator over all families of the operation. */
static int verify_pair(struct session *s, const struct verify_options *o, const struct strings *strategies,
		       const struct elem_type *type, const struct oper *oper, struct tally *sum, struct err *e)
{
	const struct family *families;
	int nfamilies = catalogue_families(s->catalogue, &families), status = 0;
	struct builds builds;

	builds_init(&builds, s, o->operation, type, oper, elem_find("i32"));
	if (o->most)
		builds.most = o->most;
	for (int i = 0; i < nfamilies && status == 0; i++) {
		struct tally t = {0};

		if (strcmp(families[i].operation, o->operation) != 0 ||
		    (strategies->count && !strings_have(strategies, families[i].strategy)))
			continue;
		if (oper_expression(oper, type))
			status = verify_family(&builds, &families[i], o, &t, e);
		else
			t.impossible = 1;
		if (status == 0)
			print_row(s, families[i].name, type->name, oper->name, &t);
		add_tally(sum, &t);
	}
	builds_release(&builds);
	return status;
}

/* Names that mean nothing are told before anything is built. */
static int check_names(struct session *s, const struct verify_options *o, const struct strings *types,
		       const struct strings *operators, const struct strings *strategies, struct err *e)
{
	if (!catalogue_operation_about(s->catalogue, o->operation))
		return err_as(e, ERR_USAGE, "unknown operation '%s' (segtune catalogue lists them)", o->operation);
	for (int i = 0; i < types->count; i++)
		if (!elem_find(types->items[i]))
			return err_as(e, ERR_USAGE, "unknown element type '%s'", types->items[i]);
	for (int i = 0; i < operators->count; i++)
		if (!oper_find(operators->items[i]))
			return err_as(e, ERR_USAGE, "unknown operator '%s'", operators->items[i]);
	for (int i = 0; i < strategies->count; i++)
		if (!catalogue_find(s->catalogue, o->operation, strategies->items[i]))
			return err_as(e, ERR_USAGE, "unknown strategy '%s' of operation '%s'", strategies->items[i],
				      o->operation);
	return 0;
}

static int verify_all(struct session *s, const struct verify_options *o, struct tally *sum, struct err *e)
{
	struct strings types = {0}, operators = {0}, strategies = {0};
	int status = strings_split(&types, o->types, e) || strings_split(&operators, o->opers, e) ||
				     (o->strategies && strings_split(&strategies, o->strategies, e)) ||
				     check_names(s, o, &types, &operators, &strategies, e)
			     ? -1
			     : 0;

	if (status == 0)
		(void)printf("%-24s %-5s %-12s %7s %6s %7s\n", "family", "type", "operator", "passed", "wrong",
			     "failed");
	progress_begin(&s->progress, 0);
	for (int t = 0; t < types.count && status == 0; t++)
		for (int i = 0; i < operators.count && status == 0; i++)
			status = verify_pair(s, o, &strategies, elem_find(types.items[t]),
					     oper_find(operators.items[i]), sum, e);
	strings_release(&types);
	strings_release(&operators);
	strings_release(&strategies);
	return status;
}

static int verify(const struct verify_options *o, const char *command, struct err *e)
{
	struct session s = {0};
	struct tally sum = {0};
	int status;

	session_catch_signals();
	if (session_open(&s, &o->session, command, e))
		return -1;
	status = verify_all(&s, o, &sum, e);
	progress_end(&s.progress);
	if (status == 0) {
		(void)printf("%d passed, %d wrong, %d failed, %d inapplicable on %s\n", sum.passed, sum.wrong,
			     sum.failed, sum.impossible, s.gpu->info.name);
		if (sum.wrong || sum.failed)
			status = err_set(e, "%d variants are wrong and %d failed", sum.wrong, sum.failed);
	}
	session_close(&s, "done");
	return status;
}

int cmd_verify(int argc, char **argv)
{
	struct verify_options o = {.session = {.device = "auto"},
				   .operation = "segreduce",
				   .types = "i32,i64,f32,f64",
				   .opers = "plus,multiplies,minimum,maximum,bit_and,bit_or,bit_xor"};
	const struct option options[] = {
		{"device", OPTION_TEXT, &o.session.device, "DEVICE", "cuda:0, opencl:0, ... or auto (default)"},
		{"catalogue", OPTION_TEXT, &o.session.catalogue, "DIR", "a folder of your own strategies to add"},
		{"operation", OPTION_TEXT, &o.operation, "NAME", "default segreduce"},
		{"type", OPTION_TEXT, &o.types, "LIST", "element types (default i32,i64,f32,f64)"},
		{"operator", OPTION_TEXT, &o.opers, "LIST", "operators (default all)"},
		{"strategy", OPTION_TEXT, &o.strategies, "LIST", "only these strategies"},
		{"params", OPTION_TEXT, &o.params, "TEXT", "only the variant 'NT=128 VT=7' (others default)"},
		{"elements", OPTION_INT, &o.most, "N", "only geometries of at most N elements (simulators)"},
		{"all", OPTION_FLAG, &o.all, NULL, "every possible variant"},
		{"quiet", OPTION_FLAG, &o.quiet, NULL, "no progress"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char *command = session_command(argc, argv);
	int operands, status = options_parse(argc, argv, options, usage, &operands);
	struct err e = {0};

	if (status == OPTIONS_GO_ON) {
		o.session.progress = o.quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
		if (operands != 0)
			status = (err_as(&e, ERR_USAGE, "unexpected argument '%s'", argv[1]), report(&e));
		else
			status = verify(&o, command ? command : "", &e) ? report(&e) : 0;
	}
	free(command);
	return status;
}
