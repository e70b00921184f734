/* The device process: serves requests in order, using the device's backend. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "harness/device/compiler.h"
#include "harness/process/remote.h"
#include "harness/process/remote_wire.h"
#include "harness/process/worker.h"

#define INPUT ((size_t)1 << 16) /* bytes */

struct server {
	struct gpu *gpu;
	char *staging;
	void **objects; /* indexed by the caller's numbers: struct gpu_mem or struct gpu_program */
	int capacity;
	struct err late; /* first error of requests that have no answer */
	int failed;      /* 1: `late` is to be reported with the next answer */
	char *payload;   /* of the current request; the buffer grows */
	size_t room;
	size_t taken, filled; /* positions in input */
	char input[INPUT];    /* requests arrive in groups: one system call reads many */
};

/* A request with its payload and, if its handler needs them, object and answer. */
struct call {
	const struct wire_request *request;
	char *payload;
	void *object;
	double seconds;
	void *result; /* one of the fields below */
	size_t size;
	struct gpu_info device;
	struct gpu_kernel_info kernel;
	struct gpu_health health;
};

static int room_for(struct server *s, int object, struct err *e)
{
	void **grown;
	int capacity = s->capacity ? s->capacity : 256;

	if (object < 0)
		return err_set(e, "no object %d", object);
	while (capacity <= object)
		capacity *= 2;
	if (capacity == s->capacity)
		return 0;
	grown = realloc(s->objects, (size_t)capacity * sizeof *grown);
	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %d objects of a device", capacity);
	memset(grown + s->capacity, 0, (size_t)(capacity - s->capacity) * sizeof *grown);
	s->objects = grown;
	s->capacity = capacity;
	return 0;
}

static void *object_of(const struct server *s, int object, struct err *e)
{
	if (object >= 0 && object < s->capacity && s->objects[object])
		return s->objects[object];
	(void)err_set(e, "no object %d", object);
	return NULL;
}

static int serve_open(struct server *s, struct call *c, struct err *e)
{
	if (gpu_find(c->payload, &s->gpu, e))
		return -1;
	c->device = s->gpu->info;
	c->result = &c->device;
	c->size = sizeof c->device;
	return 0;
}

/* ---- programs ---- */

static int serve_build(struct server *s, struct call *c, struct err *e)
{
	const char *text = c->payload + strlen(c->payload) + 1;
	struct gpu_program *program;

	if (s->gpu->ops->build(s->gpu, c->payload, text, &program, e))
		return -1;
	s->objects[c->request->object] = program;
	return 0;
}

static int serve_load(struct server *s, struct call *c, struct err *e)
{
	size_t name = strlen(c->payload) + 1, size = (size_t)c->request->payload - name;
	struct gpu_code code = {malloc(size + 1), size, 0};
	struct gpu_program *program;

	if (!code.bytes)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %zu bytes of code", size);
	memcpy(code.bytes, c->payload + name, size);
	if (s->gpu->ops->load(s->gpu, c->payload, &code, &program, e))
		return -1;
	s->objects[c->request->object] = program;
	return 0;
}

static int serve_library(struct server *s, struct call *c, struct err *e)
{
	struct gpu_program *program;

	if (s->gpu->ops->library(s->gpu, c->payload, &program, e))
		return -1;
	s->objects[c->request->object] = program;
	return 0;
}

static int serve_unbuild(struct server *s, struct call *c, struct err *e)
{
	(void)e;
	s->gpu->ops->unbuild(c->object);
	s->objects[c->request->object] = NULL;
	return 0;
}

static int serve_kernel_info(struct server *s, struct call *c, struct err *e)
{
	c->result = &c->kernel;
	c->size = sizeof c->kernel;
	return s->gpu->ops->kernel_info(c->object, c->payload, &c->kernel, e);
}

/* ---- memory ---- */

static int serve_alloc(struct server *s, struct call *c, struct err *e)
{
	struct gpu_mem *mem;
	int status;

	s->gpu->shift = (int)c->request->offset;
	status = s->gpu->ops->alloc(s->gpu, (size_t)c->request->bytes, &mem, e);
	s->gpu->shift = 0;
	if (status)
		return -1;
	s->objects[c->request->object] = mem;
	return 0;
}

/* The array is missing if its allocation failed, which has already been reported. */
static int serve_free(struct server *s, struct call *c, struct err *e)
{
	const int object = c->request->object;

	if (object < 0 || object >= s->capacity)
		return err_set(e, "no object %d", object);
	s->gpu->ops->free(s->objects[object]);
	s->objects[object] = NULL;
	return 0;
}

static int serve_write(struct server *s, struct call *c, struct err *e)
{
	const struct wire_request *r = c->request;

	return s->gpu->ops->write(c->object, (ptrdiff_t)r->offset, s->staging + r->slot, (size_t)r->bytes, e);
}

static int serve_patch(struct server *s, struct call *c, struct err *e)
{
	const struct wire_request *r = c->request;

	return s->gpu->ops->write(c->object, (ptrdiff_t)r->offset, c->payload, (size_t)r->payload, e);
}

