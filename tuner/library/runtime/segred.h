/*
 * Segmented reductions and their kin on GPUs, by CUDA or OpenCL, which are loaded at run time. C99 and C++.
 *
 * A context is a device that is open. A problem says what is to be computed and its sizes. A plan has chosen the
 * launches for a problem; it is executed as often as wanted. Functions return SEGRED_OK or another of enum
 * segred_status, whose text is segred_status_text's; no function ends the program or prints. The shortest use, with
 * arrays on the device and each status checked:
 *
 *	segred_open_cuda(&context);
 *	segred_problem_init(&problem);
 *	problem.n = n, problem.segments = segments, problem.offsets = offsets;
 *	segred_plan_probed(context, &problem, stream, &plan);
 *	segred_execute(plan, values, result, stream);
 *
 * Threads: contexts may be shared by threads. A plan's temporaries serve one call at a time: calls of it on several
 * streams must be ordered by the caller; host threads may call at once.
 * Waiting: segred_execute and segred_run only queue work; they wait for the compiler where a context uses a kernel for
 * the first time. The functions that do wait for the device say so.
 *
 * Streams are CUstream (NULL: the default stream) or cl_command_queue (NULL: the queue that the context was opened
 * with); queues must execute in order. A call that is captured into a graph must have come once before, so that its
 * kernels are loaded; the temporaries of segred_run are the graph's own then. Arrays are device addresses, or cl_mem.
 * Addresses are multiples of 16 bytes; with problem.unaligned, of the array's elements.
 */
#ifndef SEGRED_H
#define SEGRED_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum segred_status {
	SEGRED_OK,
	SEGRED_NULL_POINTER,
	SEGRED_SIZES, /* negative, too large for the offsets' type or the operator, or n no multiple of segments */
	SEGRED_NOT_INCLUDED, /* this library was not made for that operation, type, operator or offsets */
	SEGRED_NO_BOX,       /* no launch box can run on this device with these sizes */
	SEGRED_NO_DRIVER,    /* CUDA's driver or OpenCL is not installed */
	SEGRED_NO_DEVICE,    /* no such device, or no context is current */
	SEGRED_NO_COMPILER,  /* no code for this device in the library, and NVRTC is not installed */
	SEGRED_BUILD,        /* the compiler refused a kernel */
	SEGRED_NO_MEMORY,
	SEGRED_LAUNCH,       /* the driver refused a launch */
	SEGRED_DRIVER,       /* another call of the driver failed, perhaps for an earlier fault */
	SEGRED_WRONG_STREAM, /* of another context */
	SEGRED_ALIGNMENT, /* an array is not aligned to 16 bytes; no box that can run takes such, or not this plan's */
	SEGRED_OFFSETS,   /* they decrease, or do not begin with 0 and end with n */
	SEGRED_NEEDS_OFFSETS, /* problem.empty is not known: segred_look finds it, or a probed plan */
	SEGRED_WRONG_DEVICE,  /* an array that the device cannot reach: seen where a plan, or a call's sizes, are new */
	SEGRED_WIDTH,         /* of rows: below 1 or above 4096; or their stride below the width or above 65536 */
	SEGRED_INDEX,         /* of bags: not that of a row of the table */
	SEGRED_STATUSES
};

/* One line on a status; "unknown status" for any other number. Static text. */
const char *segred_status_text(int status);

typedef struct segred_context segred_context;
typedef struct segred_plan segred_plan;

/* ---- devices ---- */

/* The calling thread's current CUDA context, which must outlive this one. */
int segred_open_cuda(segred_context **context);

/* The context and device of a cl_command_queue, which is retained. */
int segred_open_opencl(void *queue, segred_context **context);

/* For programs that use no driver themselves: "cuda:0", "opencl:0", or NULL: the first device that there is. */
int segred_open(const char *device, segred_context **context);

/* Waits for the device. Plans must be freed first. */
void segred_close(segred_context *context);

/* "NVIDIA H200"; lives as long as the context. */
const char *segred_device_name(const segred_context *context);

/* Memory of the device for such programs, for all streams; make and read wait for the default stream. host: NULL, or
 * what to copy there. */
