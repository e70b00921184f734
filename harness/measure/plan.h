/* How to run one variant on one problem: source text, temporaries, launches. Made by the tuner, run by the harness. */
#ifndef SEGTUNE_PLAN_H
#define SEGTUNE_PLAN_H

#include <stddef.h>
#include <stdint.h>

#define PLAN_LAUNCHES 12
#define PLAN_ARGS 16
#define PLAN_TEMPS 12

struct plan_arg {
	int buffer;     /* problem array index; problem->narrays + k is temporary k; -1: the scalar below */
	int64_t scalar; /* passed as a 64-bit integer (i64 in the dialect) */
};

struct plan_launch {
	char kernel[64];
	int64_t grid; /* blocks; 0: not launched */
	int block;
	int nargs;
	struct plan_arg args[PLAN_ARGS];
	int64_t local_bytes; /* of local memory on top of what the kernel declares; CUDA only */
	int once;  /* 1: prepares what the other launches use in any number of calls; runs before them, timed apart */
	int after; /* 1: runs behind the others of a call, and is not timed: fetches what a library has allocated itself
		    */
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
	int fetch; /* 1 + the problem array that is read back to the host at the end of each call; 0: none */
};

#endif
