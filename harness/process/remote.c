#include "harness/process/remote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "harness/base/clock.h"
#include "harness/base/list.h"
#include "harness/base/parallel.h"
#include "harness/device/backends.h"
#include "harness/process/remote_wire.h"
#include "harness/process/worker.h"

#define QUEUE ((size_t)1 << 16) /* bytes of requests that are sent together */
#define PATCH ((size_t)4096)    /* bytes of a write that goes with its request */
#define SMALL ((size_t)1 << 20) /* bytes of an array that is hardly ever too large: nobody waits for it */
#define CLOSE_LIMIT 5.0         /* seconds that a process may take to end by itself */
#define RESTART_LIMIT 10.0      /* seconds that a driver may take to give back what a dead process had */

/* What is behind a number. Arrays are made again when the process is, programs at their next use. */
struct object {
	struct remote_mem *mem;
	struct remote_program *program;
};

struct remote {
	struct gpu base;
	struct gpu_ops ops;   /* without what the device's backend lacks */
	struct worker worker; /* not started: dead, why says of what */
	struct err why;
	double limit;
	int opening; /* asked for, not answered */
	const volatile sig_atomic_t *stopped;
	int shared;    /* file of the stage, for the next process */
	char *stage;   /* WIRE_STAGE bytes that both processes see */
	size_t staged; /* of them hold what is still to be written to the device */
	struct object *objects;
	int nobjects, capacity;
	size_t queued;
	char queue[QUEUE];
};

struct remote_mem {
	struct gpu_mem base;
	int object;
};

struct remote_program {
	struct gpu_program base;
	int object;
	int loaded;           /* in the process that there is now */
	enum wire_op made_by; /* WIRE_BUILD, WIRE_LOAD or WIRE_LIBRARY */
	size_t size;
	char *payload; /* of that request: name and text or code; owned */
};

/* ---- what is said ---- */

static struct exchange exchange_of(const struct remote *r)
{
	return (struct exchange){&r->worker, -1, r->stopped, clock_now() + r->limit};
}

/* The process ended or was ended, and with it what all calls will say until it is started again. */
static int lost(struct remote *r, enum moved how, struct err *e)
{
	char fate[96];

	worker_fate(&r->worker, how, r->limit, fate, sizeof fate);
	r->queued = r->staged = 0;
	if (how == MOVED_STOPPED)
		(void)err_as(&r->why, ERR_STOPPED, "interrupted");
	else
		(void)err_as(&r->why, how == MOVED_LATE ? ERR_TIMED_OUT : ERR_CRASHED, "the device's process %s", fate);
	for (int i = 0; i < r->nobjects; i++)
		if (r->objects[i].program)
			r->objects[i].program->loaded = 0;
	if (e)
		*e = r->why;
	return -1;
}

static int is_dead(const struct remote *r, struct err *e)
{
	if (r->worker.pid)
		return 0;
	if (e)
		*e = r->why;
	return 1;
}

static int flush(struct remote *r, const struct exchange *x, struct err *e)
{
	enum moved how = worker_give(x, r->queue, r->queued);

	r->queued = 0;
	return how == MOVED_ALL ? 0 : lost(r, how, e);
}

static int put(struct remote *r, const void *data, size_t size, struct err *e)
{
	struct exchange x;
	enum moved how;

	if (r->queued + size <= QUEUE) {
		memcpy(r->queue + r->queued, data, size);
		r->queued += size;
		return 0;
	}
	x = exchange_of(r);
	if (flush(r, &x, e))
		return -1;
	if (size <= QUEUE)
		return put(r, data, size, e);
	how = worker_give(&x, data, size);
	return how == MOVED_ALL ? 0 : lost(r, how, e);
}

/* A request that has no answer. */
static int say(struct remote *r, const struct wire_request *request, const void *payload, struct err *e)
{
	if (is_dead(r, e))
		return -1;
	return put(r, request, sizeof *request, e) || (request->payload && put(r, payload, request->payload, e)) ? -1
														 : 0;
}

