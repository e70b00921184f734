/* Calls without a plan. For each stream the context keeps memory for temporaries and, for the last few problems called
 * on it, the plan and what is known about their offsets. */
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/internal.h"

#define MOST_RUNNERS 64
#define MEMOS 8

/* Cached state of one problem. */
struct memo {
	const struct kind *kind;       /* NULL: unused */
	struct segred_problem problem; /* as the caller passed it, with the offsets taken from the arrays */
	int64_t last;                  /* number of the runner's call that used it last */
	segred_plan *plan;             /* NULL: not made yet */
	struct hint hint;
};

/* Cached state of one stream. Its calls run in stream order, so they can share the memory. */
struct runner {
	struct runner *next;
	void *stream;
	int users;             /* calls now using it; this and next are guarded by the context's mutex */
	pthread_mutex_t mutex; /* guards the fields below */
	int64_t calls;
	struct memo memos[MEMOS];
	struct memo *newest; /* of the last call; NULL: none */
	void *memory;        /* currently holds the temporaries of newest's plan */
	size_t bytes;
};

static void free_memo(segred_context *c, struct memo *m)
{
	segred_plan_free(m->plan);
	hint_release(c, &m->hint);
	memset(m, 0, sizeof *m);
}

static void free_runner(segred_context *c, struct runner *r, void *stream)
{
	int i;

	for (i = 0; i < MEMOS; i++)
		free_memo(c, &r->memos[i]);
	if (r->memory)
		c->backend->free(c, r->memory, stream);
	(void)pthread_mutex_destroy(&r->mutex);
	free(r);
}

/* Call with the context's mutex held. NULL: the limit of streams is reached, or out of memory. */
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

/* ---- memos ---- */

/* The fields that a plan for a given kind and box depends on. */
static int is_same_size(const struct segred_problem *a, const struct segred_problem *b)
{
	return a->n == b->n && a->segments == b->segments && a->columns == b->columns && a->empty == b->empty &&
	       a->unaligned == b->unaligned && a->width == b->width && a->stride == b->stride;
}

static int is_same_problem(const struct segred_problem *a, const struct segred_problem *b)
{
	return is_same_size(a, b) && a->offsets == b->offsets && is_same_shape(a, b);
}

/* The memo of this problem; else the least recently used one, cleared and assigned to the problem. */
static struct memo *find_memo(segred_context *c, struct runner *r, const struct kind *k, const struct segred_problem *p)
{
	struct memo *oldest = r->memos;
	int i;

	for (i = 0; i < MEMOS; i++) {
		if (r->memos[i].kind == k && is_same_problem(&r->memos[i].problem, p))
			return &r->memos[i];
		if (r->memos[i].last < oldest->last)
			oldest = &r->memos[i];
	}
	if (r->newest == oldest)
		r->newest = NULL;
	free_memo(c, oldest);
	oldest->kind = k;
	oldest->problem = *p;
	return oldest;
}

/* Grows the memory to at least this many bytes; it never shrinks. Within enter and leave. */
static int make_memory(segred_context *c, struct runner *r, size_t bytes)
{
	int status;

	if (bytes <= r->bytes)
		return SEGRED_OK;
	if (r->memory)
		c->backend->free(c, r->memory, r->stream);
	r->memory = NULL;
	r->bytes = 0;
	status = c->backend->alloc(c, bytes, r->stream, &r->memory);
	if (status == SEGRED_OK)
		r->bytes = bytes;
	else
		r->memory = NULL;
	return status;
}

/* Hands the memory to the memo's plan. Contents left by another plan's call are invalid, so that plan must initialize
 * it. */
static int take_memory(segred_context *c, struct runner *r, struct memo *m)
{
	int status;

	if (r->newest == m && m->plan->memory == r->memory && m->plan->total <= r->bytes)
		return SEGRED_OK;
	r->newest = NULL;
	status = make_memory(c, r, m->plan->total);
	if (status != SEGRED_OK)
		return status;
	plan_use_memory(m->plan, r->memory);
	r->newest = m;
	return SEGRED_OK;
}

/* ---- calls ---- */

/* Reuses the last call's plan for other offsets of the same size, whose temporaries need no initialization. */
static int take_over(struct runner *r, struct memo *m, const struct box *box, const int64_t *numbers)
{
	struct memo *last = r->newest;

	if (!last || last == m || last->kind != m->kind || !last->plan || !plan_has(last->plan, box, numbers) ||
	    !is_same_size(&last->problem, &m->problem))
		return 0;
	m->plan = last->plan;
	last->plan = NULL;
	r->newest = m;
	return 1;
}

