/*
 * Devices: what can be done with one, whatever its backend. Backends are cuda (driver API and NVRTC), opencl (calls
 * of 1.2) and fake (on the host, for tests); they load their libraries at run time, and a missing one makes the backend
 * absent, with the reason in struct err, never an abort.
 */
#ifndef SEGTUNE_GPU_H
#define SEGTUNE_GPU_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

/* Guard bytes before and after every allocation, which no kernel may touch. A multiple of every device's alignment. */
#define GPU_GUARD 512

/* Events of gpu_record. */
#define GPU_EVENTS 64

/* Streams at most: nearly one for each small problem that a variant is checked on. */
#define GPU_STREAMS 48

/* Words of gpu_ops.write_words at most. */
#define GPU_WORDS 2048

/* What a multiprocessor holds at most, 0 where unknown: OpenCL has no query for it. */
struct gpu_residency {
	int threads, blocks;
	int registers; /* of 32 bits */
};

/* What a device guarantees to the blocks of a launch; 0: it does not, or no query and no implementation known does. */
struct gpu_guarantees {
	int cooperative_launch; /* a launch can ask that all its blocks are on the device at once */
	int forward_progress;   /* a block that has begun goes on while others wait for it in loops */
	int device_order;       /* kernels can order memory for all blocks: release before, acquire behind a count */
	int atomics_64;         /* blocks read and write words of 64 bits whole while others do */
	int sub_groups;         /* kernels can name their warps: sub-groups */
};

struct gpu_info {
	char backend[16];       /* "cuda" */
	int index;              /* 0 in "cuda:0" */
	char name[128];         /* "NVIDIA H200" */
	char uuid[64];          /* empty where unknown */
	char driver[96];        /* driver version */
	char compiler[96];      /* "NVRTC 13.0", "OpenCL C 1.2 PoCL ..." */
	char arch[64];          /* "sm_90"; the device's name where there is nothing better */
	int is_cpu;             /* 1 for a CPU through OpenCL */
	int explicit_only;      /* 1: "auto" never picks it (simulators, accelerators, fake) */
	int has_f64;            /* double precision in kernels */
	int has_shuffle;        /* warp shuffles in kernels; 0 on OpenCL */
	int warp;               /* threads that run in step: 32; 1 where unknown */
	int compute_units;      /* SMs or cores */
	int max_block;          /* threads per block at most */
	int64_t local_bytes;    /* static local (shared) memory of a block at most */
	int64_t local_bytes_sm; /* of a whole SM, 0 where unknown */
	struct gpu_residency sm;
	struct gpu_guarantees has;
	int64_t memory_bytes; /* in all */
	int64_t l2_bytes;     /* last cache before device memory, 0 where unknown */
};

struct gpu_backend;
struct gpu_ops;
struct gpu_remote_ops;
struct gpu_code;

/* An open device. Each backend's own struct begins with one of these. */
struct gpu {
	const struct gpu_backend *backend;
	const struct gpu_ops *ops;
	const struct gpu_remote_ops *remote; /* of a device in another process; NULL: it is in this one */
	int shift; /* with gpu_any_base: arrays made from now on begin so many bytes, a multiple of 4 below 64, behind
		      an aligned address; 0 at first */
	struct gpu_info info;
};

struct gpu_mem {
	struct gpu *gpu;
	size_t bytes; /* without the guards; may be 0 */
};

/* Resources of a kernel as the compiler reports them; -1 where it does not. */
struct gpu_kernel_info {
	int registers;   /* of a thread */
	int spill_bytes; /* local (spilled) memory of a thread */
	int local_bytes; /* local (shared) memory of a block */
	int max_block;   /* threads per block at most for this kernel */
};

