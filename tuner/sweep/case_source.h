/*
 * Where cases come from. A thread draws the next geometry while the one before is measured: a pipeline of one.
 */
#ifndef SEGTUNE_CASE_SOURCE_H
#define SEGTUNE_CASE_SOURCE_H

#include "tuner/sweep/sweep_impl.h"

/* A geometry of the request, drawn. */
struct drawn {
	int index; /* in the request */
	struct geometry geometry;
	int listed;                   /* 1: so are the variants that the request wants on it */
	struct variant_list variants; /* free the list */
};

/* What the thread has to itself, so that it can list variants, too. */
struct lister {
	int wanted;
	struct catalogue *catalogue; /* NULL: not read yet */
	struct gpu_info device;
};

/* Of one pair of element type and operator. */
struct case_source {
	const struct sweep *sweep;
	int pipelined; /* 1: cases are taken when their turn comes; 0: all of a group first */
	int first;     /* index of the geometry that is taken before all others */
	struct lister lister;
	struct data_list *data; /* values, shared by the cases */
	int next, to;           /* places in the sweep's order; those before next were taken or rejected */
	struct task drawing;    /* of the next */
	struct drawn drawn;     /* once that is done */
	int is_reported;        /* 1: it was reported, and accepted */
};

/* Begin with the geometries at places from .. to - 1 of the order. Ends with case_source_close. */
void case_source_open(struct case_source *s, int from, int to);
void case_source_close(struct case_source *s);

/* Cases that were not taken yet; 0 where all are taken first. */
int case_source_left(const struct case_source *s);

/* 1: the next geometry is drawn and accepted, or s->drawing.failed; 0: not yet (never with wait), or none is left. */
int case_source_peek(struct case_source *s, int wait, struct sweep_found *found, struct err *e);

/* Take it over, its variants, too, and have the one behind it drawn. */
void case_source_take(struct case_source *s, struct drawn *d);

/* Values for at least n elements: a larger dataset begins with those of a smaller one. Kept until the release. */
int case_source_dataset(struct case_source *s, int64_t n, const struct dataset **data, struct err *e);
void case_source_release_data(struct case_source *s);

#endif
