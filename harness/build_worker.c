#include "build_worker.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "buildlog.h"
#include "clock.h"

#define MOST ((uint64_t)1 << 30) /* bytes of a message; more is no message of ours */
#define NICENESS 10              /* the process that measures goes first */
#define SERVED 0                 /* the worker's end of the socket: its standard input */

extern char **environ;

/* Both ends are the same program on the same machine: structs go as they lie in memory. */
struct request {
	uint64_t name_size, text_size; /* that follow, in this order */
};

struct answer {
	int32_t status, kind; /* of the compile; enum err_kind */
	uint64_t size;        /* of the code, or of the error's text, which follows */
	double seconds;
};

/* The serving side: blocking, until the other end is closed. */

static int receive_all(void *data, size_t size)
{
	char *at = data;

	while (size > 0) {
		ssize_t n = recv(SERVED, at, size, 0);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return -1;
		at += n;
		size -= (size_t)n;
	}
	return 0;
}

static int send_all(const void *data, size_t size)
{
	const char *at = data;

	while (size > 0) {
		ssize_t n = send(SERVED, at, size, MSG_NOSIGNAL);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return -1;
		at += n;
		size -= (size_t)n;
	}
	return 0;
}

/* A text of size bytes; NULL where there is no more or no memory. The caller frees it. */
static char *receive_text(uint64_t size)
{
	char *text = size < MOST ? malloc((size_t)size + 1) : NULL;

	if (!text || receive_all(text, (size_t)size)) {
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

	return send_all(&answer, sizeof answer) || send_all(status ? (const void *)e->text : code->bytes, answer.size);
}

/* absent: why there is no compiler; then each request is answered with it. */
static int serve_one(struct compiler *compiler, const struct err *absent)
{
	struct gpu_code code = {0};
	struct request request;
	struct err e = *absent;
	char *name, *text = NULL;
	int status = -1, sent = -1;

	if (receive_all(&request, sizeof request))
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
	const struct gpu_ops *backend = argc == 4 ? gpu_backend(argv[2]) : NULL;
	struct compiler *compiler = NULL;
	struct rlimit no_core = {0, 0};
	struct err absent = {0};

	if (!backend || !backend->compiler)
		return 2;
	/* A compiler that hangs does not notice that the other end is closed. */
	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
	(void)setrlimit(RLIMIT_CORE, &no_core);
	(void)setpriority(PRIO_PROCESS, 0, NICENESS);
	if (backend->compiler->open(argv[3], &compiler, &absent))
		compiler = NULL;
	while (serve_one(compiler, &absent) == 0)
		;
	if (compiler)
		compiler->ops->close(compiler);
	return 0;
}

/* The asking side: nothing blocks longer than until the deadline or the stop. */

struct exchange {
	int socket, stop;
	double deadline;
};

enum moved { MOVED_ALL, MOVED_ENDED, MOVED_LATE, MOVED_STOPPED };

/* Wait until the socket is ready for events. */
static enum moved wait_ready(const struct exchange *x, short events)
{
	for (;;) {
		struct pollfd fds[2] = {{x->socket, events, 0}, {x->stop, POLLIN, 0}};
		double left = x->deadline - clock_now();
		int n;

		if (left <= 0)
			return MOVED_LATE;
		n = poll(fds, 2, (int)fmin(ceil(1000 * left), 1e6));
		if (n < 0 && errno != EINTR)
			return MOVED_ENDED;
		if (n > 0 && fds[1].revents)
			return MOVED_STOPPED;
		if (n > 0 && fds[0].revents)
			return MOVED_ALL;
	}
}

static enum moved give(const struct exchange *x, const void *data, size_t size)
{
	const char *at = data;

	while (size > 0) {
		enum moved ready = wait_ready(x, POLLOUT);
		ssize_t n;

		if (ready != MOVED_ALL)
			return ready;
		n = send(x->socket, at, size, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (n < 0 && errno != EINTR && errno != EAGAIN)
			return MOVED_ENDED;
		at += n > 0 ? n : 0;
		size -= n > 0 ? (size_t)n : 0;
	}
	return MOVED_ALL;
}

static enum moved take(const struct exchange *x, void *data, size_t size)
{
	char *at = data;

	while (size > 0) {
		enum moved ready = wait_ready(x, POLLIN);
		ssize_t n;

		if (ready != MOVED_ALL)
			return ready;
		n = recv(x->socket, at, size, MSG_DONTWAIT);
		if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN))
			return MOVED_ENDED;
		at += n > 0 ? n : 0;
		size -= n > 0 ? (size_t)n : 0;
	}
	return MOVED_ALL;
}

/* Reap a worker that was killed or has ended; its status as waitpid gives it. */
static int reap(struct build_worker *w)
{
	int status = 0;

	(void)close(w->socket);
	while (waitpid(w->pid, &status, 0) < 0 && errno == EINTR)
		;
	*w = (struct build_worker){0};
	return status;
}

