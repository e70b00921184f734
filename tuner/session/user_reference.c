/* Builds and runs the reference of a user's operator on the device. */
#include "tuner/session/user_reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/buildlog.h"

#define STRATEGY "reference"

struct case_shape build_target_shape(const struct build_target *t)
{
	return (struct case_shape){.type = t->type,
				   .offset_type = t->offset_type,
				   .key = operation_key(t->operation),
				   .writes_keys = operation_writes_keys(t->operation),
				   .oper = t->oper,
				   .n = 1 << 16,
				   .segments = 1 << 10,
				   .min = 64,
				   .max = 64,
				   .length = t->length,
				   .mean = 64};
}

/* Of a compiler's log only the first error: the rest follows from it. */
static int blame_expression(const struct build_target *t, struct err *e)
{
	const char *log = strstr(e->text, BUILD_FAILED),
		   *first = build_first_error(log ? log + strlen(BUILD_FAILED) : e->text);
	char line[1024];

	(void)snprintf(line, sizeof line, "%.*s", (int)strcspn(first, "\r\n"), first);
	return err_as(e, ERR_BUILD, "operator '%s' of %s cannot be compiled for %s: %s", t->oper->name,
		      t->oper->user->where, t->type->name, line);
}

static int build(struct user_reference *r, struct err *e)
{
	const struct case_shape shape = build_target_shape(&r->target);
	struct session *s = r->session;
	char *text = NULL;
	int status;

	if (catalogue_source(s->catalogue, &r->variant, &shape, &text, e))
		return -1;
	status = s->gpu->ops->build(s->gpu, r->variant.family->source, text, &r->program, e);
	free(text);
	return status == 0 ? 0 : e->kind == ERR_BUILD ? blame_expression(&r->target, e) : -1;
}

static int is_same(const struct build_target *a, const struct build_target *b)
{
	return a->operation == b->operation && a->type == b->type && a->oper == b->oper &&
	       a->offset_type == b->offset_type && a->length == b->length;
}

int user_reference_for(struct user_reference *r, struct session *s, const struct build_target *target, struct err *e)
{
	const struct operation *o = target->operation;
	const struct family *family;

	if (!target->oper->user || (r->program && is_same(&r->target, target)))
		return 0;
	user_reference_release(r);
	family = catalogue_find(s->catalogue, o->name, STRATEGY);
	if (!family || family_unsupported_reason(family, target->type, target->oper) ||
	    !operation_takes(o, target->type, target->oper))
		return err_as(e, ERR_USAGE, "operation '%s' does not take operator '%s': it has no reference for it",
			      o->name, target->oper->name);
	*r = (struct user_reference){.session = s, .target = *target};
	return variant_parse(family, "", &r->variant, e) || build(r, e) ? -1 : 0;
}

void user_reference_release(struct user_reference *r)
{
	if (r->program)
		r->program->gpu->ops->unbuild(r->program);
	memset(r, 0, sizeof *r);
}

static int make_plans(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
		      struct err *e)
{
	const struct user_reference *r = context;
	struct plan_batch batch = {.problems = problems, .plans = plans, .count = count};
	int status = catalogue_plans(r->session->catalogue, &r->variant, &r->session->gpu->info, &batch, e);

	*at = batch.at;
	return status;
}

int user_reference_expect(struct user_reference *r, struct device_problem *on_device, const struct problem *problem,
			  struct err *e)
{
	struct plan plan;
	int at;

	return make_plans(r, problem, 1, &plan, &at, e) || device_problem_expect(on_device, &plan, r->program, e) ? -1
														  : 0;
}

struct verify_reference user_reference_verify(struct user_reference *r)
{
	return (struct verify_reference){make_plans, r, r->program};
}
