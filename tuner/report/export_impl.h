/* Private to what is exported: what a header is made of, and text that is safe in C. */
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
	/* Sorted by key type, type, operator, and what the table would cost over all devices measured: the first of
	 * them is the most general. */
	struct selection_table *selected;
	int nselected;
	struct catalogue *catalogue; /* knows where boxes can run */
	uint64_t digest;             /* of the database */
	char guard[96];              /* include guard */
	char name[32];               /* the operation as part of an identifier */
};

/* The header of format c. */
int export_c(FILE *out, const struct export_content *x, struct err *e);

/* The comment that says where the header comes from, left open. */
void export_provenance(FILE *out, const struct export_content *x);

/* text for a comment: nothing that ends it, begins another, or continues a line. */
void export_comment(FILE *out, const char *text);

/* text as a C string literal with its quotes. */
void export_literal(FILE *out, const char *text);

/* Letters, digits and '_' of text, anything else as '_', as part of an identifier; upper: in capitals. */
void export_identifier(char *out, size_t size, const char *text, int upper);

/* Would both texts be one identifier in capitals? */
int export_same_identifier(const char *a, const char *b);

/* What a table is for: "f32 plus", "f32 plus keys=i64". */
void export_kind(FILE *out, const char *type, const char *oper, const char *key_type);

/* Are both for the same? */
int export_same_kind(const struct selection_table *a, const struct selection_table *b);

/* The number of a CUDA architecture "sm_90" or "sm_90a", 0 of anything else. */
int export_sm(const char *arch);

/*
 * The next "NAME=VALUE" of a canonical parameter text; *at moves past it. Returns 1, 0 at the end, -1 with e filled
 * where there is none.
 */
int export_param(const char **at, char *name, size_t size, int64_t *value, struct err *e);

#endif
