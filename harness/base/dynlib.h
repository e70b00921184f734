/* Shared libraries loaded at run time, with their entry points in a table of function pointers. */
#ifndef SEGTUNE_DYNLIB_H
#define SEGTUNE_DYNLIB_H

#include <stddef.h>

#include "harness/base/err.h"

/* One entry point: its name in the library and where its pointer goes in the caller's table. */
struct dynlib_symbol {
	const char *name;
	size_t offset;
};

struct dynlib {
	void *handle; /* NULL: not open */
};

/*
 * Open the first of sonames (NULL at the end) that loads and store each symbol (name NULL at the end) as a function
 * pointer at its offset in table. ERR_ABSENT with the loader's reason for the first soname, or with the first missing
 * symbol; nothing stays open then. The caller owns *lib and ends it with dynlib_close.
 */
int dynlib_open(struct dynlib *lib, const char *const *sonames, const struct dynlib_symbol *symbols, void *table,
		struct err *e);

/* A no-op where it is not open. The code stays mapped. */
void dynlib_close(struct dynlib *lib);

#endif
