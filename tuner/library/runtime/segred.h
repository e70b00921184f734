/*
 * Segmented reductions and related operations on GPUs, through CUDA or OpenCL, both loaded at run time. C99 and C++.
 *
 * A context is an opened device. A problem describes what to compute, and its sizes. A plan holds the kernel launches
 * chosen for a problem and may be executed any number of times. Functions return SEGRED_OK or another value of enum
 * segred_status, described by segred_status_text; none prints or terminates the program. The shortest use, with arrays
 * in device memory and every status checked:
 *
 *	segred_open_cuda(&context);
 *	segred_problem_init(&problem);
 *	problem.n = n, problem.segments = segments, problem.offsets = offsets;
 *	segred_plan_probed(context, &problem, stream, &plan);
 *	segred_execute(plan, values, result, stream);
 *
 * Threads: a context may be used by several host threads at once, and so may a plan. But a plan has one set of
 * temporaries: its calls must not overlap on the device, so a caller that uses several streams must order them.
 *
 * Waiting: segred_execute and segred_run only enqueue work; they block only while a kernel that the context has not
 * used yet is compiled. Functions that wait for the device say so.
 *
 * Streams are CUstream (NULL: the default stream) or cl_command_queue (NULL: the queue with which the context was
 * opened); queues must be in-order. Before a call is captured into a CUDA graph, make the same call once without
 * capture, so that its kernels are loaded; the temporaries of a captured segred_run belong to the graph. Arrays are
 * device addresses, or cl_mem. Addresses must be multiples of 16 bytes; with problem.unaligned, multiples of the
 * element size.
 *
 * Ownership: arrays, streams and queues stay the caller's. A context is released with segred_close, a plan with
 * segred_plan_free. On failure no context or plan is created.
 *
 * Launch boxes: a box is a kernel variant with fixed tuning parameters. The tables of a library say which box was
 * fastest on which measured problems.
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
	/* A size is negative, too large for the offset type or the operator, or n is not a multiple of segments. */
	SEGRED_SIZES,
	SEGRED_NOT_INCLUDED, /* the library was exported without this operation, type, operator or offset size */
	SEGRED_NO_BOX,       /* no launch box can run these sizes on this device */
	SEGRED_NO_DRIVER,    /* the CUDA driver or OpenCL is not installed */
	SEGRED_NO_DEVICE,    /* no such device, or no CUDA context is current */
	SEGRED_NO_COMPILER,  /* the library has no binary for this device, and NVRTC is not installed */
	SEGRED_BUILD,        /* a kernel failed to compile */
	SEGRED_NO_MEMORY,
	SEGRED_LAUNCH,       /* the driver rejected a launch */
	SEGRED_DRIVER,       /* another driver call failed, perhaps because of an earlier asynchronous error */
	SEGRED_WRONG_STREAM, /* the stream belongs to another context */
	/* An array is not aligned to 16 bytes, and no usable box (or not the plan's box) accepts that. */
	SEGRED_ALIGNMENT,
	SEGRED_OFFSETS,       /* the offsets decrease, do not begin with 0, or do not end with n */
	SEGRED_NEEDS_OFFSETS, /* problem.empty is unknown: call segred_look, or make a probed plan */
	/* The device cannot access an array; checked at a plan's first call, and when segred_run gets new sizes. */
	SEGRED_WRONG_DEVICE,
	SEGRED_WIDTH, /* row width outside 1..4096, or row stride below the width or above 65536 */
	SEGRED_INDEX, /* an index entry is not a row of the table */
	SEGRED_STATUSES
};

/* One line of text for a status; "unknown status" for any other number. Static storage. */
const char *segred_status_text(int status);

typedef struct segred_context segred_context;
typedef struct segred_plan segred_plan;

/* ---- devices ---- */

/* Opens the CUDA context that is current on the calling thread. That CUDA context must outlive this one. */
int segred_open_cuda(segred_context **context);

/* Opens the context and device of a cl_command_queue. The queue is retained. */
int segred_open_opencl(void *queue, segred_context **context);

/* For programs that do not use a driver API themselves: "cuda:0", "opencl:0", or NULL for the first device found. */
int segred_open(const char *device, segred_context **context);

/* Waits for the device. Free all plans first. */
void segred_close(segred_context *context);

/* For example "NVIDIA H200"; valid as long as the context. */
const char *segred_device_name(const segred_context *context);

/* Device memory for programs that do not use a driver API themselves; usable from every stream. make copies `bytes`
 * bytes from host unless it is NULL, read copies them back; both wait for the default stream. */
