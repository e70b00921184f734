/* Numbers as people read them. */
#ifndef SEGTUNE_FIGURES_H
#define SEGTUNE_FIGURES_H

#include <stddef.h>
#include <stdint.h>

/* A count with a binary unit: 12, 1.4K, 64M; "up" for infinity, the open end of a range. */
void size_text(double x, char *out, size_t size);

/* Decimals that x is shown with: so many, but of a small x what it takes for two digits that are not zeros. */
int decimals_of(double x, int least);

/* GB/s to three digits, never with an exponent. Returns out. */
const char *rate_text(double rate, char *out, size_t size);

/* The day in UTC of a time in milliseconds since 1970: 2026-11-25; "?" where there is none. Returns out. */
const char *day_text(int64_t milliseconds, char *out, size_t size);

/* Of doubles, for qsort: the least first. */
int compare_doubles(const void *left, const void *right);

#endif
