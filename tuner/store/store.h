/* The SQLite store: one file with append-only durable tables, one commit per measurement. All SQL is in this folder. */
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

/* Opens a database. STORE_WRITE creates and migrates it. STORE_MIGRATED reads it; a file in an older format is read
 * from a private, migrated copy. Refuses, without changing it, a file that belongs to another program (application_id),
 * has a newer version, or is damaged or truncated. Waits a few seconds for another writer. The caller closes *store. */
int store_open(const char *path, enum store_mode mode, struct store **store, struct err *e);
void store_close(struct store *store);

/* Opens several databases for reading as if they were one, merged into a private database that exists until it is
 * closed. A single one is opened directly. */
int store_open_several(const struct strings *paths, struct store **store, struct err *e);

/* What a merge took from one database. */
struct store_merged {
	int64_t rows, added; /* rows in it; those that were new in the result */
};

/*
 * Merges databases into the one at `to`, which is created if needed. Each row appears once, however many databases
 * contain it, with its device, environment, run and time. A geometry, build or case in several databases becomes one.
 * Completes or changes nothing; the source databases stay unchanged. merged: one entry for each of `from`; `to` itself
 * among them adds nothing. ERR_STOPPED on Ctrl-C.
 */
int store_merge(const char *to, const struct strings *from, struct store_merged *merged, struct err *e);

/* One invocation on one device. */
struct store_run {
	const struct gpu_info *device;
	const char *command, *version;   /* the command line; segtune's version */
	const char *host;                /* name of the machine */
	const char *host_compiler;       /* compiler that built segtune */
	double copy_bandwidth;           /* bytes read plus bytes written per second */
	const struct timing *copy;       /* the samples of the copy bandwidth */
	size_t copy_bytes;               /* bytes per copy */
	const struct gpu_health *health; /* under load; NULL: unknown */
};
int store_run_begin(struct store *s, const struct store_run *run, int64_t *id, struct err *e);

/* *bandwidth: median of copies of this size in the last runs on this device (name, uuid); 0: there are none. */
int store_earlier_copy(struct store *s, const struct gpu_info *device, size_t bytes, double *bandwidth, struct err *e);

/* status: "done", "interrupted" or "failed"; health: of the device now, NULL: unknown. */
int store_run_end(struct store *s, int64_t run, const char *status, const struct gpu_health *health, struct err *e);

/* A case: finds or adds it; its id is stable. cold as in struct sampling. */
struct store_case {
	const char *operation, *type, *oper, *offset_type, *dataset;
	const char *key_type; /* "" without keys */
	const char *input;    /* what values are computed from; NULL or "array": values of the dataset as they are */
	const struct geometry *geometry;
	double bytes; /* minimum bytes to be moved */
	int cold;
};
int store_case(struct store *s, const struct store_case *c, int64_t *id, struct err *e);

/* A geometry that was stored before heaviest spans were. */
struct store_geometry {
	int64_t id;
	char name[256];
	int64_t n, segments, longest;
	uint64_t content; /* as in struct geometry; also 0 if it was stored before that was */
};

/* All of them; *list is malloc'd. */
int store_without_span(struct store *s, struct store_geometry **list, int *count, struct err *e);

/* Sets the heaviest span of a geometry, unless it is known. */
int store_add_span(struct store *s, int64_t geometry, int64_t span, struct err *e);

/* A build: finds or adds it. hash: of its source's tokens, the compiler and its options. */
struct store_build {
	const char *operation, *type, *oper, *key_type, *strategy, *params, *compiler, *arch;
	uint64_t hash;
	double seconds;                          /* compile time; < 0: unknown */
	int registers, spill_bytes, local_bytes; /* of the worst kernel; -1: unknown */
};
int store_build(struct store *s, const struct store_build *b, int64_t *id, struct err *e);

/* Identifies the results of a build. The hash covers the parameters, but strategies that differ only in their plans may
 * have the same tokens. */
struct store_identity {
	const char *operation, *strategy;
	uint64_t hash;
};

/* *seen: 1 if this device (name, uuid, driver) has a measurement or failure of that build on that case. */
int store_seen(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
	       int *seen, struct err *e);

/* From now on, results of other devices with the same name count as seen: several such devices divide the cases
 * differently each time. */
void store_accept_same_name(struct store *s);

/* From now on, failures that may not repeat (crashed, timed_out, launch_failed) do not count as seen. */
void store_retry(struct store *s);

/* *seconds: median of the newest measurement that store_seen found; INFINITY for a failure. */
int store_seconds(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		  double *seconds, struct err *e);

