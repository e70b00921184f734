/* Restricts variants: --params and --reproducible on the command line, `params` and `reproducible` in scripts. */
#ifndef SEGTUNE_PARAM_FILTER_H
#define SEGTUNE_PARAM_FILTER_H

#include <stdint.h>

#include "harness/base/err.h"

#define FILTER_PARAMS 16
#define FILTER_VALUES 16

struct param_values {
	char name[32];
	int count;
	int64_t values[FILTER_VALUES];
};

/* Variants that have one of these parameters must have one of its values. Zero-initialized: no restriction. */
struct param_filter {
	int count;
	struct param_values params[FILTER_PARAMS];
	int reproducible; /* 1: only strategies with bitwise reproducible results */
};

/* Parses "NT=64,128 VT=1" into the parameters of *filter. ERR_USAGE for anything else, and for a parameter named
 * twice. */
int param_filter_parse(struct param_filter *filter, const char *text, struct err *e);

/* The values that a parameter is restricted to; NULL: not restricted. */
const struct param_values *param_filter_find(const struct param_filter *filter, const char *name);

int param_values_have(const struct param_values *list, int64_t value);

#endif
