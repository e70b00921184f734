/* A report: one self-contained HTML page about the contents of databases. */
#ifndef SEGTUNE_PAGE_H
#define SEGTUNE_PAGE_H

#include <stdio.h>

#include "tuner/base/strings.h"
#include "tuner/store/store.h"

struct page_request {
	const struct strings *databases;   /* names as given by the user */
	const struct store_filter *filter; /* what to show */
	const char *command, *version;     /* the command that makes the page; segtune's version */
	int max_boxes;                     /* per table; 0: REQUEST_MAX_BOXES */
	FILE *notes;                       /* gets a note before long steps; NULL: none */
};

/* Writes the page about the store. Fails if it contains nothing valid. The caller checks the stream. */
int page_write(FILE *to, struct store *store, const struct page_request *r, struct err *e);

/* Writes it to a file that appears completely or not at all; "-": standard output. */
int page_write_file(const char *path, struct store *store, const struct page_request *r, struct err *e);

#endif
