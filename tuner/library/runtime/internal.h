/* Internal interface of the exported library: the exported tables, contexts, plans, and the functions of a backend. The
 * export joins all files of this folder into one segred.c, where LOCAL is static. */
#ifndef SEGRED_INTERNAL_H
#define SEGRED_INTERNAL_H

#include <math.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#include "tuner/library/runtime/segred.h"

#ifndef LOCAL
#define LOCAL
#endif

enum { MOST_ARRAYS = 8, MOST_LAUNCHES = 12, MOST_ARGS = 16, MOST_TEMPS = 12, MOST_NUMBERS = 256 };

/* ---- Arithmetic of recipes. Integer division rounds down, as in Lua. Both sides of a conditional are evaluated, so
 * nothing may trap. ---- */

#define CEIL_DIV(a, b) ((b) <= 0 ? 0 : (a) / (b) + ((a) % (b) > 0))
#define FLOOR_DIV(a, b) ((b) == 0 ? 0 : (a) / (b) - ((a) % (b) != 0 && ((a) < 0) != ((b) < 0)))
#define FLOOR_MOD(a, b) ((a)-FLOOR_DIV(a, b) * (b))
#define SHIFT_LEFT(a, by)                                                                                              \
	((by) >= 64 || (by) <= -64 ? 0                                                                                 \
	 : (by) >= 0               ? (int64_t)((uint64_t)(a) << (by))                                                  \
				   : (int64_t)((uint64_t)(a) >> -(by)))
#define LESSER(a, b) ((a) < (b) ? (a) : (b))
#define GREATER(a, b) ((a) > (b) ? (a) : (b))
/* A double with a whole value as an integer; 0 if it is out of range. */
#define WHOLE_OF(x) ((x) >= -9.2e18 && (x) <= 9.2e18 ? (int64_t)(x) : 0)

/* ---- the tables ---- */

/* The inputs of a recipe: sizes of the problem, then properties of the device. */
struct inputs {
	int64_t n, segments, empty, longest, span, columns, length; /* longest, span: 0 if unknown */
	double mean;
	int64_t is_cpu, compute_units, max_block, local_bytes, local_bytes_sm, threads_sm, blocks_sm, registers_sm;
	int64_t width, stride;
};

enum arg_kind { ARG_NUMBER, ARG_ARRAY, ARG_TEMP };

struct arg {
	enum arg_kind kind;
	int index; /* into the numbers, arrays or temporaries */
};

/* grid, block and local_bytes are indices into the numbers of the box. */
struct launch {
	const char *kernel;
	int once; /* 1: initializes what the other launches use; runs at a plan's first call only */
	int grid, block, local_bytes;
	int nargs;
	struct arg args[MOST_ARGS];
};

struct temp {
	int bytes;  /* index into the numbers of the box */
	int zeroed; /* 1: zeroed before the first call; later calls find what the previous call left there */
};

/* A compiled binary for one CUDA architecture; sm 90 is sm_90. */
struct image {
	int sm;
	size_t size;
	const unsigned char *bytes;
};

/* Compile-time constants of kernels other than their parameters: length of regular segments, width and stride of rows;
 * 0: unused. */
struct compiled_in {
	int64_t length, width, stride;
};

/* A set of kernels: source text as lines, and binaries. */
struct kernels {
	struct compiled_in of;                 /* what the binaries were built for; the source takes any values */
	const char *const *head, *const *body; /* terminated by NULL */
	const struct image *images;
	int nimages;
};

/* What an OpenCL device guarantees about concurrently running blocks. Every CUDA device guarantees all of it. */
enum guarantee {
	GUARANTEE_PROGRESS = 1,  /* a block that has started makes progress while others wait for it */
	GUARANTEE_ORDER = 2,     /* fences order memory accesses device-wide */
	GUARANTEE_ATOMICS_64 = 4 /* 64-bit words are read and written without tearing */
};

/* A launch box: a strategy with its parameter values, its source, and how to launch it. */
struct box {
	const char *name;
	struct kernels kernels;
	int least_sm;     /* CUDA: the oldest architecture that can run it, 90 for sm_90 */
	int needs;        /* OpenCL: mask of enum guarantee */
	int unaligned;    /* 1: accepts arrays that begin at any element */
	int reproducible; /* 1: results are bitwise identical in every call */
	/* Cost of imbalance, in elements processed at full speed. One element of the longest segment takes as long as
	 * longest_worth elements (0: unknown); the shortest possible call takes as long as call_worth elements. */
	int64_t longest_worth, call_worth;
	/* The same for one element of the heaviest span. */
	int64_t span_worth;
	int nlaunches, ntemps;
	const struct launch *launches;
	const struct temp *temps;
	/* Computes the launch numbers; numbers[0] is 0 if the box cannot run these sizes on this device. */
	void (*recipe)(const struct inputs *in, int64_t *numbers);
	/* index of the box for rows whose stride is not a multiple of this box's vector width; -1: none */
	int narrower;
};

