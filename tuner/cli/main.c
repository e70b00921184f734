#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/process/build_worker.h"
#include "harness/process/remote.h"
#include "tuner/cli/commands.h"

static const struct command commands[] = {
	{"devices", cmd_devices, "the devices found, and why a backend is absent"},
	{"catalogue", cmd_catalogue, "operations, strategies and their parameters"},
	{"geometry", cmd_geometry, "what a segment geometry looks like"},
	{"run", cmd_run, "run a tuning script"},
	{"sweep", cmd_sweep, "measure variants on cases, from the command line"},
	{"plot", cmd_plot, "draw throughput against segment length"},
	{"export", cmd_export, "write the launch-box header"},
	{"verify", cmd_verify, "check variants against their references"},
	{"db", cmd_db, "look into a database"},
	{"bench-search", cmd_bench_search, "compare search strategies on recorded measurements"},
	{NULL, NULL, NULL},
};

static void usage(FILE *to)
{
	(void)fputs("segtune finds the fastest way to do segmented reductions on a device\n\n"
		    "usage: segtune COMMAND [options], segtune COMMAND --help\n\n",
		    to);
	for (const struct command *c = commands; c->name; c++)
		(void)fprintf(to, "  %-12s %s\n", c->name, c->about);
}

/* A full disk must not look like success: stdout is flushed and checked here, once for all commands. */
static int finish(int status)
{
	if (fflush(stdout) != 0 || ferror(stdout)) {
		(void)fputs("segtune: cannot write standard output\n", stderr);
		return status ? status : 1;
	}
	return status;
}

/* Whoever began this process may have left its children to nobody, and standard files closed. */
static void settle(void)
{
	int fd;

	(void)signal(SIGCHLD, SIG_DFL);
	/* To be read only: what is written to one that was closed still fails. */
	do
		fd = open("/dev/null", O_RDONLY);
	while (fd >= 0 && fd <= STDERR_FILENO);
	if (fd >= 0)
		(void)close(fd);
}

int main(int argc, char **argv)
{
	settle();
	if (argc > 1 && strcmp(argv[1], BUILD_WORKER) == 0)
		return build_worker_main(argc, argv);
	if (argc > 1 && strcmp(argv[1], REMOTE_WORKER) == 0)
		return remote_worker_main();
	if (argc < 2) {
		usage(stderr);
		return 2;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0) {
		usage(stdout);
		return finish(0);
	}
	for (const struct command *c = commands; c->name; c++)
		if (strcmp(argv[1], c->name) == 0)
			return finish(c->run(argc - 1, argv + 1));
	(void)fprintf(stderr, "segtune: unknown command '%s' (segtune --help lists them)\n", argv[1]);
	return 2;
}
