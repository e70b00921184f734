/* Loads shared libraries and resolves their functions. */
#include "harness/base/dynlib.h"

#include <dlfcn.h>
#include <string.h>

/* RTLD_NODELETE: drivers leave threads and exit handlers behind, so unmapping their code crashes later; it also makes
 * reopening a library free. */
static void *load(const char *soname)
{
	return dlopen(soname, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
}

static const char *reason(void)
{
	const char *text = dlerror();

	return text ? text : "unknown reason";
}

int dynlib_open(struct dynlib *lib, const char *const *sonames, const struct dynlib_symbol *symbols, void *table,
		struct err *e)
{
	lib->handle = NULL;
	for (int i = 0; sonames[i] && !lib->handle; i++) {
		lib->handle = load(sonames[i]);
		/* Users know the first name; failures of the others would only repeat "not found". */
		if (!lib->handle && i == 0)
			(void)err_as(e, ERR_ABSENT, "cannot load '%s': %s", sonames[i], reason());
	}
	if (!lib->handle)
		return -1;
	for (const struct dynlib_symbol *s = symbols; s->name; s++) {
		void *address = dlsym(lib->handle, s->name);

		if (!address) {
			(void)err_as(e, ERR_ABSENT, "library lacks '%s': %s", s->name, reason());
			dynlib_close(lib);
			return -1;
		}
		/* memcpy: ISO C has no cast from an object pointer to a function pointer. */
		memcpy((char *)table + s->offset, &address, sizeof address);
	}
	return 0;
}

void dynlib_close(struct dynlib *lib)
{
	if (lib->handle)
		(void)dlclose(lib->handle);
	lib->handle = NULL;
}
