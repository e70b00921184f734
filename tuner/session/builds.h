/*
 * Built variants of one element type, operator and offset type: each is compiled once, verified once on the adversarial
 * geometries, and then used on every case.
 */
#ifndef SEGTUNE_BUILDS_H
#define SEGTUNE_BUILDS_H

#include "harness/measure/verify.h"
#include "tuner/session/session.h"
#include "tuner/session/user_reference.h"

enum build_state { BUILD_OK, BUILD_FAILED, BUILD_LAUNCH_FAILED, BUILD_WRONG, BUILD_CRASHED, BUILD_TIMED_OUT };

struct build {
	struct variant variant;
	struct store_identity identity; /* under which results are stored */
	char *text;                     /* the source, until it is compiled */
	struct build_job *job;          /* under way in the pool */
	struct plan *plans;             /* made ahead, on each problem that it is checked on; NULL: none */
	int tried;                      /* compiled and verified, or failed at it */
	enum build_state state;
	struct gpu_program *program;
	double seconds;                          /* to compile */
	int registers, spill_bytes, local_bytes; /* of the worst kernel, -1 unknown */
	struct verdict verdict;                  /* where state is BUILD_WRONG */
	char reason[1024];                       /* why it failed */
	int64_t row;                             /* id in the store, 0: not stored yet */
	struct build *next;
};

struct builds {
	struct session *session;
	const struct elem_type *type, *offset_type;
	const struct oper *oper;
	const struct operation *operation;
	int64_t length;                  /* of segments, where the operation has it compiled in; else 0 */
	int64_t most;                    /* elements of an adversarial geometry */
	struct user_reference reference; /* of a user's operator */
	struct build *list;
	struct verify_cache *cache; /* adversarial sets by tile */
};

void builds_init(struct builds *b, struct session *s, const struct operation *operation, const struct elem_type *type,
		 const struct oper *oper, const struct elem_type *offset_type, int64_t length);
void builds_release(struct builds *b);

/* A case of ordinary size, for what depends on the variant alone. */
struct case_shape builds_ordinary_shape(const struct builds *b);

/* The build of v, found or added, not compiled yet. Owned by b. */
int builds_get(struct builds *b, const struct variant *v, struct build **build, struct err *e);

/* Has the pool room for a further build ahead? 0 where there is no pool. */
int builds_have_room(const struct builds *b);

/* Begin to compile in the pool what will be prepared soon; to be called in that order while there is room. */
int builds_expect(struct builds *b, struct build *build, struct err *e);

/* Can it be prepared without waiting for a compiler? Always where each build is made in place. */
int builds_are_ready(const struct builds *b, const struct build *build);

/* Make what a build that is under way will be checked on. */
int builds_foresee(struct builds *b, const struct build *build, struct err *e);

/* Make the plans of its check, where the problems for it are there; what fails is told when it is prepared. */
void builds_plan_ahead(struct builds *b, struct build *build);

/* The same for one of those that are under way, if any has no plans yet. */
void builds_plan_any(struct builds *b);

/* What was expected and is not prepared after all: make room for others. */
void builds_pass(struct builds *b, struct build *build);
void builds_pass_all(struct builds *b);

/* What a variant is to be tried on next, on the device. */
struct builds_case {
	const struct problem *problem;
	struct device_problem *on_device;
	int under_way; /* set to 1 where it was checked on that, too */
	int right;     /* and where it is right */
};

/*
 * Compile and verify on the adversarial geometries unless that was done; where a device can do both at once, on the
 * case, too (NULL: none), of which only what is right is told. A variant that fails is no error: its state
 * and reason say so, and the device can be used again. One that crashes, or spoils the device with several problems
 * under way, is tried a second time, on a process that no other has spoilt, one problem after the other. -1 only where
 * going on makes no sense (no memory, interrupted).
 */
int builds_prepare(struct builds *b, struct build *build, struct builds_case *c, struct err *e);

/* What a variant is and why it is good for nothing, with the first bad value where there is one, in a line of text. */
void builds_complaint(const struct builds *b, const struct build *build, char *out, size_t size);

/* Name of a state as the store keeps it: "ok", "build_failed", "launch_failed", "wrong", "crashed", "timed_out". */
const char *build_state_name(enum build_state state);

#endif
