#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "harness/base/stop.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/options.h"
#include "tuner/multi_device/crew.h"
#include "tuner/multi_device/crew_sweep.h"
#include "tuner/report/select.h"
#include "tuner/report/summary.h"
#include "tuner/request/request.h"
#include "tuner/search/benchmark/replay.h"
#include "tuner/session/session.h"
#include "tuner/sweep/sweep.h"

static const char usage[] = "segtune sweep [options] --geometry SPEC|FILE ...\n"
			    "\n"
			    "Measure the variants of an operation on cases: every combination of the types,\n"
			    "operators and geometries named. Further geometries may follow as operands.\n"
			    "What the database already has is not measured again.";

/* Options as text, before they are split into lists. */
struct sweep_options {
	struct session_options session;
	const char *only, *operation, *types, *opers, *key_types, *strategies, *geometry, *search;
	double budget, time_cap, target, screen;
	int64_t evaluations, seed, samples, least;
	int all, no_finals, warm, quiet, json, peers;
};

#define NOT_GIVEN INT64_MIN /* to a whole number that may not be 0; INFINITY stands for it among the others */

static int check_whole(const char *name, int64_t value, int64_t low, int64_t high, struct err *e)
{
	if (value == NOT_GIVEN || (value >= low && value <= high))
		return 0;
	return high == INT64_MAX ? err_as(e, ERR_USAGE, "option '--%s' cannot be '%lld' (%lld or more)", name,
					  (long long)value, (long long)low)
				 : err_as(e, ERR_USAGE, "option '--%s' cannot be '%lld' (%lld to %lld)", name,
					  (long long)value, (long long)low, (long long)high);
}

static int check_above_0(const char *name, double value, struct err *e)
{
	return value > 0 ? 0 : err_as(e, ERR_USAGE, "option '--%s' cannot be '%g' (above 0)", name, value);
}

/* What would measure nothing, or something else than was meant, is told before a device is woken. */
static int check_numbers(const struct sweep_options *o, struct err *e)
{
	return check_whole("evaluations", o->evaluations, 1, INT64_MAX, e) ||
			       check_whole("seed", o->seed, 0, INT64_MAX, e) ||
			       check_whole("samples", o->samples, 1, INT_MAX, e) ||
			       check_whole("min-samples", o->least, 1, INT_MAX, e) ||
			       check_above_0("budget", o->budget, e) || check_above_0("time-cap", o->time_cap, e) ||
			       check_above_0("target", o->target, e) || check_above_0("screen", o->screen, e)
		       ? -1
		       : 0;
}

/* In a request 0 stands for what was not given. */
static int64_t given(int64_t value)
{
	return value == NOT_GIVEN ? 0 : value;
}

static double given_real(double value)
{
	return isinf(value) ? 0 : value;
}

static int fill_request(struct sweep_request *r, const struct sweep_options *o, int ngeometries, char **geometries,
			struct err *e)
{
	sweep_request_init(r);
	if (check_numbers(o, e))
		return -1;
	(void)snprintf(r->operation, sizeof r->operation, "%s", o->operation);
	(void)snprintf(r->search, sizeof r->search, "%s", o->search);
	r->budget = given_real(o->budget);
	r->sampling.time_cap = given_real(o->time_cap);
	r->evaluations = given(o->evaluations);
	r->seed = (uint64_t)o->seed;
	r->sampling.max_samples = (int)given(o->samples);
	r->sampling.min_samples = (int)given(o->least);
	r->sampling.target = given_real(o->target);
	r->screen = given_real(o->screen);
	r->no_finals = o->no_finals;
	r->all = o->all;
	r->peers = o->peers;
	r->warm = o->warm;
	/* An init may hold defaults; what the user names replaces them. */
	strings_release(&r->types);
	strings_release(&r->opers);
	if ((o->types && strings_split(&r->types, o->types, e)) ||
	    (o->opers && strings_split(&r->opers, o->opers, e)) ||
	    (o->key_types && strings_split(&r->key_types, o->key_types, e)) ||
	    (o->strategies && strings_split(&r->strategies, o->strategies, e)) ||
	    (o->only && param_filter_parse(&r->filter, o->only, e)) ||
	    (o->geometry && strings_add(&r->geometries, o->geometry, e)))
		return -1;
	for (int i = 0; i < ngeometries; i++)
		if (strings_add(&r->geometries, geometries[i], e))
			return -1;
	return 0;
}

