/* Bit patterns that outputs and temporaries are filled with before a checked run, so that unwritten elements show. */
#ifndef SEGTUNE_POISON_H
#define SEGTUNE_POISON_H

#include <stdint.h>

/* 4-byte patterns, used alternately: a NaN for floats, a large negative number for integers. */
extern const uint32_t poison_patterns[2];

#endif
