/* `segtune db spans`: adds the heaviest spans to geometries that older versions stored without them. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/base/stop.h"
#include "harness/data/geometry.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/db/db_impl.h"
#include "tuner/store/store.h"

static const char usage[] = "segtune db spans FILE... [options]\n"
			    "\n"
			    "Add the heaviest span of each geometry (segtune help header) to databases that\n"
			    "were made before it was recorded: lengths are generated again from their specs,\n"
			    "or read again from files that are still there and unchanged. Tables exported\n"
			    "from them then know the cost of long segments that lie together. If interrupted,\n"
			    "what was added stays.";

/* Whether the geometry is the one stored. Lengths in another order give the same numbers except for the span, so a
 * file's content hash decides if it is known. */
static int is_same(const struct geometry *g, const struct store_geometry *of)
{
	if (of->content != 0 && g->content != of->content)
		return 0;
	return g->n == of->n && g->segments == of->segments && g->stats.max == of->longest;
}

/* For one database: spans added, and why one was not that a larger machine could add. */
struct adding {
	int added;
	struct err too_large;
};

/* Adds the span if the lengths can be generated or read again and are those that were stored. */
static int add_span(struct store *s, const struct store_geometry *of, struct adding *a, struct err *e)
{
	struct geometry g;
	struct err unread;
	int status = 0;

	if (geometry_make_until(stop_flag(), of->name, &g, &unread)) {
		if (unread.kind == ERR_TOO_LARGE)
			a->too_large = unread;
		return stop_requested(e); /* a file that is gone leaves its span unknown */
	}
	if (is_same(&g, of)) {
		status = store_add_span(s, of->id, g.stats.span, e);
		a->added += status == 0;
	}
	geometry_release(&g);
	return status;
}

/* Opens an existing database for writing. It is opened for reading first, since opening for writing would create a
 * missing one. */
static int open_existing(const char *path, struct store **s, struct err *e)
{
	if (store_open(path, STORE_READ, s, e))
		return -1;
	store_close(*s);
	return store_open(path, STORE_WRITE, s, e);
}

static int add_spans(const char *path, int quiet, struct err *e)
{
	struct store_geometry *list = NULL;
	struct adding a = {0};
	struct store *s;
	int count = 0, status = open_existing(path, &s, e);

	if (status)
		return -1;
	status = store_without_span(s, &list, &count, e);
	for (int i = 0; i < count && status == 0; i++)
		status = stop_requested(e) || add_span(s, &list[i], &a, e) ? -1 : 0;
	if (status == 0 && !quiet)
		(void)printf("%s: %d of %d spans added%s\n", path, a.added, count,
			     a.added == count || a.too_large.kind ? "" : ": files of the others are gone or changed");
	if (status == 0 && a.too_large.kind) {
		*e = a.too_large;
		status = err_context(e, "spans of '%s'", path);
	}
	free(list);
	store_close(s);
	return status;
}

int db_spans(int argc, char **argv)
{
	int quiet = 0;
	const struct option options[] = {{"quiet", OPTION_FLAG, &quiet, NULL, "print nothing"}, {0}};
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	status = operands ? 0 : err_as(&e, ERR_USAGE, "db spans needs databases (segtune db spans --help)");
	stop_on_signals();
	for (int i = 1; i <= operands && status == 0; i++)
		status = add_spans(argv[i], quiet, &e);
	return status ? report(&e) : 0;
}