static int serve_read(struct server *s, struct call *c, struct err *e)
{
	const struct wire_request *r = c->request;

	return s->gpu->ops->read(c->object, (ptrdiff_t)r->offset, s->staging, (size_t)r->bytes, e);
}

/* Reads into the staging memory, without gaps. */
static int serve_read_all(struct server *s, struct call *c, struct err *e)
{
	const struct wire_range *from = (const struct wire_range *)(const void *)c->payload;
	const size_t count = c->request->payload / sizeof *from;
	struct gpu_range list[WIRE_RANGES];
	char *to = s->staging;
	size_t i;

	for (i = 0; i < count && i < WIRE_RANGES; i++) {
		list[i] = (struct gpu_range){object_of(s, from[i].object, e), (ptrdiff_t)from[i].offset,
					     (size_t)from[i].bytes, to};
		if (!list[i].mem)
			return -1;
		to += list[i].bytes;
	}
	return gpu_read_all(s->gpu, list, (int)i, e);
}

static int serve_write_words(struct server *s, struct call *c, struct err *e)
{
	const struct wire_word *from = (const struct wire_word *)(const void *)c->payload;
	const size_t count = c->request->payload / sizeof *from;
	struct gpu_word words[GPU_WORDS];

	for (size_t i = 0; i < count && i < GPU_WORDS; i++) {
		words[i] =
			(struct gpu_word){from[i].object < 0 ? NULL : object_of(s, from[i].object, e), from[i].value};
		if (from[i].object >= 0 && !words[i].mem)
			return -1;
	}
	return s->gpu->ops->write_words(c->object, words, (int)count, e);
}

static int serve_read_discard(struct server *s, struct call *c, struct err *e)
{
	(void)s;
	return gpu_read_discard(c->object, (size_t)c->request->bytes, e);
}

static int serve_fill(struct server *s, struct call *c, struct err *e)
{
	const struct wire_request *r = c->request;

	return s->gpu->ops->fill(c->object, (ptrdiff_t)r->offset, (size_t)r->bytes, r->pattern, e);
}

static int serve_copy(struct server *s, struct call *c, struct err *e)
{
	struct gpu_mem *from = object_of(s, c->request->other, e);

	return from ? s->gpu->ops->copy(c->object, from, (size_t)c->request->bytes, e) : -1;
}

/* ---- launches, clock, state ---- */

static int serve_launch(struct server *s, struct call *c, struct err *e)
{
	const struct wire_launch *l = (const struct wire_launch *)(const void *)c->payload;
	struct gpu_program *program = object_of(s, l->program, e);
	struct gpu_arg args[WIRE_ARGS] = {{0}};
	struct gpu_launch launch = {program, l->kernel, l->grid, l->block, l->nargs, args, l->local_bytes};

	for (int i = 0; program && i < l->nargs; i++) {
		const struct wire_arg *a = &l->args[i];

		args[i] = (struct gpu_arg){NULL, &a->scalar, a->size};
		if (a->object < 0)
			continue;
		args[i] = (struct gpu_arg){object_of(s, a->object, e), NULL, 0};
		if (!args[i].mem)
			return -1;
	}
	return program ? s->gpu->ops->launch(s->gpu, &launch, e) : -1;
}

static int serve_wait(struct server *s, struct call *c, struct err *e)
{
	(void)s;
	(void)c;
	(void)e;
	return 0;
}

static int serve_record(struct server *s, struct call *c, struct err *e)
{
	return gpu_record(s->gpu, c->request->slot, e);
}

static int serve_elapsed(struct server *s, struct call *c, struct err *e)
{
	return gpu_elapsed(s->gpu, c->request->since, c->request->slot, &c->seconds, e);
}

static int serve_finish(struct server *s, struct call *c, struct err *e)
{
	(void)c;
	return gpu_finish(s->gpu, e);
}

static int serve_stream(struct server *s, struct call *c, struct err *e)
{
	return gpu_select_stream(s->gpu, c->request->slot, e);
}

static int serve_health(struct server *s, struct call *c, struct err *e)
{
	c->result = &c->health;
	c->size = sizeof c->health;
	return gpu_health(s->gpu, c->request->slot, &c->health, e);
}

/* ---- requests ---- */

/* While an error waits to be reported, work is skipped. Requests that free something are still served (ALWAYS), as are
 * those whose effects the caller relies on later: arrays, their contents, and the stream. */
enum { ANSWERS = 1, ALWAYS = 2, OBJECT = 4 /* of the request must exist */, CREATES = 8 /* that object */ };

