#include "tuner/multi_device/crew.h"
#include "harness/base/stop.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tuner/session/session.h"

#define LOOK_EVERY 20000 /* microseconds between two looks at the processes */

/* One process; in memory that it shares with the one that began it. */
struct member {
	pid_t pid; /* 0: it has ended */
	int ended; /* work came to its end: failed and e are what came of it */
	int failed;
	struct err e;
};

/* In the new process. The one that began it forwards what a terminal sends, and is followed when it dies. */
__attribute__((noreturn)) static void be_member(struct member *m, pid_t parent, const char *device, crew_work work,
						void *context)
{
	(void)signal(SIGINT, SIG_IGN);
	if (prctl(PR_SET_PDEATHSIG, SIGTERM) || getppid() != parent)
		_exit(1);
	m->failed = work(context, device, &m->e) != 0;
	if (!m->failed && (fflush(stdout) != 0 || ferror(stdout)))
		m->failed = err_set(&m->e, "cannot write standard output") != 0;
	m->ended = 1;
	(void)fflush(NULL);
	_exit(m->failed);
}

static int begin_all(struct member *members, const struct strings *devices, crew_work work, void *context,
		     struct err *e)
{
	const pid_t parent = getpid();

	(void)fflush(NULL);
	for (int k = 0; k < devices->count; k++) {
		const pid_t pid = fork(); /* not into the memory in which the new one would write its 0 */

		if (pid == 0)
			be_member(&members[k], parent, devices->items[k], work, context);
		if (pid < 0)
			return err_errno(e, "cannot start a process for '%s'", devices->items[k]);
		members[k].pid = pid;
	}
	return 0;
}

static void send_all(const struct member *members, int count)
{
	for (int k = 0; k < count; k++)
		if (members[k].pid)
			(void)kill(members[k].pid, SIGTERM);
}

/* What a process that said nothing leaves. */
static void note_end(struct member *m, int status)
{
	m->pid = 0;
	if (m->ended)
		return;
	m->failed = 1;
	if (WIFSIGNALED(status))
		(void)err_as(&m->e, ERR_CRASHED, "its process died of signal %d (%s)", WTERMSIG(status),
			     strsignal(WTERMSIG(status)));
	else
		(void)err_as(&m->e, ERR_CRASHED, "its process ended with status %d", WEXITSTATUS(status));
}

/* Nobody can tell how a process ended that is no child of this one any more. */
static int has_ended(const struct member *m, int *status)
{
	const pid_t ended = waitpid(m->pid, status, WNOHANG);

	if (ended < 0 && errno == ECHILD)
		*status = 0;
	return ended == m->pid || (ended < 0 && errno == ECHILD);
}

static void wait_for_all(struct member *members, int count, int told)
{
	for (int left = 1; left;) {
		left = 0;
		if (!told && stop_requested(NULL)) {
			send_all(members, count);
			told = 1;
		}
		for (int k = 0; k < count; k++) {
			int status;

			if (members[k].pid && has_ended(&members[k], &status))
				note_end(&members[k], status);
			left += members[k].pid != 0;
		}
		if (left)
			(void)usleep(LOOK_EVERY);
	}
}

int crew_devices(const char *list, struct strings *devices, struct err *e)
{
	if (strings_split(devices, list, e))
		return -1;
	for (int i = 0; i < devices->count; i++)
		for (int k = 0; k < i; k++)
			if (strcmp(devices->items[i], devices->items[k]) == 0 &&
			    strncmp(devices->items[i], "fake", 4) != 0)
				return err_as(e, ERR_USAGE, "device '%s' is given twice", devices->items[i]);
	return 0;
}

int crew_run(const struct strings *devices, crew_work work, void *context, struct err *e)
{
	size_t bytes = (size_t)devices->count * sizeof(struct member);
	struct member *members = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int status;

	if (members == MAP_FAILED)
		return err_errno(e, "cannot share memory among processes");
	status = begin_all(members, devices, work, context, e);
	if (status)
		send_all(members, devices->count);
	wait_for_all(members, devices->count, status != 0);
	for (int k = 0; k < devices->count && status == 0; k++)
		if (members[k].failed) {
			*e = members[k].e;
			status = err_context(e, "%s", devices->items[k]);
		}
	(void)munmap(members, bytes);
	return status;
}
