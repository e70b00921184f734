/* `segtune verify`: compares variants of each family, type and operator with their references. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "harness/base/stop.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/lua/script.h"
#include "tuner/request/request.h"
#include "tuner/session/user_keys.h"
#include "tuner/session/user_reference.h"
#include "tuner/session/verify_units.h"

static const char usage[] = "segtune verify [options]\n"
			    "\n"
			    "Check variants against reference results on adversarial geometries: for each\n"
			    "strategy, element type and operator a fixed subset of variants in which each\n"
			    "value of each parameter occurs. Prints how many passed, were wrong or failed;\n"
			    "exits with 1 if any was wrong or failed.";

struct verify_options {
	struct session_options session;
	struct verify_choice choice;
	struct strings operations, key_types, types, operators, strategies; /* empty: default */
	const char *script, *input, *offsets;
	int64_t length, width, stride;
	int reproducible; /* 1: also check that results have the same bits in each run */
	int quiet;
};

struct tally {
	int passed, wrong, failed, impossible;
};

static void report_failure(struct session *s, const struct builds *b, const struct build *build)
{
	char text[2048];

	builds_describe_failure(b, build, text, sizeof text);
	progress_warn(&s->progress, "%s", text);
}

#define RUNS 20

/* Checks whether results have the same bits in each run, where the strategy claims that; *same becomes 1 or 0. */
static int check_bits(struct session *s, struct builds *b, struct build *build, int *same, struct err *e)
{
	const struct variant *v = &build->variant;
	int differing = 0;

	*same = 1;
	if (b->target.type->kind != 'f' || !v->family->reproducible)
		return 0;
	if (builds_reproduce(b, build, RUNS, &differing, e))
		return -1;
	*same = differing == 0;
	if (differing)
		progress_warn(&s->progress,
			      "%s %s %s %s: the bits of %d of %d runs differ from the first, but the strategy is "
			      "declared reproducible",
			      v->family->name, b->target.type->name, b->target.oper->name, v->params, differing, RUNS);
	return 0;
}

static void add_tally(struct tally *sum, const struct tally *t)
{
	sum->passed += t->passed;
	sum->wrong += t->wrong;
	sum->failed += t->failed;
	sum->impossible += t->impossible;
}

/* An element type and an operator, verified for all wanted families of an operation in consecutive units. */
struct pair {
	const struct operation *operation;
	const struct elem_type *type;
	const struct oper *oper;
	int units;
};

struct pairs {
	struct pair *list; /* owned */
	int count, capacity;
};

struct work {
	struct session *session;
	struct verify_options *options; /* empty lists are filled with all that exist */
	int types_named, operators_named;
	struct defined defined;   /* by a script; owned */
	struct input_list inputs; /* operators over a transformed input */
	struct verify_units units;
};

