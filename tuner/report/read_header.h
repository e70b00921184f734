/* Reads the tables of an exported C header back, as untrusted text. */
#ifndef SEGTUNE_READ_HEADER_H
#define SEGTUNE_READ_HEADER_H

#include "tuner/selection/selection.h"

/* The tables of that operation ("": all) in the header at path, which may contain several of format c; *tables is
 * malloc'd, free it with selection_free. Boxes have their names, n and cases; regrets are those stated in comments
 * (stated_read). ERR_ABSENT if it has none of this release; other errors name file and line. Whatever the text
 * contains, the returned trees end in boxes. */
int header_read_tables(const char *path, const char *operation, struct selection_table **tables, int *count,
		       struct err *e);

#endif