enum feature { FEATURE_N, FEATURE_MEAN, FEATURE_LONGEST, FEATURE_SHARE_1K, FEATURE_SHARE_4K, FEATURES };
enum level { LEVEL_UNKNOWN, LEVEL_LONGEST, LEVEL_SHARES, LEVELS };

/* A node of a decision tree: value < below goes to node `low`, otherwise to `high`. Leaves have box >= 0. */
struct node {
	enum feature feature;
	double below;
	int low, high, box;
};

/* The boxes for one device and, for rows, one row width and stride, most general box first. There is one decision tree
 * per level of knowledge about the lengths. Boxes from index nmeasured on are fallbacks for boxes that cannot run: no
 * tree leads to them. */
struct table {
	const char *device, *backend, *arch;
	int64_t width, stride;
	int nmeasured, nboxes;
	const struct box *boxes;
	const struct node *trees[LEVELS];
	enum level level_of_all; /* the level to use if both the longest segment and the shares are known */
	/*
	 * Measured cases for the kriging estimate (estimate.c), used if the shares and the heaviest span are known.
	 * ncases 0: the trees are used. For each case its position, then one weight per measured box for an unknown
	 * longest segment, then one for a known one: one such column after the other of CASE_LANES cases, then those of
	 * the next ones. Before all that the mean losses per box, for an unknown and a known longest segment. In units
	 * of 1 / CASE_UNIT.
	 */
	int ncases;
	const float *cases;
};
#define CASE_AXES 8 /* the last axis needs the longest segment */
#define CASE_UNIT 4096
#define CASE_LANES 8 /* cases that compilers handle together, with vector instructions */

struct kind {
	const char *operation, *type, *oper, *key_type; /* oper "": no operator; key_type "": no keys */
	int offset_bytes;
	int64_t most;                    /* largest number of elements */
	const char *arrays[MOST_ARRAYS]; /* terminated by NULL */
	int grain[MOST_ARRAYS];          /* alignment in bytes that a box for unaligned arrays still needs */
	int outputs;                     /* index of the first result array */
	int offsets;                     /* index of the offsets; -1: none */
	int needs_empty;                 /* 1: recipes use the number of empty segments */
	int is_regular;                  /* 1: kernels are built for each segment length */
	int is_rows;                     /* 1: elements are rows; kernels are built for each width and stride */
	int is_per_element;              /* 1: one result per element; nothing is launched if there are no elements */
	int ntables;
	const struct table *tables;
};

extern const struct kind segred_kinds[];
extern const int segred_nkinds;

/* The kernels of probe.c, for offsets of 4 and of 8 bytes. */
extern const struct kernels segred_probes[2];

/* ---- backends ---- */

enum {
	SAMPLES = 1024,
	LOOKERS = 256,       /* blocks that scan all segments, at most */
	LOOKED = 6,          /* numbers that each of them reports, as in probe.cl */
	SPAN_UNIT = 1 << 22, /* encodes a sample's length and span in one number, as in probe.cl */
	ANSWER = SAMPLES + 2 + LOOKERS * LOOKED,
	NOT_WRITTEN = -2 /* marks a number not yet written: valid ones are -1 or more */
};

/* Host memory that receives what a probe kernel reports. Owned by the context and reused: only one call at a time holds
 * it. */
struct answer {
	struct answer *next;
	int is_taken;         /* is_taken and next are guarded by the context's mutex */
	int64_t *numbers;     /* ANSWER numbers; NULL: never used */
	void *memory, *event; /* backend handles */
	int count;            /* how many numbers the probe was asked for */
};

/* One launch of a plan, with its evaluated numbers. */
struct step {
	const struct launch *launch;
	void *kernel;
	int64_t grid, block, local_bytes;
	int64_t numbers[MOST_ARGS];
	void *memory[MOST_ARGS]; /* array and temporary arguments; set at every call */
};

struct stream_calls {
	int (*finish)(segred_context *c, void *stream);
	int (*finish_all)(segred_context *c); /* waits for every stream that may still use memory of the context */
	int (*check)(segred_context *c, void *stream);
	/* 1: calls are being captured into a graph, or this cannot be determined */
	int (*is_capturing)(segred_context *c, void *stream);
};

