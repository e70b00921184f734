/* Private to exports: the contents of a header, and text that is safe in C. */
#ifndef SEGTUNE_EXPORT_IMPL_H
#define SEGTUNE_EXPORT_IMPL_H

#include <stdint.h>
#include <stdio.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/selection/selection.h"
#include "tuner/store/store.h"

struct export_content {
	const struct export_request *request;
	const struct store_row *rows;
	int nrows;
	/* Sorted by key type, type, operator, and cost of the table over all measured devices: the first of equals is
	 * the most general. */
	struct selection_table *selected;
	int nselected;
	struct catalogue *catalogue; /* says where boxes can run */
	uint64_t digest;             /* of the database */
	char guard[96];              /* include guard */
	char name[32];               /* the operation as part of an identifier */
};

/* Writes the header in format c. */
int export_c(FILE *out, const struct export_content *x, struct err *e);

/* Writes the comment about the header's origin, without closing it. */
void export_provenance(FILE *out, const struct export_content *x);

/* Writes text for use in a comment: without anything that ends it, begins another or continues a line. */
void export_comment(FILE *out, const char *text);

/* Writes text as a C string literal with quotes. */
void export_literal(FILE *out, const char *text);

/* Converts text to part of an identifier: letters, digits and '_' are kept, anything else becomes '_'; upper: in
 * capitals. */
void export_identifier(char *out, size_t size, const char *text, int upper);

/* Whether both texts give the same identifier in capitals. */
int export_same_identifier(const char *a, const char *b);

/* Writes what a table is for: "f32 plus", "f32 plus keys=i64". */
void export_kind(FILE *out, const char *type, const char *oper, const char *key_type);

/* Whether both tables are for the same. */
int export_same_kind(const struct selection_table *a, const struct selection_table *b);

/* The number in a CUDA architecture "sm_90" or "sm_90a"; 0 for anything else. */
int export_sm(const char *arch);

/* Reads the next "NAME=VALUE" of a canonical parameter text and advances *at. Returns 1, 0 at the end, -1 with e filled
 * if the text is invalid. */
int export_param(const char **at, char *name, size_t size, int64_t *value, struct err *e);

#endif
