#include "ahead.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#define STOP_LATENCY 100000000 /* nanoseconds between looks for Ctrl-C */

/* What became of a case. */
struct made {
	int failed;
	struct err why;
};

struct ahead {
	struct sweep_case *list;
	int count, given;
	struct made *made; /* of those before `ready` */
	int apart;         /* there is a thread */
	pthread_t thread;
	/* What both sides look at. */
	pthread_mutex_t lock;
	pthread_cond_t changed;
	int ready; /* cases made or failed */
	int stop;
};

static void make(struct ahead *a, int k)
{
	a->made[k].failed = case_make(&a->list[k], &a->made[k].why) != 0;
}

static void *make_all(void *argument)
{
	struct ahead *a = argument;

	for (int k = 0; k < a->count; k++) {
		int stop;

		make(a, k);
		(void)pthread_mutex_lock(&a->lock);
		a->ready++;
		stop = a->stop;
		(void)pthread_cond_signal(&a->changed);
		(void)pthread_mutex_unlock(&a->lock);
		if (stop)
			break;
	}
	return NULL;
}

int ahead_open(struct sweep_case *list, int count, int apart, struct ahead **ahead, struct err *e)
{
	struct ahead *a = calloc(1, sizeof *a);

	*ahead = NULL;
	if (a)
		a->made = calloc((size_t)count + 1, sizeof *a->made);
	if (!a || !a->made) {
		free(a);
		return err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	}
	a->list = list;
	a->count = count;
	/* With default attributes these cannot fail on Linux. */
	(void)pthread_mutex_init(&a->lock, NULL);
	(void)pthread_cond_init(&a->changed, NULL);
	/* Where no thread can be started cases are made as if none had been wanted. */
	a->apart = apart && pthread_create(&a->thread, NULL, make_all, a) == 0;
	*ahead = a;
	return 0;
}

void ahead_close(struct ahead *ahead)
{
	if (!ahead)
		return;
	if (ahead->apart) {
		(void)pthread_mutex_lock(&ahead->lock);
		ahead->stop = 1;
		(void)pthread_mutex_unlock(&ahead->lock);
		(void)pthread_join(ahead->thread, NULL);
	}
	(void)pthread_cond_destroy(&ahead->changed);
	(void)pthread_mutex_destroy(&ahead->lock);
	free(ahead->made);
	free(ahead);
}

/* Cases that are made; waits a moment for one behind those that were given, if that is wanted. */
static int count_ready(struct ahead *a, int wait)
{
	struct timespec end;
	int ready;

	(void)clock_gettime(CLOCK_REALTIME, &end);
	end.tv_nsec += STOP_LATENCY;
	end.tv_sec += end.tv_nsec / 1000000000;
	end.tv_nsec %= 1000000000;
	(void)pthread_mutex_lock(&a->lock);
	if (wait && a->ready == a->given)
		(void)pthread_cond_timedwait(&a->changed, &a->lock, &end);
	ready = a->ready;
	(void)pthread_mutex_unlock(&a->lock);
	return ready;
}

int ahead_next(struct ahead *ahead, int wait, struct sweep_case **c, struct err *e)
{
	const struct made *made = &ahead->made[ahead->given];

	*c = NULL;
	if (ahead->given == ahead->count)
		return 0;
	if (!ahead->apart)
		make(ahead, ahead->given);
	else
		while (count_ready(ahead, wait) == ahead->given) {
			if (!wait)
				return 0;
			if (session_stopped(e))
				return -1;
		}
	*c = &ahead->list[ahead->given++];
	if (made->failed)
		*e = made->why;
	return made->failed ? -1 : 1;
}
