/* Loads shared libraries at run time and resolves their functions into a table of pointers. */
#ifndef SEGTUNE_DYNLIB_H
#define SEGTUNE_DYNLIB_H

#include <stddef.h>

#include "harness/base/err.h"

/* A function to resolve: its name, and the offset of its pointer in the caller's table. */
struct dynlib_symbol {
	const char *name;
	size_t offset;
};

struct dynlib {
	void *handle; /* NULL: closed */
};

/* Opens the first library in sonames (NULL-terminated) that loads, and stores each function of symbols (terminated by a
 * NULL name) in table. On failure returns -1 with ERR_ABSENT and the loader's reason for the first soname, or the name
 * of the first missing function; nothing stays open. The caller releases *lib with dynlib_close. */
int dynlib_open(struct dynlib *lib, const char *const *sonames, const struct dynlib_symbol *symbols, void *table,
		struct err *e);

/* Does nothing if it is closed. The code stays mapped, because threads of a driver may still run in it. */
void dynlib_close(struct dynlib *lib);

#endif
