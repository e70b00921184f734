/* `segtune run`: runs a tuning script with its sweeps, plots and exports. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/base/stop.h"
#include "tuner/base/assets.h"
#include "tuner/base/figures.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/formats/formats.h"
#include "tuner/lua/script.h"
#include "tuner/multi_device/multi_device.h"
#include "tuner/report/export_select.h"
#include "tuner/report/plot/plot.h"
#include "tuner/report/summary.h"
#include "tuner/session/session.h"
#include "tuner/sweep/sweep.h"

static const char usage[] = "segtune run [options] SCRIPT.lua | WORKLOAD\n"
			    "\n"
			    "Run a tuning script: its operator, sweep, plot and export calls, in order. What\n"
			    "the database already has is not measured again, so an interrupted run continues\n"
			    "where it stopped. WORKLOAD is the name of a ready-made script; segtune catalogue\n"
			    "--workloads lists them.";

/* What the functions that a script calls work on. */
struct script_work {
	const struct session_options *options;
	const char *command;
	double budget; /* most seconds of a search; 0: as long as the script says */
	struct device_list devices;
	/* Of one device; with several, each sweep has its own, and this store is open only during a call, and not
	 * before the first sweep of a new database. */
	struct session session;
	int reading;                     /* 1: the store is open for this call only */
	struct gpu_info device;          /* the device that the script sees: the first */
	struct sweep_tables tables;      /* to which its sweeps have added rows */
	struct strings written;          /* files written, for the final summary */
	int swept, valid;                /* 1: a sweep ran; a sweep found something valid */
	struct selection_options limits; /* of the last export, for the summary: boxes, tolerance, weights */
};

static int has_several(const struct script_work *w)
{
	return w->devices.specs.count > 1;
}

static int has_database(const struct script_work *w)
{
	return access(w->options->db, F_OK) == 0;
}

/* Opens the store for one call: no store may be open while processes for several devices are started. */
static int begin_reading(struct script_work *w, struct err *e)
{
	w->reading = !w->session.store;
	return w->reading ? store_open(w->options->db, STORE_READ, &w->session.store, e) : 0;
}

static void end_reading(struct script_work *w)
{
	if (!w->reading)
		return;
	store_close(w->session.store);
	w->session.store = NULL;
}

/* The database is opened only once a sweep is known to be valid, so that a script that is refused leaves none
 * behind. */
static int sweep_here(struct script_work *w, const struct sweep_request *r, struct sweep_found *found, struct err *e)
{
	if (!w->session.store && session_begin_run(&w->session, w->options, w->command, e))
		return -1;
	return sweep_run(&w->session, r, NULL, NULL, found, e);
}

/* Adds the tables of the sweep, after checking the request before anything is measured. */
static int add_tables(struct script_work *w, const struct sweep_request *r, struct err *e)
{
	return catalogue_add_keys(w->session.catalogue, r->defined.keys, e) ||
			       sweep_check_request(w->session.catalogue, r, e) ||
			       sweep_add_tables(w->session.catalogue, r, &w->tables, e)
		       ? -1
		       : 0;
}

/* A sweep without a budget has few variants, those of a source of its own, all of which are measured. */
static double shorter_budget(const struct script_work *w, double budget)
{
	return w->budget > 0 && budget > w->budget ? w->budget : budget;
}

static int do_sweep(void *context, const struct sweep_request *r, struct err *e)
{
	struct script_work *w = context;
	struct sweep_request here = *r;
	struct sweep_found found;

	here.budget = shorter_budget(w, r->budget);
	if (add_tables(w, &here, e) ||
	    (has_several(w) ? multi_device_sweep(&w->devices, w->options, w->command, &here, &found, e)
			    : sweep_here(w, &here, &found, e)))
		return -1;
	/* A later sweep may find something valid: for now the reason is a warning, at the end it is an error. */
	if (!found.valid && found.why[0])
		progress_warn(&w->session.progress, "nothing valid was measured: %s", found.why);
	w->swept = 1;
	w->valid |= found.valid;
	return 0;
}

static int do_plot(void *context, const struct plot_request *r, struct err *e)
{
	struct script_work *w = context;
	struct plot_request here = *r;
	struct strings notes = {0};
	int status;

	/* A script that names no device means the one it runs on, not the one measured last in the database. */
	if (!here.device[0])
		(void)snprintf(here.device, sizeof here.device, "%s", w->device.name);
	if (begin_reading(w, e))
		return -1;
	status = plot_draw(w->session.store, &here, &w->written, &notes, e);
	end_reading(w);
	for (int i = 0; i < notes.count && status == 0; i++)
		progress_say(&w->session.progress, "%s: %s", here.out, notes.items[i]);
	strings_release(&notes);
	if (status == 0 || e->kind != ERR_ABSENT)
		return status;
	/* A machine without gnuplot still gets its measurements and its header. */
	progress_say(&w->session.progress, "not plotted: %s; later: segtune plot --db %s --out %s", e->text,
		     w->options->db, here.out);
	return 0;
}

static int do_export(void *context, const struct export_request *r, struct err *e)
{
	struct script_work *w = context;
	struct export_request here = *r;
	int status;

	/* A budget that ended too early still gives a header, which states what was not tried. `segtune export` would
	 * refuse. */
	here.force = 1;
	if (begin_reading(w, e))
		return -1;
	status = formats_export(w->session.store, w->session.catalogue, &here, NULL, e);
	end_reading(w);
	if (status)
		return -1;
	export_options_release(&w->limits);
	return export_options(r, &w->limits, e) || strings_add(&w->written, r->out, e) ? -1 : 0;
}

