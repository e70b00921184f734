/* Divides a sweep into shards that separate jobs measure: writes the folder of a plan. */
#ifndef SEGTUNE_SHARDS_H
#define SEGTUNE_SHARDS_H

#include "tuner/request/request.h"

/* The default limit of Slurm for tasks of an array. */
#define SHARDS_MOST 1000
#define SHARDS_DEFAULT 16

struct shard_plan {
	const char *folder;
	const char *program; /* how to start segtune from the current folder */
	/* Options of each sweep, each word after a blank and quoted for a shell: all except --db, types, operators, key
	 * types and geometries. */
	const char *options;
	int shards; /* in: maximum; out: actual number */
};

/*
 * Writes the cases of r, which sweep_check_request has accepted, to the folder, which is created: a script for each
 * shard, job.sh, which measures a shard into its own database, and merge.sh, which merges these. Cases of one type and
 * operator stay together as far as possible, because they share builds. *cases: their number. Fails if the folder
 * already contains a plan; other contents stay.
 */
int shards_write(const struct sweep_request *r, struct shard_plan *plan, int *cases, struct err *e);

#endif
