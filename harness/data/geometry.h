/* Segment geometries: the offsets of the segments of an array, from a random distribution and a seed, or from a
 * file. */
#ifndef SEGTUNE_GEOMETRY_H
#define SEGTUNE_GEOMETRY_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"

#define GEOMETRY_BUCKETS 64
#define GEOMETRY_SPAN 128     /* number of segments: what a block of many strategies processes one after the other */
#define GEOMETRY_SAMPLES 1024 /* as an exported library takes them (SAMPLES) */

/* Statistics of the segment lengths. All zero if there are no segments. */
struct geometry_stats {
	int64_t n, segments, min, max, empty;
	double mean, std, cv;                /* population standard deviation; cv = std / mean, 0 if mean is 0 */
	int64_t histogram[GEOMETRY_BUCKETS]; /* [0] empty; [k] lengths in [2^(k-1), 2^k) */
	/* fraction of the elements that lie in segments of at least 16, 1024 and 4096; 0 if n is 0 */
	double share_16, share_1k, share_4k;
	/* Elements of the heaviest GEOMETRY_SPAN consecutive segments, or of all segments if there are fewer. */
	int64_t span;
	/* The longest of the segments of GEOMETRY_SAMPLES evenly spaced elements. */
	int64_t seen;
};

/* Elements may be rows of several values, which are reduced column by column. */
struct row_shape {
	int64_t width;  /* values per row: columns */
	int64_t stride; /* distance from one row to the next, in values; those beyond width are padding */
};

/* Rows may be taken from a table: element k is table row index[k]. */
struct table_shape {
	int64_t rows; /* number of rows; 0: the columns of a matrix, otherwise as many as there are elements */
	double skew;  /* row of rank r is chosen with probability about proportional to r^-skew; 0: uniform */
};

#define ROW_WIDTH_MOST 4096
#define ROW_STRIDE_MOST 65536

struct geometry {
	char *name; /* canonical spec, or the path as given ("FILE@64M"), as stored and shown */
	char *kind; /* "uniform", "mtx coordinate real general", "rowlen", "offsets" */
	int64_t n;  /* elements, or rows if elements are rows */
	int64_t segments;
	int64_t columns;          /* of a matrix, else 0 */
	struct row_shape row;     /* 1, 1 or 0, 0 (equivalent) unless the spec sets it */
	struct table_shape table; /* 0, 0 unless the spec sets it */
	uint64_t content;         /* hash of the file's uncompressed bytes, whatever its path; 0 for a spec */
	int64_t *offsets;         /* segments + 1 entries; offsets[0] = 0, offsets[segments] = n */
	struct geometry_stats stats;
};

/*
 * Makes a geometry from text: a synthetic spec such as "uniform:n=64M,mean=32,seed=1", or a path (.mtx, .rowlen, .csv,
 * each also with .gz; .npy, .off32/.i32, .off64/.i64). A path may be followed by "@64M", which repeats the whole
 * geometry until it has at least that many elements, and by ":width=16", which makes elements rows. On success the
 * caller releases *g with geometry_release. Error messages name the file and line, if any.
 */
int geometry_make(const char *text, struct geometry *g, struct err *e);

/* The same; fails with ERR_STOPPED once *stopped is set (may be NULL) while random lengths are drawn. */
int geometry_make_until(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e);

/* From a list of lengths (each >= 0, sum below 2^63). name is copied. The caller releases *g. */
int geometry_from_lengths(const char *name, const int64_t *lengths, int64_t segments, struct geometry *g,
			  struct err *e);

void geometry_release(struct geometry *g);

/* The row shape in a spec, without making the geometry; 1, 1 for a path and for an invalid spec. */
struct row_shape geometry_row(const char *text);

/* The nonzeros of a matrix, by rows. */
struct matrix_entries {
	int32_t *columns; /* 0-based */
	double *values;   /* real part of complex values; 1 if the file has no values */
};

/* Whether the geometry comes from a file that holds the entries of a matrix. */
int geometry_is_matrix(const struct geometry *g);

/* Reads that file again, for its n entries. Entries of symmetric matrices are mirrored; within a row they keep the
 * file's order. A geometry repeated with "@" has the same columns in every copy. On success the caller releases *to
 * with matrix_entries_release. ERR_TOO_LARGE if out of memory; also fails if the file has changed. */
int geometry_read_matrix(const struct geometry *g, struct matrix_entries *to, struct err *e);
void matrix_entries_release(struct matrix_entries *m);

/* Drops the last segment if it is shorter than the first: the remainder when n is not a multiple of a fixed length. */
void geometry_drop_remainder(struct geometry *g);

/* The canonical text of a spec (all parameters, in fixed order), without making the geometry; a path stays as it is.
 * Results are stored under this text. */
int geometry_canonical(const char *text, char *out, int size, struct err *e);

/* Checks that the file can be opened; 0 for every spec. Faults in its contents are reported by geometry_make only. */
int geometry_check_readable(const char *text, struct err *e);

/* The approximate number of segments that geometry_make will produce; -1 for a file, which would have to be read. */
int64_t geometry_estimate_segments(const char *text);

/* For --help: a line per synthetic kind ("uniform:n=,mean=   lengths ..."), then notes. Terminated by NULL. */
extern const char *const geometry_kinds_help[];

/* Statistics from segments + 1 offsets. */
void geometry_stats(const int64_t *offsets, int64_t segments, struct geometry_stats *stats);

/* What a probe of an exported library does with offsets of that many bytes: 1: it looks at all segments, because they
 * are few, or their offsets are about 1% of the bytes of the elements (of 4 bytes) or less; 0: it samples. Must match
 * lookers_of in library/runtime/probe.c. */
int geometry_is_scanned(int64_t n, int64_t segments, int offset_bytes);

/* The longest segment as far as such a probe finds it: of all segments, or of the sampled ones. */
int64_t geometry_probed_longest(const struct geometry_stats *stats, int offset_bytes);

#endif
