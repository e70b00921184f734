/* Subcommands. Each parses its own options, prints, and returns the exit status: 0 done, 1 failed, 2 usage, 130
 * stopped. */
#ifndef SEGTUNE_COMMANDS_H
#define SEGTUNE_COMMANDS_H

struct command {
	const char *name;
	int (*run)(int argc, char **argv); /* argv[0] is the command's name */
	const char *about;                 /* one line for `segtune --help` */
};

int cmd_devices(int argc, char **argv);
int cmd_catalogue(int argc, char **argv);
int cmd_geometry(int argc, char **argv);
int cmd_run(int argc, char **argv);
int cmd_sweep(int argc, char **argv);
int cmd_plot(int argc, char **argv);
int cmd_export(int argc, char **argv);
int cmd_verify(int argc, char **argv);
int cmd_db(int argc, char **argv);
int cmd_bench_search(int argc, char **argv);

#endif
