/*
 * Elements that are added to a fold one after the other, where the operator has a way for that which takes less than to
 * combine (APPEND_BODY): variance adds distances from a run's first element and divides later, an index of an extreme
 * needs no comparison of indices. Before anything else is made of such a fold it is settled, as it may be at any time.
 */
#ifndef SEGTUNE_RUN_H
#define SEGTUNE_RUN_H

#include "dialect.h"

#ifdef APPEND_BODY
#define SETTLED_AFTER 8 /* elements: a run is settled as often as that */

/* The fold of sum and the element e, which is behind those of sum. */
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
