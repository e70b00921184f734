/*
 * What a user's operator is checked against: its operation's strategy "reference", a serial fold, built for the device
 * itself. Nothing of this is done for the program's own operators, which have references on the host.
 */
#ifndef SEGTUNE_USER_REFERENCE_H
#define SEGTUNE_USER_REFERENCE_H

#include "harness/measure/verify.h"
#include "tuner/session/session.h"

/* Zero-initialised: none is built. */
struct user_reference {
	struct session *session;
	struct variant variant;
	const struct operation *operation;
	const struct elem_type *type, *offset_type;
	const struct oper *oper;
	int64_t length; /* of segments, where it is compiled in; else 0 */
	struct gpu_program *program;
};

/*
 * Build the reference of an operation unless it is there for the same operation, type, operator, offsets and length.
 * Does nothing where the operator is not a user's. ERR_USAGE for operations that have none; ERR_BUILD, with the place
 * in the script and the compiler's first message, where the expression is wrong.
 */
int user_reference_for(struct user_reference *r, struct session *s, const struct operation *operation,
		       const struct elem_type *type, const struct oper *oper, const struct elem_type *offset_type,
		       int64_t length, struct err *e);
void user_reference_release(struct user_reference *r);

/* Have r tell what a load of `problem` is expected to give. */
int user_reference_expect(struct user_reference *r, struct device_problem *on_device, const struct problem *problem,
			  struct err *e);

/* The same for the problems that verify_make makes. */
struct verify_reference user_reference_verify(struct user_reference *r);

#endif
