/* Numbers of 16 bits, f16 and bf16: exact values, and rounding to nearest even. */
#ifndef SEGTUNE_HALF_H
#define SEGTUNE_HALF_H

#include <stdint.h>

#include "harness/data/elem.h"

/* The value of these bits, exactly. type: any with that many bits of the fraction. */
double half_value(const struct elem_type *type, uint16_t bits);

/* The bits nearest to x, of two the even ones; beyond the largest number infinity. */
uint16_t half_round(const struct elem_type *type, double x);

/*
 * The bits nearest to x, and the distance from them within which all lie that a number not farther from x than error is
 * rounded to.
 */
double half_round_within(const struct elem_type *type, double x, double error, uint16_t *bits);

#endif
