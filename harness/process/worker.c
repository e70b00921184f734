/* Worker processes: start, end, and transfers through the socket, for both ends. */
#include "harness/process/worker.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "harness/base/clock.h"

#define SERVED 0          /* the worker's end of the socket is its standard input */
#define POLL_INTERVAL 0.1 /* seconds between two checks of a flag */

extern char **environ;

/* ---- the worker's end ---- */

/* Whether the parent died before PR_SET_PDEATHSIG was set. Its socket may still hold work. */
static int is_orphan(void)
{
	struct ucred creator;
	socklen_t size = sizeof creator;

	return getsockopt(SERVED, SOL_SOCKET, SO_PEERCRED, &creator, &size) || creator.pid != getppid();
}

int worker_serve(int niceness)
{
	struct rlimit no_core = {0, 0};

	/* A hanging worker does not notice that the socket is closed, so the kernel must kill it. */
	return prctl(PR_SET_PDEATHSIG, SIGKILL) || is_orphan() || setrlimit(RLIMIT_CORE, &no_core) ||
			       (niceness && setpriority(PRIO_PROCESS, 0, niceness))
		       ? -1
		       : 0;
}

ssize_t worker_receive_some(void *data, size_t size)
{
	ssize_t n;

	do
		n = recv(SERVED, data, size, 0);
	while (n < 0 && errno == EINTR);
	return n > 0 ? n : -1;
}

/* ---- transfers ---- */

/* Waits until the socket is ready for `events`. */
static enum transfer wait_ready(const struct exchange *x, short events)
{
	for (;;) {
		struct pollfd fds[2] = {{x->worker->socket, events, 0}, {x->stop, POLLIN, 0}};
		double left = x->deadline - clock_now();
		int n;

		if (left <= 0)
			return TRANSFER_TIMED_OUT;
		if (x->stopped && left > POLL_INTERVAL)
			left = POLL_INTERVAL;
		n = poll(fds, 2, (int)fmin(ceil(1000 * left), 1e6));
		if (n < 0 && errno != EINTR)
			return TRANSFER_BROKEN;
		if (n > 0 && fds[1].revents)
			return TRANSFER_STOPPED;
		if (n > 0 && fds[0].revents)
			return TRANSFER_DONE;
		if (x->stopped && *x->stopped)
			return TRANSFER_STOPPED;
	}
}

/* Transfers all of data, in either direction. x NULL: at the worker's end, which blocks. */
static enum transfer transfer(const struct exchange *x, int sending, void *data, size_t size)
{
	const int socket = x ? x->worker->socket : SERVED, flags = x ? MSG_DONTWAIT : 0;
	char *at = data;

	while (size > 0) {
		ssize_t n = sending ? send(socket, at, size, flags | MSG_NOSIGNAL) : recv(socket, at, size, flags);

		if (n > 0) {
			at += n;
			size -= (size_t)n;
		} else if (x && n < 0 && errno == EAGAIN) {
			enum transfer ready = wait_ready(x, sending ? POLLOUT : POLLIN);

			if (ready != TRANSFER_DONE)
				return ready;
		} else if (n == 0 || errno != EINTR) {
			return TRANSFER_BROKEN;
		}
	}
	return TRANSFER_DONE;
}

enum transfer exchange_send(const struct exchange *x, const void *data, size_t size)
{
	return transfer(x, 1, (void *)data, size);
}

enum transfer exchange_receive(const struct exchange *x, void *data, size_t size)
{
	return transfer(x, 0, data, size);
}

int worker_receive(void *data, size_t size)
{
	return transfer(NULL, 0, data, size) == TRANSFER_DONE ? 0 : -1;
}

int worker_answer(int status, const struct err *e, const void *result, size_t size, double seconds)
{
	struct worker_answer answer = {status, (int32_t)e->kind, seconds, status ? strlen(e->text) : size};

	return transfer(NULL, 1, &answer, sizeof answer) != TRANSFER_DONE ||
			       transfer(NULL, 1, status ? (void *)e->text : (void *)result, answer.size) !=
				       TRANSFER_DONE
		       ? -1
		       : 0;
}

