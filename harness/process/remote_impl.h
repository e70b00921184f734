/* A device in another process, as the files behind remote.h share it. */
#ifndef SEGTUNE_REMOTE_IMPL_H
#define SEGTUNE_REMOTE_IMPL_H

#include "harness/process/remote.h"
#include "harness/process/remote_wire.h"
#include "harness/process/worker.h"

#define REMOTE_QUEUE ((size_t)1 << 16) /* bytes of requests that are sent together */

struct remote_mem {
	struct gpu_mem base;
	int object, shift; /* shift: of struct gpu when it was made */
};

struct remote_program {
	struct gpu_program base;
	int object;
	int loaded;           /* in the current process */
	enum wire_op made_by; /* WIRE_BUILD, WIRE_LOAD or WIRE_LIBRARY */
	size_t size;
	char *payload; /* of that request: name and text or code; owned */
};

/* In a new process arrays are allocated at once, programs loaded at their next use. */
struct remote_object {
	struct remote_mem *mem;
	struct remote_program *program;
};

/* The process and the requests to it. */
struct connection {
	struct worker worker; /* not started: dead, and why says of what */
	struct err why;
	double limit;                         /* as in struct remote_options */
	const volatile sig_atomic_t *stopped; /* likewise */
	int opening;                          /* WIRE_OPEN has no answer yet */
	int shared;                           /* file of the staging memory, for the next process */
	char *staging;                        /* WIRE_STAGING bytes that both processes see */
	size_t staged;                        /* of them are still to be written to the device */
	size_t queued;
	char queue[REMOTE_QUEUE];
};

struct remote {
	struct gpu base;
	struct gpu_ops ops; /* without what the device's backend lacks */
	struct connection connection;
	struct remote_object *objects; /* by number */
	int nobjects, capacity;
};

/* ---- remote_connection.c ---- */

/* Start the device's process and request that it opens the device. */
int remote_start(struct remote *r, const char *spec, struct err *e);

/* Take the answer to that: the device is known. */
int remote_take_info(struct remote *r, struct err *e);

/* Kill the process, if it runs; all calls fail until it is started again. */
void remote_kill(struct remote *r);

/* Send what is queued. */
int remote_flush(struct remote *r, struct err *e);

/* Queue a request without an answer. */
int remote_post(struct remote *r, const struct wire_request *request, const void *payload, struct err *e);

struct remote_answer {
	void *result; /* of exactly size bytes */
	size_t size;
	double seconds;
};

/* Queue a request and wait for its answer, after which all requests before it are done, too. answer: NULL for none. */
int remote_call(struct remote *r, const struct wire_request *request, const void *payload, struct remote_answer *answer,
		struct err *e);

/* A free object number, -1 with e filled. */
int remote_new_object(struct remote *r, struct err *e);

/* ---- remote_memory.c, remote_work.c ---- */

/* The device's functions, without those that its backend lacks. */
void remote_set_memory_ops(struct gpu_ops *ops, const struct gpu_ops *has);
void remote_set_work_ops(struct gpu_ops *ops, const struct gpu_ops *has);

/* Of struct gpu_remote_ops. */
int remote_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e);
int remote_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e);

/* Allocate m in the current process. */
int remote_send_alloc(struct remote *r, const struct remote_mem *m, struct err *e);

static inline int remote_object_of(const struct gpu_mem *mem)
{
	return ((const struct remote_mem *)mem)->object;
}

#endif
