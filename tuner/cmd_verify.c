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
	const char *operations, *types, *opers, *strategies, *params;
	int64_t most, length, variants;
	int all, cover, quiet;
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

/* Of all possible variants only the one with the parameters asked for; none where it is not possible. */
static int choose_named(struct session *s, const struct family *f, const char *params, struct variant *list, int *n,
			struct err *e)
{
	struct variant wanted;
	int found = 0;

	if (catalogue_variant(s->catalogue, f, params, &wanted, e))
		return -1;
	for (int i = 0; i < *n; i++)
		if (strcmp(list[i].params, wanted.params) == 0) {
			list[0] = list[i];
			found = 1;
			break;
		}
	*n = found;
	return 0;
}

/* To cover everything once, parameters vary on one type and operator of a family's own operation. */
static int has_all_parameters(const struct builds *b, const struct family *f, const struct verify_options *o)
{
	const struct operation *operation = operation_find(f->operation);

	return !o->cover ||
	       (!f->lent && b->length <= 64 && strcmp(b->type->name, operation_default_type(operation)) == 0 &&
		(b->oper == &oper_none || b->oper == opers));
}

/* Variants to check of one family on an ordinary shape; *list is malloc'd. */
static int list_variants(struct builds *b, const struct family *f, const struct verify_options *o,
			 struct variant **list, int *n, struct err *e)
{
	struct session *s = b->session;
	struct case_shape shape = {.type = b->type,
				   .offset_type = b->offset_type,
				   .key = operation_key(operation_find(f->operation)),
				   .oper = b->oper,
				   .n = 1 << 16,
				   .segments = 1 << 10,
				   .min = 64,
				   .max = 64,
				   .length = b->length,
				   .mean = 64};

	if (catalogue_variants(s->catalogue, f, &s->gpu->info, &shape, 1, list, n, e))
		return -1;
	if (o->params)
		return choose_named(s, f, o->params, *list, n, e);
	if (!has_all_parameters(b, f, o))
		*n = *n > 0;
	else if (!o->all)
		*n = choose_fair(*list, *n);
	if (o->variants && *n > o->variants)
		*n = (int)o->variants;
	return 0;
}

static void complain(struct session *s, const struct builds *b, const struct build *build)
{
	const struct verdict *v = &build->verdict;
	char length[32] = "", where[400] = "";

	if (b->length)
		(void)snprintf(length, sizeof length, " length %lld", (long long)b->length);
	if (v->wrong && v->bad)
		(void)snprintf(where, sizeof where, ": %s[%lld] is %s, expected %s (%lld differ)", v->array,
			       (long long)v->index, v->actual, v->expected, (long long)v->bad);
	progress_complain(&s->progress, "%s %s %s %s%s: %s: %s%s", build->variant.family->name, b->type->name,
			  b->oper->name, build->variant.params, length, build_state_name(build->state), build->reason,
			  where);
}

/* Have the pool build what comes next in list, as far as it has room. */
static int expect_next(struct builds *b, const struct variant *list, int n, int *expected, struct err *e)
{
	while (*expected < n && builds_have_room(b)) {
		struct build *build;

		if (builds_get(b, &list[(*expected)++], &build, e) || builds_expect(b, build, e))
			return -1;
	}
	return 0;
}

static int verify_family(struct builds *b, const struct family *f, const struct verify_options *o, struct tally *t,
			 struct err *e)
{
	struct session *s = b->session;
	struct variant *list = NULL;
	char label[128];
	int n = 0, expected = 0, status = list_variants(b, f, o, &list, &n, e);

	(void)snprintf(label, sizeof label, "%s %s %s", f->name, b->type->name, b->oper->name);
	if (status == 0)
		s->progress.total += n;
	for (int i = 0; i < n && status == 0; i++) {
		struct build *build;

		status = session_stopped(e) || expect_next(b, list, n, &expected, e) ||
			 builds_get(b, &list[i], &build, e) || builds_prepare(b, build, e);
		if (status)
			break;
		t->passed += build->state == BUILD_OK;
		t->wrong += build->state == BUILD_WRONG;
		t->failed += build->state != BUILD_OK && build->state != BUILD_WRONG;
		if (build->state != BUILD_OK)
			complain(s, b, build);
		progress_step(&s->progress, label, -1);
	}
	free(list);
	return status ? -1 : 0;
}

/* why: no variant was tried, and this is the reason; else NULL. */
static void print_row(struct session *s, const char *family, const char *type, const char *oper, const struct tally *t,
		      const char *why)
{
	progress_end(&s->progress);
	if (why)
		(void)printf("%-24s %-5s %-16s inapplicable: %s\n", family, type, oper, why);
	else
		(void)printf("%-24s %-5s %-16s %7d %6d %7d\n", family, type, oper, t->passed, t->wrong, t->failed);
	(void)fflush(stdout);
}

static void add_tally(struct tally *sum, const struct tally *t)
{
	sum->passed += t->passed;
	sum->wrong += t->wrong;
	sum->failed += t->failed;
	sum->impossible += t->impossible;
}

