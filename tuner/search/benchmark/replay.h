/* A sweep over recorded measurements, in simulated time: `--device replay:FILE.db`. */
#ifndef SEGTUNE_REPLAY_H
#define SEGTUNE_REPLAY_H

#include "tuner/base/progress.h"
#include "tuner/request/request.h"

/* The path in "replay:PATH", NULL for every other device. */
const char *replay_path(const char *device);

/*
 * Run the searches that r asks for against the cases of the database at path that match it (no geometries: all). Builds
 * and samples take as long as they were recorded to, verification nothing; the budget counts these seconds. Nothing is
 * stored: nothing new was measured. Prints JSON with PROGRESS_JSON, one object a trial.
 */
int replay_sweep(const char *path, const struct sweep_request *r, struct progress *p, struct err *e);

#endif
