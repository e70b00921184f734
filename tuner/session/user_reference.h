/* Reference results that the host cannot compute by itself, from a program built for the device. For a user's operator:
 * the operation's strategy "reference", a serial reduction. For a built-in operator over an input: a kernel that
 * computes the values of the input, from which the host computes the results. Other operators need none. */
#ifndef SEGTUNE_USER_REFERENCE_H
#define SEGTUNE_USER_REFERENCE_H

#include "harness/measure/verify.h"
#include "tuner/session/session.h"

/* What variants are built for. */
struct build_target {
	const struct operation *operation;
	const struct elem_type *type, *offset_type;
	const struct oper *oper;
	int64_t length;       /* of all segments, if it is compiled in; else 0 */
	struct row_shape row; /* if elements are rows, whose shape is compiled in; else 0, 0 */
};

/* A case of ordinary size, for properties that depend on the variant only. */
struct case_shape build_target_shape(const struct build_target *t);

/* Zero-initialized: nothing is built. */
struct user_reference {
	struct session *session;
	struct variant variant; /* for a user's operator */
	struct build_target target;
	struct gpu_program *program;
};

/*
 * Builds the reference for a target unless it is already built; before that, prepares the keys of a script's key type
 * (user_keys.h). Does nothing if operator and key type need none. ERR_USAGE for operations that have no reference;
 * ERR_BUILD, with the location in the script (or the input) and the compiler's first message, if the expression is
 * invalid.
 */
int user_reference_for(struct user_reference *r, struct session *s, const struct build_target *target, struct err *e);
void user_reference_release(struct user_reference *r);

/* Computes the expected values of a problem that is on the device. */
int user_reference_expect(struct user_reference *r, struct device_problem *on_device, const struct problem *problem,
			  struct err *e);

/* The same for the problems that verify_make makes. */
struct verify_reference user_reference_verify(struct user_reference *r);

#endif
