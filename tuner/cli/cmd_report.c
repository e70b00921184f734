/* `segtune report`: writes one HTML page about the contents of databases. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/cli/base/databases.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/report/page/page.h"
#include "tuner/session/session.h"

#define DEFAULT_OUT "results/report"

static const char usage[] = "segtune report [options]\n"
			    "\n"
			    "Write the contents of databases as one HTML page, DIR/index.html: the best\n"
			    "variant of each case, curves, launch boxes with their regret, effects of\n"
			    "parameters, devices, runs and failures. The page is a single file that loads\n"
			    "nothing, to open in a browser, print or publish. Its tables can be sorted and\n"
			    "filtered.";

struct report_options {
	struct strings dbs;
	struct store_filter filter;
	char device[DEVICE_NAME]; /* device of the filter */
	char out[1024];
};

/* Writes the path of the page: DIR/index.html, unless out is a page or standard output. */
static int find_path(const char *out, char *path, size_t size, struct err *e)
{
	const int is_file = strcmp(out, "-") == 0 || text_ends_with(out, ".html");
	const size_t length = strlen(out);
	const char *between = length && out[length - 1] == '/' ? "" : "/";

	if (!length)
		return err_as(e, ERR_USAGE, "option '--out' needs a folder");
	if ((size_t)snprintf(path, size, "%s%s%s", out, is_file ? "" : between, is_file ? "" : "index.html") >= size)
		return err_as(e, ERR_USAGE, "'%.60s...' is too long for a path", out);
	return 0;
}

static int write_report(struct report_options *o, const char *command, struct err *e)
{
	const struct page_request r = {&o->dbs, &o->filter, command, SEGTUNE_VERSION, 0, stderr};
	char path[sizeof o->out + 16];
	struct store *store;
	int status;

	if (find_path(o->out, path, sizeof path, e) || databases_default(&o->dbs, e) ||
	    store_open_several(&o->dbs, &store, e))
		return -1;
	status = database_complete_filter(store, &o->filter, o->device, e) || page_write_file(path, store, &r, e) ? -1
														  : 0;
	store_close(store);
	if (status == 0 && strcmp(path, "-") != 0)
		(void)printf("%s\n", path);
	return status;
}

int cmd_report(int argc, char **argv)
{
	struct report_options o = {.filter = {.cold = -1}, .out = DEFAULT_OUT};
	const struct option options[] = {
		OPTION_DATABASES(&o.dbs),
		FILTER_OPTIONS(o.filter),
		{"input", OPTION_TEXT, &o.filter.input, "INPUT", "input values (default array; segtune help inputs)"},
		{"out", OPTION_CHARS(o.out), "DIR",
		 "folder for the page (default " DEFAULT_OUT "), or a .html file; - is standard output"},
		{0}};
	char *command = session_command(argc, argv);
	struct err e;
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (!command && status == OPTIONS_GO_ON)
		status = report_no_memory();
	if (status == OPTIONS_GO_ON)
		status = options_refuse_operands(argv, operands, &e) || write_report(&o, command, &e) ? report(&e) : 0;
	free(command);
	strings_release(&o.dbs);
	return status;
}