/* Makes sure that the memo has a plan that uses what is known about its problem. */
static int find_plan(segred_context *c, struct runner *r, struct memo *m, const struct segred_problem *known)
{
	int64_t numbers[MOST_NUMBERS];
	const struct box *box;
	const struct kind *k;
	int status;

	if (m->plan && !m->hint.is_news)
		return SEGRED_OK;
	status = choose(c, known, &k, &box, numbers);
	if (status != SEGRED_OK)
		return status;
	m->hint.is_news = 0;
	if (m->plan && plan_has(m->plan, box, numbers))
		return SEGRED_OK;
	segred_plan_free(m->plan);
	m->plan = NULL;
	return take_over(r, m, box, numbers) ? SEGRED_OK : plan_make(c, k, box, known, numbers, &m->plan);
}

/* Results of `once` launches may depend on the offsets, so they run again in every call. */
static void forget_prepared(segred_plan *plan)
{
	int i;

	for (i = 0; i < plan->nsteps; i++)
		if (plan->steps[i].launch->once)
			plan->is_ready = 0;
}

/* Runs with a plan of its own: for streams beyond the limit, and for captured calls. A graph may be replayed at any
 * time, so its temporaries must be allocated and freed within the graph. */
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

/* With the runner's mutex held, within enter and leave; so is run_kept. */
static int run_memo(segred_context *c, struct runner *r, struct memo *m, void *const *arrays)
{
	struct segred_problem known = m->problem;
	const int captures = c->backend->streams->is_capturing(c, r->stream);
	int status;

	if (known.offsets)
		hint_use(c, &m->hint, &known);
	if (captures)
		return run_alone(c, &known, arrays, r->stream);
	status = find_plan(c, r, m, &known);
	if (status == SEGRED_OK)
		status = take_memory(c, r, m);
	if (status != SEGRED_OK)
		return status;
	forget_prepared(m->plan);
	status = segred_execute_arrays(m->plan, arrays, r->stream);
	if (status == SEGRED_OK && known.offsets)
		hint_ask(c, &m->hint, &known, r->stream);
	return status;
}

static int run_kept(segred_context *c, struct runner *r, const struct kind *k, const struct segred_problem *p,
		    void *const *arrays)
{
	struct memo *m = find_memo(c, r, k, p);

	m->problem = *p; /* the strings of its names may have moved since the last call */
	m->last = ++r->calls;
	return run_memo(c, r, m, arrays);
}

/* Within enter and leave. */
static int run(segred_context *c, const struct kind *k, const struct segred_problem *p, void *const *arrays,
	       void *stream)
{
	struct runner *r;
	int status = c->backend->streams->check(c, stream);

	if (status != SEGRED_OK)
		return status;
	r = enter_runner(c, stream);
	if (!r)
		return run_alone(c, p, arrays, stream);
	status = run_kept(c, r, k, p, arrays);
	leave_runner(c, r);
	return status;
}

int segred_run(segred_context *c, const struct segred_problem *p, void *const *arrays, void *stream)
{
	const struct kind *kind;
	struct segred_problem known;
	int status, entered;

	if (!c || !arrays)
		return SEGRED_NULL_POINTER;
	status = check_problem(p, &kind);
	if (status != SEGRED_OK)
		return status;
	known = with_arrays(c, kind, p, arrays);
	known.offsets = kind->offsets >= 0 ? arrays[kind->offsets] : NULL;
	entered = c->backend->enter(c);
	status = run(c, kind, &known, arrays, stream);
	c->backend->leave(c, entered);
	return status;
}

int segred_run_call(const struct segred_call *call)
{
	void *arrays[MOST_ARRAYS] = {NULL};
	struct segred_problem p;
	const struct kind *kind;

	if (!call || !call->like)
		return SEGRED_NULL_POINTER;
	p = *call->like;
	p.n = call->n;
	p.segments = call->segments;
	p.offsets = call->offsets;
	kind = find_kind(&p);
	if (!kind)
		return SEGRED_NOT_INCLUDED;
	return arrays_of(kind, call->values, call->offsets, call->result, arrays)
		       ? segred_run(call->context, &p, arrays, call->stream)
		       : SEGRED_NULL_POINTER;
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
	name = r->newest && r->newest->plan ? segred_plan_name(r->newest->plan) : "";
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