/* An answer's error, or its result of exactly size bytes; -1 where it is neither. */
static int take_rest(struct remote *r, const struct exchange *x, const struct wire_answer *a, void *result, size_t size,
		     struct err *e)
{
	struct err told = {.kind = (enum err_kind)a->kind};
	enum moved how;

	if (a->size >= sizeof told.text || (!a->status && a->size != size)) {
		(void)kill(r->worker.pid, SIGKILL);
		return lost(r, MOVED_ENDED, e);
	}
	how = worker_take(x, a->status ? (void *)told.text : result, (size_t)a->size);
	if (how != MOVED_ALL)
		return lost(r, how, e);
	if (a->status && e)
		*e = told;
	return a->status ? -1 : 0;
}

/* The next answer, of size bytes. seconds may be NULL. */
static int take_answer(struct remote *r, const struct exchange *x, void *result, size_t size, double *seconds,
		       struct err *e)
{
	struct wire_answer a;
	enum moved how = worker_take(x, &a, sizeof a);

	if (how != MOVED_ALL)
		return lost(r, how, e);
	if (seconds)
		*seconds = a.seconds;
	return take_rest(r, x, &a, result, size, e);
}

/* A request and the wait for its answer. What was said before it has been done then. */
static int ask(struct remote *r, const struct wire_request *request, const void *payload, void *result, size_t size,
	       double *seconds, struct err *e)
{
	struct exchange x;

	if (say(r, request, payload, e))
		return -1;
	x = exchange_of(r);
	if (flush(r, &x, e))
		return -1;
	r->staged = 0;
	return take_answer(r, &x, result, size, seconds, e);
}

/* ---- objects ---- */

/* A free number, -1 with e filled. */
static int number(struct remote *r, struct err *e)
{
	struct object *grown;

	for (int i = 0; i < r->nobjects; i++)
		if (!r->objects[i].mem && !r->objects[i].program)
			return i;
	grown = list_grow(r->objects, r->nobjects, &r->capacity, sizeof *grown);
	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %d objects of a device", r->nobjects + 1);
	r->objects = grown;
	r->objects[r->nobjects] = (struct object){NULL, NULL};
	return r->nobjects++;
}

static int alloc_there(struct remote *r, const struct remote_mem *m, struct err *e)
{
	struct wire_request request = {.op = m->base.bytes <= SMALL ? WIRE_ALLOC_SMALL : WIRE_ALLOC,
				       .object = m->object,
				       .bytes = m->base.bytes};

	return m->base.bytes <= SMALL ? say(r, &request, NULL, e) : ask(r, &request, NULL, NULL, 0, NULL, e);
}

static int remote_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	struct remote_mem *m = calloc(1, sizeof *m);

	*mem = NULL;
	if (!m)
		return err_as(e, ERR_TOO_LARGE, "out of memory for an array");
	m->base = (struct gpu_mem){gpu, bytes};
	m->object = number(r, e);
	if (m->object < 0 || alloc_there(r, m, e)) {
		free(m);
		return -1;
	}
	r->objects[m->object].mem = m;
	*mem = &m->base;
	return 0;
}

static void remote_free(struct gpu_mem *mem)
{
	struct remote_mem *m = (struct remote_mem *)mem;
	struct wire_request request = {.op = WIRE_FREE};
	struct remote *r;

	if (!m)
		return;
	r = (struct remote *)m->base.gpu;
	request.object = m->object;
	(void)say(r, &request, NULL, NULL);
	r->objects[m->object].mem = NULL;
	free(m);
}

static int load_there(struct remote *r, struct remote_program *p, struct err *e)
{
	struct wire_request request = {.op = (int32_t)p->made_by, .object = p->object, .payload = p->size};

	if (p->loaded || is_dead(r, e))
		return p->loaded ? 0 : -1;
	if (ask(r, &request, p->payload, NULL, 0, NULL, e))
		return -1;
	p->loaded = 1;
	return 0;
}

