/* Built variants of one target. Each is compiled once, verified once on the adversarial geometries, and then used on
 * every case. Compiling, and making the problems for verification, can be prefetched. */
#ifndef SEGTUNE_BUILDS_H
#define SEGTUNE_BUILDS_H

#include "harness/measure/verify.h"
#include "tuner/session/session.h"
#include "tuner/session/user_reference.h"

enum build_state { BUILD_OK, BUILD_FAILED, BUILD_LAUNCH_FAILED, BUILD_WRONG, BUILD_CRASHED, BUILD_TIMED_OUT };

struct build {
	struct variant variant;
	struct store_identity identity; /* identifies its results in the store */
	char *text;                     /* the source, until it is compiled */
	struct build_job *job;          /* in progress in the pool; NULL: none */
	struct plan *plans;             /* prefetched, one per problem for verification; NULL: none */
	int tried;                      /* 1: compiled and verified, or failed */
	int repeated;                   /* 1: builds_repeat found it correct */
	enum build_state state;
	struct gpu_program *program;
	double seconds;                          /* compile time */
	int registers, spill_bytes, local_bytes; /* of the worst kernel; -1: unknown */
	struct verdict verdict;                  /* if state is BUILD_WRONG */
	char reason[1024];                       /* why it failed */
	int64_t row;                             /* id in the store; 0: not stored yet */
	struct build *next;                      /* the next older build */
	struct build *bucket_next;
};

#define BUILD_BUCKETS 1024

struct builds {
	struct session *session;
	struct build_target target;
	int64_t most;                         /* maximum elements of an adversarial geometry */
	int shifted;                          /* 1: variants that accept unaligned arrays are also verified on such */
	struct user_reference reference;      /* if the operator needs one */
	struct build *list;                   /* newest first */
	struct build *buckets[BUILD_BUCKETS]; /* the same by a hash of the variant: an exhaustive sweep has 10^5 */
	struct adversarial *adversarial;      /* problems, by tile size */
};

/* What compiles a text. library: identity of a peer's library, else "". */
struct build_maker {
	const char *compiler, *arch, *library;
};

/* *hash: the hash in a build's identity; text: from catalogue_source for f. */
int build_hash(struct catalogue *cat, const struct family *f, const char *text, const struct build_maker *maker,
	       uint64_t *hash, struct err *e);

void builds_init(struct builds *b, struct session *s, const struct build_target *target);
void builds_release(struct builds *b); /* may be called on a zeroed struct, and leaves one */

/* The build of v, found or added, not compiled yet. Owned by b. */
int builds_get(struct builds *b, const struct variant *v, struct build **build, struct err *e);

/* ---- prefetching: builds_prepare reports what fails in it ---- */

/* Whether the pool has room for another prefetched build; 0 if there is no pool. */
int builds_have_room(const struct builds *b);

/* Starts compiling a variant that will soon be prepared (first come, first served), and making its problems. */
int builds_prefetch(struct builds *b, struct build *build, struct err *e);

/* Uploads the problems on which a prefetched build will be verified. */
int builds_prefetch_problems(struct builds *b, const struct build *build, struct err *e);

/* Makes the verification plans of the oldest prefetched build that has none; needs no device. */
void builds_prefetch_plans(struct builds *b);

/* Whether it can be prepared without waiting for a compiler. Always, if builds are made in place. */
int builds_is_ready(const struct builds *b, const struct build *build);

/* Cancel a prefetched build that is no longer needed, or all of them, which makes room for others. */
void builds_cancel(struct builds *b, struct build *build);
void builds_cancel_all(struct builds *b);

/* ---- */

/* The case on which a build will be used next, uploaded: it can be verified together with the adversarial problems. */
struct builds_case {
	const struct problem *problem;
	struct device_problem *on_device;
	int under_way; /* out: 1: the check also ran on this case */
	int right;     /* out: 1: and was correct there */
};

/*
 * Compiles and verifies a build unless that was done; c: see above, or NULL. A variant that fails is not an error: its
 * state and reason say so, and the device remains usable. One that crashes, or fails while several problems are in
 * flight, is tried again in a fresh process, one problem at a time. Returns -1 only if there is no point in continuing
 * (out of memory, interrupted).
 */
int builds_prepare(struct builds *b, struct build *build, struct builds_case *c, struct err *e);

/* Launches a build that was found correct several thousand times on a small problem and compares each result: *verdict.
 * Takes at most `seconds`. */
int builds_repeat(struct builds *b, struct build *build, double seconds, struct verdict *verdict, struct err *e);

/* Launches a build that was found correct this many times. *differing: number of calls that differ bitwise from the
 * first. */
int builds_reproduce(struct builds *b, struct build *build, int launches, int *differing, struct err *e);

/* Describes in one line the variant and why it failed, with the first wrong value if there is one. */
void builds_describe_failure(const struct builds *b, const struct build *build, char *out, size_t size);

/* The state of a variant that an error implies; BUILD_OK if the variant is not at fault (an invalid descriptor, out of
 * memory). */
enum build_state build_state_of(const struct err *e);

/* The name of a state in the store: "ok", "build_failed", "launch_failed", "wrong", "crashed", "timed_out". */
const char *build_state_name(enum build_state state);

#endif
