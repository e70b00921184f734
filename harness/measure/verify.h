/* Correctness on a fixed set of adversarial geometries. */
#ifndef SEGTUNE_VERIFY_H
#define SEGTUNE_VERIFY_H

#include "harness/measure/bench.h"

/* The adversarial problems of one operation, type and operator for variants of one tile size. */
struct verify_set;

struct verify_spec {
	const struct operation *operation;
	const struct elem_type *type;
	const struct oper *oper;
	int64_t length; /* of every segment, where the operation wants them equal (then only their number varies); else
			   0 */
	struct row_shape row; /* of the operation's elements, else 0, 0 */
	int64_t tile;         /* elements */
	int shifted;          /* as in struct problem; needs gpu_any_base */
	int64_t max_elements; /* larger geometries, and those of 16 times as many segments, are left out: for simulated
				 devices; INT64_MAX: all */
	const struct elem_type *offset_type; /* NULL: the narrowest */
};

/* Makes the plans of a variant for count problems. *at: the problem it fails on. */
typedef int (*verify_planner)(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
			      struct err *e);

/* The kernels that device_problem_expect runs for operators that need the device. */
struct verify_reference {
	verify_planner planner;
	void *context;
	struct gpu_program *program; /* borrowed during verify_load */
};

/*
 * Geometries: no elements with and without segments, one element, all length 1, one huge, huge among ones, first empty,
 * last empty, a run of empties longer than a tile, all empty but one, alternating 0 and 1, lengths tile-1, tile,
 * tile+1, 2 tile, boundaries exactly at multiples of the tile, a segment over many tiles, n = k tile +- 1, power law,
 * ascending, descending, ... All kinds of dataset, that with
 * NaN and infinities on a few short ones. ERR_USAGE where no geometry is small enough. Host only, any thread.
 */
int verify_make(const struct verify_spec *spec, struct verify_set **set, struct err *e);

/*
 * Upload the problems; bench is borrowed until verify_close. reference: for operators that need the device (ERR_USAGE
 * without), else NULL.
 */
int verify_load(struct verify_set *set, struct bench *bench, const struct verify_reference *reference, struct err *e);
void verify_close(struct verify_set *set);

int verify_count(const struct verify_set *set);
const struct problem *verify_problem(const struct verify_set *set, int index);

struct verify_request {
	verify_planner planner; /* of the variant under test */
	void *context;
	struct gpu_program *program;
	int sequential;                  /* as in struct check_list */
	const struct bench_check *extra; /* one more check, with number verify_count; NULL: none */
};

/*
 * bench_verify_all on the whole set. On failure the verdict names the geometry too, unless that is unknown (the device
 * died with all checks in flight) or that of the extra check.
 */
int verify_run(struct verify_set *set, const struct verify_request *request, struct verdict *verdict, struct err *e);

/* bench_repeat on one of the problems, small enough for thousands of launches. */
int verify_repeat(struct verify_set *set, const struct verify_request *request, const struct repetition *r,
		  struct verdict *verdict, struct err *e);

/* bench_reproduce on the problem with the longest segment. */
int verify_reproduce(struct verify_set *set, const struct verify_request *request, int launches, int *differing,
		     struct err *e);

#endif
