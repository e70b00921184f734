#include "harness/process/build_worker.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "harness/base/buildlog.h"
#include "harness/base/clock.h"

#define MOST ((uint64_t)1 << 30) /* bytes of a message; more is no message of ours */
#define NICENESS 10              /* the process that measures goes first */

struct request {
	uint64_t name_size, text_size; /* that follow, in this order */
};

struct answer {
	int32_t status, kind; /* of the compile; enum err_kind */
	uint64_t size;        /* of the code, or of the error's text, which follows */
	double seconds;
};

/* A text of size bytes; NULL where there is no more or no memory. The caller frees it. */
static char *receive_text(uint64_t size)
{
	char *text = size < MOST ? malloc((size_t)size + 1) : NULL;

	if (!text || worker_receive(text, (size_t)size)) {
		free(text);
		return NULL;
	}
	text[size] = '\0';
	return text;
}

static int send_answer(int status, const struct gpu_code *code, const struct err *e)
{
	struct answer answer = {.status = status,
				.kind = (int32_t)e->kind,
				.size = status ? strlen(e->text) : code->size,
				.seconds = code->seconds};

	return worker_send(&answer, sizeof answer) ||
	       worker_send(status ? (const void *)e->text : code->bytes, answer.size);
}

/* absent: why there is no compiler; then each request is answered with it. */
static int serve_one(struct compiler *compiler, const struct err *absent)
{
	struct gpu_code code = {0};
	struct request request;
	struct err e = *absent;
	char *name, *text = NULL;
	int status = -1, sent = -1;

	if (worker_receive(&request, sizeof request))
		return -1;
	name = receive_text(request.name_size);
	if (name)
		text = receive_text(request.text_size);
	if (text) {
		double start = clock_now();

		if (compiler)
			status = compiler->ops->compile(compiler, name, text, &code, &e);
		code.seconds = clock_now() - start;
		sent = send_answer(status, &code, &e);
	}
	free(code.bytes);
	free(name);
	free(text);
	return sent;
}

int build_worker_main(int argc, char **argv)
{
	const struct gpu_backend *backend = argc == 4 ? gpu_find_backend(argv[2]) : NULL;
	struct compiler *compiler = NULL;
	struct err absent = {0};

	if (!backend || !backend->compiler || worker_serve(NICENESS))
		return 2;
	if (backend->compiler->open(argv[3], &compiler, &absent))
		compiler = NULL;
	while (serve_one(compiler, &absent) == 0)
		;
	if (compiler)
		compiler->ops->close(compiler);
	return 0;
}

static int start(struct worker *w, const struct gpu_backend *backend, const char *arch, struct err *e)
{
	char command[] = "segtune", hidden[] = BUILD_WORKER, name[32], target[64];
	char *argv[] = {command, hidden, name, target, NULL};

	(void)snprintf(name, sizeof name, "%s", backend->name);
	(void)snprintf(target, sizeof target, "%s", arch);
	return worker_start(w, argv, -1, e) ? err_context(e, "compiler") : 0;
}

/* What came instead of an answer, as an error; the worker is ended. */
static int report(struct worker *w, enum moved how, const char *name, double limit, struct err *e)
{
	char fate[96], text[128];

	worker_fate(w, how, limit, fate, sizeof fate);
	if (how == MOVED_STOPPED)
		return err_as(e, ERR_STOPPED, "build of '%.256s' was stopped", name);
	(void)snprintf(text, sizeof text, "the compiler %s", fate);
	return build_failed(e, name, text);
}

/* Into code, or into e where the compile failed; *status is which. */
static enum moved take_answer(const struct exchange *x, struct gpu_code *code, int *status, struct err *e)
{
	struct answer answer;
	enum moved how = worker_take(x, &answer, sizeof answer);
	char *bytes;

	if (how != MOVED_ALL)
		return how;
	bytes = answer.size < MOST ? malloc((size_t)answer.size + 1) : NULL;
	if (!bytes) {
		/* What follows cannot be read: this worker is of no more use. */
		(void)shutdown(x->worker->socket, SHUT_RDWR);
		*status = err_as(e, ERR_TOO_LARGE, "out of memory for %llu bytes of code",
				 (unsigned long long)answer.size);
		return MOVED_ALL;
	}
	how = worker_take(x, bytes, (size_t)answer.size);
	if (how == MOVED_ALL && answer.status == 0) {
		*code = (struct gpu_code){bytes, (size_t)answer.size, answer.seconds};
		*status = 0;
		return how;
	}
	if (how == MOVED_ALL)
		*status = err_as(e, (enum err_kind)answer.kind, "%.*s", (int)answer.size, bytes);
	free(bytes);
	return how;
}

int build_worker_compile(struct worker *w, const struct gpu_backend *backend, const char *arch, const char *name,
			 const char *text, double limit, int stop, struct gpu_code *code, struct err *e)
{
	struct request request = {strlen(name), strlen(text)};
	struct exchange x = {.worker = w, .stop = stop, .deadline = clock_now() + limit};
	enum moved how;
	int status = -1;

	*code = (struct gpu_code){0};
	if (!worker_is_idle(w)) {
		worker_end(w);
		if (start(w, backend, arch, e))
			return -1;
	}
	how = worker_give(&x, &request, sizeof request);
	if (how == MOVED_ALL)
		how = worker_give(&x, name, request.name_size);
	if (how == MOVED_ALL)
		how = worker_give(&x, text, request.text_size);
	if (how == MOVED_ALL)
		how = take_answer(&x, code, &status, e);
	return how == MOVED_ALL ? status : report(w, how, name, limit, e);
}
