/* Private to the selection: how a box is held up by one long segment, and by a heavy run of neighbours. */
#ifndef SEGTUNE_SELECTION_PACE_H
#define SEGTUNE_SELECTION_PACE_H

#include "tuner/selection/matrix.h"

/* Of a variant of the matrix, from the cases that it was measured on, but for those left out. */
struct selection_pace pace_of(const struct matrix *m, int variant, const struct left_out *out);

/* Does the longest segment or the heaviest span hold it up? All in elements, 0: not known. As in headers and libraries.
 */
int pace_holds_up(const struct selection_pace *p, double n, double longest, double span);

/* The first box that is not held up; if all are, the one that is least. */
int pace_least_held_up(const struct selection_box *boxes, int nboxes, double n, double longest, double span);

/* What a lookup knows of a call besides what its tree asks for. */
enum known {
	KNOWN_TREE, /* nothing */
	KNOWN_SPAN, /* the heaviest span */
	KNOWN_ALL,  /* the longest segment, too */
	KNOWNS
};

/* Boxes fitted without some cases: most general first. */
struct spare {
	const struct matrix *matrix;
	int count, *variants;
	struct selection_box *boxes; /* their paces alone */
};

/* The most general first, by what each costs alone on the cases that are not left out. */
void spare_sort(const struct matrix *m, const struct left_out *out, int *variants, int count);

int spare_init(struct spare *s, const struct matrix *m, const struct left_out *out, const int *variants, int count,
	       struct err *e);
void spare_release(struct spare *s);

/* The variant that a lookup takes for case c, where its tree picks `variant`. */
int spare_variant(const struct spare *s, int c, int variant, enum known known);

#endif
