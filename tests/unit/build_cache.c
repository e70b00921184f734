/* The cache of built code: entries come back only complete and for exactly their key; two processes at once; the size
 * limit. */
#include "harness/process/build_cache.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../test.h"

#define CAP ((int64_t)1 << 20)

static const struct build_key key = {"compiler 1.0 sm_90", "block.cl", "#define NT 128\n"};

static struct build_cache *open_at(const char *folder, int64_t cap)
{
	struct build_cache *cache = NULL;
	struct err e;

	return build_cache_open(folder, 1, cap, &cache, &e) == 0 ? cache : NULL;
}

/* Whether the cache returns exactly this text for the key. */
static int gives(struct build_cache *cache, const struct build_key *k, const char *want)
{
	struct gpu_code code;
	int same;

	if (build_cache_get(cache, k, &code) != 0)
		return 0;
	same = code.size == strlen(want) && memcmp(code.bytes, want, code.size) == 0;
	free(code.bytes);
	return same;
}

static int has(struct build_cache *cache, const struct build_key *k)
{
	struct gpu_code code;
	int found = build_cache_get(cache, k, &code) == 0;

	free(code.bytes);
	return found;
}

static void put(struct build_cache *cache, const struct build_key *k, const char *text)
{
	char bytes[64];
	struct gpu_code code = {bytes, strlen(text), 0.25};

	(void)snprintf(bytes, sizeof bytes, "%s", text);
	build_cache_put(cache, k, &code);
}

/* The number of files in folder and their bytes; path is set to the last one. */
static int count_files(const char *folder, int64_t *bytes, char *path, size_t size)
{
	DIR *dir = opendir(folder);
	const struct dirent *d;
	int count = 0;

	*bytes = 0;
	while (dir && (d = readdir(dir)) != NULL) {
		struct stat status;

		if (d->d_name[0] == '.')
			continue;
		(void)snprintf(path, size, "%s/%s", folder, d->d_name);
		if (stat(path, &status) == 0)
			*bytes += status.st_size;
		count++;
	}
	if (dir)
		(void)closedir(dir);
	return count;
}

static void check_keys(struct test_counts *t, const char *folder)
{
	struct build_cache *cache = open_at(folder, CAP);
	struct build_key compiler = key, name = key, text = key, shifted = {"compiler 1.0 sm_90b", "lock.cl", key.text};
	struct gpu_code code;

	if (!test_ok(t, cache != NULL, "a folder is made"))
		return;
	test_ok(t, !has(cache, &key), "an empty cache has nothing");
	put(cache, &key, "code");
	test_ok(t, gives(cache, &key, "code"), "what was put comes back");
	test_ok(t, build_cache_get(cache, &key, &code) == 0 && code.seconds == 0.25, "with the compiler's time");
	free(code.bytes);
	compiler.identity = "compiler 1.1 sm_90";
	name.name = "sub.cl";
	text.text = "#define NT 256\n";
	test_ok(t, !has(cache, &compiler), "another compiler misses");
	test_ok(t, !has(cache, &name) && !has(cache, &text) && !has(cache, &shifted), "so do other names and texts");
	put(cache, &compiler, "other");
	put(cache, &key, "newer");
	test_ok(t, gives(cache, &compiler, "other") && gives(cache, &key, "newer"),
		"each key has its own, the last put");
	build_cache_close(cache);
	cache = open_at(folder, CAP);
	test_ok(t, cache && gives(cache, &key, "newer"), "it is there when opened again");
	build_cache_close(cache);
}

