/* A sweep divided into shards that separate jobs measure: the folder of a plan. */
#ifndef SEGTUNE_SHARDS_H
#define SEGTUNE_SHARDS_H

#include "tuner/request/request.h"

/* As many tasks as Slurm takes in one array by default. */
#define SHARDS_MOST 1000
#define SHARDS_DEFAULT 16

struct shard_plan {
	const char *folder;
	const char *program; /* how to start segtune, as from the current folder */
	const char *options; /* of each sweep, a blank before each word, quoted for a shell: all but --db, types,
				operators, key types and geometries */
	int shards;          /* in: at most; out: that there are */
};

/*
 * Write the cases of r, which sweep_check_request has accepted, into the folder, which is made: a script for each
 * shard, job.sh, which measures a shard into its own database, and merge.sh, which joins them. Cases of one type and
 * operator stay together as far as they can, since they share builds. *cases: their number. An error where the folder
 * has a plan already; what else is there stays.
 */
int shards_write(const struct sweep_request *r, struct shard_plan *plan, int *cases, struct err *e);

#endif
