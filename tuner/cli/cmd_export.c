/* `segtune export`: writes a header of launch boxes, or a library. */
#include <stdio.h>
#include <string.h>

#include "tuner/cli/base/databases.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/export_library.h"
#include "tuner/formats/formats.h"
#include "tuner/report/export.h"
#include "tuner/request/request.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

static const char usage[] = "segtune export [options]\n"
			    "\n"
			    "Write launch boxes, chosen from the measurements in a database: for each element\n"
			    "type and operator a table of a few boxes by size and segment lengths, with its\n"
			    "regret. Format c is a header for C99 and C++11 that holds all devices; format\n"
			    "library is a folder with a C library that includes the kernels.";

struct export_command {
	struct export_request request;
	struct strings dbs, archs;
	const char *own; /* the user's folder of strategies, or NULL */
	int64_t max_boxes, width;
	int check;
};

static int take_limits(struct export_command *c, struct err *e)
{
	struct export_request *r = &c->request;
	const int64_t width = c->width, max_boxes = c->max_boxes;

	if (width < 0 || width > ROW_WIDTH_MOST)
		return err_as(e, ERR_USAGE, "option '--width' cannot be '%lld' (1 to %d; 0: any)", (long long)width,
			      ROW_WIDTH_MOST);
	r->width = width;
	if (max_boxes < 1 || max_boxes > 1000)
		return err_as(e, ERR_USAGE, "option '--max-boxes' cannot be '%lld' (1 to 1000)", (long long)max_boxes);
	if (r->tolerance < 0)
		return err_as(e, ERR_USAGE, "option '--tolerance' cannot be '%g'", r->tolerance);
	r->max_boxes = (int)max_boxes;
	return 0;
}

/* What the request leaves open is chosen from the database; what it names must be there. */
static int complete(struct store *s, struct export_request *r, struct err *e)
{
	char device[DEVICE_NAME];

	if (database_device(s, r->device, device, e) || database_check_name(s, STORE_OPERATIONS, r->operation, e) ||
	    database_check_names(s, STORE_TYPES, &r->types, e) ||
	    database_check_names(s, STORE_OPERATORS, &r->opers, e) ||
	    database_check_names(s, STORE_KEY_TYPES, &r->key_types, e))
		return -1;
	(void)snprintf(r->device, sizeof r->device, "%s", device);
	return r->operation[0] || format_is_of_results(r->format)
		       ? 0
		       : store_usual_operation(s, r->device, r->operation, sizeof r->operation, e);
}

static int check_format(const struct export_command *c, struct err *e)
{
	const struct export_request *r = &c->request;
	const int is_library = strcmp(r->format, "library") == 0;

	if ((r->strategies.count > 0 || r->geometry[0]) && !format_is_of_results(r->format))
		return err_as(e, ERR_USAGE, "option '--%s' is for result formats, not for launch boxes",
			      r->strategies.count ? "strategy" : "geometry");
	if (c->archs.count > 0 && !is_library)
		return err_as(e, ERR_USAGE, "option '--arch' is for format 'library'");
	if (is_library && !input_is_array(r->input))
		return err_as(e, ERR_USAGE, "format 'library' is for values in memory, not for input '%s'", r->input);
	return export_check_guesses(r, e);
}

static int export_from(struct export_command *c, struct err *e)
{
	struct export_request *r = &c->request;
	FILE *summary = strcmp(r->out, "-") == 0 ? stderr : stdout;
	struct catalogue *cat;
	struct store *store;
	int status;

	if (check_format(c, e) || store_open_several(&c->dbs, &store, e))
		return -1;
	status = complete(store, r, e) || catalogue_open(c->own, &cat, e) ? -1 : 0;
	if (status == 0) {
		status = strcmp(r->format, "library") == 0 ? export_library(store, cat, r, &c->archs, e)
							   : formats_export(store, cat, r, summary, e);
		catalogue_close(cat);
	}
	if (status == 0 && strcmp(r->out, "-") != 0)
		(void)printf("%s\n", r->out);
	store_close(store);
	return status;
}

/* Whether this is `export --check`, a command of its own. */
static int is_check(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--check") == 0)
			return 1;
	return 0;
}

