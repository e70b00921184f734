/*
 * The SQLite store: one file, append-only durable tables, one commit a measurement. All SQL is in this folder.
 */
#ifndef SEGTUNE_STORE_H
#define SEGTUNE_STORE_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/geometry.h"
#include "harness/device/gpu.h"
#include "harness/measure/bench.h"
#include "tuner/base/strings.h"

struct store;

enum store_mode { STORE_READ, STORE_WRITE, STORE_MIGRATED };

/*
 * Open; STORE_WRITE creates and migrates, STORE_MIGRATED reads, a file of an older format from a private copy that is
 * migrated. A file of another program (application_id), of a newer version, damaged or
 * truncated is refused and left as it is. Waits a few seconds for another writer.
 */
int store_open(const char *path, enum store_mode mode, struct store **store, struct err *e);
void store_close(struct store *store);

/*
 * Open several databases to read as if they were one: merged into a private one, which goes when it is closed. A single
 * one is opened as it is.
 */
int store_open_several(const struct strings *paths, struct store **store, struct err *e);

/* What a merge took from one database. */
struct store_merged {
	int64_t rows, added; /* in it, and of these new in the result */
};

/*
 * Merge databases into the one at `to`, which is made if there is none: each row once, however many of them have it,
 * with the device, environment, run and time that it has there. Of a geometry, build or case in several there is one.
 * Whole or not at all; those merged stay as they are. merged: one for each of `from`; `to` among them adds nothing.
 * ERR_STOPPED on Ctrl-C.
 */
int store_merge(const char *to, const struct strings *from, struct store_merged *merged, struct err *e);

/* One invocation on one device. */
struct store_run {
	const struct gpu_info *device;
	const char *command, *version;   /* the command line, segtune's version */
	const char *host;                /* the machine */
	const char *host_compiler;       /* of segtune */
	double copy_bandwidth;           /* bytes read and written per second */
	const struct timing *copy;       /* its samples */
	size_t copy_bytes;               /* copied at a time */
	const struct gpu_health *health; /* under load; NULL: unknown */
};
int store_run_begin(struct store *s, const struct store_run *run, int64_t *id, struct err *e);

/* *bandwidth: the median of copies of so many bytes in the last runs on that device (name, uuid); 0: there are none. */
int store_earlier_copy(struct store *s, const struct gpu_info *device, size_t bytes, double *bandwidth, struct err *e);

/* status: "done", "interrupted", "failed"; health: of the device now, NULL: unknown */
int store_run_end(struct store *s, int64_t run, const char *status, const struct gpu_health *health, struct err *e);

/* A case: found or added; its id is stable. cold as in struct sampling. */
struct store_case {
	const char *operation, *type, *oper, *offset_type, *dataset;
	const char *key_type; /* empty: without keys */
	const char *input;    /* what values are computed by; NULL or "array": those of the dataset as they are */
	const struct geometry *geometry;
	double bytes; /* that must be moved at least */
	int cold;
};
int store_case(struct store *s, const struct store_case *c, int64_t *id, struct err *e);

/* A geometry that was stored before its heaviest span was. */
struct store_geometry {
	int64_t id;
	char name[256];
	int64_t n, segments, longest;
	uint64_t content; /* as geometry's; 0, too: stored before that was kept */
};

/* All of them. *list malloc'd. */
int store_without_span(struct store *s, struct store_geometry **list, int *count, struct err *e);

/* The heaviest span of a geometry; one that is known stays. */
int store_add_span(struct store *s, int64_t geometry, int64_t span, struct err *e);

/* A build: found or added. hash is of the tokens of its source, compiler and its options. */
struct store_build {
	const char *operation, *type, *oper, *key_type, *strategy, *params, *compiler, *arch;
	uint64_t hash;
	double seconds;                          /* to compile; < 0 unknown */
	int registers, spill_bytes, local_bytes; /* worst kernel; -1 unknown */
};
int store_build(struct store *s, const struct store_build *b, int64_t *id, struct err *e);

/*
 * What identifies the results of a build. The parameters are among the tokens; strategies that differ only in their
 * plans may have the same tokens.
 */
struct store_identity {
	const char *operation, *strategy;
	uint64_t hash;
};

/* *seen: 1 if this device (name, uuid, driver) has a measurement or failure of that build on that case. */
int store_seen(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
	       int *seen, struct err *e);

/* From now on results of other devices of the same name count as seen: they divide cases differently each time. */
void store_accept_same_name(struct store *s);

/* From now on failures that might not repeat (crashed, timed_out, launch_failed) do not count as seen. */
void store_retry(struct store *s);

