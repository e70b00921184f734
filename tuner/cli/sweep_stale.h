/* `segtune sweep --stale`: what db stale lists for a device, measured again. */
#ifndef SEGTUNE_SWEEP_STALE_H
#define SEGTUNE_SWEEP_STALE_H

#include "tuner/sweep/sweep.h"

/*
 * Measure again what is old of the device of s, within r: its operation (empty: all), types, operators, key types and
 * strategies, its budget and sampling; its geometries do not count. *found says whether anything valid came of it.
 * *old: how many results were old.
 */
int sweep_stale(struct session *s, const struct sweep_request *r, struct sweep_found *found, int *old, struct err *e);

#endif
