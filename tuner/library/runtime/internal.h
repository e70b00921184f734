/*
 * What the files of the library share: the tables that were exported, contexts, plans, and what a backend does. All
 * files become one, in which LOCAL is static.
 */
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

/* ---- arithmetic of recipes: whole numbers divide as in Lua; both sides of a choice are computed, so nothing traps
 * ---- */

#define CEIL_DIV(a, b) ((b) <= 0 ? 0 : (a) / (b) + ((a) % (b) > 0))
#define FLOOR_DIV(a, b) ((b) == 0 ? 0 : (a) / (b) - ((a) % (b) != 0 && ((a) < 0) != ((b) < 0)))
#define FLOOR_MOD(a, b) ((a)-FLOOR_DIV(a, b) * (b))
#define SHIFT_LEFT(a, by)                                                                                              \
	((by) >= 64 || (by) <= -64 ? 0                                                                                 \
	 : (by) >= 0               ? (int64_t)((uint64_t)(a) << (by))                                                  \
				   : (int64_t)((uint64_t)(a) >> -(by)))
#define LESSER(a, b) ((a) < (b) ? (a) : (b))
#define GREATER(a, b) ((a) > (b) ? (a) : (b))
/* Of a double that is whole; 0 out of range. */
#define WHOLE_OF(x) ((x) >= -9.2e18 && (x) <= 9.2e18 ? (int64_t)(x) : 0)

/* ---- the tables ---- */

/* What recipes are functions of. */
struct inputs {
	int64_t n, segments, empty, columns, length;
	double mean;
	int64_t is_cpu, compute_units, max_block, local_bytes, local_bytes_sm, threads_sm, blocks_sm, registers_sm;
	int64_t width, stride;
};

enum arg_kind { ARG_NUMBER, ARG_ARRAY, ARG_TEMP };

struct arg {
	enum arg_kind kind;
	int index; /* of the number, array or temporary */
};

/* grid, block and local_bytes are indices of numbers. */
struct launch {
	const char *kernel;
	int once; /* 1: prepares what the others use, at a plan's first call */
	int grid, block, local_bytes;
	int nargs;
	struct arg args[MOST_ARGS];
};

struct temp {
	int bytes;  /* index of a number */
	int zeroed; /* 1: zero at the first call, then what the call before left */
};

/* Compiled code for one CUDA architecture: 90 is sm_90. */
struct image {
	int sm;
	size_t size;
	const unsigned char *bytes;
};

/* What kernels are built for besides their text: the length of regular segments, the width and stride of rows; 0: none.
 */
struct compiled_in {
	int64_t length, width, stride;
};

/* Kernels: text in lines, and code. */
struct kernels {
	struct compiled_in of;                 /* the code; text takes any */
	const char *const *head, *const *body; /* NULL behind the last line */
	const struct image *images;
	int nimages;
};

/* What an OpenCL device may guarantee to blocks that run at the same time; every CUDA device does. */
enum guarantee {
	GUARANTEE_PROGRESS = 1,  /* one that has begun goes on while others wait for it */
	GUARANTEE_ORDER = 2,     /* fences order memory for all of them */
	GUARANTEE_ATOMICS_64 = 4 /* words of 64 bits are read and written whole */
};

/* A box: a variant of a strategy. */
struct box {
	const char *name;
	struct kernels kernels;
	int least_sm;     /* CUDA: the oldest architecture on which it can run */
	int needs;        /* OpenCL: guarantees */
	int unaligned;    /* 1: it takes arrays that begin at any element */
	int reproducible; /* 1: results have the same bits in each call */
	/* So many elements of fast calls take as long as one of the longest segment (0: not known), as the shortest
	 * call. */
	int64_t longest_worth, call_worth;
	/* As one of the heaviest span. */
	int64_t span_worth;
	int nlaunches, ntemps;
	const struct launch *launches;
	const struct temp *temps;
	/* numbers[0]: can it run on that device with those sizes? */
	void (*recipe)(const struct inputs *in, int64_t *numbers);
	int narrower; /* the box for rows whose stride is no multiple of this one's vectors; -1: none */
};