struct answer_calls {
	/* Enqueues the step, with memory for `count` numbers as its last argument, and the transfer of these numbers to
	 * a->numbers. */
	int (*ask)(segred_context *c, struct step *step, struct answer *a, int count, void *stream);
	int (*answered)(segred_context *c, struct answer *a); /* 1: the numbers have arrived, or the device failed */
	int (*wait)(segred_context *c, struct answer *a, void *stream); /* for an answer asked for on that stream */
	void (*release)(segred_context *c, struct answer *a);
};

struct backend {
	const char *name;
	/* Makes the context current for this thread; leave restores the previous state from the return value of
	 * enter. */
	int (*enter)(segred_context *c);
	void (*leave)(segred_context *c, int entered);
	void (*close)(segred_context *c);
	int (*build)(segred_context *c, const struct kernels *kernels, const struct compiled_in *in, void **program);
	void (*unbuild)(segred_context *c, void *program);
	int (*kernel)(segred_context *c, void *program, const char *name, void **kernel);
	void (*release_kernel)(segred_context *c, void *kernel);
	int (*alloc)(segred_context *c, size_t bytes, void *stream, void **memory);
	void (*free)(segred_context *c, void *memory, void *stream);
	/* A sub-range of memory; release it before the memory itself. */
	int (*part)(segred_context *c, void *memory, size_t offset, size_t bytes, void **part);
	void (*release_part)(segred_context *c, void *part);
	int (*zero)(segred_context *c, void *memory, size_t bytes, void *stream);
	int (*launch)(segred_context *c, const struct step *step, void *stream);
	/* These two wait. */
	int (*write)(segred_context *c, void *memory, const void *from, size_t bytes);
	int (*read)(segred_context *c, void *memory, void *to, size_t bytes, void *stream);
	int (*reaches)(segred_context *c, const void *memory); /* 0: kernels certainly cannot access that memory */
	const struct stream_calls *streams;
	const struct answer_calls *answers;
	int alignment; /* required of arrays if handles are addresses; 0: handles are opaque */
};

extern const struct backend segred_cuda, segred_opencl;

/* ---- contexts ---- */

/* A built program, cached by its kernels and compile-time constants. */
struct program {
	struct program *next;
	const struct kernels *kernels;
	struct compiled_in in;
	void *handle;
};

struct segred_context {
	const struct backend *backend;
	struct inputs device; /* properties of the device; sizes are 0 */
	char name[128];
	int sm;         /* CUDA: 90 for sm_90 */
	int guarantees; /* OpenCL: mask of enum guarantee */
	/* Backend handles: CUcontext or cl_context; CUdevice or cl_device_id; cl_command_queue. */
	void *native, *native_device, *queue;
	/* number: device number. owned: 1: the native context was created here and must be released */
	int number, owned;
	int pools;             /* CUDA: 1: stream-ordered allocation is available */
	pthread_mutex_t mutex; /* guards the lists of programs, runners and answers */
	struct program *programs;
	struct runner *runners;
	struct answer *answers;
};

/* A new context for a backend to fill in; NULL if out of memory. */
LOCAL segred_context *context_new(const struct backend *backend);

/* Builds a program at its first use. The context owns it. */
LOCAL int context_program(segred_context *c, const struct kernels *kernels, const struct compiled_in *in,
			  void **program);

LOCAL int is_same_build(const struct compiled_in *a, const struct compiled_in *b);

/* The source text, with the compile-time constants first; malloc'd, NULL if out of memory. */
LOCAL char *kernels_text(const struct kernels *kernels, const struct compiled_in *in);

/* Opens a device by number, without a context or queue of the caller. */
LOCAL int cuda_open_device(int number, segred_context **context);
LOCAL int opencl_open_device(int number, segred_context **context);

/* ---- choosing ---- */

/* NULL: the library does not include the problem. */
LOCAL const struct kind *find_kind(const struct segred_problem *p);

/* Validates a problem and finds its kind. */
LOCAL int check_problem(const struct segred_problem *p, const struct kind **kind);

/* The table for the device: its own, else one of the same architecture, else of the same backend. Among equals, the one
 * whose rows are closest to the problem's. NULL: none. */
LOCAL const struct table *find_table(const segred_context *c, const struct kind *k, const struct segred_problem *p);

/* The compile-time constants for a problem. */
LOCAL struct compiled_in compiled_for(const struct kind *k, const struct segred_problem *p);

/* The inputs of recipes for a problem. */
LOCAL struct inputs make_inputs(const segred_context *c, const struct kind *k, const struct segred_problem *p);

/* Evaluates a box's recipe; 0 if the box cannot run. */
LOCAL int box_numbers(const segred_context *c, const struct box *b, const struct inputs *in, int64_t *numbers);

/* Whether the box accepts the alignment of the problem's arrays, as far as the problem states it. */
LOCAL int box_takes(const struct box *b, const struct segred_problem *p);

