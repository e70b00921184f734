/* A trial: one variant on one case, looked up in the store or else built, verified, timed and stored. */
#ifndef SEGTUNE_TRIAL_H
#define SEGTUNE_TRIAL_H

#include "tuner/sweep/case_group.h"

/*
 * 1 in *seen if the store has a result of this build on the case: it counts as reused, or as failed where this very
 * process has found it so, and c->last has its seconds.
 */
int trial_seen(struct sweep_case *c, const struct build *b, int *seen, struct err *e);

/* Have enough of this family been tried here to say that it will not win? */
int trial_is_hopeless(const struct sweep_case *c, const struct family *f);

/*
 * Build and verify unless that was done. A build that fails is stored once for all cases; for c alone where the failure
 * says nothing of others: a length of segments is compiled in, offsets have 64 bits, or it timed out on c itself.
 */
int trial_prepare(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e);

/*
 * Wait until no other process measures this build, or what else has an identity, on c, and keep others from it until
 * store_release. 1: claimed, and the result may be there meanwhile; 0: it is later than `end` (of clock_now).
 */
int trial_claim(const struct sweep_case *c, const struct store_identity *what, double end, struct err *e);

/*
 * The same for a build that is to be tried on c, until trial_leave. 0: *seen says whether the store has a result, as
 * trial_seen does; 1: the budget was spent first.
 */
int trial_take(struct sweep *sw, const struct build *b, struct sweep_case *c, int *seen, struct err *e);
void trial_leave(const struct build *b, const struct sweep_case *c);

/* Say and store that a build which was thought right is wrong, as trial_prepare does. */
int trial_note_wrong(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e);

/*
 * Verify b, which is prepared well, on the very case, time it, store the result. A failure of the variant is stored; -1
 * only for what ends the sweep.
 */
int trial_measure(struct sweep_case *c, const struct build *b, const struct sampling *sampling, struct err *e);

/* Both, as far as evaluations are left: one is used. */
int trial_run(struct sweep *sw, struct build *b, struct sweep_case *c, const struct sampling *sampling, struct err *e);

/*
 * The same unless it has been there, or (unless hopeful) within a budget its family has done badly there. What another
 * process is trying is waited for.
 */
int trial_run_once(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e);

#endif
