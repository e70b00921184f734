/* Production libraries: C source with kernels, generated from decision tables. */
#ifndef SEGTUNE_LIBRARY_H
#define SEGTUNE_LIBRARY_H

#include "tuner/base/strings.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/selection/selection.h"

struct library_request {
	const char *out;                      /* the folder: must not exist, or be empty */
	const struct selection_table *tables; /* of one operation or of several */
	int ntables;
	const struct strings *archs; /* "sm_90": of the compiled code for CUDA; none: NVRTC compiles at run time */
};

/*
 * Write the library whole, or nothing. ERR_USAGE for a folder that is not empty, and for what cannot be exported: an
 * operation, device or architecture.
 */
int library_write(struct catalogue *cat, const struct library_request *r, struct err *e);

#endif
