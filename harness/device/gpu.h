/* Devices, independent of the backend: cuda (driver API and NVRTC), opencl (1.2 calls) and fake (on the host, for
 * tests). Backends load their libraries at run time; if one is missing, the backend is absent and struct err says
 * why. */
#ifndef SEGTUNE_GPU_H
#define SEGTUNE_GPU_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

/* Guard bytes before and after every allocation, which kernels must not touch. A multiple of the alignment of every
 * device. */
#define GPU_GUARD 512

/* Number of events for gpu_record. */
#define GPU_EVENTS 64

/* Maximum number of streams: almost one for each small problem that a variant is verified on. */
#define GPU_STREAMS 48

/* Maximum number of words for gpu_ops.write_words. */
#define GPU_WORDS 2048

/* Limits of a multiprocessor; 0: unknown, because OpenCL has no query for them. */
struct gpu_residency {
	int threads, blocks;
	int registers; /* 32-bit registers */
};

/* What a device guarantees about the blocks of a launch; 0: not guaranteed, or unknown. */
struct gpu_guarantees {
	int cooperative_launch; /* a launch can require all its blocks to be resident at once */
	int forward_progress;   /* a block that has started makes progress while others spin waiting for it */
	/* Kernels can order memory accesses device-wide: release before, acquire after an atomic counter. */
	int device_order;
	int atomics_64; /* 64-bit words are read and written without tearing */
	int sub_groups; /* kernels can address their warps, as sub-groups */
};

struct gpu_info {
	char backend[16];       /* "cuda", "opencl" or "fake" */
	int index;              /* number within the backend: 0 in "cuda:0" */
	char name[128];         /* for example "NVIDIA H200" */
	char uuid[64];          /* empty if unknown */
	char driver[96];        /* driver version */
	char compiler[96];      /* "NVRTC 13.0", "OpenCL C 1.2 PoCL ..." */
	char arch[64];          /* for example "sm_90"; the device's name if there is nothing better */
	int is_cpu;             /* 1: a CPU, through OpenCL */
	int explicit_only;      /* 1: never chosen by "auto" (simulators, accelerators, fake) */
	int has_f64;            /* 1: kernels can use double precision */
	int has_shuffle;        /* 1: kernels can use warp shuffles; 0 on OpenCL */
	int warp;               /* threads that execute in lockstep: 32; 1 if unknown */
	int compute_units;      /* SMs or cores */
	int max_block;          /* maximum threads per block */
	int64_t local_bytes;    /* maximum statically allocated local (shared) memory of a block */
	int64_t local_bytes_sm; /* local memory of an SM, 0 if unknown */
	struct gpu_residency sm;
	struct gpu_guarantees has;
	int64_t memory_bytes; /* total device memory */
	int64_t l2_bytes;     /* last-level cache, 0 if unknown */
};

struct gpu_backend;
struct gpu_ops;
struct gpu_remote_ops;
struct gpu_code;

/* An open device. Each backend's own struct begins with this one. */
struct gpu {
	const struct gpu_backend *backend;
	const struct gpu_ops *ops;
	const struct gpu_remote_ops *remote; /* for a device in another process; NULL: it is in this one */
	/* With gpu_any_base: arrays allocated from now on begin this many bytes after an aligned address; a multiple of
	 * 4 below 64, initially 0. */
	int shift;
	struct gpu_info info;
};

struct gpu_mem {
	struct gpu *gpu;
	size_t bytes; /* without guards; may be 0 */
};

/* Resource usage of a kernel as the compiler reports it; -1 if unknown. */
struct gpu_kernel_info {
	int registers;   /* per thread */
	int spill_bytes; /* spilled (local) memory per thread */
	int local_bytes; /* local (shared) memory per block */
	int max_block;   /* maximum threads per block for this kernel */
};

/* Clocks and temperature of a device; -1 if unknown. */
struct gpu_health {
	int sm_clock, memory_clock; /* MHz */
	int temperature;            /* degrees Celsius */
	double power_limit;         /* watts */
	int ecc;                    /* 1: ECC is on */
	int throttled;              /* 1: clocks are reduced because of heat or a power supply fault */
};
extern const struct gpu_health gpu_health_unknown;

