/* A sweep over recorded measurements, in simulated time: `--device replay:FILE.db`. */
#ifndef SEGTUNE_REPLAY_H
#define SEGTUNE_REPLAY_H

#include "tuner/base/progress.h"
#include "tuner/request/request.h"

/* The path in "replay:PATH"; NULL for any other device. */
const char *replay_path(const char *device);

/* An option that is for devices only. */
struct replay_option {
	int given;
	const char *name; /* without dashes */
	const char *why;  /* NULL: a recording has what was measured */
};

/* ERR_USAGE if one of the options is given. */
int replay_refuse(const struct replay_option *options, size_t count, struct err *e);

/* Runs the sweep r on the matching cases of the database at path (if r has no geometries: all). Builds and samples take
 * as long as recorded, verification no time; the budget is in these seconds. Nothing is stored. With PROGRESS_JSON
 * prints one JSON object per trial. */
int replay_sweep(const char *path, const struct sweep_request *r, struct progress *p, struct err *e);

#endif