static void remote_unbuild(struct gpu_program *program)
{
	struct remote_program *p = (struct remote_program *)program;
	struct wire_request request = {.op = WIRE_UNBUILD};
	struct remote *r;

	if (!p)
		return;
	r = (struct remote *)p->base.gpu;
	request.object = p->object;
	if (p->loaded)
		(void)say(r, &request, NULL, NULL);
	r->objects[p->object].program = NULL;
	free(p->payload);
	free(p);
}

/* A program of name and what follows it: both are kept for the next process. */
static int make_program(struct remote *r, enum wire_op op, const char *name, const void *rest, size_t size,
			struct gpu_program **program, struct err *e)
{
	struct remote_program *p = calloc(1, sizeof *p);
	size_t length = strlen(name) + 1;

	*program = NULL;
	if (p)
		p->payload = malloc(length + size);
	if (!p || !p->payload) {
		free(p);
		return err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", name);
	}
	memcpy(p->payload, name, length);
	if (size)
		memcpy(p->payload + length, rest, size);
	p->base.gpu = &r->base;
	p->base.exclusive = op == WIRE_LIBRARY;
	p->made_by = op;
	p->size = length + size;
	p->object = number(r, e);
	if (p->object < 0 || load_there(r, p, e)) {
		free(p->payload);
		free(p);
		return -1;
	}
	if (op == WIRE_LOAD) {
		p->base.binary = p->payload + length;
		p->base.binary_bytes = size;
	}
	r->objects[p->object].program = p;
	*program = &p->base;
	return 0;
}

static int remote_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program,
			struct err *e)
{
	return make_program((struct remote *)gpu, WIRE_BUILD, name, text, strlen(text) + 1, program, e);
}

static int remote_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program,
		       struct err *e)
{
	int status = make_program((struct remote *)gpu, WIRE_LOAD, name, code->bytes, code->size, program, e);

	free(code->bytes);
	code->bytes = NULL;
	return status;
}

static int remote_library(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e)
{
	return make_program((struct remote *)gpu, WIRE_LIBRARY, path, NULL, 0, program, e);
}

static int remote_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			      struct err *e)
{
	struct remote *r = (struct remote *)program->gpu;
	struct remote_program *p = (struct remote_program *)program;
	struct wire_request request = {.op = WIRE_KERNEL_INFO, .object = p->object, .payload = strlen(kernel) + 1};

	return load_there(r, p, e) ? -1 : ask(r, &request, kernel, info, sizeof *info, NULL, e);
}

/* ---- data ---- */

static int object_of(const struct gpu_mem *mem)
{
	return ((const struct remote_mem *)mem)->object;
}

#define LINE 64 /* bytes */

struct copying {
	char *to;
	const char *from;
	size_t bytes;
};

static void copy_lines(void *context, int64_t first, int64_t behind)
{
	const struct copying *c = context;
	const size_t from = (size_t)first * LINE, to = (size_t)behind * LINE;

	memcpy(c->to + from, c->from + from, (to < c->bytes ? to : c->bytes) - from);
}

/* One core copies slower than a device takes it in. */
static void copy_wide(char *to, const char *from, size_t bytes)
{
	struct copying c = {to, from, bytes};

	parallel_ranges((int64_t)((bytes + LINE - 1) / LINE), copy_lines, &c);
}

/* Part of a write, as much as the stage has room for; *part: how much. */
static int stage_write(struct remote *r, const struct gpu_mem *mem, ptrdiff_t offset, const char *from, size_t bytes,
		       size_t *part, struct err *e)
{
	struct wire_request wait = {.op = WIRE_WAIT},
			    request = {.op = WIRE_WRITE, .object = object_of(mem), .offset = offset};

	if (r->staged == WIRE_STAGE && ask(r, &wait, NULL, NULL, 0, NULL, e))
		return -1;
	*part = bytes < WIRE_STAGE - r->staged ? bytes : WIRE_STAGE - r->staged;
	request.slot = (int32_t)r->staged;
	request.bytes = *part;
	copy_wide(r->stage + r->staged, from, *part);
	r->staged += *part;
	return say(r, &request, NULL, e);
}

