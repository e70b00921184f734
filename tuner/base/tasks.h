/*
 * Work on the host while the device is at work: tasks that a thread runs, one at a time. They are the caller's, who
 * adds them and looks for what came of them; all calls are for one thread.
 */
#ifndef SEGTUNE_TASKS_H
#define SEGTUNE_TASKS_H

#include "harness/base/err.h"

struct task {
	int (*run)(void *context, struct err *e);
	void *context;
	struct task *next;
	int done;
	/* Once it is done. */
	int failed;
	struct err why;
};

struct tasks;

/* apart 0: without a thread, each task is run when it is looked for. */
int tasks_open(int apart, struct tasks **tasks, struct err *e);

/* All tasks must be done or dropped. NULL is ignored. */
void tasks_close(struct tasks *tasks);

enum task_rank { TASK_FIRST, TASK_NEXT, TASK_LAST, TASK_RANKS };

/* Run it behind those of its rank, and of the ranks before, that are waiting. It must not move until it is done. */
void tasks_add(struct tasks *tasks, struct task *task, enum task_rank rank);

/* 1: it is done. 0: not yet. wait: it is waited for, or run by the caller where it is not begun; -1: the user stops. */
int tasks_done(struct tasks *tasks, struct task *task, int wait, struct err *e);

/* Nobody wants it any more: it is not begun, or waited for if it was. Fine for one that was never added. */
void tasks_drop(struct tasks *tasks, const struct task *task);

#endif
