/* `segtune plot`: draws throughput from a database. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tuner/base/plain_output.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/databases.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/plot.h"
#include "tuner/session/session.h"

static const char usage[] = "segtune plot [options]\n"
			    "\n"
			    "Plot the throughput of each strategy's best variant against mean segment length,\n"
			    "one panel per kind of lengths, as PNG and SVG. Needs gnuplot (package\n"
			    "gnuplot-nox).";

struct plot_command {
	struct plot_request request;
	struct strings dbs;
	int text;
};

/* Replaces each of several names, separated by commas ("H200,cuda:0"), with the device's full name. */
static int complete_devices(struct store *s, struct plot_request *r, struct err *e)
{
	char list[sizeof r->device], *save = NULL;

	(void)snprintf(list, sizeof list, "%s", r->device);
	r->device[0] = '\0';
	for (char *part = strtok_r(list, ",", &save); part; part = strtok_r(NULL, ",", &save)) {
		const size_t used = strlen(r->device);
		char device[DEVICE_NAME];

		if (database_device(s, part, device, e) != 0)
			return -1;
		if (used + strlen(device) + 2 > sizeof r->device)
			return err_as(e, ERR_USAGE, "option '--device' has too many names");
		(void)snprintf(r->device + used, sizeof r->device - used, "%s%s", used ? "," : "", device);
	}
	return 0;
}

/* Checks one name, which may contain commas, several separated by commas, or all. */
static int check_drivers(struct store *s, const char *drivers, struct err *e)
{
	char parts[sizeof((struct plot_request *)0)->driver], *save = NULL;
	struct err whole;

	if (strcmp(drivers, PLOT_ALL_DRIVERS) == 0)
		return 0;
	if (!strchr(drivers, ',') || database_check_name(s, STORE_DRIVERS, drivers, &whole) == 0)
		return database_check_name(s, STORE_DRIVERS, drivers, e);
	(void)snprintf(parts, sizeof parts, "%s", drivers);
	for (char *part = strtok_r(parts, ",", &save); part; part = strtok_r(NULL, ",", &save))
		if (database_check_name(s, STORE_DRIVERS, part, e) != 0)
			return -1;
	return 0;
}

/* What the request leaves open is chosen from the database; what it names must be there. */
static int complete(struct store *s, struct plot_request *r, struct err *e)
{
	char device[DEVICE_NAME] = "";
	struct err whole;

	/* The name of one device may contain a comma, too. */
	const int several = strchr(r->device, ',') && database_device(s, r->device, device, &whole) != 0;
	const int all = strcmp(r->device, PLOT_ALL_DEVICES) == 0;

	if (several)
		device[0] = '\0';
	if ((several ? complete_devices(s, r, e) : database_device(s, all ? "" : r->device, device, e)) ||
	    database_check_name(s, STORE_OPERATIONS, r->operation, e) ||
	    database_check_name(s, STORE_TYPES, r->type, e) || database_check_name(s, STORE_OPERATORS, r->oper, e) ||
	    database_check_name(s, STORE_KEY_TYPES, r->key_type, e) || check_drivers(s, r->driver, e))
		return -1;
	if (!all && !several)
		(void)snprintf(r->device, sizeof r->device, "%s", device);
	return r->operation[0] ? 0 : store_usual_operation(s, device, r->operation, sizeof r->operation, e);
}

static int draw(const struct strings *dbs, struct plot_request *r, struct strings *written, struct strings *notes,
		struct err *e)
{
	struct store *store;
	int result;

	if (store_open_several(dbs, &store, e) != 0)
		return -1;
	result = complete(store, r, e) || plot_draw(store, r, written, notes, e) ? -1 : 0;
	store_close(store);
	return result;
}

/* Printed on stderr, since --out - writes the picture to stdout. notes may be NULL. */
static void print_written(const struct strings *written, const struct strings *notes)
{
	for (int i = 0; notes && i < notes->count; i++)
		wrap_printf(stderr, 0, 2, "%s", notes->items[i]);
	for (int i = 0; i < written->count; i++)
		(void)fprintf(stderr, "wrote %s\n", written->items[i]);
}