static int remote_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	struct remote *r = (struct remote *)mem->gpu;
	size_t part;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	if (bytes <= PATCH) {
		struct wire_request patch = {
			.op = WIRE_PATCH, .object = object_of(mem), .offset = offset, .payload = bytes};

		return say(r, &patch, from, e);
	}
	for (size_t done = 0; done < bytes; done += part)
		if (stage_write(r, mem, offset + (ptrdiff_t)done, (const char *)from + done, bytes - done, &part, e))
			return -1;
	return 0;
}

static int remote_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	struct remote *r = (struct remote *)mem->gpu;
	char *at = to;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	do {
		size_t part = bytes < WIRE_STAGE ? bytes : WIRE_STAGE;
		struct wire_request request = {
			.op = WIRE_READ, .object = object_of(mem), .offset = offset, .bytes = part};

		if (ask(r, &request, NULL, NULL, 0, NULL, e))
			return -1;
		if (part)
			memcpy(at, r->stage, part);
		at += part;
		offset += (ptrdiff_t)part;
		bytes -= part;
	} while (bytes > 0);
	return 0;
}

/* How many of the stretches fit into the stage and one request together. */
static int fitting(const struct gpu_range *list, int count)
{
	size_t bytes = 0;
	int n = 0;

	while (n < count && n < WIRE_STRETCHES && list[n].bytes <= WIRE_STAGE - bytes)
		bytes += list[n++].bytes;
	return n;
}

static int read_together(struct remote *r, const struct gpu_range *list, int count, struct err *e)
{
	struct wire_request request = {.op = WIRE_READ_ALL, .payload = (size_t)count * sizeof(struct wire_stretch)};
	struct wire_stretch from[WIRE_STRETCHES];
	size_t at = 0;

	memset(from, 0, request.payload);
	for (int i = 0; i < count; i++) {
		if (backend_check_range(list[i].mem, list[i].offset, list[i].bytes, e))
			return -1;
		from[i].object = object_of(list[i].mem);
		from[i].offset = list[i].offset;
		from[i].bytes = list[i].bytes;
	}
	if (ask(r, &request, from, NULL, 0, NULL, e))
		return -1;
	for (int i = 0; i < count; at += list[i++].bytes)
		memcpy(list[i].to, r->stage + at, list[i].bytes);
	return 0;
}

static int remote_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e)
{
	while (count > 0) {
		int n = fitting(list, count);

		if (n == 0 ? gpu->ops->read(list->mem, list->offset, list->to, list->bytes, e)
			   : read_together((struct remote *)gpu, list, n, e))
			return -1;
		n = n ? n : 1;
		list += n;
		count -= n;
	}
	return 0;
}

static int remote_write_words(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
{
	struct wire_request request = {.op = WIRE_WRITE_WORDS, .object = object_of(table)};
	struct wire_word packed[GPU_WORDS];

	if (backend_check_words(table, words, count, e))
		return -1;
	request.payload = (size_t)count * sizeof *packed;
	memset(packed, 0, request.payload);
	for (int i = 0; i < count; i++) {
		packed[i].object = words[i].mem ? object_of(words[i].mem) : -1;
		packed[i].value = words[i].value;
	}
	return say((struct remote *)table->gpu, &request, packed, e);
}

static int remote_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e)
{
	struct wire_request request = {.op = WIRE_READ_DISCARD, .object = object_of(mem), .bytes = bytes};

	return say((struct remote *)mem->gpu, &request, NULL, e);
}

static int remote_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e)
{
	struct wire_request request = {
		.op = WIRE_FILL, .object = object_of(mem), .pattern = pattern, .offset = offset, .bytes = bytes};

	if (backend_check_fill(mem, offset, bytes, e))
		return -1;
	return bytes ? say((struct remote *)mem->gpu, &request, NULL, e) : 0;
}

static int remote_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	struct wire_request request = {
		.op = WIRE_COPY, .object = object_of(to), .other = object_of(from), .bytes = bytes};

	return backend_check_copy(to, from, bytes, e) ? -1 : say((struct remote *)to->gpu, &request, NULL, e);
}

/* ---- work ---- */