struct gpu_program {
	struct gpu *gpu;
	const void *binary; /* compiler output (a cubin), owned by the program; NULL if unknown */
	size_t binary_bytes;
	char *library; /* path of the shared library that implements it; NULL: none */
	int exclusive; /* 1: its launches share private memory, so only one stream at a time may use it */
};

struct gpu_arg {
	const struct gpu_mem *mem; /* NULL: a scalar */
	const void *scalar;        /* points to the value */
	size_t size;               /* bytes of the scalar */
};

/* A range of an array to read, and its destination. */
struct gpu_range {
	struct gpu_mem *mem;
	ptrdiff_t offset;
	size_t bytes;
	void *to;
};

/* The device address `value` bytes into mem; if mem is NULL, the number `value`. */
struct gpu_word {
	struct gpu_mem *mem;
	int64_t value;
};

struct gpu_launch {
	struct gpu_program *program;
	const char *kernel;
	int64_t grid; /* blocks; 0: nothing is launched */
	int block;    /* threads per block */
	int nargs;
	const struct gpu_arg *args;
	int64_t local_bytes; /* dynamically allocated local (shared) memory; CUDA only */
};

/* Finds and opens devices. Functions return 0, or -1 with e filled. */
struct gpu_backend {
	const char *name;
	const struct gpu_ops *ops;           /* of the devices it opens */
	const struct compiler_ops *compiler; /* compiles without a device (compiler.h); NULL: building needs a device */
	/* Describes up to max devices in list; returns their number. ERR_ABSENT if the backend is unavailable. */
	int (*devices)(struct gpu_info *list, int max, struct err *e);
	/* open fills gpu_info; start does the slow part, before the device is first used. start NULL: open does
	 * everything. */
	int (*open)(int index, struct gpu **gpu, struct err *e);
	int (*start)(struct gpu *gpu, struct err *e);
	int (*any_base)(const struct gpu_info *device); /* as gpu_any_base, for a device not yet open; NULL: none can */
};

/* Operations of a device. They return 0, or -1 with e filled. Launches, fills, copies and events are enqueued in order
 * on the current stream; operations that are said to wait, wait for all streams. */
struct gpu_ops {
	void (*close)(struct gpu *gpu);
	/* Compiles text (complete, with its defines) for this device; name appears in messages. ERR_BUILD with the
	 * log. */
	int (*build)(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e);
	/* Loads code from the backend's compiler for this architecture. Takes over code->bytes, even on failure. NULL:
	 * the backend has no compiler. */
	int (*load)(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program,
		    struct err *e);
	/* A program whose kernels are host functions from the shared library at path (library.h). ERR_ABSENT if it does
	 * not load. NULL: not supported. */
	int (*library)(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e);
	void (*unbuild)(struct gpu_program *program);
	/* ERR_LAUNCH if the program has no such kernel. */
	int (*kernel_info)(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			   struct err *e);
	/* Memory between two guards of GPU_GUARD bytes, committed on return. ERR_TOO_LARGE if it is not available. */
	int (*alloc)(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e);
	void (*free)(struct gpu_mem *mem);
	/* These two wait, then copy. Offsets are relative to the array: -GPU_GUARD .. bytes + GPU_GUARD. */
	int (*write)(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e);
	int (*read)(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e);
	/* Waits, then writes 8-byte words to the start of table. NULL: kernels cannot dereference addresses in
	 * memory. */
	int (*write_words)(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e);
	/* Announces that writes will come from this memory, which outlives the device; page-locks it if that makes them
	 * faster. NULL: no effect. */
	void (*pin)(struct gpu *gpu, void *memory, size_t bytes);
	/* Enqueues a fill with a 4-byte pattern; offset and bytes are multiples of 4. A backend that tracks
	 * uninitialized memory treats the whole array as unwritten after a fill with one of poison_patterns. */
	int (*fill)(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e);
	/* Enqueues the driver's device-to-device copy of the first `bytes` bytes. */
	int (*copy)(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);
	int (*launch)(struct gpu *gpu, const struct gpu_launch *launch, struct err *e);
	/* As gpu_record, gpu_elapsed and gpu_finish; event numbers are valid. */
	int (*record)(struct gpu *gpu, int event, struct err *e);
	int (*elapsed)(struct gpu *gpu, int from, int to, double *seconds, struct err *e);
	int (*finish)(struct gpu *gpu, struct err *e);
	/* As gpu_select_stream. NULL: there is one stream. */
	int (*select_stream)(struct gpu *gpu, int stream, struct err *e);
	/* As gpu_health; NULL: everything is unknown. */
	int (*health)(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e);
};

