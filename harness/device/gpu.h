/*
 * A device behind one const struct of function pointers. Backends: cuda (driver API + NVRTC), opencl (1.2 subset), fake
 * (host only, for tests). Libraries are found with dlopen; what is missing makes a backend absent, with the reason in
 * struct err, never an abort.
 */
#ifndef SEGTUNE_GPU_H
#define SEGTUNE_GPU_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

/* Bytes before and after every allocation that no kernel may touch. A multiple of every device's base alignment. */
#define GPU_GUARD 512

/* Timer slots of gpu_ops.mark. */
#define GPU_MARKS 64

/* Lanes at most. Each small problem has one of its own when a variant is checked, or nearly. */
#define GPU_LANES 48

/* Words of gpu_ops.point at most. */
#define GPU_WORDS 2048

struct gpu_info {
	char backend[16];       /* "cuda" */
	int index;              /* 0 in "cuda:0" */
	char name[128];         /* "NVIDIA H200" */
	char uuid[64];          /* empty where the device tells none */
	char driver[96];        /* driver version */
	char compiler[96];      /* "NVRTC 13.0", "OpenCL C 1.2 PoCL ..." */
	char arch[64];          /* "sm_90"; the device's name where there is nothing better */
	int is_cpu;             /* 1 for a CPU through OpenCL */
	int only_named;         /* 1: "auto" never takes it (simulators, accelerators, fake) */
	int has_f64;            /* double precision in kernels */
	int has_shuffle;        /* warp shuffles; 0 on OpenCL 1.2 */
	int warp;               /* threads that run in step: 32; 1 where unknown */
	int compute_units;      /* SMs or cores */
	int max_block;          /* threads per block at most */
	int64_t local_bytes;    /* local (shared) memory a block may have with a static array */
	int64_t local_bytes_sm; /* of a whole SM, 0 where unknown */
	int64_t memory_bytes;   /* in all */
	int64_t l2_bytes;       /* last cache before device memory, 0 where unknown */
};

struct gpu_ops;
struct compiler_ops;

/* Each backend's own struct begins with one of these. */
struct gpu {
	const struct gpu_ops *ops;
	struct gpu_info info;
};

struct gpu_mem {
	struct gpu *gpu;
	size_t bytes; /* without the guards; may be 0 */
};

/* What the compiler says of one kernel; -1 where it says nothing. */
struct gpu_kernel_info {
	int registers;   /* a thread */
	int spill_bytes; /* local (spilled) memory a thread */
	int local_bytes; /* local (shared) memory a block */
	int max_block;   /* threads a block at most for this kernel */
};

/* In which state a device is; -1 where it does not tell. */
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
	const void
		*binary; /* what the compiler made (cubin, OpenCL binary); owned by the program; NULL where unknown */
	size_t binary_bytes;
	int alone; /* 1: its calls share memory of their own, so that no two lanes may have one under way */
};

struct gpu_arg {
	const struct gpu_mem *mem; /* NULL for a scalar */
	const void *scalar;        /* points at the value */
	size_t size;               /* of the scalar */
};

/* One of several stretches to read. */
struct gpu_stretch {
	struct gpu_mem *mem;
	ptrdiff_t offset;
	size_t bytes;
	void *to;
};

/* An address as kernels see it, `value` bytes behind the begin of mem; the value itself where mem is NULL. */
struct gpu_word {
	struct gpu_mem *mem;
	int64_t value;
};

struct gpu_launch {
	struct gpu_program *program;
	const char *kernel;
	int64_t grid; /* blocks; 0 launches nothing */
	int block;    /* threads a block */
	int nargs;
	const struct gpu_arg *args;
	int64_t local_bytes; /* of local memory beside what the kernel declares: an unsized array of its; CUDA only */
};

