/* A synthetic spec, parsed: shared by geometry_spec.c, which parses, and geometry_draw.c, which draws lengths. */
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
	SPEC_FILE = SPEC_KINDS /* the rows of a file's lengths: what stands behind its path */
};

struct spec {
	enum spec_kind kind;
	int by_segments;     /* segments is the target, else n */
	int64_t n, segments; /* the one that is not the target is 0; a surrogate has both */
	double mean, alpha, sigma, share, empty;
	int64_t length, run;
	int64_t low, high, columns; /* of a surrogate; columns 0: unknown */
	double std;
	int64_t sorted; /* 0 no, 1 up, -1 down */
	int64_t seed;
	struct row_shape row; /* n counts values, mean and length rows. stride 0: width */
	struct table_shape table;
	const volatile sig_atomic_t *stopped; /* as geometry_make_until takes it */
};

struct segments {
	int64_t *offsets, capacity, count; /* offsets[0..count] are filled, capacity entries allocated */
};

/*
 * What stands behind a file's path, "width=16,table=1M": *s is of SPEC_FILE; and its canonical text, with a ":" in
 * front unless it is empty.
 */
int spec_file_rows(const char *list, struct spec *s, struct err *e);
int spec_file_rows_canonical(struct spec *s, char *out, size_t size, struct err *e);

/* The rows of a spec, and the table that they may be taken from. */
void spec_shape(const struct spec *s, struct row_shape *row, struct table_shape *table);

/* The same with n in rows: what is drawn. */
struct spec spec_in_rows(const struct spec *s);

/* About how many segments it will have, rather too many than too few. */
int64_t spec_estimate(const struct spec *s);

/* Make the segments of a spec. On success the caller owns out->offsets; on an error nothing is left. */
int spec_draw(const struct spec *s, struct segments *out, struct err *e);

#endif