static int pack_launch(const struct gpu_launch *l, struct wire_launch *w, struct err *e)
{
	if (strlen(l->kernel) >= sizeof w->kernel || l->nargs > WIRE_ARGS)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d arguments: name or arguments too long", l->kernel,
			      l->nargs);
	*w = (struct wire_launch){.program = ((struct remote_program *)l->program)->object,
				  .block = l->block,
				  .grid = l->grid,
				  .local_bytes = l->local_bytes,
				  .nargs = l->nargs};
	(void)snprintf(w->kernel, sizeof w->kernel, "%s", l->kernel);
	for (int i = 0; i < l->nargs; i++) {
		const struct gpu_arg *a = &l->args[i];

		w->args[i] = (struct wire_arg){a->mem ? object_of(a->mem) : -1, (uint32_t)a->size, 0};
		if (a->mem)
			continue;
		if (a->size > sizeof w->args[i].scalar)
			return err_as(e, ERR_LAUNCH, "launch of '%s': argument %d of %zu bytes is too large", l->kernel,
				      i, a->size);
		memcpy(&w->args[i].scalar, a->scalar, a->size);
	}
	return 0;
}

static int remote_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	struct wire_request request = {.op = WIRE_LAUNCH};
	struct wire_launch w;

	if (load_there(r, (struct remote_program *)l->program, e) || pack_launch(l, &w, e))
		return -1;
	request.payload = offsetof(struct wire_launch, args) + (size_t)l->nargs * sizeof *w.args;
	return say(r, &request, &w, e);
}

static int remote_submit(struct gpu *gpu, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	struct exchange x;

	if (is_dead(r, e))
		return -1;
	x = exchange_of(r);
	return flush(r, &x, e);
}

static int remote_record(struct gpu *gpu, int event, struct err *e)
{
	struct wire_request request = {.op = WIRE_RECORD, .slot = event};

	return say((struct remote *)gpu, &request, NULL, e);
}

static int remote_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e)
{
	struct wire_request request = {.op = WIRE_ELAPSED, .slot = to, .since = from};

	return ask((struct remote *)gpu, &request, NULL, NULL, 0, seconds, e);
}

static int remote_finish(struct gpu *gpu, struct err *e)
{
	struct wire_request request = {.op = WIRE_FINISH};

	return ask((struct remote *)gpu, &request, NULL, NULL, 0, NULL, e);
}

static int remote_select_lane(struct gpu *gpu, int lane, struct err *e)
{
	struct wire_request request = {.op = WIRE_LANE, .slot = lane};

	return say((struct remote *)gpu, &request, NULL, e);
}

static int remote_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	struct wire_request request = {.op = WIRE_HEALTH, .slot = brief};

	return ask((struct remote *)gpu, &request, NULL, health, sizeof *health, NULL, e);
}

/* ---- the process ---- */

static int start(struct remote *r, const char *spec, struct err *e)
{
	char command[] = "segtune", hidden[] = REMOTE_WORKER;
	char *argv[] = {command, hidden, NULL};
	struct wire_request request = {.op = WIRE_OPEN, .payload = strlen(spec) + 1};
	struct exchange x;

	r->queued = 0;
	if (worker_start(&r->worker, argv, r->shared, e))
		return err_context(e, "device '%s'", spec);
	r->opening = 1;
	x = exchange_of(r);
	return say(r, &request, spec, e) || flush(r, &x, e) ? -1 : 0;
}

static int await(struct remote *r, struct err *e)
{
	const struct exchange x = exchange_of(r);

	r->opening = 0;
	return take_answer(r, &x, &r->base.info, sizeof r->base.info, NULL, e);
}

/* The device is there: what failed when it was started is told by the first answer. */
static int hear(struct remote *r, struct err *e)
{
	struct wire_request request = {.op = WIRE_WAIT};

	return ask(r, &request, NULL, NULL, 0, NULL, e);
}

static int alloc_all(struct remote *r, struct err *e)
{
	for (int i = 0; i < r->nobjects; i++)
		if (r->objects[i].mem && alloc_there(r, r->objects[i].mem, e))
			return -1;
	return 0;
}