/* All return 0, or -1 with e filled. Work is queued in order; read, elapsed and finish wait. */
struct gpu_ops {
	const char *name;
	const struct compiler_ops *compiler; /* what build does in two steps (compiler.h); NULL: only in one */
	/* Describe up to max devices in list; returns how many there are, -1 (ERR_ABSENT) if the backend cannot be
	 * used. */
	int (*devices)(struct gpu_info *list, int max, struct err *e);
	/* start makes what takes long and is not needed to tell of a device; before all else. NULL: open does all. */
	int (*open)(int index, struct gpu **gpu, struct err *e);
	int (*start)(struct gpu *gpu, struct err *e);
	void (*close)(struct gpu *gpu);
	/* Start what a crash or a time limit ended; arrays then hold anything, programs are as before. NULL: cannot. */
	int (*revive)(struct gpu *gpu, struct err *e);
	/* Compile text (all of it, defines included) for this device; name stands in messages. ERR_BUILD with the log.
	 */
	int (*build)(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e);
	/*
	 * A program of host functions from the shared library at path (library.h), launched as kernels are: queued in
	 * order with them. ERR_ABSENT where it does not load; NULL: this backend takes none.
	 */
	int (*library)(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e);
	void (*unbuild)(struct gpu_program *program);
	/* Registers and spills of one kernel. ERR_LAUNCH if the program has no such kernel. */
	int (*kernel_info)(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			   struct err *e);
	/* Plain memory with GPU_GUARD bytes on either side, committed when this returns. ERR_TOO_LARGE if not free. */
	int (*alloc)(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e);
	void (*free)(struct gpu_mem *mem);
	/* Offsets are from the first byte after the front guard: -GPU_GUARD .. bytes + GPU_GUARD. All three wait. */
	int (*write)(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e);
	int (*read)(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e);
	/* As gpu_read_all; NULL where that has to read one after the other. */
	int (*read_all)(struct gpu *gpu, const struct gpu_stretch *list, int count, struct err *e);
	/*
	 * Write these words to the start of table, 8 bytes each, GPU_WORDS at most.
	 * NULL: kernels of this backend can be told of arrays in no other way than by arguments.
	 */
	int (*point)(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e);
	/* As gpu_fetch; NULL where that has to read. */
	int (*fetch)(struct gpu_mem *mem, size_t bytes, struct err *e);
	/*
	 * Queue: the 4-byte pattern over bytes (a multiple of 4) from offset (a multiple of 4). With one of
	 * poison_patterns the whole array counts as never written where a device keeps account of that.
	 */
	int (*fill)(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e);
	/* Queue: the driver's own device-to-device copy of the first bytes. */
	int (*copy)(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);
	int (*launch)(struct gpu *gpu, const struct gpu_launch *launch, struct err *e);
	/* Have begun what is queued, without waiting; NULL: it has begun. */
	int (*submit)(struct gpu *gpu, struct err *e);
	/*
	 * One slot for time: with seconds NULL record the device's clock into mark `slot` behind all queued work; else
	 * wait for mark `slot` and return the seconds from mark `since` to it. elapsed with slot -1 waits for
	 * everything queued.
	 */
	int (*mark)(struct gpu *gpu, int slot, int since, double *seconds, struct err *e);
	/*
	 * What is queued from here on goes into lane 0 .. GPU_LANES - 1 (0 at first). Each lane is done in order; lanes
	 * do not wait for one another. write, read, read_all and mark -1 wait for all of them.
	 * NULL: there is one.
	 */
	int (*lane)(struct gpu *gpu, int lane, struct err *e);
	/* Writes will come from this memory, which outlives the device: they may be faster then. NULL: no faster. */
	void (*expect_writes)(struct gpu *gpu, void *memory, size_t bytes);
	/* As gpu_health; NULL: the backend cannot tell. */
	int (*health)(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e);
};

/* cuda, opencl, fake; NULL at the end. fake is found by name only, never by "auto". */
extern const struct gpu_ops *const gpu_backends[];

/* The backend of that name, NULL if there is none. */
const struct gpu_ops *gpu_backend(const char *name);

/*
 * Open the device that spec names: "cuda:0", "opencl:1", "cuda" (its first), "fake:0", "opencl:pocl" (the first with
 * that in the name of the device, driver or compiler, whatever the case), or "auto" (or NULL): an NVIDIA GPU, else an
 * OpenCL GPU, else a CPU through OpenCL. ERR_USAGE for a name that means nothing, ERR_ABSENT, with every backend's
 * reason, when there is no such device.
 */
int gpu_open(const char *spec, struct gpu **gpu, struct err *e);

/* The same in two steps: the device can tell of itself after the first, and only be closed. */
int gpu_find(const char *spec, struct gpu **gpu, struct err *e);
int gpu_start(struct gpu *gpu, struct err *e);

/*
 * Wait until all queued work is done; reports errors of kernels that ran. After an illegal access drivers answer
 * nothing more to this process (the CUDA driver does not even open the device anew): then it fails each time.
 */
int gpu_finish(struct gpu *gpu, struct err *e);

/* Wait, and read count stretches. A device in another process is asked once for all. */
int gpu_read_all(struct gpu *gpu, const struct gpu_stretch *list, int count, struct err *e);

/*
 * Wait, and read the first bytes (64 at most) as a caller does who wants to know a result before the next call. Nothing
 * is done with them. A device in another process does so there, and this returns at once.
 */
int gpu_fetch(struct gpu_mem *mem, size_t bytes, struct err *e);

/* How many lanes there are. */
int gpu_lanes(const struct gpu *gpu);

/* gpu_ops.lane, also where there is but one. */
int gpu_lane(struct gpu *gpu, int lane, struct err *e);

/*
 * The state of the device at this moment, without waiting for queued work; brief: only whether it is throttled, which
 * takes microseconds. What the device does not tell is no error but -1.
 */
int gpu_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e);

#endif