int segred_memory_make(segred_context *context, size_t bytes, const void *host, void **memory);
int segred_memory_read(segred_context *context, void *memory, size_t bytes, void *host);
void segred_memory_free(segred_context *context, void *memory);

/*
 * ---- problems ----
 *
 * Operations, beside segreduce, which those of single values resemble: _rows are of rows, and bags have rows
 * values[index[i]] of a table as elements, with weights multiplied by weights[i].
 *
 * segreduce_rows, bags, bags_weighted: result[s] is the fold of the elements of segment s, column by column. Results of
 * "arg_maximum" and "arg_minimum" are integers as wide as what is compared, the place of an element or -1; those of
 * "variance" two numbers, the mean and the mean of squared distances from it.
 *
 * segsoftmax, segsoftmax_rows, oper "logsumexp": result[i] is the share of element i's exponential in the sum of those
 * of its segment (and column), without overflow. n results: where n is 0 result may be NULL.
 *
 * interval_expand, interval_expand_rows, oper NULL: result[i] = values[s] for every element i of segment s. As many
 * values as segments, n results: where n is 0 both may be NULL. The backward of sums (of means, where values were
 * divided by the lengths before). Values are copied: those of f32 by a library of "u32", too.
 *
 * reduce_by_key, reduce_by_key_rows, reduce_by_key_bags, reduce_by_key_bags_weighted: result[r] is the fold of the
 * elements of run r of equal neighbouring keys, key_result[r] is their key, and *count, an int64_t, how many runs there
 * are. There must not be more than problem.segments, which results have room for: that is taken on trust; n is always
 * enough. With sums and sorted keys it is the backward of taking rows from a table: a key says which row was taken, the
 * values are gradients. Of bags: the index names the bag whose gradient it is.
 */

struct segred_problem {
	const char *operation; /* "segreduce" */
	const char *type;      /* of the values: "f32" */
	const char *oper;      /* "plus"; NULL where nothing is combined */
	const char *key_type;  /* "i32", ...; NULL without keys */
	int offset_bytes;      /* of an entry of the offsets: 4 (n and segments below 2^31 - 2^16) or 8 */
	/* Elements; segments, or runs of equal keys at most. segreduce_regular: n is segments times the length of each,
	 * which is compiled in: its kernels are built at the first use of a length, and are kept with the context. */
	int64_t n, segments;
	int64_t columns;     /* of a matrix */
	const void *offsets; /* segments + 1 entries; NULL for operations without */
	int64_t longest;     /* what is known of the lengths: the longest, -1: not known */
	double share_1k,
		share_4k; /* shares of the elements in segments of 1024, 4096 elements or more; -1: not known */
	int64_t empty;    /* segments without elements; -1: not known */
	/* 1: arrays may begin at any element: only boxes that take such are chosen, or SEGRED_ALIGNMENT. Where a call
	 * gets the arrays (segred_run, segred_plan_measured) it sees that by itself. */
	int unaligned;
	/*
	 * Where elements are rows, they have `width` values (1 to 4096), stride values apart (0: as wide; to 65536),
	 * all of which may be read: n * stride values, or those of the table's rows, or, of interval_expand_rows, those
	 * of as many rows as segments. Results are rows without gaps. Boxes are those of the nearest measured width;
	 * kernels for another width than that are built at its first use, and are kept with the context.
	 */
	int64_t width, stride;
	int64_t table_rows; /* of an index: rows of the table, for segred_look_index */
	int64_t span; /* elements of the heaviest 128 consecutive segments: what shows their order; 0: not known */
};

/* f32 sums of segments by offsets of 4 bytes; nothing known of the lengths; sizes 0. */
void segred_problem_init(struct segred_problem *problem);

/* What this library includes: problem number k becomes *problem, sizes 0. 0 behind the last, else 1. */
int segred_included(int k, struct segred_problem *problem);

/* The arrays of its operation, in the order in which segred_execute_arrays takes them; NULL behind the last, or if the
 * problem is not included. Static text. */
const char *segred_array_name(const struct segred_problem *problem, int k);

/* ---- plans ---- */

/* From sizes and what the problem says of the lengths, without a look at the offsets. Does not wait. */
int segred_plan_shape(segred_context *context, const struct segred_problem *problem, segred_plan **plan);

