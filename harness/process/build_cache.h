/* A cache of compiled code on disk, one file per entry. Processes and threads may share a folder: entries appear
 * complete or not at all. A damaged or truncated entry, or one with another key, counts as missing. */
#ifndef SEGTUNE_BUILD_CACHE_H
#define SEGTUNE_BUILD_CACHE_H

#include <stdint.h>

#include "harness/device/compiler.h"

#define BUILD_CACHE_CAP ((int64_t)1 << 30)

/* An entry matches if all three are equal byte by byte. */
struct build_key {
	const char *identity; /* of the compiler (struct compiler) */
	const char *name, *text;
};

struct build_cache;

/* The default folder: segtune in XDG_CACHE_HOME, else in HOME/.cache. -1 if neither is set to an absolute path. */
int build_cache_default(char *folder, size_t size);

/* Opens a cache in folder, creating it private to this user if needed. cap: maximum bytes of all entries; beyond it the
 * least recently used are removed. Code from the cache gets executed, so a folder writable by everybody is refused and,
 * with `own`, one writable by anybody but the user. A read-only folder can still be read. The caller closes *cache. */
int build_cache_open(const char *folder, int own, int64_t cap, struct build_cache **cache, struct err *e);
void build_cache_close(struct build_cache *cache);

/* Returns 0 with *code filled (the caller frees its bytes), -1 if there is no entry. Thread-safe. */
int build_cache_get(struct build_cache *cache, const struct build_key *key, struct gpu_code *code);

/* Stores code, which stays the caller's; disk errors are ignored. Thread-safe. */
void build_cache_put(struct build_cache *cache, const struct build_key *key, const struct gpu_code *code);

#endif
