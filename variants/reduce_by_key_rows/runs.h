/*
 * Runs of equal keys as segments of rows: launches before those of a strategy for segments find where they end. What is
 * included behind this header has run_offsets for offsets and, as the number of segments, the count.
 */
#ifndef SEGTUNE_RUNS_H
#define SEGTUNE_RUNS_H

#ifndef LOOK_BACK
#define LOOK_BACK 1 /* runs are found 1: by one launch that reads keys once; 0: by launches that count, scan, place */
#endif

#include "block/prefix_sum.h"
#include "keys.h"

#define SEGMENTS_COUNTED 1

#if LOOK_BACK
#include "runs_lookback.h"
#else
#include "runs_counted.h"
#endif

#endif