/* One small launch looks at the offsets; waits for it in that stream. Finds most of what is wrong with offsets. */
int segred_plan_probed(segred_context *context, const struct segred_problem *problem, void *stream, segred_plan **plan);

/* Runs every box on the caller's arrays, results included, and keeps the fastest. Waits. */
int segred_plan_measured(segred_context *context, const struct segred_problem *problem, void *const *arrays,
			 void *stream, segred_plan **plan);

/* With the box of that number, for tests: 0 .. segred_box_count - 1. SEGRED_NO_BOX where it cannot run. */
int segred_plan_box(segred_context *context, const struct segred_problem *problem, int box, segred_plan **plan);
int segred_box_count(const segred_context *context, const struct segred_problem *problem);

/* "stream NT=128 VT=7"; static text. */
const char *segred_plan_name(const segred_plan *plan);

/* 1: results have the same bits in each call on the same device; 0: of floating point they may depend on timing. */
int segred_plan_reproducible(const segred_plan *plan);

/* 1: its box was measured on this device and, of rows, on this width and stride; 0: it is the nearest that there is. */
int segred_plan_exact(const segred_plan *plan);

/* The width of rows on which its box was measured; 0: elements are no rows. */
int64_t segred_plan_width(const segred_plan *plan);

/* Does not wait; device memory goes when the work queued on it is done. */
void segred_plan_free(segred_plan *plan);

/*
 * Temporaries: the plan makes them at its first call, in that call's stream, unless it is given memory of
 * segred_plan_bytes before, which is the caller's and must outlive the plan. OpenCL: a buffer, not a part of one.
 */
size_t segred_plan_bytes(const segred_plan *plan);
int segred_plan_memory(segred_plan *plan, void *memory);

/*
 * ---- calls ----
 *
 * A call takes offsets on trust: by wrong ones kernels read, and softmax and expand write, outside of the arrays. A
 * plan from a shape has not looked at them, nor has segred_run: where they may be wrong, segred_look comes first.
 */

/* For operations with the arrays values and result and, perhaps, offsets, which are the problem's. */
int segred_execute(segred_plan *plan, const void *values, void *result, void *stream);

/* For all operations: the arrays by segred_array_name. */
int segred_execute_arrays(segred_plan *plan, void *const *arrays, void *stream);

/*
 * Without a plan: a box that holds on any shape, from what the problem says. Where offsets come again (the same address
 * and sizes, among the stream's last 8 problems), a small launch behind the second call samples them; nobody waits for
 * it, and calls from when its answer is there use the box for these lengths: mostly the third. The context keeps this
 * and temporaries for each stream, of up to 64 streams: calls after the first allocate no device memory unless they
 * need more. Calls of further streams allocate and free theirs in the stream's order.
 */
int segred_run(segred_context *context, const struct segred_problem *problem, void *const *arrays, void *stream);

/*
 * The same by one struct, for bindings of languages in which each argument takes time: the problem `like` with these
 * sizes and arrays, of an operation whose arrays are values, result and, perhaps, offsets.
 */
struct segred_call {
	segred_context *context;
	const struct segred_problem *like;
	int64_t n, segments;
	const void *values, *offsets;
	void *result, *stream;
};
int segred_run_call(const struct segred_call *call);

/* The box of the last segred_run on that stream, as segred_plan_name; "" if there was none. Static text. */
const char *segred_run_name(segred_context *context, void *stream);

/* Give back what segred_run keeps for that stream: before a stream is destroyed. Does not wait. */
void segred_release_stream(segred_context *context, void *stream);

/* Read all offsets: SEGRED_OFFSETS if they are invalid; else longest, shares, span and empty are set. Waits. */
int segred_look(segred_context *context, struct segred_problem *problem, void *stream);

/* Read the whole index of bags, or of their backward: SEGRED_INDEX if one of its n entries is none of
 * problem.table_rows rows. *position becomes that of the first such, -1 without one. Waits. */
int segred_look_index(segred_context *context, const struct segred_problem *problem, const void *index, void *stream,
		      int64_t *position);

#ifdef __cplusplus
}
#endif
#endif
