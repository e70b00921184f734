/* The table of subcommands, for main and for `segtune help`. */
#include "tuner/cli/commands.h"

const struct command commands[] = {
	{"demo", cmd_demo, "replay a recorded sweep, with plot and header: start here"},
	{"devices", cmd_devices, "list devices, and why a backend is missing"},
	{"catalogue", cmd_catalogue, "list operations, strategies and their parameters"},
	{"geometry", cmd_geometry, "show the segment lengths of a geometry"},
	{"run", cmd_run, "run a tuning script"},
	{"sweep", cmd_sweep, "measure variants on cases given on the command line"},
	{"plot", cmd_plot, "plot throughput against segment length"},
	{"report", cmd_report, "write an HTML page of plots and tables"},
	{"export", cmd_export, "write a launch-box header, a C library or results"},
	{"verify", cmd_verify, "check variants against reference results"},
	{"db", cmd_db, "list, check, copy, merge and compare databases"},
	{"bench-search", cmd_bench_search, "compare search strategies on recorded measurements"},
	{HELP_COMMAND, NULL, "show the help of a command or topic"},
	{NULL, NULL, NULL},
};
