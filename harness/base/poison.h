/* Fill patterns for outputs and temporaries before a checked run, which reveal elements that were not written. */
#ifndef SEGTUNE_POISON_H
#define SEGTUNE_POISON_H

#include <stdint.h>

/* Used alternately; each is a NaN as f32 and a large negative number as an integer. */
extern const uint32_t poison_patterns[2];

#endif
