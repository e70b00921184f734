/* A geometry from standard input, saved to a file because geometries are read more than once. */
#ifndef SEGTUNE_STANDARD_INPUT_H
#define SEGTUNE_STANDARD_INPUT_H

#include "harness/base/err.h"

#define GEOMETRY_OPERAND 4096

/* Resolves a geometry argument: copies text to out, or for "-" the path of a file with the contents of standard input.
 * The file is in the cache folder and named by its content, so that the same input is the same geometry. The format is
 * recognized by its beginning: Matrix Market, .npy or .rowlen, else lengths as CSV. */
int geometry_operand(const char *text, char out[GEOMETRY_OPERAND], struct err *e);

#endif
