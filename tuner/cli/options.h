/* Declarative command-line options: --name VALUE or --name=VALUE, -h and --help everywhere. */
#ifndef SEGTUNE_OPTIONS_H
#define SEGTUNE_OPTIONS_H

#include "harness/base/err.h"

enum option_kind { OPTION_FLAG, OPTION_TEXT, OPTION_INT, OPTION_REAL, OPTION_SECONDS /* "60s", "2m", "500ms" */ };

struct option {
	const char *name; /* "device", without dashes; NULL ends the table */
	enum option_kind kind;
	void *value; /* int * for FLAG, const char ** for TEXT, int64_t * for INT, double * for REAL and SECONDS */
	const char *argument, *about; /* for --help: "DEVICE", "cuda:0, opencl:0 or auto" */
};

/* Result of options_parse: go on, or stop with this exit status. */
#define OPTIONS_GO_ON (-1)

/*
 * Parse argv[1..]. Operands are moved to the front of argv[1..]; their number goes to *operands. usage: "segtune plot
 * [options]" and a paragraph that says what the command does. On --help prints help to stdout and returns 0; on a wrong
 * option prints one line to stderr and returns 2; else OPTIONS_GO_ON.
 */
int options_parse(int argc, char **argv, const struct option *options, const char *usage, int *operands);

/* Print "segtune: text" to stderr and return the exit status for e->kind (1, 2 or 130). */
int report(const struct err *e);

#endif
