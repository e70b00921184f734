/* Generates cases. A thread draws the next geometry while the current one is measured: a pipeline of depth one. */
#ifndef SEGTUNE_CASE_SOURCE_H
#define SEGTUNE_CASE_SOURCE_H

#include "tuner/sweep/sweep_impl.h"

/* A drawn geometry of the request. */
struct drawn {
	int index; /* in the request */
	struct geometry geometry;
	int listed;                   /* 1: the variants that the request wants on it are listed as well */
	struct variant_list variants; /* the caller frees the list */
};

/* State used by the thread only, so that it can list variants as well. */
struct lister {
	int wanted;
	struct catalogue *catalogue; /* NULL: not read yet */
	struct gpu_info device;
};

/* Generates the cases of one pair of element type and operator. */
struct case_source {
	const struct sweep *sweep;
	int pipelined; /* 1: cases are taken when their turn comes; 0: all cases of a group are taken first */
	int first;     /* index of the geometry taken before all others */
	struct lister lister;
	struct data_list *data; /* values shared by the cases */
	int next, to;           /* positions in the sweep's order; those before next were taken or rejected */
	struct task drawing;    /* draws the next geometry */
	struct drawn drawn;     /* valid once that is done */
	int is_reported;        /* 1: reported and accepted */
};

/* Begins with the geometries at positions from .. to - 1 of the order. The caller closes it with case_source_close. */
void case_source_open(struct case_source *s, int from, int to);
void case_source_close(struct case_source *s);

/* The number of cases not taken yet; 0 if all are taken first. */
int case_source_left(const struct case_source *s);

/* 1: the next geometry is drawn and accepted, or s->drawing.failed; 0: not yet (never with wait), or none is left. */
int case_source_peek(struct case_source *s, int wait, struct sweep_found *found, struct err *e);

/* Takes over that geometry and its variants, and starts drawing the next one. */
void case_source_take(struct case_source *s, struct drawn *d);

/* Values for at least n elements; a larger dataset begins with the values of a smaller one. Kept until
 * case_source_release_data. */
int case_source_dataset(struct case_source *s, int64_t n, const struct dataset **data, struct err *e);
void case_source_release_data(struct case_source *s);

#endif
