/* Programs that are shared libraries: loading, lookup and calls. */
#include "harness/device/library.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/dynlib.h"

struct gpu_program *library_program(struct gpu *gpu, const char *path, size_t size, struct err *e)
{
	const char *const sonames[] = {path, NULL};
	const struct dynlib_symbol none[] = {{NULL, 0}};
	struct gpu_program *p;
	struct dynlib library;

	if (dynlib_open(&library, sonames, none, NULL, e))
		return NULL;
	dynlib_close(&library);
	p = calloc(1, size);
	if (!p || !(p->library = strdup(path))) {
		free(p);
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", path);
		return NULL;
	}
	p->gpu = gpu;
	return p;
}

int library_find(const char *path, const char *kernel, library_kernel **function, struct err *e)
{
	const char *const sonames[] = {path, NULL};
	const struct dynlib_symbol symbols[] = {{kernel, 0}, {NULL, 0}};
	struct dynlib library;
	struct err why;

	if (dynlib_open(&library, sonames, symbols, function, &why))
		return err_as(e, ERR_LAUNCH, "no kernel '%s' in '%s': %.300s", kernel, path, why.text);
	dynlib_close(&library); /* the code stays mapped */
	return 0;
}

int library_call(library_kernel *function, const struct gpu_launch *l, void *stream,
		 void *(*address)(const struct gpu_mem *mem), struct err *e)
{
	struct library_arg args[LIBRARY_ARGS] = {{NULL, 0}};
	const char *problem;

	if (l->nargs > LIBRARY_ARGS)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d arguments: too many", l->kernel, l->nargs);
	for (int i = 0; i < l->nargs; i++) {
		const struct gpu_arg *a = &l->args[i];

		if (!a->mem && a->size != sizeof args[i].scalar)
			return err_as(e, ERR_LAUNCH, "argument %d of '%s' is not a scalar of 64 bits", i, l->kernel);
		if (a->mem)
			args[i].array = address(a->mem);
		else
			memcpy(&args[i].scalar, a->scalar, sizeof args[i].scalar);
	}
	problem = function(stream, l->nargs, args);
	return problem ? err_as(e, ERR_LAUNCH, "launch of '%s': %.300s", l->kernel, problem) : 0;
}
