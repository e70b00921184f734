/* Sends requests to a device process, receives its answers, and handles its end. */
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/list.h"
#include "harness/process/remote_impl.h"

static struct exchange begin_exchange(const struct connection *c)
{
	return (struct exchange){&c->worker, -1, c->stopped, clock_now() + c->limit};
}

/* The process has ended or is killed here; `why` is what all calls report until the restart. */
static int lose(struct remote *r, enum transfer how, struct err *e)
{
	struct connection *c = &r->connection;
	char fate[96];

	worker_end_as(&c->worker, how, c->limit, fate, sizeof fate);
	c->queued = c->staged = 0;
	if (how == TRANSFER_STOPPED)
		(void)err_as(&c->why, ERR_STOPPED, "interrupted");
	else
		(void)err_as(&c->why, how == TRANSFER_TIMED_OUT ? ERR_TIMED_OUT : ERR_CRASHED,
			     "the device's process %s", fate);
	for (int i = 0; i < r->nobjects; i++)
		if (r->objects[i].program)
			r->objects[i].program->loaded = 0;
	if (e)
		*e = c->why;
	return -1;
}

void remote_kill(struct remote *r)
{
	if (!r->connection.worker.pid)
		return;
	(void)kill(r->connection.worker.pid, SIGKILL);
	(void)lose(r, TRANSFER_BROKEN, NULL);
}

static int is_dead(const struct remote *r, struct err *e)
{
	if (r->connection.worker.pid)
		return 0;
	if (e)
		*e = r->connection.why;
	return 1;
}

/* ---- requests ---- */

static int flush(struct remote *r, const struct exchange *x, struct err *e)
{
	struct connection *c = &r->connection;
	enum transfer how = exchange_send(x, c->queue, c->queued);

	c->queued = 0;
	return how == TRANSFER_DONE ? 0 : lose(r, how, e);
}

int remote_flush(struct remote *r, struct err *e)
{
	const struct exchange x = begin_exchange(&r->connection);

	return is_dead(r, e) || flush(r, &x, e) ? -1 : 0;
}

static int queue(struct remote *r, const void *data, size_t size, struct err *e)
{
	struct connection *c = &r->connection;
	enum transfer how;
	struct exchange x;

	if (c->queued + size > REMOTE_QUEUE) {
		x = begin_exchange(c);
		if (flush(r, &x, e))
			return -1;
		if (size > REMOTE_QUEUE) {
			how = exchange_send(&x, data, size);
			return how == TRANSFER_DONE ? 0 : lose(r, how, e);
		}
	}
	memcpy(c->queue + c->queued, data, size);
	c->queued += size;
	return 0;
}

int remote_post(struct remote *r, const struct wire_request *request, const void *payload, struct err *e)
{
	return is_dead(r, e) || queue(r, request, sizeof *request, e) ||
			       (request->payload && queue(r, payload, request->payload, e))
		       ? -1
		       : 0;
}

/* ---- answers ---- */

/* Also fails if the data after the answer's header are neither an error text nor a result of the expected size. */
static int take_answer(struct remote *r, const struct exchange *x, struct remote_answer *answer, struct err *e)
{
	struct worker_answer a;
	struct err reported = {0};
	enum transfer how = exchange_receive(x, &a, sizeof a);

	if (how == TRANSFER_DONE && (a.size >= sizeof reported.text || (!a.status && a.size != answer->size))) {
		(void)kill(r->connection.worker.pid, SIGKILL);
		how = TRANSFER_BROKEN;
	}
	if (how == TRANSFER_DONE)
		how = exchange_receive(x, a.status ? (void *)reported.text : answer->result, (size_t)a.size);
	if (how != TRANSFER_DONE)
		return lose(r, how, e);
	answer->seconds = a.seconds;
	reported.kind = (enum err_kind)a.kind;
	if (a.status && e)
		*e = reported;
	return a.status ? -1 : 0;
}

int remote_call(struct remote *r, const struct wire_request *request, const void *payload, struct remote_answer *answer,
		struct err *e)
{
	struct remote_answer none = {0};
	struct exchange x;

	if (remote_post(r, request, payload, e))
		return -1;
	x = begin_exchange(&r->connection);
	if (flush(r, &x, e))
		return -1;
	r->connection.staged = 0;
	return take_answer(r, &x, answer ? answer : &none, e);
}

/* ---- start ---- */

int remote_start(struct remote *r, const char *spec, struct err *e)
{
	char command[] = "segtune", hidden[] = REMOTE_WORKER;
	char *argv[] = {command, hidden, NULL};
	struct wire_request request = {.op = WIRE_OPEN, .payload = strlen(spec) + 1};
	struct connection *c = &r->connection;

	c->queued = 0;
	if (worker_start(&c->worker, argv, c->shared, e))
		return err_context(e, "device '%s'", spec);
	c->opening = 1;
	return remote_post(r, &request, spec, e) || remote_flush(r, e) ? -1 : 0;
}

int remote_take_info(struct remote *r, struct err *e)
{
	const struct exchange x = begin_exchange(&r->connection);
	struct remote_answer answer = {&r->base.info, sizeof r->base.info, 0};

	r->connection.opening = 0;
	return take_answer(r, &x, &answer, e);
}

/* ---- objects ---- */

int remote_new_object(struct remote *r, struct err *e)
{
	struct remote_object *grown;

	for (int i = 0; i < r->nobjects; i++)
		if (!r->objects[i].mem && !r->objects[i].program)
			return i;
	grown = list_grow(r->objects, r->nobjects, &r->capacity, sizeof *grown);
	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %d objects of a device", r->nobjects + 1);
	r->objects = grown;
	r->objects[r->nobjects] = (struct remote_object){NULL, NULL};
	return r->nobjects++;
}
