/* What one invocation works with: a device, its bench, the catalogue, and the store with the run it writes to. */
#ifndef SEGTUNE_SESSION_H
#define SEGTUNE_SESSION_H

#include <stdio.h>

#include "harness/measure/bench.h"
#include "harness/measure/sentinel.h"
#include "harness/process/build_pool.h"
#include "tuner/base/peers.h"
#include "tuner/base/progress.h"
#include "tuner/base/tasks.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

#define SEGTUNE_VERSION "0.1.0"
#define SEGTUNE_DEFAULT_DB "results/segtune.db"
#define ABOUT_DEFAULT_DB "default $SEGTUNE_DB, or " SEGTUNE_DEFAULT_DB

/* The default database: the environment variable SEGTUNE_DB, else SEGTUNE_DEFAULT_DB. */
const char *session_default_db(void);

struct session_options {
	const char *device;    /* as for gpu_open */
	const char *db;        /* NULL: nothing is stored, and the copy bandwidth is not measured */
	const char *catalogue; /* a user's own folder, or NULL */
	enum progress_mode progress;
	const char *who;   /* prefix of output lines if there are several processes; NULL: there is one */
	const char *cache; /* folder for compiled code; NULL: the default */
	int no_cache;      /* 1: no cache */
	int64_t jobs;      /* number of processes that prefetch builds; 0: none, SESSION_JOBS: one per core */
	int in_process;    /* 1: the device is used in this process (debuggers, profilers) */
	int retry;         /* 1: retries what crashed or timed out in an earlier run */
	double limit;      /* seconds that a device may take to answer, or a compiler if that is more; 0: default */
	/* Checks the request against the catalogue before a database is created; NULL: no check. */
	int (*check)(void *context, const struct catalogue *cat, struct err *e);
	/* Work to do while the device opens, to hide its latency; NULL: none. */
	int (*while_opening)(void *context, struct err *e);
	void *context; /* for both */
};

#define SESSION_JOBS INT64_MIN /* a number that no user gives */

/* Rows for the option tables of all commands with a session. */
#define SESSION_OPTIONS(o)                                                                                             \
	{"catalogue", OPTION_TEXT, &(o).catalogue, "DIR", "also read strategies from this folder"},                    \
		{"jobs", OPTION_INT, &(o).jobs, "N", "parallel builds (default: one per core, at most 16)"},           \
		{"cache", OPTION_TEXT, &(o).cache, "DIR", "folder for compiled code (default ~/.cache/segtune)"},      \
		{"no-cache", OPTION_FLAG, &(o).no_cache, NULL, "neither store compiled code nor use stored code"},     \
		{"timeout", OPTION_SECONDS, &(o).limit, "TIME",                                                        \
		 "longest wait for the device to answer (default 60s)"},                                               \
		{"limit", OPTION_RENAMED, NULL, "timeout", NULL},                                                      \
	{                                                                                                              \
		"in-process", OPTION_FLAG, &(o).in_process, NULL,                                                      \
			"use the device in this process (debuggers, profilers)"                                        \
	}

struct session {
	struct gpu *gpu;
	struct bench *bench;
	struct build_pool *pool; /* NULL if the device's compiler works only in place */
	int prefetched;          /* builds in the pool that have not been taken yet */
	struct tasks *tasks;     /* on a CPU it has no thread, which would take time from the variants being measured */
	struct catalogue *catalogue;
	struct peers peers[PEERS_LIBRARIES]; /* found when first needed */
	struct store *store;                 /* NULL: nothing is stored */
	const char *db;
	int64_t run;
	struct sentinel sentinel;
	double copy_bandwidth; /* bytes read plus bytes written per second */
	double earlier_copy;   /* the same in earlier runs on this device; 0: there are none */
	struct progress progress;
	/* Monotonic seconds from which a first sweep's budget counts; 0: a sweep has used it. */
	double opened;
};

/* Opens everything and begins a run; command: the text stored with it. Returns -1 with e filled on failure. The caller
 * ends it with session_close. */
int session_open(struct session *s, const struct session_options *o, const char *command, struct err *e);

/* For a session opened without a database: opens the one of the options and begins a run there. */
int session_begin_run(struct session *s, const struct session_options *o, const char *command, struct err *e);

/* The library with this name, located at the first call. NULL with e filled, as by peers_find, on failure. */
const struct peers *session_peers(struct session *s, const char *name, struct err *e);

/* Opens the device in a process of its own, reads its properties and closes it again. */
int session_device(const struct session_options *o, struct gpu_info *info, struct err *e);

/* Ends the run with status ("done", "interrupted", "failed") and releases everything; may be called on a zeroed
 * session. */
void session_close(struct session *s, const char *status);

/* To be called after an error: restarts the device process if it is dead or its driver no longer answers. 0: the device
 * is usable; -1: it is not (ERR_STOPPED, or why it could not be started). */
int session_revive(struct session *s, struct err *e);

/* To be called after a wrong result: on a CPU, a kernel that wrote out of bounds may have corrupted its process, so a
 * new one is started. */
int session_restart_if_corrupted(struct session *s, const struct verdict *verdict, struct err *e);

/* A program to build, and the outcome. */
struct session_build {
	const char *name, *text;
	struct gpu_program *program; /* out */
	double seconds;              /* out: build time */
};

/* Builds on the device itself, without the pool. */
int session_build(struct session *s, struct session_build *b, struct err *e);

/* Waits for a pool job that was started with b's name and text, and loads the program; always releases the job. If the
 * pool itself fails (no process can be started), builds without it. */
int session_take_build(struct session *s, struct build_job *job, struct session_build *b, struct err *e);

/* Checks once per second whether the device has slowed down. Call it between variants, while nothing being timed is in
 * flight. */
int session_watch(struct session *s, struct err *e);

/* At the end of a sweep: prints a line if the device slowed down by more than 1%. */
void session_report_drift(struct session *s);

/* Prints the device and its copy bandwidth. */
void session_report_device(struct session *s);

/* The program's name and argv as one line, quoted for a shell, malloc'd; NULL if out of memory. */
char *session_command(int argc, char **argv);

/* Writes a word, quoted for a shell if needed. */
void session_put_word(FILE *f, const char *text);

#endif