static const struct {
	int (*serve)(struct server *s, struct call *c, struct err *e);
	int flags;
} handlers[WIRE_OPS] = {
	[WIRE_OPEN] = {serve_open, ANSWERS},
	[WIRE_BUILD] = {serve_build, ANSWERS | CREATES},
	[WIRE_LOAD] = {serve_load, ANSWERS | CREATES},
	[WIRE_LIBRARY] = {serve_library, ANSWERS | CREATES},
	[WIRE_UNBUILD] = {serve_unbuild, ALWAYS | OBJECT},
	[WIRE_KERNEL_INFO] = {serve_kernel_info, ANSWERS | OBJECT},
	[WIRE_ALLOC] = {serve_alloc, ANSWERS | CREATES},
	[WIRE_ALLOC_SMALL] = {serve_alloc, ALWAYS | CREATES},
	[WIRE_FREE] = {serve_free, ALWAYS},
	[WIRE_WRITE] = {serve_write, ALWAYS | OBJECT},
	[WIRE_WAIT] = {serve_wait, ANSWERS},
	[WIRE_PATCH] = {serve_patch, ALWAYS | OBJECT},
	[WIRE_READ] = {serve_read, ANSWERS | OBJECT},
	[WIRE_READ_ALL] = {serve_read_all, ANSWERS},
	[WIRE_WRITE_WORDS] = {serve_write_words, OBJECT},
	[WIRE_READ_DISCARD] = {serve_read_discard, OBJECT},
	[WIRE_FILL] = {serve_fill, ALWAYS | OBJECT},
	[WIRE_COPY] = {serve_copy, ALWAYS | OBJECT},
	[WIRE_LAUNCH] = {serve_launch, 0},
	[WIRE_RECORD] = {serve_record, 0},
	[WIRE_ELAPSED] = {serve_elapsed, ANSWERS},
	[WIRE_FINISH] = {serve_finish, ANSWERS},
	[WIRE_STREAM] = {serve_stream, ALWAYS},
	[WIRE_HEALTH] = {serve_health, ANSWERS},
};

static int handle(struct server *s, struct call *c, int flags, struct err *e)
{
	const int object = c->request->object;

	if ((flags & CREATES) && room_for(s, object, e))
		return -1;
	if (flags & OBJECT) {
		c->object = object_of(s, object, e);
		if (!c->object)
			return -1;
	}
	return handlers[c->request->op].serve(s, c, e);
}

/* Serves a request whose payload has arrived. -1: the socket is closed. */
static int serve(struct server *s, struct call *c)
{
	const int flags = handlers[c->request->op].flags;
	struct err e = s->late;
	int status = -1;

	if (!s->failed || (flags & ALWAYS))
		status = handle(s, c, flags, &e);
	if (flags & ANSWERS) {
		s->failed = 0;
		return worker_answer(status, &e, c->result, c->size, c->seconds);
	}
	if (status && !s->failed) {
		s->failed = 1;
		s->late = e;
	}
	return 0;
}

static int take(struct server *s, void *data, size_t size)
{
	char *to = data;

	while (size > 0) {
		size_t part = s->filled - s->taken < size ? s->filled - s->taken : size;
		ssize_t n;

		memcpy(to, s->input + s->taken, part);
		s->taken += part;
		to += part;
		size -= part;
		if (size >= INPUT)
			return worker_receive(to, size);
		if (size == 0)
			return 0;
		n = worker_receive_some(s->input, INPUT);
		if (n < 0)
			return -1;
		s->taken = 0;
		s->filled = (size_t)n;
	}
	return 0;
}

/* Reads the payload and appends two NULs, for a name and the text after it. */
static int take_payload(struct server *s, size_t size)
{
	if (size + 2 > s->room) {
		char *grown = realloc(s->payload, 2 * size + 2);

		if (!grown)
			return -1;
		s->payload = grown;
		s->room = 2 * size + 2;
	}
	s->payload[size] = s->payload[size + 1] = '\0';
	return take(s, s->payload, size);
}

/* The caller already has gpu_info and does not wait for this; an error is reported like that of enqueued work. */
static void start(struct server *s)
{
	if (!s->gpu)
		return;
	s->failed = gpu_start(s->gpu, &s->late) != 0;
	if (!s->failed && s->gpu->ops->pin)
		s->gpu->ops->pin(s->gpu, s->staging, WIRE_STAGING);
}

static int serve_next(struct server *s)
{
	struct wire_request r;
	struct call c = {.request = &r};

	if (take(s, &r, sizeof r) || r.op < 0 || r.op >= WIRE_OPS || r.payload > WIRE_MOST ||
	    (!s->gpu && r.op != WIRE_OPEN) || take_payload(s, (size_t)r.payload))
		return -1;
	c.payload = s->payload;
	if (serve(s, &c))
		return -1;
	if (r.op == WIRE_OPEN)
		start(s);
	return 0;
}

int remote_worker_main(void)
{
	struct server *s;
	void *staging;

	if (worker_serve(0))
		return 2;
	s = calloc(1, sizeof *s);
	staging = mmap(NULL, WIRE_STAGING, PROT_READ | PROT_WRITE, MAP_SHARED, WORKER_SHARED, 0);
	if (!s || staging == MAP_FAILED) {
		free(s);
		return 2;
	}
	s->staging = staging;
	while (serve_next(s) == 0)
		;
	/* The caller has freed what it used; the exit of the process frees the rest. */
	if (s->gpu)
		s->gpu->ops->close(s->gpu);
	(void)munmap(staging, WIRE_STAGING);
	free(s->objects);
	free(s->payload);
	free(s);
	return 0;
}
