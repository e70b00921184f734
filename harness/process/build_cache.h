/*
 * Compiled code on disk, one file per entry. Several processes and threads may use a folder at the same time: files
 * appear complete or not at all. A damaged or truncated entry, or one of another key, counts as missing.
 */
#ifndef SEGTUNE_BUILD_CACHE_H
#define SEGTUNE_BUILD_CACHE_H

#include <stdint.h>

#include "harness/device/compiler.h"

#define BUILD_CACHE_CAP ((int64_t)1 << 30)

/* All three must match byte by byte. */
struct build_key {
	const char *identity; /* of the compiler: struct compiler */
	const char *name, *text;
};

struct build_cache;

/* The default folder: segtune in XDG_CACHE_HOME, else in HOME/.cache. -1 where neither is set to an absolute path. */
int build_cache_default(char *folder, size_t size);

/*
 * Use folder, created for this user alone if needed. cap: bytes of all entries; above it the least recently used are
 * removed. Its code is run: not everybody may be allowed to write there, own: nobody but the user. A read-only folder
 * still serves its entries.
 */
int build_cache_open(const char *folder, int own, int64_t cap, struct build_cache **cache, struct err *e);
void build_cache_close(struct build_cache *cache);

/* 0 with *code filled (the caller frees its bytes), -1 without an entry. Any thread. */
int build_cache_get(struct build_cache *cache, const struct build_key *key, struct gpu_code *code);

/* Store code, which remains the caller's; errors of the disk are ignored. Any thread. */
void build_cache_put(struct build_cache *cache, const struct build_key *key, const struct gpu_code *code);

#endif
