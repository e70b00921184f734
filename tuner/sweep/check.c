/* Checks the names and restrictions of a request, and the operators that its script defines; lists its pairs. */
#include <stdio.h>
#include <string.h>

#include "tuner/search/search.h"
#include "tuner/sweep/sweep_impl.h"

const struct operation *sweep_operation(const struct catalogue *cat, const struct sweep_request *r, int i)
{
	return catalogue_operation(cat, r->operation, r->key_types.count ? r->key_types.items[i] : "");
}

const char *sweep_type_name(const struct sweep_request *r, const struct operation *o, int i)
{
	return r->types.count ? r->types.items[i] : operation_default_type(o);
}

const char *sweep_oper_name(const struct sweep_request *r, const struct operation *o, int i)
{
	return r->opers.count ? r->opers.items[i] : operation_default_oper(o)->name;
}

/* "bit_and is for i32, u32, i64". */
static void list_types(const struct oper *oper, char *out, size_t size)
{
	size_t used = (size_t)snprintf(out, size, "%s is for", oper->name);
	const char *before = " ";

	for (const struct elem_type *t = elem_types; t->name && used < size; t++)
		if (oper_expression(oper, t)) {
			used += (size_t)snprintf(out + used, size - used, "%s%s", before, t->name);
			before = ", ";
		}
}

void sweep_explain_unsupported(const struct operation *o, const struct elem_type *type, const struct oper *oper,
			       char *out, size_t size)
{
	if (!o->combines && oper != &oper_none)
		(void)snprintf(out, size, "%s takes no operator", o->name);
	else if (o->combines && oper == &oper_none)
		(void)snprintf(out, size, "%s takes an operator", o->name);
	else if (o->types && !strstr(o->types, type->name))
		(void)snprintf(out, size, "%s takes %s", o->name, o->types);
	else if (o->combines && !oper_expression(oper, type))
		list_types(oper, out, size);
	else if (o->opers && !oper->user)
		(void)snprintf(out, size, "%s takes %s", o->name, o->opers);
	else
		(void)snprintf(out, size, "%s does not exist for %s %s", o->name, type->name, oper->name);
}

static int check_names(const struct sweep_request *r, struct err *e)
{
	char canonical[512];

	if (request_check_names(&r->types, &r->opers, r->defined.opers, e))
		return -1;
	if (variant_space_find(r->space) < 0)
		return err_as(e, ERR_USAGE, "unknown space '%s': hinted, sensible or possible", r->space);
	if (!search_name(r->search))
		return search_unknown(r->search, e);
	if (r->screen > 0 && strcmp(r->search, "exhaustive") != 0 && strcmp(r->search, "random") != 0)
		return err_as(e, ERR_USAGE,
			      "a screen is for exhaustive and random search: '%s' selects variants itself", r->search);
	if (r->cross < 0 || r->cross > SWEEP_CROSS_MOST)
		return err_as(e, ERR_USAGE, "the best %d of each case cannot be measured on all others (0 to %d)",
			      r->cross, SWEEP_CROSS_MOST);
	if (r->geometries.count == 0)
		return err_as(e, ERR_USAGE,
			      "no geometry to sweep over, such as uniform:n=64M,mean=32 (segtune geometry --help)");
	for (int i = 0; i < r->geometries.count; i++)
		if (geometry_canonical(r->geometries.items[i], canonical, sizeof canonical, e) ||
		    geometry_check_readable(r->geometries.items[i], e))
			return -1;
	return 0;
}

/* Whether a strategy of the request has a parameter with this name. */
static int is_parameter(const struct catalogue *cat, const struct sweep_request *r, const char *name)
{
	const struct family *families;
	const int count = catalogue_families(cat, &families);

	for (int i = 0; i < count; i++)
		if (sweep_wants(r, &families[i]) && family_param_find(&families[i], name) >= 0)
			return 1;
	return 0;
}

static int unknown_parameter(const struct catalogue *cat, const struct sweep_request *r, const char *name,
			     struct err *e)
{
	const struct family *families;
	const int count = catalogue_families(cat, &families);
	struct nearest near = nearest_to(name);

	for (int i = 0; i < count; i++)
		for (int k = 0; sweep_wants(r, &families[i]) && k < families[i].nparams; k++)
			nearest_offer(&near, families[i].params[k].name);
	if (near.best)
		return err_as(e, ERR_USAGE, "no selected strategy has a parameter '%s': did you mean %s?", name,
			      near.best);
	return err_as(e, ERR_USAGE, "no selected strategy has a parameter '%s' (segtune catalogue %s lists them)", name,
		      r->operation);
}

static int check_filter(const struct catalogue *cat, const struct sweep_request *r, struct err *e)
{
	for (int i = 0; i < r->filter.count; i++)
		if (!is_parameter(cat, r, r->filter.params[i].name))
			return unknown_parameter(cat, r, r->filter.params[i].name, e);
	return 0;
}

/* Key types must be supported by the operation. */
static int check_key_types(const struct catalogue *cat, const struct sweep_request *r, struct err *e)
{
	for (int i = 0; i < r->key_types.count; i++)
		if (!key_type_find(r->key_types.items[i]) && !key_list_find(r->defined.keys, r->key_types.items[i]))
			return err_as(e, ERR_USAGE, "unknown key type '%s'", r->key_types.items[i]);
		else if (!sweep_operation(cat, r, i))
			return err_as(e, ERR_USAGE, "operation '%s' has no keys of type '%s'", r->operation,
				      r->key_types.items[i]);
	return 0;
}

