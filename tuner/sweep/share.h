/*
 * Which cases of a sweep are taken, in memory that the processes of several devices have in common. Devices of one name
 * share the cases out among themselves; those of another name have all of them, too.
 */
#ifndef SEGTUNE_SHARE_H
#define SEGTUNE_SHARE_H

#include <stdint.h>

#include "harness/base/err.h"

#define SHARE_DEVICES 16 /* at most */

struct share;

/* Before the processes are begun. devices: how many there will be. */
int share_open(int devices, struct share **share, struct err *e);
void share_close(struct share *share);

int share_devices(const struct share *share);

/* In the process of a device, once: the place of all of its name. */
int share_join(struct share *share, const char *name);

/* The name of place k; NULL behind the last. */
const char *share_name(const struct share *share, int k);

/* In the process of a device, once: its part of whole. All together have no more than that. */
int64_t share_part(struct share *share, int64_t whole);

/* Something valid was measured, or was there before. Has any device said so? */
void share_note_valid(struct share *share);
int share_has_valid(const struct share *share);

/*
 * The next cases *from .. *to - 1 of count in all, for a pair of element type and operator. Pairs are taken one after
 * the other. Shrinking portions, a share of what is left each, so that all devices end at about the same time
 * (guided self-scheduling: Polychronopoulos & Kuck 1987). 0: there are none left.
 */
int share_take(struct share *share, int place, int pair, int count, int *from, int *to);

#endif
