/* What remote.c (the caller's process) and remote_worker.c (the device's) say to each other. */
#ifndef SEGTUNE_REMOTE_WIRE_H
#define SEGTUNE_REMOTE_WIRE_H

#include <stdint.h>

#define WIRE_STAGE ((size_t)32 << 20) /* bytes of the memory that both processes see: data goes through it */
#define WIRE_ARGS 32
#define WIRE_STRETCHES 64             /* of one request to read */
#define WIRE_KERNEL 64                /* characters of a kernel's name, with the end */
#define WIRE_MOST ((uint64_t)1 << 30) /* bytes of a payload; more is none of ours */

/*
 * Requests come in order. Those that only queue work on the device get no answer: what fails among them is told by the
 * next answer, and until then nothing more is done.
 */
enum wire_op {
	WIRE_OPEN,         /* payload: what gpu_find takes, with its end; answer: struct gpu_info; then gpu_start */
	WIRE_BUILD,        /* object; payload: name and text, each with its end */
	WIRE_LOAD,         /* object; payload: name with its end, code */
	WIRE_LIBRARY,      /* object; payload: path, with its end */
	WIRE_UNBUILD,      /* object; no answer */
	WIRE_KERNEL_INFO,  /* object; payload: kernel; answer: struct gpu_kernel_info */
	WIRE_ALLOC,        /* object, bytes */
	WIRE_ALLOC_SMALL,  /* the same; no answer */
	WIRE_FREE,         /* object; no answer */
	WIRE_WRITE,        /* object, offset, bytes, slot: from the stage, from that byte on; no answer */
	WIRE_WAIT,         /* nothing: the answer tells that all before it was done */
	WIRE_PATCH,        /* object, offset; payload: few bytes to write; no answer */
	WIRE_READ,         /* object, offset, bytes: to the stage */
	WIRE_READ_ALL,     /* payload: struct wire_stretch; to the stage, one behind the other */
	WIRE_WRITE_WORDS,  /* object: table; payload: struct wire_word; no answer */
	WIRE_READ_DISCARD, /* object, bytes; no answer */
	WIRE_FILL,         /* object, offset, bytes, pattern; no answer */
	WIRE_COPY,         /* object: to, other: from, bytes; no answer */
	WIRE_LAUNCH,       /* payload: struct wire_launch as far as there are arguments; no answer */
	WIRE_RECORD,       /* slot: event; no answer */
	WIRE_ELAPSED,      /* slot, since: events; the answer's seconds */
	WIRE_FINISH,       /* nothing: the answer comes when all queued work is done */
	WIRE_LANE,         /* slot: lane; no answer */
	WIRE_HEALTH,       /* slot: brief; answer: struct gpu_health */
	WIRE_OPS
};

/* Objects, arrays and programs alike, are numbered by the caller. */
struct wire_request {
	int32_t op;
	int32_t object, other;
	int32_t slot, since;
	uint32_t pattern;
	int64_t offset;
	uint64_t bytes;
	uint64_t payload; /* bytes that follow */
};

struct wire_stretch {
	int32_t object;
	int64_t offset;
	uint64_t bytes;
};

/* As struct gpu_word; object -1: none. */
struct wire_word {
	int32_t object;
	int64_t value;
};

struct wire_answer {
	int32_t status, kind; /* of the request; enum err_kind */
	double seconds;
	uint64_t size; /* of what follows: the error's text, or what was asked for */
};

struct wire_arg {
	int32_t object; /* -1: a scalar */
	uint32_t size;
	uint64_t scalar; /* its first bytes */
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
