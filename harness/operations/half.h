/*
 * Numbers of 16 bits, told by the bits of their fraction, f16's 10 or bf16's 7: exact values, and rounding to nearest
 * even.
 */
#ifndef SEGTUNE_HALF_H
#define SEGTUNE_HALF_H

#include <stdint.h>

/* The value of these bits, exactly. */
double half_value(int fraction_bits, uint16_t bits);

/* The bits nearest to x, of two the even ones; beyond the largest number infinity. */
uint16_t half_round(int fraction_bits, double x);

/*
 * The bits nearest to x, and the distance from them within which all lie that a number not farther from x than error is
 * rounded to.
 */
double half_round_within(int fraction_bits, double x, double error, uint16_t *bits);

#endif
