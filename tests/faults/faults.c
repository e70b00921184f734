/*
 * Preloaded into the program (LD_PRELOAD): one call of the C library or of the system fails that would have succeeded,
 * as on a machine that runs out of memory, disk or descriptors just then. SQLite, Lua, zlib and the streams of the C
 * library itself get their memory here, too. Processes that it starts are left alone.
 *
 *   FAULT_CALLS=CLASS   which calls: memory, sqlite (all memory of it), realloc (all memory of Lua), open, write,
 * flush, sync, rename, file, lock, read, process FAULT_AT=N          the N-th of them fails, counted from 1; 0: none
 * does FAULT_STAYS=1       all those after it, too FAULT_EVERY=I/N     each of them in a child of its own: every.h
 *   FAULT_COUNT=FILE    how many calls of the class there were, written when the program exits
 * FAULT_SITES=FILE    the N of those that are the first or the last from their stack, a line each, in no order
 * FAULT_FRAMES=COUNT  of a stack are looked at, the innermost; default all
 */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "every.h"

/* What the C library calls its own. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

enum class { NONE, MEMORY, SQLITE, REALLOC, OPEN, WRITE, FLUSH, SYNC, RENAME, FILES, LOCK, READ, PROCESS, CLASSES };

static const struct {
	const char *name;
	int error;
} classes[CLASSES] = {{"none", 0},       {"memory", ENOMEM}, {"sqlite", ENOMEM}, {"realloc", ENOMEM}, {"open", EMFILE},
		      {"write", ENOSPC}, {"flush", ENOSPC},  {"sync", EIO},      {"rename", EACCES},  {"file", EIO},
		      {"lock", EIO},     {"read", EIO},      {"process", EAGAIN}};

static enum class chosen;
static long at;
static int stays, aborts;
static atomic_long count;

/* Where SQLite's code is. */
static uintptr_t sqlite_from, sqlite_to;

static int find_sqlite(struct dl_phdr_info *info, size_t size, void *context)
{
	(void)size;
	(void)context;
	for (int i = 0; strstr(info->dlpi_name, "sqlite3") && i < info->dlpi_phnum; i++)
		if (info->dlpi_phdr[i].p_type == PT_LOAD && info->dlpi_phdr[i].p_flags & PF_X) {
			sqlite_from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
			sqlite_to = sqlite_from + info->dlpi_phdr[i].p_memsz;
		}
	return 0;
}

/*
 * Call sites: calls with the same innermost frames fail much alike. Which N are the first and the last of each is
 * written at the end.
 */
#define SITES (1 << 16)
#define OWN_FRAMES 2 /* of this file */
#define MOST_FRAMES 100

static struct site {
	uint64_t stack; /* hash; 0: no site */
	long first, last;
} sites[SITES];
static const char *sites_path = "";
static int sites_frames; /* of a stack that are looked at */
static pthread_mutex_t sites_lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int busy; /* this file is: what it calls may ask for memory */

static void note_site(long n)
{
	void *frames[MOST_FRAMES];
	uint64_t hash = 14695981039346656037U;
	int depth, place, left = SITES;

	if (!*sites_path || busy)
		return;
	busy = 1;
	depth = backtrace(frames, OWN_FRAMES + sites_frames);
	busy = 0;
	for (int i = 0; i < depth; i++)
		hash = (hash ^ (uintptr_t)frames[i]) * 1099511628211U;
	hash += hash == 0;
	(void)pthread_mutex_lock(&sites_lock);
	for (place = (int)(hash % SITES); sites[place].stack && sites[place].stack != hash; place = (place + 1) % SITES)
		if (--left == 0)
			abort(); /* too small a table would pass over calls */
	if (!sites[place].stack)
		sites[place] = (struct site){hash, n, n};
	sites[place].last = n;
	(void)pthread_mutex_unlock(&sites_lock);
}

static void write_sites(void)
{
	FILE *f = *sites_path ? fopen(sites_path, "w") : NULL;

	for (int i = 0; f && i < SITES; i++) {
		if (sites[i].stack)
			(void)fprintf(f, "%ld\n", sites[i].first);
		if (sites[i].last != sites[i].first)
			(void)fprintf(f, "%ld\n", sites[i].last);
	}
	if (f && fclose(f) != 0)
		_exit(99);
}

/* A child for this call: there it is what fails. */
static void try_in_children(long n)
{
	const int error = errno;
	int way;

	busy = 1;
	way = every_try(n,
			chosen == LOCK); /* SQLite tries for tens of seconds to have a lock that is refused each time */
	busy = 0;
	if (way) {
		at = n;
		stays = way == 2;
	}
	errno = error;
}

