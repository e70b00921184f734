/* Shared by the files that make geometries; included by them only. */
#ifndef SEGTUNE_GEOMETRY_IMPL_H
#define SEGTUNE_GEOMETRY_IMPL_H

#include "harness/data/geometry.h"

/* Makes *g from malloc'd offsets (segments + 1 entries), which it takes over and frees on failure. name and kind are
 * copied and the statistics computed; columns are left to the caller. */
int geometry_adopt(const char *name, const char *kind, int64_t *offsets, int64_t segments, struct geometry *g,
		   struct err *e);

/* Synthetic kinds (geometry_spec.c). spec_matches: whether text is meant as a spec ("uniform:..."). */
int spec_matches(const char *text);
int spec_make(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e);
int64_t spec_estimate_segments(const char *text);
struct row_shape spec_row(const char *text); /* 1, 1 if the spec is invalid */
int spec_canonical(const char *text, char *out, int size, struct err *e);

/* Parses a number in a spec ("64M", "2^26", "0.5"); -1 if it is none. spec_whole_text writes an integer in canonical
 * form. */
int spec_number(const char *text, double *value);
void spec_whole_text(int64_t v, char *out, size_t size);

/* Splits "FILE@SIZE:width=16" (geometry_repeat.c). Returns SIZE, or 0 if there is none; *length is the length of FILE,
 * *rows the text after ":" or NULL. */
int64_t repeat_size(const char *text, size_t *length, const char **rows);

/* Appends copies to a list of segments + 1 offsets until there are `times` of each segment; it has room for that. */
void offsets_repeat(int64_t *offsets, int64_t segments, int64_t times);

/* Repeats the segments of g until it has at least n elements, under a new name. On failure g is unchanged. */
int geometry_repeat(struct geometry *g, const char *name, int64_t n, struct err *e);

/* One reader per file format. */
int mtx_read(const char *path, struct geometry *g, struct err *e);
int rowlen_read(const char *path, struct geometry *g, struct err *e);
int off32_read(const char *path, struct geometry *g, struct err *e);
int off64_read(const char *path, struct geometry *g, struct err *e);
int csv_read(const char *path, struct geometry *g, struct err *e);
int npy_read(const char *path, struct geometry *g, struct err *e);

/* ERR_TOO_LARGE if `count` more int64 exceed the available memory: a file's header must not make the system swap. */
int offsets_check_memory(int64_t count, struct err *e);

/* ERR_TOO_LARGE if a file has too many segments: more than 2^28, as many as the largest matrix of the SuiteSparse
 * collection has rows, or than the environment variable SEGTUNE_MAX_SEGMENTS allows. 13 bytes of a file can ask for
 * 2^31. */
int segments_check_limit(int64_t segments, struct err *e);

/* Grows a list to at least count entries, and by at least half of its capacity. */
int offsets_reserve(int64_t **list, int64_t *capacity, int64_t count, struct err *e);

#endif
