/*
 * A device without hardware, for tests: its memory is host memory, its kernels are C functions found by name, and its
 * time is computed, not measured.
 *
 * The program text is scanned for lines "#define NAME VALUE". VALUE may be the name of another macro. The first
 * definition of a name counts, so defaults can follow:
 *
 *   T, OPER_NAME, OFF_T   element type, operator and offset type of fake_segreduce
 *   FAKE_FAULT            the fault to inject, a number of enum fake_fault; 0: none
 *                         1 build: fails with a log, 2 launch: fails, 3 wrong: one wrong result,
 *                         4 guard: a write past the end of the result, 5 input: a value is changed,
 *                         6 slow: takes a thousand times as long, 7 lost: the launch is queued, then all calls fail,
 *                         8 the build hangs, 9 the build kills its process, 10 the launch hangs,
 *                         11 the launch crashes its process, 12 unwritten: one result is not written,
 *                         13 added: results are added to the old contents, 14 before: a write before the result,
 *                         15 nan: one result is NaN (for integers, all bits set)
 *   FAKE_FAULT_BYTES      only launches whose arrays have at least this many bytes are faulty
 *   FAKE_FAULT_FROM       of these, only from this launch on; the first is 0
 *   FAKE_FAULT_ONE_IN     of these, one launch in so many, at random; FAKE_FAULT_SEED: selects others
 *   FAKE_FAULT_LONGEST    only if a segment has at least this many elements
 *   FAKE_FAULT_EMPTY      only if at least this many segments are empty
 *   FAKE_THROTTLE         this many calls of health after the first launch report throttling
 *   FAKE_DRIFT            factor by which all work is slower after the first launch
 *   FAKE_DRIFTING         limits FAKE_DRIFT to this many copies and launches
 *   FAKE_DRIFT_PULSE      of these, only every other group of so many is slower; 0: all are
 *   FAKE_WOBBLE           factor by which every second launch is slower
 *   FAKE_FETCH            extra nanoseconds of a launch that follows one of another program with FAKE_FETCH
 *   FAKE_BUILD_TIME       milliseconds that a build takes
 *   FAKE_COST             nanoseconds per element; without it a launch moves its arrays at FAKE_BANDWIDTH
 *   FAKE_SEGMENT_COST     nanoseconds per segment, added to FAKE_COST
 */
#ifndef SEGTUNE_FAKE_H
#define SEGTUNE_FAKE_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

#define FAKE_BANDWIDTH 100 /* bytes per nanosecond */
#define FAKE_CLOCK 1000    /* MHz */
#define FAKE_OVERHEAD 2000 /* nanoseconds added to every launch */

enum fake_fault {
	FAULT_NONE,
	FAULT_BUILD,
	FAULT_LAUNCH,
	FAULT_WRONG,
	FAULT_GUARD,
	FAULT_INPUT,
	FAULT_SLOW,
	FAULT_LOST,
	FAULT_BUILD_HANGS,
	FAULT_BUILD_CRASHES,
	FAULT_HANGS,
	FAULT_CRASHES,
	FAULT_UNWRITTEN,
	FAULT_ADDED,
	FAULT_BEFORE,
	FAULT_NAN,
};

/* One argument of a launch. */
struct fake_arg {
	void *data;   /* an array, between its guards; NULL: a scalar */
	size_t bytes; /* size of the array */
	int64_t scalar;
};

/* A launch as a kernel sees it. */
struct fake_call {
	const char *kernel, *text; /* the program's text, for fake_define */
	int64_t grid;              /* blocks */
	int nargs;
	const struct fake_arg *args;
	enum fake_fault fault;
	double nanoseconds; /* computed by the device from the arrays; the kernel may change it */
};

struct fake_kernel {
	const char *name;
	const char *args; /* one letter per argument: 'a' array, 's' scalar */
	int (*run)(struct fake_call *call, struct err *e);
};

/* All kernels; terminated by a NULL name. */
extern const struct fake_kernel fake_kernels[];

/* The value of the first #define of name, resolved through other macros, truncated to size; -1 if undefined. */
int fake_define(const char *text, const char *name, char *value, size_t size);

/* The same as a number; `otherwise` if undefined. */
double fake_number(const char *text, const char *name, double otherwise);

#endif
