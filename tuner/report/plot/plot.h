/* Plots through gnuplot. */
#ifndef SEGTUNE_PLOT_H
#define SEGTUNE_PLOT_H

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* Draws r from the store: the best variant of each strategy by mean segment length, or regret by number of launch
 * boxes. Files are replaced atomically. written: receives their paths; notes: receives a sentence for anything
 * requested but not drawn. ERR_ABSENT without gnuplot; fails if there is nothing to draw. */
int plot_draw(struct store *store, const struct plot_request *r, struct strings *written, struct strings *notes,
	      struct err *e);

#endif
