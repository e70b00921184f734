/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-24
 * database: 40debf8e46b5bda5
 * sources:  51ce4a7fb07c1764
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest variant's time - 1:
 *   f32 plus on NVIDIA H200: 11 cases, worst regret 5.8%, mean 1.3%
 *
 * Needs C99 or C++11.
 */
#ifndef QUICK_LAUNCH_BOXES_H
#define QUICK_LAUNCH_BOXES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef SEGTUNE_LAUNCH_BOX_TYPES
#define SEGTUNE_LAUNCH_BOX_TYPES
struct segtune_param {
	const char *name;
	int64_t value;
};

struct segtune_box {
	int id;               /* of the strategy: enum segtune_OPERATION_strategy */
	const char *strategy;
	const char *params;   /* all parameters as one text, sorted by name: "NT=128 VT=7" */
	int nparams;
	struct segtune_param param[16];
};

/* A table's ranges ascend in n, then in mean length: the first that is above both holds. */
struct segtune_range {
	int64_t n_below;
	double mean_below;
	const struct segtune_box *box;
};

struct segtune_table {
	const char *device, *arch, *type, *oper;
	int nranges;
	const struct segtune_range *ranges;
};

/* Value of a box's parameter, or fallback if it has none of that name. */
static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)
{
	int i;

	for (i = 0; i < box->nparams; i++)
		if (strcmp(box->param[i].name, name) == 0)
			return box->param[i].value;
	return fallback;
}

/* 90 of "sm_90" or "sm_90a", 0 of anything else. */
static inline int segtune_sm(const char *arch)
{
	int number = 0;

	if (strncmp(arch, "sm_", 3) != 0)
		return 0;
	for (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)
		number = 10 * number + (*arch - '0');
	return number;
}

/*
 * How well a table fits, more is better: this very device; else its architecture; else the newest older sm_
 * architecture; else any device. Within each: the operator itself, else plus, else any.
 */
static inline int segtune_table_rank(const struct segtune_table *t, const char *device, const char *arch,
				     const char *oper)
{
	int same_arch = strcmp(t->arch, arch) == 0, sm = segtune_sm(arch), table_sm = segtune_sm(t->arch);
	int rank = strcmp(t->oper, oper) == 0 ? 2 : strcmp(t->oper, "plus") == 0 ? 1 : 0;

	if (strcmp(t->device, device) == 0)
		return rank + (same_arch ? 400000 : 300000);
	if (same_arch)
		return rank + 200000;
	if (table_sm > 0 && table_sm < sm)
		return rank + 4 * table_sm;
	return rank;
}

/* The best ranked of count tables for type, the first among equals; NULL if there is none for type. */
static inline const struct segtune_table *segtune_table_find(const struct segtune_table *tables, int count,
							     const char *device, const char *arch,
							     const char *type, const char *oper)
{
	const struct segtune_table *best = NULL;
	int i, rank, best_rank = -1;

	for (i = 0; i < count; i++) {
		if (strcmp(tables[i].type, type) != 0)
			continue;
		rank = segtune_table_rank(&tables[i], device ? device : "", arch ? arch : "", oper ? oper : "plus");
		if (rank > best_rank) {
			best = &tables[i];
			best_rank = rank;
		}
	}
	return best;
}

/* Without segments the mean length is n. */
static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, int64_t n,
							   int64_t segments)
{
	double mean = segments > 0 ? (double)n / (double)segments : (double)n;
	int i;

	for (i = 0; i + 1 < t->nranges; i++)
		if (n < t->ranges[i].n_below && mean < t->ranges[i].mean_below)
			break;
	return t->ranges[i].box;
}
#endif

enum segtune_segreduce_strategy {
	SEGTUNE_SEGREDUCE_THREAD,
	SEGTUNE_SEGREDUCE_STREAM_BULK,
	SEGTUNE_SEGREDUCE_BLOCK,
	SEGTUNE_SEGREDUCE_SPLIT
};

