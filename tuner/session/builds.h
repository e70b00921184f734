/*
 * Built variants of one target: each is compiled once, verified once on the adversarial geometries, and then used on
 * every case. Compiling, and making what a build is verified on, can be prefetched.
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
	struct plan *plans;             /* prefetched, on each problem that it is verified on; NULL: none */
	int tried;                      /* compiled and verified, or failed at it */
	int repeated;                   /* builds_repeat has found it right */
	enum build_state state;
	struct gpu_program *program;
	double seconds;                          /* to compile */
	int registers, spill_bytes, local_bytes; /* of the worst kernel, -1 unknown */
	struct verdict verdict;                  /* where state is BUILD_WRONG */
	char reason[1024];                       /* why it failed */
	int64_t row;                             /* id in the store, 0: not stored yet */
	struct build *next;                      /* older */
	struct build *bucket_next;
};

#define BUILD_BUCKETS 1024

struct builds {
	struct session *session;
	struct build_target target;
	int64_t most;                         /* elements of an adversarial geometry */
	int shifted;                          /* 1: what takes arrays that are not aligned is verified on such, too */
	struct user_reference reference;      /* where the operator needs one */
	struct build *list;                   /* the newest first */
	struct build *buckets[BUILD_BUCKETS]; /* the same by a hash of the variant: an exhaustive sweep has 10^5 */
	struct adversarial *adversarial;      /* problems by tile */
};

/* What builds with a text; library: the identity of a peer's, else empty. */
struct build_maker {
	const char *compiler, *arch, *library;
};

/* The hash in a build's identity; text: of catalogue_source for f. */
int build_hash(struct catalogue *cat, const struct family *f, const char *text, const struct build_maker *maker,
	       uint64_t *hash, struct err *e);

void builds_init(struct builds *b, struct session *s, const struct build_target *target);
void builds_release(struct builds *b); /* fine on a zeroed one, and leaves one */

/* The build of v, found or added, not compiled yet. Owned by b. */
int builds_get(struct builds *b, const struct variant *v, struct build **build, struct err *e);

/* ---- prefetching: what fails in it is reported by builds_prepare ---- */

/* Has the pool room for another prefetched build? 0 where there is no pool. */
int builds_have_room(const struct builds *b);

/* Begin to compile in the pool what will be prepared soon, first come first served; and to make its problems. */
int builds_prefetch(struct builds *b, struct build *build, struct err *e);

/* Put the problems on the device that a prefetched build will be verified on. */
int builds_prefetch_problems(struct builds *b, const struct build *build, struct err *e);

/* Make the plans for the check of the oldest prefetched build that has none; needs no device. */
void builds_prefetch_plans(struct builds *b);

/* Can it be prepared without waiting for a compiler? Always where builds are made in place. */
int builds_is_ready(const struct builds *b, const struct build *build);

/* Cancel a prefetched build that is no longer needed, or all of them: there is room for others. */
void builds_cancel(struct builds *b, struct build *build);
void builds_cancel_all(struct builds *b);

/* ---- */

/* The case on which a build is used next, on the device: it can be verified together with the adversarial problems. */
struct builds_case {
	const struct problem *problem;
	struct device_problem *on_device;
	int under_way; /* out: 1 where the check ran on the case, too */
	int right;     /* out: and found it right there */
};

/*
 * Compile and verify unless that was done; c: as above, or NULL. A variant that fails is no error: its state and reason
 * say so, and the device can be used again. One that crashes, or fails with several problems under way, is tried a
 * second time, in a fresh process, one problem after the other. -1 only where going on makes no sense (no memory,
 * interrupted).
 */
int builds_prepare(struct builds *b, struct build *build, struct builds_case *c, struct err *e);

/*
 * Launch a build that was found right some thousand times on a small problem, and compare each result: *verdict. At
 * most `seconds`.
 */
int builds_repeat(struct builds *b, struct build *build, double seconds, struct verdict *verdict, struct err *e);

/* Launch a build that was found right so many times: how many calls differ in their bits from the first? */
int builds_reproduce(struct builds *b, struct build *build, int launches, int *differing, struct err *e);

/* One line of text: the variant and why it failed, with the first bad value where there is one. */
void builds_describe_failure(const struct builds *b, const struct build *build, char *out, size_t size);

/* What an error makes of a variant; BUILD_OK where it is not its fault (a descriptor's mistake, no memory). */
enum build_state build_state_of(const struct err *e);

/* Name of a state as the store keeps it: "ok", "build_failed", "launch_failed", "wrong", "crashed", "timed_out". */
const char *build_state_name(enum build_state state);

#endif
