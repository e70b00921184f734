/*
 * The cases of a sweep on several devices, in memory that their processes share. Devices of one name take from one
 * queue; those of another name have a queue of their own with all cases.
 */
#ifndef SEGTUNE_CASE_QUEUE_H
#define SEGTUNE_CASE_QUEUE_H

#include <stdint.h>

#include "harness/base/err.h"

#define CASE_QUEUE_DEVICES 16 /* at most */

struct case_queue;

/* Before the processes are started. devices: how many there will be. */
int case_queue_open(int devices, struct case_queue **q, struct err *e);
void case_queue_close(struct case_queue *q);

int case_queue_devices(const struct case_queue *q);

/* In the process of a device, once: the queue of its name, for case_queue_take. */
int case_queue_join(struct case_queue *q, const char *name);

/* The name of queue k; NULL behind the last. */
const char *case_queue_name(const struct case_queue *q, int k);

/* In the process of a device, once: its part of whole; the parts add up to it. */
int64_t case_queue_part(struct case_queue *q, int64_t whole);

/*
 * The next cases *from .. *to - 1 of count in all, for a pair of element type and operator; pairs follow each other.
 * Portions shrink with what is left, so that all devices end at about the same time (guided self-scheduling:
 * Polychronopoulos & Kuck 1987). 0: none is left.
 */
int case_queue_take(struct case_queue *q, int place, int pair, int count, int *from, int *to);

#endif
