#include <stdio.h>

#include "tuner/cli/commands.h"
#include "tuner/cli/options.h"
#include "tuner/report/plot.h"
#include "tuner/session/session.h"

static const char usage[] = "segtune plot [options]\n"
			    "\n"
			    "Draw the throughput of each strategy's best variant against mean segment\n"
			    "length, one panel for each kind of lengths, as PNG and SVG. Needs gnuplot\n"
			    "(package gnuplot-nox).";

/* An option's text into the request's array; without option the default stays. */
static int take(char *to, size_t size, const char *text, const char *option, struct err *e)
{
	if (text && snprintf(to, size, "%s", text) >= (int)size)
		return err_as(e, ERR_USAGE, "--%s '%.60s...' is too long", option, text);
	return 0;
}

static int draw(const char *db, const struct plot_request *r, struct strings *written, struct strings *notes,
		struct err *e)
{
	struct store *store;
	int result;

	if (store_open(db, STORE_READ, &store, e) != 0)
		return -1;
	result = plot_draw(store, r, written, notes, e);
	store_close(store);
	return result;
}

int cmd_plot(int argc, char **argv)
{
	const char *db = SEGTUNE_DEFAULT_DB, *x = NULL, *y = NULL, *type = NULL, *oper = NULL, *operation = NULL;
	const char *device = NULL, *kind = NULL, *out = NULL, *geometry = NULL, *key_type = NULL;
	int peers = 0;
	const struct option options[] = {
		{"db", OPTION_TEXT, &db, "FILE", "database to read (" SEGTUNE_DEFAULT_DB ")"},
		{"x", OPTION_TEXT, &x, "AXIS", "\"mean length\" (default) or \"elements\""},
		{"y", OPTION_TEXT, &y, "AXIS", "fraction (of copy bandwidth, the default) or GB/s"},
		{"operation", OPTION_TEXT, &operation, "NAME", "default segreduce"},
		{"type", OPTION_TEXT, &type, "TYPE", "default f32, or what the operation has"},
		{"operator", OPTION_TEXT, &oper, "OPERATOR", "default plus"},
		{"key-type", OPTION_TEXT, &key_type, "TYPE", "of operations with keys (default i32)"},
		{"device", OPTION_TEXT, &device, "NAME", "as stored; default: the one measured last"},
		{"kind", OPTION_TEXT, &kind, "KIND", "only lengths of this kind, e.g. uniform"},
		{"geometry", OPTION_TEXT, &geometry, "PATTERN", "only geometries of such names: 'uniform:n=64M,*'"},
		{"peers", OPTION_FLAG, &peers, NULL, "the best variant beside each peer, in place of each strategy"},
		{"out", OPTION_TEXT, &out, "PATH", "to .png, .svg, or both without ending (results/throughput)"},
		{0}};
	struct plot_request r;
	struct strings written = {0}, notes = {0};
	struct err e;
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	plot_request_init(&r);
	r.peers = peers;
	if (operands > 0)
		status = err_as(&e, ERR_USAGE, "plot takes no operand, not '%s'", argv[1]);
	else if (take(r.x, sizeof r.x, x, "x", &e) || take(r.y, sizeof r.y, y, "y", &e) ||
		 take(r.type, sizeof r.type, type, "type", &e) || take(r.oper, sizeof r.oper, oper, "operator", &e) ||
		 take(r.key_type, sizeof r.key_type, key_type, "key-type", &e) ||
		 take(r.operation, sizeof r.operation, operation, "operation", &e) ||
		 take(r.device, sizeof r.device, device, "device", &e) ||
		 take(r.kind, sizeof r.kind, kind, "kind", &e) ||
		 take(r.geometry, sizeof r.geometry, geometry, "geometry", &e) ||
		 take(r.out, sizeof r.out, out, "out", &e))
		status = -1;
	else
		status = draw(db, &r, &written, &notes, &e);
	/* On stderr: with --out - the picture itself goes to stdout. */
	for (int i = 0; i < notes.count && status == 0; i++)
		(void)fprintf(stderr, "%s\n", notes.items[i]);
	for (int i = 0; i < written.count; i++)
		(void)fprintf(stderr, "wrote %s\n", written.items[i]);
	if (status != 0)
		status = report(&e);
	strings_release(&written);
	strings_release(&notes);
	return status;
}
