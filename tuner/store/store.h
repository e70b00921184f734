/*
 * The SQLite store: one file, append-only durable tables, one commit a measurement. SQL is in store*.c and schema.c
 * only.
 */
#ifndef SEGTUNE_STORE_H
#define SEGTUNE_STORE_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/geometry.h"
#include "harness/device/gpu.h"
#include "harness/measure/bench.h"

struct store;

enum store_mode { STORE_READ, STORE_WRITE };

/*
 * Open, STORE_WRITE creates and migrates. Refuses, without touching it, a file that is not ours (application_id), one
 * from a newer version, a damaged or truncated one. Waits a few seconds for another writer.
 */
int store_open(const char *path, enum store_mode mode, struct store **store, struct err *e);
void store_close(struct store *store);

/* One invocation on one device. */
struct store_run {
	const struct gpu_info *device;
	const char *command, *version, *host,
		*host_compiler;          /* command line; segtune's version; machine; compiler of segtune */
	double copy_bandwidth;           /* bytes read and written per second */
	const struct timing *copy;       /* its samples */
	size_t copy_bytes;               /* that were copied at a time */
	const struct gpu_health *health; /* under load; NULL: unknown */
};
int store_run_begin(struct store *s, const struct store_run *run, int64_t *id, struct err *e);
/* status: "done", "interrupted", "failed"; health: of the device now, NULL: unknown */
int store_run_end(struct store *s, int64_t run, const char *status, const struct gpu_health *health, struct err *e);

/* A case: found or added; its id is stable. cold as in struct sampling. */
struct store_case {
	const char *operation, *type, *oper, *offset_type, *dataset;
	const char *key_type; /* empty: without keys */
	const struct geometry *geometry;
	double bytes; /* minimal */
	int cold;
};
int store_case(struct store *s, const struct store_case *c, int64_t *id, struct err *e);

/* A build: found or added. hash is of the tokens of its source, compiler and its options. */
struct store_build {
	const char *operation, *type, *oper, *key_type, *strategy, *params, *compiler, *arch;
	uint64_t hash;
	double seconds;                          /* to compile; < 0 unknown */
	int registers, spill_bytes, local_bytes; /* worst kernel; -1 unknown */
};
int store_build(struct store *s, const struct store_build *b, int64_t *id, struct err *e);

/*
 * What results are found again by. Strategies that differ in their plans alone may have the same tokens. The parameters
 * are among the tokens.
 */
struct store_identity {
	const char *operation, *strategy;
	uint64_t hash;
};

/* 1 in *seen if this device (name, uuid, driver) already has a measurement or failure of that build on that case. */
int store_seen(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
	       int *seen, struct err *e);

/* From now on what was measured on another device of the same name counts as seen: they share cases out, each time
 * anew. */
void store_share(struct store *s);

/* From now on failures that another try might not repeat (crashed, timed_out, launch_failed) do not count as seen. */
void store_retry(struct store *s);

/* Median of the newest measurement that store_seen found, INFINITY where it was a failure. */
int store_seconds(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		  double *seconds, struct err *e);

/* outcome: "ok" */
int store_measurement(struct store *s, int64_t run, int64_t build, int64_t case_id, const struct timing *t,
		      struct err *e);

/* outcome: "build_failed", "launch_failed", "wrong", "crashed", "timed_out", "too_large". case_id 0: for every case
 * with 32-bit offsets (a build that failed). verdict may be NULL. */
int store_failure(struct store *s, int64_t run, int64_t build, int64_t case_id, const char *outcome, const char *reason,
		  const struct verdict *verdict, struct err *e);

/* One of the best of a case, measured once more in turns with the others. */
struct store_final {
	int64_t build;           /* row of store_build */
	double ratio, low, high; /* of its seconds to the winner's, pair by pair: median and 95% interval */
	double seconds;          /* median */
	int samples;
	int tied; /* 1: not told from the winner */
};

/* Keep the outcome of such a comparison, the winner first; all or nothing. */
int store_finals(struct store *s, int64_t run, int64_t case_id, const struct store_final *list, int count,
		 struct err *e);

/* A valid variant of a case that is among the fastest. */
struct store_candidate {
	int64_t build; /* row of store_build */
	char strategy[32], params[256];
	uint64_t hash;  /* of the build */
	double seconds; /* measured */
};

/* At most `most` of a case, the fastest first, into list. */
int store_candidates(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		     int most, int *count, struct err *e);

/* 1 in *has if all of these builds were in the newest comparison on that device and case. */
int store_has_final(struct store *s, const struct gpu_info *device, int64_t case_id, const int64_t *builds, int count,
		    int *has, struct err *e);

/*
 * The newest result of each (device, case, operation, strategy, parameters), so that an older source never competes
 * with the one that replaced it; none where that variant later was found wrong or did not build, on that case or (a
 * failure for every case) for that type and operator. Of those that took part in the newest comparison of a case the
 * seconds are those of the fastest of them times their ratio to the winner.
 */
struct store_row {
	char device[128], backend[16], arch[64], driver[96], compiler[96];
	char operation[32], type[16], oper[32], key_type[16], offset_type[16]; /* key_type empty: without keys */
	char geometry[256], kind[64];
	int64_t n, segments, max;
	double mean, cv;
	char strategy[32], params[256];
	double seconds, low, high; /* median and its interval */
	double prepare;            /* seconds of what was prepared once, 0: nothing */
	double bytes, copy_bandwidth, fraction;
	int samples, cold, registers, local_bytes; /* -1 unknown */
	uint64_t build_hash;
	int64_t taken; /* milliseconds since 1970, UTC */
};

/* Empty strings, NULL and negative cold match everything. */
struct store_filter {
	const char *operation, *type, *oper, *device, *kind;
	int cold;
	const char *key_type;
};

/* Rows sorted by device, backend, operation, key type, type, oper, n, mean, geometry, seconds. *rows malloc'd. */
int store_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e);

/* The same for peers, which store_rows leaves out. */
int store_peer_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e);

/* Name of the device measured last; empty if none. */
int store_last_device(struct store *s, char *name, int size, struct err *e);

/* Hash of the durable content without the samples, for the provenance of a header: a trimmed copy has the same. */
int store_digest(struct store *s, uint64_t *digest, struct err *e);

/* One value of a listing. */
struct store_cell {
	const char *name; /* of the column */
	const char *text; /* NULL: none */
	int number;       /* 1: text is a number */
};

/* Called for each row; returns 0, or -1 with e filled to stop. */
typedef int (*store_line)(void *context, const struct store_cell *cells, int count, struct err *e);

/* Names and meanings of the listings; name NULL at the end. */
struct store_listing {
	const char *name, *about;
};
extern const struct store_listing store_listings[];

/* Rows of a listing that match f (device, type, operation, operator where it has them), newest or best first, at most
 * limit (< 0: all). ERR_USAGE for an unknown name. */
int store_list(struct store *s, const char *listing, const struct store_filter *f, int64_t limit, store_line line,
	       void *context, struct err *e);

/* Read everything and check it: pages, indexes, constraints, references. *problems is how many were found, each one
 * handed to line as a cell "problem". */
int store_check(struct store *s, store_line line, void *context, int *problems, struct err *e);

/* Write a compact copy to path, which must not exist; samples 0: with summaries only. Beside, then renamed. */
int store_copy(struct store *s, const char *path, int samples, struct err *e);

#endif
