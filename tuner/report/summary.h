/* The summary of a run: the selected launch boxes and their throughput. */
#ifndef SEGTUNE_SUMMARY_H
#define SEGTUNE_SUMMARY_H

#include "tuner/request/request.h"
#include "tuner/selection/selection.h"

#define SUMMARY_DEFAULTS ((struct selection_options){.max_boxes = REQUEST_MAX_BOXES, .tolerance = REQUEST_TOLERANCE})

/* Prints to stdout the boxes selected for a device: mean lengths of the cases they serve, GB/s and fraction of the copy
 * bandwidth on these, regret; and the table's regret, also for left-out geometries. If nothing valid was measured,
 * prints that; it is not an error. inputs: of the values, "array" for values in memory; NULL: only these. only: names
 * of the tables to print; NULL: all. */
int summary_print(struct store *store, const char *device, const struct strings *inputs, const struct strings *only,
		  const struct selection_options *limits, struct err *e);

#endif