/* *seconds: median of the newest measurement that store_seen found, INFINITY after a failure. */
int store_seconds(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		  double *seconds, struct err *e);

/* *launches: the most that store_confirmation has kept of it on the case, 0: none. case_id 0: on any. */
int store_launches(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		   int64_t *launches, struct err *e);

int store_measurement(struct store *s, int64_t run, int64_t build, int64_t case_id, const struct timing *t,
		      struct err *e);

/*
 * What is claimed is left to this process by all others that measure into the file on the same device: a build (or what
 * else has an identity) on a case. 1: it is claimed now, or was already; 0: another process has it. A claim ends with
 * its process. Who has one must look once more whether the result is there.
 */
int store_claim(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id);

/* case_id 0: on all cases */
void store_release(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id);
void store_release_all(struct store *s);

/* *changes: another number than before if another process has stored something. */
int store_changes(struct store *s, int64_t *changes, struct err *e);

struct store_failure {
	int64_t run, build;  /* rows */
	int64_t case_id;     /* 0: every case with 32-bit offsets (a build that failed) */
	const char *outcome; /* "build_failed", "launch_failed", "wrong", "crashed", "timed_out", "too_large" */
	const char *reason;  /* for people */
	const struct verdict *verdict; /* of a wrong result; may be NULL */
};
int store_failure(struct store *s, const struct store_failure *f, struct err *e);

/*
 * How the search of a case ended: "complete" (nothing was left to try), "cut_short" (by the budget), "not_reached".
 * listed: variants that it would have tried.
 */
int store_search_end(struct store *s, int64_t run, int64_t case_id, const char *outcome, int listed, struct err *e);

/* Store how often in a row a build has been launched on a case, all results being right. */
int store_confirmation(struct store *s, int64_t run, int64_t build, int64_t case_id, int launches, struct err *e);

/* One of the best of a case in the final comparison, where they are measured again in turns. */
struct store_final {
	int64_t build;           /* row of store_build */
	double ratio, low, high; /* of its seconds to the winner's, pair by pair: median and 95% interval */
	double seconds;          /* median */
	int samples;
	int tied; /* 1: not distinguishable from the winner */
};

/* Store the outcome of a final comparison, the winner first; all or nothing. */
int store_finals(struct store *s, int64_t run, int64_t case_id, const struct store_final *list, int count,
		 struct err *e);

/* A valid variant of a case that is among the fastest. */
struct store_candidate {
	int64_t build; /* row of store_build */
	char strategy[32], params[256];
	uint64_t hash;  /* of the build */
	double seconds; /* measured */
};

/* The fastest of a case under the device's driver into list, at most `most`. Returns their number, -1 on failure. */
int store_candidates(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		     int most, struct err *e);

/* The same with the newest result of each variant, whatever the driver. */
int store_measured(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		   int most, struct err *e);

/* 1: all of these builds were in the newest final comparison on that device, with its driver, and case; 0: not all; -1
 * on failure. */
int store_has_final(struct store *s, const struct gpu_info *device, int64_t case_id, const int64_t *builds, int count,
		    struct err *e);

/*
 * The newest result of each (device, driver, case, operation, strategy, parameters), so that an edited source replaces
 * the old one and never competes with it. There is none if the variant was later found wrong, under whichever driver,
 * or did not build under this one, on that case or (a failure without a case) for that type and operator. Of the
 * variants in the newest final comparison of a case under that driver the seconds are those of the fastest of them
 * times their ratio to the winner.
 */
struct store_row {
	/* The device. */
	struct {
		char device[128], backend[16], arch[64], driver[96], compiler[96];
		double copy_bandwidth;
		int is_cpu;
	};
	/* The case. */
	struct {
		char operation[32], type[16], oper[32], offset_type[16];
		char key_type[16]; /* empty: without keys */
		char geometry[256], kind[64];
		int64_t n, segments, longest;
		double mean, cv;
		double share_1k, share_4k; /* of the elements: those in segments of at least 1024, 4096 */
		int64_t span; /* of the heaviest GEOMETRY_SPAN consecutive segments; 0: stored before that was kept */
		double bytes; /* that must be moved at least */
		int cold;
	};
	/* The variant. */
	char strategy[32], params[256];
	uint64_t build_hash;
	/* The result. */
	double seconds;   /* median */
	double low, high; /* its 95% interval */
	double fraction;  /* of the copy bandwidth */
	double prepare;   /* seconds of what was prepared once, 0: nothing */
	int samples;
	int launches;  /* in a row with all results right, when it had won; 0: it had not */
	int64_t taken; /* milliseconds since 1970, UTC */
};

