/* Bit patterns that outputs and temporaries hold before a checked run, so that what nothing wrote shows. */
#ifndef SEGTUNE_POISON_H
#define SEGTUNE_POISON_H

#include <stdint.h>

/* 4-byte patterns, used in turns: a NaN for floats, a large negative number for integers. */
extern const uint32_t poison_patterns[2];

#endif
