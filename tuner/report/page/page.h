/* A report: one self-contained HTML page about what databases hold. */
#ifndef SEGTUNE_PAGE_H
#define SEGTUNE_PAGE_H

#include <stdio.h>

#include "tuner/base/strings.h"
#include "tuner/store/store.h"

struct page_request {
	const struct strings *databases;   /* as the user names them */
	const struct store_filter *filter; /* what is shown */
	const char *command, *version;     /* that makes the page; of segtune */
	int max_boxes;                     /* of a table; 0: REQUEST_MAX_BOXES */
	FILE *notes;                       /* to say what takes long; NULL: silent */
};

/* Write the page about the store. An error if nothing in it is valid. The caller checks the stream. */
int page_write(FILE *to, struct store *store, const struct page_request *r, struct err *e);

/* The same into a file that appears whole or not at all, "-": standard output. */
int page_write_file(const char *path, struct store *store, const struct page_request *r, struct err *e);

#endif