/* *launches: the largest count that store_confirmation stored for it on this case (case_id 0: on any case); 0: none. */
int store_launches(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		   int64_t *launches, struct err *e);

int store_measurement(struct store *s, int64_t run, int64_t build, int64_t case_id, const struct timing *t,
		      struct err *e);

/* Claims a build (or anything else with an identity) on a case for this process: other processes that measure into the
 * same file on the same device leave it alone. 1: claimed now or before; 0: another process has it. A claim ends with
 * its process. Once it is claimed, check again whether the result exists. */
int store_claim(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id);

/* case_id 0: on all cases. */
void store_release(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id);
void store_release_all(struct store *s);

/* *changes: differs from earlier values if another process has stored something. */
int store_changes(struct store *s, int64_t *changes, struct err *e);

struct store_failure {
	int64_t run, build;  /* ids of rows */
	int64_t case_id;     /* 0: all cases with 32-bit offsets (a build failure) */
	const char *outcome; /* "build_failed", "launch_failed", "wrong", "crashed", "timed_out", "too_large" */
	const char *reason;  /* for people */
	const struct verdict *verdict; /* of a wrong result; may be NULL */
};
int store_failure(struct store *s, const struct store_failure *f, struct err *e);

/* How the search of a case ended: "complete" (nothing left to try), "cut_short" (by the budget) or "not_reached".
 * listed: number of variants that it would have tried. */
int store_search_end(struct store *s, int64_t run, int64_t case_id, const char *outcome, int listed, struct err *e);

/* Stores how many consecutive launches of a build on a case gave correct results. */
int store_confirmation(struct store *s, int64_t run, int64_t build, int64_t case_id, int launches, struct err *e);

/* One of the best variants of a case in the final comparison, where they are measured again in turns. */
struct store_final {
	int64_t build;           /* id from store_build */
	double ratio, low, high; /* of its time to the winner's, by pairs: median and 95% confidence interval */
	double seconds;          /* median */
	int samples;
	int tied; /* 1: indistinguishable from the winner */
};

/* Stores the outcome of a final comparison, winner first; all or nothing. */
int store_finals(struct store *s, int64_t run, int64_t case_id, const struct store_final *list, int count,
		 struct err *e);

/* A valid variant of a case that is among the fastest. */
struct store_candidate {
	int64_t build; /* id from store_build */
	char strategy[32], params[256];
	uint64_t hash;  /* of the build */
	double seconds; /* measured */
};

/* The fastest variants of a case with the device's driver, at most `most`, into list. Returns their number, -1 with e
 * filled on failure. */
int store_candidates(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		     int most, struct err *e);

/* The same with the newest result of each variant, from any driver. */
int store_measured(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		   int most, struct err *e);

/* 1: all these builds took part in the newest final comparison of the case on that device with its driver; 0: not all;
 * -1 on failure. */
int store_has_final(struct store *s, const struct gpu_info *device, int64_t case_id, const int64_t *builds, int count,
		    struct err *e);

/*
 * The newest result of each (device, driver, case, operation, strategy, parameters): results of an edited source
 * replace the old ones and never compete with them. Omitted if the variant was later found wrong with any driver, or
 * failed to build with this driver, on that case or (a failure without case) for that type and operator. For variants
 * in the newest final comparison of a case with that driver, seconds is the fastest one's time multiplied by their
 * ratio to the winner.
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
		char key_type[16]; /* "" without keys */
		char geometry[256], kind[64];
		int64_t n, segments, longest;
		double mean, cv;
		/* Fraction of the elements in segments of at least 1024 and of at least 4096. */
		double share_1k, share_4k;
		/* The same for 16, estimated from the histogram of lengths. */
		double share_16;
		/* The longest segment that a sample sees, estimated from the same. */
		double longest_seen;
		/* Elements of the heaviest GEOMETRY_SPAN consecutive segments; 0: stored before that was. */
		int64_t span;
		double bytes; /* minimum bytes to be moved */
		int cold;
	};
	/* The variant. */
	char strategy[32], params[256];
	uint64_t build_hash;
	/* The result. */
	double seconds;   /* median */
	double low, high; /* 95% confidence interval of the median */
	double fraction;  /* of the copy bandwidth */
	double prepare;   /* seconds of the preparing launches; 0: none */
	int samples;
	int launches;  /* consecutive correct launches after it had won; 0: it has not won */
	int64_t taken; /* milliseconds since 1970, UTC */
};

/* Empty strings, NULL and negative `cold` match everything; except an empty `input`, which matches plain arrays only,
 * because results for different inputs must not be mixed. */