int segred_memory_make(segred_context *context, size_t bytes, const void *host, void **memory);
int segred_memory_read(segred_context *context, void *memory, size_t bytes, void *host);
void segred_memory_free(segred_context *context, void *memory);

/*
 * ---- problems ----
 *
 * Operations beyond segreduce. Those whose name ends in _rows work on rows of `width` values instead of single values.
 * Bags reduce rows values[index[i]] of a table; weighted ones multiply each row by weights[i].
 *
 * segreduce_rows, bags, bags_weighted: result[s] is the reduction of the elements of segment s, column by column. The
 * operators "arg_maximum" and "arg_minimum" give integers as wide as the compared values: the position of an element,
 * or -1 for an empty segment. "variance" gives two numbers: the mean, and the mean squared distance from it.
 *
 * segsoftmax, segsoftmax_rows, oper "logsumexp": result[i] is exp(values[i]) divided by the sum of the exponentials of
 * its segment (of its column, too), computed without overflow. n results; if n is 0, result may be NULL.
 *
 * interval_expand, interval_expand_rows, oper NULL: result[i] = values[s] for every element i of segment s. `segments`
 * values, n results; if n is 0, both may be NULL. This is the backward pass of a segmented sum (of a mean, if the
 * values were divided by the segment lengths first). Values are copied as bits: a library of "u32" also serves f32.
 *
 * reduce_by_key, reduce_by_key_rows, reduce_by_key_bags, reduce_by_key_bags_weighted: result[r] is the reduction of run
 * r of equal consecutive keys, key_result[r] is its key, and *count, an int64_t, is the number of runs. The results
 * must have room for problem.segments runs, and there must not be more: this is not checked, and more runs write out of
 * bounds. segments = n is always enough. With sums and sorted keys this is the backward pass of gathering rows from a
 * table: keys are the gathered row numbers, values the gradients. With bags, the index names the bag whose gradient is
 * added.
 */

struct segred_problem {
	const char *operation; /* for example "segreduce" */
	const char *type;      /* of the values, for example "f32" */
	const char *oper;      /* for example "plus"; NULL if nothing is combined */
	const char *key_type;  /* for example "i32"; NULL without keys */
	int offset_bytes;      /* bytes of one offset: 4 (n and segments below 2^31 - 2^16) or 8 */
	/* Number of elements; number of segments, or an upper bound on the runs of equal keys. segreduce_regular has
	 * segments of equal length n / segments. That length is a compile-time constant: kernels are built at the first
	 * use of a length and cached in the context. */
	int64_t n, segments;
	int64_t columns;     /* of a matrix */
	const void *offsets; /* device array of segments + 1 entries; NULL for operations without offsets */
	/* What is known about the lengths, here and in `span`, decides which box runs and, with some boxes, how many
	 * threads a segment has. Longest segment, in elements; -1: unknown. */
	int64_t longest;
	/* Fraction (0 to 1) of the elements that lie in segments of at least 16, of at least 1024 and of at least 4096
	 * elements; -1: unknown. If only share_16 is unknown, it is guessed from the mean length. */
	double share_16, share_1k, share_4k;
	int64_t empty; /* number of segments without elements; -1: unknown */
	/* 1: arrays may begin at any element. Only boxes that support this are considered; without one the status is
	 * SEGRED_ALIGNMENT. On CUDA, segred_run and segred_plan_measured find this out from the arrays themselves. */
	int unaligned;
	/*
	 * Row layout, for operations on rows: `width` values (1 to 4096), rows `stride` values apart (0: stride =
	 * width; at most 65536). All n * stride values must be readable, gaps included, also after the last row; of a
	 * table: table_rows * stride, of interval_expand_rows: segments * stride. Result rows have no gaps. Boxes come
	 * from the nearest measured width; for other widths kernels are built at first use and cached in the context.
	 */
	int64_t width, stride;
	int64_t table_rows; /* rows of the table that an index refers to; used by segred_look_index only */
	/* elements of the heaviest 128 consecutive segments: shows whether long ones are adjacent; 0: unknown */
	int64_t span;
	/* Longest segment in a sample, best the segments of a thousand evenly spaced elements: stands in for `longest`
	 * if that is unknown; 0: unknown. */
	int64_t longest_seen;
};

/* Defaults: f32 sums of segments, offsets of 4 bytes, sizes 0, nothing known about the lengths. */
void segred_problem_init(struct segred_problem *problem);

/* Enumerates what the library includes: sets *problem to combination k (sizes 0) and returns 1; returns 0 once k is
 * past the last. */
int segred_included(int k, struct segred_problem *problem);

/* Name of array k of the problem's operation, in the order that segred_execute_arrays takes them; NULL past the last
 * one, or if the problem is not included. Static storage. */
