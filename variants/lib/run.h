/*
 * Folds of consecutive elements, for operators with a way to append one that is cheaper than combining (APPEND_BODY):
 * variance adds up distances from the run's first element and divides later; argmin and argmax need not compare
 * indices. Such a fold must be settled before it is combined or stored; settling it earlier does no harm.
 */
#ifndef SEGTUNE_RUN_H
#define SEGTUNE_RUN_H

#include "dialect.h"

#ifdef APPEND_BODY
#define SETTLED_AFTER 8 /* elements after which a run is settled */

/* Appends element e, which follows those of sum. */
FN T append(T sum, T e){APPEND_BODY}
#endif

#ifdef SETTLE_BODY
FN T settle(T x){SETTLE_BODY}
#else
FN T settle(T x)
{
	return x;
}
#endif

#endif