/* ---- the caller's end ---- */

/* Reaps a worker that was killed or has exited; returns its status as from waitpid. */
static int reap(struct worker *w)
{
	int status = 0;

	(void)close(w->socket);
	while (waitpid(w->pid, &status, 0) < 0 && errno == EINTR)
		;
	*w = (struct worker){0};
	return status;
}

void worker_end(struct worker *w)
{
	if (!w->pid)
		return;
	(void)kill(w->pid, SIGKILL);
	(void)reap(w);
}

void worker_close(struct worker *w, double seconds)
{
	double end = clock_now() + seconds;
	siginfo_t ended;

	if (!w->pid)
		return;
	(void)shutdown(w->socket, SHUT_WR);
	do {
		struct pollfd fd = {w->socket, POLLIN, 0};

		ended.si_pid = 0;
		if (waitid(P_PID, (id_t)w->pid, &ended, WEXITED | WNOHANG | WNOWAIT) != 0 || ended.si_pid)
			break;
		(void)poll(&fd, 1, 10);
		if (fd.revents)
			(void)usleep(1000); /* it closed its end and is about to exit */
	} while (clock_now() < end);
	worker_end(w);
}

int worker_is_idle(const struct worker *w)
{
	struct pollfd fd = {w->socket, POLLIN, 0};

	return w->pid && poll(&fd, 1, 0) == 0;
}

void worker_end_as(struct worker *w, enum transfer how, double limit, char *text, size_t size)
{
	int status;

	if (how != TRANSFER_BROKEN)
		(void)kill(w->pid, SIGKILL);
	status = reap(w);
	if (how == TRANSFER_STOPPED)
		(void)snprintf(text, size, "was stopped");
	else if (how == TRANSFER_TIMED_OUT)
		(void)snprintf(text, size, "was killed: not done after %g s", limit);
	else if (WIFSIGNALED(status))
		(void)snprintf(text, size, "died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
	else
		(void)snprintf(text, size, "ended its process with status %d", WEXITSTATUS(status));
}

/* Sets up the files of the new process. Returns an error number. */
static int set_files(posix_spawn_file_actions_t *actions, int end, int shared)
{
	int code = posix_spawn_file_actions_adddup2(actions, end, SERVED);

	if (!code)
		code = posix_spawn_file_actions_adddup2(actions, STDERR_FILENO, STDOUT_FILENO);
	if (!code && shared >= 0)
		code = posix_spawn_file_actions_adddup2(actions, shared, WORKER_SHARED);
	return code;
}

/* Ctrl-C reaches all processes of the terminal; a worker must end with its socket instead. */
static int block_signals(posix_spawnattr_t *attributes)
{
	sigset_t blocked;
	int code;

	(void)sigemptyset(&blocked);
	(void)sigaddset(&blocked, SIGINT);
	(void)sigaddset(&blocked, SIGTERM);
	code = posix_spawnattr_setsigmask(attributes, &blocked);
	return code ? code : posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK);
}

static int spawn(struct worker *w, int end, char *const argv[], int shared)
{
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	int code = posix_spawn_file_actions_init(&actions);

	if (code)
		return code;
	code = posix_spawnattr_init(&attributes);
	if (code) {
		(void)posix_spawn_file_actions_destroy(&actions);
		return code;
	}
	code = set_files(&actions, end, shared);
	if (!code)
		code = block_signals(&attributes);
	if (!code)
		code = posix_spawn(&w->pid, "/proc/self/exe", &actions, &attributes, argv, environ);
	(void)posix_spawnattr_destroy(&attributes);
	(void)posix_spawn_file_actions_destroy(&actions);
	return code;
}

int worker_start(struct worker *w, char *const argv[], int shared, struct err *e)
{
	int ends[2], code;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
		return err_errno(e, "cannot create a socket for a process");
	code = spawn(w, ends[1], argv, shared);
	(void)close(ends[1]);
	if (code) {
		(void)close(ends[0]);
		w->pid = 0;
		errno = code;
		return err_errno(e, "cannot start a process");
	}
	w->socket = ends[0];
	return 0;
}