/* Does this call fail? Then errno says why. */
static int fails(enum class class)
{
	long n;

	if (class != chosen || busy)
		return 0;
	n = atomic_fetch_add(&count, 1) + 1;
	note_site(n);
	if (every_is_on())
		try_in_children(n);
	if (at == 0 || (stays ? n < at : n != at))
		return 0;
	if (aborts)
		abort();
	errno = classes[class].error;
	return 1;
}

static const char *value_of(const char *name)
{
	const char *text = getenv(name);

	return text ? text : "";
}

__attribute__((constructor)) static void begin(void)
{
	const char *name = value_of("FAULT_CALLS");

	at = strtol(value_of("FAULT_AT"), NULL, 10);
	stays = *value_of("FAULT_STAYS") != '\0';
	aborts = *value_of("FAULT_ABORT") != '\0';
	(void)unsetenv("LD_PRELOAD");
	(void)dl_iterate_phdr(find_sqlite, NULL);
	sites_path = value_of("FAULT_SITES");
	sites_frames = (int)strtol(value_of("FAULT_FRAMES"), NULL, 10);
	if (sites_frames <= 0 || sites_frames > MOST_FRAMES - OWN_FRAMES)
		sites_frames = MOST_FRAMES - OWN_FRAMES;
	every_begin();
	for (int i = 1; i < CLASSES; i++)
		if (strcmp(classes[i].name, name) == 0)
			chosen = (enum class)i;
}

__attribute__((destructor)) static void end(void)
{
	const char *path = value_of("FAULT_COUNT");
	const long calls = atomic_load(&count);
	char text[32];
	int fd;

	chosen = NONE;
	if (every_end())
		return;
	write_sites();
	if (!*path)
		return;
	fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
	if (write(fd, text, (size_t)snprintf(text, sizeof text, "%ld\n", calls)) < 0)
		_exit(99);
	(void)close(fd);
}

/* TYPE NAME PARAMETERS, which passes on ARGUMENTS unless it is to fail with RESULT. */
#define STAND_IN(class, failure, type, name, parameters, arguments)                                                    \
	type name parameters                                                                                           \
	{                                                                                                              \
		return fails(class) ? (failure) : NEXT(name) arguments;                                                \
	}

#define CALLER ((uintptr_t)__builtin_return_address(0))

static enum class memory_of(uintptr_t caller, enum class class) {
	return caller >= sqlite_from && caller < sqlite_to ? SQLITE : class;
}

void *malloc(size_t size)
{
	return fails(memory_of(CALLER, MEMORY)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
	return fails(memory_of(CALLER, MEMORY)) ? NULL : __libc_calloc(number, size);
}

void *realloc(void *old, size_t size)
{
	return fails(memory_of(CALLER, REALLOC)) ? NULL : __libc_realloc(old, size);
}

/* ---- open ---- */

static mode_t mode_of(int flags, va_list more)
{
	return flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
}

#define STAND_IN_FOR_OPEN(name)                                                                                        \
	int name(const char *path, int flags, ...)                                                                     \
	{                                                                                                              \
		va_list more;                                                                                          \
		mode_t mode;                                                                                           \
                                                                                                                       \
		va_start(more, flags);                                                                                 \
		mode = mode_of(flags, more);                                                                           \
		va_end(more);                                                                                          \
		return fails(OPEN) ? -1 : NEXT(name)(path, flags, mode);                                               \
	}

STAND_IN_FOR_OPEN(open)
STAND_IN_FOR_OPEN(open64)
STAND_IN(OPEN, NULL, FILE *, fopen, (const char *path, const char *mode), (path, mode))
STAND_IN(OPEN, NULL, FILE *, fopen64, (const char *path, const char *mode), (path, mode))
STAND_IN(OPEN, NULL, FILE *, fdopen, (int fd, const char *mode), (fd, mode))
STAND_IN(OPEN, NULL, FILE *, tmpfile, (void), ())
STAND_IN(OPEN, NULL, FILE *, tmpfile64, (void), ())
STAND_IN(OPEN, NULL, DIR *, opendir, (const char *path), (path))
STAND_IN(OPEN, -1, int, mkstemp, (char *path), (path))
STAND_IN(OPEN, -1, int, mkostemp, (char *path, int flags), (path, flags))
STAND_IN(OPEN, NULL, char *, mkdtemp, (char *path), (path))
STAND_IN(OPEN, -1, int, dup, (int fd), (fd))

/* ---- write, flush ---- */

/* The one line of an error must not be what fails. */
STAND_IN(fd == STDERR_FILENO ? NONE : WRITE, -1, ssize_t, write, (int fd, const void *data, size_t size),
	 (fd, data, size))
STAND_IN(WRITE, -1, ssize_t, pwrite, (int fd, const void *data, size_t size, off_t place), (fd, data, size, place))
STAND_IN(WRITE, -1, ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t place), (fd, data, size, place))
STAND_IN(WRITE, -1, int, ftruncate, (int fd, off_t size), (fd, size))
STAND_IN(WRITE, -1, int, ftruncate64, (int fd, off64_t size), (fd, size))

