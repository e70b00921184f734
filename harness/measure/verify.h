/* Correctness over a fixed set of adversarial geometries. */
#ifndef SEGTUNE_VERIFY_H
#define SEGTUNE_VERIFY_H

#include "harness/measure/bench.h"

/* The adversarial problems of one operation, type and operator for variants whose tile is `tile` elements. */
struct verify_set;

/* Makes the plans of the variant under test for count problems. *at: the number of the one that it fails on. */
typedef int (*verify_planner)(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
			      struct err *e);

/* Of a user's operator: what tells the expected values, since nothing on the host does. */
struct verify_reference {
	verify_planner planner;
	void *context;
	struct gpu_program *program; /* borrowed, during verify_load */
};

/*
 * length: of every segment where the operation wants them equal (then only their number varies), else 0.
 * Geometries: no elements with and without segments, one element, all length 1, one huge, huge among ones, first empty,
 * last empty, a run of empties longer than a tile, all empty but one, alternating 0 and 1, lengths tile-1, tile,
 * tile+1, 2 tile, boundaries exactly at multiples of the tile, a segment over many tiles, n = k tile +- 1, power law,
 * ascending, descending, ... Both datasets.
 * Geometries of more than `most` elements, or 16 times as many segments, are left out: for simulated devices;
 * INT64_MAX takes all. ERR_USAGE where none is left.
 * All on the host, by any thread.
 */
int verify_make(const struct operation *operation, const struct elem_type *type, const struct oper *oper,
		int64_t length, int64_t tile, int64_t most, struct verify_set **set, struct err *e);

/*
 * Put its problems on the device, once; bench is borrowed until verify_close. reference: NULL unless the operator is a
 * user's; then ERR_USAGE without one.
 */
int verify_load(struct verify_set *set, struct bench *bench, const struct verify_reference *reference, struct err *e);
void verify_close(struct verify_set *set);

/* How many problems there are, and each of them. */
int verify_count(const struct verify_set *set);
const struct problem *verify_problem(const struct verify_set *set, int index);

/*
 * bench_verify_all over the whole set, and over one more check where `also` is not NULL, whose number *at then is
 * verify_count. Where it fails the verdict names the geometry, too, unless nobody knows it, as of a device that died
 * with all of them under way, or it is that of `also`.
 */
int verify_run(struct verify_set *set, verify_planner planner, void *context, struct gpu_program *program, int in_turn,
	       const struct bench_check *also, struct verdict *verdict, int *at, struct err *e);

#endif
