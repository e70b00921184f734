/* The build cache: entries on disk, located by a hash of their key, trimmed to the size limit. */
#include "harness/process/build_cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "harness/base/hash.h"
#include "harness/base/list.h"

/* File names are 16 hexadecimal digits and this suffix; temporary files also have TEMPORARY appended. */
#define SUFFIX ".build"
#define NAME_LENGTH (16 + sizeof SUFFIX - 1)
#define TEMPORARY "-XXXXXX"
#define STALE 600 /* a temporary file this old, in seconds, was left by a killed process */
#define PARTS 4   /* identity, name, text, code */

struct build_cache {
	char folder[PATH_MAX];
	int64_t cap;
	pthread_mutex_t lock; /* guards `used` */
	int64_t used;         /* bytes of all entries; -1: unknown */
};

/* The start of every file; the parts follow without gaps. */
struct header {
	char magic[8];
	uint64_t size[PARTS];
	double seconds;
	uint64_t checksum; /* of the fields before it and of the parts */
};

static const char magic[8] = "segbld1";

struct part {
	const void *data;
	size_t size;
};

int build_cache_default(char *folder, size_t size)
{
	const char *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
	int used;

	if (xdg && xdg[0] == '/')
		used = snprintf(folder, size, "%s/segtune", xdg);
	else if (home && home[0] == '/')
		used = snprintf(folder, size, "%s/.cache/segtune", home);
	else
		return -1;
	return used < (int)size ? 0 : -1;
}

/* Creates folder and its parents, private to this user. */
static int make_folders(const char *folder, struct err *e)
{
	char path[PATH_MAX];

	(void)snprintf(path, sizeof path, "%s/", folder);
	for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		if (mkdir(path, S_IRWXU) != 0 && errno != EEXIST && errno != EROFS && errno != EACCES)
			return err_errno(e, "cannot create folder '%s'", path);
		*slash = '/';
	}
	return 0;
}

static int check_folder(const char *folder, int own, struct err *e)
{
	struct stat status;

	if (stat(folder, &status) != 0)
		return err_errno(e, "cannot use build cache '%s'", folder);
	if (!S_ISDIR(status.st_mode))
		return err_set(e, "cannot use build cache '%s': it is not a folder", folder);
	if (own && (status.st_uid != geteuid() || (status.st_mode & (S_IWGRP | S_IWOTH)) != 0))
		return err_set(e, "cannot use build cache '%s': other users can write to it", folder);
	/* The user has named this folder, and its contents are executed on the device. */
	if (status.st_mode & S_IWOTH)
		return err_set(e, "cannot use build cache '%s': everybody can write to it", folder);
	return 0;
}

int build_cache_open(const char *folder, int own, int64_t cap, struct build_cache **cache, struct err *e)
{
	struct build_cache *c;

	*cache = NULL;
	if (!*folder || strlen(folder) >= sizeof c->folder - NAME_LENGTH - sizeof TEMPORARY - 1)
		return err_set(e, "cannot use build cache '%.100s': not a valid name", folder);
	if (make_folders(folder, e) || check_folder(folder, own, e))
		return -1;
	c = calloc(1, sizeof *c);
	if (!c)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a build cache");
	if (pthread_mutex_init(&c->lock, NULL) != 0) {
		free(c);
		return err_set(e, "cannot make a lock for the build cache");
	}
	(void)snprintf(c->folder, sizeof c->folder, "%s", folder);
	c->cap = cap;
	c->used = -1;
	*cache = c;
	return 0;
}

void build_cache_close(struct build_cache *cache)
{
	if (!cache)
		return;
	(void)pthread_mutex_destroy(&cache->lock);
	free(cache);
}

static void list_parts(const struct build_key *key, const struct gpu_code *code, struct part parts[PARTS])
{
	parts[0] = (struct part){key->identity, strlen(key->identity)};
	parts[1] = (struct part){key->name, strlen(key->name)};
	parts[2] = (struct part){key->text, strlen(key->text)};
	parts[3] = (struct part){code->bytes, code->size};
}

