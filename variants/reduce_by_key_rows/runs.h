/*
 * Runs of equal keys as segments of rows: launches before those of a strategy for segments find where runs end. What is
 * included after this header takes run_offsets as offsets and the count as the number of segments.
 */
#ifndef SEGTUNE_RUNS_H
#define SEGTUNE_RUNS_H

#ifndef LOOK_BACK
#define LOOK_BACK 1 /* 1: one launch finds runs and reads keys once; 0: launches count, scan and place them */
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