static int parse(int argc, char **argv, struct plot_command *c, int *operands)
{
	struct plot_request *r = &c->request;
	const struct option options[] = {
		OPTION_DATABASES(&c->dbs),
		{"x", OPTION_CHARS(r->x), "AXIS",
		 "\"mean length\" (default), elements, or width (heat map, for rows); for effects a parameter (NT), or "
		 "two for a heat map (NT,VT)"},
		{"y", OPTION_CHARS(r->y), "AXIS",
		 "fraction (of copy bandwidth, default), GB/s, time, regret (against number of launch boxes), effect "
		 "(of each parameter's values) or ratio (to the fastest peer; heat map, for rows)"},
		{"operation", OPTION_CHARS(r->operation), "NAME", "default segreduce, else the one measured last"},
		{"type", OPTION_CHARS(r->type), "TYPE", "default f32, else what the operation has"},
		{"operator", OPTION_CHARS(r->oper), "OPERATOR", "default plus"},
		{"key-type", OPTION_CHARS(r->key_type), "TYPE", "for operations with keys (default i32)"},
		{"input", OPTION_CHARS(r->input), "INPUT", "input values (default array; segtune help inputs)"},
		{"device", OPTION_CHARS(r->device), "NAME",
		 "full name, part of it, or cuda:0 if present; several (A,B) or all: one curve each (default: the one "
		 "measured last)"},
		{"driver", OPTION_CHARS(r->driver), "TEXT",
		 "results with this driver (default: the device's newest); several (A,B) or all: one curve each"},
		{"kind", OPTION_CHARS(r->kind), "KIND", "only lengths of this kind, e.g. uniform"},
		{"geometry", OPTION_CHARS(r->geometry), "PATTERN", "only geometries that match 'uniform:n=64M,*'"},
		{"strategy", OPTION_CHARS(r->strategy), "NAME",
		 "for effects (default: the one that is fastest most often) and samples"},
		{"before", OPTION_CHARS(r->before), "FILE",
		 "compare the best variants with those of the same device in this other database"},
		{"beside", OPTION_CHARS(r->beside), "OPERATION",
		 "add the best variants of this operation: reduce, or with an operator, 'reduce plus'"},
		{"peers", OPTION_FLAG, &r->peers, NULL, "plot the best variant and each peer, not each strategy"},
		{"out", OPTION_CHARS(r->out), "PATH",
		 "file.png, .svg or .pdf; without extension PNG and SVG (default results/throughput); -: text on a "
		 "terminal, else PNG"},
		{"text", OPTION_FLAG, &c->text, NULL, "plot as text on standard output, as wide as the terminal"},
		{0}};

	plot_request_init(r);
	r->operation[0] = '\0'; /* not given */
	return options_parse(argc, argv, options, usage, operands);
}

static int plot(struct plot_command *c, struct err *e)
{
	struct plot_request *r = &c->request;
	struct strings written = {0}, notes = {0};
	int status;

	if (c->text || (strcmp(r->out, "-") == 0 && isatty(plain_output_fd(stdout))))
		(void)snprintf(r->out, sizeof r->out, "%s", PLOT_TEXT_OUT);
	status = databases_default(&c->dbs, e) || draw(&c->dbs, r, &written, &notes, e) ? -1 : 0;
	print_written(&written, status == 0 ? &notes : NULL);
	strings_release(&written);
	strings_release(&notes);
	return status;
}

int cmd_plot(int argc, char **argv)
{
	struct plot_command c = {.text = 0};
	struct err e;
	int operands, status = parse(argc, argv, &c, &operands);

	if (status == OPTIONS_GO_ON)
		status = options_refuse_operands(argv, operands, &e) || plot(&c, &e) ? report(&e) : 0;
	strings_release(&c.dbs);
	return status;
}
