/*
 * What the files behind bench.h share: bench.c (device, tools), many.c (tools on many arrays), load.c (problems),
 * check.c, verdict.c, sample.c, rounds.c.
 */
#ifndef SEGTUNE_BENCH_IMPL_H
#define SEGTUNE_BENCH_IMPL_H

#include "harness/measure/bench.h"

/* Values of a dataset on the device, used by any number of loads. */
struct shared {
	struct dataset key; /* what the values are; its host pointer is not used */
	struct gpu_mem *mem;
	uint64_t hash;
	int64_t damage; /* of the bench when they were last known to be whole */
	int users;
	struct shared *next;
};

#define BENCH_GUARD 0x5a17c0deU /* what guards hold */
#define BENCH_GUARDED (PROBLEM_ARRAYS + PLAN_TEMPS)
#define BENCH_UNREAD 128

/* What the tools find out after a run. Slots are numbers of arrays. */
struct findings {
	uint32_t verdict[PROBLEM_ARRAYS][3]; /* of tool_compare */
	uint64_t hash[PROBLEM_ARRAYS];
};

struct bench {
	struct gpu *gpu;
	struct gpu_program *tools;
	struct gpu_mem *partial[GPU_LANES]; /* sums of tool_hash; made when the lane is taken for the first time */
	struct gpu_mem *sink;               /* that of the lane that is taken; unused arguments point there, too */
	struct gpu_mem *flush;              /* made at the first cold sample */
	struct gpu_mem *findings;       /* of the runs that are checked together; made when they are more than ever */
	struct gpu_mem *sums;           /* hashes that are still to be read */
	uint64_t *unread[BENCH_UNREAD]; /* where they go */
	struct gpu_mem *table, *spoilt; /* of many.c: rows, and which guards are spoilt; made at their first use */
	int nunread;
	struct shared *shared;        /* list */
	struct shared *kept;          /* one of them, of which the bench itself is a user */
	void (*spare)(void *context); /* bench_use_time */
	void *context;
	int64_t damage; /* counts wrong verdicts: what a faulty kernel left behind may lie in any buffer */
};

/* An uploaded block and how to tell whether it still is what was uploaded. */
struct upload {
	struct gpu_mem *mem; /* NULL: none */
	uint64_t hash;
};

/* Temporaries of one plan, for calls on one side of a load. */
struct temps {
	int side, count;
	struct gpu_mem *mem[PLAN_TEMPS];
};

/*
 * Two calls on one load may be under way at once, each on a side of its own: inputs, and what is expected, are shared,
 * outputs and temporaries are not.
 */
#define LOAD_SIDES 2

struct load {
	struct bench *bench;
	const struct problem *problem;
	int64_t damage; /* of the bench when this load was last known to be whole */
	struct shared *values[PROBLEM_ARRAYS];
	struct gpu_mem *mem[PROBLEM_ARRAYS];    /* what kernels get, in the order of problem->arrays; values borrowed */
	struct gpu_mem *beside[PROBLEM_ARRAYS]; /* the other side's outputs, made at its first use */
	uint64_t hash[PROBLEM_ARRAYS];          /* of inputs */
	struct upload expected[PROBLEM_ARRAYS], tolerance[PROBLEM_ARRAYS]; /* of outputs */
	struct temps kept[LOAD_SIDES]; /* small ones of a plan that is done, for the next: allocations take long */
};

/* bytes rounded up: what bench_alloc takes. */
size_t bench_whole_words(size_t bytes);

/* Guarded memory: bytes rounded up to whole words, guard pattern written. Drops the kept values if short of memory. */
int bench_alloc(struct bench *b, size_t bytes, struct gpu_mem **mem, struct err *e);
void bench_free(struct bench *b, struct gpu_mem *mem); /* NULL is ignored */

/* Queue writing of the guard pattern. */
int bench_guard(struct bench *b, struct gpu_mem *mem, struct err *e);

/* Take one of the gpu_lanes of the device: what is queued from here on goes there. */
int bench_take_lane(struct bench *b, int lane, struct err *e);

/* Findings of `count` runs, numbered from 0, of which none has wrong elements yet. Waits. */
int bench_expect_findings(struct bench *b, int count, struct err *e);

/* Grid and block of a tool. */
struct shape {
	int64_t grid;
	int block;
};

/* For count items. */
struct shape bench_shape(const struct bench *b, int64_t count);

/* Queue a kernel of the tools. */
int bench_tool(struct bench *b, const char *kernel, struct shape shape, const struct gpu_arg *args, int nargs,
	       struct err *e);
