/* Host work while the device is busy: a queue of tasks, executed one at a time by a thread. Tasks are owned by the
 * caller; all calls must come from one thread. */
#ifndef SEGTUNE_TASKS_H
#define SEGTUNE_TASKS_H

#include "harness/base/err.h"

struct task {
	int (*run)(void *context, struct err *e);
	void *context;
	struct task *next;
	int done;
	/* Valid once done is set. */
	int failed;
	struct err why;
};

struct tasks;

/* threaded 0: no thread is started, and tasks_done runs the task. Returns -1 with e filled on failure. */
int tasks_open(int threaded, struct tasks **tasks, struct err *e);

/* All tasks must be done or cancelled. NULL is ignored. */
void tasks_close(struct tasks *tasks);

enum task_rank { TASK_FIRST, TASK_NEXT, TASK_LAST, TASK_RANKS };

/* Enqueues a task after all tasks of the same and of earlier ranks. It must not move until it is done or cancelled. */
void tasks_add(struct tasks *tasks, struct task *task, enum task_rank rank);

/* 1: done, 0: not yet, -1: interrupted by the user. wait: waits for the task, or runs it here if it has not started. */
int tasks_done(struct tasks *tasks, struct task *task, int wait, struct err *e);

/* Removes a task from the queue, or waits for it if it is running. Does nothing if it was never added. */
void tasks_cancel(struct tasks *tasks, const struct task *task);

#endif
