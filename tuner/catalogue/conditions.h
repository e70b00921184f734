/* Where and on what a variant can run, found by evaluating its descriptor's `possible` on the stub devices. */
#ifndef SEGTUNE_CONDITIONS_H
#define SEGTUNE_CONDITIONS_H

#include "tuner/catalogue/catalogue.h"

/* A variant by name, as stored in databases. */
struct named_variant {
	const char *operation, *key_type; /* key_type: "" without keys */
	const char *type, *oper;
	const char *strategy, *params;
};

struct conditions {
	char backend[16];     /* the only one that can build it; "": any */
	char runs_on[96];     /* names of the stub devices on which it is possible: "sm_80 sm_90 amd cpu" */
	int unaligned;        /* 1: accepts arrays that begin at any element; 0: they must be aligned to 16 bytes */
	int any_operator;     /* 1: also supports operators that are not commutative or use structures */
	int reproducible;     /* 1: results are bitwise identical in every run */
	int64_t max_n;        /* maximum number of elements; INT64_MAX: no limit */
	int64_t max_segments; /* maximum number of segments */
	int64_t min_length, max_length; /* for operations whose segments have equal length */
};

/*
 * Determines the conditions of a variant for its operation and types. A variant that the catalogue does not know (a
 * strategy of another folder, a value that no longer exists) gets an empty runs_on: it can run where it was measured,
 * and nothing else is known.
 *
 * Limits are found by bisection between a case in which the variant is possible and 2^40, on the first stub device on
 * which it is.
 */
int catalogue_conditions(struct catalogue *cat, const struct named_variant *v, struct conditions *c, struct err *e);

#endif