/* Extra operations of a device in another process: requests are sent in batches, and the process can be restarted. */
struct gpu_remote_ops {
	int (*submit)(struct gpu *gpu, struct err *e);
	int (*restart)(struct gpu *gpu, struct err *e);
	int (*read_all)(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e);
	int (*read_discard)(struct gpu_mem *mem, size_t bytes, struct err *e);
};

/* cuda, opencl, fake; terminated by NULL. fake is found by name only, never by "auto". */
extern const struct gpu_backend *const gpu_backends[];

/* The backend with this name; NULL if unknown. */
const struct gpu_backend *gpu_find_backend(const char *name);

/*
 * Opens the device named by spec: "cuda:0", "opencl:1", "cuda" (the first), "fake:0", "opencl:pocl" (the first whose
 * device, driver or compiler name contains that, ignoring case), or "auto" or NULL: an NVIDIA GPU, else an OpenCL GPU,
 * else a CPU through OpenCL. ERR_USAGE for an invalid name; ERR_ABSENT, with the reason of every backend, if there is
 * no such device. The caller closes it with gpu->ops->close.
 */
int gpu_open(const char *spec, struct gpu **gpu, struct err *e);

/* ERR_USAGE if no device could have this name, whatever is present. */
int gpu_check_name(const char *spec, struct err *e);

/* gpu_open in two steps: after gpu_find, info is filled in, and the device can only be started or closed. */
int gpu_find(const char *spec, struct gpu **gpu, struct err *e);
int gpu_start(struct gpu *gpu, struct err *e);

/* Enqueues a time stamp after all work on the current stream. event: 0 .. GPU_EVENTS - 1; may be reused. */
int gpu_record(struct gpu *gpu, int event, struct err *e);

/* Waits for event `to`; *seconds: the time between two recorded events. */
int gpu_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e);

/* Waits until all enqueued work is done and reports errors of kernels that ran. After an illegal access the driver
 * rejects all further calls of this process (CUDA cannot even reopen the device), so this keeps failing. */
int gpu_finish(struct gpu *gpu, struct err *e);

/* Sends enqueued work to a device in another process, without waiting; a device in this process already has it. */
int gpu_submit(struct gpu *gpu, struct err *e);

/* Restarts the process of a device after a crash or a timeout. Programs stay valid; array contents are lost. */
int gpu_can_restart(const struct gpu *gpu);
int gpu_restart(struct gpu *gpu, struct err *e);

/* Waits, then reads several ranges, in one round trip if the device is in another process. */
int gpu_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e);

/* Waits, reads the first `bytes` bytes (at most 64) and discards them: this is what a caller pays who needs a result
 * before its next call. For a device in another process the wait happens there, and this returns at once. */
int gpu_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e);

/* Whether arrays may begin at an address shifted by struct gpu's `shift`. */
int gpu_any_base(const struct gpu *gpu);

/* Number of streams. */
int gpu_streams(const struct gpu *gpu);

/* Makes stream 0 .. gpu_streams - 1 current; initially 0. Work within a stream is ordered, streams are independent. */
int gpu_select_stream(struct gpu *gpu, int stream, struct err *e);

/* State of the device, without waiting for enqueued work. brief: only `throttled`, which takes microseconds. */
int gpu_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e);

#endif
