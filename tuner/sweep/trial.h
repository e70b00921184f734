/* A trial: one variant on one case, found in the store, or else built, verified, timed and stored. */
#ifndef SEGTUNE_TRIAL_H
#define SEGTUNE_TRIAL_H

#include "tuner/sweep/case_group.h"

/* *seen: 1 if the store has a result of this build on the case. Then it counts as reused, or as failed if this process
 * found the failure, and c->last is its time. */
int trial_seen(struct sweep_case *c, const struct build *b, int *seen, struct err *e);

/* Whether enough variants of this family were tried here to conclude that it will not win. */
int trial_is_hopeless(const struct sweep_case *c, const struct family *f);

/* Builds and verifies unless that was done. A failed build is stored once for all cases; or for c only, if the
 * failure says nothing about other cases: a segment length is compiled in, offsets have 64 bits, or it timed out on
 * c itself. */
int trial_prepare(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e);

/* Waits until no other process measures this build (or anything else with an identity) on c, and excludes others until
 * store_release. 1: claimed; the result may have appeared in the meantime. 0: `end` (of clock_now) has passed. */
int trial_claim(const struct sweep_case *c, const struct store_identity *what, double end, struct err *e);

/* The same for a build to be tried on c, until trial_leave. 0: claimed; *seen as by trial_seen. 1: the budget was spent
 * first. */
int trial_take(struct sweep *sw, const struct build *b, struct sweep_case *c, int *seen, struct err *e);
void trial_leave(const struct build *b, const struct sweep_case *c);

/* Reports and stores that a build considered correct is wrong, like trial_prepare. */
int trial_note_wrong(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e);

/* Verifies b, which was prepared successfully, on this case, times it, and stores the result. Failures of the variant
 * are stored; -1 only for errors that end the sweep. */
int trial_measure(struct sweep_case *c, const struct build *b, const struct sampling *sampling, struct err *e);

/* Both, if evaluations are left; uses one. */
int trial_run(struct sweep *sw, struct build *b, struct sweep_case *c, const struct sampling *sampling, struct err *e);

/* The same, unless it was tried before or (unless hopeful) its family has done badly on this case and the budget is
 * limited. Waits for another process that is trying it. */
int trial_run_once(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e);

#endif
