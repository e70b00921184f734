/* Writes the folder of a plan: shell scripts, so that any scheduler can run them. */
#include "tuner/shards/shards.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tuner/base/assets.h"
#include "tuner/base/atomic_file.h"
#include "tuner/session/session.h"

/* The paths in the scripts of a plan. */
struct places {
	char folder[PATH_MAX], here[PATH_MAX]; /* absolute: of the plan, and where sweeps run */
};

static int find_places(const char *folder, struct places *at, struct err *e)
{
	char inside[PATH_MAX];

	if (snprintf(inside, sizeof inside, "%s/job.sh", folder) >= (int)sizeof inside)
		return err_as(e, ERR_USAGE, "'%.60s...' is too long for a path", folder);
	if (make_parents(inside, e))
		return -1;
	if (access(inside, F_OK) == 0)
		return err_set(e, "'%s' has a plan already: name another folder, or remove it", folder);
	if (!realpath(folder, at->folder) || !getcwd(at->here, sizeof at->here))
		return err_errno(e, "cannot find '%s'", folder);
	/* Slurm parses its lines without a shell. */
	if (at->folder[strcspn(at->folder, "\n\"\\")])
		return err_as(e, ERR_USAGE, "'%s' cannot hold a plan: its path has a quote, backslash or line end",
			      folder);
	return 0;
}

/* name=WORD */
static void put_setting(FILE *f, const char *name, const char *word)
{
	(void)fprintf(f, "%s=", name);
	session_put_word(f, word);
	(void)fputc('\n', f);
}

/* Writes the locations of plan and program, then the script with this name, which all plans share. */
static int put_script(FILE *f, const struct places *at, const struct shard_plan *plan, const char *name, struct err *e)
{
	const struct asset *script = asset_find(name);

	if (!script)
		return err_set(e, "the program lacks '%s'", name);
	put_setting(f, "plan", at->folder);
	put_setting(f, "here", at->here);
	put_setting(f, "segtune", plan->program);
	(void)fwrite(script->text, 1, script->size, f);
	return 0;
}

static int open_in(struct atomic_file *file, const struct places *at, const char *name, struct err *e)
{
	char path[PATH_MAX + 32];

	(void)snprintf(path, sizeof path, "%s/%s", at->folder, name);
	return atomic_open(file, path, e);
}

/* Writes a line for Slurm, in which % begins a pattern. */
static void put_log_line(FILE *f, const char *folder)
{
	(void)fputs("#SBATCH --output=\"", f);
	for (; *folder; folder++) {
		if (*folder == '%')
			(void)fputc('%', f);
		(void)fputc(*folder, f);
	}
	(void)fputs("/shard-%a.log\"\n", f);
}

static int write_job(const struct places *at, const struct shard_plan *plan, struct err *e)
{
	struct atomic_file file;

	if (open_in(&file, at, "job.sh", e))
		return -1;
	(void)fprintf(file.stream, "#!/bin/sh\n#SBATCH --job-name=segtune\n#SBATCH --array=1-%d\n", plan->shards);
	(void)fputs("#SBATCH --requeue\n#SBATCH --open-mode=append\n", file.stream);
	put_log_line(file.stream, at->folder);
	return atomic_finish(&file, put_script(file.stream, at, plan, "tuner/shards/job.sh", e), e);
}

static int write_merge(const struct places *at, const struct shard_plan *plan, struct err *e)
{
	struct atomic_file file;

	if (open_in(&file, at, "merge.sh", e))
		return -1;
	(void)fprintf(file.stream, "#!/bin/sh\nshards=%d\n", plan->shards);
	return atomic_finish(&file, put_script(file.stream, at, plan, "tuner/shards/merge.sh", e), e);
}

static void put_option(FILE *f, const char *name, const char *value)
{
	(void)fprintf(f, " --%s ", name);
	session_put_word(f, value);
}

/* Item i of a list; NULL if the list is empty: each sweep then uses its default. */
static const char *item_of(const struct strings *list, int i)
{
	return list->count ? list->items[i] : NULL;
}

static int count_of(const struct strings *list)
{
	return list->count ? list->count : 1;
}

/* The number of pairs of types, operators and key types. */
static int pairs_of(const struct sweep_request *r)
{
	return count_of(&r->key_types) * count_of(&r->types) * count_of(&r->opers);
}

static void begin_sweep(FILE *f, const struct sweep_request *r, const char *options, int pair)
{
	const int nopers = count_of(&r->opers), ntypes = count_of(&r->types);
	const char *type = item_of(&r->types, pair / nopers % ntypes), *oper = item_of(&r->opers, pair % nopers),
		   *key_type = item_of(&r->key_types, pair / nopers / ntypes);

	(void)fprintf(f, "measure%s", options);
	if (key_type)
		put_option(f, "key-type", key_type);
	if (type)
		put_option(f, "type", type);
	if (oper)
		put_option(f, "operator", oper);
	(void)fputs(" --", f);
}

/* The geometry at position i of a pair. Geometries are dealt to all shards of the pair, so that each gets short and
 * long segments, small and large sizes. */
static int geometry_at(const struct sweep_request *r, int shards, int i)
{
	const int pairs = pairs_of(r), hands = shards > pairs ? (shards + pairs - 1) / pairs : 1;
	int place = 0;

	for (int hand = 0; hand < hands; hand++)
		for (int g = hand; g < r->geometries.count; g += hands)
			if (place++ == i)
				return g;
	return 0;
}

/* Writes cases begin to end, counted pair by pair. */
static int write_shard(const struct places *at, const struct sweep_request *r, const struct shard_plan *plan, int shard,
		       struct err *e)
{
	const int geometries = r->geometries.count;
	const int64_t cases = (int64_t)pairs_of(r) * geometries;
	const int begin = (int)(cases * (shard - 1) / plan->shards), end = (int)(cases * shard / plan->shards);
	struct atomic_file file;
	char name[32];

	(void)snprintf(name, sizeof name, "shard-%d.sh", shard);
	if (open_in(&file, at, name, e))
		return -1;
	for (int i = begin; i < end; i++) {
		if (i == begin || i % geometries == 0)
			begin_sweep(file.stream, r, plan->options, i / geometries);
		(void)fputc(' ', file.stream);
		session_put_word(file.stream, r->geometries.items[geometry_at(r, plan->shards, i % geometries)]);
		if (i + 1 == end || (i + 1) % geometries == 0)
			(void)fputc('\n', file.stream);
	}
	return atomic_commit(&file, e);
}

/* Rejects what shards cannot do, because each sees only its own cases. */
static int check(const struct sweep_request *r, struct err *e)
{
	if (r->screen > 0 || r->cross > 0)
		return err_as(e, ERR_USAGE,
			      "option '--%s' compares cases, of which a shard has a few: use it on the merged database",
			      r->screen > 0 ? "screen" : "cross");
	if ((int64_t)pairs_of(r) * r->geometries.count > INT_MAX)
		return err_as(e, ERR_USAGE, "too many cases for a plan");
	return 0;
}

int shards_write(const struct sweep_request *r, struct shard_plan *plan, int *cases, struct err *e)
{
	struct places at;

	if (check(r, e))
		return -1;
	*cases = pairs_of(r) * r->geometries.count;
	if (plan->shards > *cases)
		plan->shards = *cases;
	if (find_places(plan->folder, &at, e))
		return -1;
	for (int i = 1; i <= plan->shards; i++)
		if (write_shard(&at, r, plan, i, e))
			return -1;
	/* The job script is written last; it makes the folder a plan. */
	return write_merge(&at, plan, e) || write_job(&at, plan, e) ? -1 : 0;
}
