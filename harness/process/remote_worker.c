/* The process of a device: does what remote.c asks, in order, with the backend that the device has. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "harness/device/compiler.h"
#include "harness/process/remote.h"
#include "harness/process/remote_wire.h"
#include "harness/process/worker.h"

#define INTAKE ((size_t)1 << 16)

struct server {
	struct gpu *gpu;
	char *stage;
	void **objects; /* by the caller's numbers: struct gpu_mem or struct gpu_program */
	int capacity;
	struct err late; /* of a request without an answer */
	int failed;      /* there is one */
	char *payload;   /* of the request; grows */
	size_t room;
	size_t taken, filled; /* of intake */
	char intake[INTAKE];  /* requests come many at a time: one call of the system serves for all */
};

/* Where request r finds its payload and leaves what it answers. */
struct served {
	char *payload;
	double seconds;
	void *result; /* into one of the two */
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

static int serve_open(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	(void)r;
	if (gpu_find(out->payload, &s->gpu, e))
		return -1;
	out->device = s->gpu->info;
	out->result = &out->device;
	out->size = sizeof out->device;
	return 0;
}

static int serve_build(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_program *program;
	const char *text = out->payload + strlen(out->payload) + 1;

	if (room_for(s, r->object, e) || s->gpu->ops->build(s->gpu, out->payload, text, &program, e))
		return -1;
	s->objects[r->object] = program;
	return 0;
}

static int serve_load(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	size_t name = strlen(out->payload) + 1, size = (size_t)r->payload - name;
	struct gpu_code code = {malloc(size + 1), size, 0};
	struct gpu_program *program;

	if (!code.bytes)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %zu bytes of code", size);
	memcpy(code.bytes, out->payload + name, size);
	if (room_for(s, r->object, e)) {
		free(code.bytes);
		return -1;
	}
	if (s->gpu->ops->load(s->gpu, out->payload, &code, &program, e))
		return -1;
	s->objects[r->object] = program;
	return 0;
}

static int serve_library(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_program *program;

	if (room_for(s, r->object, e) || s->gpu->ops->library(s->gpu, out->payload, &program, e))
		return -1;
	s->objects[r->object] = program;
	return 0;
}

static int serve_unbuild(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_program *program = object_of(s, r->object, e);

	(void)out;
	if (!program)
		return -1;
	s->gpu->ops->unbuild(program);
	s->objects[r->object] = NULL;
	return 0;
}

static int serve_kernel_info(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_program *program = object_of(s, r->object, e);

	if (!program || s->gpu->ops->kernel_info(program, out->payload, &out->kernel, e))
		return -1;
	out->result = &out->kernel;
	out->size = sizeof out->kernel;
	return 0;
}

static int serve_alloc(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *mem;

	(void)out;
	if (room_for(s, r->object, e) || s->gpu->ops->alloc(s->gpu, (size_t)r->bytes, &mem, e))
		return -1;
	s->objects[r->object] = mem;
	return 0;
}

/* What is not there is an array that memory was short for: that has been told. */
static int serve_free(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	(void)out;
	if (r->object < 0 || r->object >= s->capacity)
		return err_set(e, "no object %d", r->object);
	s->gpu->ops->free(s->objects[r->object]);
	s->objects[r->object] = NULL;
	return 0;
}

static int serve_write(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *mem = object_of(s, r->object, e);

	(void)out;
	return mem ? s->gpu->ops->write(mem, (ptrdiff_t)r->offset, s->stage + r->slot, (size_t)r->bytes, e) : -1;
}

static int serve_wait(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	(void)s;
	(void)r;
	(void)out;
	(void)e;
	return 0;
}

static int serve_patch(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *mem = object_of(s, r->object, e);

	return mem ? s->gpu->ops->write(mem, (ptrdiff_t)r->offset, out->payload, (size_t)r->payload, e) : -1;
}

static int serve_read(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *mem = object_of(s, r->object, e);

	(void)out;
	return mem ? s->gpu->ops->read(mem, (ptrdiff_t)r->offset, s->stage, (size_t)r->bytes, e) : -1;
}

/* To the stage, one behind the other. */
static int serve_read_all(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	const struct wire_stretch *from = (const struct wire_stretch *)(const void *)out->payload;
	const size_t count = r->payload / sizeof *from;
	struct gpu_range list[WIRE_STRETCHES];
	char *to = s->stage;
	size_t i;

	for (i = 0; i < count && i < WIRE_STRETCHES; i++) {
		list[i] = (struct gpu_range){object_of(s, from[i].object, e), (ptrdiff_t)from[i].offset,
					     (size_t)from[i].bytes, to};
		if (!list[i].mem)
			return -1;
		to += list[i].bytes;
	}
	return gpu_read_all(s->gpu, list, (int)i, e);
}

static int serve_write_words(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	const struct wire_word *from = (const struct wire_word *)(const void *)out->payload;
	const size_t count = r->payload / sizeof *from;
	struct gpu_mem *table = object_of(s, r->object, e);
	struct gpu_word words[GPU_WORDS];

	if (!table)
		return -1;
	for (size_t i = 0; i < count && i < GPU_WORDS; i++) {
		words[i] =
			(struct gpu_word){from[i].object < 0 ? NULL : object_of(s, from[i].object, e), from[i].value};
		if (from[i].object >= 0 && !words[i].mem)
			return -1;
	}
	return s->gpu->ops->write_words(table, words, (int)count, e);
}

static int serve_read_discard(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *mem = object_of(s, r->object, e);

	(void)out;
	return mem ? gpu_read_discard(mem, (size_t)r->bytes, e) : -1;
}

static int serve_fill(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *mem = object_of(s, r->object, e);

	(void)out;
	return mem ? s->gpu->ops->fill(mem, (ptrdiff_t)r->offset, (size_t)r->bytes, r->pattern, e) : -1;
}

static int serve_copy(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	struct gpu_mem *to = object_of(s, r->object, e), *from = object_of(s, r->other, e);

	(void)out;
	return to && from ? s->gpu->ops->copy(to, from, (size_t)r->bytes, e) : -1;
}

static int serve_launch(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	const struct wire_launch *l = (const struct wire_launch *)(const void *)out->payload;
	struct gpu_program *program = object_of(s, l->program, e);
	struct gpu_arg args[WIRE_ARGS] = {{0}};
	struct gpu_launch launch = {program, l->kernel, l->grid, l->block, l->nargs, args, l->local_bytes};

	(void)r;
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

static int serve_record(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	(void)out;
	return gpu_record(s->gpu, r->slot, e);
}

static int serve_elapsed(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	return gpu_elapsed(s->gpu, r->since, r->slot, &out->seconds, e);
}

static int serve_finish(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	(void)r;
	(void)out;
	return gpu_finish(s->gpu, e);
}

static int serve_lane(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	(void)out;
	return gpu_select_lane(s->gpu, r->slot, e);
}

static int serve_health(struct server *s, const struct wire_request *r, struct served *out, struct err *e)
{
	if (gpu_health(s->gpu, r->slot, &out->health, e))
		return -1;
	out->result = &out->health;
	out->size = sizeof out->health;
	return 0;
}

/*
 * While there is an error to tell only the work of the call that failed is left out. What gives something back and what
 * the caller relies on afterwards, arrays with what they hold and the lane, is done all the same.
 */
static const struct {
	int (*serve)(struct server *s, const struct wire_request *r, struct served *out, struct err *e);
	int answers;
	int always; /* also while there is an error to tell */
} table[WIRE_OPS] = {
	[WIRE_OPEN] = {serve_open, 1, 0},
	[WIRE_BUILD] = {serve_build, 1, 0},
	[WIRE_LOAD] = {serve_load, 1, 0},
	[WIRE_LIBRARY] = {serve_library, 1, 0},
	[WIRE_UNBUILD] = {serve_unbuild, 0, 1},
	[WIRE_KERNEL_INFO] = {serve_kernel_info, 1, 0},
	[WIRE_ALLOC] = {serve_alloc, 1, 0},
	[WIRE_FREE] = {serve_free, 0, 1},
	[WIRE_ALLOC_SMALL] = {serve_alloc, 0, 1},
	[WIRE_WAIT] = {serve_wait, 1, 0},
	[WIRE_WRITE] = {serve_write, 0, 1},
	[WIRE_PATCH] = {serve_patch, 0, 1},
	[WIRE_READ] = {serve_read, 1, 0},
	[WIRE_READ_DISCARD] = {serve_read_discard, 0, 0},
	[WIRE_READ_ALL] = {serve_read_all, 1, 0},
	[WIRE_FILL] = {serve_fill, 0, 1},
	[WIRE_COPY] = {serve_copy, 0, 1},
	[WIRE_LAUNCH] = {serve_launch, 0, 0},
	[WIRE_RECORD] = {serve_record, 0, 0},
	[WIRE_ELAPSED] = {serve_elapsed, 1, 0},
	[WIRE_WRITE_WORDS] = {serve_write_words, 0, 0},
	[WIRE_LANE] = {serve_lane, 0, 1},
	[WIRE_HEALTH] = {serve_health, 1, 0},
	[WIRE_FINISH] = {serve_finish, 1, 0},
};

static int answer(int status, const struct served *out, const struct err *e)
{
	struct wire_answer a = {status, (int32_t)e->kind, out->seconds, status ? strlen(e->text) : out->size};

	return worker_send(&a, sizeof a) || worker_send(status ? (const void *)e->text : out->result, (size_t)a.size)
		       ? -1
		       : 0;
}

/* One request whose payload is there. -1: the other end is gone. */
static int serve(struct server *s, const struct wire_request *r, struct served *out)
{
	struct err e = s->late;
	int status = -1;

	if (!s->failed || table[r->op].always)
		status = table[r->op].serve(s, r, out, &e);
	if (table[r->op].answers) {
		s->failed = 0;
		return answer(status, out, &e);
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

		memcpy(to, s->intake + s->taken, part);
		s->taken += part;
		to += part;
		size -= part;
		if (size >= INTAKE)
			return worker_receive(to, size);
		if (size == 0)
			return 0;
		n = worker_receive_some(s->intake, INTAKE);
		if (n < 0)
			return -1;
		s->taken = 0;
		s->filled = (size_t)n;
	}
	return 0;
}

/* The payload and two ends behind it: of a name, and of the text after it. */
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

/* The caller knows the device by now and has other things to do; what fails is told as of a call without answer. */
static void start(struct server *s)
{
	if (!s->gpu)
		return;
	s->failed = gpu_start(s->gpu, &s->late) != 0;
	if (!s->failed && s->gpu->ops->pin)
		s->gpu->ops->pin(s->gpu, s->stage, WIRE_STAGE);
}

static int serve_next(struct server *s)
{
	struct served out = {0};
	struct wire_request r;

	if (take(s, &r, sizeof r) || r.op < 0 || r.op >= WIRE_OPS || r.payload > WIRE_MOST ||
	    (!s->gpu && r.op != WIRE_OPEN) || take_payload(s, (size_t)r.payload))
		return -1;
	out.payload = s->payload;
	if (serve(s, &r, &out))
		return -1;
	if (r.op == WIRE_OPEN)
		start(s);
	return 0;
}

int remote_worker_main(void)
{
	struct server *s;
	void *stage;

	if (worker_serve(0))
		return 2;
	s = calloc(1, sizeof *s);
	stage = mmap(NULL, WIRE_STAGE, PROT_READ | PROT_WRITE, MAP_SHARED, WORKER_SHARED, 0);
	if (!s || stage == MAP_FAILED) {
		free(s);
		return 2;
	}
	s->stage = stage;
	while (serve_next(s) == 0)
		;
	/* The other end has freed what it had; a process that ends frees the rest. */
	if (s->gpu)
		s->gpu->ops->close(s->gpu);
	(void)munmap(stage, WIRE_STAGE);
	free(s->objects);
	free(s->payload);
	free(s);
	return 0;
}