/* Changes or cuts the only file at each of its bytes: the cache must never return anything but the complete code. */
static void check_damage(struct test_counts *t, const char *folder)
{
	struct build_cache *cache = open_at(folder, CAP);
	char path[512] = "";
	int damaged = 0, cut = 0;
	int64_t bytes;

	if (!test_ok(t, cache != NULL, "a second folder is made"))
		return;
	put(cache, &key, "code");
	test_ok(t, count_files(folder, &bytes, path, sizeof path) == 1 && gives(cache, &key, "code"),
		"one entry, one file");
	for (int64_t i = 0; i < bytes; i++) {
		int fd = open(path, O_RDWR);
		unsigned char byte = 0;

		if (fd < 0 || pread(fd, &byte, 1, i) != 1)
			break;
		byte ^= 0x10;
		damaged += pwrite(fd, &byte, 1, i) == 1 && !has(cache, &key);
		byte ^= 0x10;
		(void)!pwrite(fd, &byte, 1, i);
		(void)close(fd);
	}
	test_ok(t, damaged == bytes, "a bit changed in any of its %lld bytes: not used", (long long)bytes);
	test_ok(t, gives(cache, &key, "code"), "mended: used");
	(void)alarm(10); /* a reader must not wait for a writer */
	test_ok(t, unlink(path) == 0 && mkfifo(path, 0600) == 0 && !has(cache, &key), "a FIFO in its place: not used");
	test_ok(t, unlink(path) == 0 && symlink("/dev/zero", path) == 0 && !has(cache, &key), "nor a link to a device");
	(void)alarm(0);
	(void)unlink(path);
	put(cache, &key, "code");
	test_ok(t, gives(cache, &key, "code"), "made again: used");
	for (int64_t i = bytes - 1; i >= 0; i--)
		cut += truncate(path, i) == 0 && !has(cache, &key);
	test_ok(t, cut == bytes, "cut off anywhere: not used");
	put(cache, &key, "code");
	test_ok(t, gives(cache, &key, "code"), "it is made anew in its place");
	build_cache_close(cache);
}

static void check_cap(struct test_counts *t, const char *folder)
{
	enum { ENTRIES = 200, SIZE = 4000 };
	struct build_cache *cache = open_at(folder, (int64_t)50 * SIZE);
	static char big[SIZE];
	struct gpu_code code = {big, SIZE, 0};
	char text[32] = "first", path[512];
	struct build_key k = {key.identity, key.name, text};
	int64_t bytes = 0, most = 0;

	if (!test_ok(t, cache != NULL, "a third folder is made"))
		return;
	build_cache_put(cache, &k, &code);
	(void)snprintf(path, sizeof path, "%s/notes.txt", folder);
	(void)close(open(path, O_CREAT | O_WRONLY, 0600));
	for (int i = 0; i < ENTRIES; i++) {
		(void)snprintf(text, sizeof text, "%d", i);
		build_cache_put(cache, &k, &code);
		(void)snprintf(text, sizeof text, "first");
		(void)usleep(5000); /* file times are no finer than the kernel's tick */
		(void)has(cache, &k);
		(void)count_files(folder, &bytes, path, sizeof path);
		most = bytes > most ? bytes : most;
	}
	test_ok(t, most <= (int64_t)50 * SIZE, "never more than the cap: %lld bytes at most", (long long)most);
	test_ok(t, most > (int64_t)40 * SIZE, "nearly all of it is used");
	test_ok(t, has(cache, &k), "what is used again and again stays");
	(void)snprintf(text, sizeof text, "%d", ENTRIES - 1);
	test_ok(t, has(cache, &k), "the newest stays");
	(void)snprintf(text, sizeof text, "0");
	test_ok(t, !has(cache, &k), "the oldest is gone");
	(void)snprintf(path, sizeof path, "%s/notes.txt", folder);
	test_ok(t, access(path, F_OK) == 0, "files of others are left alone");
	build_cache_close(cache);
}

/* Puts and gets a few keys over and over. Exit status 0 if each entry that came out was put for that key. */
static int hammer(const char *folder, unsigned seed)
{
	struct build_cache *cache = open_at(folder, 2000);
	char text[32], code[64];
	struct build_key k = {key.identity, key.name, text};
	int wrong = 0;

	for (unsigned i = 0; cache && i < 1500; i++) {
		struct gpu_code got;

		(void)snprintf(text, sizeof text, "%u", (i * 7 + seed) % 16);
		(void)snprintf(code, sizeof code, "code of %s", text);
		if (i % 3 == seed % 3)
			put(cache, &k, code);
		else if (build_cache_get(cache, &k, &got) == 0) {
			wrong += got.size != strlen(code) || memcmp(got.bytes, code, got.size) != 0;
			free(got.bytes);
		}
	}
	build_cache_close(cache);
	return !cache || wrong;
}

