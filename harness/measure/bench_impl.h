/* What the files behind bench.h share; README.md lists them in reading order. */
#ifndef SEGTUNE_BENCH_IMPL_H
#define SEGTUNE_BENCH_IMPL_H

#include "harness/measure/bench.h"

/* Bytes on the device and the hash of what was uploaded. */
struct upload {
	struct gpu_mem *mem; /* NULL: none */
	size_t bytes;
	uint64_t hash;
	int shift; /* of struct gpu, for mem */
};

/* A dataset's values on the device, shared by any number of problems. */
struct device_values {
	struct dataset key; /* identifies the values; its host pointer is not used */
	struct oper oper;   /* that of key: an input's operator ends with its sweep, which the values may outlive */
	struct upload data;
	int64_t epoch; /* of the bench when they were last known to be intact */
	int users;
	struct device_values *next;
};

#define BENCH_GUARD 0x5a17c0deU                    /* the word that guards are filled with */
#define BENCH_ARRAYS (PROBLEM_ARRAYS + PLAN_TEMPS) /* of a run, at most */
#define BENCH_PENDING 128

/* What the tools report about a run, by array number. */
struct findings {
	uint32_t mismatch[PROBLEM_ARRAYS][3]; /* as the compare tools write it */
	uint64_t hash[PROBLEM_ARRAYS];
};

struct bench {
	struct gpu *gpu;
	struct gpu_program *tools;
	struct gpu_mem *partial[GPU_STREAMS]; /* partial sums of tool_hash; allocated at a stream's first use */
	struct gpu_mem *sink;                 /* partial[] of the current stream; also passed for unused arguments */
	struct gpu_mem *flush;                /* allocated at the first cold sample */
	struct gpu_mem *findings;             /* of all runs in flight; grows */
	struct gpu_mem *hashes;               /* results of bench_hash_async */
	uint64_t *pending[BENCH_PENDING];     /* where bench_hash_wait copies them */
	int npending;
	struct gpu_mem *table,
		*broken;              /* of batch.c: rows, and which guards are broken; allocated at their first use */
	struct device_values *values; /* list */
	struct device_values *kept;   /* one of them, which the bench itself uses */
	void (*idle)(void *context);  /* bench_set_idle */
	void *context;
	int64_t epoch; /* grows whenever a faulty kernel may have written into any buffer */
};

struct temps {
	int count;
	struct gpu_mem *mem[PLAN_TEMPS];
};

/*
 * Two runs on one problem may be in flight at once, each with an output set and temporaries of its own; inputs and
 * expected values are shared. Set 0 always exists.
 */
#define OUTPUT_SETS 2

struct device_problem {
	struct bench *bench;
	const struct problem *problem;
	int64_t epoch;                                /* of the bench when this problem was last known to be intact */
	struct device_values *values[PROBLEM_ARRAYS]; /* inputs that are a dataset's values; else NULL */
	struct upload input[PROBLEM_ARRAYS];          /* all other inputs */
	struct gpu_mem *output[OUTPUT_SETS][PROBLEM_ARRAYS];
	struct upload expected[PROBLEM_ARRAYS], tolerance[PROBLEM_ARRAYS]; /* of outputs */
	struct temps unused[OUTPUT_SETS]; /* small ones of the plan before, for the next: allocation is slow */
};

/* ---- memory.c ---- */

/* bytes rounded up to whole words, as bench_alloc does. */
size_t bench_whole_words(size_t bytes);

/* Guarded memory of whole words. Gives up the kept values where memory is short. */
int bench_alloc(struct bench *b, size_t bytes, struct gpu_mem **mem, struct err *e);

/* The same, to begin `shift` bytes behind an aligned address. */
int bench_alloc_at(struct bench *b, size_t bytes, int shift, struct gpu_mem **mem, struct err *e);
void bench_free(struct bench *b, struct gpu_mem *mem); /* NULL is ignored */

