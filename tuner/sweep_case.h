/* One case of a sweep: its problem on the device, what is known of its variants, measuring one more. */
#ifndef SEGTUNE_SWEEP_CASE_H
#define SEGTUNE_SWEEP_CASE_H

#include "builds.h"
#include "session.h"

/* What the measurements of one strategy on a case say of it. */
struct standing {
	const struct family *family;
	int tried;
	double best; /* seconds */
};

#define STANDINGS 64

struct sweep_case {
	struct session *session;
	struct geometry geometry;
	struct problem problem;
	struct case_shape shape;
	struct load *load;
	int64_t id; /* in the store */
	double bytes;
	char label[160];
	double best; /* seconds */
	double last; /* seconds of what was measured last, INFINITY: it failed */
	struct variant winner;
	int measured, reused, failed;
	int nstandings;
	struct standing standings[STANDINGS];
};

/* Bytes that a case of this geometry takes on the device and on the host, about; values come on top, once. */
double case_footprint(const struct operation *o, const struct geometry *g, const struct elem_type *result);

/*
 * Make the problem of *g (taken over) and upload it; the dataset must outlive c. Adds the case to the store. reference
 * serves the cases of user's operators, one after the other. ERR_TOO_LARGE where it does not fit. Ends with case_close,
 * also after a failure.
 */
int case_open(struct sweep_case *c, struct session *s, const char *operation, const struct dataset *data,
	      struct geometry *g, int cold, struct user_reference *reference, struct err *e);
void case_close(struct sweep_case *c);

/* 1 in *seen if the store has a result of this build on the case; it then counts as reused. */
int case_seen(struct sweep_case *c, const struct build *b, int *seen, struct err *e);

/* Has this family been tried often enough here to say that it will not win? */
int case_is_hopeless(const struct sweep_case *c, const struct family *f);

/*
 * Verify b on the very case, time it, store what came out. A failure of the variant is stored; -1 only for what ends
 * the sweep. b is built, right on the adversarial geometries, and has a row in the store.
 */
int case_measure(struct sweep_case *c, const struct build *b, const struct sampling *sampling, struct err *e);

/* One line on what was found. */
void case_say(const struct sweep_case *c);

#endif
