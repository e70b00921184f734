/* Shared by the files behind bench.h; README.md lists them in reading order. */
#ifndef SEGTUNE_BENCH_IMPL_H
#define SEGTUNE_BENCH_IMPL_H

#include "harness/measure/bench.h"

/* A device copy of host data, and the hash of its contents. */
struct upload {
	struct gpu_mem *mem; /* NULL: none */
	size_t bytes;
	uint64_t hash;
	int shift; /* `shift` of struct gpu at the allocation */
};

/* A dataset's values on the device, shared by any number of problems. */
struct device_values {
	struct dataset key; /* identifies the values; its host pointer is not used */
	/* a copy of key's operator: an operator over an input ends with its sweep, which the values may outlive */
	struct oper oper;
	struct upload data;
	int64_t epoch; /* of the bench when the values were last known to be intact */
	int users;
	struct device_values *next;
};

#define BENCH_GUARD 0x5a17c0deU                    /* fill pattern of the guards */
#define BENCH_ARRAYS (PROBLEM_ARRAYS + PLAN_TEMPS) /* maximum arrays of a run */
#define BENCH_PENDING 128

/* What the tools report about one run, by array number. */
struct findings {
	uint32_t mismatch[PROBLEM_ARRAYS][3]; /* as written by the compare tools */
	uint64_t hash[PROBLEM_ARRAYS];
};

struct bench {
	struct gpu *gpu;
	struct gpu_program *tools;
	struct gpu_mem *partial[GPU_STREAMS]; /* partial sums of tool_hash; allocated when a stream is first used */
	struct gpu_mem *sink;                 /* partial[] of the current stream; also passed for unused arguments */
	struct gpu_mem *flush;                /* allocated at the first cold sample */
	struct gpu_mem *findings;             /* for all runs in flight; grows */
	struct gpu_mem *hashes;               /* results of bench_hash_async */
	uint64_t *pending[BENCH_PENDING];     /* destinations of bench_hash_wait */
	int npending;
	struct gpu_mem *table,
		/* Of batch.c: address table, and flags of broken guards; allocated at first use. */
		*broken;
	struct device_values *values; /* linked list */
	struct device_values *kept;   /* an element of that list that the bench itself uses */
	void (*idle)(void *context);  /* see bench_set_idle */
	void *context;
	int64_t epoch; /* incremented whenever a faulty kernel may have written to any buffer */
};

struct temps {
	int count;
	struct gpu_mem *mem[PLAN_TEMPS];
};

/* Two runs on one problem may be in flight at once, each with its own output set and temporaries; inputs and expected
 * values are shared. Set 0 always exists. */
#define OUTPUT_SETS 2

struct device_problem {
	struct bench *bench;
	const struct problem *problem;
	int64_t epoch;                                /* of the bench when this problem was last known to be intact */
	struct device_values *values[PROBLEM_ARRAYS]; /* for inputs that are values of a dataset; else NULL */
	struct upload input[PROBLEM_ARRAYS];          /* all other inputs */
	struct gpu_mem *output[OUTPUT_SETS][PROBLEM_ARRAYS];
	struct upload expected[PROBLEM_ARRAYS], tolerance[PROBLEM_ARRAYS]; /* of outputs */
	/* Small temporaries of the previous plan, for reuse, because allocation is slow. */
	struct temps unused[OUTPUT_SETS];
};

/* ---- memory.c ---- */

/* bytes rounded up to whole words, as bench_alloc rounds them. */
size_t bench_whole_words(size_t bytes);

/* Allocates guarded memory, in whole words. Releases the kept values if memory is short. */
int bench_alloc(struct bench *b, size_t bytes, struct gpu_mem **mem, struct err *e);

/* The same, beginning `shift` bytes after an aligned address. */
int bench_alloc_at(struct bench *b, size_t bytes, int shift, struct gpu_mem **mem, struct err *e);
void bench_free(struct bench *b, struct gpu_mem *mem); /* NULL is ignored */

