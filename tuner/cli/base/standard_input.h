/* A geometry from standard input: kept in a file, since a geometry is read more than once. */
#ifndef SEGTUNE_STANDARD_INPUT_H
#define SEGTUNE_STANDARD_INPUT_H

#include "harness/base/err.h"

#define GEOMETRY_OPERAND 4096

/*
 * What a command takes for a geometry: text itself into out, or for "-" the path of a file that has what standard input
 * had. That is in the cache folder and named by its content, so that the same input is the same geometry: Matrix
 * Market, .npy and .rowlen by how it begins, else lengths as CSV.
 */
int geometry_operand(const char *text, char out[GEOMETRY_OPERAND], struct err *e);

#endif
