/*
 * A device without hardware, for tests: its memory is the host's, its kernels are C functions found by name, its time
 * is computed.
 *
 * A program's text is read for lines "#define NAME VALUE" (a value may be the name of another one; the first of a name
 * counts, so that defaults can follow):
 *
 *   T, OPER_NAME, OFF_T   element type, operator and offset type of fake_segreduce
 *   FAKE_FAULT            0 none, or what goes wrong; numbers are those of enum fake_fault:
 *                         1 build: fails with a log, 2 launch: fails, 3 wrong: one wrong result,
 *                         4 guard: a write past the end of the result, 5 input: a value is changed,
 *                         6 slow: a thousand times as long, 7 lost: the launch is queued, then all calls fail,
 *                         8 the build hangs, 9 the build kills its process, 10 the launch hangs,
 *                         11 the launch crashes its process, 12 unwritten: one result is left as it was,
 *                         13 added: results are added to what was there, 14 before: a write in front of the result,
 *                         15 nan: one result is NaN (of integers, all bits set)
 *   FAKE_FAULT_BYTES      only launches with at least so many bytes of arrays have the fault
 *   FAKE_FAULT_FROM       of these, only from that launch on; the first is 0
 *   FAKE_FAULT_ONE_IN     of these, only one launch in so many, by chance; FAKE_FAULT_SEED: other ones
 *   FAKE_FAULT_LONGEST    only where a segment has so many elements
 *   FAKE_FAULT_EMPTY      only where so many segments are empty
 *   FAKE_THROTTLE         after the first launch so many calls of health report throttling
 *   FAKE_DRIFT            after the first launch all work takes so many times as long
 *   FAKE_DRIFTING         FAKE_DRIFT is for so many copies and launches only
 *   FAKE_WOBBLE           every second launch takes so many times as long
 *   FAKE_FETCH            nanoseconds more of a launch after one of another program that has FAKE_FETCH
 *   FAKE_BUILD_TIME       milliseconds that a build takes
 *   FAKE_COST             nanoseconds an element; without it a launch takes as long as its arrays at FAKE_BANDWIDTH
 *   FAKE_SEGMENT_COST     nanoseconds a segment, added to FAKE_COST
 */
#ifndef SEGTUNE_FAKE_H
#define SEGTUNE_FAKE_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

#define FAKE_BANDWIDTH 100 /* bytes a nanosecond */
#define FAKE_CLOCK 1000    /* MHz */
#define FAKE_OVERHEAD 2000 /* nanoseconds that every launch takes */

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
	void *data;   /* of an array (guards around it); NULL for a scalar */
	size_t bytes; /* of the array */
	int64_t scalar;
};

/* A launch as a kernel sees it. */
struct fake_call {
	const char *kernel, *text; /* #define lines of the program, for fake_define */
	int64_t grid;              /* blocks */
	int nargs;
	const struct fake_arg *args;
	enum fake_fault fault;
	double nanoseconds; /* its time: set by the device from the arrays; a kernel may change it */
};

struct fake_kernel {
	const char *name;
	const char *args; /* a letter each: 'a' array, 's' scalar */
	int (*run)(struct fake_call *call, struct err *e);
};

/* All kernels; ends with a row whose name is NULL. */
extern const struct fake_kernel fake_kernels[];

/* Value of the first #define of name, resolved through other defines, cut to size; -1 if there is none. */
int fake_define(const char *text, const char *name, char *value, size_t size);

/* The same as a number; `otherwise` if there is none. */
double fake_number(const char *text, const char *name, double otherwise);

#endif
