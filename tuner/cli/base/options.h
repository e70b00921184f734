/* Declarative command-line options: --name VALUE or --name=VALUE; -h and --help are always available. */
#ifndef SEGTUNE_OPTIONS_H
#define SEGTUNE_OPTIONS_H

#include <stddef.h>
#include <stdio.h>

#include "harness/base/err.h"

/* What an option takes, and the type that its value points to. */
enum option_kind {
	OPTION_FLAG,     /* no argument; int, set to 1 */
	OPTION_TEXT,     /* const char * */
	OPTION_ARRAY,    /* text of limited length: struct option_array, see OPTION_CHARS */
	OPTION_LIST,     /* "f32,f64": struct strings, replaced */
	OPTION_MANY,     /* may be repeated: struct strings, appended to */
	OPTION_INT,      /* int64_t */
	OPTION_NATURAL,  /* int64_t, 0 or more */
	OPTION_COUNT,    /* int64_t, 1 or more */
	OPTION_REAL,     /* double */
	OPTION_POSITIVE, /* double above 0 */
	OPTION_SECONDS,  /* "60s", "2m", "500ms": double above 0 */
	OPTION_RENAMED,  /* an old name; argument: the current name, which is printed and used */
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
	const char *name; /* "device", without dashes; a NULL name ends the table */
	enum option_kind kind;
	void *value;
	const char *argument, *about; /* for --help: "DEVICE", "cuda:0, opencl:0 or auto" */
};

/* Result of options_parse: continue, otherwise exit with this status. */
#define OPTIONS_GO_ON (-1)

/*
 * Parses argv[1..]. Operands are moved to the front of argv[1..]; *operands: their number. usage: "segtune plot
 * [options]" and a paragraph about the command. For --help prints help to stdout and returns 0; for a wrong option
 * prints one line to stderr and returns 2; otherwise returns OPTIONS_GO_ON. --list-options, for shell completion,
 * prints a line per option: name, argument, meaning, separated by tabs.
 */
int options_parse(int argc, char **argv, const struct option *options, const char *usage, int *operands);

/* Prints the options in argv, each after a blank and quoted for a shell, except those named in `except`
 * (NULL-terminated). argv must be in its original order, before options_parse moved its operands, and must have been
 * accepted by it. */
void options_put(FILE *f, int argc, char *const *argv, const struct option *options, const char *const *except);

/* ERR_USAGE if there are operands, for commands without any. */
int options_refuse_operands(char **argv, int operands, struct err *e);

/* Prints "segtune: text" to stderr and returns the exit status for e->kind (1, 2 or 130). */
int report(const struct err *e);
int report_no_memory(void);

#endif
