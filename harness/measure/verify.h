/* Verification on a fixed set of adversarial geometries. */
#ifndef SEGTUNE_VERIFY_H
#define SEGTUNE_VERIFY_H

#include "harness/measure/bench.h"

/* The adversarial problems of one operation, type and operator, for variants with one tile size. */
struct verify_set;

struct verify_spec {
	const struct operation *operation;
	const struct elem_type *type;
	const struct oper *oper;
	/* Length of every segment, if the operation needs equal lengths (then only their number varies); else 0. */
	int64_t length;
	struct row_shape row; /* for operations on rows, else 0, 0 */
	int64_t tile;         /* elements */
	int shifted;          /* as in struct problem; requires gpu_any_base */
	/* Geometries with more elements, or more than 16 times as many segments, are omitted, for simulated devices;
	 * INT64_MAX: none. */
	int64_t max_elements;
	const struct elem_type *offset_type; /* NULL: the narrowest */
};

/* Makes the plans of a variant for `count` problems. On failure returns -1 with e filled; *at: the problem it failed
 * on. */
typedef int (*verify_planner)(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
			      struct err *e);

/* The kernels that device_problem_expect runs for operators that need the device. */
struct verify_reference {
	verify_planner planner;
	void *context;
	struct gpu_program *program; /* borrowed during verify_load */
};

/*
 * Makes the problems. Geometries: no elements with and without segments, one element, all of length 1, one huge, one
 * huge among ones, first empty, last empty, a run of empty segments longer than a tile, all empty but one, alternating
 * 0 and 1, lengths tile-1, tile, tile+1, 2 tile, boundaries exactly at multiples of the tile, a segment spanning many
 * tiles, n = k tile +- 1, power law, ascending, descending, ... With all kinds of dataset; NaN and infinities on a few
 * short geometries. ERR_USAGE if no geometry is small enough. Uses the host only; thread-safe.
 */
int verify_make(const struct verify_spec *spec, struct verify_set **set, struct err *e);

/* Uploads the problems; bench is borrowed until verify_close. reference: required for operators that need the device
 * (ERR_USAGE without it), else NULL. */
int verify_load(struct verify_set *set, struct bench *bench, const struct verify_reference *reference, struct err *e);
void verify_close(struct verify_set *set);

int verify_count(const struct verify_set *set);
const struct problem *verify_problem(const struct verify_set *set, int index);

struct verify_request {
	verify_planner planner; /* for the variant under test */
	void *context;
	struct gpu_program *program;
	int sequential;                  /* as in struct check_list */
	const struct bench_check *extra; /* an additional check, numbered verify_count; NULL: none */
};

/* bench_verify_all on the whole set. On failure the verdict also names the geometry, unless it is unknown (the device
 * died with all checks in flight) or is that of the extra check. */
int verify_run(struct verify_set *set, const struct verify_request *request, struct verdict *verdict, struct err *e);

/* bench_repeat on one of the problems that is small enough for thousands of launches. */
int verify_repeat(struct verify_set *set, const struct verify_request *request, const struct repetition *r,
		  struct verdict *verdict, struct err *e);

/* bench_reproduce on the problem with the longest segment. */
int verify_reproduce(struct verify_set *set, const struct verify_request *request, int launches, int *differing,
		     struct err *e);

#endif