/* The entry's path, with room for the suffix of a temporary file. */
static void entry_path(const struct build_cache *c, const struct part parts[PARTS], char path[PATH_MAX])
{
	uint64_t h = HASH_START;

	for (int i = 0; i < PARTS - 1; i++) {
		h = hash_bytes(h, parts[i].data, parts[i].size);
		h = hash_bytes(h, "", 1); /* separates parts: "a", "bc" is another key than "ab", "c" */
	}
	(void)snprintf(path, PATH_MAX, "%.*s/%016llx%s", (int)(PATH_MAX - NAME_LENGTH - 2), c->folder,
		       (unsigned long long)h, SUFFIX);
}

static uint64_t checksum_of(const struct header *h, const struct part parts[PARTS])
{
	uint64_t sum = hash_bytes(HASH_START, h, offsetof(struct header, checksum));

	for (int i = 0; i < PARTS; i++)
		sum = hash_bytes(sum, parts[i].data, parts[i].size);
	return sum;
}

/* Reads the whole file, malloc'd; NULL on failure. */
static char *read_whole(int fd, size_t *size)
{
	struct stat status;
	size_t got = 0;
	char *data;

	if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= 0)
		return NULL;
	*size = (size_t)status.st_size;
	data = malloc(*size);
	while (data && got < *size) {
		ssize_t n = read(fd, data + got, *size - got);

		if (n > 0) {
			got += (size_t)n;
		} else if (n == 0 || errno != EINTR) {
			free(data);
			return NULL;
		}
	}
	return data;
}

/* Whether this is a complete, undamaged entry for the key in parts. If so, the last part is set to its code. */
static int is_entry(const char *data, size_t size, struct header *h, struct part parts[PARTS])
{
	const char *at = data + sizeof *h;
	size_t left;

	if (size < sizeof *h)
		return 0;
	memcpy(h, data, sizeof *h);
	left = size - sizeof *h;
	if (memcmp(h->magic, magic, sizeof magic) != 0)
		return 0;
	for (int i = 0; i < PARTS - 1; i++) {
		if (h->size[i] != parts[i].size || h->size[i] > left || memcmp(at, parts[i].data, parts[i].size) != 0)
			return 0;
		at += parts[i].size;
		left -= parts[i].size;
	}
	parts[PARTS - 1] = (struct part){at, left};
	return isfinite(h->seconds) && h->seconds >= 0 && h->size[PARTS - 1] == left && left > 0 &&
	       checksum_of(h, parts) == h->checksum;
}

static int take_entry(int fd, struct part parts[PARTS], struct gpu_code *code)
{
	struct header h;
	size_t size;
	char *data = read_whole(fd, &size);
	int status = -1;

	if (data && is_entry(data, size, &h, parts)) {
		code->bytes = malloc(parts[PARTS - 1].size);
		if (code->bytes) {
			memcpy(code->bytes, parts[PARTS - 1].data, parts[PARTS - 1].size);
			code->size = parts[PARTS - 1].size;
			code->seconds = h.seconds;
			status = 0;
		}
	}
	free(data);
	return status;
}

int build_cache_get(struct build_cache *cache, const struct build_key *key, struct gpu_code *code)
{
	struct part parts[PARTS];
	char path[PATH_MAX];
	int fd, status;

	*code = (struct gpu_code){0};
	list_parts(key, code, parts);
	entry_path(cache, parts, path);
	/* A FIFO with that name must not block the program, and a symbolic link must not lead to a device; take_entry
	 * requires a regular file. */
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
	if (fd < 0)
		return -1;
	status = take_entry(fd, parts, code);
	/* Records the use for trimming, which a read-only folder does not need. */
	if (status == 0)
		(void)futimens(fd, NULL);
	(void)close(fd);
	return status;
}

