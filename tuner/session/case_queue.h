/* The cases of a sweep on several devices, in memory shared by their processes. Devices with the same name share a
 * queue; devices with another name have their own queue with all cases. */
#ifndef SEGTUNE_CASE_QUEUE_H
#define SEGTUNE_CASE_QUEUE_H

#include <stdint.h>

#include "harness/base/err.h"

#define CASE_QUEUE_DEVICES 16 /* at most */

struct case_queue;

/* To be called before the processes start. devices: their number. The caller closes *q. */
int case_queue_open(int devices, struct case_queue **q, struct err *e);
void case_queue_close(struct case_queue *q);

int case_queue_devices(const struct case_queue *q);

/* Called once in the process of each device. Returns the queue of its name, for case_queue_take. */
int case_queue_join(struct case_queue *q, const char *name);

/* The device name of queue k; NULL past the last. */
const char *case_queue_name(const struct case_queue *q, int k);

/* Called once in the process of each device. Returns its part of `whole`; the parts add up to it. */
int64_t case_queue_part(struct case_queue *q, int64_t whole);

/* Takes the next cases *from .. *to - 1, of `count` in total, for a pair of element type and operator; pairs are
 * handled in order. Portions shrink with the number left, so that all devices finish at about the same time (guided
 * self-scheduling: Polychronopoulos & Kuck 1987). Returns 0 if none is left. */
int case_queue_take(struct case_queue *q, int place, int pair, int count, int *from, int *to);

#endif
