/* Task queues by rank, and the thread that executes them. */
#include "tuner/base/tasks.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "harness/base/stop.h"

#define STOP_LATENCY 100000000 /* nanoseconds between checks for Ctrl-C */

struct tasks {
	int threaded; /* 1: there is a thread */
	pthread_t thread;
	/* The lock guards the fields below. */
	pthread_mutex_t lock;
	pthread_cond_t changed;
	struct task *queues[TASK_RANKS];
	struct task *running;
	int stop;
};

static void run(struct task *task)
{
	task->failed = task->run(task->context, &task->why) != 0;
}

/* Takes the next task out of its queue; NULL if there is none. Call with the lock held. */
static struct task *dequeue(struct tasks *t)
{
	for (int i = 0; i < TASK_RANKS; i++) {
		struct task *task = t->queues[i];

		if (task) {
			t->queues[i] = task->next;
			return task;
		}
	}
	return NULL;
}

static void *thread_main(void *argument)
{
	struct tasks *t = argument;

	(void)pthread_mutex_lock(&t->lock);
	while (!t->stop) {
		t->running = dequeue(t);
		if (!t->running) {
			(void)pthread_cond_wait(&t->changed, &t->lock);
			continue;
		}
		(void)pthread_mutex_unlock(&t->lock);
		run(t->running);
		(void)pthread_mutex_lock(&t->lock);
		t->running->done = 1;
		t->running = NULL;
		(void)pthread_cond_broadcast(&t->changed);
	}
	(void)pthread_mutex_unlock(&t->lock);
	return NULL;
}

int tasks_open(int threaded, struct tasks **tasks, struct err *e)
{
	struct tasks *t = calloc(1, sizeof *t);

	*tasks = t;
	if (!t)
		return err_as(e, ERR_TOO_LARGE, "out of memory for work on the host");
	/* With default attributes these cannot fail on Linux. */
	(void)pthread_mutex_init(&t->lock, NULL);
	(void)pthread_cond_init(&t->changed, NULL);
	/* If no thread can be started, tasks run on the calling thread. */
	t->threaded = threaded && pthread_create(&t->thread, NULL, thread_main, t) == 0;
	return 0;
}

void tasks_close(struct tasks *tasks)
{
	if (!tasks)
		return;
	if (tasks->threaded) {
		(void)pthread_mutex_lock(&tasks->lock);
		tasks->stop = 1;
		(void)pthread_cond_broadcast(&tasks->changed);
		(void)pthread_mutex_unlock(&tasks->lock);
		(void)pthread_join(tasks->thread, NULL);
	}
	(void)pthread_cond_destroy(&tasks->changed);
	(void)pthread_mutex_destroy(&tasks->lock);
	free(tasks);
}

void tasks_add(struct tasks *tasks, struct task *task, enum task_rank rank)
{
	struct task **end;

	task->next = NULL;
	task->done = 0;
	(void)pthread_mutex_lock(&tasks->lock);
	for (end = &tasks->queues[rank]; *end; end = &(*end)->next)
		;
	*end = task;
	(void)pthread_cond_broadcast(&tasks->changed);
	(void)pthread_mutex_unlock(&tasks->lock);
}

/* Call with the lock held. 0 if the task is in no queue. */
static int remove_from_queue(struct tasks *t, const struct task *task)
{
	for (int i = 0; i < TASK_RANKS; i++)
		for (struct task **at = &t->queues[i]; *at; at = &(*at)->next)
			if (*at == task) {
				*at = task->next;
				return 1;
			}
	return 0;
}

/* Removes a task that has not started; 0 if it has. */
static int withdraw(struct tasks *t, const struct task *task)
{
	int found;

	(void)pthread_mutex_lock(&t->lock);
	found = remove_from_queue(t, task);
	(void)pthread_mutex_unlock(&t->lock);
	return found;
}

/* Whether it is done; with `wait`, waits up to STOP_LATENCY. */
static int poll_done(struct tasks *t, const struct task *task, int wait)
{
	struct timespec end;
	int done;

	(void)clock_gettime(CLOCK_REALTIME, &end);
	end.tv_nsec += STOP_LATENCY;
	end.tv_sec += end.tv_nsec / 1000000000;
	end.tv_nsec %= 1000000000;
	(void)pthread_mutex_lock(&t->lock);
	if (wait && !task->done)
		(void)pthread_cond_timedwait(&t->changed, &t->lock, &end);
	done = task->done;
	(void)pthread_mutex_unlock(&t->lock);
	return done;
}

int tasks_done(struct tasks *tasks, struct task *task, int wait, struct err *e)
{
	if ((wait || !tasks->threaded) && withdraw(tasks, task)) {
		run(task);
		task->done = 1;
		return 1;
	}
	while (!poll_done(tasks, task, wait)) {
		if (!wait)
			return 0;
		if (stop_requested(e))
			return -1;
	}
	return 1;
}

void tasks_cancel(struct tasks *tasks, const struct task *task)
{
	(void)pthread_mutex_lock(&tasks->lock);
	(void)remove_from_queue(tasks, task);
	while (tasks->running == task)
		(void)pthread_cond_wait(&tasks->changed, &tasks->lock);
	(void)pthread_mutex_unlock(&tasks->lock);
}
