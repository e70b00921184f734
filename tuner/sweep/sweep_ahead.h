/*
 * Cases that come later in a search, measured ahead: while a build is waited for, what is built already is tried on
 * them. Nobody but the search includes this.
 */
#ifndef SEGTUNE_SWEEP_AHEAD_H
#define SEGTUNE_SWEEP_AHEAD_H

#include "tuner/sweep/sweep_parts.h"

/* A build that was measured on the case under way. */
struct measured {
	struct build *build; /* borrowed */
	double seconds;
	int next; /* case on which it is to be tried next */
};

/* What was measured ahead. */
struct early {
	int case_index;
	struct variant variant;
	double seconds;
};

/* Begins as {0}. */
struct ahead {
	struct measured *measured; /* the fastest first */
	int nmeasured, room;
	struct early *early; /* of each case the fastest first, else in any order */
	int nearly, early_room;
};

/* Another case is under way: what was measured on the one before says less. */
void ahead_begin(struct ahead *a);
void ahead_release(struct ahead *a);

/* b took so many seconds on case k, which is under way. */
int ahead_note(struct ahead *a, struct build *b, double seconds, int k, struct err *e);

/*
 * Measure the fastest that has a case left on the next such case that is on the device, if there is one: 1 in *did.
 * That it fails there is stored as ever.
 */
int ahead_try(struct ahead *a, struct sweep *sw, int *did, struct err *e);

/* The variants that were measured ahead on case k into list, the fastest first; NULL: only how many they are. */
int ahead_hints(const struct ahead *a, int k, struct variant *list);

int ahead_has(const struct ahead *a, int k, const struct variant *v);

#endif
