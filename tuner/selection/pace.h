/* Private to the selection: how a box is held up by one long segment, and by a heavy run of neighbours. */
#ifndef SEGTUNE_SELECTION_PACE_H
#define SEGTUNE_SELECTION_PACE_H

#include "tuner/selection/matrix.h"

/* Of a variant of the matrix, from the cases that it was measured on. */
struct selection_pace pace_of(const struct matrix *m, int variant);

#endif