struct gpu_arg bench_memory(const struct gpu_mem *mem);
struct gpu_arg bench_scalar(const int64_t *value);

/* count elements to be compared. tolerance: f32 or NULL. */
struct compared {
	int run, slot; /* where in the findings it is told */
	const struct elem_type *type;
	int64_t count;
	struct gpu_mem *actual, *expected, *tolerance;
};

/* The first bytes of mem, of which the order-independent hash is wanted. */
struct hashed {
	int run, slot;
	struct gpu_mem *mem;
	size_t bytes;
};

/* All of mem, which becomes the pattern. */
struct filled {
	struct gpu_mem *mem;
	uint32_t pattern;
};

int bench_queue_compare(struct bench *b, const struct compared *c, struct err *e);
int bench_queue_hash(struct bench *b, const struct hashed *h, struct err *e);

/* Where in the findings, in words of 4 and of 8 bytes, they tell. */
int64_t bench_verdict_place(const struct compared *c);
int64_t bench_hash_place(const struct hashed *h);

/*
 * Many of these. together: nothing else is under way, and they are small; then it is one launch where the device takes
 * a table of arrays. Else they are queued one by one in the lane that is taken.
 */
int many_compare(struct bench *b, const struct compared *list, int count, int together, struct err *e);
int many_hash(struct bench *b, const struct hashed *list, int count, int together, struct err *e);
int many_fill(struct bench *b, const struct filled *list, int count, int together, struct err *e);

/* intact[k]: are the guards of mem[k] as they were made? Waits for all lanes. */
int many_guards(struct bench *b, struct gpu_mem *const *mem, int count, int *intact, struct err *e);

/* What was found after `count` runs, the first of them `run`. Waits for all lanes. */
int bench_read_findings(struct bench *b, int run, int count, struct findings *f, struct err *e);

/* How many elements are wrong, the lowest of them into *index. */
int64_t findings_wrong(const struct findings *f, int slot, int64_t *index);

/* The hash itself, of mem as it is now. Waits. */
int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e);

/* The same, but *hash is there after bench_read_hashes only, and must live until then. In the first lane. */
int bench_hash_later(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e);

/* Wait for those of bench_hash_later; none is waited for after an error. */
int bench_read_hashes(struct bench *b, struct err *e);

/* Queue a read through a buffer of twice the last cache, made at the first call. */
int bench_flush(struct bench *b, struct err *e);

/* Queue to[] = from[] by tool_copy. */
int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);

/* Dataset d's first values on the device, from memory or uploaded; shared_drop ends the use. */
int shared_take(struct bench *b, const struct dataset *d, struct shared **shared, struct err *e);
void shared_drop(struct bench *b, struct shared *shared);

/* Fill the verdict for the first bad element of outputs, of which there is what the last run on that side left. */
int verdict_results(struct load *l, int side, const struct findings *f, struct verdict *v, struct err *e);

/* For inputs that were changed, and for an array whose guard was. */
void verdict_inputs(const struct load *l, const struct findings *f, struct verdict *v);
void verdict_guard(struct verdict *v, const char *name);

/* Set right whatever a faulty kernel left in the load's buffers and guards since it was last known to be whole. */
int load_repair(struct load *load, struct err *e);

/* Array k of a side. */
struct gpu_mem *load_array(const struct load *load, int side, int k);

/* Make the second side's outputs, unless they are there. */
int load_make_beside(struct load *load, struct err *e);

/* Temporaries for temps->side, zeroed where the plan wants it. Several may be open at once. */
int temps_open(struct load *load, const struct plan *plan, struct temps *temps, struct err *e);
void temps_close(struct load *load, struct temps *temps);

/* Queue launch k of the plan, if it has blocks, with the outputs of a side. */
int plan_launch(struct load *load, int side, const struct plan *plan, struct gpu_program *program,
		const struct temps *temps, int k, struct err *e);

/* Read back what the plan's caller reads after each call, if anything. */
int plan_fetch(struct load *load, int side, const struct plan *plan, struct err *e);

/* Queue the launches that prepare (once = 1), or those of one call (0), with the reading back that belongs to it. */
int plan_queue(struct load *load, const struct plan *plan, struct gpu_program *program, const struct temps *temps,
	       int once, struct err *e);

/* Calls that one sample should hold where one takes so many seconds: more than one where that is short. */
int bench_batch(int cold, double each);

/* Has the plan launches that prepare? */
int plan_prepares(const struct plan *plan);

#endif
