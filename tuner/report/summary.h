/* The closing words of a run: chosen launch boxes with what they reach. */
#ifndef SEGTUNE_SUMMARY_H
#define SEGTUNE_SUMMARY_H

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/*
 * Print to stdout, for the device named, a table of the boxes that select_tables picks (at most max_boxes each, each
 * further one worth the tolerance): range of mean lengths, GB/s and fraction of the copy bandwidth over its cases,
 * regret. Nothing valid measured is said, not an error. only: names of the tables that are wanted; NULL: all.
 */
int summary_print(struct store *store, const char *device, const struct strings *only, int max_boxes, double tolerance,
		  struct err *e);

#endif
