#include "tuner/session/user_reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/buildlog.h"

#define STRATEGY "reference"

/* Of a compiler's log only what it said first of an error: the rest follows from it. */
static int tell_mistake(const struct elem_type *type, const struct oper *oper, struct err *e)
{
	const char *log = strstr(e->text, BUILD_FAILED),
		   *first = build_first_error(log ? log + strlen(BUILD_FAILED) : e->text);
	char line[1024];

	(void)snprintf(line, sizeof line, "%.*s", (int)strcspn(first, "\r\n"), first);
	return err_as(e, ERR_BUILD, "operator '%s' of %s cannot be compiled for %s: %s", oper->name, oper->user->where,
		      type->name, line);
}

static int build(struct user_reference *r, struct err *e)
{
	struct session *s = r->session;
	const struct case_shape shape = {.type = r->type,
					 .offset_type = r->offset_type,
					 .key = operation_key(r->operation),
					 .writes_keys = operation_writes_keys(r->operation),
					 .oper = r->oper,
					 .length = r->length};
	char *text = NULL;
	int status;

	if (catalogue_source(s->catalogue, &r->variant, &shape, &text, e))
		return -1;
	status = s->gpu->ops->build(s->gpu, r->variant.family->source, text, &r->program, e);
	free(text);
	return status == 0 ? 0 : e->kind == ERR_BUILD ? tell_mistake(r->type, r->oper, e) : -1;
}

int user_reference_for(struct user_reference *r, struct session *s, const struct operation *operation,
		       const struct elem_type *type, const struct oper *oper, const struct elem_type *offset_type,
		       int64_t length, struct err *e)
{
	const struct family *family = catalogue_find(s->catalogue, operation->name, STRATEGY);

	if (!oper->user || (r->program && r->operation == operation && r->type == type && r->oper == oper &&
			    r->offset_type == offset_type && r->length == length))
		return 0;
	user_reference_release(r);
	if (!family || family_unsupported_reason(family, type, oper) || !operation_takes(operation, type, oper))
		return err_as(e, ERR_USAGE, "operation '%s' does not take operator '%s': it has no reference for it",
			      operation->name, oper->name);
	*r = (struct user_reference){.session = s,
				     .operation = operation,
				     .type = type,
				     .offset_type = offset_type,
				     .oper = oper,
				     .length = length};
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
	struct plan_batch batch = {problems, plans, count, 0};
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