/* Lengths at which operations are checked that have one compiled in. */
static const int64_t lengths[] = {1, 2, 3, 8, 31, 33, 256, 1000, 4100, 70000};
#define LENGTHS ((int)(sizeof lengths / sizeof *lengths))

/* One element type and operator over all wanted families of an operation. */
struct pair {
	struct session *session;
	const struct verify_options *options;
	const struct operation *operation;
	const struct strings *strategies;
	const struct elem_type *type;
	const struct oper *oper;
};

/* Peers only where they are named. */
static int is_wanted(const struct pair *p, const struct family *f)
{
	return strcmp(f->operation, p->operation->name) == 0 &&
	       (p->strategies->count ? strings_have(p->strategies, f->strategy) : !f->library);
}

/* All families with segments of this length compiled in; 0: none is. Adds to tallies, one of each family. */
static int verify_length(const struct pair *p, int64_t length, struct tally *tallies, struct err *e)
{
	const struct family *families;
	int nfamilies = catalogue_families(p->session->catalogue, &families), status = 0;
	struct builds builds;

	builds_init(&builds, p->session, p->operation->name, p->type, p->oper, elem_find("i32"), length);
	if (p->options->most)
		builds.most = p->options->most;
	for (int i = 0; i < nfamilies && status == 0; i++)
		if (is_wanted(p, &families[i]) && !catalogue_obstacle(&families[i], p->type, p->oper))
			status = verify_family(&builds, &families[i], p->options, &tallies[i], e);
	builds_release(&builds);
	return status;
}

static int verify_lengths(const struct pair *p, struct tally *tallies, struct err *e)
{
	if (!p->operation->regular)
		return verify_length(p, 0, tallies, e);
	if (p->options->length)
		return verify_length(p, p->options->length, tallies, e);
	for (int i = 0; i < LENGTHS; i++)
		if (verify_length(p, lengths[i], tallies, e))
			return -1;
	return 0;
}

/* Why nothing was tried of a family; NULL if something was. */
static const char *reason(const struct pair *p, const struct family *f, const struct tally *t)
{
	const char *obstacle = catalogue_obstacle(f, p->type, p->oper);

	if (t->passed + t->wrong + t->failed > 0)
		return NULL;
	if (obstacle)
		return obstacle;
	if (!operation_takes(p->operation, p->type, p->oper))
		return "not for this operation";
	return p->oper->commutative ? "no variant fits here" : "it reorders";
}

static int verify_pair(const struct pair *p, struct tally *sum, struct err *e)
{
	const struct family *families;
	int nfamilies = catalogue_families(p->session->catalogue, &families), status = 0;
	int takes = operation_takes(p->operation, p->type, p->oper);
	struct tally *tallies = calloc((size_t)nfamilies + 1, sizeof *tallies);

	if (!tallies)
		return err_set(e, "out of memory");
	if (takes)
		status = verify_lengths(p, tallies, e);
	for (int i = 0; i < nfamilies && status == 0; i++) {
		const char *why;

		if (!is_wanted(p, &families[i]))
			continue;
		why = reason(p, &families[i], &tallies[i]);
		tallies[i].impossible = why != NULL;
		print_row(p->session, families[i].name, p->type->name, p->oper->name, &tallies[i], why);
		add_tally(sum, &tallies[i]);
	}
	free(tallies);
	return status;
}

/* Names that mean nothing are told before anything is built. */
static int check_names(struct session *s, const struct strings *names, const struct strings *types,
		       const struct strings *operators, struct err *e)
{
	for (int i = 0; i < names->count; i++)
		if (!catalogue_operation_about(s->catalogue, names->items[i]))
			return err_as(e, ERR_USAGE, "unknown operation '%s' (segtune catalogue lists them)",
				      names->items[i]);
	for (int i = 0; i < types->count; i++)
		if (!elem_find(types->items[i]))
			return err_as(e, ERR_USAGE, "unknown element type '%s'", types->items[i]);
	for (int i = 0; i < operators->count; i++)
		if (!oper_find(operators->items[i]))
			return err_as(e, ERR_USAGE, "unknown operator '%s'", operators->items[i]);
	return 0;
}

/* A strategy must be one of some operation that is asked for. */
static int check_strategies(struct session *s, const struct strings *names, const struct strings *strategies,
			    struct err *e)
{
	for (int i = 0; i < strategies->count; i++) {
		int known = 0;

		for (int k = 0; k < names->count && !known; k++)
			known = catalogue_find(s->catalogue, names->items[k], strategies->items[i]) != NULL;
		if (!known && names->count > 0)
			return err_as(e, ERR_USAGE, "unknown strategy '%s' of operation '%s'", strategies->items[i],
				      names->items[0]);
	}
	return 0;
}