/* What was recorded in place of a device. */
static int replay(const struct sweep_options *o, const struct sweep_request *r, struct err *e)
{
	struct progress progress;
	int status;

	if (r->screen > 0)
		return err_as(e, ERR_USAGE, "option '--screen' is for devices: a recording is searched case by case");
	if (r->filter.count)
		return err_as(e, ERR_USAGE, "option '--only' is for devices: a recording has what was measured");
	progress_init(&progress, o->session.progress);
	status = replay_sweep(replay_path(o->session.device), r, &progress, e);
	progress_end(&progress);
	return status;
}

/* The tables of one device that the sweep has added to. */
static int print_boxes(struct session *s, const struct sweep_request *r, struct err *e)
{
	struct strings tables = {0};
	int status = sweep_add_tables(s->catalogue, r, &tables, e) ||
				     summary_print(s->store, s->gpu->info.name, &tables, 4, EXPORT_TOLERANCE, e)
			     ? -1
			     : 0;

	strings_release(&tables);
	return status;
}

struct start {
	struct sweep_request *request;
	const struct operation *operation; /* of the request, once that was checked */
	struct sweep_early early;
};

/* A slip of the pen is told before a database is made and a device is used. */
static int check(void *context, const struct catalogue *cat, struct err *e)
{
	struct start *start = context;

	if (sweep_check_request(cat, start->request, e))
		return -1;
	start->operation = sweep_operation(cat, start->request, 0);
	return 0;
}

static int make_early(void *context, struct err *e)
{
	struct start *start = context;

	start->request->early = &start->early;
	return sweep_early_make(&start->early, start->operation, start->request, e);
}