/*
 * Empty strings, NULL and negative cold match everything, but for input: results over different inputs are not to be
 * mixed, so that these match what is read from arrays.
 */
struct store_filter {
	const char *operation, *type, *oper, *device, *kind;
	int cold;
	const char *key_type;
	const char *input;  /* STORE_EVERY_INPUT: all */
	const char *driver; /* or one of those below; NULL, of rows: of each variant the newest result of any driver */
	int exact;          /* of listings: numbers in full, for programs */
};
#define STORE_EVERY_INPUT "*"

/* Of each device the driver that it was measured with last: older results are not today's. */
#define STORE_NEWEST_DRIVER "newest"
/* Of each driver what it has, one after the other. */
#define STORE_EVERY_DRIVER "*"

/*
 * Rows sorted by device, backend, driver (where the filter has one), operation, key type, type, oper, n, mean,
 * geometry, seconds. *rows malloc'd.
 */
int store_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e);

/* The same for peers, which store_rows leaves out. */
int store_peer_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e);

/* What a row only summarises. */
struct store_detail {
	double *samples; /* seconds, malloc'd; NULL: a copy without samples */
	int count;
	double build_seconds; /* 0: unknown */
};

/* That of a row; the caller frees samples. */
int store_row_detail(struct store *s, const struct store_row *row, struct store_detail *detail, struct err *e);

/* What a result, or a failure in its place, was made with. */
struct store_maker {
	uint64_t build_hash;
	char compiler[96], arch[64], driver[96];
};

/*
 * Of a row's variant on its case: with what it was tried last, whether that gave the row or a failure since then. What
 * store_retry wants tried again is no failure.
 */
int store_last_try(struct store *s, const struct store_row *row, struct store_maker *maker, struct err *e);

/* What a case of a device has seen with a driver: to be read beside store_rows. */
struct store_coverage {
	char device[128], backend[16], driver[96];
	char operation[32], type[16], oper[32], key_type[16];
	char geometry[256];
	int64_t n, segments;
	int cold;
	int tried;  /* different variants with a measurement or a failure; each source of an edited one counts once */
	int listed; /* variants that the largest sweep of it would have tried; -1: unknown, it was swept before that was
		       kept */
	int complete; /* 1: a sweep had nothing left to try */
};

/* Of all cases that f matches and a sweep listed or measured. *list malloc'd. */
int store_coverage(struct store *s, const struct store_filter *f, struct store_coverage **list, int *count,
		   struct err *e);

/* Name of the device on which that operation (empty: any) was measured last; empty if none. */
int store_last_device(struct store *s, const char *operation, char *name, int size, struct err *e);

/* What plots and exports are of by default: segreduce if it was measured on that device (empty: any), else the
 * operation measured last; empty if none. */
int store_usual_operation(struct store *s, const char *device, char *name, int size, struct err *e);

/* Add all names of a kind that the database has, sorted. */
enum store_name { STORE_OPERATIONS, STORE_TYPES, STORE_OPERATORS, STORE_KEY_TYPES, STORE_DEVICES, STORE_DRIVERS };
int store_names(struct store *s, enum store_name of, struct strings *names, struct err *e);

/* Hash of the durable content without the samples, for the provenance of a header: a trimmed copy has the same. */
int store_digest(struct store *s, uint64_t *digest, struct err *e);

/* One value of a listing. */
struct store_cell {
	const char *name; /* of the column */
	const char *text; /* NULL: none */
	int number;       /* 1: text is a number */
};

/* Where the rows of a listing go: row returns 0, or -1 with e filled to stop. */
struct store_sink {
	int (*row)(void *context, const struct store_cell *cells, int count, struct err *e);
	void *context;
};

/* Names and meanings of the listings; name NULL at the end. */
struct store_listing {
	const char *name, *about;
};
extern const struct store_listing store_listings[];

/* The rows of a listing that match f (device, type, operation, operator if it has them), newest or best first, at most
 * limit (< 0: all). ERR_USAGE for an unknown name. */
int store_list(struct store *s, const char *listing, const struct store_filter *f, int64_t limit,
	       const struct store_sink *to, struct err *e);

/* Check everything: pages, indexes, constraints, references. *problems: how many there are; each is a row with a cell
 * "problem". */
int store_check(struct store *s, const struct store_sink *to, int *problems, struct err *e);

/* Write a compact copy to path, which must not exist; samples 0: summaries alone. It appears whole or not at all. */
int store_copy(struct store *s, const char *path, int samples, struct err *e);

#endif
