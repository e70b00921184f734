/* Calls without a plan. For each stream the context keeps the last call's plan and memory for temporaries. */
#include <stdlib.h>

#include "tuner/library/runtime/internal.h"

#define MOST_RUNNERS 64

/* What is kept for a stream. Its calls are in the stream's order, so they share the memory. */
struct runner {
	struct runner *next;
	void *stream;
	int users;                           /* calls that are in it now; of the context's mutex, as is next */
	pthread_mutex_t mutex;               /* of what follows */
	segred_plan *plan;                   /* NULL: none yet */
	int64_t n, segments, columns, empty; /* of the plan */
	void *memory;
	size_t bytes;
	struct hint hint;
};

static void free_runner(segred_context *c, struct runner *r, void *stream)
{
	segred_plan_free(r->plan);
	if (r->memory)
		c->backend->free(c, r->memory, stream);
	hint_release(c, &r->hint);
	(void)pthread_mutex_destroy(&r->mutex);
	free(r);
}

/* With the context's mutex held; NULL: there are as many as may be, or no memory. */
static struct runner *find_or_add(segred_context *c, void *stream)
{
	struct runner *r;
	int count = 0;

	for (r = c->runners; r; r = r->next, count++)
		if (r->stream == stream)
			return r;
	r = count < MOST_RUNNERS ? (struct runner *)calloc(1, sizeof *r) : NULL;
	if (r && pthread_mutex_init(&r->mutex, NULL) != 0) {
		free(r);
		return NULL;
	}
	if (r) {
		r->stream = stream;
		r->next = c->runners;
		c->runners = r;
	}
	return r;
}

static struct runner *enter_runner(segred_context *c, void *stream)
{
	struct runner *r;

	(void)pthread_mutex_lock(&c->mutex);
	r = find_or_add(c, stream);
	if (r)
		r->users++;
	(void)pthread_mutex_unlock(&c->mutex);
	if (r)
		(void)pthread_mutex_lock(&r->mutex);
	return r;
}

static void leave_runner(segred_context *c, struct runner *r)
{
	(void)pthread_mutex_unlock(&r->mutex);
	(void)pthread_mutex_lock(&c->mutex);
	r->users--;
	(void)pthread_mutex_unlock(&c->mutex);
}

static int is_planned(const struct runner *r, const struct box *b, const struct segred_problem *p)
{
	return r->plan && r->plan->box == b && box_takes(b, p) && r->n == p->n && r->segments == p->segments &&
	       r->columns == p->columns && r->empty == p->empty;
}

/* Memory for the plan's temporaries; never less than before. */
static int make_memory(segred_context *c, struct runner *r)
{
	const size_t bytes = r->plan->total;
	const int entered = c->backend->enter(c);
	int status = SEGRED_OK;

	if (bytes > r->bytes) {
		if (r->memory)
			c->backend->free(c, r->memory, r->stream);
		r->memory = NULL;
		r->bytes = 0;
		status = c->backend->alloc(c, bytes, r->stream, &r->memory);
		if (status == SEGRED_OK)
			r->bytes = bytes;
		else
			r->memory = NULL;
	}
	c->backend->leave(c, entered);
	return status;
}

static int make_plan(segred_context *c, struct runner *r, const struct segred_problem *p, const struct kind *k,
		     const struct box *b, const int64_t *numbers)
{
	int status;

	segred_plan_free(r->plan);
	r->plan = NULL;
	status = plan_make(c, k, b, p, numbers, &r->plan);
	if (status == SEGRED_OK)
		status = make_memory(c, r);
	if (status != SEGRED_OK) {
		segred_plan_free(r->plan);
		r->plan = NULL;
		return status;
	}
	r->plan->memory = r->memory;
	r->n = p->n;
	r->segments = p->segments;
	r->columns = p->columns;
	r->empty = p->empty;
	return SEGRED_OK;
}

/* What was prepared is of other offsets, perhaps. */
static void forget_prepared(segred_plan *plan)
{
	int i;

	for (i = 0; i < plan->nsteps; i++)
		if (plan->steps[i].launch->once)
			plan->is_ready = 0;
}