static int write_all(int fd, const void *data, size_t size)
{
	const char *at = data;

	while (size > 0) {
		ssize_t n = write(fd, at, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return -1;
		at += n;
		size -= (size_t)n;
	}
	return 0;
}

/* Returns the bytes written; -1: nothing is left. No fsync, because an entry damaged by a power failure fails its
 * checksum. */
static int64_t write_entry(const char *path, const struct header *h, const struct part parts[PARTS])
{
	char temporary[PATH_MAX + sizeof TEMPORARY];
	int64_t bytes = sizeof *h;
	int fd, failed;

	(void)snprintf(temporary, sizeof temporary, "%s%s", path, TEMPORARY);
	fd = mkostemp(temporary, O_CLOEXEC);
	if (fd < 0)
		return -1;
	failed = write_all(fd, h, sizeof *h);
	for (int i = 0; i < PARTS && !failed; i++) {
		failed = write_all(fd, parts[i].data, parts[i].size);
		bytes += (int64_t)parts[i].size;
	}
	failed |= close(fd);
	if (!failed && rename(temporary, path) == 0)
		return bytes;
	(void)unlink(temporary);
	return -1;
}

struct entry {
	char name[NAME_LENGTH + sizeof TEMPORARY];
	int64_t bytes;
	struct timespec used;
};

struct listing {
	struct entry *items;
	int count, room;
	int64_t bytes;
};

static int is_entry_name(const char *name)
{
	size_t length = strlen(name);

	return strspn(name, "0123456789abcdef") == 16 && strncmp(name + 16, SUFFIX, sizeof SUFFIX - 1) == 0 &&
	       (length == NAME_LENGTH || length == NAME_LENGTH + sizeof TEMPORARY - 1);
}

static int add_entry(struct listing *l, const char *name, const struct stat *status)
{
	struct entry *grown = list_grow(l->items, l->count, &l->room, sizeof *grown);

	if (!grown)
		return -1;
	l->items = grown;
	(void)snprintf(l->items[l->count].name, sizeof l->items->name, "%s", name);
	l->items[l->count].bytes = status->st_size;
	l->items[l->count].used = status->st_mtim;
	l->bytes += status->st_size;
	l->count++;
	return 0;
}

/* Lists all entries of the folder and removes temporary files that killed processes left. */
static void list_entries(DIR *dir, struct listing *l)
{
	const struct dirent *d;
	time_t now = time(NULL);

	while ((d = readdir(dir)) != NULL) {
		struct stat status;

		if (!is_entry_name(d->d_name) || fstatat(dirfd(dir), d->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0 ||
		    !S_ISREG(status.st_mode))
			continue;
		if (strlen(d->d_name) != NAME_LENGTH) {
			if (now - status.st_mtime > STALE)
				(void)unlinkat(dirfd(dir), d->d_name, 0);
		} else if (add_entry(l, d->d_name, &status)) {
			return; /* out of memory: the entries listed so far can still be trimmed */
		}
	}
}

static int by_use(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;

	if (a->used.tv_sec != b->used.tv_sec)
		return a->used.tv_sec < b->used.tv_sec ? -1 : 1;
	return a->used.tv_nsec < b->used.tv_nsec ? -1 : a->used.tv_nsec > b->used.tv_nsec;
}

/* If the limit is exceeded, removes the least recently used entries and some more. Call with the lock held. */
static void trim(struct build_cache *c)
{
	struct listing l = {0};
	DIR *dir = opendir(c->folder);

	if (!dir)
		return;
	list_entries(dir, &l);
	if (l.items && l.bytes > c->cap) {
		int64_t enough = c->cap - c->cap / 10; /* so that the next entries need no trimming */

		qsort(l.items, (size_t)l.count, sizeof *l.items, by_use);
		for (int i = 0; i < l.count && l.bytes > enough; i++) {
			(void)unlinkat(dirfd(dir), l.items[i].name, 0); /* another process may have removed it */
			l.bytes -= l.items[i].bytes;
		}
	}
	c->used = l.bytes;
	free(l.items);
	(void)closedir(dir);
}

void build_cache_put(struct build_cache *cache, const struct build_key *key, const struct gpu_code *code)
{
	struct part parts[PARTS];
	struct header h = {.seconds = code->seconds};
	char path[PATH_MAX];
	int64_t bytes;

	list_parts(key, code, parts);
	entry_path(cache, parts, path);
	memcpy(h.magic, magic, sizeof magic);
	for (int i = 0; i < PARTS; i++)
		h.size[i] = parts[i].size;
	h.checksum = checksum_of(&h, parts);
	bytes = write_entry(path, &h, parts);
	if (bytes < 0)
		return;
	(void)pthread_mutex_lock(&cache->lock);
	if (cache->used >= 0)
		cache->used += bytes;
	if (cache->used < 0 || cache->used > cache->cap)
		trim(cache);
	(void)pthread_mutex_unlock(&cache->lock);
}
