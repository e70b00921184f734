/* Segment geometries: the offsets of the segments of an array, from a distribution and a seed or from a file. */
#ifndef SEGTUNE_GEOMETRY_H
#define SEGTUNE_GEOMETRY_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"

#define GEOMETRY_BUCKETS 64
#define GEOMETRY_SPAN 128 /* segments: as many as blocks of many strategies take one after the other */

/* Statistics of the lengths. All zero for no segments. */
struct geometry_stats {
	int64_t n, segments, min, max, empty;
	double mean, std, cv;                /* population standard deviation; cv = std / mean, 0 if mean is 0 */
	int64_t histogram[GEOMETRY_BUCKETS]; /* [0] empty; [k] lengths in [2^(k-1), 2^k) */
	double share_1k, share_4k; /* of the elements: those in segments of at least 1024, 4096; 0 if n is 0 */
	int64_t span; /* elements of the heaviest GEOMETRY_SPAN consecutive segments, or of all where there are fewer */
};

/* A segment's elements may be rows of several values, each column of which is reduced by itself. */
struct row_shape {
	int64_t width;  /* values of a row that count: columns */
	int64_t stride; /* values from a row's first to the next row's; from width on they do not count */
};

/* Rows may be taken from a table: element k is row index[k] of it. */
struct table_shape {
	int64_t rows; /* 0: a matrix's columns, else as many as there are elements */
	double skew;  /* rank r of the rows is chosen with a chance of about r^-skew; 0: all alike */
};

#define ROW_WIDTH_MOST 4096
#define ROW_STRIDE_MOST 65536

struct geometry {
	char *name; /* canonical spec text, or the file's path as given ("FILE@64M"); what is stored and shown */
	char *kind; /* "uniform", "mtx coordinate real general", "rowlen", "offsets" */
	int64_t n;  /* elements: rows, where these are wider than a value */
	int64_t segments;
	int64_t columns;          /* of a matrix, else 0 */
	struct row_shape row;     /* 1, 1 unless the spec says so; 0, 0 is the same */
	struct table_shape table; /* 0, 0 unless the spec says so */
	uint64_t content;         /* hash of the bytes of its file, whatever its path; 0 for a spec */
	int64_t *offsets;         /* segments + 1, offsets[0] = 0, offsets[segments] = n */
	struct geometry_stats stats;
};

/*
 * Make a geometry from text: a synthetic spec "uniform:n=64M,mean=32,seed=1" or a path (.mtx, .rowlen, .csv,
 * each also .gz, .npy, .off32/.i32, .off64/.i64), with "@64M" behind it repeated as a whole to at least so
 * many elements, and with ":width=16" of rows. On success the caller owns *g and ends it with geometry_release. Errors
 * name file and line where there is one.
 */
int geometry_make(const char *text, struct geometry *g, struct err *e);

/* The same; ERR_STOPPED once *stopped is set while random lengths are drawn (NULL: never). */
int geometry_make_until(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e);

/* From a list of lengths (each >= 0, their sum within int64). name is copied. The caller owns *g. */
int geometry_from_lengths(const char *name, const int64_t *lengths, int64_t segments, struct geometry *g,
			  struct err *e);

void geometry_release(struct geometry *g);

/* The row of a spec's text, without making the geometry; 1, 1 for a path or what is no spec. */
struct row_shape geometry_row(const char *text);

/* Entries of a matrix, row after row. */
struct matrix_entries {
	int32_t *columns; /* from 0 */
	double *values;   /* the real part of complex ones, 1 where the file has none */
};

/* Does it come from a file with the entries of a matrix? */
int geometry_is_matrix(const struct geometry *g);

/*
 * Read that file again, for its n entries: those of symmetric matrices completed, in each row in the file's order. Of a
 * repeated one all rows have the same columns again. On success the caller ends *to with
 * matrix_entries_release. ERR_TOO_LARGE without memory; an error, too, if the file is no longer what it was.
 */
int geometry_read_matrix(const struct geometry *g, struct matrix_entries *to, struct err *e);
void matrix_entries_release(struct matrix_entries *m);

/* Drop a last segment that is shorter than the first: the remainder of n by a fixed length. */
void geometry_drop_remainder(struct geometry *g);

/*
 * The canonical text of a spec (all parameters with their values, in a fixed order), without making the geometry; for a
 * path the path itself. The identity under which results are stored.
 */
int geometry_canonical(const char *text, char *out, int size, struct err *e);

/* Can the file be opened? 0 for every spec, too. What is wrong with their contents only geometry_make reports. */
int geometry_check_readable(const char *text, struct err *e);

/* About how many segments geometry_make will make; -1 for a file, which would have to be read. */
int64_t geometry_estimate_segments(const char *text);

/* For --help: a line for each synthetic kind ("uniform:n=,mean=   lengths ..."), then notes. NULL at the end. */
extern const char *const geometry_kinds_help[];

/* Statistics of lengths given as offsets (segments + 1 of them). */
void geometry_stats(const int64_t *offsets, int64_t segments, struct geometry_stats *stats);

#endif
