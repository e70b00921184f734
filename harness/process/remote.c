/* A device in a separate process: opening, restart after a crash, closing. */
#include "harness/process/remote.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "harness/base/clock.h"
#include "harness/process/remote_impl.h"

#define CLOSE_LIMIT 5.0    /* seconds that the process may take to exit by itself */
#define RESTART_LIMIT 10.0 /* seconds that a driver may take to release the resources of a dead process */

/* ---- restart ---- */

/* The process answers WIRE_OPEN before it has started the device; a failure of that comes with the next answer. */
static int await_start(struct remote *r, struct err *e)
{
	struct wire_request request = {.op = WIRE_WAIT};

	return remote_call(r, &request, NULL, NULL, e);
}

static int alloc_all(struct remote *r, struct err *e)
{
	for (int i = 0; i < r->nobjects; i++)
		if (r->objects[i].mem && remote_send_alloc(r, r->objects[i].mem, e))
			return -1;
	return 0;
}

/* Some drivers take a while to release the memory of a process that died. */
static int remote_restart(struct gpu *gpu, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	double end = clock_now() + RESTART_LIMIT;
	char spec[32];
	struct err why;

	(void)snprintf(spec, sizeof spec, "%s:%d", r->base.info.backend, r->base.info.index);
	do {
		remote_kill(r);
		if (remote_start(r, spec, &why) == 0 && remote_take_info(r, &why) == 0 && await_start(r, &why) == 0 &&
		    alloc_all(r, &why) == 0)
			return 0;
		(void)usleep(100000);
	} while (clock_now() < end && why.kind != ERR_STOPPED);
	*e = why;
	return err_context(e, "cannot start the device's process again");
}

/* ---- opening and closing ---- */

static void remote_close(struct gpu *gpu)
{
	struct remote *r = (struct remote *)gpu;
	struct connection *c;

	if (!r)
		return;
	c = &r->connection;
	if (c->worker.pid && !c->opening && remote_flush(r, NULL) == 0)
		worker_close(&c->worker, CLOSE_LIMIT);
	worker_end(&c->worker);
	if (c->staging)
		(void)munmap(c->staging, WIRE_STAGING);
	if (c->shared >= 0)
		(void)close(c->shared);
	free(r->objects);
	free(r);
}

static int make_staging(struct connection *c, struct err *e)
{
	void *staging;

	c->shared = memfd_create("segtune", MFD_CLOEXEC);
	if (c->shared < 0 || ftruncate(c->shared, (off_t)WIRE_STAGING) != 0)
		return err_errno(e, "cannot create memory to share with a device's process");
	staging = mmap(NULL, WIRE_STAGING, PROT_READ | PROT_WRITE, MAP_SHARED, c->shared, 0);
	if (staging == MAP_FAILED)
		return err_errno(e, "cannot share memory with a device's process");
	c->staging = staging;
	return 0;
}

static int remote_submit(struct gpu *gpu, struct err *e)
{
	return remote_flush((struct remote *)gpu, e);
}

static const struct gpu_remote_ops remote_only_ops = {
	.submit = remote_submit,
	.restart = remote_restart,
	.read_all = remote_read_all,
	.read_discard = remote_read_discard,
};

/* Until its backend is known, the device can only be closed. */
static int set_backend(struct remote *r, struct err *e)
{
	const struct gpu_backend *backend = gpu_find_backend(r->base.info.backend);

	if (!backend)
		return err_set(e, "a device of an unknown backend '%s'", r->base.info.backend);
	r->base.backend = backend;
	r->base.remote = &remote_only_ops;
	remote_set_memory_ops(&r->ops, backend->ops);
	remote_set_work_ops(&r->ops, backend->ops);
	return 0;
}

int remote_begin(const struct remote_options *o, struct gpu **gpu, struct err *e)
{
	struct remote *r = calloc(1, sizeof *r);

	*gpu = NULL;
	if (!r) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for a device's process");
		return -1;
	}
	r->connection.limit = o->limit;
	r->connection.stopped = o->stopped;
	r->connection.shared = -1;
	r->ops.close = remote_close;
	r->base.ops = &r->ops;
	if (make_staging(&r->connection, e) || remote_start(r, o->spec ? o->spec : "auto", e)) {
		remote_close(&r->base);
		return -1;
	}
	*gpu = &r->base;
	return 0;
}

int remote_await(struct gpu *gpu, struct err *e)
{
	struct remote *r = (struct remote *)gpu;

	return remote_take_info(r, e) || set_backend(r, e) ? -1 : 0;
}

int remote_open(const struct remote_options *o, struct gpu **gpu, struct err *e)
{
	if (remote_begin(o, gpu, e))
		return -1;
	if (remote_await(*gpu, e) == 0)
		return 0;
	remote_close(*gpu);
	*gpu = NULL;
	return -1;
}
