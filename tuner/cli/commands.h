/* Subcommands. Each parses its own options, prints, and returns the exit status: 0: success, 1: failure, 2: usage
 * error, 130: interrupted. */
#ifndef SEGTUNE_COMMANDS_H
#define SEGTUNE_COMMANDS_H

#include <stdio.h>

#define HELP_COMMAND "help"

struct command {
	const char *name;
	int (*run)(int argc, char **argv); /* argv[0] is the command's name; NULL: help_run */
	const char *about;                 /* one line for `segtune help` */
};

/* Terminated by a NULL name. */
extern const struct command commands[];

/* Finds a command by name in a list terminated by a NULL name; NULL if there is none. */
const struct command *command_find(const struct command *list, const char *name);

/* Prints commands and topics, one per line: `segtune help` and `segtune --help`. */
void help_overview(FILE *to, const struct command *list);

/* `segtune help`. main passes the table, which must not be referenced by its own entries. */
int help_run(int argc, char **argv, const struct command *list);

int cmd_devices(int argc, char **argv);
int cmd_catalogue(int argc, char **argv);
int cmd_geometry(int argc, char **argv);
int cmd_run(int argc, char **argv);
int cmd_sweep(int argc, char **argv);
int cmd_plot(int argc, char **argv);
int cmd_report(int argc, char **argv);
int cmd_export(int argc, char **argv);
int cmd_export_check(int argc, char **argv); /* `export --check` */
int cmd_verify(int argc, char **argv);
int cmd_db(int argc, char **argv);
int cmd_demo(int argc, char **argv);
int cmd_bench_search(int argc, char **argv);

#endif