static int run(struct session *s, const struct sweep_options *o, const struct sweep_request *r, struct err *e)
{
	struct sweep_found found;
	int status = sweep_run(s, r, &found, e);

	progress_end(&s->progress);
	if (status == 0 && !found.valid)
		status = sweep_fail(&found, s->gpu->info.name, e);
	else if (status == 0 && o->session.progress == PROGRESS_AUTO)
		status = print_boxes(s, r, e);
	session_close(s, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	return status;
}

static int measure(const struct sweep_options *o, struct sweep_request *r, const char *command, struct err *e)
{
	struct session_options options = o->session;
	struct start start = {.request = r};
	struct session s = {0};
	int status;

	options.check = check;
	options.meanwhile = make_early;
	options.context = &start;
	status = session_open(&s, &options, command, e) || run(&s, o, r, e) ? -1 : 0;
	r->early = NULL;
	sweep_early_release(&start.early);
	return status;
}

static int summarise(const struct sweep_options *o, const struct strings *tables, const struct strings *names,
		     struct err *e)
{
	struct store *store;
	int status = 0;

	if (o->session.progress != PROGRESS_AUTO)
		return 0;
	if (store_open(o->session.db, STORE_READ, &store, e))
		return -1;
	for (int k = 0; k < names->count && status == 0; k++)
		status = summary_print(store, names->items[k], tables, 4, EXPORT_TOLERANCE, e);
	store_close(store);
	return status;
}

/* Once, before there are processes for several devices. tables: those that the sweep adds to. */
static int check_alone(const struct sweep_options *o, const struct sweep_request *r, struct strings *tables,
		       struct err *e)
{
	struct catalogue *cat;
	int status;

	if (catalogue_open(o->session.catalogue, &cat, e))
		return -1;
	status = sweep_check_request(cat, r, e) || sweep_add_tables(cat, r, tables, e) ? -1 : 0;
	catalogue_close(cat);
	return status;
}

static int measure_all(const struct strings *devices, const struct sweep_options *o, const struct sweep_request *r,
		       const char *command, struct err *e)
{
	struct sweep_found found;
	struct strings names = {0}, tables = {0};
	int status =
		check_alone(o, r, &tables, e) ? -1 : crew_sweep(devices, &o->session, command, r, &names, &found, e);

	if (status == 0)
		status = found.valid ? summarise(o, &tables, &names, e) : sweep_fail(&found, o->session.device, e);

	strings_release(&names);
	strings_release(&tables);
	return status;
}

static int sweep(const struct sweep_options *o, int ngeometries, char **geometries, const char *command, struct err *e)
{
	struct sweep_request r;
	struct strings devices = {0};
	int status = fill_request(&r, o, ngeometries, geometries, e);

	stop_on_signals();
	if (status == 0 && replay_path(o->session.device))
		status = replay(o, &r, e);
	else if (status == 0)
		status = crew_devices(o->session.device, &devices, e) ||
					 (devices.count > 1 ? measure_all(&devices, o, &r, command, e)
							    : measure(o, &r, command, e))
				 ? -1
				 : 0;
	strings_release(&devices);
	sweep_request_release(&r);
	return status;
}

int cmd_sweep(int argc, char **argv)
{
	struct sweep_options o = {.session = {.device = "auto", .db = SEGTUNE_DEFAULT_DB, .jobs = SESSION_JOBS},
				  .operation = "segreduce",
				  .search = "exhaustive",
				  .budget = INFINITY,
				  .time_cap = INFINITY,
				  .target = INFINITY,
				  .screen = INFINITY,
				  .evaluations = NOT_GIVEN,
				  .samples = NOT_GIVEN,
				  .least = NOT_GIVEN};
	const struct option options[] = {
		{"device", OPTION_TEXT, &o.session.device, "DEVICE",
		 "cuda:0, opencl:0, ..., auto (default); several: cuda:0,cuda:1; or replay:FILE.db for what was "
		 "recorded"},
		{"db", OPTION_TEXT, &o.session.db, "FILE", "database (default " SEGTUNE_DEFAULT_DB ")"},
		SESSION_OPTIONS(o.session),
		{"operation", OPTION_TEXT, &o.operation, "NAME", "default segreduce"},
		{"type", OPTION_TEXT, &o.types, "LIST", "element types, comma separated (default the operation's)"},
		{"operator", OPTION_TEXT, &o.opers, "LIST", "operators, comma separated (default plus, or none)"},
		{"key-type", OPTION_TEXT, &o.key_types, "LIST",
		 "of operations with keys: i32 (default), i64, u64, f32; none: keys are i32, those of runs not "
		 "written"},
		{"strategy", OPTION_TEXT, &o.strategies, "LIST", "only these strategies"},
		{"only", OPTION_TEXT, &o.only, "TEXT",
		 "only these values: 'NT=64,128 VT=7'; strategies without the parameter are not restricted"},
		{"geometry", OPTION_TEXT, &o.geometry, "SPEC|FILE", "as `segtune geometry` takes it"},
		{"search", OPTION_TEXT, &o.search, "NAME",
		 "exhaustive (default), random, or of bench-search --list; auto: the one that scores best"},
		{"budget", OPTION_SECONDS, &o.budget, "TIME", "for the whole sweep: 60s, 5m"},
		{"evaluations", OPTION_INT, &o.evaluations, "N", "measurements at most"},
		{"screen", OPTION_REAL, &o.screen, "R",
		 "coarse lengths and small sizes first; leave out what is slower than the best by more than R there "
		 "(0.25: a quarter)"},
		{"seed", OPTION_INT, &o.seed, "N", "of the random search"},
		{"target", OPTION_REAL, &o.target, "R",
		 "width of a time's 95% interval that is enough (default 0.005)"},
		{"samples", OPTION_INT, &o.samples, "N", "samples of a measurement at most (default 101)"},
		{"min-samples", OPTION_INT, &o.least, "N", "samples of a measurement at least (default 11)"},
		{"time-cap", OPTION_SECONDS, &o.time_cap, "TIME", "device time of a measurement at most"},
		{"all", OPTION_FLAG, &o.all, NULL,
		 "also variants that are possible but not sensible, and strategies on request"},
		{"peers", OPTION_FLAG, &o.peers, NULL, "also what other libraries offer, to compare with (make peers)"},
		{"warm", OPTION_FLAG, &o.warm, NULL, "do not flush the cache between samples"},
		{"retry", OPTION_FLAG, &o.session.retry, NULL, "also what crashed or took too long in an earlier run"},
		{"no-finals", OPTION_FLAG, &o.no_finals, NULL, "do not measure the best once more, in turns"},
		{"quiet", OPTION_FLAG, &o.quiet, NULL, "no progress and no summary"},
		{"json", OPTION_FLAG, &o.json, NULL, "one JSON object a measurement on standard output"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char *command = session_command(argc, argv);
	int operands, status = options_parse(argc, argv, options, usage, &operands);
	struct err e = {0};

	if (status == OPTIONS_GO_ON) {
		o.session.progress = o.json ? PROGRESS_JSON : o.quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
		if (!command)
			status = (err_set(&e, "out of memory"), report(&e));
		else
			status = sweep(&o, operands, argv + 1, command, &e) ? report(&e) : 0;
		if (status == 130)
			(void)fprintf(stderr, "segtune: everything measured is kept; go on with: %s\n", command);
	}
	free(command);
	return status;
}
