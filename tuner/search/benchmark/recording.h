/* A recorded space: the configurations of a tuning space with their measurements, for searches in simulated time. */
#ifndef SEGTUNE_RECORDING_H
#define SEGTUNE_RECORDING_H

#include "tuner/search/space.h"

/* Times are in seconds. */
struct outcome {
	double seconds; /* to be minimized; INFINITY: failed */
	double build;   /* compiling, and verifying if that was recorded */
	double bench;   /* measuring all samples */
	int nsamples;   /* 0: samples were not stored */
	double *samples;
	char *reason; /* of a failure, else NULL */
};

/* Zero-initialized: empty. */
struct recording {
	char name[256]; /* of the case, or of the kernel and device */
	char device[128];
	/* Of a case in a database; empty for other sources. */
	char operation[32], type[16], oper[32], key_type[16], geometry[256];
	double mean, cv; /* of its segment lengths */
	int is_cpu, cold;
	int by_mean; /* 1: `seconds` is the mean of the samples, 0: the median */
	struct space space;
	struct outcome *outcomes; /* one per configuration */
	int room;
};

/* Adds a configuration with its outcome; takes over its samples and reason, even on failure. */
int recording_add(struct recording *r, const char *const *values, struct outcome *o, struct err *e);

/* Makes the space searchable, after the last configuration. Fails if no configuration succeeded. */
int recording_close(struct recording *r, struct err *e);
void recording_release(struct recording *r);
void recording_list_release(struct recording *list, int count);

/* The configuration given by a text "A=1 B=2", which is modified; -1: none. */
int recording_find(const struct recording *r, char *text);

/* The configuration of `to` with the same values as `config` of `from`; -1: none. */
int recording_translate(const struct recording *from, int config, const struct recording *to);

/* The configuration with that strategy that is most similar to the parameters in a text "A=1 B=2"; -1: none. */
int recording_nearest(const struct recording *r, const char *strategy, const char *params);

/* The time measured by a trial with this fraction of the samples; *cost: its cost, including the build unless `built`.
 * Without recorded samples a fraction gives the same time as all. */
double recording_try(const struct recording *r, int config, double share, int built, double *cost);

/* Reads a Kernel Tuner cache or T4 results, plain or gzipped, with SQLite's JSON functions. An unfinished cache, whose
 * last brackets are missing, is read as far as it goes. */
int recording_read_json(const char *path, struct recording *r, struct err *e);

/* Reads each case of a segtune database that has at least min_configs measured variants into a malloc'd list. */
int recording_read_db(const char *path, int min_configs, struct recording **list, int *count, struct err *e);

/* In such a file, the value of a parameter that a configuration does not have; the format has no other way to express
 * this. */
#define RECORDING_NOT_APPLICABLE "-1"

/* Writes r as a Kernel Tuner cache file. */
int recording_write_cache(const struct recording *r, const char *path, struct err *e);

#endif
