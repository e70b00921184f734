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

#define SERVED 0     /* the worker's end of the socket: its standard input */
#define LOOK_FOR 0.1 /* seconds between two looks at a flag */

extern char **environ;

/* The serving side. */

/* Did the process that began this one end before that could be told of? Its socket may still hold work. */
static int is_orphan(void)
{
	struct ucred creator;
	socklen_t size = sizeof creator;

	return getsockopt(SERVED, SOL_SOCKET, SO_PEERCRED, &creator, &size) || creator.pid != getppid();
}

int worker_serve(int niceness)
{
	struct rlimit no_core = {0, 0};

	/* One that hangs does not notice that the other end is closed. */
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

int worker_receive(void *data, size_t size)
{
	char *at = data;

	while (size > 0) {
		ssize_t n = worker_receive_some(at, size);

		if (n < 0)
			return -1;
		at += n;
		size -= (size_t)n;
	}
	return 0;
}

int worker_send(const void *data, size_t size)
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

/* The asking side. */

/* Wait until the socket is ready for events. */
static enum moved wait_ready(const struct exchange *x, short events)
{
	for (;;) {
		struct pollfd fds[2] = {{x->worker->socket, events, 0}, {x->stop, POLLIN, 0}};
		double left = x->deadline - clock_now();
		int n;

		if (left <= 0)
			return MOVED_LATE;
		if (x->stopped && left > LOOK_FOR)
			left = LOOK_FOR;
		n = poll(fds, 2, (int)fmin(ceil(1000 * left), 1e6));
		if (n < 0 && errno != EINTR)
			return MOVED_ENDED;
		if (n > 0 && fds[1].revents)
			return MOVED_STOPPED;
		if (n > 0 && fds[0].revents)
			return MOVED_ALL;
		if (x->stopped && *x->stopped)
			return MOVED_STOPPED;
	}
}

enum moved worker_give(const struct exchange *x, const void *data, size_t size)
{
	const char *at = data;

	while (size > 0) {
		ssize_t n = send(x->worker->socket, at, size, MSG_NOSIGNAL | MSG_DONTWAIT);

		if (n < 0 && errno == EAGAIN) {
			enum moved ready = wait_ready(x, POLLOUT);

			if (ready != MOVED_ALL)
				return ready;
		} else if (n < 0 && errno != EINTR) {
			return MOVED_ENDED;
		}
		at += n > 0 ? n : 0;
		size -= n > 0 ? (size_t)n : 0;
	}
	return MOVED_ALL;
}

enum moved worker_take(const struct exchange *x, void *data, size_t size)
{
	char *at = data;

	while (size > 0) {
		ssize_t n = recv(x->worker->socket, at, size, MSG_DONTWAIT);

		if (n < 0 && errno == EAGAIN) {
			enum moved ready = wait_ready(x, POLLIN);

			if (ready != MOVED_ALL)
				return ready;
		} else if (n == 0 || (n < 0 && errno != EINTR)) {
			return MOVED_ENDED;
		}
		at += n > 0 ? n : 0;
		size -= n > 0 ? (size_t)n : 0;
	}
	return MOVED_ALL;
}

/* Reap a worker that was killed or has ended; its status as waitpid gives it. */
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
			(void)usleep(1000); /* it closed its end and is about to be gone */
	} while (clock_now() < end);
	worker_end(w);
}

int worker_is_idle(const struct worker *w)
{
	struct pollfd fd = {w->socket, POLLIN, 0};

	return w->pid && poll(&fd, 1, 0) == 0;
}

void worker_fate(struct worker *w, enum moved how, double limit, char *text, size_t size)
{
	int status;

	if (how != MOVED_ENDED)
		(void)kill(w->pid, SIGKILL);
	status = reap(w);
	if (how == MOVED_STOPPED)
		(void)snprintf(text, size, "was stopped");
	else if (how == MOVED_LATE)
		(void)snprintf(text, size, "was killed: not done after %g s", limit);
	else if (WIFSIGNALED(status))
		(void)snprintf(text, size, "died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
	else
		(void)snprintf(text, size, "ended its process with status %d", WEXITSTATUS(status));
}

/* What the new process finds open; an error number, as the calls it makes give it. */
static int give_files(posix_spawn_file_actions_t *actions, int end, int shared)
{
	int code = posix_spawn_file_actions_adddup2(actions, end, SERVED);

	if (!code)
		code = posix_spawn_file_actions_adddup2(actions, STDERR_FILENO, STDOUT_FILENO);
	if (!code && shared >= 0)
		code = posix_spawn_file_actions_adddup2(actions, shared, WORKER_SHARED);
	return code;
}

/* Ctrl-C goes to all processes of the terminal; a worker ends when its socket does. */
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
	code = give_files(&actions, end, shared);
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
		return err_errno(e, "cannot make a socket for a process");
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
