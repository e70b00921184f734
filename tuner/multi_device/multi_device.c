/* Starts a process per device, lets it sweep its part of the cases, and collects the results. */
#include "tuner/multi_device/multi_device.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "harness/base/parallel.h"
#include "harness/base/stop.h"
#include "tuner/session/case_queue.h"

#define POLL_INTERVAL 20000 /* microseconds */

/* Shared by all processes. */
struct job {
	const struct session_options *options;
	const char *command;
	const struct sweep_request *request;
	struct case_queue *queue;
};

/* A process; in memory shared with its parent. */
struct member {
	pid_t pid; /* 0: it has ended */
	int ended; /* its sweep returned, so the fields below are valid */
	int failed;
	struct sweep_found found;
	struct err e;
};

/* ---- in the process of a device ---- */

static int sweep_part(const struct job *job, const char *device, struct sweep_found *found, struct err *e)
{
	struct session_options o = *job->options;
	const int devices = case_queue_devices(job->queue);
	struct session s;
	int status;

	o.device = o.who = device;
	if (o.jobs == SESSION_JOBS)
		o.jobs = parallel_processors() > devices ? parallel_processors() / devices : 1;
	if (session_open(&s, &o, job->command, e))
		return -1;
	status = sweep_run(&s, job->request, job->queue, NULL, found, e);
	session_close(&s, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	return status;
}

/* The parent forwards signals of the terminal; if it dies, so do its children. */
__attribute__((noreturn)) static void be_member(struct member *m, pid_t parent, const char *device,
						const struct job *job)
{
	(void)signal(SIGINT, SIG_IGN);
	if (prctl(PR_SET_PDEATHSIG, SIGTERM) || getppid() != parent)
		_exit(1);
	m->failed = sweep_part(job, device, &m->found, &m->e) != 0;
	if (!m->failed && (fflush(stdout) != 0 || ferror(stdout)))
		m->failed = err_set(&m->e, "cannot write standard output") != 0;
	m->ended = 1;
	(void)fflush(NULL);
	_exit(m->failed);
}

/* ---- in the parent ---- */

static int start_all(struct member *members, const struct strings *devices, const struct job *job, struct err *e)
{
	const pid_t parent = getpid();

	(void)fflush(NULL);
	for (int k = 0; k < devices->count; k++) {
		/* Into a local variable: in the shared memory the child would overwrite it with its 0. */
		const pid_t pid = fork();

		if (pid == 0)
			be_member(&members[k], parent, devices->items[k], job);
		if (pid < 0)
			return err_errno(e, "cannot start a process for '%s'", devices->items[k]);
		members[k].pid = pid;
	}
	return 0;
}

static void stop_all(const struct member *members, int count)
{
	for (int k = 0; k < count; k++)
		if (members[k].pid)
			(void)kill(members[k].pid, SIGTERM);
}

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

/* ECHILD: someone else has waited for it, and its status is lost. */
static int has_ended(const struct member *m, int *status)
{
	const pid_t ended = waitpid(m->pid, status, WNOHANG);

	if (ended < 0 && errno == ECHILD)
		*status = 0;
	return ended == m->pid || (ended < 0 && errno == ECHILD);
}

static void wait_for_all(struct member *members, int count, int stopped)
{
	for (int left = 1; left;) {
		left = 0;
		if (!stopped && stop_requested(NULL)) {
			stop_all(members, count);
			stopped = 1;
		}
		for (int k = 0; k < count; k++) {
			int status;

			if (members[k].pid && has_ended(&members[k], &status))
				note_end(&members[k], status);
			left += members[k].pid != 0;
		}
		if (left)
			(void)usleep(POLL_INTERVAL);
	}
}

static int run_all(const struct strings *devices, const struct job *job, int *valid, struct err *e)
{
	size_t bytes = (size_t)devices->count * sizeof(struct member);
	struct member *members = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int status;

	if (members == MAP_FAILED)
		return err_errno(e, "cannot share memory among processes");
	status = start_all(members, devices, job, e);
	if (status)
		stop_all(members, devices->count);
	wait_for_all(members, devices->count, status != 0);
	for (int k = 0; k < devices->count && status == 0; k++) {
		*valid |= members[k].found.valid;
		if (members[k].failed) {
			*e = members[k].e;
			status = err_context(e, "%s", devices->items[k]);
		}
	}
	(void)munmap(members, bytes);
	return status;
}

static int add_names(const struct case_queue *q, struct strings *names, struct err *e)
{
	int status = 0;

	for (int k = 0; case_queue_name(q, k) && status == 0; k++)
		if (!strings_have(names, case_queue_name(q, k)))
			status = strings_add(names, case_queue_name(q, k), e);
	return status;
}

int device_list_read(struct device_list *l, const char *list, struct err *e)
{
	const struct strings *specs = &l->specs;

	if (strings_split(&l->specs, list, e))
		return -1;
	for (int i = 0; i < specs->count; i++)
		for (int k = 0; k < i; k++)
			if (strcmp(specs->items[i], specs->items[k]) == 0 && strncmp(specs->items[i], "fake", 4) != 0)
				return err_as(e, ERR_USAGE, "device '%s' is given twice", specs->items[i]);
	return 0;
}

void device_list_release(struct device_list *l)
{
	strings_release(&l->specs);
	strings_release(&l->names);
}

int multi_device_sweep(struct device_list *l, const struct session_options *o, const char *command,
		       const struct sweep_request *r, struct sweep_found *found, struct err *e)
{
	struct job job = {o, command, r, NULL};
	int status;

	*found = (struct sweep_found){0};
	if (case_queue_open(l->specs.count, &job.queue, e))
		return -1;
	status = run_all(&l->specs, &job, &found->valid, e) || add_names(job.queue, &l->names, e) ? -1 : 0;
	case_queue_close(job.queue);
	return status;
}