static int add_pair(struct work *w, struct pairs *pairs, struct pair *pair, struct err *e)
{
	const struct verify_options *o = w->options;
	const struct verify_unit unit = {.operation = pair->operation,
					 .type = pair->type,
					 .oper = pair->oper,
					 .length = o->length,
					 .row = {o->width, o->stride ? o->stride : o->width}};
	struct pair *grown = list_grow(pairs->list, pairs->count, &pairs->capacity, sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %d pairs", pairs->count + 1);
	pairs->list = grown;
	if (operation_takes(pair->operation, pair->type, pair->oper) &&
	    verify_units_add_all(&w->units, &unit, &pair->units, e))
		return -1;
	pairs->list[pairs->count++] = *pair;
	return 0;
}

/* Verifies a unit and adds to tallies, which has one for each family. */
static int verify_unit(struct work *w, struct verify_unit *u, struct tally *tallies, struct err *e)
{
	struct session *s = w->session;
	const struct family *families;
	int status = verify_unit_open(u, s, &w->options->choice, e);

	(void)catalogue_families(s->catalogue, &families);
	for (int i = 0; i < u->variants.count && status == 0; i++) {
		const struct family *f = u->variants.list[i].family;
		struct tally *t = &tallies[f - families];
		struct build *build;
		char label[128];
		int same = 1;

		(void)snprintf(label, sizeof label, "%s %s %s", f->name, u->type->name, u->oper->name);
		status = stop_requested(e) || verify_units_prefetch(&w->units, s, &w->options->choice, e) ||
			 builds_get(&u->builds, &u->variants.list[i], &build, e) ||
			 builds_prepare(&u->builds, build, NULL, e);
		if (status)
			break;
		if (build->state == BUILD_OK && w->options->reproducible &&
		    check_bits(s, &u->builds, build, &same, e)) {
			status = -1;
			break;
		}
		t->passed += build->state == BUILD_OK && same;
		t->wrong += build->state == BUILD_WRONG || !same;
		t->failed += build->state != BUILD_OK && build->state != BUILD_WRONG;
		if (build->state != BUILD_OK)
			report_failure(s, &u->builds, build);
		progress_step(&s->progress, label, -1);
	}
	verify_unit_close(u);
	return status ? -1 : 0;
}

/* Why nothing of a family was tried; NULL if something was. */
static const char *reason(const struct work *w, const struct pair *p, const struct family *f, const struct tally *t)
{
	const char *lacking = device_unsupported_reason(&w->session->gpu->info, p->type, operation_key(p->operation));
	const char *obstacle = lacking ? lacking : family_unsupported_reason(f, p->type, p->oper);

	if (t->passed + t->wrong + t->failed > 0)
		return NULL;
	if (obstacle)
		return obstacle;
	if (!operation_takes(p->operation, p->type, p->oper))
		return "not for this operation";
	return p->oper->commutative ? "no variant fits here" : "it reorders";
}

/* why: the reason why no variant was tried; NULL if some were. */
static void print_row(struct session *s, const struct family *f, const struct pair *p, const struct tally *t,
		      const char *why)
{
	const char *key_type = operation_key_type(p->operation);
	char name[96], text[256];

	progress_end(&s->progress);
	(void)snprintf(name, sizeof name, "%s%s%s", f->name, *key_type ? ":" : "", key_type);
	(void)snprintf(text, sizeof text, "inapplicable: %s", why ? why : "");
	if (why)
		wrap_last(stdout, text, printf("%-36s %-5s %-16s ", name, p->type->name, p->oper->name));
	else
		(void)printf("%-36s %-5s %-16s %6d %5d %6d\n", name, p->type->name, p->oper->name, t->passed, t->wrong,
			     t->failed);
	(void)fflush(stdout);
}

static void print_pair(struct work *w, const struct pair *p, struct tally *tallies, struct tally *sum)
{
	const struct family *families;
	int nfamilies = catalogue_families(w->session->catalogue, &families);

	for (int i = 0; i < nfamilies; i++) {
		const char *why;

		if (!verify_wants(&w->options->choice, p->operation, &families[i]))
			continue;
		why = reason(w, p, &families[i], &tallies[i]);
		tallies[i].impossible = why != NULL;
		print_row(w->session, &families[i], p, &tallies[i], why);
		add_tally(sum, &tallies[i]);
	}
}

/* units: those of this pair. */
static int verify_pair(struct work *w, const struct pair *p, struct verify_unit *units, struct tally *sum,
		       struct err *e)
{
	const struct family *families;
	int nfamilies = catalogue_families(w->session->catalogue, &families), status = 0;
	struct tally *tallies = calloc((size_t)nfamilies + 1, sizeof *tallies);

	if (!tallies)
		return err_set(e, "out of memory");
	for (int i = 0; i < p->units && status == 0; i++)
		status = verify_unit(w, &units[i], tallies, e);
	if (status == 0)
		print_pair(w, p, tallies, sum);
	free(tallies);
	return status;
}

/* Reports unknown names before anything is built. */
static int check_names(const struct work *w, struct err *e)
{
	for (int i = 0; i < w->options->operations.count; i++)
		if (!catalogue_operation_about(w->session->catalogue, w->options->operations.items[i]))
			return catalogue_unknown_operation(w->session->catalogue, w->options->operations.items[i], e);
	for (int i = 0; i < w->options->key_types.count; i++)
		if (!key_type_find(w->options->key_types.items[i]) &&
		    !key_list_find(w->defined.keys, w->options->key_types.items[i]))
			return err_as(e, ERR_USAGE, "unknown key type '%s'", w->options->key_types.items[i]);
	return request_check_names(&w->options->types, &w->options->operators, w->defined.opers, e);
}

/* Each strategy must be one of an operation that is to be verified. */
static int check_strategies(const struct work *w, struct err *e)
{
	const struct strings *names = &w->options->operations, *strategies = &w->options->strategies;

	for (int i = 0; i < strategies->count; i++) {
		int known = 0;

		for (int k = 0; k < names->count && !known; k++)
			known = catalogue_find(w->session->catalogue, names->items[k], strategies->items[i]) != NULL;
		if (!known && names->count > 0)
			return catalogue_unknown_strategy(w->session->catalogue, names->items[0], strategies->items[i],
							  e);
	}
	return 0;
}

/* "all" stands for every operation. The default is segreduce, or reduce_by_key for the key types of a script. */
static int fill_operations(struct work *w, struct err *e)
{
	struct strings *names = &w->options->operations;
	const char *name;

	if (names->count == 0) {
		if (w->defined.keys && strings_add(names, "reduce_by_key", e))
			return -1;
		return w->defined.keys && !w->defined.opers ? 0 : strings_add(names, "segreduce", e);
	}
	if (names->count > 1 || strcmp(names->items[0], "all") != 0)
		return 0;
	strings_release(names);
	for (int i = 0; (name = catalogue_operation_name(w->session->catalogue, i)); i++)
		if (strings_add(names, name, e))
			return -1;
	return 0;
}

/* The default is the script's own key types. */
static int fill_key_types(struct work *w, struct err *e)
{
	const int named = w->options->key_types.count;

	for (const struct user_key *key = w->defined.keys; key && !named; key = key->next)
		if (strings_add(&w->options->key_types, key->type.name, e))
			return -1;
	return 0;
}

/* Fills in types and operators. The default operators are the script's own; plus alone if it defines only key types;
 * otherwise all built-in ones. */
static int fill_types_and_operators(struct work *w, struct err *e)
{
	struct strings *types = &w->options->types, *operators = &w->options->operators;

	w->types_named = types->count > 0;
	w->operators_named = operators->count > 0;
	for (const struct elem_type *t = elem_types; !w->types_named && t->name; t++)
		if (strings_add(types, t->name, e))
			return -1;
	if (w->operators_named)
		return 0;
	if (w->defined.keys && !w->defined.opers)
		return strings_add(operators, "plus", e);
	for (const struct user_oper *u = w->defined.opers; u; u = u->next)
		if (strings_add(operators, u->oper.name, e))
			return -1;
	for (const struct oper *p = opers; !w->defined.opers && p->name; p++)
		if (!(p->index_only && !input_is_array(w->options->input)) && strings_add(operators, p->name, e))
			return -1;
	return w->defined.opers || !input_is_array(w->options->input) ? 0 : strings_add(operators, oper_none.name, e);
}

/* Combinations that do not exist are skipped silently, unless they were named. */
static int is_of_interest(const struct work *w, const struct pair *p)
{
	return (w->types_named && w->operators_named) || operation_takes(p->operation, p->type, p->oper) ||
	       (p->oper != &oper_none && p->operation->combines && !p->operation->types);
}

/* The operator over the transformed input; NULL if the operation combines nothing. */
static const struct oper *find_oper(const struct work *w, const char *name)
{
	const struct oper *base = user_oper_find(w->defined.opers, name),
			  *over = input_list_find(&w->inputs, base, w->options->input);

	return over ? over : base;
}

/* The index of the nth type that the operation takes with the operator; -1: it takes fewer. *count: all of them. */
static int nth_type(const struct work *w, const struct operation *operation, const struct oper *oper, int nth,
		    int *count)
{
	int found = -1;

	*count = 0;
	for (int k = 0; k < w->options->types.count; k++)
		if (operation_takes(operation, elem_find(w->options->types.items[k]), oper) && (*count)++ == nth)
			found = k;
	return found;
}

/* Operators take turns over the types that the operation takes with them. This is the index of the type whose turn it
 * is for operator i; -1: the operator takes none. */
static int turn_of(const struct work *w, const struct operation *operation, const struct oper *oper, int i)
{
	int count;

	(void)nth_type(w, operation, oper, 0, &count);
	return count ? nth_type(w, operation, oper, i % count, &count) : -1;
}

/* Whether it is type t's turn for operator i. The first operator also takes types that would have no turn otherwise. */
static int covers(const struct work *w, const struct pair *p, int t, int i)
{
	if (p->oper == &oper_none || turn_of(w, p->operation, p->oper, i) == t)
		return 1;
	for (int k = 1; i == 0 && k < w->options->operators.count; k++)
		if (turn_of(w, p->operation, find_oper(w, w->options->operators.items[k]), k) == t)
			return 0;
	return i == 0;
}

/* Whether it is the key type's turn for operator i. An operation that the harness computes as another one runs that
 * one's kernels: it gets its default key type with each operator, and one of the others in turn. */
static int covers_key_type(const struct work *w, const struct operation *operation, int i)
{
	const struct catalogue *cat = w->session->catalogue;
	int keys = 0, own = 0;

	for (const struct operation *o; (o = catalogue_operation_at(cat, operation->name, keys)); keys++)
		own = o == operation ? keys : own;
	return own == 0 || operation_find(operation->name) || i % (keys - 1) == own - 1;
}

static int has_operator(const struct pairs *pairs, const struct oper *oper)
{
	for (int i = 0; i < pairs->count; i++)
		if (pairs->list[i].oper == oper)
			return 1;
	return 0;
}

/* Sets *can to 0, with a warning, if a script's operator does not compile for this type. must: that is an error, as for
 * a type that was named, or for the last type if the operator compiles for none. */
static int can_compile(struct work *w, const struct pair *p, int must, int *can, struct err *e)
{
	const struct build_target target = {.operation = p->operation,
					    .type = p->type,
					    .oper = p->oper,
					    .offset_type = w->options->choice.offset_type,
					    .length = p->operation->regular,
					    .row = operation_sample_row(p->operation)};
	struct user_reference reference = {0};
	struct err why;

	*can = 1;
	if (!oper_needs_device(p->oper) || !operation_takes(p->operation, p->type, p->oper))
		return 0;
	if (user_reference_for(&reference, w->session, &target, &why) == 0) {
		user_reference_release(&reference);
		return 0;
	}
	if (why.kind == ERR_USAGE) /* an operation without a reference is reported later */
		return 0;
	*can = 0;
	if (why.kind != ERR_BUILD || must) {
		*e = why;
		return -1;
	}
	progress_warn(&w->session->progress, "inapplicable: %s", why.text);
	return 0;
}

static int list_pairs(struct work *w, struct pairs *pairs, const struct operation *operation, struct err *e)
{
	const struct verify_options *o = w->options;

	for (int t = 0; t < o->types.count; t++)
		for (int i = 0; i < o->operators.count; i++) {
			struct pair p = {operation, elem_find(o->types.items[t]), find_oper(w, o->operators.items[i]),
					 0};
			const int last = t + 1 == o->types.count && !has_operator(pairs, p.oper);
			int can;

			if (!is_of_interest(w, &p) ||
			    (o->choice.cover && !(covers(w, &p, t, i) && covers_key_type(w, operation, i))))
				continue;
			if (can_compile(w, &p, w->types_named || last, &can, e) || (can && add_pair(w, pairs, &p, e)))
				return -1;
		}
	return 0;
}

static int list_all_pairs(struct work *w, struct pairs *pairs, struct err *e)
{
	const struct strings *names = &w->options->operations;
	const struct operation *p;

	for (int i = 0; i < names->count; i++)
		for (int k = 0; (p = catalogue_operation_at(w->session->catalogue, names->items[i], k)); k++)
			if ((!p->key_type || strings_allow(&w->options->key_types, operation_key_type(p))) &&
			    (user_keys_prepare(w->session, p, e) || list_pairs(w, pairs, p, e)))
				return -1;
	return 0;
}

static int verify_pairs(struct work *w, const struct pairs *pairs, struct tally *sum, struct err *e)
{
	struct verify_unit *units = w->units.list;

	if (verify_units_check(&w->units, w->session, &w->options->choice, e))
		return -1;
	(void)printf("%-36s %-5s %-16s %6s %5s %6s\n", "family", "type", "operator", "passed", "wrong", "failed");
	progress_begin(&w->session->progress, 0);
	for (int i = 0; i < pairs->count; units += pairs->list[i++].units)
		if (verify_pair(w, &pairs->list[i], units, sum, e))
			return -1;
	return 0;
}

static int apply_input(struct work *w, struct err *e)
{
	const struct verify_options *o = w->options;

	for (int i = 0; i < o->operators.count; i++) {
		const struct oper *base = user_oper_find(w->defined.opers, o->operators.items[i]);

		if (base != &oper_none && input_list_add(&w->inputs, base, o->input, e))
			return -1;
	}
	return 0;
}

static int read_script(struct work *w, struct err *e)
{
	const char *script = w->options->script;

	return script && (script_definitions(script, &w->session->gpu->info, &w->defined, e) ||
			  catalogue_add_keys(w->session->catalogue, w->defined.keys, e))
		       ? -1
		       : 0;
}

static int verify_all(struct session *s, struct verify_options *o, struct tally *sum, struct err *e)
{
	struct work work = {.session = s, .options = o};
	struct pairs pairs = {0};
	int status = read_script(&work, e) || fill_operations(&work, e) || fill_key_types(&work, e) ||
				     fill_types_and_operators(&work, e) || check_names(&work, e) ||
				     check_strategies(&work, e) || apply_input(&work, e)
			     ? -1
			     : 0;

	o->choice.strategies = &o->strategies;
	if (status == 0)
		status = list_all_pairs(&work, &pairs, e) || verify_pairs(&work, &pairs, sum, e) ? -1 : 0;
	verify_units_release(&work.units);
	defined_release(&work.defined);
	input_list_release(&work.inputs);
	free(pairs.list);
	return status;
}

static int verify(struct verify_options *o, const char *command, struct err *e)
{
	struct session s = {0};
	struct tally sum = {0};
	int status;

	stop_on_signals();
	if (session_open(&s, &o->session, command, e))
		return -1;
	status = verify_all(&s, o, &sum, e);
	progress_end(&s.progress);
	if (status == 0) {
		wrap_printf(stdout, 0, 4, "%d passed, %d wrong, %d failed, %d inapplicable on %s", sum.passed,
			    sum.wrong, sum.failed, sum.impossible, s.gpu->info.name);
		if (sum.wrong || sum.failed)
			status = err_set(e, "%d variants are wrong and %d failed", sum.wrong, sum.failed);
	}
	session_close(&s, "done");
	return status;
}

#define LENGTH_MOST ((int64_t)1 << 30) /* far below where counts times lengths overflow */

static int check_row(const struct verify_options *o, struct err *e)
{
	if (o->width < 0 || o->width > ROW_WIDTH_MOST)
		return err_as(e, ERR_USAGE, "option '--width' cannot be '%lld' (1 to %d; 0: several)",
			      (long long)o->width, ROW_WIDTH_MOST);
	if (o->stride && (!o->width || o->stride < o->width || o->stride > ROW_STRIDE_MOST))
		return err_as(e, ERR_USAGE, "option '--stride' cannot be '%lld' (from '--width' to %d)",
			      (long long)o->stride, ROW_STRIDE_MOST);
	return 0;
}

static int check_ranges(struct verify_options *o, struct err *e)
{
	const struct elem_type *offsets = o->choice.offset_type = elem_find(o->offsets);

	if (!offsets || offsets->kind != 'i' || offsets->wide)
		return err_as(e, ERR_USAGE, "offsets are i32 or i64, not '%s'", o->offsets);
	if (o->choice.most < 0)
		return err_as(e, ERR_USAGE, "option '--elements' cannot be '%lld' (1 or more; 0: any number)",
			      (long long)o->choice.most);
	if (o->length < 0 || o->length > LENGTH_MOST)
		return err_as(e, ERR_USAGE, "option '--length' cannot be '%lld' (1 to %lld; 0: several)",
			      (long long)o->length, (long long)LENGTH_MOST);
	return check_row(o, e);
}

static int parse_and_verify(int argc, char **argv, struct verify_options *o, const char *command)
{
	const struct option options[] = {
		{"device", OPTION_TEXT, &o->session.device, "DEVICE", "cuda:0, opencl:0, ... or auto (default)"},
		SESSION_OPTIONS(o->session),
		{"operation", OPTION_LIST, &o->operations, "LIST", "default segreduce; all: every operation"},
		{"key-type", OPTION_LIST, &o->key_types, "LIST", "for operations with keys (default all)"},
		{"type", OPTION_LIST, &o->types, "LIST", "element types (default all)"},
		{"operator", OPTION_LIST, &o->operators, "LIST", "operators (default all, or those of the script)"},
		{"input", OPTION_TEXT, &o->input, "INPUT", "input values (default array; segtune help inputs)"},
		{"script", OPTION_TEXT, &o->script, "FILE", "check the operators and key types of this tuning script"},
		{"strategy", OPTION_LIST, &o->strategies, "LIST", "only these strategies"},
		{"params", OPTION_TEXT, &o->choice.params, "TEXT",
		 "only the variant 'NT=128 VT=7' (other parameters: default)"},
		{"elements", OPTION_INT, &o->choice.most, "N",
		 "only geometries of at most N elements (for simulators)"},
		{"offsets", OPTION_TEXT, &o->offsets, "TYPE", "type of the offsets: i32 (default) or i64"},
		{"length", OPTION_INT, &o->length, "N", "segment length, if compiled in (default several)"},
		{"width", OPTION_INT, &o->width, "N", "row width, for operations on rows (default several)"},
		{"stride", OPTION_INT, &o->stride, "N", "row stride, with --width (default: the width)"},
		{"all", OPTION_FLAG, &o->choice.all, NULL, "all possible variants"},
		{"variants", OPTION_INT, &o->choice.variants, "N", "at most N per strategy, type and operator"},
		{"cover", OPTION_FLAG, &o->choice.cover, NULL,
		 "each type and operator once per strategy, not every pair"},
		{"reproducible", OPTION_FLAG, &o->reproducible, NULL,
		 "also check that reproducible strategies give the same bits in 20 runs"},
		{"quiet", OPTION_FLAG, &o->quiet, NULL, "print no progress"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	int operands, status = options_parse(argc, argv, options, usage, &operands);
	struct err e = {0};

	if (status != OPTIONS_GO_ON)
		return status;
	o->session.progress = o->quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
	return options_refuse_operands(argv, operands, &e) || check_ranges(o, &e) || verify(o, command, &e) ? report(&e)
													    : 0;
}

int cmd_verify(int argc, char **argv)
{
	struct verify_options o = {.session = {.device = "auto", .jobs = SESSION_JOBS}, .offsets = "i32"};
	char *command = session_command(argc, argv);
	int status = command ? parse_and_verify(argc, argv, &o, command) : report_no_memory();

	strings_release(&o.operations);
	strings_release(&o.key_types);
	strings_release(&o.types);
	strings_release(&o.operators);
	strings_release(&o.strategies);
	free(command);
	return status;
}