void build_worker_end(struct build_worker *w)
{
	if (!w->pid)
		return;
	(void)kill(w->pid, SIGKILL);
	(void)reap(w);
}

/* Standard output becomes standard error: what a compiler prints must not get among what the program prints. */
static int spawn(struct build_worker *w, int end, const struct gpu_ops *backend, const char *arch)
{
	char command[] = "segtune", hidden[] = BUILD_WORKER, name[32], target[64];
	char *argv[] = {command, hidden, name, target, NULL};
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t blocked;
	int code;

	(void)snprintf(name, sizeof name, "%s", backend->name);
	(void)snprintf(target, sizeof target, "%s", arch);
	/* Ctrl-C goes to all processes of the terminal; a worker ends when its socket does. */
	(void)sigemptyset(&blocked);
	(void)sigaddset(&blocked, SIGINT);
	(void)sigaddset(&blocked, SIGTERM);
	code = posix_spawn_file_actions_init(&actions);
	if (code)
		return code;
	code = posix_spawnattr_init(&attributes);
	if (code) {
		(void)posix_spawn_file_actions_destroy(&actions);
		return code;
	}
	code = posix_spawn_file_actions_adddup2(&actions, end, SERVED);
	if (!code)
		code = posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
	if (!code)
		code = posix_spawnattr_setsigmask(&attributes, &blocked);
	if (!code)
		code = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
	if (!code)
		code = posix_spawn(&w->pid, "/proc/self/exe", &actions, &attributes, argv, environ);
	(void)posix_spawnattr_destroy(&attributes);
	(void)posix_spawn_file_actions_destroy(&actions);
	return code;
}

static int start(struct build_worker *w, const struct gpu_ops *backend, const char *arch, struct err *e)
{
	int ends[2], code;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
		return err_errno(e, "cannot make a socket for a compiler process");
	code = spawn(w, ends[1], backend, arch);
	(void)close(ends[1]);
	if (code) {
		(void)close(ends[0]);
		w->pid = 0;
		errno = code;
		return err_errno(e, "cannot start a compiler process");
	}
	w->socket = ends[0];
	return 0;
}

/* One that died while it had nothing to do must not be taken for the fault of the next build. */
static int is_alive(const struct build_worker *w)
{
	struct pollfd fd = {w->socket, POLLIN, 0};

	return w->pid && poll(&fd, 1, 0) == 0;
}

/* What came instead of an answer, as an error; the worker is ended. */
static int report(struct build_worker *w, enum moved how, const char *name, double limit, struct err *e)
{
	char text[128];
	int status;

	if (how != MOVED_ENDED)
		(void)kill(w->pid, SIGKILL);
	status = reap(w);
	if (how == MOVED_STOPPED)
		return err_as(e, ERR_STOPPED, "build of '%.256s' was stopped", name);
	if (how == MOVED_LATE)
		(void)snprintf(text, sizeof text, "the compiler was killed: not done after %g s", limit);
	else if (WIFSIGNALED(status))
		(void)snprintf(text, sizeof text, "the compiler died of signal %d (%s)", WTERMSIG(status),
			       strsignal(WTERMSIG(status)));
	else
		(void)snprintf(text, sizeof text, "the compiler ended its process with status %d", WEXITSTATUS(status));
	return build_failed(e, name, text);
}

/* Into code, or into e where the compile failed; *status is which. */
static enum moved take_answer(const struct exchange *x, struct gpu_code *code, int *status, struct err *e)
{
	struct answer answer;
	enum moved how = take(x, &answer, sizeof answer);
	char *bytes;

	if (how != MOVED_ALL)
		return how;
	bytes = answer.size < MOST ? malloc((size_t)answer.size + 1) : NULL;
	if (!bytes) {
		/* What follows cannot be read: this worker is of no more use. */
		(void)shutdown(x->socket, SHUT_RDWR);
		*status = err_as(e, ERR_TOO_LARGE, "out of memory for %llu bytes of code",
				 (unsigned long long)answer.size);
		return MOVED_ALL;
	}
	how = take(x, bytes, (size_t)answer.size);
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

int build_worker_compile(struct build_worker *w, const struct gpu_ops *backend, const char *arch, const char *name,
			 const char *text, double limit, int stop, struct gpu_code *code, struct err *e)
{
	struct request request = {strlen(name), strlen(text)};
	struct exchange x = {.stop = stop, .deadline = clock_now() + limit};
	enum moved how;
	int status = -1;

	*code = (struct gpu_code){0};
	if (!is_alive(w)) {
		build_worker_end(w);
		if (start(w, backend, arch, e))
			return -1;
	}
	x.socket = w->socket;
	how = give(&x, &request, sizeof request);
	if (how == MOVED_ALL)
		how = give(&x, name, request.name_size);
	if (how == MOVED_ALL)
		how = give(&x, text, request.text_size);
	if (how == MOVED_ALL)
		how = take_answer(&x, code, &status, e);
	return how == MOVED_ALL ? status : report(w, how, name, limit, e);
}
