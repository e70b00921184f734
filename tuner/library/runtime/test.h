/* Shared by the tests of the library: checks, array names, and conversion of array elements to and from doubles. */
#ifndef TEST_H
#define TEST_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "tuner/library/runtime/segred.h"

enum { ARRAYS = 8 };

static int failures, checks;

static void check(int condition, const char *what, const char *of)
{
	checks++;
	if (condition)
		return;
	failures++;
	(void)printf("FAIL %s: %s\n", of, what);
}

static void is(int status, int expected, const char *what)
{
	check(status == expected, segred_status_text(status), what);
}

/* ---- names ---- */

/* Whether the word is in the blank-separated list. */
static int is_one_of(const char *word, const char *list)
{
	const size_t length = strlen(word);
	const char *at;

	for (at = strstr(list, word); at; at = strstr(at + 1, word))
		if ((at == list || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
			return 1;
	return 0;
}

/* The position of an array in the operation's order; -1: it has none of that name. */
static int place_of(const struct segred_problem *p, const char *called)
{
	const char *name;
	int k;

	for (k = 0; (name = segred_array_name(p, k)) != NULL; k++)
		if (strcmp(name, called) == 0)
			return k;
	return -1;
}

/* ---- numbers ---- */

static int is_whole_64(const char *type)
{
	return strcmp(type, "i64") == 0 || strcmp(type, "u64") == 0;
}

static size_t bytes_of(const char *type)
{
	if (strcmp(type, "bf16") == 0 || strcmp(type, "f16") == 0)
		return 2;
	return strcmp(type, "f64") == 0 || is_whole_64(type) ? 8 : 4;
}

/* x: an integer from 0 to 9. */
static uint16_t half_of(double x)
{
	static const uint16_t halves[] = {0, 0x3c00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600, 0x4700, 0x4800, 0x4880};

	return halves[(int)x];
}

static uint16_t bfloat_of(double x)
{
	const float value = (float)x;
	uint32_t bits;

	memcpy(&bits, &value, sizeof bits);
	return (uint16_t)(bits >> 16);
}

static void store(const char *type, void *array, int64_t i, double x)
{
	if (strcmp(type, "f32") == 0)
		((float *)array)[i] = (float)x;
	else if (strcmp(type, "f64") == 0)
		((double *)array)[i] = x;
	else if (is_whole_64(type))
		((int64_t *)array)[i] = (int64_t)x;
	else if (strcmp(type, "f16") == 0)
		((uint16_t *)array)[i] = half_of(x);
	else if (strcmp(type, "bf16") == 0)
		((uint16_t *)array)[i] = bfloat_of(x);
	else
		((int32_t *)array)[i] = (int32_t)x;
}

static double load_half(uint16_t bits)
{
	const int exponent = bits >> 10 & 31, fraction = bits & 1023;
	const double size = exponent == 31  ? HUGE_VAL
			    : exponent == 0 ? ldexp(fraction, -24)
					    : ldexp(1024 + fraction, exponent - 25);

	return bits >> 15 ? -size : size;
}

static double load_bfloat(uint16_t half)
{
	const uint32_t bits = (uint32_t)half << 16;
	float value;

	memcpy(&value, &bits, sizeof value);
	return (double)value;
}

static double load(const char *type, const void *array, int64_t i)
{
	if (strcmp(type, "f16") == 0)
		return load_half(((const uint16_t *)array)[i]);
	if (strcmp(type, "bf16") == 0)
		return load_bfloat(((const uint16_t *)array)[i]);
	if (strcmp(type, "f32") == 0)
		return (double)((const float *)array)[i];
	if (strcmp(type, "f64") == 0)
		return ((const double *)array)[i];
	if (is_whole_64(type))
		return (double)((const int64_t *)array)[i];
	return strcmp(type, "u32") == 0 ? (double)((const uint32_t *)array)[i] : (double)((const int32_t *)array)[i];
}

#endif
