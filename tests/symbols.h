/* Looks up functions of a shared library by name, as libraries need that a test loads in place of others. */
#ifndef SEGTUNE_TESTS_SYMBOLS_H
#define SEGTUNE_TESTS_SYMBOLS_H

#include <dlfcn.h>
#include <string.h>

/* functions: a structure of `count` function pointers, in the order of names. Returns -1 if lib lacks one. */
static inline int load_symbols(void *lib, const char *const *names, size_t count, void *functions)
{
	for (size_t i = 0; i < count; i++) {
		void *address = dlsym(lib, names[i]);

		if (!address)
			return -1;
		/* ISO C has no cast to a function pointer */
		memcpy((char *)functions + i * sizeof address, &address, sizeof address);
	}
	return 0;
}

#endif