/* Clocks and temperature of a device; -1 where unknown. */
struct gpu_health {
	int sm_clock, memory_clock; /* MHz */
	int temperature;            /* degrees Celsius */
	double power_limit;         /* watts */
	int ecc;                    /* 1: on */
	int throttled;              /* 1: the clock is lowered for heat or a fault of the power supply */
};
extern const struct gpu_health gpu_health_unknown;

struct gpu_program {
	struct gpu *gpu;
	const void *binary; /* what the compiler made (a cubin), owned by the program; NULL where unknown */
	size_t binary_bytes;
	char *library; /* path of the shared library that it is; NULL: none */
	int exclusive; /* 1: its launches share memory of their own: only one stream at a time may use it */
};

struct gpu_arg {
	const struct gpu_mem *mem; /* NULL for a scalar */
	const void *scalar;        /* points at the value */
	size_t size;               /* of the scalar */
};

/* A part of an array to read, and where to. */
struct gpu_range {
	struct gpu_mem *mem;
	ptrdiff_t offset;
	size_t bytes;
	void *to;
};

/* The device address `value` bytes into mem; the number `value` where mem is NULL. */
struct gpu_word {
	struct gpu_mem *mem;
	int64_t value;
};

struct gpu_launch {
	struct gpu_program *program;
	const char *kernel;
	int64_t grid; /* blocks; 0 launches nothing */
	int block;    /* threads per block */
	int nargs;
	const struct gpu_arg *args;
	int64_t local_bytes; /* dynamic local (shared) memory; CUDA only */
};

/* Finds and opens devices. Functions return 0, or -1 with e filled. */
struct gpu_backend {
	const char *name;
	const struct gpu_ops *ops;           /* of its devices */
	const struct compiler_ops *compiler; /* compiles without a device (compiler.h); NULL: only a device can build */
	/* Describe up to max devices in list; returns how many there are. ERR_ABSENT if the backend cannot be used. */
	int (*devices)(struct gpu_info *list, int max, struct err *e);
	/* open fills gpu_info; start does what takes long, before the device is used. start NULL: open does all. */
	int (*open)(int index, struct gpu **gpu, struct err *e);
	int (*start)(struct gpu *gpu, struct err *e);
	int (*any_base)(const struct gpu_info *device); /* as gpu_any_base; NULL: of no device */
};

/*
 * What a device does. Functions return 0, or -1 with e filled. Launches, fills, copies and events are queued in order
 * in the current stream; what is said to wait waits for all streams.
 */
struct gpu_ops {
	void (*close)(struct gpu *gpu);
	/* Compile text (all of it, defines included) for this device; name is used in messages. ERR_BUILD with the log.
	 */
	int (*build)(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e);
	/* Load what the backend's compiler made for this architecture. Takes code->bytes over, also where it fails.
	 * NULL: the backend has no compiler. */
	int (*load)(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program,
		    struct err *e);
	/* A program of host functions from the shared library at path (library.h), which are launched like kernels.
	 * ERR_ABSENT where it does not load. NULL: not supported. */
	int (*library)(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e);
	void (*unbuild)(struct gpu_program *program);
	/* ERR_LAUNCH if the program has no such kernel. */
	int (*kernel_info)(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			   struct err *e);
	/* Memory with GPU_GUARD bytes on either side, committed when this returns. ERR_TOO_LARGE if it is not free. */
	int (*alloc)(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e);
	void (*free)(struct gpu_mem *mem);
	/* Wait, and copy. Offsets are from the first byte behind the front guard: -GPU_GUARD .. bytes + GPU_GUARD. */
	int (*write)(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e);
	int (*read)(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e);
	/* Wait, and write words of 8 bytes to the start of table. NULL: kernels cannot follow addresses in memory. */
	int (*write_words)(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e);
	/* Writes will come from this memory, which outlives the device: lock it if that makes them faster. NULL: no. */
	void (*pin)(struct gpu *gpu, void *memory, size_t bytes);
	/*
	 * Queue a fill with a 4-byte pattern; offset and bytes are multiples of 4. After one of poison_patterns a
	 * backend that tracks uninitialised memory takes the whole array for unwritten.
	 */
	int (*fill)(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e);
	/* Queue the driver's own device-to-device copy of the first bytes. */
	int (*copy)(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);
	int (*launch)(struct gpu *gpu, const struct gpu_launch *launch, struct err *e);
	/* As gpu_record, gpu_elapsed and gpu_finish; events are in range. */
	int (*record)(struct gpu *gpu, int event, struct err *e);
	int (*elapsed)(struct gpu *gpu, int from, int to, double *seconds, struct err *e);
	int (*finish)(struct gpu *gpu, struct err *e);
	/* As gpu_select_stream. NULL: there is one. */
	int (*select_stream)(struct gpu *gpu, int stream, struct err *e);
	/* As gpu_health; NULL: all unknown. */
	int (*health)(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e);
};

