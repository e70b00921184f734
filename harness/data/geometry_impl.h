/* Shared by the files that make geometries; nobody else includes it. */
#ifndef SEGTUNE_GEOMETRY_IMPL_H
#define SEGTUNE_GEOMETRY_IMPL_H

#include "harness/data/geometry.h"

/*
 * Make *g from malloc'd offsets (segments + 1 of them, owned by g from now on, freed also on failure); name and kind
 * are copied, the statistics computed; columns are left to the caller.
 */
int geometry_adopt(const char *name, const char *kind, int64_t *offsets, int64_t segments, struct geometry *g,
		   struct err *e);

/* Synthetic kinds (geometry_spec.c). spec_matches: is text meant as a spec ("uniform:...")? */
int spec_matches(const char *text);
int spec_make(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e);
int64_t spec_estimate_segments(const char *text);
struct row_shape spec_row(const char *text); /* 1, 1 if it is wrong */
int spec_canonical(const char *text, char *out, int size, struct err *e);

/* A number as specs have it ("64M", "2^26", "0.5"); -1 for anything else. And a whole one as canonical specs write it.
 */
int spec_number(const char *text, double *value);
void spec_whole_text(int64_t v, char *out, size_t size);

/*
 * Of "FILE@SIZE:width=16" (geometry_repeat.c): SIZE, 0 if there is none, in *length that of FILE, and in *rows what
 * stands behind the ":", else NULL.
 */
int64_t repeat_size(const char *text, size_t *length, const char **rows);

/* Repeat all lengths of g until it has at least n elements, under a new name. On failure g is as it was. */
int geometry_repeat(struct geometry *g, const char *name, int64_t n, struct err *e);

/* Readers, one for each kind of file. */
int mtx_read(const char *path, struct geometry *g, struct err *e);
int rowlen_read(const char *path, struct geometry *g, struct err *e);
int off32_read(const char *path, struct geometry *g, struct err *e);
int off64_read(const char *path, struct geometry *g, struct err *e);
int csv_read(const char *path, struct geometry *g, struct err *e);
int npy_read(const char *path, struct geometry *g, struct err *e);

/* ERR_TOO_LARGE if `count` more int64 exceed the free memory: a file's header must not make the system swap. */
int offsets_check_memory(int64_t count, struct err *e);

/*
 * ERR_TOO_LARGE for more segments than a file may have: 2^28, as many as the largest matrix of SuiteSparse's collection
 * has rows, or what the environment variable SEGTUNE_MAX_SEGMENTS says. 13 bytes can ask for 2^31.
 */
int segments_check_limit(int64_t segments, struct err *e);

/* Grow a list to hold at least count entries, by half of its capacity at least. */
int offsets_reserve(int64_t **list, int64_t *capacity, int64_t count, struct err *e);

#endif
