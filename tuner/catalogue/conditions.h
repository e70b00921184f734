/* Where a variant can run, and on what: its descriptor's `possible` held against the stub devices. */
#ifndef SEGTUNE_CONDITIONS_H
#define SEGTUNE_CONDITIONS_H

#include "tuner/catalogue/catalogue.h"

/* A variant by its names, as the database has it. */
struct named_variant {
	const char *operation, *key_type; /* key_type: empty without keys */
	const char *type, *oper;
	const char *strategy, *params;
};

struct conditions {
	char backend[16];               /* the only one that can build it, empty: any */
	char runs_on[96];               /* names of stub devices on which it is possible: "sm_80 sm_90 amd cpu" */
	int unaligned;                  /* 1: for arrays that begin at any element; 0: at multiples of 16 bytes */
	int any_operator;               /* 1: also for operators that do not commute and make structures */
	int reproducible;               /* 1: its results have the same bits in each run */
	int64_t max_n;                  /* elements that it can handle at most; INT64_MAX: no limit */
	int64_t max_segments;           /* segments */
	int64_t min_length, max_length; /* of operations on segments of one length */
};

/*
 * Conditions of a variant for its operation and types. One that the catalogue does not know (a strategy of another
 * folder, a value that is gone) has an empty runs_on: it can run where it was measured, nothing else is known of it.
 *
 * Limits are found by bisection between a case where the variant is possible and 2^40, on the first stub where it is.
 */
int catalogue_conditions(struct catalogue *cat, const struct named_variant *v, struct conditions *c, struct err *e);

#endif
