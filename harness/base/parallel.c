/* Parallel loops: an atomic counter hands out the indices. */
#include "harness/base/parallel.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#define THREADS 16

struct work {
	void (*body)(void *context, int64_t i);
	void *context;
	int64_t count;
	const volatile sig_atomic_t *stopped; /* NULL: never */
	_Atomic int64_t next;
};

/* One index at a time, so that uneven work balances. */
static void *worker(void *argument)
{
	struct work *w = argument;

	for (;;) {
		int64_t i = atomic_fetch_add(&w->next, 1);

		if (i >= w->count || (w->stopped && *w->stopped))
			return NULL;
		w->body(w->context, i);
	}
}

/* taskset and containers may allow fewer processors than the machine has. */
int parallel_processors(void)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	if (sched_getaffinity(0, sizeof set, &set))
		return 1; /* more than 1024 processors: too rare to handle */
	return CPU_COUNT(&set) < THREADS ? CPU_COUNT(&set) : THREADS;
}

int parallel_until(const volatile sig_atomic_t *stopped, int64_t count, void (*body)(void *context, int64_t i),
		   void *context, struct err *e)
{
	struct work w = {body, context, count, stopped, 0};
	pthread_t threads[THREADS];
	int64_t wanted = parallel_processors();
	int started = 0;

	if (wanted > count)
		wanted = count;
	while (started < wanted - 1 && pthread_create(&threads[started], NULL, worker, &w) == 0)
		started++;
	(void)worker(&w);
	while (started > 0)
		(void)pthread_join(threads[--started], NULL);
	return stopped && *stopped ? err_as(e, ERR_STOPPED, "interrupted") : 0;
}

void parallel_each(int64_t count, void (*body)(void *context, int64_t i), void *context)
{
	(void)parallel_until(NULL, count, body, context, NULL);
}

struct attempt {
	int (*body)(void *context, int64_t i, struct err *e);
	void *context;
	atomic_int failed;
	pthread_mutex_t lock; /* guards the fields below */
	int64_t least;        /* lowest index that failed */
	struct err why;
};

static void try_one(void *attempt, int64_t i)
{
	struct attempt *a = attempt;
	struct err e;

	if (a->failed || a->body(a->context, i, &e) == 0)
		return;
	(void)pthread_mutex_lock(&a->lock);
	if (!a->failed || i < a->least) {
		a->least = i;
		a->why = e;
	}
	a->failed = 1;
	(void)pthread_mutex_unlock(&a->lock);
}

int parallel_try(int64_t count, int (*body)(void *context, int64_t i, struct err *e), void *context, struct err *e)
{
	struct attempt a = {.body = body, .context = context, .lock = PTHREAD_MUTEX_INITIALIZER};

	parallel_each(count, try_one, &a);
	if (a.failed && e)
		*e = a.why;
	return a.failed ? -1 : 0;
}

#define RANGE ((int64_t)1 << 16) /* shorter ranges are not worth a thread */

struct ranges {
	void (*body)(void *context, int64_t from, int64_t to);
	void *context;
	int64_t count;
};

static void do_range(void *argument, int64_t i)
{
	const struct ranges *r = argument;
	int64_t from = i * RANGE, to = from + RANGE;

	r->body(r->context, from, to < r->count ? to : r->count);
}

void parallel_ranges(int64_t count, void (*body)(void *context, int64_t from, int64_t to), void *context)
{
	struct ranges r = {body, context, count};

	parallel_each((count + RANGE - 1) / RANGE, do_range, &r);
}