static void check_two_processes(struct test_counts *t, const char *folder)
{
	pid_t child = fork();
	int here, status = 0;

	if (child == 0)
		_exit(hammer(folder, 1));
	here = hammer(folder, 2);
	test_ok(t, child > 0 && waitpid(child, &status, 0) == child && status == 0 && here == 0,
		"two processes write and read the same entries");
}

static void check_folders(struct test_counts *t, const char *base)
{
	struct build_cache *cache = NULL;
	char path[512];
	struct stat status;
	struct err e;

	(void)snprintf(path, sizeof path, "%s/made/by/it", base);
	cache = open_at(path, CAP);
	test_ok(t, cache && stat(path, &status) == 0 && (status.st_mode & 0777) == 0700, "folders are made, private");
	put(cache, &key, "code");
	build_cache_close(cache);
	(void)chmod(path, 0777);
	test_ok(t, build_cache_open(path, 0, CAP, &cache, &e) == -1 && strstr(e.text, "everybody can write"),
		"one open to everybody is refused");
	(void)chmod(path, 0770);
	test_ok(t, build_cache_open(path, 1, CAP, &cache, &e) == -1 && strstr(e.text, "other users can write"),
		"so is one open to a group");
	test_ok(t, build_cache_open(path, 0, CAP, &cache, &e) == 0 && gives(cache, &key, "code"),
		"unless the user named it");
	build_cache_close(cache);
	(void)chmod(path, 0500);
	cache = open_at(path, CAP);
	test_ok(t, cache && gives(cache, &key, "code"), "one that cannot be written still serves");
	build_cache_close(cache);
	(void)chmod(path, 0700);
	/* Nobody can write in /proc, not even root. */
	cache = NULL;
	test_ok(t, build_cache_open("/proc", 0, CAP, &cache, &e) == 0 && !has(cache, &key), "another is opened");
	if (cache)
		put(cache, &key, "code");
	test_ok(t, cache && !has(cache, &key), "and keeps nothing new, in silence");
	build_cache_close(cache);
	test_ok(t, build_cache_open("/dev/null", 0, CAP, &cache, &e) == -1, "a device is no folder: %s", e.text);
	test_ok(t, build_cache_open("/dev/null/x", 0, CAP, &cache, &e) == -1, "nothing can be made in one: %s", e.text);
	test_ok(t, build_cache_open("/proc/self/x", 0, CAP, &cache, &e) == -1, "nor in /proc: %s", e.text);
	test_ok(t, build_cache_open("", 0, CAP, &cache, &e) == -1, "an empty name is refused");
}

/* Where the cache is for one setting of the environment; NULL: nowhere. */
static void check_default(struct test_counts *t, const char *xdg, const char *home, const char *want)
{
	char folder[256] = "";
	int status;

	(void)(xdg ? setenv("XDG_CACHE_HOME", xdg, 1) : unsetenv("XDG_CACHE_HOME"));
	(void)(home ? setenv("HOME", home, 1) : unsetenv("HOME"));
	status = build_cache_default(folder, sizeof folder);
	test_ok(t, want ? status == 0 && strcmp(folder, want) == 0 : status == -1, "XDG_CACHE_HOME=%s HOME=%s: %s",
		xdg ? xdg : "(none)", home ? home : "(none)", want ? want : "nowhere");
}

int main(void)
{
	char base[] = "/tmp/segtune-cache-XXXXXX", path[256], command[300];
	struct test_counts t = {0};

	if (!mkdtemp(base))
		return 1;
	(void)snprintf(path, sizeof path, "%s/a", base);
	check_keys(&t, path);
	(void)snprintf(path, sizeof path, "%s/b", base);
	check_damage(&t, path);
	(void)snprintf(path, sizeof path, "%s/c", base);
	check_cap(&t, path);
	(void)snprintf(path, sizeof path, "%s/d", base);
	check_two_processes(&t, path);
	check_folders(&t, base);
	check_default(&t, "/x", "/home/me", "/x/segtune");
	check_default(&t, NULL, "/home/me", "/home/me/.cache/segtune");
	check_default(&t, "relative", "/home/me", "/home/me/.cache/segtune");
	check_default(&t, "", NULL, NULL);
	check_default(&t, NULL, "", NULL);
	(void)snprintf(command, sizeof command, "rm -rf '%s'", base);
	test_ok(&t, system(command) == 0, "the folder is removed");
	return test_end(&t);
}
