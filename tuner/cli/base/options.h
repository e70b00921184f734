/* Declarative command-line options: --name VALUE or --name=VALUE, -h and --help everywhere. */
#ifndef SEGTUNE_OPTIONS_H
#define SEGTUNE_OPTIONS_H

#include <stddef.h>
#include <stdio.h>

#include "harness/base/err.h"

/* What an option takes, and the type that its value points to. */
enum option_kind {
	OPTION_FLAG,     /* no argument; int, set to 1 */
	OPTION_TEXT,     /* const char * */
	OPTION_ARRAY,    /* text that must fit: struct option_array, see OPTION_CHARS */
	OPTION_LIST,     /* "f32,f64": struct strings, replaced */
	OPTION_MANY,     /* may be given several times: struct strings, added to */
	OPTION_INT,      /* int64_t */
	OPTION_NATURAL,  /* int64_t, 0 or more */
	OPTION_COUNT,    /* int64_t, 1 or more */
	OPTION_REAL,     /* double */
	OPTION_POSITIVE, /* double above 0 */
	OPTION_SECONDS,  /* "60s", "2m", "500ms": double above 0 */
	OPTION_RENAMED,  /* an old name: argument is the option's name now, which is printed and used */
};

struct option_array {
	char *text;
	size_t size;
};
#define OPTION_CHARS(array)                                                                                            \
	OPTION_ARRAY, &(struct option_array)                                                                           \
	{                                                                                                              \
		array, sizeof(array)                                                                                   \
	}

struct option {
	const char *name; /* "device", without dashes; NULL ends the table */
	enum option_kind kind;
	void *value;
	const char *argument, *about; /* for --help: "DEVICE", "cuda:0, opencl:0 or auto" */
};

/* Result of options_parse: go on, or stop with this exit status. */
#define OPTIONS_GO_ON (-1)

/*
 * Parse argv[1..]. Operands are moved to the front of argv[1..]; their number goes to *operands. usage: "segtune plot
 * [options]" and a paragraph that says what the command does. On --help prints help to stdout and returns 0; on a wrong
 * option prints one line to stderr and returns 2; else OPTIONS_GO_ON. --list-options, for completion in shells, prints
 * a line for each option: name, argument, meaning, separated by tabs.
 */
int options_parse(int argc, char **argv, const struct option *options, const char *usage, int *operands);

/*
 * Print the options of argv, as it was before options_parse has moved its operands and once that has accepted it, each
 * behind a blank and quoted for a shell, but for those whose names are in except, which a NULL ends.
 */
void options_put(FILE *f, int argc, char *const *argv, const struct option *options, const char *const *except);

/* ERR_USAGE if there are operands, for commands that take none. */
int options_refuse_operands(char **argv, int operands, struct err *e);

/* Print "segtune: text" to stderr and return the exit status for e->kind (1, 2 or 130). */
int report(const struct err *e);
int report_no_memory(void);

#endif
