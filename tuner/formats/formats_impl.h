/* Private to the result formats: the interface they implement, and their input. */
#ifndef SEGTUNE_FORMATS_IMPL_H
#define SEGTUNE_FORMATS_IMPL_H

#include <stdio.h>

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* The results that the request selects, sorted as by store_rows. */
struct format_rows {
	const struct export_request *request;
	struct store *store; /* contains their samples */
	struct store_row *list;
	int count;
};

struct result_format {
	const char *name;
	const char *operation; /* the only one supported; NULL: any */
	const char *peer;      /* for results of this peer; NULL: of variants */
	int one_space;         /* 1: a file has one case of one device and one strategy */
	int (*write)(FILE *out, const struct format_rows *rows, struct err *e);
};

extern const struct result_format format_csv, format_json, format_lua, format_cub, format_mgpu, format_kernel_tuner,
	format_kernel_tuner_t4, format_nvbench;

/* Writes a number such that reading it gives the same double; `null` if it is not a number. */
void format_real(FILE *out, double value, const char *null);

/* Writes a comment line about when and with what the results of a row were measured. */
void format_origin(FILE *out, const struct store_row *row);

/* The value of a parameter in a canonical text; 0 if missing. */
int64_t format_param(const char *params, const char *name);

/* ERR_USAGE unless all rows are of one device, because another library's header cannot tell devices apart. */
int format_check_device(const struct format_rows *rows, const char *format, struct err *e);

#define FORMAT_GUARD 96

/* The include guard of the header that r asks for; otherwise: the name to use if it is not written to a file. */
void format_guard(const struct export_request *r, const char *otherwise, char guard[FORMAT_GUARD]);

#endif
