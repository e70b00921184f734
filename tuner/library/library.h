/* Exports production libraries: C source with kernels, generated from decision tables. */
#ifndef SEGTUNE_LIBRARY_H
#define SEGTUNE_LIBRARY_H

#include "tuner/base/strings.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/selection/selection.h"

struct library_request {
	const char *out;                      /* the folder, which must not exist or be empty */
	const struct selection_table *tables; /* of one or several operations */
	int ntables;
	const struct strings *archs; /* "sm_90": architectures to compile for; none: NVRTC compiles at run time */
};

/* Writes the library completely or not at all. ERR_USAGE if the folder is not empty, and for an operation, device or
 * architecture that cannot be exported. */
int library_write(struct catalogue *cat, const struct library_request *r, struct err *e);

#endif
