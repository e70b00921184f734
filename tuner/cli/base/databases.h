/* The option --db: which databases a command reads. */
#ifndef SEGTUNE_CLI_DATABASES_H
#define SEGTUNE_CLI_DATABASES_H

#include "tuner/base/strings.h"
#include "tuner/cli/base/options.h"
#include "tuner/session/session.h"

/* Of commands that read: into a struct strings, which databases_default completes. */
#define OPTION_DATABASES(list)                                                                                         \
	{                                                                                                              \
		"db", OPTION_MANY, list, "FILE",                                                                       \
			"database (default " SEGTUNE_DEFAULT_DB "); several times: all of them together"               \
	}

/* Where --db was not given: the default. */
int databases_default(struct strings *list, struct err *e);

#endif
