/* `segtune sweep`: measures variants on cases, on one device, on several, or from a recording. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "harness/base/stop.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/base/standard_input.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/sweep_stale.h"
#include "tuner/multi_device/multi_device.h"
#include "tuner/report/summary.h"
#include "tuner/request/request.h"
#include "tuner/search/benchmark/replay.h"
#include "tuner/session/session.h"
#include "tuner/shards/shards.h"
#include "tuner/sweep/sweep.h"

static const char usage[] = "segtune sweep [options] --geometry SPEC|FILE ...\n"
			    "\n"
			    "Measure the variants of an operation on cases: all combinations of the types,\n"
			    "operators and geometries given. More geometries may follow as operands. What the\n"
			    "database already has is not measured again.";

struct sweep_options {
	struct session_options session;
	struct sweep_request request;
	const char *params, *geometry, *input;
	int64_t samples, least; /* most and fewest of a measurement; 0: default */
	int64_t cross;
	int all, quiet, json, stale;
	const char *plan; /* folder of the plan to write; NULL: measure */
	int64_t shards;
	char *passed; /* with a plan: the options that its sweeps are given */
};

static int check_samples(const char *name, int64_t value, struct err *e)
{
	return value <= INT_MAX ? 0
				: err_as(e, ERR_USAGE, "option '--%s' cannot be '%lld' (1 to %d)", name,
					 (long long)value, INT_MAX);
}

static int add_geometry(struct sweep_request *r, const char *text, struct err *e)
{
	char geometry[GEOMETRY_OPERAND];

	return geometry_operand(text, geometry, e) || strings_add(&r->geometries, geometry, e) ? -1 : 0;
}

/* Completes the request with what the option table cannot write into it. */
static int fill_request(struct sweep_options *o, int ngeometries, char **geometries, struct err *e)
{
	struct sweep_request *r = &o->request;

	if (!r->operation[0] && !o->stale)
		(void)snprintf(r->operation, sizeof r->operation, "segreduce");
	if (check_samples("samples", o->samples, e) || check_samples("min-samples", o->least, e))
		return -1;
	if (o->samples && o->samples < o->least)
		return err_as(e, ERR_USAGE, "option '--samples': %lld is less than '--min-samples' %lld",
			      (long long)o->samples, (long long)o->least);
	r->sampling.max_samples = (int)o->samples;
	r->cross = (int)(o->cross > INT_MAX ? INT_MAX : o->cross);
	r->sampling.min_samples = (int)o->least;
	if (o->all && r->space[0] && strcmp(r->space, "possible") != 0)
		return err_as(e, ERR_USAGE, "option '--all' is '--space possible', not '%s'", r->space);
	if (o->all)
		(void)snprintf(r->space, sizeof r->space, "possible");
	if ((o->input && strings_add(&r->inputs.texts, o->input, e)) || sweep_request_apply_inputs(r, e))
		return -1;
	if ((o->params && param_filter_parse(&r->filter, o->params, e)) ||
	    (o->geometry && add_geometry(r, o->geometry, e)))
		return -1;
	for (int i = 0; i < ngeometries; i++)
		if (add_geometry(r, geometries[i], e))
			return -1;
	return 0;
}

/* Refuses options that choose what to measure, or how. */
static int check_recorded(const struct sweep_options *o, const struct sweep_request *r, struct err *e)
{
	const struct replay_option options[] = {
		{r->screen > 0, "screen", "a recording is searched case by case"},
		{r->cross > 0, "cross", "a recording is searched case by case"},
		{r->inputs.texts.count > 0, "input", "recordings are of values in memory"},
		{r->filter.reproducible, "reproducible", NULL},
		{r->filter.count > 0, "params", NULL},
		{o->all, "all", NULL},
		{o->stale, "stale", NULL},
		{r->space[0] != 0, "space", NULL},
		{r->peers, "peers", NULL},
		{r->sampling.target > 0, "target", NULL},
		{o->samples > 0, "samples", NULL},
		{o->least > 0, "min-samples", NULL},
		{r->sampling.time_cap > 0, "time-cap", NULL}};

	return replay_refuse(options, sizeof options / sizeof *options, e);
}

/* Sweeps over recorded measurements instead of a device. */
static int replay(const struct sweep_options *o, const struct sweep_request *r, struct err *e)
{
	struct progress progress;
	int status;

	if (check_recorded(o, r, e))
		return -1;
	progress_init(&progress, o->session.progress);
	status = replay_sweep(replay_path(o->session.device), r, &progress, e);
	progress_end(&progress);
	return status;
}