const char *segred_array_name(const struct segred_problem *problem, int k);

/* ---- plans ---- */

/* Chooses from the sizes and from what the problem says about the lengths; does not read the offsets and does not
 * wait. */
int segred_plan_shape(segred_context *context, const struct segred_problem *problem, segred_plan **plan);

/* Samples the offsets with one small launch and waits for it on that stream. Detects most invalid offsets. */
int segred_plan_probed(segred_context *context, const struct segred_problem *problem, void *stream, segred_plan **plan);

/* Runs every box on the caller's arrays, overwriting the results, and keeps the fastest. Waits. */
int segred_plan_measured(segred_context *context, const struct segred_problem *problem, void *const *arrays,
			 void *stream, segred_plan **plan);

/* Takes a box by number (0 to segred_box_count - 1); meant for tests. SEGRED_NO_BOX if it cannot run. */
int segred_plan_box(segred_context *context, const struct segred_problem *problem, int box, segred_plan **plan);
int segred_box_count(const segred_context *context, const struct segred_problem *problem);

/* For example "stream NT=128 VT=7"; static storage. */
const char *segred_plan_name(const segred_plan *plan);

/* 1: every call on the same device gives bitwise identical results; 0: floating-point results may depend on timing. */
int segred_plan_reproducible(const segred_plan *plan);

/* 1: the box was measured on this device and, for rows, with this width and stride; 0: it is the nearest measured
 * one. */
int segred_plan_exact(const segred_plan *plan);

/* Row width at which the box was measured; 0 if elements are not rows. */
int64_t segred_plan_width(const segred_plan *plan);

/* Does not wait; device memory is released once the work already enqueued is done. */
void segred_plan_free(segred_plan *plan);

/* Temporaries: the first call allocates them, in its stream, unless segred_plan_memory has provided segred_plan_bytes
 * bytes of device memory. That memory stays the caller's and must outlive the plan. For OpenCL it must be a buffer, not
 * a sub-buffer. */
size_t segred_plan_bytes(const segred_plan *plan);
int segred_plan_memory(segred_plan *plan, void *memory);

/*
 * ---- calls ----
 *
 * Calls trust the offsets: wrong ones make kernels read out of bounds, and softmax and expand write out of bounds.
 * Neither segred_plan_shape nor segred_run checks them; if they may be wrong, call segred_look first.
 */

/* For operations whose arrays are values, result and, where they have them, the offsets of the problem. */
int segred_execute(segred_plan *plan, const void *values, void *result, void *stream);

/* For all operations: arrays in the order of segred_array_name. */
int segred_execute_arrays(segred_plan *plan, void *const *arrays, void *stream);

/*
 * Runs without a plan, with a box for the sizes and whatever the problem says about the lengths. If the same offsets
 * come again (same address and sizes, among the last 8 problems of the stream), the second call enqueues a small launch
 * that samples them. Nothing waits for it; calls made after its answer has arrived (usually from the third on) use the
 * box for these lengths. The context keeps this state and the temporaries for up to 64 streams, so that later calls
 * allocate device memory only if they need more. Calls on further streams allocate and free theirs in stream order.
 */
int segred_run(segred_context *context, const struct segred_problem *problem, void *const *arrays, void *stream);

/* segred_run with one struct argument, for language bindings in which every argument costs time: the problem `like`,
 * with these sizes and arrays. For operations whose arrays are values, result and, where they have them, offsets. */
struct segred_call {
	segred_context *context;
	const struct segred_problem *like;
	int64_t n, segments;
	const void *values, *offsets;
	void *result, *stream;
};
int segred_run_call(const struct segred_call *call);

/* Name of the box that the last segred_run on that stream used, as from segred_plan_name; "" if there was none. Static
 * storage. */
const char *segred_run_name(segred_context *context, void *stream);

/* Frees what segred_run keeps for a stream; call it before the stream is destroyed. Does not wait. */
void segred_release_stream(segred_context *context, void *stream);

/* Reads all offsets. SEGRED_OFFSETS if they are invalid; otherwise sets longest, the shares, span and empty. Waits. */
int segred_look(segred_context *context, struct segred_problem *problem, void *stream);

/* Reads the whole index of bags, or of their backward pass: SEGRED_INDEX if one of its n entries is not in 0 ..
 * problem.table_rows - 1. *position is that of the first bad entry, -1 if there is none. Waits. */
int segred_look_index(segred_context *context, const struct segred_problem *problem, const void *index, void *stream,
		      int64_t *position);

#ifdef __cplusplus
}
#endif
#endif
