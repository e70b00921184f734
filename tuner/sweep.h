/* The sweep: every case of a request, its variants in an order, each built, verified, timed and stored. */
#ifndef SEGTUNE_SWEEP_H
#define SEGTUNE_SWEEP_H

#include "request.h"
#include "session.h"

/*
 * Run r on s. Measurements that the store already has are not made again. Returns -1 on an error that ends the sweep
 * (ERR_STOPPED when interrupted, everything measured is kept); variants that fail are stored as failures and passed
 * over.
 */
int sweep_run(struct session *s, const struct sweep_request *r, struct err *e);

/* Add the name of each table that r has results for, as summary_print knows it, unless list has it. */
int sweep_add_tables(const struct sweep_request *r, struct strings *list, struct err *e);

#endif
