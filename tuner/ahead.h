/*
 * The host's side of cases (expected results, tolerances, offsets) made by a thread, one case after the other, while
 * the device works on those before.
 */
#ifndef SEGTUNE_AHEAD_H
#define SEGTUNE_AHEAD_H

#include "sweep_case.h"

struct ahead;

/*
 * Begin with the first of count cases that case_begin made; the list is borrowed until ahead_close. apart 0: without a
 * thread, each case is made when it is asked for.
 */
int ahead_open(struct sweep_case *list, int count, int apart, struct ahead **ahead, struct err *e);

/* Stop behind the case that is being made, and wait for that. NULL is ignored. */
void ahead_close(struct ahead *ahead);

/*
 * The next case, in the order of the list, once it is made: 1. wait 0: 0 where it is not made yet. 0 also behind the
 * last. -1: it could not be made, or (*c NULL) the user wants to stop.
 */
int ahead_next(struct ahead *ahead, int wait, struct sweep_case **c, struct err *e);

#endif