/* What only a device in another process has: requests are sent in batches, and the process can be started again. */
struct gpu_remote_ops {
	int (*submit)(struct gpu *gpu, struct err *e);
	int (*restart)(struct gpu *gpu, struct err *e);
	int (*read_all)(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e);
	int (*read_discard)(struct gpu_mem *mem, size_t bytes, struct err *e);
};

/* cuda, opencl, fake; NULL at the end. fake is found by name only, never by "auto". */
extern const struct gpu_backend *const gpu_backends[];

/* The backend of that name, NULL if there is none. */
const struct gpu_backend *gpu_find_backend(const char *name);

/*
 * Open the device that spec names: "cuda:0", "opencl:1", "cuda" (its first), "fake:0", "opencl:pocl" (the first with
 * that in the name of the device, driver or compiler, ignoring case), or "auto" (or NULL): an NVIDIA GPU, else an
 * OpenCL GPU, else a CPU through OpenCL. ERR_USAGE for an invalid name; ERR_ABSENT, with every backend's reason, when
 * there is no such device.
 */
int gpu_open(const char *spec, struct gpu **gpu, struct err *e);

/* The same in two steps: after the first, info is filled and the device can only be closed. */
int gpu_find(const char *spec, struct gpu **gpu, struct err *e);
int gpu_start(struct gpu *gpu, struct err *e);

/* Record the device's time behind all work queued in the current stream. Any event below GPU_EVENTS, any time. */
int gpu_record(struct gpu *gpu, int event, struct err *e);

/* Wait for event `to` and return the seconds between two recorded events. */
int gpu_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e);

/*
 * Wait until all queued work is done; reports errors of kernels that ran. After an illegal access drivers refuse all
 * further calls of this process (CUDA's cannot even reopen the device): then it fails each time.
 */
int gpu_finish(struct gpu *gpu, struct err *e);

/* Send queued work to the device, without waiting; a device in this process has it already. */
int gpu_submit(struct gpu *gpu, struct err *e);

/* Restart the process of a device after a crash or a time limit: programs stay valid, contents of arrays are lost. */
int gpu_can_restart(const struct gpu *gpu);
int gpu_restart(struct gpu *gpu, struct err *e);

/* Wait, and read several ranges: one round trip to a device in another process. */
int gpu_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e);

/*
 * Wait, read the first bytes (64 at most) and discard them: the cost of a caller that needs a result before its next
 * call. A device in another process does so over there, and this returns at once.
 */
int gpu_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e);

/* Can arrays begin where struct gpu's shift says? */
int gpu_any_base(const struct gpu *gpu);

/* Number of streams. */
int gpu_streams(const struct gpu *gpu);

/*
 * Make stream 0 .. gpu_streams - 1 the current one (0 at first). A stream is a stream: in order, and independent of the
 * others.
 */
int gpu_select_stream(struct gpu *gpu, int stream, struct err *e);

/* State of the device, without waiting for queued work. brief: only whether it is throttled, in microseconds. */
int gpu_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e);

#endif
