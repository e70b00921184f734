/* Claims: results that another process is measuring into the same database are left to it. A claim is a file lock on a
 * byte far beyond the end of the file, where nothing is stored, so a killed process leaves none. SQLite's locks are on
 * other bytes and belong to processes; these belong to an open file description, which a forked process shares. */
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "harness/base/hash.h"
#include "tuner/store/store_open_impl.h"

/* Each build has room for this many cases; locks on consecutive numbers merge into one. */
#define FIRST_PLACE ((off_t)1 << 62)
#define CASES ((off_t)1 << 20)
#define BUILDS ((uint64_t)1 << 41)

int claims_open(struct store *s, struct err *e)
{
	s->claims = open(s->path, O_RDWR | O_CLOEXEC);
	return s->claims < 0 ? err_errno(e, "cannot open database '%s'", s->path) : 0;
}

void claims_close(struct store *s)
{
	if (s->claims >= 0)
		(void)close(s->claims);
}

static off_t place_of(const struct gpu_info *device, const struct store_identity *build)
{
	const char *const texts[] = {device->name,   device->uuid,     device->backend,
				     device->driver, build->operation, build->strategy};
	uint64_t hash = build->hash;

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		hash = hash_bytes(hash, texts[i], strlen(texts[i]) + 1);
	return FIRST_PLACE + (off_t)(hash % BUILDS) * CASES;
}

/* 0: another process holds part of it. On a file system without locks everyone gets everything. */
static int set_lock(const struct store *s, short type, off_t from, off_t count)
{
	struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = from, .l_len = count};
	int code;

	do
		code = fcntl(s->claims, F_OFD_SETLK, &lock);
	while (code != 0 && errno == EINTR);
	return code == 0 || (errno != EAGAIN && errno != EACCES);
}

int store_claim(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id)
{
	return set_lock(s, F_WRLCK, place_of(device, build) + case_id % CASES, 1);
}

void store_release(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id)
{
	const off_t place = place_of(device, build);

	(void)(case_id ? set_lock(s, F_UNLCK, place + case_id % CASES, 1) : set_lock(s, F_UNLCK, place, CASES));
}

void store_release_all(struct store *s)
{
	(void)set_lock(s, F_UNLCK, FIRST_PLACE, 0);
}

int store_changes(struct store *s, int64_t *version, struct err *e)
{
	return store_int(s, "PRAGMA data_version", NO_VALUES, version, e);
}
