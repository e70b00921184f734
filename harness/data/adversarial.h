/* Geometries that tend to break segmented kernels: empty segments, boundaries at multiples of a tile, extreme
 * lengths. */
#ifndef SEGTUNE_ADVERSARIAL_H
#define SEGTUNE_ADVERSARIAL_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/geometry.h"

struct lengths;

struct adversarial {
	const char *name;
	int large;   /* 1: many segments or elements; is also run with a second data set */
	int special; /* 1: is also run with NaN and infinities, for types that have them */
	void (*make)(struct lengths *l);
	int64_t tiles, plus; /* parameters of make: the size is tiles * tile + plus elements */
	int64_t times;
};

/* Terminated by a NULL name. */
extern const struct adversarial adversarials[];

/* The geometry of `a` for kernels with tiles of `tile` > 0 elements; deterministic. At most about max(65536, 10 * tile)
 * elements and 66000 segments. Returns -1 with e filled on failure. The caller releases *g with geometry_release. */
int adversarial_make(const struct adversarial *a, int64_t tile, struct geometry *g, struct err *e);

/* For operations whose segments all have the same length > 0: numbers of segments to try, around the sizes of warps,
 * blocks and tiles, and enough for many tiles. malloc'd, terminated by -1; NULL with e filled on failure. */
int64_t *adversarial_counts(int64_t length, int64_t tile, struct err *e);

/* A geometry of `count` segments of this length; otherwise like adversarial_make. */
int adversarial_rows(int64_t length, int64_t count, struct geometry *g, struct err *e);

#endif
