/* Plans: kernels, temporaries, execution. */
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/internal.h"

#define PART 512 /* alignment of temporaries; a multiple of the base alignment of every device */

static size_t whole_parts(int64_t bytes)
{
	return bytes > 0 ? ((size_t)bytes + PART - 1) / PART * PART : PART;
}

static int add_step(segred_plan *plan, void *program, const struct launch *l, const int64_t *numbers)
{
	segred_context *c = plan->context;
	struct step *s = &plan->steps[plan->nsteps];
	int i, status;

	s->launch = l;
	s->grid = numbers[l->grid];
	s->block = numbers[l->block];
	s->local_bytes = l->local_bytes >= 0 ? numbers[l->local_bytes] : 0;
	if (s->grid == 0)
		return SEGRED_OK;
	for (i = 0; i < l->nargs; i++)
		if (l->args[i].kind == ARG_NUMBER)
			s->numbers[i] = numbers[l->args[i].index];
	status = c->backend->kernel(c, program, l->kernel, &s->kernel);
	if (status == SEGRED_OK)
		plan->nsteps++;
	return status;
}

static int fill_plan(segred_plan *plan, const struct compiled_in *in, const int64_t *numbers)
{
	const struct box *b = plan->box;
	void *program = NULL;
	int i, status = context_program(plan->context, &b->kernels, in, &program);

	for (i = 0; i < b->ntemps; i++) {
		plan->bytes[i] = whole_parts(numbers[b->temps[i].bytes]);
		plan->is_zeroed[i] = b->temps[i].zeroed && numbers[b->temps[i].bytes] > 0;
		plan->total += plan->bytes[i];
	}
	for (i = 0; i < b->nlaunches && status == SEGRED_OK && !(plan->is_empty && plan->kind->is_per_element); i++)
		status = add_step(plan, program, &b->launches[i], numbers);
	return status;
}

/* Whether the box was measured on this device, at this row width and stride. */
static int is_exact(const segred_context *c, const struct table *t, const struct box *b, const struct compiled_in *in)
{
	return strcmp(t->device, c->name) == 0 && b < t->boxes + t->nmeasured && t->width == in->width &&
	       t->stride == in->stride;
}

LOCAL int plan_make(segred_context *c, const struct kind *k, const struct box *b, const struct segred_problem *p,
		    const int64_t *numbers, segred_plan **out)
{
	segred_plan *plan = (segred_plan *)calloc(1, sizeof *plan);
	const struct compiled_in in = compiled_for(k, p);
	int entered, status;

	if (!plan)
		return SEGRED_NO_MEMORY;
	if (pthread_mutex_init(&plan->mutex, NULL) != 0) {
		free(plan);
		return SEGRED_NO_MEMORY;
	}
	plan->context = c;
	plan->kind = k;
	plan->table = find_table(c, k, p);
	plan->box = b;
	plan->is_exact = is_exact(c, plan->table, b, &in);
	plan->offsets = p->offsets;
	plan->is_empty = p->n == 0;
	entered = c->backend->enter(c);
	status = fill_plan(plan, &in, numbers);
	c->backend->leave(c, entered);
	if (status != SEGRED_OK) {
		segred_plan_free(plan);
		plan = NULL;
	}
	*out = plan;
	return status;
}

static int is_step(const struct step *s, const struct launch *l, const int64_t *numbers)
{
	int i;

	if (s->launch != l || s->grid != numbers[l->grid] || s->block != numbers[l->block] ||
	    s->local_bytes != (l->local_bytes >= 0 ? numbers[l->local_bytes] : 0))
		return 0;
	for (i = 0; i < l->nargs; i++)
		if (l->args[i].kind == ARG_NUMBER && s->numbers[i] != numbers[l->args[i].index])
			return 0;
	return 1;
}

LOCAL int plan_has(const segred_plan *plan, const struct box *b, const int64_t *numbers)
{
	int i, at = 0;

	if (plan->box != b || plan->is_empty)
		return plan->box == b;
	for (i = 0; i < b->ntemps; i++)
		if (plan->bytes[i] != whole_parts(numbers[b->temps[i].bytes]))
			return 0;
	for (i = 0; i < b->nlaunches; i++) {
		if (numbers[b->launches[i].grid] == 0)
			continue;
		if (at == plan->nsteps || !is_step(&plan->steps[at], &b->launches[i], numbers))
			return 0;
		at++;
	}
	return at == plan->nsteps;
}

int segred_plan_shape(segred_context *c, const struct segred_problem *p, segred_plan **plan)
{
	int64_t numbers[MOST_NUMBERS];
	const struct kind *kind;
	const struct box *b;
	int status;

	if (!c || !plan)
		return SEGRED_NULL_POINTER;
	*plan = NULL;
	status = choose(c, p, &kind, &b, numbers);
	return status == SEGRED_OK ? plan_make(c, kind, b, p, numbers, plan) : status;
}