/* Enqueues writing the guard pattern. */
int bench_guard(struct bench *b, struct gpu_mem *mem, struct err *e);

/* Drops a reference; the last one frees the values. */
void device_values_release(struct bench *b, struct device_values *values);

/* Releases the values that the bench keeps, if any. */
void bench_drop_kept(struct bench *b);

/* ---- bench.c ---- */

/* Selects the stream on which work is enqueued from now on: 0 .. gpu_streams - 1. */
int bench_select_stream(struct bench *b, int stream, struct err *e);

/* ---- tools.c ---- */

/* Grid and block of a tool kernel. */
struct shape {
	int64_t grid;
	int block;
};

/* The shape for `count` items. */
struct shape bench_shape(const struct bench *b, int64_t count);

/* Enqueues a tool kernel. */
int bench_launch_tool(struct bench *b, const char *kernel, struct shape shape, const struct gpu_arg *args, int nargs,
		      struct err *e);
struct gpu_arg bench_memory(const struct gpu_mem *mem);
struct gpu_arg bench_scalar(const int64_t *value);

/* Compares `count` elements. tolerance: f32, or NULL. */
struct compare_job {
	int run, slot; /* in the findings */
	const struct elem_type *type;
	int64_t count;
	struct gpu_mem *actual, *expected, *tolerance;
};

/* Hashes the first `bytes` bytes of mem; independent of the order of words. */
struct hash_job {
	int run, slot; /* in the findings */
	struct gpu_mem *mem;
	size_t bytes;
};

/* Fills all of mem with a pattern. */
struct fill_job {
	struct gpu_mem *mem;
	uint32_t pattern;
};

/* Checks that a run left the guards of an array intact. */
struct guard_job {
	struct gpu_mem *mem;
	const char *name; /* of the array */
	int run;          /* in the findings */
	int intact;       /* the result */
};

int bench_queue_compare(struct bench *b, const struct compare_job *job, struct err *e);
int bench_queue_hash(struct bench *b, const struct hash_job *job, struct err *e);

/* Where a job writes its result within the findings of all runs, in 4-byte and in 8-byte words. */
int64_t bench_mismatch_place(const struct compare_job *job);
int64_t bench_hash_place(const struct hash_job *job);

/* Makes room for the findings of runs 0 .. count - 1, and clears mismatches. Waits. */
int bench_reset_findings(struct bench *b, int count, struct err *e);

/* Reads the findings of `count` runs from `run` on. Waits for all streams. */
int bench_read_findings(struct bench *b, int run, int count, struct findings *f, struct err *e);

/* The number of wrong elements; *index: the lowest one. */
int64_t findings_mismatches(const struct findings *f, int slot, int64_t *index);

/* The current hash of mem. Waits. */
int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e);

/* Enqueues a hash on stream 0; *hash is set by bench_hash_wait and must live until then. */
int bench_hash_async(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e);

/* Sets all hashes of bench_hash_async; on an error they are dropped. */
int bench_hash_wait(struct bench *b, struct err *e);

/* Enqueues a read through a buffer of twice the last-level cache, allocated at the first call. */
int bench_flush(struct bench *b, struct err *e);

/* Enqueues a copy to[] = from[] by tool_copy. */
int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);

/* ---- batch.c ---- */

/* Enqueue many jobs. single_launch: the jobs are small and nothing else is in flight, so that a single launch does all
 * of them if the device supports address tables. Otherwise one launch per job, on the current stream. */
int batch_compare(struct bench *b, const struct compare_job *jobs, int count, int single_launch, struct err *e);
int batch_hash(struct bench *b, const struct hash_job *jobs, int count, int single_launch, struct err *e);
int batch_fill(struct bench *b, const struct fill_job *jobs, int count, int single_launch, struct err *e);

/* Checks that guards still hold their pattern. Waits for all streams. */
int batch_check_guards(struct bench *b, struct guard_job *jobs, int count, struct err *e);

