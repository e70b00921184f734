/* Shared by the files that make geometries; nobody else includes it. */
#ifndef SEGTUNE_GEOMETRY_IMPL_H
#define SEGTUNE_GEOMETRY_IMPL_H

#include <stddef.h>

#include "harness/data/geometry.h"

/*
 * Make *g of malloc'd offsets (segments + 1, owned by g from now on, also on failure), with copies of name and kind and
 * the figures filled in.
 */
int geometry_take(const char *name, const char *kind, int64_t *offsets, int64_t segments, int64_t columns,
		  struct geometry *g, struct err *e);

/* Is text a spec of a synthetic kind ("uniform:...")? */
int spec_is(const char *text);
int spec_make(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e);
int64_t spec_foresee(const char *text);
int spec_canonical(const char *text, char *out, int size, struct err *e);

/* Readers of one kind of file each. */
int mtx_read(const char *path, struct geometry *g, struct err *e);
int rowlen_read(const char *path, struct geometry *g, struct err *e);
int offsets_read(const char *path, int bytes, struct geometry *g, struct err *e);

/*
 * Lines of a plain or gzipped file. reader_open refuses a missing file and a directory; reader_line gives the next line
 * without its end (LF or CR LF) in *line, valid until the next call: 1 a line, 0 the end, -1 an error (too long, a NUL
 * byte, damaged gzip data).
 */
struct reader {
	void *file; /* gzFile */
	const char *path;
	char *line;
	size_t size, begin, end; /* buffer, and what is unread in it */
	int finished;
	long number; /* of the line last given, from 1 */
};
int reader_open(struct reader *r, const char *path, struct err *e);
int reader_line(struct reader *r, char **line, struct err *e);
void reader_close(struct reader *r);

/* As err_set, with "PATH:LINE: " in front. */
int reader_fail(const struct reader *r, struct err *e, const char *text, const char *subject);

/* A decimal integer at *p, which moves behind it; blanks before it are passed. -1: none there, or beyond int64. */
int read_integer(char **p, int64_t *value);

/* ERR_TOO_LARGE if `count` more int64 are more than the memory that is free, so that nobody else is pushed out. */
int check_memory(int64_t count, struct err *e);

/* Grow a list of int64 to hold at least count, by half of itself at least; *room is its size. */
int grow_list(int64_t **list, int64_t *room, int64_t count, struct err *e);

#endif