static int print_boxes(struct script_work *w, struct err *e)
{
	const int any = w->tables.names.count > 0;
	int status = begin_reading(w, e);

	for (int k = 0; k < w->devices.names.count && status == 0; k++)
		status = summary_print(w->session.store, w->devices.names.items[k], any ? &w->tables.inputs : NULL,
				       any ? &w->tables.names : NULL, &w->limits, e);
	end_reading(w);
	return status;
}

static int summarise(struct script_work *w, struct err *e)
{
	char rate[24];

	if (has_database(w) && print_boxes(w, e))
		return -1;
	if (!has_several(w) && w->session.store)
		(void)printf("copy bandwidth %s GB/s\n",
			     rate_text(w->session.copy_bandwidth * 1e-9, rate, sizeof rate));
	if (has_database(w))
		(void)printf("database %s\n", w->options->db);
	for (int i = 0; i < w->written.count; i++)
		(void)printf("wrote    %s\n", w->written.items[i]);
	return 0;
}

/* Opens the session that all calls share. With several devices it only says what the first one is. */
static int begin(struct script_work *w, struct err *e)
{
	struct session_options first = *w->options;

	if (!has_several(w)) {
		if (!has_database(w))
			first.db = NULL;
		if (session_open(&w->session, &first, w->command, e))
			return -1;
		w->device = w->session.gpu->info;
		return strings_add(&w->devices.names, w->device.name, e);
	}
	progress_init(&w->session.progress, w->options->progress);
	first.device = w->devices.specs.items[0];
	if (catalogue_open(w->options->catalogue, &w->session.catalogue, e))
		return -1;
	return session_device(&first, &w->device, e) ? err_context(e, "%s", first.device) : 0;
}

/* The options of `segtune run` besides those of the session. */
struct script_options {
	const char *name, *data;
	double budget;
};

static int run_script(const struct script_options *script, const struct session_options *o, const char *command,
		      struct err *e)
{
	struct script_work w = {.options = o, .command = command, .budget = script->budget, .limits = SUMMARY_DEFAULTS};
	struct script_host host = {.context = &w,
				   .device = &w.device,
				   .sweep = do_sweep,
				   .plot = do_plot,
				   .export = do_export,
				   .data = script->data};
	const char *path;
	int status;

	/* A wrong name is reported before a device is opened and a run begins. */
	if (script_find(script->name, &path, e))
		return -1;
	stop_on_signals();
	status = device_list_read(&w.devices, o->device, e) || begin(&w, e) || script_run(path, &host, e) ? -1 : 0;
	progress_end(&w.session.progress);
	if (status == 0 && w.swept && !w.valid)
		status = err_set(e, "nothing valid was measured on %s", o->device);
	else if (status == 0 && o->progress == PROGRESS_AUTO)
		status = summarise(&w, e);
	session_close(&w.session, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	device_list_release(&w.devices);
	sweep_tables_release(&w.tables);
	strings_release(&w.written);
	export_options_release(&w.limits);
	return status;
}

/* Ready-made scripts, each with the first line of its comment: for the completion in shells. */
static int list_words(void)
{
	static const char folder[] = "scripts/", ending[] = ".lua";

	for (const struct asset *a = assets; a->path; a++) {
		const char *name = a->path + sizeof folder - 1, *about = a->text + strspn(a->text, "- ");

		if (strncmp(a->path, folder, sizeof folder - 1) == 0 && text_ends_with(name, ending))
			(void)printf("%.*s\t%.*s\n", (int)(strlen(name) - sizeof ending + 1), name,
				     (int)strcspn(about, "\n"), about);
	}
	return 0;
}

int cmd_run(int argc, char **argv)
{
	struct session_options o = {.device = "auto", .db = session_default_db(), .jobs = SESSION_JOBS};
	struct script_options script = {0};
	int operands, status, quiet = 0, json = 0;
	const struct option options[] = {
		{"device", OPTION_TEXT, &o.device, "DEVICE",
		 "cuda:0, opencl:0, ... or auto (default); several: cuda:0,cuda:1 (the script sees the first)"},
		{"db", OPTION_TEXT, &o.db, "FILE", "database (" ABOUT_DEFAULT_DB ")"},
		SESSION_OPTIONS(o),
		{"data", OPTION_TEXT, &script.data, "DIR",
		 "where workloads look for matrices (default: current folder)"},
		{"budget", OPTION_SECONDS, &script.budget, "TIME",
		 "at most this for each search, even if the script allows more: 10s"},
		{"retry", OPTION_FLAG, &o.retry, NULL, "also retry what crashed or timed out in an earlier run"},
		{"quiet", OPTION_FLAG, &quiet, NULL, "print no progress and no summary"},
		{"json", OPTION_FLAG, &json, NULL, "print one JSON object per measurement on standard output"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char *command;
	struct err e = {0};

	if (argc > 1 && strcmp(argv[1], "--list-words") == 0)
		return list_words();
	command = session_command(argc, argv);
	if (!command)
		return report_no_memory();
	status = options_parse(argc, argv, options, usage, &operands);
	if (status == OPTIONS_GO_ON) {
		o.progress = json ? PROGRESS_JSON : quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
		if (operands != 1)
			status = err_as(&e, ERR_USAGE, "run takes one script (segtune run --help)");
		else {
			script.name = argv[1];
			status = run_script(&script, &o, command, &e);
		}
		status = status ? report(&e) : 0;
		if (status == 130)
			(void)fprintf(stderr, "segtune: all measurements are kept; continue with: %s\n", command);
	}
	free(command);
	return status;
}
