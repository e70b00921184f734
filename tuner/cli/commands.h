/* Subcommands. Each parses its own options, prints, and returns the exit status: 0 done, 1 failed, 2 usage, 130
 * stopped. */
#ifndef SEGTUNE_COMMANDS_H
#define SEGTUNE_COMMANDS_H

#include <stdio.h>

#define HELP_COMMAND "help"

struct command {
	const char *name;
	int (*run)(int argc, char **argv); /* argv[0] is the command's name; NULL: help_run */
	const char *about;                 /* one line for `segtune help` */
};

/* Name NULL at the end. */
extern const struct command commands[];

/* The command of that name in a list that ends with name NULL; NULL if there is none. */
const struct command *command_find(const struct command *list, const char *name);

/* Commands and topics, a line each: `segtune help` and `segtune --help`. */
void help_overview(FILE *to, const struct command *list);

/* `segtune help`: it gets the table from main, since the table must not be called by its own entries. */
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
