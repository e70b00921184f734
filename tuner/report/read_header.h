/* The tables of an exported C header, read back as untrusted text. */
#ifndef SEGTUNE_READ_HEADER_H
#define SEGTUNE_READ_HEADER_H

#include "tuner/selection/selection.h"

/*
 * The tables of that operation (empty: of all) in the header at path, of format c or several such in one file, *tables
 * malloc'd: selection_free. Boxes have their names, n and cases; regrets are what its comments state (stated_read).
 * Errors name the file and the line; whatever the text holds, trees that are returned end in boxes.
 */
int header_read_tables(const char *path, const char *operation, struct selection_table **tables, int *count,
		       struct err *e);

#endif
