/* A sweep: for every case of a request, the variants are built, verified, timed and stored in some order. */
#ifndef SEGTUNE_SWEEP_H
#define SEGTUNE_SWEEP_H

#include "tuner/request/request.h"
#include "tuner/session/case_queue.h"
#include "tuner/session/session.h"

/* Maximum number of the best of a case that are measured on all others. */
#define SWEEP_CROSS_MOST 16

/* The outcome of a sweep. */
struct sweep_found {
	int valid;     /* 1: the database has a correct result for at least one of its cases */
	char why[200]; /* if not, the reason as far as it is known; else "" */
};

/* Data for the first case, made while the device opens. Zero-initialized: nothing. */
struct first_case {
	int has_geometry, has_data;
	int index; /* of the geometry in the request */
	struct geometry geometry;
	struct dataset data; /* for the request's first element type and operator */
};

/* Makes it, for a checked request and its operation with the first key type (sweep_operation). A sweep takes over what
 * it uses; first_case_release frees the rest. */
int first_case_make(struct first_case *f, const struct operation *operation, const struct sweep_request *r,
		    struct err *e);
void first_case_release(struct first_case *f);

/* ERR_USAGE for unknown names in r and for contradictions. Needs no device. */
int sweep_check_request(const struct catalogue *cat, const struct sweep_request *r, struct err *e);

/*
 * Runs r on s. queue: shared with other devices; NULL: this device measures all cases. first: may be NULL. Results that
 * the store already has are not measured again. Returns -1 on an error that ends the sweep (ERR_STOPPED when
 * interrupted; all measurements are kept). Variants that fail are stored as failures and the sweep continues. *found is
 * set on success; with a queue, for this device only.
 */
int sweep_run(struct session *s, const struct sweep_request *r, struct case_queue *queue, struct first_case *first,
	      struct sweep_found *found, struct err *e);

/* The error for one or several sweeps that found nothing valid on the device named. */
int sweep_fail(const struct sweep_found *found, const char *device, struct err *e);

/* The operation with key type i; NULL if it has no such keys; the default one if the request names none. */
const struct operation *sweep_operation(const struct catalogue *cat, const struct sweep_request *r, int i);

/* Tables, for summary_print. */
struct sweep_tables {
	struct strings names, inputs; /* as request_table_name has them; of the values */
};
void sweep_tables_release(struct sweep_tables *t);

/* Adds the tables for which r, a checked request, produces results, unless they are in the lists. */
int sweep_add_tables(const struct catalogue *cat, const struct sweep_request *r, struct sweep_tables *t, struct err *e);

#endif