/* Some drivers need a while to give back the memory of a process that died. */
static int remote_restart(struct gpu *gpu, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	double end = clock_now() + RESTART_LIMIT;
	char spec[32];
	struct err why;

	(void)snprintf(spec, sizeof spec, "%s:%d", r->base.info.backend, r->base.info.index);
	do {
		if (r->worker.pid) {
			(void)kill(r->worker.pid, SIGKILL);
			(void)lost(r, MOVED_ENDED, NULL);
		}
		if (start(r, spec, &why) == 0 && await(r, &why) == 0 && hear(r, &why) == 0 && alloc_all(r, &why) == 0)
			return 0;
		(void)usleep(100000);
	} while (clock_now() < end && why.kind != ERR_STOPPED);
	*e = why;
	return err_context(e, "cannot start the device's process again");
}

static void remote_close(struct gpu *gpu)
{
	struct remote *r = (struct remote *)gpu;
	struct exchange x;

	if (!r)
		return;
	x = exchange_of(r);
	if (r->worker.pid && !r->opening && flush(r, &x, NULL) == 0)
		worker_close(&r->worker, CLOSE_LIMIT);
	worker_end(&r->worker);
	if (r->stage)
		(void)munmap(r->stage, WIRE_STAGE);
	if (r->shared >= 0)
		(void)close(r->shared);
	free(r->objects);
	free(r);
}

static int make_stage(struct remote *r, struct err *e)
{
	void *stage;

	r->shared = memfd_create("segtune", MFD_CLOEXEC);
	if (r->shared < 0 || ftruncate(r->shared, (off_t)WIRE_STAGE) != 0)
		return err_errno(e, "cannot make memory to share with a device's process");
	stage = mmap(NULL, WIRE_STAGE, PROT_READ | PROT_WRITE, MAP_SHARED, r->shared, 0);
	if (stage == MAP_FAILED)
		return err_errno(e, "cannot share memory with a device's process");
	r->stage = stage;
	return 0;
}

static const struct gpu_ops remote_ops = {
	.close = remote_close,
	.build = remote_build,
	.unbuild = remote_unbuild,
	.kernel_info = remote_kernel_info,
	.alloc = remote_alloc,
	.free = remote_free,
	.write = remote_write,
	.read = remote_read,
	.fill = remote_fill,
	.copy = remote_copy,
	.launch = remote_launch,
	.record = remote_record,
	.elapsed = remote_elapsed,
	.finish = remote_finish,
};

static const struct gpu_remote_ops remote_only_ops = {
	.submit = remote_submit,
	.restart = remote_restart,
	.read_all = remote_read_all,
	.read_discard = remote_read_discard,
};

/* The device reports which backend it has. */
static int set_backend(struct remote *r, struct err *e)
{
	const struct gpu_backend *backend = gpu_find_backend(r->base.info.backend);
	const struct gpu_ops *has = backend ? backend->ops : NULL;

	if (!backend)
		return err_set(e, "a device of an unknown backend '%s'", r->base.info.backend);
	r->base.backend = backend;
	r->ops = remote_ops;
	r->ops.load = has->load ? remote_load : NULL;
	r->ops.library = has->library ? remote_library : NULL;
	r->ops.write_words = has->write_words ? remote_write_words : NULL;
	r->ops.select_lane = has->select_lane ? remote_select_lane : NULL;
	r->ops.health = has->health ? remote_health : NULL;
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
	r->limit = o->limit;
	r->stopped = o->stopped;
	r->ops = remote_ops;
	r->base.ops = &r->ops;
	r->base.remote = &remote_only_ops;
	r->shared = -1;
	if (make_stage(r, e) || start(r, o->spec ? o->spec : "auto", e)) {
		remote_close(&r->base);
		return -1;
	}
	*gpu = &r->base;
	return 0;
}

int remote_await(struct gpu *gpu, struct err *e)
{
	struct remote *r = (struct remote *)gpu;

	return await(r, e) || set_backend(r, e) ? -1 : 0;
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
