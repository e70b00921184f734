/* 16-bit floating-point numbers, f16 or bf16, selected by fraction_bits (mantissa bits: 10 or 7): exact values, and
 * rounding to nearest even. */
#ifndef SEGTUNE_HALF_H
#define SEGTUNE_HALF_H

#include <stdint.h>

/* The exact value of a bit pattern. */
double half_value(int fraction_bits, uint16_t bits);

/* The bit pattern nearest to x, ties to even; infinity beyond the largest number. */
uint16_t half_round(int fraction_bits, double x);

/* *bits: the pattern nearest to x. Returns the largest distance from its value to a number that any y with |y - x| <=
 * error rounds to. */
double half_round_within(int fraction_bits, double x, double error, uint16_t *bits);

#endif
