/* A child for every call that could fail (every.h): files and standard error are put back after each. */
#include "every.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LIMIT 30          /* seconds of a child */
#define FILES 32          /* of the folder, and folders in it */
#define OPEN_FOLDERS 8    /* at a time */
#define DESCRIPTORS 64    /* whose places are put back */
#define ENDS (1 << 20)    /* a power of two */
#define NOON 1700000000L  /* the time of day */
#define LINKS "../links/" /* a second name for each file, which a child may unlink */

struct file {
	char name[64]; /* its path from there */
	int is_folder;
	char *bytes;
	size_t size, room;
};

static struct {
	int on, is_child, has_process, ask, answer, rest;
	long shard, shards, children, ends, same;
	int *called; /* shared with the child: it has made another of these calls */
	struct file files[FILES];
	int nfiles;
	off_t places[DESCRIPTORS];
	uint64_t seen[ENDS];
} every;

/* What must not be is an error of the test, not of the program. */
static void insist(int holds, const char *what)
{
	if (holds)
		return;
	perror(what);
	_exit(99);
}

static int opened(const char *variable, int flags)
{
	const char *path = getenv(variable);
	int fd = path ? open(path, flags | O_CLOEXEC, 0666) : -1;

	insist(fd >= 0, variable);
	fd = fcntl(fd, F_DUPFD_CLOEXEC, 200); /* the program counts on low numbers */
	insist(fd >= 0, variable);
	return fd;
}