/* What a stream writes does not go through write() above: on a full disk its data is lost, and it says so. */
static int loses(FILE *stream)
{
	if (!stream || stream == stderr || __fpending(stream) == 0 || !fails(FLUSH))
		return 0;
	__fpurge(stream);
	stream->_flags |= 0x20; /* what ferror reads */
	return 1;
}

int fflush(FILE *stream)
{
	return loses(stream) ? EOF : NEXT(fflush)(stream);
}

int fclose(FILE *stream)
{
	const int lost = loses(stream), result = NEXT(fclose)(stream);

	if (lost)
		errno = ENOSPC;
	return lost ? EOF : result;
}

/* ---- the rest ---- */

STAND_IN(SYNC, -1, int, fsync, (int fd), (fd))
STAND_IN(SYNC, -1, int, fdatasync, (int fd), (fd))
STAND_IN(RENAME, -1, int, rename, (const char *from, const char *to), (from, to))
STAND_IN(FILES, -1, int, mkdir, (const char *path, mode_t mode), (path, mode))
STAND_IN(FILES, -1, int, chmod, (const char *path, mode_t mode), (path, mode))
STAND_IN(FILES, -1, int, fchmod, (int fd, mode_t mode), (fd, mode))
STAND_IN(FILES, -1, int, stat, (const char *path, struct stat *status), (path, status))
STAND_IN(FILES, -1, int, fstat, (int fd, struct stat *status), (fd, status))
STAND_IN(FILES, NULL, char *, realpath, (const char *path, char *resolved), (path, resolved))
STAND_IN(FILES, MAP_FAILED, void *, mmap, (void *to, size_t size, int protection, int flags, int fd, off_t place),
	 (to, size, protection, flags, fd, place))
STAND_IN(FILES, MAP_FAILED, void *, mmap64, (void *to, size_t size, int protection, int flags, int fd, off64_t place),
	 (to, size, protection, flags, fd, place))

static int is_of_locks(int command)
{
	return command == F_SETLK || command == F_OFD_SETLK || command == F_GETLK || command == F_OFD_GETLK;
}

/* Locks. Those of SQLite and of claims are what this program calls it for. A child would not have its parent's. */
static int locks(int fd, int command, void *argument, int (*next)(int, int, ...))
{
	struct flock *lock = argument;
	const int is_lock = (command == F_SETLK || command == F_OFD_SETLK) &&
			    lock->l_type != F_UNLCK; /* giving one back always succeeds */

	if (fails(is_lock ? LOCK : NONE))
		return -1;
	if (!every_is_on() || !is_of_locks(command))
		return next(fd, command, argument);
	if (command == F_GETLK || command == F_OFD_GETLK)
		lock->l_type = F_UNLCK;
	return 0;
}

#define STAND_IN_FOR_FCNTL(name)                                                                                       \
	int name(int fd, int command, ...)                                                                             \
	{                                                                                                              \
		va_list more;                                                                                          \
		void *argument;                                                                                        \
                                                                                                                       \
		va_start(more, command);                                                                               \
		argument = va_arg(more, void *);                                                                       \
		va_end(more);                                                                                          \
		return locks(fd, command, argument, NEXT(name));                                                       \
	}

STAND_IN_FOR_FCNTL(fcntl)
STAND_IN_FOR_FCNTL(fcntl64)

STAND_IN(READ, -1, ssize_t, read, (int fd, void *data, size_t size), (fd, data, size))
STAND_IN(READ, -1, ssize_t, pread, (int fd, void *data, size_t size, off_t place), (fd, data, size, place))
STAND_IN(READ, -1, ssize_t, pread64, (int fd, void *data, size_t size, off64_t place), (fd, data, size, place))

int posix_spawnp(pid_t *child, const char *file, const posix_spawn_file_actions_t *actions,
		 const posix_spawnattr_t *attributes, char *const *argv, char *const *environment)
{
	int status = fails(PROCESS) ? EAGAIN : NEXT(posix_spawnp)(child, file, actions, attributes, argv, environment);

	if (status == 0)
		every_process_started();
	return status;
}

STAND_IN(PROCESS, -1, int, pipe2, (int fds[2], int flags), (fds, flags))