enum feature { FEATURE_N, FEATURE_MEAN, FEATURE_LONGEST, FEATURE_SHARE_1K, FEATURE_SHARE_4K, FEATURES };
enum level { LEVEL_UNKNOWN, LEVEL_LONGEST, LEVEL_SHARES, LEVELS };

/* value < below: go to node `low`, else to `high`. A leaf has box >= 0. */
struct node {
	enum feature feature;
	double below;
	int low, high, box;
};

/* Boxes of one device and, where elements are rows, one shape of these; the first is the most general. A tree for each
 * level. Boxes from nmeasured on stand in for those that cannot run: no tree leads to them. */
struct table {
	const char *device, *backend, *arch;
	int64_t width, stride;
	int nmeasured, nboxes;
	const struct box *boxes;
	const struct node *trees[LEVELS];
	enum level level_of_all; /* the better one where the longest segment and the shares are known */
	/* Where the shares and the heaviest span are known: rows of the cases that were measured, each where it lies
	 * and how much each box tends to lose near it, if the longest segment is not known and if it is, after a row of
	 * what each loses on average. No cases: trees serve these, too. In 1 / CASE_UNIT. */
	int ncases;
	const int *cases; /* [row * (CASE_AXES + 2 * nmeasured)] */
};
#define CASE_AXES 7 /* the last is of the longest segment */
#define CASE_UNIT 4096

struct kind {
	const char *operation, *type, *oper, *key_type; /* oper "": nothing is combined; key_type "": no keys */
	int offset_bytes;
	int64_t most;                    /* elements at most */
	const char *arrays[MOST_ARRAYS]; /* NULL behind the last */
	int grain[MOST_ARRAYS];          /* bytes of which an array that is not aligned begins at a multiple */
	int outputs;                     /* the first that is a result */
	int offsets;                     /* which of them the offsets are; -1: none */
	int needs_empty;                 /* 1: recipes ask for the number of empty segments */
	int is_regular;                  /* 1: kernels are built for each length of segments */
	int is_rows;                     /* 1: elements are rows: kernels are built for each width and stride */
	int is_per_element;              /* 1: as many results as elements: without any nothing is launched */
	int ntables;
	const struct table *tables;
};

extern const struct kind segred_kinds[];
extern const int segred_nkinds;

/* The kernels of probe.c, for offsets of 4 and 8 bytes. */
extern const struct kernels segred_probes[2];

/* ---- what a backend does ---- */

enum {
	SAMPLES = 1024,
	LOOKERS = 256,    /* blocks that look at all segments, at most */
	LOOKED = 6,       /* numbers of each, as in probe.cl */
	SPAN_UNIT = 8192, /* of a sample, as there */
	ANSWER = SAMPLES + 2 + LOOKERS * LOOKED,
	NOT_WRITTEN = -2 /* in an answer: a number is -1 at least */
};

/* What a probe finds: numbers that a kernel sends to the host. Contexts own them, calls use them one after the other.
 */
struct answer {
	struct answer *next;
	int is_taken;         /* of the context's mutex, as is next */
	int64_t *numbers;     /* ANSWER of them; NULL: nothing was asked yet */
	void *memory, *event; /* of the backend */
	int count;            /* of the numbers that were asked for */
};

/* A launch of a plan with its numbers. */
struct step {
	const struct launch *launch;
	void *kernel;
	int64_t grid, block, local_bytes;
	int64_t numbers[MOST_ARGS];
	void *memory[MOST_ARGS]; /* of arguments that are no numbers; set for each call */
};

struct stream_calls {
	int (*finish)(segred_context *c, void *stream);
	int (*finish_all)(segred_context *c); /* work of all streams that may still use what the context owns */
	int (*check)(segred_context *c, void *stream);
	int (*is_capturing)(segred_context *c, void *stream); /* 1: calls become a graph's; or it is not known */
};

