/* Formats numbers for people. */
#ifndef SEGTUNE_FIGURES_H
#define SEGTUNE_FIGURES_H

#include <stddef.h>
#include <stdint.h>

/* A count with a binary unit: 12, 1.4K, 64M; "up" for infinity, the open end of a range. */
void size_text(double x, char *out, size_t size);

/* Decimals to show x with: `least`, or as many as two significant digits of a small x take. */
int decimals_of(double x, int least);

/* GB/s with three digits, never with an exponent. Returns out. */
const char *rate_text(double rate, char *out, size_t size);

/* The UTC date of a time in milliseconds since 1970: 2026-11-25; "?" if there is none. Returns out. */
const char *day_text(int64_t milliseconds, char *out, size_t size);

/* Ascending order of doubles, for qsort. */
int compare_doubles(const void *left, const void *right);

#endif
