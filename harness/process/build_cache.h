/*
 * Compiled code kept on disk, a file an entry. Several processes and threads may use one folder at the same time: files
 * appear whole or not at all. An entry that is damaged, cut off or of another key counts as not there.
 */
#ifndef SEGTUNE_BUILD_CACHE_H
#define SEGTUNE_BUILD_CACHE_H

#include <stdint.h>

#include "harness/device/compiler.h"

#define BUILD_CACHE_CAP ((int64_t)1 << 30)

/* What an entry is found by; all three are compared byte by byte. */
struct build_key {
	const char *identity; /* of the compiler: struct compiler */
	const char *name, *text;
};

struct build_cache;

/*
 * Where the cache is unless the user says: segtune in XDG_CACHE_HOME, else in HOME/.cache. Returns 0, or -1 where
 * neither is set to an absolute path.
 */
int build_cache_default(char *folder, size_t size);

/*
 * Use folder, made (for this user alone) where it is not there. cap: bytes that all entries take at most; the least
 * recently used go first. own: the folder must be the user's, with nobody else allowed to write there: code from it
 * runs. Returns -1 with e filled where it cannot be used. One that cannot be written still serves what it has.
 */
int build_cache_open(const char *folder, int own, int64_t cap, struct build_cache **cache, struct err *e);
void build_cache_close(struct build_cache *cache);

/* 0 with *code filled (the caller frees its bytes), -1 where there is no entry. May be called from any thread. */
int build_cache_get(struct build_cache *cache, const struct build_key *key, struct gpu_code *code);

/* Keep code, which stays the caller's. What cannot be written is not kept. May be called from any thread. */
void build_cache_put(struct build_cache *cache, const struct build_key *key, const struct gpu_code *code);

#endif
