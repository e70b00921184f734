/* Everything one invocation works with: a device, its bench, the catalogue, and the store with the run it writes to. */
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

/* The database where none is named: what the environment variable SEGTUNE_DB says, else SEGTUNE_DEFAULT_DB. */
const char *session_default_db(void);

struct session_options {
	const char *device;    /* as gpu_open takes it */
	const char *db;        /* NULL: nothing is stored and the copy bandwidth is not measured */
	const char *catalogue; /* the user's own folder or NULL */
	enum progress_mode progress;
	const char *who;   /* name of this process among several, before its lines; NULL: it is alone */
	const char *cache; /* folder of built code; NULL: the usual one */
	int no_cache;      /* 1: none */
	int64_t jobs;      /* processes that prefetch builds; 0: none, SESSION_JOBS: one a core */
	int in_process;    /* 1: the device is used by this very process (debuggers, profilers) */
	int retry;         /* 1: what crashed or took too long in an earlier run is tried again */
	double limit;      /* seconds that a device may take to answer, and a compiler if that is more; 0: default */
	/* Checks the request against the catalogue, before a database is made; NULL: nothing. */
	int (*check)(void *context, const struct catalogue *cat, struct err *e);
	/* Hides the latency of opening the device; NULL: nothing. */
	int (*while_opening)(void *context, struct err *e);
	void *context; /* of both */
};

#define SESSION_JOBS INT64_MIN /* no number that is given */

/* The rows of an option table that all commands with a session have. */
#define SESSION_OPTIONS(o)                                                                                             \
	{"catalogue", OPTION_TEXT, &(o).catalogue, "DIR", "a folder of your own strategies to add"},                   \
		{"jobs", OPTION_INT, &(o).jobs, "N", "processes that build ahead (default one a core, 16 at most)"},   \
		{"cache", OPTION_TEXT, &(o).cache, "DIR", "where built code is kept (default ~/.cache/segtune)"},      \
		{"no-cache", OPTION_FLAG, &(o).no_cache, NULL, "neither keep built code nor use what is kept"},        \
		{"timeout", OPTION_SECONDS, &(o).limit, "TIME", "what a device may take to answer (default 60s)"},     \
		{"limit", OPTION_RENAMED, NULL, "timeout", NULL},                                                      \
	{                                                                                                              \
		"in-process", OPTION_FLAG, &(o).in_process, NULL,                                                      \
			"the device in this very process (debuggers, profilers)"                                       \
	}

struct session {
	struct gpu *gpu;
	struct bench *bench;
	struct build_pool *pool; /* NULL where the device's compiler works only in place */
	int prefetched;          /* builds in the pool that nobody has taken yet */
	struct tasks *tasks;     /* on a CPU without a thread: it would take what variants are timed with */
	struct catalogue *catalogue;
	struct peers peers[PEERS_LIBRARIES]; /* found when they are wanted */
	struct store *store;                 /* NULL where nothing is stored */
	const char *db;
	int64_t run;
	struct sentinel sentinel;
	double copy_bandwidth; /* bytes read and written a second */
	double earlier_copy;   /* the same in earlier runs on the device; 0: there are none */
	struct progress progress;
	double opened; /* monotonic seconds: since then a first sweep's budget counts; 0: it was that of one */
};

/* Open all of it and begin a run; command is the text stored with it. The caller ends it with session_close. */
int session_open(struct session *s, const struct session_options *o, const char *command, struct err *e);

/* For a session opened without a database: open that of the options and begin a run there. */
int session_begin_run(struct session *s, const struct session_options *o, const char *command, struct err *e);

/* The library called name, found at the first call. NULL with e filled as by peers_find. */
const struct peers *session_peers(struct session *s, const char *name, struct err *e);

/* Open the device of these options in a process of its own, read its properties and close it again. */
int session_device(const struct session_options *o, struct gpu_info *info, struct err *e);

/* End the run with status ("done", "interrupted", "failed") and release everything; fine on a zeroed session. */
void session_close(struct session *s, const char *status);

/*
 * After an error: where the process of the device is dead, or its driver does not answer any more, start it again. 0
 * where the device can be used, -1 (ERR_STOPPED, or what keeps it from being started) where not.
 */
int session_revive(struct session *s, struct err *e);

/* After a wrong result: on a CPU a kernel that wrote out of bounds may have corrupted its process: start a new one. */
int session_restart_if_corrupted(struct session *s, const struct verdict *verdict, struct err *e);

/* A program to build, and what comes of it. */
struct session_build {
	const char *name, *text;
	struct gpu_program *program; /* out */
	double seconds;              /* out: that building took */
};

/* Build on the device itself, without the pool. */
int session_build(struct session *s, struct session_build *b, struct err *e);

/*
 * Wait for a job of the pool that was started with b's name and text, and load its program; the job ends in any case.
 * Where the pool itself fails (no process can be started) it is built without.
 */
int session_take_build(struct session *s, struct build_job *job, struct session_build *b, struct err *e);

/* Once a second: has the device become slower? Call between variants, with nothing queued that counts. */
int session_watch(struct session *s, struct err *e);

/* At the end of a sweep: a line where it has, by more than 1%. */
void session_report_drift(struct session *s);

/* The line that names the device and its copy bandwidth. */
void session_report_device(struct session *s);

/* The program's name and argv as one line, quoted for a shell, malloc'd; NULL without memory. */
char *session_command(int argc, char **argv);

/* A word, quoted for a shell where it needs that. */
void session_put_word(FILE *f, const char *text);

#endif
