/* Shared by the files behind remote.h: the caller's side of a device in another process. */
#ifndef SEGTUNE_REMOTE_IMPL_H
#define SEGTUNE_REMOTE_IMPL_H

#include "harness/process/remote.h"
#include "harness/process/remote_wire.h"
#include "harness/process/worker.h"

#define REMOTE_QUEUE ((size_t)1 << 16) /* requests are sent together, up to this many bytes */

struct remote_mem {
	struct gpu_mem base;
	int object, shift; /* shift: that of struct gpu at the time of the allocation */
};

struct remote_program {
	struct gpu_program base;
	int object;
	int loaded;           /* 1: loaded in the current process */
	enum wire_op made_by; /* the request that creates it: WIRE_BUILD, WIRE_LOAD or WIRE_LIBRARY */
	size_t size;
	char *payload; /* payload of that request: name and text, or code; owned */
};

/* After a restart arrays are allocated at once, programs are loaded at their next use. */
struct remote_object {
	struct remote_mem *mem;
	struct remote_program *program;
};

/* The device process and the requests to it. */
struct connection {
	struct worker worker; /* not started: the process is dead, `why` says of what */
	struct err why;
	double limit;                         /* as in struct remote_options */
	const volatile sig_atomic_t *stopped; /* likewise */
	int opening;                          /* 1: the answer to WIRE_OPEN has not been read yet */
	int shared;                           /* file descriptor of the staging memory, passed on to the next process */
	char *staging;                        /* WIRE_STAGING bytes shared by both processes */
	size_t staged;                        /* bytes of it that the process still has to write to the device */
	size_t queued;
	char queue[REMOTE_QUEUE];
};

struct remote {
	struct gpu base;
	struct gpu_ops ops; /* without operations that the device's backend lacks */
	struct connection connection;
	struct remote_object *objects; /* indexed by object number */
	int nobjects, capacity;
};

/* ---- remote_connection.c ---- */

/* Starts the device process and requests that it open the device. */
int remote_start(struct remote *r, const char *spec, struct err *e);

/* Reads the answer to that, which fills gpu_info. */
int remote_take_info(struct remote *r, struct err *e);

/* Kills the process if it runs; all calls fail until it is restarted. */
void remote_kill(struct remote *r);

/* Sends all queued requests. */
int remote_flush(struct remote *r, struct err *e);

/* Queues a request that has no answer. */
int remote_post(struct remote *r, const struct wire_request *request, const void *payload, struct err *e);

struct remote_answer {
	void *result; /* buffer of exactly `size` bytes */
	size_t size;
	double seconds;
};

/* Queues a request and waits for its answer, by which time all earlier requests are done as well. answer: may be
 * NULL. */
int remote_call(struct remote *r, const struct wire_request *request, const void *payload, struct remote_answer *answer,
		struct err *e);

/* Returns an unused object number, or -1 with e filled. */
int remote_new_object(struct remote *r, struct err *e);

/* ---- remote_memory.c, remote_work.c ---- */

/* Fill in the device's operations, without those that its backend lacks. */
void remote_set_memory_ops(struct gpu_ops *ops, const struct gpu_ops *has);
void remote_set_work_ops(struct gpu_ops *ops, const struct gpu_ops *has);

/* Implement struct gpu_remote_ops. */
int remote_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e);
int remote_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e);

/* Allocates m in the current process. */
int remote_send_alloc(struct remote *r, const struct remote_mem *m, struct err *e);

static inline int remote_object_of(const struct gpu_mem *mem)
{
	return ((const struct remote_mem *)mem)->object;
}

#endif
