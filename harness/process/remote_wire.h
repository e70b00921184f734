/* The messages between the caller's process (remote*.c) and the device process (remote_worker.c). */
#ifndef SEGTUNE_REMOTE_WIRE_H
#define SEGTUNE_REMOTE_WIRE_H

#include <stdint.h>

#define WIRE_STAGING ((size_t)32 << 20) /* size of the staging memory shared by both processes */
#define WIRE_ARGS 32
#define WIRE_RANGES 64                /* maximum ranges of a read request */
#define WIRE_KERNEL 64                /* maximum length of a kernel name, with its NUL */
#define WIRE_MOST ((uint64_t)1 << 30) /* maximum payload bytes */

/* Requests are served in order. Those that only enqueue work have no answer: their first error is reported by the next
 * answer (struct worker_answer), and until then no further work is done. */
enum wire_op {
	WIRE_OPEN,         /* payload: a string for gpu_find; answer: struct gpu_info; then gpu_start */
	WIRE_BUILD,        /* object; payload: two strings, name and text */
	WIRE_LOAD,         /* object; payload: a string, the name, then code */
	WIRE_LIBRARY,      /* object; payload: a string, the path */
	WIRE_UNBUILD,      /* object; no answer */
	WIRE_KERNEL_INFO,  /* object; payload: kernel; answer: struct gpu_kernel_info */
	WIRE_ALLOC,        /* object, bytes, offset: shift of struct gpu */
	WIRE_ALLOC_SMALL,  /* like WIRE_ALLOC, but no answer */
	WIRE_FREE,         /* object; no answer */
	WIRE_WRITE,        /* object, offset, bytes, slot: source is byte `slot` of the staging memory; no answer */
	WIRE_WAIT,         /* does nothing; when it is answered, all earlier requests are done */
	WIRE_PATCH,        /* object, offset; payload: a few bytes to write; no answer */
	WIRE_READ,         /* object, offset, bytes: reads into the staging memory */
	WIRE_READ_ALL,     /* payload: struct wire_range[]; reads into the staging memory without gaps */
	WIRE_WRITE_WORDS,  /* object: table; payload: struct wire_word[]; no answer */
	WIRE_READ_DISCARD, /* object, bytes; no answer */
	WIRE_FILL,         /* object, offset, bytes, pattern; no answer */
	WIRE_COPY,         /* object: to, other: from, bytes; no answer */
	WIRE_LAUNCH,       /* payload: struct wire_launch, truncated after its last argument; no answer */
	WIRE_RECORD,       /* slot: event; no answer */
	WIRE_ELAPSED,      /* slot, since: events; the answer's `seconds` */
	WIRE_FINISH,       /* when it is answered, all enqueued work is done */
	WIRE_STREAM,       /* slot: stream; no answer */
	WIRE_HEALTH,       /* slot: brief; answer: struct gpu_health */
	WIRE_OPS
};

/* Objects (arrays and programs) are numbered by the caller. */
struct wire_request {
	int32_t op;
	int32_t object, other;
	int32_t slot, since;
	uint32_t pattern;
	int64_t offset;
	uint64_t bytes;
	uint64_t payload; /* number of bytes that follow */
};

struct wire_range {
	int32_t object;
	int64_t offset;
	uint64_t bytes;
};

/* Like struct gpu_word; object -1: none. */
struct wire_word {
	int32_t object;
	int64_t value;
};

struct wire_arg {
	int32_t object; /* -1: a scalar */
	uint32_t size;
	uint64_t scalar; /* its bytes, first ones first */
};

struct wire_launch {
	int32_t program;
	int32_t block;
	int64_t grid, local_bytes;
	char kernel[WIRE_KERNEL];
	int32_t nargs;
	struct wire_arg args[WIRE_ARGS];
};

#endif