/* "all" stands for every operation, types and operators that are not given for all that an operation takes. */
static int fill_lists(struct session *s, const struct verify_options *o, struct strings *names, struct strings *types,
		      struct strings *operators, struct err *e)
{
	if (strcmp(o->operations, "all") != 0 && strings_split(names, o->operations, e))
		return -1;
	for (const struct operation *p = operations; strcmp(o->operations, "all") == 0 && p->name; p++)
		if (catalogue_operation_about(s->catalogue, p->name) && strings_add(names, p->name, e))
			return -1;
	if (o->types && strings_split(types, o->types, e))
		return -1;
	for (const struct elem_type *t = elem_types; !o->types && t->name; t++)
		if (strings_add(types, t->name, e))
			return -1;
	if (o->opers && strings_split(operators, o->opers, e))
		return -1;
	for (const struct oper *p = opers; !o->opers && p->name; p++)
		if (strings_add(operators, p->name, e))
			return -1;
	return o->opers ? 0 : strings_add(operators, oper_none.name, e);
}

/* Combinations that nobody asked for by name and that do not exist are passed over in silence. */
static int is_of_interest(const struct verify_options *o, const struct pair *p)
{
	return (o->types && o->opers) || operation_takes(p->operation, p->type, p->oper) ||
	       (p->oper != &oper_none && p->operation->combines && !p->operation->types);
}

/* The number in types of the type whose turn it is for operator i, among those that the operation takes with it; -1: of
 * none. */
static int turn_of(const struct operation *operation, const struct strings *types, const struct oper *oper, int i)
{
	int turn = 0, takes[16] = {0};

	for (int k = 0; k < types->count && turn < 16; k++)
		if (operation_takes(operation, elem_find(types->items[k]), oper))
			takes[turn++] = k;
	return turn > 0 ? takes[i % turn] : -1;
}

/* Is it type t's turn for operator i? The first operator takes the types that would have none otherwise. */
static int covers(const struct pair *p, const struct strings *types, const struct strings *operators, int t, int i)
{
	if (p->oper == &oper_none || turn_of(p->operation, types, p->oper, i) == t)
		return 1;
	for (int k = 1; i == 0 && k < operators->count; k++)
		if (turn_of(p->operation, types, oper_find(operators->items[k]), k) == t)
			return 0;
	return i == 0;
}

static int verify_operation(struct pair *p, const struct strings *types, const struct strings *operators,
			    struct tally *sum, struct err *e)
{
	for (int t = 0; t < types->count; t++)
		for (int i = 0; i < operators->count; i++) {
			p->type = elem_find(types->items[t]);
			p->oper = oper_find(operators->items[i]);
			if (is_of_interest(p->options, p) &&
			    (!p->options->cover || covers(p, types, operators, t, i)) && verify_pair(p, sum, e))
				return -1;
		}
	return 0;
}

static int verify_all(struct session *s, const struct verify_options *o, struct tally *sum, struct err *e)
{
	struct strings names = {0}, types = {0}, operators = {0}, strategies = {0};
	struct pair pair = {.session = s, .options = o, .strategies = &strategies};
	int status = fill_lists(s, o, &names, &types, &operators, e) ||
				     (o->strategies && strings_split(&strategies, o->strategies, e)) ||
				     check_names(s, &names, &types, &operators, e) ||
				     check_strategies(s, &names, &strategies, e)
			     ? -1
			     : 0;

	if (status == 0)
		(void)printf("%-24s %-5s %-16s %7s %6s %7s\n", "family", "type", "operator", "passed", "wrong",
			     "failed");
	progress_begin(&s->progress, 0);
	for (int k = 0; k < names.count && status == 0; k++) {
		pair.operation = operation_find(names.items[k]);
		status = verify_operation(&pair, &types, &operators, sum, e);
	}
	strings_release(&names);
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
	struct verify_options o = {.session = {.device = "auto", .jobs = SESSION_JOBS}, .operations = "segreduce"};
	const struct option options[] = {
		{"device", OPTION_TEXT, &o.session.device, "DEVICE", "cuda:0, opencl:0, ... or auto (default)"},
		SESSION_OPTIONS(o.session),
		{"operation", OPTION_TEXT, &o.operations, "LIST", "default segreduce; all: every operation"},
		{"type", OPTION_TEXT, &o.types, "LIST", "element types (default all)"},
		{"operator", OPTION_TEXT, &o.opers, "LIST", "operators (default all)"},
		{"strategy", OPTION_TEXT, &o.strategies, "LIST", "only these strategies"},
		{"params", OPTION_TEXT, &o.params, "TEXT", "only the variant 'NT=128 VT=7' (others default)"},
		{"elements", OPTION_INT, &o.most, "N", "only geometries of at most N elements (simulators)"},
		{"length", OPTION_INT, &o.length, "N", "of segments, where it is compiled in (default several)"},
		{"all", OPTION_FLAG, &o.all, NULL, "every possible variant"},
		{"variants", OPTION_INT, &o.variants, "N", "at most N of a family, type and operator"},
		{"cover", OPTION_FLAG, &o.cover, NULL, "each type and operator once a family, not every pair"},
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
