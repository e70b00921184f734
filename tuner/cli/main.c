/* segtune: finds the command, and checks that its output was written. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/process/build_worker.h"
#include "harness/process/remote.h"
#include "tuner/base/plain_output.h"
#include "tuner/base/strings.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/option_values.h"
#include "tuner/session/session.h"

/* A full disk must not look like success: stdout is flushed and checked here for all commands. */
static int finish(int status)
{
	const int lost = fflush(stdout) != 0 || ferror(stdout);

	/* A command that failed has printed its message already. */
	if (status == 0 && lost)
		(void)fputs("segtune: cannot write standard output\n", stderr);
	return status ? status : lost;
}

/* The parent process may have set SIGCHLD to be ignored, and closed standard files. */
static void reset_process(void)
{
	int fd;

	(void)signal(SIGCHLD, SIG_DFL);
	/* Read-only, so that writing to a standard file that was closed still fails. */
	do
		fd = open("/dev/null", O_RDONLY);
	while (fd >= 0 && fd <= STDERR_FILENO);
	if (fd >= 0)
		(void)close(fd);
}

static int unknown_command(const char *name)
{
	struct nearest near = nearest_to(name);

	for (const struct command *c = commands; c->name; c++)
		nearest_offer(&near, c->name);
	nearest_offer(&near, "--version");
	nearest_offer(&near, "--help");
	if (near.best)
		(void)fprintf(stderr, "segtune: unknown command '%s': did you mean %s?\n", name, near.best);
	else
		(void)fprintf(stderr, "segtune: unknown command '%s' (segtune help lists them)\n", name);
	return 2;
}

/* Lists the commands for shell completion. */
static int list_commands(void)
{
	for (const struct command *c = commands; c->name; c++)
		(void)printf("%s\t%s\n", c->name, c->about);
	return finish(0);
}

static int run(int argc, char **argv)
{
	const struct command *command;

	if (argc < 2) {
		help_overview(stderr, commands);
		return 2;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
		help_overview(stdout, commands);
		return finish(0);
	}
	if (strcmp(argv[1], "--version") == 0) {
		(void)puts("segtune " SEGTUNE_VERSION);
		return finish(0);
	}
	if (strcmp(argv[1], "--list-commands") == 0)
		return list_commands();
	if (argc > 3 && strcmp(argv[argc - 2], "--list-values") == 0) {
		option_values(argv[1], argv[argc - 1]);
		return finish(0);
	}
	command = command_find(commands, argv[1]);
	if (command)
		return finish(command->run ? command->run(argc - 1, argv + 1) : help_run(argc - 1, argv + 1, commands));
	return unknown_command(argv[1]);
}

int main(int argc, char **argv)
{
	static struct plain_output output;
	int status;

	reset_process();
	/* These use standard output for a protocol. */
	if (argc > 1 && strcmp(argv[1], BUILD_WORKER) == 0)
		return build_worker_main(argc, argv);
	if (argc > 1 && strcmp(argv[1], REMOTE_WORKER) == 0)
		return remote_worker_main();
	plain_output_begin(&output);
	status = run(argc, argv);
	plain_output_end(&output);
	return status;
}
