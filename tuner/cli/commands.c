/* The table of subcommands, for main and for `segtune help`. */
#include "tuner/cli/commands.h"

const struct command commands[] = {
	{"demo", cmd_demo, "a recorded sweep replayed, with plot and header: begin here"},
	{"devices", cmd_devices, "the devices found, and why a backend is absent"},
	{"catalogue", cmd_catalogue, "operations, strategies and their parameters"},
	{"geometry", cmd_geometry, "what a segment geometry looks like"},
	{"run", cmd_run, "run a tuning script"},
	{"sweep", cmd_sweep, "measure variants on cases, from the command line"},
	{"plot", cmd_plot, "draw throughput against segment length"},
	{"report", cmd_report, "write a page of plots and tables, to look at in a browser"},
	{"export", cmd_export, "write the launch-box header"},
	{"verify", cmd_verify, "check variants against their references"},
	{"db", cmd_db, "look into a database"},
	{"bench-search", cmd_bench_search, "compare search strategies on recorded measurements"},
	{HELP_COMMAND, NULL, "help on a command or a topic"},
	{NULL, NULL, NULL},
};