/* Queue writing of the guard pattern. */
int bench_guard(struct bench *b, struct gpu_mem *mem, struct err *e);

/* One user less; the last one frees them. */
void device_values_release(struct bench *b, struct device_values *values);

/* Release the values that the bench keeps, if any. */
void bench_drop_kept(struct bench *b);

/* ---- bench.c ---- */

/* Select one of the gpu_streams of the device: work is queued there from now on. */
int bench_select_stream(struct bench *b, int stream, struct err *e);

/* ---- tools.c ---- */

/* Grid and block of a tool. */
struct shape {
	int64_t grid;
	int block;
};

/* For count items. */
struct shape bench_shape(const struct bench *b, int64_t count);

/* Queue a kernel of the tools. */
int bench_launch_tool(struct bench *b, const char *kernel, struct shape shape, const struct gpu_arg *args, int nargs,
		      struct err *e);
struct gpu_arg bench_memory(const struct gpu_mem *mem);
struct gpu_arg bench_scalar(const int64_t *value);

/* Compare count elements. tolerance: f32 or NULL. */
struct compare_job {
	int run, slot; /* of the findings */
	const struct elem_type *type;
	int64_t count;
	struct gpu_mem *actual, *expected, *tolerance;
};

/* Hash the first bytes of mem, independently of their order. */
struct hash_job {
	int run, slot; /* of the findings */
	struct gpu_mem *mem;
	size_t bytes;
};

/* Fill all of mem with the pattern. */
struct fill_job {
	struct gpu_mem *mem;
	uint32_t pattern;
};

/* Check the guards of an array, which a run must not have touched. */
struct guard_job {
	struct gpu_mem *mem;
	const char *name; /* of the array */
	int run;          /* of the findings */
	int intact;       /* the result */
};

int bench_queue_compare(struct bench *b, const struct compare_job *job, struct err *e);
int bench_queue_hash(struct bench *b, const struct hash_job *job, struct err *e);

/* Where in the findings of all runs a job writes, in words of 4 and of 8 bytes. */
int64_t bench_mismatch_place(const struct compare_job *job);
int64_t bench_hash_place(const struct hash_job *job);

/* Room for the findings of runs 0 .. count - 1, with no mismatches yet. Waits. */
int bench_reset_findings(struct bench *b, int count, struct err *e);

/* The findings of count runs from `run` on. Waits for all streams. */
int bench_read_findings(struct bench *b, int run, int count, struct findings *f, struct err *e);

/* How many elements are wrong, the lowest of them into *index. */
int64_t findings_mismatches(const struct findings *f, int slot, int64_t *index);

/* The hash of mem as it is now. Waits. */
int bench_hash(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e);

/* Queue it in the first stream; *hash, which must live until then, is set by bench_hash_wait. */
int bench_hash_async(struct bench *b, struct gpu_mem *mem, size_t bytes, uint64_t *hash, struct err *e);

/* Set all hashes of bench_hash_async; after an error they are forgotten. */
int bench_hash_wait(struct bench *b, struct err *e);

/* Queue a read through a buffer of twice the last cache, allocated at the first call. */
int bench_flush(struct bench *b, struct err *e);

/* Queue to[] = from[] by tool_copy. */
int bench_copy_kernel(struct bench *b, struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);

/* ---- batch.c ---- */

/*
 * Queue many jobs. single_launch: they are small and nothing else is in flight, so that one launch does them all where
 * the device takes a table of addresses. Otherwise a launch each, in the current stream.
 */
int batch_compare(struct bench *b, const struct compare_job *jobs, int count, int single_launch, struct err *e);
int batch_hash(struct bench *b, const struct hash_job *jobs, int count, int single_launch, struct err *e);
int batch_fill(struct bench *b, const struct fill_job *jobs, int count, int single_launch, struct err *e);