struct answer_calls {
	/* Queue the step, whose last argument becomes memory for an answer of so many numbers, and their way to
	 * a->numbers.
	 */
	int (*ask)(segred_context *c, struct step *step, struct answer *a, int count, void *stream);
	int (*answered)(segred_context *c, struct answer *a); /* 1: the numbers are there, or the device failed */
	int (*wait)(segred_context *c, struct answer *a,
		    void *stream); /* for an answer that was asked in that stream */
	void (*release)(segred_context *c, struct answer *a);
};

struct backend {
	const char *name;
	/* A context is current for the thread between both; leave returns what enter has left to undo. */
	int (*enter)(segred_context *c);
	void (*leave)(segred_context *c, int entered);
	void (*close)(segred_context *c);
	int (*build)(segred_context *c, const struct kernels *kernels, const struct compiled_in *in, void **program);
	void (*unbuild)(segred_context *c, void *program);
	int (*kernel)(segred_context *c, void *program, const char *name, void **kernel);
	void (*release_kernel)(segred_context *c, void *kernel);
	int (*alloc)(segred_context *c, size_t bytes, void *stream, void **memory);
	void (*free)(segred_context *c, void *memory, void *stream);
	/* A part of memory, to be released after it. */
	int (*part)(segred_context *c, void *memory, size_t offset, size_t bytes, void **part);
	void (*release_part)(segred_context *c, void *part);
	int (*zero)(segred_context *c, void *memory, size_t bytes, void *stream);
	int (*launch)(segred_context *c, const struct step *step, void *stream);
	/* Wait. */
	int (*write)(segred_context *c, void *memory, const void *from, size_t bytes);
	int (*read)(segred_context *c, void *memory, void *to, size_t bytes, void *stream);
	int (*reaches)(segred_context *c, const void *memory); /* 0: kernels cannot use it for certain */
	const struct stream_calls *streams;
	const struct answer_calls *answers;
	int alignment; /* of arrays, whose handles are addresses; 0: they are not */
};

extern const struct backend segred_cuda, segred_opencl;

/* ---- contexts ---- */

/* What was built, by the kernels and what was compiled in. */
struct program {
	struct program *next;
	const struct kernels *kernels;
	struct compiled_in in;
	void *handle;
};

struct segred_context {
	const struct backend *backend;
	struct inputs device; /* its figures; sizes 0 */
	char name[128];
	int sm;         /* CUDA: 90 for sm_90 */
	int guarantees; /* OpenCL: of the device */
	/* Of the backend: CUcontext, cl_context; CUdevice as a number, cl_device_id; cl_command_queue. */
	void *native, *native_device, *queue;
	int number, owned;     /* owned: 1: the native context is this one's to release */
	int pools;             /* CUDA: 1: memory can be allocated in a stream's order */
	pthread_mutex_t mutex; /* of the lists: programs, runners, answers */
	struct program *programs;
	struct runner *runners;
	struct answer *answers;
};

/* A new context for a backend to fill; NULL without memory. */
LOCAL segred_context *context_new(const struct backend *backend);

/* Built at the first use; owned by the context. */
LOCAL int context_program(segred_context *c, const struct kernels *kernels, const struct compiled_in *in,
			  void **program);

LOCAL int is_same_build(const struct compiled_in *a, const struct compiled_in *b);

/* What is compiled in, head and body as one text, malloc'd; NULL without memory. */
LOCAL char *kernels_text(const struct kernels *kernels, const struct compiled_in *in);

/* Open the device of that number on its own. */
LOCAL int cuda_open_device(int number, segred_context **context);
LOCAL int opencl_open_device(int number, segred_context **context);

/* ---- choosing ---- */

/* NULL: the library does not include it. */
LOCAL const struct kind *find_kind(const struct segred_problem *p);

/* Check a problem and find its kind. */
LOCAL int check_problem(const struct segred_problem *p, const struct kind **kind);

/* The table for the device: its own, else one of its architecture, else of its backend; of these the one whose rows are
 * nearest to the problem's; NULL: none. */
LOCAL const struct table *find_table(const segred_context *c, const struct kind *k, const struct segred_problem *p);

/* What the kernels of a problem are built for. */
LOCAL struct compiled_in compiled_for(const struct kind *k, const struct segred_problem *p);

