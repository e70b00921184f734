#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "commands.h"
#include "export.h"
#include "options.h"
#include "plot.h"
#include "script.h"
#include "select.h"
#include "session.h"
#include "summary.h"
#include "sweep.h"

static const char usage[] = "segtune run [options] SCRIPT.lua | WORKLOAD\n"
			    "\n"
			    "Run a tuning script: its operator, sweep, plot and export calls, in order.\n"
			    "What the database already has is not measured again, so an interrupted run\n"
			    "goes on where it stopped. WORKLOAD is the name of one of the ready-made\n"
			    "scripts that segtune catalogue --workloads lists.";

/* What the calls of a script work on. */
struct script_work {
	struct session session;
	struct strings written; /* files made, for the closing summary */
	int max_boxes;          /* of the last export, as is the tolerance */
	double tolerance;
};

static int do_sweep(void *context, const struct sweep_request *r, struct err *e)
{
	struct script_work *w = context;

	return sweep_run(&w->session, r, e);
}

static int do_plot(void *context, const struct plot_request *r, struct err *e)
{
	struct script_work *w = context;
	struct plot_request here = *r;

	/* A script that names no device means the one it runs on, not the one measured last by somebody else. */
	if (!here.device[0])
		(void)snprintf(here.device, sizeof here.device, "%s", w->session.gpu->info.name);
	if (plot_draw(w->session.store, &here, &w->written, e) == 0)
		return 0;
	if (e->kind != ERR_ABSENT)
		return -1;
	/* A machine without gnuplot still gets its measurements and its header. */
	progress_say(&w->session.progress, "not drawn: %s; later: segtune plot --db %s --out %s", e->text,
		     w->session.db, here.out);
	return 0;
}

static int do_export(void *context, const struct export_request *r, struct err *e)
{
	struct script_work *w = context;

	if (export_header(w->session.store, r, e))
		return -1;
	w->max_boxes = r->max_boxes;
	w->tolerance = r->tolerance;
	return strings_add(&w->written, r->out, e);
}

static int summarise(struct script_work *w, struct err *e)
{
	if (summary_print(w->session.store, w->session.gpu->info.name, w->max_boxes, w->tolerance, e))
		return -1;
	(void)printf("copy bandwidth %.0f GB/s\ndatabase %s\n", w->session.copy_bandwidth * 1e-9, w->session.db);
	for (int i = 0; i < w->written.count; i++)
		(void)printf("wrote    %s\n", w->written.items[i]);
	return 0;
}

static int run_script(const char *name, const char *data, const struct session_options *o, const char *command,
		      struct err *e)
{
	struct script_work w = {.max_boxes = 4, .tolerance = SELECT_TOLERANCE};
	struct script_host host = {
		.context = &w, .sweep = do_sweep, .plot = do_plot, .export = do_export, .data = data};
	const char *path;
	int status;

	/* A slip of the pen is told before a device is woken and a run begun. */
	if (script_find(name, &path, e))
		return -1;
	session_catch_signals();
	if (session_open(&w.session, o, command, e))
		return -1;
	host.device = &w.session.gpu->info;
	status = script_run(path, &host, e);
	progress_end(&w.session.progress);
	if (status == 0 && o->progress == PROGRESS_AUTO)
		status = summarise(&w, e);
	session_close(&w.session, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	strings_release(&w.written);
	return status;
}

int cmd_run(int argc, char **argv)
{
	struct session_options o = {.device = "auto", .db = SEGTUNE_DEFAULT_DB, .jobs = SESSION_JOBS};
	const char *data = NULL;
	int operands, status, quiet = 0, json = 0;
	const struct option options[] = {
		{"device", OPTION_TEXT, &o.device, "DEVICE", "cuda:0, opencl:0, ... or auto (default)"},
		{"db", OPTION_TEXT, &o.db, "FILE", "database (default " SEGTUNE_DEFAULT_DB ")"},
		SESSION_OPTIONS(o),
		{"data", OPTION_TEXT, &data, "DIR", "where workloads look for matrices (default: here)"},
		{"retry", OPTION_FLAG, &o.retry, NULL, "also what crashed or took too long in an earlier run"},
		{"quiet", OPTION_FLAG, &quiet, NULL, "no progress and no summary"},
		{"json", OPTION_FLAG, &json, NULL, "one JSON object a measurement on standard output"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char *command = session_command(argc, argv);
	struct err e = {0};

	status = options_parse(argc, argv, options, usage, &operands);
	if (status == OPTIONS_GO_ON) {
		o.progress = json ? PROGRESS_JSON : quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
		if (operands != 1)
			status = (err_as(&e, ERR_USAGE, "run takes one script (segtune run --help)"), report(&e));
		else if (!command)
			status = (err_set(&e, "out of memory"), report(&e));
		else
			status = run_script(argv[1], data, &o, command, &e) ? report(&e) : 0;
		if (status == 130)
			(void)fprintf(stderr, "segtune: everything measured is kept; go on with: %s\n", command);
	}
	free(command);
	return status;
}