/* Prints the boxes of the tables that the sweep has added to. */
static int print_boxes(struct session *s, const struct sweep_request *r, struct err *e)
{
	struct sweep_tables tables = {0};
	const struct selection_options limits = SUMMARY_DEFAULTS;
	int status =
		sweep_add_tables(s->catalogue, r, &tables, e) ||
				summary_print(s->store, s->gpu->info.name, &tables.inputs, &tables.names, &limits, e)
			? -1
			: 0;

	sweep_tables_release(&tables);
	return status;
}

struct start {
	const struct sweep_request *request;
	const struct operation *operation; /* of the request, once that is checked */
	struct first_case first;
};

/* Reports mistakes in the request before a database is created and a device is used. */
static int check(void *context, const struct catalogue *cat, struct err *e)
{
	struct start *start = context;

	if (sweep_check_request(cat, start->request, e))
		return -1;
	start->operation = sweep_operation(cat, start->request, 0);
	return 0;
}

static int make_first_case(void *context, struct err *e)
{
	struct start *start = context;

	return first_case_make(&start->first, start->operation, start->request, e);
}

static int run(struct session *s, const struct sweep_options *o, struct start *start, struct err *e)
{
	const struct sweep_request *r = start->request;
	struct sweep_found found;
	int status = sweep_run(s, r, NULL, &start->first, &found, e);

	progress_end(&s->progress);
	if (status == 0 && !found.valid)
		status = sweep_fail(&found, s->gpu->info.name, e);
	else if (status == 0 && o->session.progress == PROGRESS_AUTO)
		status = print_boxes(s, r, e);
	session_close(s, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	return status;
}

static int measure(const struct sweep_options *o, const struct sweep_request *r, const char *command, struct err *e)
{
	struct session_options options = o->session;
	struct start start = {.request = r};
	struct session s = {0};
	int status;

	options.check = check;
	options.while_opening = make_first_case;
	options.context = &start;
	status = session_open(&s, &options, command, e) || run(&s, o, &start, e) ? -1 : 0;
	first_case_release(&start.first);
	return status;
}

static int summarise(const struct sweep_options *o, const struct sweep_tables *tables, const struct strings *names,
		     struct err *e)
{
	const struct selection_options limits = SUMMARY_DEFAULTS;
	struct store *store;
	int status = 0;

	if (o->session.progress != PROGRESS_AUTO)
		return 0;
	if (store_open(o->session.db, STORE_READ, &store, e))
		return -1;
	for (int k = 0; k < names->count && status == 0; k++)
		status = summary_print(store, names->items[k], &tables->inputs, &tables->names, &limits, e);
	store_close(store);
	return status;
}

/* Checks once, before the processes for several devices are started. tables: those that the sweep adds to. */
static int check_alone(const struct sweep_options *o, const struct sweep_request *r, struct sweep_tables *tables,
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

/* ---- --stale ---- */

/* Operators that scripts define are not known here, so their results are left alone. */
static int measure_again(const struct sweep_options *o, const char *command, struct err *e)
{
	struct session s = {0};
	struct sweep_found found;
	int old = 0, status = session_open(&s, &o->session, command, e);

	if (status == 0)
		status = sweep_stale(&s, &o->request, &found, &old, e);
	progress_end(&s.progress);
	if (status == 0 && o->session.progress == PROGRESS_AUTO)
		progress_say(&s.progress, old ? "%d results of this device were stale" : "nothing is stale", old);
	session_close(&s, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	return status;
}

/* With --stale the database says what is measured. */
static int check_stale(const struct sweep_options *o, int ngeometries, const struct device_list *devices, struct err *e)
{
	if (ngeometries > 0 || o->geometry)
		return err_as(e, ERR_USAGE, "option '--stale' takes no geometry: it repeats stored measurements");
	if (devices->specs.count > 1)
		return err_as(e, ERR_USAGE, "option '--stale' is for one device at a time");
	return 0;
}

static int measure_all(struct device_list *devices, const struct sweep_options *o, const struct sweep_request *r,
		       const char *command, struct err *e)
{
	struct sweep_found found;
	struct sweep_tables tables = {0};
	int status =
		check_alone(o, r, &tables, e) ? -1 : multi_device_sweep(devices, &o->session, command, r, &found, e);

	if (status == 0)
		status = found.valid ? summarise(o, &tables, &devices->names, e)
				     : sweep_fail(&found, o->session.device, e);
	sweep_tables_release(&tables);
	return status;
}

/* Sweeps on devices of this machine. */
static int sweep_devices(struct sweep_options *o, int ngeometries, const char *command, struct err *e)
{
	const struct sweep_request *r = &o->request;
	struct device_list devices = {0};
	int status = device_list_read(&devices, o->session.device, e);

	if (status == 0 && o->stale)
		status = check_stale(o, ngeometries, &devices, e) || measure_again(o, command, e) ? -1 : 0;
	else if (status == 0)
		status = devices.specs.count > 1 ? measure_all(&devices, o, r, command, e) : measure(o, r, command, e);
	device_list_release(&devices);
	return status;
}

/* ---- --plan ---- */

/* Options that a plan writes itself, or that make no sense for the sweep of one shard. */
static const char *const not_passed[] = {"plan", "shards", "db", "type", "operator", "key-type", "geometry", NULL};

static int check_plan(const struct sweep_options *o, struct err *e)
{
	struct sweep_tables tables = {0};
	int status = -1;

	if (o->stale)
		(void)err_as(e, ERR_USAGE, "option '--plan' is for geometries, not for '--stale'");
	else if (replay_path(o->session.device))
		(void)err_as(e, ERR_USAGE, "option '--plan' is for devices, not for a recording");
	else if (o->shards > SHARDS_MOST)
		(void)err_as(e, ERR_USAGE, "option '--shards' cannot be '%lld' (1 to %d)", (long long)o->shards,
			     SHARDS_MOST);
	else
		status = check_alone(o, &o->request, &tables, e);
	sweep_tables_release(&tables);
	return status;
}

static int write_plan(const struct sweep_options *o, struct err *e)
{
	struct shard_plan plan = {.folder = o->plan,
				  .program = program_invocation_name,
				  .options = o->passed,
				  .shards = o->shards ? (int)o->shards : SHARDS_DEFAULT};
	int cases;

	if (!o->passed)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	if (check_plan(o, e) || shards_write(&o->request, &plan, &cases, e))
		return -1;
	if (!o->quiet)
		(void)printf("%s/job.sh: %d case%s in %d shard%s; sbatch it, then sh %s/merge.sh OUT.db\n", o->plan,
			     cases, cases == 1 ? "" : "s", plan.shards, plan.shards == 1 ? "" : "s", o->plan);
	return 0;
}

/* The options as they were given, as text: options_parse would reorder them. */
static char *pass_options(int argc, char *const *argv, const struct option *options)
{
	char *text = NULL;
	size_t size = 0;
	FILE *f = memory_stream(&text, &size);

	if (!f)
		return NULL;
	options_put(f, argc, argv, options, not_passed);
	if (fclose(f) == 0)
		return text;
	free(text);
	return NULL;
}

static int sweep(struct sweep_options *o, int ngeometries, char **geometries, const char *command, struct err *e)
{
	int status = fill_request(o, ngeometries, geometries, e);

	stop_on_signals();
	if (status != 0)
		return -1;
	if (o->plan || o->shards)
		return o->plan ? write_plan(o, e)
			       : err_as(e, ERR_USAGE, "option '--shards' is for '--plan', which is not given");
	return replay_path(o->session.device) ? replay(o, &o->request, e) : sweep_devices(o, ngeometries, command, e);
}

/* The rows of the option table about sampling. */
#define SAMPLING_OPTIONS(o)                                                                                            \
	{"target", OPTION_POSITIVE, &(o)->request.sampling.target, "R",                                                \
	 "stop sampling at this relative width of the 95% interval (default 0.005)"},                                  \
		{"samples", OPTION_COUNT, &(o)->samples, "N", "maximum samples per measurement (default 101)"},        \
		{"min-samples", OPTION_COUNT, &(o)->least, "N", "minimum samples per measurement (default 11)"},       \
	{                                                                                                              \
		"time-cap", OPTION_SECONDS, &(o)->request.sampling.time_cap, "TIME",                                   \
			"maximum device time per measurement"                                                          \
	}

/* The rows about the search: what is tried first, and for how long. */
#define SEARCH_OPTIONS(r)                                                                                              \
	{"search", OPTION_CHARS((r)->search), "NAME",                                                                  \
	 "exhaustive (default), random, or another of bench-search --list; auto: the one that scores best"},           \
		{"priors", OPTION_MANY, &(r)->priors, "FILE",                                                          \
		 "start the search with the winners in this database, e.g. of other devices; several times: all of "   \
		 "them"},                                                                                              \
		{"budget", OPTION_SECONDS, &(r)->budget, "TIME", "time for the whole sweep: 60s, 5m"},                 \
	{                                                                                                              \
		"evaluations", OPTION_COUNT, &(r)->evaluations, "N", "maximum number of measurements"                  \
	}

static int parse(int argc, char **argv, struct sweep_options *o, int *operands)
{
	struct sweep_request *r = &o->request;
	const struct option options[] = {
		{"device", OPTION_TEXT, &o->session.device, "DEVICE",
		 "cuda:0, opencl:0, ... or auto (default); several: cuda:0,cuda:1; a recording: replay:FILE.db"},
		{"db", OPTION_TEXT, &o->session.db, "FILE", "database (" ABOUT_DEFAULT_DB ")"},
		SESSION_OPTIONS(o->session),
		{"operation", OPTION_CHARS(r->operation), "NAME", "default segreduce; with --stale: all"},
		{"type", OPTION_LIST, &r->types, "LIST", "element types, comma separated (default: the operation's)"},
		{"operator", OPTION_LIST, &r->opers, "LIST", "operators, comma separated (default plus, or none)"},
		{"key-type", OPTION_LIST, &r->key_types, "LIST",
		 "for operations with keys: i32 (default), u32, i64, u64, f32, f64; none: i32, but the keys of runs "
		 "are not written"},
		{"input", OPTION_TEXT, &o->input, "INPUT",
		 "input values: array (default), constant:NUMBER, counting, gather, transform:EXPRESSION, "
		 "multiply:EXPRESSION "
		 "(segtune help inputs)"},
		{"strategy", OPTION_LIST, &r->strategies, "LIST", "only these strategies"},
		{"only", OPTION_RENAMED, NULL, "params", NULL},
		{"params", OPTION_TEXT, &o->params, "TEXT",
		 "only these parameter values: 'NT=64,128 VT=7'; a strategy without the parameter is not restricted"},
		{"geometry", OPTION_TEXT, &o->geometry, "SPEC|FILE", "see `segtune geometry --help`"},
		SEARCH_OPTIONS(r),
		{"screen", OPTION_POSITIVE, &r->screen, "R",
		 "coarse lengths and small sizes first; elsewhere skip variants that were slower than the best by more "
		 "than R (0.25: 25%)"},
		{"cross", OPTION_COUNT, &o->cross, "N",
		 "then measure the best N of each case on all other cases, so that one box can serve many (default 0)"},
		{"seed", OPTION_NATURAL, &r->seed, "N", "seed of the search (default 0)"},
		SAMPLING_OPTIONS(o),
		{"space", OPTION_CHARS(r->space), "NAME",
		 "hinted (default if the device has its own prior), sensible or possible variants (segtune help "
		 "search)"},
		{"all", OPTION_FLAG, &o->all, NULL, "--space possible, plus strategies that run on request only"},
		{"peers", OPTION_FLAG, &r->peers, NULL, "also measure other libraries (make peers)"},
		{"stale", OPTION_FLAG, &o->stale, NULL, "repeat the measurements that `segtune db stale` lists"},
		{"plan", OPTION_TEXT, &o->plan, "DIR",
		 "measure nothing: write the sweep as shards for a job array (segtune help cluster)"},
		{"shards", OPTION_COUNT, &o->shards, "N", "shards of a plan, at most one per case (default 16)"},
		{"warm", OPTION_FLAG, &r->sampling.warm, NULL, "do not flush the cache between samples"},
		{"reproducible", OPTION_FLAG, &r->filter.reproducible, NULL,
		 "only strategies whose floating-point results have the same bits in each run"},
		{"retry", OPTION_FLAG, &o->session.retry, NULL,
		 "also retry what crashed or timed out in an earlier run"},
		{"no-finals", OPTION_FLAG, &r->sampling.no_finals, NULL,
		 "skip the final comparison of the best variants"},
		{"quiet", OPTION_FLAG, &o->quiet, NULL, "print no progress and no summary"},
		{"json", OPTION_FLAG, &o->json, NULL, "print one JSON object per measurement on standard output"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};

	o->passed = pass_options(argc, argv, options);
	return options_parse(argc, argv, options, usage, operands);
}

static int parse_and_sweep(int argc, char **argv, struct sweep_options *o, const char *command)
{
	struct err e = {0};
	int operands, status = parse(argc, argv, o, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	o->session.progress = o->json ? PROGRESS_JSON : o->quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
	return sweep(o, operands, argv + 1, command, &e) ? report(&e) : 0;
}

int cmd_sweep(int argc, char **argv)
{
	struct sweep_options o = {.session = {.device = "auto", .db = session_default_db(), .jobs = SESSION_JOBS}};
	char *command = session_command(argc, argv);
	int status;

	if (!command)
		return report_no_memory();
	sweep_request_init(&o.request);
	o.request.seed = 0;
	o.request.operation[0] = '\0'; /* not given */
	status = parse_and_sweep(argc, argv, &o, command);
	if (status == 130)
		(void)fprintf(stderr, "segtune: all measurements are kept; continue with: %s\n", command);
	sweep_request_release(&o.request);
	free(o.passed);
	free(command);
	return status;
}
