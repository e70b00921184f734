/* The summary of a run: the selected launch boxes and their throughput. */
#ifndef SEGTUNE_SUMMARY_H
#define SEGTUNE_SUMMARY_H

#include "tuner/report/select.h"
#include "tuner/request/request.h"

/*
 * Print to stdout the boxes selected for a device: range of mean lengths, GB/s and fraction of the copy bandwidth over
 * its cases, regret. That nothing valid was measured is printed, too, and is no error. only: names of the tables to
 * print; NULL: all.
 */
int summary_print(struct store *store, const char *device, const struct strings *only,
		  const struct select_limits *limits, struct err *e);

#endif