static const struct segtune_box segtune_segreduce_boxes[] = {
	{ SEGTUNE_SEGREDUCE_THREAD, "thread", "LDG=0 LOAD_MODIFIER=0 NT=128 SEGMENTS_PER_THREAD=1 UNROLL=1 VECTOR_UNIT_SEGMENTS=1", 6, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "UNROLL", 1 }, { "VECTOR_UNIT_SEGMENTS", 1 } } },
	{ SEGTUNE_SEGREDUCE_STREAM_BULK, "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2048 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2048 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ SEGTUNE_SEGREDUCE_STREAM_BULK, "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=2 WARP_SEGMENT_MIN=0", 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2304 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 2 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ SEGTUNE_SEGREDUCE_STREAM_BULK, "stream_bulk", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=2 WARP_SEGMENT_MIN=0", 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 2 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ SEGTUNE_SEGREDUCE_STREAM_BULK, "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0", 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 8 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ SEGTUNE_SEGREDUCE_BLOCK, "block", "LDG=0 LOAD_MODIFIER=0 NT=32 UNROLL=4 VEC=4", 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 32 }, { "UNROLL", 4 }, { "VEC", 4 } } },
	{ SEGTUNE_SEGREDUCE_BLOCK, "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=4 VEC=4", 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 4 }, { "VEC", 4 } } },
	{ SEGTUNE_SEGREDUCE_SPLIT, "split", "FINISH=1 LDG=1 LOAD_MODIFIER=0 NT=512 SPLIT_ITEMS=65536 UNROLL=8 VEC=4", 7, { { "FINISH", 1 }, { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "SPLIT_ITEMS", 65536 }, { "UNROLL", 8 }, { "VEC", 4 } } }
};

/* f32 plus on NVIDIA H200 */
static const struct segtune_range segtune_segreduce_ranges_0[] = {
	{ INT64_MAX, 2.0000488776004222, &segtune_segreduce_boxes[0] }, /* mean 0 .. 2: 1 cases, regret 0.0% */
	{ INT64_MAX, 8.0011789539596485, &segtune_segreduce_boxes[1] }, /* mean 2 .. 8.001: 1 cases, regret 0.0% */
	{ INT64_MAX, 32.000714163705155, &segtune_segreduce_boxes[2] }, /* mean 8.001 .. 32: 1 cases, regret 0.0% */
	{ INT64_MAX, 127.98150922524421, &segtune_segreduce_boxes[3] }, /* mean 32 .. 128: 1 cases, regret 0.0% */
	{ INT64_MAX, 511.80966176648894, &segtune_segreduce_boxes[4] }, /* mean 128 .. 511.8: 1 cases, regret 0.0% */
	{ INT64_MAX, 8220.9114913849971, &segtune_segreduce_boxes[5] }, /* mean 511.8 .. 8221: 2 cases, regret 5.8% */
	{ INT64_MAX, 131799.25836357291, &segtune_segreduce_boxes[6] }, /* mean 8221 .. 1.318e+05: 2 cases, regret 3.6% */
	{ INT64_MAX, 1.7976931348623157e+308, &segtune_segreduce_boxes[7] } /* mean 1.318e+05 .. up: 2 cases, regret 2.5% */
};

/* Per type and operator the first is the one that costs least over all devices measured. */
static const struct segtune_table segtune_segreduce_tables[] = {
	{ "NVIDIA H200", "sm_90", "f32", "plus", 8, segtune_segreduce_ranges_0 }
};

/*
 * The box for n elements in `segments` segments. device: its name as the driver tells it; arch: "sm_90",
 * for OpenCL the device's name; either may be NULL. type: "f32"; oper: "plus". NULL only if there is no
 * table for type.
 */
static inline const struct segtune_box *segtune_segreduce_box(const char *device, const char *arch, const char *type,
							      const char *oper, int64_t n, int64_t segments)
{
	const struct segtune_table *t = segtune_table_find(segtune_segreduce_tables, 1, device, arch, type, oper);

	return t ? segtune_table_pick(t, n, segments) : NULL;
}

#endif
