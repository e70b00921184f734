#include "tuner/sweep/share.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

/* The cases of all pairs are numbered through. */
struct place {
	char name[128];
	int taken;
};

struct share {
	pthread_mutex_t lock; /* outlives a process that dies with it */
	int devices;
	int parts; /* that were given out */
	int valid; /* 1: a device has something */
	int nplaces;
	struct place places[SHARE_DEVICES];
};

/* With these attributes none of the calls can fail on Linux. */
static void init_lock(struct share *s)
{
	pthread_mutexattr_t attributes;

	(void)pthread_mutexattr_init(&attributes);
	(void)pthread_mutexattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
	(void)pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
	(void)pthread_mutex_init(&s->lock, &attributes);
	(void)pthread_mutexattr_destroy(&attributes);
}

int share_open(int devices, struct share **share, struct err *e)
{
	struct share *s;

	*share = NULL;
	if (devices > SHARE_DEVICES)
		return err_as(e, ERR_USAGE, "%d devices: %d at most", devices, SHARE_DEVICES);
	s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (s == MAP_FAILED)
		return err_errno(e, "cannot share memory among processes");
	s->devices = devices;
	init_lock(s);
	*share = s;
	return 0;
}

void share_close(struct share *share)
{
	if (!share)
		return;
	(void)pthread_mutex_destroy(&share->lock);
	(void)munmap(share, sizeof *share);
}

int share_devices(const struct share *share)
{
	return share->devices;
}

/* What a process leaves that dies with the lock is whole: a number is written at once. */
static void lock(struct share *s)
{
	if (pthread_mutex_lock(&s->lock) == EOWNERDEAD)
		(void)pthread_mutex_consistent(&s->lock);
}

int share_join(struct share *share, const char *name)
{
	int k = 0;

	lock(share);
	while (k < share->nplaces && strncmp(share->places[k].name, name, sizeof share->places[k].name - 1) != 0)
		k++;
	if (k == share->nplaces) {
		(void)snprintf(share->places[k].name, sizeof share->places[k].name, "%s", name);
		share->nplaces++;
	}
	(void)pthread_mutex_unlock(&share->lock);
	return k;
}

const char *share_name(const struct share *share, int k)
{
	return k < share->nplaces ? share->places[k].name : NULL;
}

int64_t share_part(struct share *share, int64_t whole)
{
	int k;

	lock(share);
	k = share->parts++;
	(void)pthread_mutex_unlock(&share->lock);
	return whole / share->devices + (k < whole % share->devices);
}

void share_note_valid(struct share *share)
{
	lock(share);
	share->valid = 1;
	(void)pthread_mutex_unlock(&share->lock);
}

int share_has_valid(const struct share *share)
{
	return share->valid;
}

int share_take(struct share *share, int place, int pair, int count, int *from, int *to)
{
	struct place *p = &share->places[place];
	const int begin = pair * count, end = begin + count;
	int portion;

	lock(share);
	if (p->taken < begin) /* pairs that the operation does not have were passed over */
		p->taken = begin;
	portion = (end - p->taken + 2 * share->devices - 1) / (2 * share->devices);
	*from = p->taken - begin;
	*to = *from;
	if (p->taken < end) {
		*to += portion;
		p->taken += portion;
	}
	(void)pthread_mutex_unlock(&share->lock);
	return *to > *from;
}
