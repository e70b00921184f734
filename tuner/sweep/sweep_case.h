/* One case of a sweep: its problem on the device, what is known of its variants, measuring one more. */
#ifndef SEGTUNE_SWEEP_CASE_H
#define SEGTUNE_SWEEP_CASE_H

#include "tuner/base/tasks.h"
#include "tuner/session/builds.h"
#include "tuner/session/session.h"

/* What the measurements of one strategy on a case say of it. */
struct standing {
	const struct family *family;
	int tried;
	double best; /* seconds */
};

#define STANDINGS 64

struct sweep_case {
	struct session *session;
	const struct operation *operation;
	const struct dataset *data;
	int index; /* of the geometry in the request */
	struct geometry geometry;
	struct case_shape shape;
	struct task making; /* of the problem, which is there once this is done well */
	struct problem problem;
	struct device_problem *on_device; /* from case_open on; NULL: it cannot be measured (yet) */
	int skipped;                      /* 1: nor ever */
	int64_t id;                       /* in the store */
	double bytes;
	char label[160];
	double best; /* seconds */
	double last; /* seconds of what was measured, or seen, last; INFINITY: it failed */
	struct variant winner;
	int measured, reused, failed;
	int valid;                   /* 1: something right was measured, now or before */
	const struct build *checked; /* is right on it, as is known since it was prepared; NULL: none is */
	int nstandings;
	struct standing standings[STANDINGS];
};

/* Bytes that a case of this geometry takes on the device and on the host, about; values come on top, once. */
double case_footprint(const struct operation *o, const struct geometry *g, const struct elem_type *result);

/*
 * What is known of the case of *g (taken over), which is added to the store; the dataset must outlive c. Ends with
 * case_close, also after a failure of this or of what follows.
 * c->making is ready to be run: it makes the problem, on the host (ERR_TOO_LARGE without memory). Other threads may
 * meanwhile use all but c->problem; c must not move.
 */
int case_begin(struct sweep_case *c, struct session *s, const struct operation *operation, const struct dataset *data,
	       struct geometry *g, int cold, struct err *e);

/*
 * Put the problem on the device. reference serves the cases of user's operators, one after the other. ERR_TOO_LARGE
 * where it does not fit.
 */
int case_open(struct sweep_case *c, struct user_reference *reference, struct err *e);

/* Pass it over, which is told, and give its memory back. */
void case_skip(struct sweep_case *c, const struct err *why);

void case_close(struct sweep_case *c);

/*
 * 1 in *seen if the store has a result of this build on the case: it counts as reused, or as failed where this very
 * process has found it so, and c->last has its seconds.
 */
int case_seen(struct sweep_case *c, const struct build *b, int *seen, struct err *e);

/* Has this family been tried often enough here to say that it will not win? */
int case_is_hopeless(const struct sweep_case *c, const struct family *f);

/*
 * Verify b on the very case, time it, store what came out. A failure of the variant is stored; -1 only for what ends
 * the sweep. b is built, right on the adversarial geometries, and has a row in the store.
 */
int case_measure(struct sweep_case *c, const struct build *b, const struct sampling *sampling, struct err *e);

/* 1 in *valid if the store has a right result for the case, else *valid is left. */
int case_find_valid(const struct sweep_case *c, int *valid, struct err *e);

/* One line on what was found; none of a case that was skipped. */
void case_say(const struct sweep_case *c);

#endif
