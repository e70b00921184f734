/* Programs and launches of a device in another process; its clock, streams and health. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/device/compiler.h"
#include "harness/process/remote_impl.h"

/* ---- programs ---- */

/* Loads the program in the current process, unless it is already loaded. */
static int load_program(struct remote *r, struct remote_program *p, struct err *e)
{
	struct wire_request request = {.op = (int32_t)p->made_by, .object = p->object, .payload = p->size};

	if (p->loaded)
		return 0;
	if (remote_call(r, &request, p->payload, NULL, e))
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
		(void)remote_post(r, &request, NULL, NULL);
	r->objects[p->object].program = NULL;
	free(p->payload);
	free(p);
}

/* What a program is made from; kept for a restart. */
struct source {
	enum wire_op op;
	const char *name;
	const void *rest; /* text or code */
	size_t size;      /* of rest */
};

static struct remote_program *new_program(struct remote *r, const struct source *s, struct err *e)
{
	struct remote_program *p = calloc(1, sizeof *p);
	size_t length = strlen(s->name) + 1;

	if (p)
		p->payload = malloc(length + s->size);
	if (!p || !p->payload) {
		free(p);
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", s->name);
		return NULL;
	}
	memcpy(p->payload, s->name, length);
	if (s->size)
		memcpy(p->payload + length, s->rest, s->size);
	p->base.gpu = &r->base;
	p->base.exclusive = s->op == WIRE_LIBRARY;
	p->base.library = s->op == WIRE_LIBRARY ? p->payload : NULL;
	if (s->op == WIRE_LOAD) {
		p->base.binary = p->payload + length;
		p->base.binary_bytes = s->size;
	}
	p->made_by = s->op;
	p->size = length + s->size;
	return p;
}

static int make_program(struct gpu *gpu, const struct source *s, struct gpu_program **program, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	struct remote_program *p = new_program(r, s, e);

	*program = NULL;
	if (!p)
		return -1;
	p->object = remote_new_object(r, e);
	if (p->object < 0 || load_program(r, p, e)) {
		free(p->payload);
		free(p);
		return -1;
	}
	r->objects[p->object].program = p;
	*program = &p->base;
	return 0;
}

static int remote_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program,
			struct err *e)
{
	return make_program(gpu, &(struct source){WIRE_BUILD, name, text, strlen(text) + 1}, program, e);
}

static int remote_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program,
		       struct err *e)
{
	int status = make_program(gpu, &(struct source){WIRE_LOAD, name, code->bytes, code->size}, program, e);

	free(code->bytes);
	code->bytes = NULL;
	return status;
}

static int remote_library(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e)
{
	return make_program(gpu, &(struct source){WIRE_LIBRARY, path, NULL, 0}, program, e);
}

static int remote_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			      struct err *e)
{
	struct remote *r = (struct remote *)program->gpu;
	struct remote_program *p = (struct remote_program *)program;
	struct wire_request request = {.op = WIRE_KERNEL_INFO, .object = p->object, .payload = strlen(kernel) + 1};
	struct remote_answer answer = {info, sizeof *info, 0};

	return load_program(r, p, e) || remote_call(r, &request, kernel, &answer, e) ? -1 : 0;
}

/* ---- launches ---- */

static int pack_launch(const struct gpu_launch *l, struct wire_launch *w, struct err *e)
{
	if (strlen(l->kernel) >= sizeof w->kernel || l->nargs > WIRE_ARGS)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d arguments: name or arguments too long", l->kernel,
			      l->nargs);
	*w = (struct wire_launch){.program = ((const struct remote_program *)l->program)->object,
				  .block = l->block,
				  .grid = l->grid,
				  .local_bytes = l->local_bytes,
				  .nargs = l->nargs};
	(void)snprintf(w->kernel, sizeof w->kernel, "%s", l->kernel);
	for (int i = 0; i < l->nargs; i++) {
		const struct gpu_arg *a = &l->args[i];

		w->args[i] = (struct wire_arg){a->mem ? remote_object_of(a->mem) : -1, (uint32_t)a->size, 0};
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

	if (load_program(r, (struct remote_program *)l->program, e) || pack_launch(l, &w, e))
		return -1;
	request.payload = offsetof(struct wire_launch, args) + (size_t)l->nargs * sizeof *w.args;
	return remote_post(r, &request, &w, e);
}

/* ---- clock, streams, health ---- */

static int remote_record(struct gpu *gpu, int event, struct err *e)
{
	struct wire_request request = {.op = WIRE_RECORD, .slot = event};

	return remote_post((struct remote *)gpu, &request, NULL, e);
}

static int remote_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e)
{
	struct wire_request request = {.op = WIRE_ELAPSED, .slot = to, .since = from};
	struct remote_answer answer = {0};

	if (remote_call((struct remote *)gpu, &request, NULL, &answer, e))
		return -1;
	*seconds = answer.seconds;
	return 0;
}

static int remote_finish(struct gpu *gpu, struct err *e)
{
	struct wire_request request = {.op = WIRE_FINISH};

	return remote_call((struct remote *)gpu, &request, NULL, NULL, e);
}

static int remote_select_stream(struct gpu *gpu, int stream, struct err *e)
{
	struct wire_request request = {.op = WIRE_STREAM, .slot = stream};

	return remote_post((struct remote *)gpu, &request, NULL, e);
}

static int remote_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	struct wire_request request = {.op = WIRE_HEALTH, .slot = brief};
	struct remote_answer answer = {health, sizeof *health, 0};

	return remote_call((struct remote *)gpu, &request, NULL, &answer, e);
}

void remote_set_work_ops(struct gpu_ops *ops, const struct gpu_ops *has)
{
	ops->build = remote_build;
	ops->load = has->load ? remote_load : NULL;
	ops->library = has->library ? remote_library : NULL;
	ops->unbuild = remote_unbuild;
	ops->kernel_info = remote_kernel_info;
	ops->launch = remote_launch;
	ops->record = remote_record;
	ops->elapsed = remote_elapsed;
	ops->finish = remote_finish;
	ops->select_stream = has->select_stream ? remote_select_stream : NULL;
	ops->health = has->health ? remote_health : NULL;
}
