/* Tasks that run while the device works: their order, their results, and that none runs in vain. */
#include "../test.h"

#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "tuner/base/tasks.h"

#define TASKS 6

/* What the tasks of a test record, in the order in which they run. */
struct log {
	atomic_int count, begun, go;
	char names[TASKS + 1];
};

struct item {
	struct task task;
	struct log *log;
	char name;
	int fails, waits;
};

static int run(void *context, struct err *e)
{
	struct item *x = context;

	x->log->begun = 1;
	while (x->waits && !x->log->go)
		(void)usleep(1000);
	x->log->names[x->log->count++] = x->name;
	return x->fails ? err_set(e, "task %c", x->name) : 0;
}

static void add(struct tasks *tasks, struct item *x, struct log *log, char name, enum task_rank rank)
{
	*x = (struct item){.task = {.run = run, .context = x}, .log = log, .name = name};
	tasks_add(tasks, &x->task, rank);
}

/* Starts a thread for tasks, which is busy with first until log->go. Returns 0 on failure. */
static int open_busy(struct test_counts *t, struct tasks **tasks, struct item *first, struct log *log)
{
	struct err e = {0};

	if (!test_ok(t, tasks_open(1, tasks, &e) == 0, "a thread is there %s", e.text))
		return 0;
	*first = (struct item){.task = {.run = run, .context = first}, .log = log, .name = '0', .waits = 1};
	tasks_add(*tasks, &first->task, TASK_LAST);
	while (!log->begun)
		(void)usleep(1000);
	return 1;
}

static void apart(struct test_counts *t)
{
	struct item first, items[TASKS - 1];
	struct log log = {0};
	struct tasks *tasks;
	struct err e = {0};

	if (!open_busy(t, &tasks, &first, &log))
		return;
	add(tasks, &items[0], &log, 'e', TASK_LAST);
	add(tasks, &items[1], &log, 'c', TASK_NEXT);
	add(tasks, &items[2], &log, 'a', TASK_FIRST);
	add(tasks, &items[3], &log, 'd', TASK_NEXT);
	add(tasks, &items[4], &log, 'b', TASK_FIRST);
	items[1].fails = 1;
	test_ok(t, tasks_done(tasks, &items[0].task, 0, &e) == 0, "one that was not begun is not done");
	log.go = 1;
	for (int i = 0; i < 2000 && log.count < TASKS; i++)
		(void)usleep(1000);
	test_ok(t, strcmp(log.names, "0abcde") == 0, "they run by rank, then as they were added: %s", log.names);
	test_ok(t, tasks_done(tasks, &items[0].task, 1, &e) == 1 && !items[0].task.failed, "one went well");
	test_ok(t,
		tasks_done(tasks, &items[1].task, 1, &e) == 1 && items[1].task.failed &&
			strcmp(items[1].task.why.text, "task c") == 0,
		"another failed: %s", items[1].task.why.text);
	tasks_close(tasks);
}

/* The thread is busy with another task: a wait for one does not wait for that. */
static void waited_for(struct test_counts *t)
{
	struct item first, second, third;
	struct log log = {0};
	struct tasks *tasks;
	struct err e = {0};

	if (!open_busy(t, &tasks, &first, &log))
		return;
	add(tasks, &second, &log, '1', TASK_LAST);
	add(tasks, &third, &log, '2', TASK_LAST);
	test_ok(t, tasks_done(tasks, &third.task, 1, &e) == 1 && strcmp(log.names, "2") == 0,
		"what is waited for and not begun is run at once: %s", log.names);
	tasks_cancel(tasks, &second.task);
	log.go = 1;
	tasks_cancel(tasks, &first.task);
	test_ok(t, strcmp(log.names, "20") == 0, "what is dropped is not begun, or waited for: %s", log.names);
	tasks_cancel(tasks, &third.task);
	tasks_close(tasks);
	test_ok(t, log.count == 2, "and never run");
}

static void alone(struct test_counts *t)
{
	struct item items[3];
	struct log log = {0};
	struct tasks *tasks;
	struct err e = {0};

	if (!test_ok(t, tasks_open(0, &tasks, &e) == 0, "tasks without a thread %s", e.text))
		return;
	for (int i = 0; i < 3; i++)
		add(tasks, &items[i], &log, (char)('a' + i), TASK_NEXT);
	(void)usleep(20000);
	test_ok(t, log.count == 0, "nothing runs by itself");
	test_ok(t, tasks_done(tasks, &items[1].task, 0, &e) == 1 && strcmp(log.names, "b") == 0,
		"each is run when it is looked for");
	test_ok(t, tasks_done(tasks, &items[1].task, 1, &e) == 1 && log.count == 1, "once");
	tasks_cancel(tasks, &items[0].task);
	tasks_cancel(tasks, &items[2].task);
	tasks_close(tasks);
	test_ok(t, log.count == 1, "or not at all");
}

int main(void)
{
	struct test_counts t = {0};

	apart(&t);
	waited_for(&t);
	alone(&t);
	return test_end(&t);
}