/* Inputs must be supported by the operation. */
static int check_inputs(const struct catalogue *cat, const struct sweep_request *r, struct err *e)
{
	for (int i = 0; i < r->inputs.texts.count; i++)
		for (int k = 0; k < (r->key_types.count ? r->key_types.count : 1); k++) {
			const struct operation *o = sweep_operation(cat, r, k);
			struct input input;

			if (input_is_array(r->inputs.texts.items[i]))
				continue;
			if (input_parse(r->inputs.texts.items[i], &input, e))
				return -1;
			if (!operation_takes_input(o, &input))
				return err_as(e, ERR_USAGE, "operation '%s' takes no input '%s' (segtune help inputs)",
					      o->name, input.text);
		}
	return 0;
}

const char *sweep_split_named(const char *text, char *strategy, size_t size)
{
	const char *params = text + strcspn(text, " ");

	(void)snprintf(strategy, size, "%.*s", (int)(params - text), text);
	return params + strspn(params, " ");
}

/* The boxes of a header may be older than the catalogue. */
static int check_named(const struct catalogue *cat, const struct sweep_request *r, struct err *e)
{
	for (int i = 0; i < r->only.named.count; i++) {
		const struct family *f;
		struct variant v;
		char strategy[sizeof f->strategy];
		const char *params = sweep_split_named(r->only.named.items[i], strategy, sizeof strategy);

		f = catalogue_find(cat, r->operation, strategy);
		if (!f)
			return catalogue_unknown_strategy(cat, r->operation, strategy, e);
		if (variant_parse(f, params, &v, e))
			return -1;
	}
	return 0;
}

/* Checks that the databases of prior winners exist, for searches that use them. */
static int check_priors(const struct sweep_request *r, struct err *e)
{
	struct store *priors;

	if (r->priors.count == 0)
		return 0;
	if (strcmp(r->search, "exhaustive") == 0 || strcmp(r->search, "random") == 0)
		return err_as(e, ERR_USAGE, "priors are where a search begins: %s search takes none (--search auto)",
			      r->search);
	if (store_open_several(&r->priors, &priors, e))
		return -1;
	store_close(priors);
	return 0;
}

int sweep_check_request(const struct catalogue *cat, const struct sweep_request *r, struct err *e)
{
	if (!catalogue_operation_about(cat, r->operation))
		return catalogue_unknown_operation(cat, r->operation, e);
	for (int i = 0; i < r->strategies.count; i++)
		if (!catalogue_find(cat, r->operation, r->strategies.items[i]))
			return catalogue_unknown_strategy(cat, r->operation, r->strategies.items[i], e);
	return check_named(cat, r, e) || check_key_types(cat, r, e) || check_inputs(cat, r, e) ||
			       check_filter(cat, r, e) || check_names(r, e) || check_priors(r, e)
		       ? -1
		       : 0;
}

int sweep_check_defined(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	int status = 0;

	for (int i = 0; i < sweep_pairs(r) && status == 0; i++) {
		struct build_target target = {.offset_type = elem_find("i32"),
					      .length = sw->operation->regular,
					      .row = operation_sample_row(sw->operation)};
		struct sweep_pair pair;

		sweep_pair_at(sw->session->catalogue, r, i, &pair);
		target.operation = pair.operation;
		target.type = elem_find(pair.type);
		target.oper = sweep_request_oper(r, pair.oper, pair.input);
		status = user_reference_for(&sw->reference, sw->session, &target, e);
	}
	return status;
}

int sweep_pairs(const struct sweep_request *r)
{
	return (r->key_types.count ? r->key_types.count : 1) * (r->types.count ? r->types.count : 1) *
	       (r->inputs.texts.count ? r->inputs.texts.count : 1) * (r->opers.count ? r->opers.count : 1);
}

void sweep_pair_at(const struct catalogue *cat, const struct sweep_request *r, int i, struct sweep_pair *pair)
{
	const int ntypes = r->types.count ? r->types.count : 1, nopers = r->opers.count ? r->opers.count : 1,
		  ninputs = r->inputs.texts.count ? r->inputs.texts.count : 1;

	pair->operation = sweep_operation(cat, r, i / nopers / ninputs / ntypes);
	pair->type = sweep_type_name(r, pair->operation, i / nopers / ninputs % ntypes);
	pair->input = sweep_request_input(r, i / nopers % ninputs);
	pair->oper = sweep_oper_name(r, pair->operation, i % nopers);
}

void sweep_tables_release(struct sweep_tables *t)
{
	strings_release(&t->names);
	strings_release(&t->inputs);
}

static int add_once(struct strings *list, const char *text, struct err *e)
{
	return strings_have(list, text) ? 0 : strings_add(list, text, e);
}

int sweep_add_tables(const struct catalogue *cat, const struct sweep_request *r, struct sweep_tables *t, struct err *e)
{
	int status = 0;

	for (int i = 0; i < sweep_pairs(r) && status == 0; i++) {
		char name[REQUEST_TABLE_NAME];
		struct sweep_pair pair;

		sweep_pair_at(cat, r, i, &pair);
		request_table_name(r->operation, pair.type, pair.oper, operation_key_type(pair.operation), name);
		status = add_once(&t->names, name, e) || add_once(&t->inputs, pair.input, e) ? -1 : 0;
	}
	return status;
}