static int parse(int argc, char **argv, struct export_command *c, int *operands)
{
	struct export_request *r = &c->request;
	const struct option options[] = {
		OPTION_DATABASES(&c->dbs),
		{"format", OPTION_CHARS(r->format), "FORMAT",
		 "c (default), mgpu, cub, library; results: csv, json, lua, kernel-tuner, kernel-tuner-t4, nvbench "
		 "(segtune help formats)"},
		{"strategy", OPTION_LIST, &r->strategies, "LIST", "result formats: only these (default all measured)"},
		{"geometry", OPTION_CHARS(r->geometry), "PATTERN", "result formats: only 'uniform:*' (default all)"},
		{"out", OPTION_CHARS(r->out), "FILE",
		 "default results/segtune_launch_boxes.h; - is standard output; a library's\nfolder"},
		{"arch", OPTION_LIST, &c->archs, "LIST", "sm_90,sm_80: compile a library for these (default: NVRTC)"},
		{"catalogue", OPTION_TEXT, &c->own, "DIR",
		 "your own strategies, to state where they can run (default: only where measured)"},
		{"operation", OPTION_CHARS(r->operation), "NAME", "default segreduce, else the one measured last"},
		{"type", OPTION_LIST, &r->types, "LIST", "element types, f32,f64 (default all measured)"},
		{"types", OPTION_RENAMED, NULL, "type", NULL},
		{"operator", OPTION_LIST, &r->opers, "LIST", "plus,minimum (default all measured)"},
		{"operators", OPTION_RENAMED, NULL, "operator", NULL},
		{"key-type", OPTION_LIST, &r->key_types, "LIST", "for operations with keys (default all measured)"},
		{"key-types", OPTION_RENAMED, NULL, "key-type", NULL},
		{"width", OPTION_INT, &c->width, "N", "for rows: only this width (default all; a header is for one)"},
		{"input", OPTION_CHARS(r->input), "INPUT", "input values (default array; segtune help inputs)"},
		{"device", OPTION_CHARS(r->device), "NAME",
		 "only this device: full name, part of it, or cuda:0 if present (default all, merged)"},
		{"max-boxes", OPTION_INT, &c->max_boxes, "N", "maximum launch boxes per table (default 4)"},
		{"tolerance", OPTION_REAL, &r->tolerance, "REGRET",
		 "least regret that a split must save, summed over cases (default 0.01)"},
		{"driver", OPTION_CHARS(r->driver), "TEXT", "results with this driver (default: each table's newest)"},
		{"keep", OPTION_CHARS(r->keep), "FILE", "a header in use: keep its boxes if others save at most 1%"},
		{"weights", OPTION_LIST, &r->weights, "LIST", "weights by name: 'uniform:*=0.5,real*=2' (default 1)"},
		{"guess-for", OPTION_LIST, &r->guess_for, "LIST", "sm_80,sm_100: state in the header what serves them"},
		{"reproducible", OPTION_FLAG, &r->reproducible, NULL,
		 "only strategies whose floating-point results have the same bits in each run"},
		{"check", OPTION_FLAG, &c->check, NULL,
		 "measure the tables on other geometries: segtune export --check --help"},
		{"force", OPTION_FLAG, &r->force, NULL, "export even if under 30% of a case's variants were tried"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};

	export_request_init(r);
	r->operation[0] = '\0'; /* not given */
	return options_parse(argc, argv, options, usage, operands);
}

int cmd_export(int argc, char **argv)
{
	struct export_command c = {.max_boxes = REQUEST_MAX_BOXES};
	struct err e = {0};
	int operands, status;

	if (is_check(argc, argv))
		return cmd_export_check(argc, argv);
	status = parse(argc, argv, &c, &operands);
	if (status == OPTIONS_GO_ON)
		status = options_refuse_operands(argv, operands, &e) || take_limits(&c, &e) ||
					 databases_default(&c.dbs, &e) || export_from(&c, &e)
				 ? report(&e)
				 : 0;
	export_request_release(&c.request);
	strings_release(&c.archs);
	strings_release(&c.dbs);
	return status;
}
