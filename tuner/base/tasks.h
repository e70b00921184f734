/*
 * Work on the host while the device is busy: a queue of tasks, run one at a time by a thread. Tasks are owned by the
 * caller; all calls must come from one thread.
 */
#ifndef SEGTUNE_TASKS_H
#define SEGTUNE_TASKS_H

#include "harness/base/err.h"

struct task {
	int (*run)(void *context, struct err *e);
	void *context;
	struct task *next;
	int done;
	/* Valid once done. */
	int failed;
	struct err why;
};

struct tasks;

/* threaded 0: without a thread; tasks_done then runs the task. */
int tasks_open(int threaded, struct tasks **tasks, struct err *e);

/* All tasks must be done or cancelled. NULL is ignored. */
void tasks_close(struct tasks *tasks);

enum task_rank { TASK_FIRST, TASK_NEXT, TASK_LAST, TASK_RANKS };

/* Queue the task behind all of its rank and of the ranks before. It must not move until it is done or cancelled. */
void tasks_add(struct tasks *tasks, struct task *task, enum task_rank rank);

/* 1: done, 0: not yet. wait: wait for it, or run it here if it has not begun; -1: stopped by the user. */
int tasks_done(struct tasks *tasks, struct task *task, int wait, struct err *e);

/* Remove the task from the queue, or wait for it if it is running. Does nothing on one that was never added. */
void tasks_cancel(struct tasks *tasks, const struct task *task);

#endif
