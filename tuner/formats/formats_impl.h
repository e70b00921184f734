/* Private to the formats of results: the interface they implement, and what they get. */
#ifndef SEGTUNE_FORMATS_IMPL_H
#define SEGTUNE_FORMATS_IMPL_H

#include <stdio.h>

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* Results that the request selects, sorted as store_rows does. */
struct format_rows {
	const struct export_request *request;
	struct store *store; /* has their samples */
	struct store_row *list;
	int count;
};

struct result_format {
	const char *name;
	const char *operation; /* the only one that it is for, NULL: any */
	const char *peer;      /* of results of this peer; NULL: of variants */
	int one_space;         /* 1: a file has one case of one device and one strategy */
	int (*write)(FILE *out, const struct format_rows *rows, struct err *e);
};

extern const struct result_format format_csv, format_json, format_lua, format_cub, format_mgpu, format_kernel_tuner,
	format_kernel_tuner_t4, format_nvbench;

/* A number that gives the same double again when it is read; null where it is none. */
void format_real(FILE *out, double value, const char *null);

/* What the results of a row were measured with and when, as a line of a comment. */
void format_origin(FILE *out, const struct store_row *row);

/* The value of a canonical parameter, 0 if it is not there. */
int64_t format_param(const char *params, const char *name);

/* ERR_USAGE unless all rows are of one device: the header of another library cannot tell devices apart. */
int format_check_device(const struct format_rows *rows, const char *format, struct err *e);

#define FORMAT_GUARD 96

/* The include guard of the header that r asks for; otherwise: the name of one without a file. */
void format_guard(const struct export_request *r, const char *otherwise, char guard[FORMAT_GUARD]);

#endif
