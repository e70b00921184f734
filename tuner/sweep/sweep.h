/* The sweep: every case of a request, its variants in an order, each built, verified, timed and stored. */
#ifndef SEGTUNE_SWEEP_H
#define SEGTUNE_SWEEP_H

#include "tuner/request/request.h"
#include "tuner/session/session.h"

/* What comes of a sweep. */
struct sweep_found {
	int valid;     /* 1: the database has a right result for one of its cases at least */
	char why[200]; /* where not, what is known of the reason; else empty */
};

/* What there is before the device; zero-initialised is nothing. */
struct sweep_early {
	int has_geometry, has_data;
	int index;                /* in the request, of the geometry that is taken first */
	struct geometry geometry; /* that one */
	struct dataset data;      /* for its first element type and operator */
};

/* Make it, for a request that was checked and its operation, with its first key type (sweep_operation). What a sweep
 * with request.early has not taken goes with the release. */
int sweep_early_make(struct sweep_early *early, const struct operation *operation, const struct sweep_request *r,
		     struct err *e);
void sweep_early_release(struct sweep_early *early);

/* ERR_USAGE for what r names and there is not, or that does not go together. No device is asked. */
int sweep_check_request(const struct catalogue *cat, const struct sweep_request *r, struct err *e);

/*
 * Run r on s. Measurements that the store already has are not made again. Returns -1 on an error that ends the sweep
 * (ERR_STOPPED when interrupted, everything measured is kept); variants that fail are stored as failures and passed
 * over. *found is filled where it ends well; with a share it tells of this device's part alone.
 */
int sweep_run(struct session *s, const struct sweep_request *r, struct sweep_found *found, struct err *e);

/* The error of a sweep, or of several, that found nothing valid on the device named. */
int sweep_fail(const struct sweep_found *found, const char *device, struct err *e);

/* The operation with key type i, NULL where it has no such keys; the default one where the request names none. */
const struct operation *sweep_operation(const struct catalogue *cat, const struct sweep_request *r, int i);

/* Add the request_table_name of each table that r, which was checked, has results for, unless list has it. */
int sweep_add_tables(const struct catalogue *cat, const struct sweep_request *r, struct strings *list, struct err *e);

#endif
