/* A sweep over recorded measurements, in simulated time: `--device replay:FILE.db`. */
#ifndef SEGTUNE_REPLAY_H
#define SEGTUNE_REPLAY_H

#include "tuner/base/progress.h"
#include "tuner/request/request.h"

/* The path in "replay:PATH", NULL for every other device. */
const char *replay_path(const char *device);

/*
 * Run the sweep r against the cases of the database at path that match it (without geometries: all). Builds and samples
 * take as long as recorded, verification nothing; the budget counts these seconds. Nothing is stored. With
 * PROGRESS_JSON prints one JSON object a trial.
 */
int replay_sweep(const char *path, const struct sweep_request *r, struct progress *p, struct err *e);

#endif