/* Do the guards still hold their pattern? Waits for all streams. */
int batch_check_guards(struct bench *b, struct guard_job *jobs, int count, struct err *e);

/* ---- device_problem.c ---- */

size_t array_bytes(const struct problem_array *a);

/* Overwrite an upload, whose hash stays. */
int upload_write(struct bench *b, const struct upload *u, const void *from, struct err *e);

typedef int (*upload_action)(struct bench *b, struct upload *u, const void *from, struct err *e);

/* Do this to what is expected in array k, then to its tolerances, if any, as the device gets them. */
int transfer_expected(struct device_problem *p, int k, upload_action action, struct err *e);

struct upload *device_problem_input(struct device_problem *p, int k);

/* Array k in an output set: there is an input even where runs find its values in an output. */
struct gpu_mem *device_problem_array(struct device_problem *p, int set, int k);

/* The same as the kernels of a run get it. */
struct gpu_mem *device_problem_argument(struct device_problem *p, int set, int k);

/* Are there outputs that hold values when a call begins? Queue that they do: each call needs it, as it overwrites them.
 */
int device_problem_in_place(const struct device_problem *p);
int outputs_take_values(struct device_problem *p, int set, struct err *e);

/* Allocate the second output set unless it exists. */
int device_problem_add_outputs(struct device_problem *p, struct err *e);

void temps_free(struct bench *b, struct temps *temps);

/* ---- plan.c ---- */

/* A plan on its problem with its program and temporaries, ready to be launched. */
struct plan_run {
	struct device_problem *problem;
	const struct plan *plan;
	struct gpu_program *program;
	int set; /* the output set that the temporaries belong to */
	struct temps temps;
};

/* Make the temporaries, zeroed where the plan wants it. Several runs may be open at once. */
int plan_run_open(struct plan_run *run, struct err *e);
void plan_run_close(struct plan_run *run); /* harmless where it is not open */

/* Queue launch k, if it has blocks, on an output set. */
int plan_run_launch(const struct plan_run *run, int set, int k, struct err *e);

/* Queue the read-back of the array that callers read after each call, if any. */
int plan_run_fetch(const struct plan_run *run, int set, struct err *e);

/* Queue the launches that prepare, on output set 0. */
int plan_run_prepare(const struct plan_run *run, struct err *e);

/* Queue one call: what is timed, its launches and its read-back, and the launches behind them, which are not timed. */
int plan_run_call(const struct plan_run *run, struct err *e);
int plan_run_timed(const struct plan_run *run, struct err *e);
int plan_run_after(const struct plan_run *run, struct err *e);

/* Has the plan launches that prepare? */
int plan_prepares(const struct plan *plan);

/* ---- repair.c ---- */

/* Write again whatever a faulty kernel may have changed, guards included, since the problem was last known intact. */
int device_problem_repair(struct device_problem *p, struct err *e);

/* ---- verdict.c ---- */

/* Describe the first wrong element of the outputs, which the last run on that set has left. */
int verdict_results(struct device_problem *p, int set, const struct findings *f, struct verdict *v, struct err *e);

/* Report inputs that were changed, and an array whose guard was. */
void verdict_inputs(struct device_problem *p, const struct findings *f, struct verdict *v);
void verdict_guard(struct verdict *v, const char *name);

/* ---- repeat.c ---- */

/*
 * Of a run on output set 0: queue the poisoning of its outputs (turn chooses the pattern), their comparison, which adds
 * to the findings of run 0, and say what came of all comparisons and of the guards. The last waits, and raises the
 * epoch where something is wrong.
 */
int results_poison(const struct plan_run *run, int turn, struct err *e);
int results_compare(const struct plan_run *run, struct err *e);
int results_judge(const struct plan_run *run, struct verdict *v, struct err *e);

/* ---- sample.c ---- */

/* Calls per sample where a call takes about `seconds`: more than one where that is short. */
int bench_batch(const struct gpu_program *program, int cold, double seconds);

#endif