void every_begin(void)
{
	const char *text = getenv("FAULT_EVERY");
	char *end;

	if (!text || !*text)
		return;
	every.shard = strtol(text, &end, 10);
	every.shards = *end == '/' ? strtol(end + 1, NULL, 10) : 0;
	insist(every.shard > 0 && every.shards > 0, "FAULT_EVERY");
	every.ask = opened("FAULT_ASK", O_WRONLY);
	every.answer = opened("FAULT_ANSWER", O_RDONLY);
	every.rest = opened("FAULT_REST", O_WRONLY | O_CREAT | O_TRUNC);
	(void)mkdir(LINKS, 0777);
	every.called = mmap(NULL, sizeof *every.called, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	insist(every.called != MAP_FAILED, "memory");
	every.on = 1;
}

int every_is_on(void)
{
	return every.on;
}

void every_process_started(void)
{
	every.has_process = 1;
}

/* ---- files ---- */

/* Whole, into room that is kept for the next time. */
static void read_file(const char *name, int is_folder, struct file *f)
{
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	struct stat status;

	insist(fd >= 0 && fstat(fd, &status) == 0, name);
	insist(is_folder || S_ISREG(status.st_mode), name);
	insist(strlen(name) < sizeof f->name, name);
	(void)strcpy(f->name, name);
	f->is_folder = is_folder;
	f->size = is_folder ? 0 : (size_t)status.st_size;
	if (f->size > f->room) {
		f->room = 2 * f->size;
		f->bytes = realloc(f->bytes, f->room);
		insist(f->bytes != NULL, "memory");
	}
	insist(is_folder || read(fd, f->bytes, f->size) == (ssize_t)f->size, name);
	(void)close(fd);
}

static void (*visitor)(const char *name, int is_folder);

static int visit(const char *path, const struct stat *status, int type, struct FTW *at)
{
	(void)status;
	if (at->level > 0)
		visitor(path + strlen("./"), type == FTW_DP);
	return 0;
}

/* A folder comes behind what is in it. */
static void for_each_file(void (*action)(const char *name, int is_folder))
{
	visitor = action;
	insist(nftw(".", visit, OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS) == 0, "folder");
}

static const char *link_of(int i)
{
	static char name[sizeof LINKS + 16];

	(void)snprintf(name, sizeof name, LINKS "%d", i);
	return name;
}

static void keep_file(const char *name, int is_folder)
{
	const int i = every.nfiles++;

	insist(i < FILES, "too many files");
	read_file(name, is_folder, &every.files[i]);
	(void)unlink(link_of(i));
	insist(is_folder || link(name, link_of(i)) == 0, name);
}

static void keep(void)
{
	every.nfiles = 0;
	for_each_file(keep_file);
	for (int fd = 0; fd < DESCRIPTORS; fd++)
		every.places[fd] = lseek(fd, 0, SEEK_CUR);
}

static void drop_new_file(const char *name, int is_folder)
{
	for (int i = 0; i < every.nfiles; i++)
		if (every.files[i].is_folder == is_folder && strcmp(every.files[i].name, name) == 0)
			return;
	insist((is_folder ? rmdir(name) : unlink(name)) == 0, name);
}

/* The very file, which the program may have open: a child may have replaced it. */
static void put_back_file(const struct file *f, const char *link_name)
{
	struct stat here, kept;
	int fd;

	insist(stat(link_name, &kept) == 0, link_name);
	if (stat(f->name, &here) != 0 || here.st_ino != kept.st_ino) {
		(void)unlink(f->name);
		insist(link(link_name, f->name) == 0, f->name);
	}
	fd = open(link_name, O_WRONLY | O_CLOEXEC);
	insist(fd >= 0 && ftruncate(fd, (off_t)f->size) == 0, link_name);
	insist(pwrite(fd, f->bytes, f->size, 0) == (ssize_t)f->size, link_name);
	(void)close(fd);
}

static void put_back(void)
{
	for_each_file(drop_new_file);
	for (int i = every.nfiles - 1; i >= 0; i--) {
		const struct file *f = &every.files[i];

		if (f->is_folder)
			insist(mkdir(f->name, 0700) == 0 || errno == EEXIST, f->name);
		else
			put_back_file(f, link_of(i));
	}
	for (int fd = 0; fd < DESCRIPTORS; fd++)
		if (every.places[fd] >= 0)
			(void)lseek(fd, every.places[fd], SEEK_SET);
}

/* ---- ends ---- */

static uint64_t end_hash;

static uint64_t hash_of(uint64_t hash, const char *bytes, size_t size)
{
	uint64_t word;

	for (; size >= sizeof word; bytes += sizeof word, size -= sizeof word) {
		memcpy(&word, bytes, sizeof word);
		hash = (hash ^ word) * 1099511628211U;
		hash ^= hash >> 29;
	}
	for (; size > 0; bytes++, size--)
		hash = (hash ^ (unsigned char)*bytes) * 1099511628211U;
	return hash;
}

/* A sum: a folder's files come in any order. */
static void hash_file(const char *name, int is_folder)
{
	static struct file f;

	read_file(name, is_folder, &f);
	end_hash += hash_of(hash_of(f.size, name, strlen(name)), f.bytes, f.size);
}

/* Is this the first end like it? */
static int is_new(int status)
{
	uint64_t place;

	end_hash = (uint64_t)status;
	for_each_file(hash_file);
	hash_file("../err", 0);
	end_hash += end_hash == 0;
	for (place = end_hash % ENDS; every.seen[place]; place = (place + 1) % ENDS)
		if (every.seen[place] == end_hash)
			return 0;
	insist(++every.ends < ENDS / 2, "too many ends");
	every.seen[place] = end_hash;
	return 1;
}

static void look(int status, long n, int stays)
{
	char text[64];
	int length = snprintf(text, sizeof text, "%d %ld %s\n", status, n, stays ? "1" : "");

	insist(write(every.ask, text, (size_t)length) == length, "FAULT_ASK");
	insist(read(every.answer, text, 1) == 1, "FAULT_ANSWER");
}

/* ---- children ---- */

static void become_child(void)
{
	int err = open("../err", O_WRONLY | O_CREAT | O_TRUNC, 0666), out = open("/dev/null", O_WRONLY);

	insist(dup2(err, STDERR_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0, "../err");
	(void)close(err);
	(void)close(out);
	(void)close(every.ask);
	(void)close(every.answer);
	every.is_child = 1;
	(void)alarm(LIMIT);
}

/* 1 in the child. */
static int try_one(long n, int stays)
{
	int status;
	pid_t child = fork();

	insist(child >= 0, "fork");
	if (child == 0) {
		become_child();
		return 1;
	}
	while (waitpid(child, &status, 0) < 0)
		insist(errno == EINTR, "waitpid");
	status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
	every.children++;
	if (is_new(status))
		look(status, n, stays);
	put_back();
	return 0;
}

static void leave_to_others(long n)
{
	char text[32];
	int length = snprintf(text, sizeof text, "%ld\n", n);

	insist(write(every.rest, text, (size_t)length) == length, "FAULT_REST");
}

int every_try(long n, int alone_only)
{
	if (every.is_child)
		*every.called = 1;
	if (every.is_child || n % every.shards != every.shard % every.shards)
		return 0;
	if (every.has_process) {
		leave_to_others(n);
		return 0;
	}
	keep();
	*every.called = 0;
	if (try_one(n, 0))
		return 1;
	if (alone_only)
		return 0;
	every.same += !*every.called;
	return *every.called && try_one(n, 1) ? 2 : 0;
}

int every_end(void)
{
	const char *path = getenv("FAULT_TRIED");
	FILE *f;

	if (!every.on || every.is_child)
		return every.is_child;
	f = path ? fopen(path, "w") : NULL;
	insist(f && fprintf(f, "%ld %ld %ld\n", every.children, every.ends, every.same) > 0 && fclose(f) == 0,
	       "FAULT_TRIED");
	return 0;
}

/* ---- one thread, one time of day ---- */

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument)
{
	return every.on ? EAGAIN : NEXT(pthread_create)(thread, attributes, start, argument);
}

/* SQLite's remember their thread by a number that is another in a child. */
#define STAND_IN_FOR_MUTEX(name)                                                                                       \
	int name(pthread_mutex_t *mutex)                                                                               \
	{                                                                                                              \
		static __typeof__(&name) next;                                                                         \
                                                                                                                       \
		if (every.on)                                                                                          \
			return 0;                                                                                      \
		if (!next)                                                                                             \
			next = NEXT(name);                                                                             \
		return next(mutex);                                                                                    \
	}

STAND_IN_FOR_MUTEX(pthread_mutex_lock)
STAND_IN_FOR_MUTEX(pthread_mutex_trylock)
STAND_IN_FOR_MUTEX(pthread_mutex_unlock)

time_t time(time_t *out)
{
	if (out)
		*out = NOON;
	return NOON;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone)
{
	(void)zone;
	*out = (struct timeval){NOON, 0};
	return 0;
}

/* Others go on by a microsecond a call, where there is one thread. */
int clock_gettime(clockid_t clock, struct timespec *out)
{
	static long calls;

	if (clock != CLOCK_REALTIME && !every.on)
		return NEXT(clock_gettime)(clock, out);
	calls += clock != CLOCK_REALTIME;
	*out = clock == CLOCK_REALTIME ? (struct timespec){NOON, 0}
				       : (struct timespec){1000 + calls / 1000000, calls % 1000000 * 1000};
	return 0;
}
