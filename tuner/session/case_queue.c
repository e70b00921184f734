/* The case queue shared by the processes of several devices: anonymous shared memory with a robust mutex. */
#include "tuner/session/case_queue.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

/* For devices with one name. The cases of all pairs are numbered consecutively. */
struct place {
	char name[128];
	int taken;
};

struct case_queue {
	pthread_mutex_t lock; /* robust: survives the death of a process that holds it */
	int devices;
	int parts; /* handed out so far */
	int nplaces;
	struct place places[CASE_QUEUE_DEVICES];
};

/* With these attributes none of the calls can fail on Linux. */
static void init_lock(struct case_queue *q)
{
	pthread_mutexattr_t attributes;

	(void)pthread_mutexattr_init(&attributes);
	(void)pthread_mutexattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
	(void)pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
	(void)pthread_mutex_init(&q->lock, &attributes);
	(void)pthread_mutexattr_destroy(&attributes);
}

int case_queue_open(int devices, struct case_queue **q, struct err *e)
{
	struct case_queue *s;

	*q = NULL;
	if (devices > CASE_QUEUE_DEVICES)
		return err_as(e, ERR_USAGE, "%d devices: %d at most", devices, CASE_QUEUE_DEVICES);
	s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (s == MAP_FAILED)
		return err_errno(e, "cannot share memory among processes");
	s->devices = devices;
	init_lock(s);
	*q = s;
	return 0;
}

void case_queue_close(struct case_queue *q)
{
	if (!q)
		return;
	(void)pthread_mutex_destroy(&q->lock);
	(void)munmap(q, sizeof *q);
}

int case_queue_devices(const struct case_queue *q)
{
	return q->devices;
}

/* A process that died with the lock leaves consistent data, because each number is written at once. */
static void lock(struct case_queue *q)
{
	if (pthread_mutex_lock(&q->lock) == EOWNERDEAD)
		(void)pthread_mutex_consistent(&q->lock);
}

int case_queue_join(struct case_queue *q, const char *name)
{
	int k = 0;

	lock(q);
	while (k < q->nplaces && strncmp(q->places[k].name, name, sizeof q->places[k].name - 1) != 0)
		k++;
	if (k == q->nplaces) {
		(void)snprintf(q->places[k].name, sizeof q->places[k].name, "%s", name);
		q->nplaces++;
	}
	(void)pthread_mutex_unlock(&q->lock);
	return k;
}

const char *case_queue_name(const struct case_queue *q, int k)
{
	return k < q->nplaces ? q->places[k].name : NULL;
}

int64_t case_queue_part(struct case_queue *q, int64_t whole)
{
	int k;

	lock(q);
	k = q->parts++;
	(void)pthread_mutex_unlock(&q->lock);
	return whole / q->devices + (k < whole % q->devices);
}

int case_queue_take(struct case_queue *q, int place, int pair, int count, int *from, int *to)
{
	struct place *p = &q->places[place];
	const int begin = pair * count, end = begin + count;
	int portion;

	lock(q);
	if (p->taken < begin) /* skip pairs that the operation does not have */
		p->taken = begin;
	portion = (end - p->taken + 2 * q->devices - 1) / (2 * q->devices);
	*from = p->taken - begin;
	*to = *from;
	if (p->taken < end) {
		*to += portion;
		p->taken += portion;
	}
	(void)pthread_mutex_unlock(&q->lock);
	return *to > *from;
}
