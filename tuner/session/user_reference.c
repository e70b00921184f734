/* Builds and runs reference programs on the device: a user's operator, the values of an input. */
#include "tuner/session/user_reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/buildlog.h"
#include "tuner/session/user_keys.h"

#define STRATEGY "reference"

/* Block size of variants/input.cl, and elements per thread. */
#define INPUT_SOURCE "variants/input.cl"
#define INPUT_NT 64
#define INPUT_CHUNK 256

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
				   .row = t->row,
				   .mean = 64};
}

/* Keeps only the first error of a compiler's log, because the others follow from it. */
static int blame_expression(const struct build_target *t, struct err *e)
{
	const struct input *input = t->oper->input;
	const char *log = strstr(e->text, BUILD_FAILED),
		   *first = build_first_error(log ? log + strlen(BUILD_FAILED) : e->text);
	char line[1024];

	(void)snprintf(line, sizeof line, "%.*s", (int)strcspn(first, "\r\n"), first);
	if (!t->oper->user)
		return err_as(e, ERR_BUILD, "input '%s' cannot be compiled for %s: %s", input->text, t->type->name,
			      line);
	return err_as(e, ERR_BUILD, "operator '%s' of %s cannot be compiled for %s: %s", t->oper->name,
		      t->oper->user->where, t->type->name, line);
}

static int build(struct user_reference *r, struct err *e)
{
	const struct case_shape shape = build_target_shape(&r->target);
	struct session *s = r->session;
	const int is_user = r->target.oper->user != NULL;
	const char *name = is_user ? r->variant.family->source : INPUT_SOURCE;
	char *text = NULL;
	int status = is_user ? catalogue_source(s->catalogue, &r->variant, &shape, &text, e)
			     : catalogue_input_source(s->catalogue, &shape, &text, e);

	if (status)
		return -1;
	status = s->gpu->ops->build(s->gpu, name, text, &r->program, e);
	free(text);
	return status == 0 ? 0 : e->kind == ERR_BUILD ? blame_expression(&r->target, e) : -1;
}

static int is_same(const struct build_target *a, const struct build_target *b)
{
	return a->operation == b->operation && a->type == b->type && a->oper == b->oper &&
	       a->offset_type == b->offset_type && a->length == b->length && a->row.width == b->row.width &&
	       a->row.stride == b->row.stride;
}

static int takes(const struct session *s, const struct build_target *t, const struct family **family)
{
	*family = catalogue_find(s->catalogue, t->operation->name, STRATEGY);
	return operation_takes(t->operation, t->type, t->oper) &&
	       (!t->oper->user || (*family && !family_unsupported_reason(*family, t->type, t->oper)));
}

int user_reference_for(struct user_reference *r, struct session *s, const struct build_target *target, struct err *e)
{
	const struct family *family;

	if (user_keys_prepare(s, target->operation, e))
		return -1;
	if (!oper_needs_device(target->oper) || (r->program && is_same(&r->target, target)))
		return 0;
	user_reference_release(r);
	if (!takes(s, target, &family) && target->oper->user)
		return err_as(e, ERR_USAGE, "operation '%s' does not take operator '%s': it has no reference for it",
			      target->operation->name, target->oper->name);
	*r = (struct user_reference){.session = s, .target = *target};
	return (target->oper->user && variant_parse(family, "", &r->variant, e)) || build(r, e) ? -1 : 0;
}

void user_reference_release(struct user_reference *r)
{
	if (r->program)
		r->program->gpu->ops->unbuild(r->program);
	memset(r, 0, sizeof *r);
}

static int find_array(const struct problem *p, const char *name)
{
	for (int k = 0; k < p->narrays; k++)
		if (strcmp(p->arrays[k].name, name) == 0)
			return k;
	return -1;
}

/* Computes the values of an input into the plan's only temporary. Without offsets, or if they do not matter, as one
 * segment. */
static void plan_input(const struct problem *p, struct plan *plan)
{
	const int64_t n = p->geometry->n, blocks = (n + INPUT_NT * INPUT_CHUNK - 1) / (INPUT_NT * INPUT_CHUNK);
	const int multiplies = p->dataset->oper->input->multiplies;
	const int values = find_array(p, multiplies ? "matrix" : "values"), offsets = find_array(p, "offsets"),
		  index = find_array(p, multiplies ? "columns" : "index"), vector = find_array(p, "x");
	const int has_offsets = offsets >= 0 && p->dataset->oper->input->uses_segment;
	const int64_t length = has_offsets ? 0 : p->length ? p->length : n > 0 ? n : 1;

	*plan = (struct plan){.nlaunches = 1, .ntemps = 1};
	(void)snprintf(plan->temps[0].name, sizeof plan->temps[0].name, "computed");
	plan->temps[0].bytes = (size_t)n * (size_t)p->dataset->type->bytes;
	plan->launches[0] = (struct plan_launch){.kernel = "input_values",
						 .grid = blocks,
						 .block = INPUT_NT,
						 .nargs = 8,
						 .args = {{values, 0},
							  {index >= 0 ? index : values, 0},
							  {vector >= 0 ? vector : values, 0},
							  {has_offsets ? offsets : values, 0},
							  {-1, n},
							  {-1, p->geometry->segments},
							  {-1, length},
							  {p->narrays, 0}}};
}

static int make_plans(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
		      struct err *e)
{
	const struct user_reference *r = context;
	struct plan_batch batch = {.problems = problems, .plans = plans, .count = count};
	int status = 0;

	for (int i = 0; i < count && !r->target.oper->user; i++)
		plan_input(&problems[i], &plans[i]);
	if (r->target.oper->user)
		status = catalogue_plans(r->session->catalogue, &r->variant, &r->session->gpu->info, &batch, e);
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
