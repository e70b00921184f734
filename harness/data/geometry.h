/* Segment geometries: where each segment of an array begins, made from a distribution and a seed or read from a file.
 */
#ifndef SEGTUNE_GEOMETRY_H
#define SEGTUNE_GEOMETRY_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"

#define GEOMETRY_BUCKETS 64

/* Lengths in figures. All zero for no segments. */
struct geometry_stats {
	int64_t n, segments, min, max, empty;
	double mean, std, cv;                /* population standard deviation; cv = std / mean, 0 if mean is 0 */
	int64_t histogram[GEOMETRY_BUCKETS]; /* [0] empty; [k] lengths in [2^(k-1), 2^k) */
};

struct geometry {
	char *name; /* canonical spec text or the file's path as given; what is stored and shown */
	char *kind; /* "uniform", "mtx coordinate real general", "rowlen", "offsets" */
	int64_t n;  /* elements */
	int64_t segments;
	int64_t columns;  /* of a matrix, else 0 */
	int64_t *offsets; /* segments + 1, offsets[0] = 0, offsets[segments] = n */
	struct geometry_stats stats;
};

/*
 * Make a geometry from text: a synthetic spec "uniform:n=64M,mean=32,seed=1" or a path (.mtx, .mtx.gz, .rowlen,
 * .rowlen.gz, .off32/.i32, .off64/.i64). What looks like "kind:..." with a known kind is a spec.
 * On success the caller owns *g and ends it with geometry_release. Errors name file and line where there is one.
 */
int geometry_make(const char *text, struct geometry *g, struct err *e);

/* The same; ERR_STOPPED once *stopped is raised while lengths are drawn by chance (NULL: nobody raises it). */
int geometry_make_until(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e);

/*
 * A geometry from a list of lengths (each >= 0, sum within int64). name is copied. The caller owns *g.
 */
int geometry_from_lengths(const char *name, const int64_t *lengths, int64_t segments, struct geometry *g,
			  struct err *e);

void geometry_release(struct geometry *g);

/* Leave out a last segment that is shorter than the first: what a fixed length leaves over at the end. */
void geometry_drop_rest(struct geometry *g);

/*
 * Check a spec and write its canonical text (all parameters with their values, in a fixed order) to out without making
 * it; for a path the text itself. The identity under which results are stored.
 */
int geometry_canonical(const char *text, char *out, int size, struct err *e);

/* 0 for a spec, and for a file that can be opened; what is wrong with either is told when it is made. */
int geometry_is_there(const char *text, struct err *e);

/* How many segments geometry_make will make, about; -1 for a file, which tells only when it is read. */
int64_t geometry_foresee(const char *text);

/* One line per synthetic kind for --help: "uniform:n=,mean=,seed=   lengths uniform in [1, 2 mean - 1]". NULL at the
 * end. */
extern const char *const geometry_kinds_help[];

/* Figures of lengths given as offsets (segments + 1 of them). */
void geometry_stats(const int64_t *offsets, int64_t segments, struct geometry_stats *stats);

#endif
