/* A parsed synthetic spec: geometry_spec.c parses it, geometry_draw.c draws the lengths. */
#ifndef SEGTUNE_GEOMETRY_SPEC_H
#define SEGTUNE_GEOMETRY_SPEC_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/geometry.h"

#define SPEC_MAX_ELEMENTS ((int64_t)1 << 40)
#define SPEC_MAX_SEGMENTS ((int64_t)1 << 33)

enum spec_kind {
	SPEC_FIXED,
	SPEC_UNIFORM,
	SPEC_POISSON,
	SPEC_GEOMETRIC,
	SPEC_LOGNORMAL,
	SPEC_PARETO,
	SPEC_ZIPF,
	SPEC_BIMODAL,
	SPEC_HUGE,
	SPEC_FRONT,
	SPEC_GAP,
	SPEC_EMPTY,
	SPEC_SURROGATE,
	SPEC_KINDS,
	SPEC_FILE = SPEC_KINDS /* the row parameters that may follow a file's path */
};

struct spec {
	enum spec_kind kind;
	int by_segments;     /* 1: segments is given, 0: n */
	int64_t n, segments; /* the one not given is 0; a surrogate has both */
	double mean, alpha, sigma, share, empty;
	int64_t length, run;
	struct {
		int64_t low, high, columns; /* columns 0: unknown */
		double std;
	} surrogate;
	int64_t multiple; /* lengths are drawn for n, and the mean length, / multiple, and multiplied */
	int64_t sorted;   /* 0: no, 1: ascending, -1: descending */
	int64_t copies;   /* lengths are drawn, and sorted, for n or segments / copies, and repeated */
	int64_t seed;
	struct row_shape row; /* with rows, n counts values, but mean and length count rows. stride 0: equal to width */
	struct table_shape table;
	const volatile sig_atomic_t *stopped; /* as in geometry_make_until */
};

struct segments {
	int64_t *offsets, capacity, count; /* offsets[0..count] are valid; capacity in entries */
};

/* Parses the parameters after a file's path, "width=16,table=1M", into *s of kind SPEC_FILE. The second writes their
 * canonical text, beginning with ":" unless it is empty. */
int spec_file_rows(const char *list, struct spec *s, struct err *e);
int spec_file_rows_canonical(struct spec *s, char *out, size_t size, struct err *e);

/* The row and table shape of a spec. */
void spec_shape(const struct spec *s, struct row_shape *row, struct table_shape *table);

/* The spec with n converted from values to rows, as lengths are drawn. */
struct spec spec_in_rows(const struct spec *s);

/* An estimate of the number of segments, rather too high than too low. */
int64_t spec_estimate(const struct spec *s);

/* Draws the segments of a spec. On success the caller owns out->offsets; on failure nothing is allocated. */
int spec_draw(const struct spec *s, struct segments *out, struct err *e);

#endif
