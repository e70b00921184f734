#include <stdio.h>
#include <string.h>

#include "tuner/cli/commands.h"
#include "tuner/cli/options.h"
#include "tuner/report/export.h"
#include "tuner/report/select.h"
#include "tuner/request/request.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

static const char usage[] = "segtune export [options]\n"
			    "\n"
			    "Write the launch boxes that the measurements of a database speak for: for each\n"
			    "element type and operator a table of few boxes by mean segment length, with\n"
			    "the regret that it costs. Format c is a header for C99 and C++11, which merges\n"
			    "all devices; format mgpu has launch boxes of the flat strategy for Modern GPU\n"
			    "1.x.";

struct export_options {
	const char *db, *format, *operation, *types, *opers, *key_types, *device, *out;
	int64_t max_boxes;
	double tolerance;
};

static int copy_text(char *to, size_t size, const char *name, const char *text, struct err *e)
{
	if ((size_t)snprintf(to, size, "%s", text) >= size)
		return err_as(e, ERR_USAGE, "option '--%s' is too long: '%s'", name, text);
	return 0;
}

static int fill_request(struct export_request *r, const struct export_options *o, struct err *e)
{
	if (o->max_boxes < 1 || o->max_boxes > 1000)
		return err_as(e, ERR_USAGE, "option '--max-boxes' cannot be '%lld' (1 to 1000)",
			      (long long)o->max_boxes);
	if (o->tolerance < 0)
		return err_as(e, ERR_USAGE, "option '--tolerance' cannot be '%g'", o->tolerance);
	r->max_boxes = (int)o->max_boxes;
	r->tolerance = o->tolerance;
	if (copy_text(r->format, sizeof r->format, "format", o->format, e) ||
	    copy_text(r->operation, sizeof r->operation, "operation", o->operation, e) ||
	    copy_text(r->device, sizeof r->device, "device", o->device, e) ||
	    copy_text(r->out, sizeof r->out, "out", o->out, e) || strings_split(&r->types, o->types, e) ||
	    strings_split(&r->opers, o->opers, e) || strings_split(&r->key_types, o->key_types, e))
		return -1;
	return 0;
}

static int export_from(const struct export_options *o, struct err *e)
{
	struct export_request r;
	struct store *store = NULL;
	int status;

	export_request_init(&r);
	status = fill_request(&r, o, e);
	if (status == 0)
		status = store_open(o->db, STORE_READ, &store, e);
	if (status == 0)
		status = export_header(store, &r, e);
	if (status == 0 && strcmp(r.out, "-") != 0)
		(void)printf("%s\n", r.out);
	store_close(store);
	export_request_release(&r);
	return status;
}

int cmd_export(int argc, char **argv)
{
	struct export_options o = {.db = SEGTUNE_DEFAULT_DB,
				   .format = "c",
				   .operation = "segreduce",
				   .types = "",
				   .opers = "",
				   .key_types = "",
				   .device = "",
				   .out = "results/segtune_launch_boxes.h",
				   .max_boxes = 4,
				   .tolerance = EXPORT_TOLERANCE};
	const struct option options[] = {
		{"db", OPTION_TEXT, &o.db, "FILE", "database (default " SEGTUNE_DEFAULT_DB ")"},
		{"format", OPTION_TEXT, &o.format, "FORMAT", "c (default) or mgpu"},
		{"out", OPTION_TEXT, &o.out, "FILE", "default results/segtune_launch_boxes.h; - is standard output"},
		{"operation", OPTION_TEXT, &o.operation, "NAME", "default segreduce"},
		{"types", OPTION_TEXT, &o.types, "LIST", "element types, f32,f64 (default all measured)"},
		{"type", OPTION_TEXT, &o.types, "LIST", "the same"},
		{"operators", OPTION_TEXT, &o.opers, "LIST", "plus,minimum (default all measured)"},
		{"operator", OPTION_TEXT, &o.opers, "LIST", "the same"},
		{"key-types", OPTION_TEXT, &o.key_types, "LIST", "of operations with keys (default all measured)"},
		{"key-type", OPTION_TEXT, &o.key_types, "LIST", "the same"},
		{"device", OPTION_TEXT, &o.device, "NAME", "one device, by its name (default all, merged)"},
		{"max-boxes", OPTION_INT, &o.max_boxes, "N", "launch boxes a table at most (default 4)"},
		{"tolerance", OPTION_REAL, &o.tolerance, "REGRET",
		 "a further box must lower the worst or mean regret by more (default 0.01)"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	if (operands > 0)
		status = err_as(&e, ERR_USAGE, "export takes no operand '%s' (segtune export --help)", argv[1]);
	else
		status = export_from(&o, &e);
	return status ? report(&e) : 0;
}