/* For a stream beyond those that are kept. */
static int run_alone(segred_context *c, const struct segred_problem *p, void *const *arrays, void *stream)
{
	segred_plan *plan;
	int status = segred_plan_shape(c, p, &plan);

	if (status != SEGRED_OK)
		return status;
	status = segred_execute_arrays(plan, arrays, stream);
	segred_plan_free(plan);
	return status;
}

/* The problem with what calls before have found out of its offsets. Within enter and leave. */
static struct segred_problem use_hint(segred_context *c, struct runner *r, const struct segred_problem *p,
				      const void *offsets)
{
	struct segred_problem known = *p;

	known.offsets = offsets;
	hint_use(c, &r->hint, &known);
	return known;
}

/* With the runner's mutex held. captures: 1: the call becomes a graph's, which keeps the box of the call before. */
static int find_plan(segred_context *c, struct runner *r, const struct segred_problem *p, const struct kind *k,
		     int captures)
{
	int64_t numbers[MOST_NUMBERS];
	const struct box *box;
	int status;

	if (captures && r->plan && r->plan->kind == k && is_planned(r, r->plan->box, p))
		return SEGRED_OK;
	status = choose(c, p, &k, &box, numbers);
	return status != SEGRED_OK || is_planned(r, box, p) ? status : make_plan(c, r, p, k, box, numbers);
}

/* With the runner's mutex held. */
static int run_kept(segred_context *c, struct runner *r, const struct kind *k, const struct segred_problem *p,
		    void *const *arrays, void *stream)
{
	const void *offsets = k->offsets >= 0 ? arrays[k->offsets] : NULL;
	struct segred_problem known = *p;
	int entered = c->backend->enter(c), captures = c->backend->streams->is_capturing(c, stream), status;

	if (offsets && !captures)
		known = use_hint(c, r, p, offsets);
	c->backend->leave(c, entered);
	status = find_plan(c, r, &known, k, captures);
	if (status != SEGRED_OK)
		return status;
	forget_prepared(r->plan);
	status = segred_execute_arrays(r->plan, arrays, stream);
	if (status == SEGRED_OK && offsets && !captures) {
		entered = c->backend->enter(c);
		hint_ask(c, &r->hint, &known, stream);
		c->backend->leave(c, entered);
	}
	return status;
}

int segred_run(segred_context *c, const struct segred_problem *p, void *const *arrays, void *stream)
{
	const struct kind *kind;
	struct segred_problem known;
	struct runner *r;
	int status, entered;

	if (!c || !arrays)
		return SEGRED_NULL_POINTER;
	status = check_problem(p, &kind);
	if (status != SEGRED_OK)
		return status;
	known = with_arrays(c, kind, p, arrays);
	entered = c->backend->enter(c);
	status = c->backend->streams->check(c, stream);
	c->backend->leave(c, entered);
	if (status != SEGRED_OK)
		return status;
	r = enter_runner(c, stream);
	if (!r)
		return run_alone(c, &known, arrays, stream);
	status = run_kept(c, r, kind, &known, arrays, stream);
	leave_runner(c, r);
	return status;
}

const char *segred_run_name(segred_context *c, void *stream)
{
	struct runner *r;
	const char *name = "";

	if (!c)
		return name;
	(void)pthread_mutex_lock(&c->mutex);
	for (r = c->runners; r && r->stream != stream;)
		r = r->next;
	if (r)
		r->users++;
	(void)pthread_mutex_unlock(&c->mutex);
	if (!r)
		return name;
	(void)pthread_mutex_lock(&r->mutex);
	name = segred_plan_name(r->plan);
	leave_runner(c, r);
	return name;
}

void segred_release_stream(segred_context *c, void *stream)
{
	struct runner **at, *r = NULL;
	int entered;

	if (!c)
		return;
	(void)pthread_mutex_lock(&c->mutex);
	for (at = &c->runners; *at; at = &(*at)->next)
		if ((*at)->stream == stream && (*at)->users == 0) {
			r = *at;
			*at = r->next;
			break;
		}
	(void)pthread_mutex_unlock(&c->mutex);
	if (!r)
		return;
	entered = c->backend->enter(c);
	free_runner(c, r, stream);
	c->backend->leave(c, entered);
}

LOCAL void free_runners(segred_context *c)
{
	struct runner *r, *next;

	for (r = c->runners; r; r = next) {
		next = r->next;
		free_runner(c, r, NULL);
	}
	c->runners = NULL;
}