/* What recipes get. */
LOCAL struct inputs make_inputs(const segred_context *c, const struct kind *k, const struct segred_problem *p);

/* The numbers of a box; 0 if it cannot run. */
LOCAL int box_numbers(const segred_context *c, const struct box *b, const struct inputs *in, int64_t *numbers);

/* Does the box take the problem's arrays, as far as it says where they begin? */
LOCAL int box_takes(const struct box *b, const struct segred_problem *p);

/* The problem with what these arrays say of where they begin. */
LOCAL struct segred_problem with_arrays(const segred_context *c, const struct kind *k, const struct segred_problem *p,
					void *const *arrays);

/* Does the table say what its boxes are expected to lose on the problem? */
LOCAL int is_estimated(const struct table *t, const struct segred_problem *p);
/* The box that is expected to lose least (box -1), or least of those behind `box`, of which *loss is that; *loss: the
 * next one's. -1: there is none. */
LOCAL int next_expected(const struct table *t, const struct segred_problem *p, int box, double *loss);

/* Check a problem; its kind and box, with the box's numbers. */
LOCAL int choose(const segred_context *c, const struct segred_problem *p, const struct kind **kind,
		 const struct box **box, int64_t *numbers);

/* ---- probes ---- */

/* Queue a sample of the problem's offsets, which are not NULL; the answer must be taken. */
LOCAL int ask_sample(segred_context *c, const struct segred_problem *p, struct answer *a, void *stream);

/* The problem's longest, shares and span by an answer that is there; SEGRED_OFFSETS if it says that they are invalid.
 */
LOCAL int take_samples(struct segred_problem *p, const struct answer *a);

/* One that nobody uses; NULL without memory. Within enter and leave. */
LOCAL struct answer *take_answer(segred_context *c);
LOCAL void give_answer(segred_context *c, struct answer *a);

/* When all work is done. Within enter and leave. */
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
	size_t bytes[MOST_TEMPS], total; /* of temporaries; of all, each part aligned */
	char is_zeroed[MOST_TEMPS];      /* 1: it has bytes that begin as zeros */
	void *memory, *temps[MOST_TEMPS];
	int is_empty;                         /* 1: no elements */
	int is_exact;                         /* 1: the box was measured on that device and on such rows */
	int owns_memory, has_parts, is_ready; /* ready: zeroed and prepared */
	int is_checked;                       /* 1: the arrays of a call were such as the device can reach */
	void *stream;                         /* of the last call */
	pthread_mutex_t mutex;
};

LOCAL int plan_make(segred_context *c, const struct kind *k, const struct box *b, const struct segred_problem *p,
		    const int64_t *numbers, segred_plan **plan);

/* Temporaries are in that memory from now on, which is not the plan's own; all is to be prepared again. Within enter
 * and leave. */
LOCAL void plan_use_memory(segred_plan *plan, void *memory);

/* Arrays in the operation's order; 0: it has others than these. */
LOCAL int arrays_of(const struct kind *k, const void *values, const void *offsets, void *result, void **arrays);

/* ---- calls without a plan ---- */

/*
 * What calls with the same offsets have found out of them: nobody waits for a probe, but where offsets come again its
 * answer serves later calls. Other offsets at the same place get a worse box at worst.
 */
struct hint {
	int64_t calls;
	struct answer *answer; /* NULL: none was needed yet */
	int is_asked, is_known;
	int is_news;               /* 1: nobody has chosen a box by the shares yet */
	int64_t longest;           /* -1: not all were looked at */
	double share_1k, share_4k; /* if known */
	int64_t span;
};

/* A call comes with that problem, whose offsets are not NULL: what is known of the lengths goes into it. Within enter
 * and leave, as are the others. */
LOCAL void hint_use(segred_context *c, struct hint *h, struct segred_problem *p);

/* The call is queued: ask for what its successors may use. */
LOCAL void hint_ask(segred_context *c, struct hint *h, const struct segred_problem *p, void *stream);

LOCAL void hint_release(segred_context *c, struct hint *h);

/* Give back what they keep, when all work is done. Within enter and leave. */
LOCAL void free_runners(segred_context *c);

#endif
