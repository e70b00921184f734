/* Numbers as people read them. */
#ifndef SEGTUNE_FIGURES_H
#define SEGTUNE_FIGURES_H

#include <stddef.h>

/* A count with a binary unit: 12, 1.4K, 64M; "up" for infinity, the open end of a range. */
void size_text(double x, char *out, size_t size);

/* GB/s to three digits, never with an exponent. Returns out. */
const char *rate_text(double rate, char *out, size_t size);

#endif
