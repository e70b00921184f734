/* A recorded space: each configuration of a tuning space with what was measured, for searches in simulated time. */
#ifndef SEGTUNE_RECORDING_H
#define SEGTUNE_RECORDING_H

#include "tuner/search/space.h"

/* Times in seconds. */
struct outcome {
	double seconds; /* to be minimised; INFINITY: failed */
	double build;   /* compiling, and verifying if that was recorded */
	double bench;   /* measuring all samples */
	int nsamples;   /* 0: none were kept */
	double *samples;
	char *reason; /* of a failure, or NULL */
};

/* Zero-initialised is empty. */
struct recording {
	char name[256]; /* of the case, or of the kernel and device */
	char device[128];
	/* Of a case in a database; empty elsewhere. */
	char operation[32], type[16], oper[32], key_type[16], geometry[256];
	double mean, cv; /* of its segment lengths */
	int is_cpu, cold;
	int by_mean; /* 1: seconds is the mean of the samples, 0: the median */
	struct space space;
	struct outcome *outcomes; /* of each configuration */
	int room;
};

/* Add a configuration with its outcome, whose samples and reason are taken over, also on failure. */
int recording_add(struct recording *r, const char *const *values, struct outcome *o, struct err *e);

/* After the last configuration: make the space searchable. An error if no configuration succeeded. */
int recording_close(struct recording *r, struct err *e);
void recording_release(struct recording *r);
void recording_list_release(struct recording *list, int count);

/* The configuration of a text "A=1 B=2" (cut up), -1: none. */
int recording_find(const struct recording *r, char *text);

/* The configuration of `to` with the values of one of `from`, -1: none. */
int recording_translate(const struct recording *from, int config, const struct recording *to);

/* The configuration with that strategy, if there is one, that is most like a text "A=1 B=2" of its parameters; -1:
 * none. */
int recording_nearest(const struct recording *r, const char *strategy, const char *params);

/* The time that a trial with this share of the samples gives, and its cost, with the build unless built. Without
 * recorded samples a part gives the same as the whole. */
double recording_try(const struct recording *r, int config, double share, int built, double *cost);

/*
 * Read a file with SQLite's JSON functions: a Kernel Tuner cache or T4 results, plain or gzipped. An unfinished cache
 * (its last brackets missing) is read as far as it goes.
 */
int recording_read_json(const char *path, struct recording *r, struct err *e);

/* Read each case of a segtune database with at least min_configs measured variants into a malloc'd list. */
int recording_read_db(const char *path, int min_configs, struct recording **list, int *count, struct err *e);

/* In such a file, the value of a parameter that a configuration does not have: the format has no other way. */
#define RECORDING_NOT_APPLICABLE "-1"

/* Write r as a Kernel Tuner cache file. */
int recording_write_cache(const struct recording *r, const char *path, struct err *e);

#endif