struct store_filter {
	const char *operation, *type, *oper, *device, *kind;
	int cold;
	const char *key_type;
	const char *input; /* STORE_EVERY_INPUT: all */
	/* Or one of those below; NULL, for rows: the newest result of each variant from any driver. */
	const char *driver;
	int exact; /* for listings: full precision, for programs */
};
#define STORE_EVERY_INPUT "*"

/* For each device, the driver with which it was last measured: older results may no longer hold. */
#define STORE_NEWEST_DRIVER "newest"
/* Each driver's results, one driver after the other. */
#define STORE_EVERY_DRIVER "*"

/* Rows sorted by device, backend, driver (if the filter has one), operation, key type, type, oper, n, mean, geometry,
 * seconds. *rows is malloc'd. */
int store_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e);

/* The same for peers, which store_rows omits. */
int store_peer_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e);

/* For a message: whether a filter for values in memory, which finds no rows, would find some if it were for computed
 * values. */
int store_has_computed(struct store *s, const struct store_filter *f);

/* What a row only summarizes. */
struct store_detail {
	double *samples; /* seconds, malloc'd; NULL: stored without samples */
	int count;
	double build_seconds; /* 0: unknown */
};

/* The detail of a row; the caller frees samples. */
int store_row_detail(struct store *s, const struct store_row *row, struct store_detail *detail, struct err *e);

/* What a result, or a failure instead of it, was made with. */
struct store_maker {
	uint64_t build_hash;
	char compiler[96], arch[64], driver[96];
};

/* What a row's variant was last tried with on its case, whether that gave the row or a later failure. Failures that
 * store_retry would repeat do not count. */
int store_last_try(struct store *s, const struct store_row *row, struct store_maker *maker, struct err *e);

/* How much of a case has been tried on a device with a driver; use it together with store_rows. */
struct store_coverage {
	char device[128], backend[16], driver[96];
	char operation[32], type[16], oper[32], key_type[16];
	char geometry[256];
	int64_t n, segments;
	int cold;
	int tried; /* variants with a measurement or failure; every version of an edited source counts */
	/* Variants that its largest sweep would have tried; -1: unknown, swept before that was stored. */
	int listed;
	int complete; /* 1: a sweep had nothing left to try */
};

/* The coverage of all cases that match f and that a sweep listed or measured. *list is malloc'd. */
int store_coverage(struct store *s, const struct store_filter *f, struct store_coverage **list, int *count,
		   struct err *e);

/* The name of the device on which that operation ("": any) was last measured; "" if none. */
int store_last_device(struct store *s, const char *operation, char *name, int size, struct err *e);

/* The default operation of plots and exports: segreduce if it was measured on that device ("": any), else the operation
 * last measured; "" if none. */
int store_usual_operation(struct store *s, const char *device, char *name, int size, struct err *e);

/* Adds all names of a kind that the database contains, sorted. */
enum store_name { STORE_OPERATIONS, STORE_TYPES, STORE_OPERATORS, STORE_KEY_TYPES, STORE_DEVICES, STORE_DRIVERS };
int store_names(struct store *s, enum store_name of, struct strings *names, struct err *e);

/* Hash of the durable contents without samples, for the provenance of a header: a copy without samples has the same
 * hash. */
int store_digest(struct store *s, uint64_t *digest, struct err *e);

/* One value of a listing. */
struct store_cell {
	const char *name; /* of the column */
	const char *text; /* NULL: none */
	int number;       /* 1: text is a number */
};

/* Receives the rows of a listing: row returns 0, or -1 with e filled to stop. */
struct store_sink {
	int (*row)(void *context, const struct store_cell *cells, int count, struct err *e);
	void *context;
};

/* Names and descriptions of the listings; terminated by a NULL name. */
struct store_listing {
	const char *name, *about;
};
extern const struct store_listing store_listings[];

/* Passes on the rows of a listing that match f (device, type, operation, operator, if it has them), newest or best
 * first, at most limit (< 0: all). ERR_USAGE for an unknown name. */
int store_list(struct store *s, const char *listing, const struct store_filter *f, int64_t limit,
	       const struct store_sink *to, struct err *e);

/* Checks everything: pages, indexes, constraints, references. *problems: how many were found; each is passed on as a
 * row with a cell "problem". */
int store_check(struct store *s, const struct store_sink *to, int *problems, struct err *e);

/* Writes a compact copy to path, which must not exist; samples 0: without samples. It appears completely or not at
 * all. */
int store_copy(struct store *s, const char *path, int samples, struct err *e);

#endif
