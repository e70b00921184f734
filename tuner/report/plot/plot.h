/* Plots through gnuplot. */
#ifndef SEGTUNE_PLOT_H
#define SEGTUNE_PLOT_H

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/*
 * Draw r from the store: the best variant of each strategy against mean segment length, or regret against the number of
 * launch boxes. Files are replaced atomically.
 * written gets their paths, notes a sentence for what was requested and is not drawn. ERR_ABSENT without gnuplot; an
 * error if there is nothing to draw.
 */
int plot_draw(struct store *store, const struct plot_request *r, struct strings *written, struct strings *notes,
	      struct err *e);

#endif
