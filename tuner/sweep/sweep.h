/* A sweep: every case of a request, the variants of each in an order, each built, verified, timed and stored. */
#ifndef SEGTUNE_SWEEP_H
#define SEGTUNE_SWEEP_H

#include "tuner/request/request.h"
#include "tuner/session/case_queue.h"
#include "tuner/session/session.h"

/* So many of the best of a case at most are measured on all others. */
#define SWEEP_CROSS_MOST 16

/* What comes of a sweep. */
struct sweep_found {
	int valid;     /* 1: the database has a right result for one of its cases at least */
	char why[200]; /* where not, the reason as far as it is known; else empty */
};

/* What the first case needs, made while the device opens. Zero-initialised: nothing. */
struct first_case {
	int has_geometry, has_data;
	int index; /* of the geometry in the request */
	struct geometry geometry;
	struct dataset data; /* for the request's first element type and operator */
};

/*
 * Make it, for a request that was checked and its operation, with the first key type (sweep_operation). A sweep takes
 * over what it uses; the rest goes with the release.
 */
int first_case_make(struct first_case *f, const struct operation *operation, const struct sweep_request *r,
		    struct err *e);
void first_case_release(struct first_case *f);

/* ERR_USAGE for names in r that do not exist and for what does not go together. Needs no device. */
int sweep_check_request(const struct catalogue *cat, const struct sweep_request *r, struct err *e);

/*
 * Run r on s. queue: shared with other devices, NULL: this one has all cases. first: NULL, or the first case. What the
 * store already has is not measured again. Returns -1 on an error that ends the sweep (ERR_STOPPED when interrupted,
 * everything measured is kept); variants that fail are stored as failures and the sweep goes on. *found is filled where
 * it ends well, with a queue for this device alone.
 */
int sweep_run(struct session *s, const struct sweep_request *r, struct case_queue *queue, struct first_case *first,
	      struct sweep_found *found, struct err *e);

/* The error of a sweep, or of several, that found nothing valid on the device named. */
int sweep_fail(const struct sweep_found *found, const char *device, struct err *e);

/* The operation with key type i, NULL where it has no such keys; the default one where the request names none. */
const struct operation *sweep_operation(const struct catalogue *cat, const struct sweep_request *r, int i);

/* Add the request_table_name of each table that r, which was checked, has results for, unless list has it. */
int sweep_add_tables(const struct catalogue *cat, const struct sweep_request *r, struct strings *list, struct err *e);

#endif
