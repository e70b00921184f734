/* Compiles in a separate process: the worker's end and the pool's end. */
#include "harness/process/build_worker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "harness/base/buildlog.h"
#include "harness/base/clock.h"
#include "harness/device/compiler.h"

#define MAX_MESSAGE ((uint64_t)1 << 30) /* bytes */
#define NICENESS 10                     /* compiling must not slow down the measuring process */

struct request {
	uint64_t name_size, text_size; /* of the texts that follow, in this order */
};

/* Receives a string of `size` bytes, malloc'd; NULL if the socket is closed or memory is short. */
static char *receive_text(uint64_t size)
{
	char *text = size < MAX_MESSAGE ? malloc((size_t)size + 1) : NULL;

	if (!text || worker_receive(text, (size_t)size)) {
		free(text);
		return NULL;
	}
	text[size] = '\0';
	return text;
}

/* absent: why there is no compiler; it is then the answer to each request. */
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
		sent = worker_answer(status, &e, code.bytes, code.size, code.seconds);
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
	if (backend->compiler->open(backend, argv[3], &compiler, &absent))
		compiler = NULL;
	while (serve_one(compiler, &absent) == 0)
		;
	if (compiler)
		compiler->ops->close(compiler);
	return 0;
}

static int start(struct build_worker *w, struct err *e)
{
	char command[] = "segtune", hidden[] = BUILD_WORKER, name[32], target[COMPILER_TARGET];
	char *argv[] = {command, hidden, name, target, NULL};

	(void)snprintf(name, sizeof name, "%s", w->backend->name);
	(void)snprintf(target, sizeof target, "%s", w->target);
	return worker_start(&w->worker, argv, -1, e) ? err_context(e, "compiler") : 0;
}

/* Reports a failed transfer as an error and ends the worker. */
static int report(struct build_worker *w, enum transfer how, const char *name, struct err *e)
{
	char fate[96], text[128];

	worker_end_as(&w->worker, how, w->limit, fate, sizeof fate);
	if (how == TRANSFER_STOPPED)
		return err_as(e, ERR_STOPPED, "build of '%.256s' was stopped", name);
	(void)snprintf(text, sizeof text, "the compiler %s", fate);
	return build_failed(e, name, text);
}

/* *status: of the compilation, with code or e filled. */
static enum transfer take_answer(const struct exchange *x, struct gpu_code *code, int *status, struct err *e)
{
	struct worker_answer answer;
	enum transfer how = exchange_receive(x, &answer, sizeof answer);
	char *bytes;

	if (how != TRANSFER_DONE)
		return how;
	bytes = answer.size < MAX_MESSAGE ? malloc((size_t)answer.size + 1) : NULL;
	if (!bytes) {
		/* The rest of the message stays unread, so this worker cannot be used any more. */
		(void)shutdown(x->worker->socket, SHUT_RDWR);
		*status = err_as(e, ERR_TOO_LARGE, "out of memory for %llu bytes of code",
				 (unsigned long long)answer.size);
		return TRANSFER_DONE;
	}
	how = exchange_receive(x, bytes, (size_t)answer.size);
	if (how == TRANSFER_DONE && answer.status == 0) {
		*code = (struct gpu_code){bytes, (size_t)answer.size, answer.seconds};
		*status = 0;
		return how;
	}
	if (how == TRANSFER_DONE)
		*status = err_as(e, (enum err_kind)answer.kind, "%.*s", (int)answer.size, bytes);
	free(bytes);
	return how;
}

int build_worker_compile(struct build_worker *w, const char *name, const char *text, struct gpu_code *code,
			 struct err *e)
{
	struct request request = {strlen(name), strlen(text)};
	struct exchange x = {.worker = &w->worker, .stop = w->stop, .deadline = clock_now() + w->limit};
	enum transfer how;
	int status = -1;

	*code = (struct gpu_code){0};
	if (!worker_is_idle(&w->worker)) {
		worker_end(&w->worker);
		if (start(w, e))
			return -1;
	}
	how = exchange_send(&x, &request, sizeof request);
	if (how == TRANSFER_DONE)
		how = exchange_send(&x, name, request.name_size);
	if (how == TRANSFER_DONE)
		how = exchange_send(&x, text, request.text_size);
	if (how == TRANSFER_DONE)
		how = take_answer(&x, code, &status, e);
	return how == TRANSFER_DONE ? status : report(w, how, name, e);
}
