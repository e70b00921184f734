/* Defaults of requests, durations and names. */
#include "tuner/request/request.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int duration_read(const char *text, double *seconds)
{
	static const struct {
		const char *unit;
		double seconds;
	} units[] = {{"", 1}, {"s", 1}, {"ms", 1e-3}, {"m", 60}, {"min", 60}, {"h", 3600}};
	char *end;
	double number;

	errno = 0;
	number = strtod(text, &end);
	if (end == text || errno || !isfinite(number) || number < 0)
		return -1;
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (strcmp(end, units[i].unit) == 0) {
			*seconds = number * units[i].seconds;
			return 0;
		}
	return -1;
}

#define LISTED "segtune catalogue --operators lists them"

static int unknown_type(const char *name, struct err *e)
{
	struct nearest near = nearest_to(name);

	for (const struct elem_type *t = elem_types; t->name; t++)
		nearest_offer(&near, t->name);
	return nearest_fail(&near, "element type", LISTED, e);
}

static int unknown_operator(const char *name, const struct user_oper *defined, struct err *e)
{
	struct nearest near = nearest_to(name);

	for (const struct oper *o = opers; o->name; o++)
		nearest_offer(&near, o->name);
	for (const struct user_oper *u = defined; u; u = u->next)
		nearest_offer(&near, u->oper.name);
	return nearest_fail(&near, "operator", LISTED, e);
}

int request_check_names(const struct strings *types, const struct strings *operators, const struct user_oper *defined,
			struct err *e)
{
	for (int i = 0; i < types->count; i++)
		if (!elem_find(types->items[i]))
			return unknown_type(types->items[i], e);
	for (int i = 0; i < operators->count; i++)
		if (!user_oper_find(defined, operators->items[i]))
			return unknown_operator(operators->items[i], defined, e);
	return 0;
}

void defined_release(struct defined *d)
{
	user_opers_release(&d->opers);
	key_list_release(&d->keys);
}

void sweep_request_init(struct sweep_request *r)
{
	*r = (struct sweep_request){.operation = "segreduce", .search = "exhaustive", .seed = 1};
}

void sweep_request_release(struct sweep_request *r)
{
	strings_release(&r->types);
	strings_release(&r->opers);
	strings_release(&r->key_types);
	strings_release(&r->strategies);
	strings_release(&r->geometries);
	strings_release(&r->only.named);
	strings_release(&r->priors);
	strings_release(&r->inputs.texts);
	input_list_release(&r->inputs.applied);
}

const char *sweep_request_input(const struct sweep_request *r, int i)
{
	return r->inputs.texts.count ? r->inputs.texts.items[i] : INPUT_ARRAY;
}

const struct oper *sweep_request_oper(const struct sweep_request *r, const char *oper, const char *input)
{
	const struct oper *base = user_oper_find(r->defined.opers, oper);

	return base ? input_list_find(&r->inputs.applied, base, input) : NULL;
}

/* Unknown operators are reported by request_check_names. */
int sweep_request_apply_inputs(struct sweep_request *r, struct err *e)
{
	const int count = r->opers.count ? r->opers.count : 1;

	for (int i = 0; i < r->inputs.texts.count; i++)
		for (int k = 0; k < count; k++) {
			const struct oper *base =
				user_oper_find(r->defined.opers, r->opers.count ? r->opers.items[k] : "plus");

			if (base && input_list_add(&r->inputs.applied, base, r->inputs.texts.items[i], e))
				return -1;
		}
	return 0;
}

void plot_request_init(struct plot_request *r)
{
	*r = (struct plot_request){
		.operation = "segreduce", .x = "mean length", .y = "fraction", .out = "results/throughput"};
}

void export_request_init(struct export_request *r)
{
	*r = (struct export_request){.format = "c",
				     .operation = "segreduce",
				     .max_boxes = REQUEST_MAX_BOXES,
				     .tolerance = REQUEST_TOLERANCE,
				     .out = "results/segtune_launch_boxes.h"};
}

void export_request_release(struct export_request *r)
{
	strings_release(&r->types);
	strings_release(&r->opers);
	strings_release(&r->key_types);
	strings_release(&r->weights);
	strings_release(&r->guess_for);
	strings_release(&r->strategies);
}

void request_table_name(const char *operation, const char *type, const char *oper, const char *key_type,
			char name[REQUEST_TABLE_NAME])
{
	(void)snprintf(name, REQUEST_TABLE_NAME, "%s %s %s%s%s", operation, type, oper, *key_type ? " keys=" : "",
		       key_type);
}
