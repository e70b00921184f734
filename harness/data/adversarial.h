/* Geometries on which segmented kernels go wrong: empty segments, edges at multiples of a tile, extreme lengths. */
#ifndef SEGTUNE_ADVERSARIAL_H
#define SEGTUNE_ADVERSARIAL_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/geometry.h"

struct lengths;

struct adversarial {
	const char *name;
	int large;   /* 1: many segments or elements: runs a second time with other values */
	int special; /* 1: runs a further time with NaN and infinities, where there are any */
	void (*make)(struct lengths *l);
	int64_t tiles, plus; /* for make: a size of tiles * tile + plus elements */
	int64_t times;
};

/* name NULL at the end. */
extern const struct adversarial adversarials[];

/*
 * The geometry of `a` for kernels whose tile is `tile` elements (> 0), the same at every call. No more than about
 * max(65536, 10 * tile) elements and 66000 segments. The caller owns *g and ends it with geometry_release.
 */
int adversarial_make(const struct adversarial *a, int64_t tile, struct geometry *g, struct err *e);

/*
 * For operations whose segments all have one length (> 0): the numbers of segments to try, around the sizes of warps,
 * blocks and tiles, and enough for many tiles. malloc'd, ended by -1.
 */
int64_t *adversarial_counts(int64_t length, int64_t tile, struct err *e);

/* As adversarial_make: count segments of this length. */
int adversarial_rows(int64_t length, int64_t count, struct geometry *g, struct err *e);

#endif
