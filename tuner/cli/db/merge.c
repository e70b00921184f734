/* `segtune db merge`: merges several databases into one. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/base/stop.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/db/db_impl.h"
#include "tuner/store/store.h"

static const char usage[] = "segtune db merge OUT IN... [options]\n"
			    "\n"
			    "Add everything in the databases IN to OUT, which is created if it does not\n"
			    "exist. Duplicates are stored once; each measurement keeps its device, driver,\n"
			    "host, run and time. Older formats are converted on the way; the files IN are not\n"
			    "changed. If interrupted, OUT stays as it was before.";

static void print_merged(const char *out, const struct strings *from, const struct store_merged *merged)
{
	int64_t added = 0;

	for (int i = 0; i < from->count; i++) {
		(void)printf("%s: %lld rows, %lld of them new\n", from->items[i], (long long)merged[i].rows,
			     (long long)merged[i].added);
		added += merged[i].added;
	}
	(void)printf("%s: %lld rows added\n", out, (long long)added);
}

static int merge(const char *out, const struct strings *from, int quiet, struct err *e)
{
	struct store_merged *merged = calloc((size_t)from->count, sizeof *merged);
	int status;

	if (!merged)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	stop_on_signals();
	status = store_merge(out, from, merged, e);
	if (status == 0 && !quiet)
		print_merged(out, from, merged);
	free(merged);
	return status;
}

int db_merge(int argc, char **argv)
{
	int quiet = 0;
	const struct option options[] = {{"quiet", OPTION_FLAG, &quiet, NULL, "print nothing"}, {0}};
	struct strings from = {0};
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	status = 0;
	if (operands < 2)
		status = err_as(&e, ERR_USAGE,
				"db merge needs the database to write and one or more to read "
				"(segtune db merge --help)");
	for (int i = 2; i <= operands && status == 0; i++)
		status = strings_add(&from, argv[i], &e);
	if (status == 0)
		status = merge(argv[1], &from, quiet, &e);
	strings_release(&from);
	return status ? report(&e) : 0;
}