/* The problem, with `unaligned` set if one of these arrays is. */
LOCAL struct segred_problem with_arrays(const segred_context *c, const struct kind *k, const struct segred_problem *p,
					void *const *arrays);

/* Whether the table can estimate the loss of its boxes on the problem. */
LOCAL int is_estimated(const struct table *t, const struct segred_problem *p);
/* Iterates over the boxes by expected loss, least first. box: the previous box, -1 to start; *loss: its loss, replaced
 * by the loss of the box returned. -1: no more boxes. */
LOCAL int next_expected(const struct table *t, const struct segred_problem *p, int box, double *loss);
/* The longest segment, or the longest one sampled, which sees the longest ones unless they are very few; 0 or less:
 * unknown. */
LOCAL int64_t longest_of(const struct segred_problem *p);

/* Validates a problem; returns its kind, the chosen box and the box's numbers. */
LOCAL int choose(const segred_context *c, const struct segred_problem *p, const struct kind **kind,
		 const struct box **box, int64_t *numbers);

/* ---- probes ---- */

/* Enqueues a sample of the problem's offsets, which must not be NULL. The answer must have been taken. */
LOCAL int ask_sample(segred_context *c, const struct segred_problem *p, struct answer *a, void *stream);

/* Sets the problem's longest, shares and span from an answer that has arrived; SEGRED_OFFSETS if it shows invalid
 * offsets. */
LOCAL int take_samples(struct segred_problem *p, const struct answer *a);

/* Returns an unused answer; NULL if out of memory. Within enter and leave. */
LOCAL struct answer *take_answer(segred_context *c);
LOCAL void give_answer(segred_context *c, struct answer *a);

/* Call once all work is done. Within enter and leave. */
LOCAL void free_answers(segred_context *c);

/* ---- plans ---- */

struct segred_plan {
	segred_context *context;
	const struct kind *kind;
	const struct table *table;
	const struct box *box;
	const void *offsets;
	int nsteps;
	struct step steps[MOST_LAUNCHES];
	size_t bytes[MOST_TEMPS], total; /* bytes of each temporary; sum of all, including alignment */
	char is_zeroed[MOST_TEMPS];      /* 1: not empty, and zeroed before the first call */
	void *memory, *temps[MOST_TEMPS];
	int is_empty;                         /* 1: the problem has no elements */
	int is_exact;                         /* 1: the box was measured on this device, width and stride */
	int owns_memory, has_parts, is_ready; /* is_ready: temporaries are zeroed and the `once` launches are done */
	int is_checked;                       /* 1: the device could access the arrays of an earlier call */
	void *stream;                         /* of the last call */
	pthread_mutex_t mutex;
};

LOCAL int plan_make(segred_context *c, const struct kind *k, const struct box *b, const struct segred_problem *p,
		    const int64_t *numbers, segred_plan **plan);

/* Whether the plan is of this box and would launch it with these numbers: fitted launches change with the lengths. */
LOCAL int plan_has(const segred_plan *plan, const struct box *b, const int64_t *numbers);

/* Makes the plan use that memory, owned by the caller, for its temporaries, which are initialized again at the next
 * call. Within enter and leave. */
LOCAL void plan_use_memory(segred_plan *plan, void *memory);

/* Puts the arrays into the order of the operation; 0 if the operation has other arrays as well. */
LOCAL int arrays_of(const struct kind *k, const void *values, const void *offsets, void *result, void **arrays);

/* ---- calls without a plan ---- */

/* What calls with the same offsets have learned about them. No call waits for a probe, but if the same offsets come
 * again, its answer serves later calls. If the contents at that address changed in between, a slower box may be chosen;
 * results stay correct. */
struct hint {
	int64_t calls;
	struct answer *answer; /* NULL: not needed yet */
	int is_asked, is_known;
	int is_news;                 /* 1: the shares arrived after the box was last chosen */
	struct segred_problem known; /* valid if is_known; longest -1: unknown, not all segments were scanned */
};

/* Whether the same is known about the lengths. */
LOCAL int is_same_shape(const struct segred_problem *a, const struct segred_problem *b);

/* Called before a call with that problem, whose offsets are not NULL: fills in what is known about the lengths. This
 * and the next two are called within enter and leave. */
LOCAL void hint_use(segred_context *c, struct hint *h, struct segred_problem *p);

/* Called once the call is enqueued: starts a probe that later calls can use. */
LOCAL void hint_ask(segred_context *c, struct hint *h, const struct segred_problem *p, void *stream);

LOCAL void hint_release(segred_context *c, struct hint *h);

/* Releases all runners, once all work is done. Within enter and leave. */
LOCAL void free_runners(segred_context *c);

#endif