/* ---- device_problem.c ---- */

size_t array_bytes(const struct problem_array *a);

/* Overwrites an upload; its stored hash stays. */
int upload_write(struct bench *b, const struct upload *u, const void *from, struct err *e);

typedef int (*upload_action)(struct bench *b, struct upload *u, const void *from, struct err *e);

/* Applies `action` to the expected values of array k, then to its tolerances, if any, converted as the device needs
 * them. */
int transfer_expected(struct device_problem *p, int k, upload_action action, struct err *e);

struct upload *device_problem_input(struct device_problem *p, int k);

/* Array k of an output set. An input exists separately even if runs find its values in an output. */
struct gpu_mem *device_problem_array(struct device_problem *p, int set, int k);

/* The array that kernels of a run get as argument k. */
struct gpu_mem *device_problem_argument(struct device_problem *p, int set, int k);

/* Whether some outputs hold values when a call begins. The second enqueues copying these values; it is needed before
 * each call, because a call overwrites them. */
int device_problem_in_place(const struct device_problem *p);
int outputs_take_values(struct device_problem *p, int set, struct err *e);

/* Allocates the second output set unless it exists. */
int device_problem_add_outputs(struct device_problem *p, struct err *e);

void temps_free(struct bench *b, struct temps *temps);

/* ---- plan.c ---- */

/* A plan with its problem, program and temporaries, ready to launch. */
struct plan_run {
	struct device_problem *problem;
	const struct plan *plan;
	struct gpu_program *program;
	int set; /* the output set to which the temporaries belong */
	struct temps temps;
};

/* Allocates the temporaries, zeroed if the plan requires it. Several runs may be open at once. */
int plan_run_open(struct plan_run *run, struct err *e);
void plan_run_close(struct plan_run *run); /* does nothing if it is not open */

/* Enqueues launch k, unless its grid is 0, on an output set. */
int plan_run_launch(const struct plan_run *run, int set, int k, struct err *e);

/* Enqueues reading back the array that callers read after each call, if any. */
int plan_run_fetch(const struct plan_run *run, int set, struct err *e);

/* Enqueues the preparing launches on output set 0. */
int plan_run_prepare(const struct plan_run *run, struct err *e);

/* Enqueue one call: the timed part (launches and read-back), and the launches after it, which are not timed. */
int plan_run_call(const struct plan_run *run, struct err *e);
int plan_run_timed(const struct plan_run *run, struct err *e);
int plan_run_after(const struct plan_run *run, struct err *e);

/* Whether the plan has preparing launches. */
int plan_prepares(const struct plan *plan);

/* ---- repair.c ---- */

/* Restores everything that a faulty kernel may have changed, including guards, since the problem was last known
 * intact. */
int device_problem_repair(struct device_problem *p, struct err *e);

/* ---- verdict.c ---- */

/* Describes the first wrong element of the outputs that the last run left in that set. */
int verdict_results(struct device_problem *p, int set, const struct findings *f, struct verdict *v, struct err *e);

/* Report changed inputs, and an array whose guard was overwritten. */
void verdict_inputs(struct device_problem *p, const struct findings *f, struct verdict *v);
void verdict_guard(struct verdict *v, const char *name);

/* ---- repeat.c ---- */

/* For a run on output set 0: enqueue poisoning its outputs (`turn` selects the pattern); enqueue their comparison,
 * which adds to the findings of run 0; judge all comparisons and guards. The last one waits, and increments the epoch
 * if something is wrong. */
int results_poison(const struct plan_run *run, int turn, struct err *e);
int results_compare(const struct plan_run *run, struct err *e);
int results_judge(const struct plan_run *run, struct verdict *v, struct err *e);

/* ---- sample.c ---- */

/* Calls per sample if one call takes about `seconds`; more than 1 for short calls. */
int bench_batch(const struct gpu_program *program, int cold, double seconds);

#endif