int segred_box_count(const segred_context *c, const struct segred_problem *p)
{
	const struct kind *kind = c && p ? find_kind(p) : NULL;
	const struct table *t = kind ? find_table(c, kind, p) : NULL;

	return t ? t->nboxes : 0;
}

int segred_plan_box(segred_context *c, const struct segred_problem *p, int box, segred_plan **plan)
{
	int64_t numbers[MOST_NUMBERS];
	const struct kind *kind;
	const struct table *t;
	struct inputs in;
	int status;

	if (!c || !plan)
		return SEGRED_NULL_POINTER;
	*plan = NULL;
	status = check_problem(p, &kind);
	if (status != SEGRED_OK)
		return status;
	if (kind->needs_empty && p->empty < 0)
		return SEGRED_NEEDS_OFFSETS;
	t = find_table(c, kind, p);
	in = make_inputs(c, kind, p);
	if (!t || box < 0 || box >= t->nboxes || !box_takes(&t->boxes[box], p) ||
	    !box_numbers(c, &t->boxes[box], &in, numbers))
		return SEGRED_NO_BOX;
	return plan_make(c, kind, &t->boxes[box], p, numbers, plan);
}

const char *segred_plan_name(const segred_plan *plan)
{
	return plan ? plan->box->name : "";
}

int segred_plan_reproducible(const segred_plan *plan)
{
	return plan ? plan->box->reproducible : 0;
}

int segred_plan_exact(const segred_plan *plan)
{
	return plan ? plan->is_exact : 0;
}

int64_t segred_plan_width(const segred_plan *plan)
{
	return plan ? plan->table->width : 0;
}

static void release_parts(segred_plan *plan)
{
	int i;

	for (i = 0; i < plan->box->ntemps; i++)
		if (plan->temps[i]) {
			plan->context->backend->release_part(plan->context, plan->temps[i]);
			plan->temps[i] = NULL;
		}
	plan->has_parts = 0;
}

static void release_memory(segred_plan *plan)
{
	segred_context *c = plan->context;

	release_parts(plan);
	if (plan->memory && plan->owns_memory)
		c->backend->free(c, plan->memory, plan->stream);
	plan->memory = NULL;
	plan->owns_memory = plan->is_ready = 0;
}

void segred_plan_free(segred_plan *plan)
{
	segred_context *c;
	int i, entered;

	if (!plan)
		return;
	c = plan->context;
	entered = c->backend->enter(c);
	release_memory(plan);
	for (i = 0; i < plan->nsteps; i++)
		c->backend->release_kernel(c, plan->steps[i].kernel);
	c->backend->leave(c, entered);
	(void)pthread_mutex_destroy(&plan->mutex);
	free(plan);
}

size_t segred_plan_bytes(const segred_plan *plan)
{
	return plan ? plan->total : 0;
}

LOCAL void plan_use_memory(segred_plan *plan, void *memory)
{
	release_memory(plan);
	plan->memory = memory;
}

int segred_plan_memory(segred_plan *plan, void *memory)
{
	const int alignment = plan ? plan->context->backend->alignment : 0;
	int entered;

	if (!plan || (!memory && plan->total))
		return SEGRED_NULL_POINTER;
	if (alignment && (uintptr_t)memory % (uintptr_t)alignment)
		return SEGRED_ALIGNMENT;
	(void)pthread_mutex_lock(&plan->mutex);
	entered = plan->context->backend->enter(plan->context);
	plan_use_memory(plan, memory);
	plan->context->backend->leave(plan->context, entered);
	(void)pthread_mutex_unlock(&plan->mutex);
	return SEGRED_OK;
}

/* ---- calls ---- */

static int make_parts(segred_plan *plan, void *stream)
{
	segred_context *c = plan->context;
	size_t at = 0;
	int i, status = SEGRED_OK;

	if (plan->total && !plan->memory) {
		status = c->backend->alloc(c, plan->total, stream, &plan->memory);
		plan->owns_memory = status == SEGRED_OK;
	}
	for (i = 0; i < plan->box->ntemps && status == SEGRED_OK; i++) {
		status = c->backend->part(c, plan->memory, at, plan->bytes[i], &plan->temps[i]);
		at += plan->bytes[i];
	}
	if (status != SEGRED_OK)
		release_parts(plan);
	plan->has_parts = status == SEGRED_OK;
	return status;
}

static void bind(segred_plan *plan, struct step *s, void *const *arrays)
{
	int i;

	for (i = 0; i < s->launch->nargs; i++) {
		const struct arg *a = &s->launch->args[i];

		if (a->kind != ARG_NUMBER)
			s->memory[i] = a->kind == ARG_ARRAY ? arrays[a->index] : plan->temps[a->index];
	}
}

