/* `segtune sweep --stale`: measures again what `db stale` lists for a device. */
#ifndef SEGTUNE_SWEEP_STALE_H
#define SEGTUNE_SWEEP_STALE_H

#include "tuner/sweep/sweep.h"

/* Measures stale results of s's device again, restricted by r: operation (empty: all), types, operators, key types and
 * strategies, budget and sampling; its geometries are ignored. *found: whether anything valid resulted. *old: number of
 * stale results. */
int sweep_stale(struct session *s, const struct sweep_request *r, struct sweep_found *found, int *old, struct err *e);

#endif
