/* Functions of a shared library by their names, as those that a test loads in place of others need. */
#ifndef SEGTUNE_TESTS_SYMBOLS_H
#define SEGTUNE_TESTS_SYMBOLS_H

#include <dlfcn.h>
#include <string.h>

/* functions: a structure of `count` pointers to functions in the order of names. Returns -1 if lib lacks one. */
static inline int load_symbols(void *lib, const char *const *names, size_t count, void *functions)
{
	for (size_t i = 0; i < count; i++) {
		void *address = dlsym(lib, names[i]);

		if (!address)
			return -1;
		memcpy((char *)functions + i * sizeof address, &address, sizeof address); /* ISO C has no such cast */
	}
	return 0;
}

#endif
