/*
 * What results are checked against that the host cannot compute alone, built for the device itself. Of a user's
 * operator: its operation's strategy "reference", a serial fold. Of the program's own over an input: a kernel that
 * computes the values of the input, of which the host computes the results. Other operators need none of this.
 */
#ifndef SEGTUNE_USER_REFERENCE_H
#define SEGTUNE_USER_REFERENCE_H

#include "harness/measure/verify.h"
#include "tuner/session/session.h"

/* What variants are built for. */
struct build_target {
	const struct operation *operation;
	const struct elem_type *type, *offset_type;
	const struct oper *oper;
	int64_t length;       /* of all segments, where it is compiled in; else 0 */
	struct row_shape row; /* where elements are rows, which are compiled in; else 0, 0 */
};

/* A case of ordinary size, for what depends on the variant alone. */
struct case_shape build_target_shape(const struct build_target *t);

/* Zero-initialised: none is built. */
struct user_reference {
	struct session *session;
	struct variant variant; /* of a user's operator */
	struct build_target target;
	struct gpu_program *program;
};

/*
 * Build the reference for a target unless it is built already; before that, prepare the keys of a script's key type
 * (user_keys.h). Does nothing where operator and key type need none.
 * ERR_USAGE for operations that have none; ERR_BUILD, with the place in the script (or the input) and the compiler's
 * first message, where the expression is wrong.
 */
int user_reference_for(struct user_reference *r, struct session *s, const struct build_target *target, struct err *e);
void user_reference_release(struct user_reference *r);

/* Compute the expected values of a load of `problem`. */
int user_reference_expect(struct user_reference *r, struct device_problem *on_device, const struct problem *problem,
			  struct err *e);

/* The same for the problems that verify_make makes. */
struct verify_reference user_reference_verify(struct user_reference *r);

#endif