static int queue_steps(segred_plan *plan, int once, void *const *arrays, void *stream)
{
	segred_context *c = plan->context;
	int i, status = SEGRED_OK;

	for (i = 0; i < plan->nsteps && status == SEGRED_OK; i++)
		if (plan->steps[i].launch->once == once) {
			bind(plan, &plan->steps[i], arrays);
			status = c->backend->launch(c, &plan->steps[i], stream);
		}
	return status;
}

/* Zeroes the temporaries that need it, and runs the `once` launches. */
static int get_ready(segred_plan *plan, void *const *arrays, void *stream)
{
	segred_context *c = plan->context;
	int i, status = plan->has_parts ? SEGRED_OK : make_parts(plan, stream);

	for (i = 0; i < plan->box->ntemps && status == SEGRED_OK; i++)
		if (plan->is_zeroed[i])
			status = c->backend->zero(c, plan->temps[i], plan->bytes[i], stream);
	if (status == SEGRED_OK)
		status = queue_steps(plan, 1, arrays, stream);
	plan->is_ready = status == SEGRED_OK;
	return status;
}

/* Whether kernels use array i even if the problem has no elements. */
static int is_always_used(const segred_plan *plan, int i)
{
	return i == plan->kind->offsets || i >= plan->kind->outputs;
}

/* Only at the first call, because the query takes as long as the launch of a small kernel. */
static int check_reach(segred_plan *plan, void *const *arrays)
{
	segred_context *c = plan->context;
	int i;

	for (i = 0; i < MOST_ARRAYS && plan->kind->arrays[i] && !plan->is_checked; i++)
		if ((!plan->is_empty || is_always_used(plan, i)) && !c->backend->reaches(c, arrays[i]))
			return SEGRED_WRONG_DEVICE;
	plan->is_checked = 1;
	return SEGRED_OK;
}

/* Call with the plan's mutex held. After a failure temporaries may be partly written, so they are initialized again. */
static int execute(segred_plan *plan, void *const *arrays, void *stream)
{
	int status = plan->context->backend->streams->check(plan->context, stream);

	if (status == SEGRED_OK && plan->nsteps)
		status = check_reach(plan, arrays);
	if (status != SEGRED_OK)
		return status;
	plan->stream = stream;
	if (!plan->is_ready)
		status = get_ready(plan, arrays, stream);
	if (status == SEGRED_OK)
		status = queue_steps(plan, 0, arrays, stream);
	if (status != SEGRED_OK)
		plan->is_ready = 0;
	return status;
}

/* NULL is allowed for inputs other than the offsets if the problem has no elements: an empty array may be NULL, but
 * which of them are empty, only the caller knows. */
static int check_arrays(const segred_plan *plan, void *const *arrays)
{
	const int alignment = plan->context->backend->alignment;
	int i;

	if (plan->nsteps == 0)
		return SEGRED_OK;
	for (i = 0; i < MOST_ARRAYS && plan->kind->arrays[i]; i++) {
		if (!arrays[i] && (!plan->is_empty || is_always_used(plan, i)))
			return SEGRED_NULL_POINTER;
		if (alignment &&
		    (uintptr_t)arrays[i] % (uintptr_t)(plan->box->unaligned ? plan->kind->grain[i] : alignment))
			return SEGRED_ALIGNMENT;
	}
	return SEGRED_OK;
}

int segred_execute_arrays(segred_plan *plan, void *const *arrays, void *stream)
{
	int entered, status;

	if (!plan || !arrays)
		return SEGRED_NULL_POINTER;
	status = check_arrays(plan, arrays);
	if (status != SEGRED_OK)
		return status;
	(void)pthread_mutex_lock(&plan->mutex);
	entered = plan->context->backend->enter(plan->context);
	status = execute(plan, arrays, stream);
	plan->context->backend->leave(plan->context, entered);
	(void)pthread_mutex_unlock(&plan->mutex);
	return status;
}

LOCAL int arrays_of(const struct kind *k, const void *values, const void *offsets, void *result, void **arrays)
{
	int i;

	for (i = 0; i < MOST_ARRAYS && k->arrays[i]; i++) {
		/* The casts through memcpy drop const; kernels do not write inputs. */
		if (strcmp(k->arrays[i], "values") == 0)
			memcpy(&arrays[i], &values, sizeof values);
		else if (i == k->offsets)
			memcpy(&arrays[i], &offsets, sizeof offsets);
		else if (strcmp(k->arrays[i], "result") == 0)
			arrays[i] = result;
		else
			return 0;
	}
	return 1;
}

int segred_execute(segred_plan *plan, const void *values, void *result, void *stream)
{
	void *arrays[MOST_ARRAYS] = {NULL};

	if (!plan || !arrays_of(plan->kind, values, plan->offsets, result, arrays))
		return SEGRED_NULL_POINTER;
	return segred_execute_arrays(plan, arrays, stream);
}
