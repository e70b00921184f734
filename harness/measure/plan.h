/* How to run one variant on one problem: temporaries and launches. Made by the tuner, executed by the harness. */
#ifndef SEGTUNE_PLAN_H
#define SEGTUNE_PLAN_H

#include <stddef.h>
#include <stdint.h>

#define PLAN_LAUNCHES 12
#define PLAN_ARGS 16
#define PLAN_TEMPS 12

struct plan_arg {
	int buffer;     /* index of a problem array; problem->narrays + k: temporary k; -1: the scalar below */
	int64_t scalar; /* passed as a 64-bit integer (i64 in the dialect) */
};

struct plan_launch {
	char kernel[64];
	int64_t grid; /* blocks; 0: not launched */
	int block;
	int nargs;
	struct plan_arg args[PLAN_ARGS];
	int64_t local_bytes; /* dynamically allocated local memory; CUDA only */
	int once;            /* 1: prepares data for any number of calls; runs before them and is timed separately */
	/* 1: runs after the other launches of a call and is not timed: fetches results from memory that a library
	 * allocated itself. */
	int after;
};

struct plan_temp {
	char name[24];
	size_t bytes;
	int zeroed; /* 1: zero at the first call, then what the previous call left; 0: undefined */
};

struct plan {
	int nlaunches, ntemps;
	struct plan_launch launches[PLAN_LAUNCHES];
	struct plan_temp temps[PLAN_TEMPS];
	int fetch; /* 1 + index of the problem array that is read back to the host at the end of each call; 0: none */
};

#endif
