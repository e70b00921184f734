/* The backends behind gpu_backends[]; everybody else goes through gpu.h. */
#ifndef SEGTUNE_BACKENDS_H
#define SEGTUNE_BACKENDS_H

#include "harness/device/compiler.h"
#include "harness/device/gpu.h"

extern const struct gpu_ops cuda_ops, opencl_ops, fake_ops;
extern const struct compiler_ops cuda_compiler_ops, fake_compiler_ops;

/* compiler_ops.load of CUDA devices. */
int cuda_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program, struct err *e);

/* 0 where bytes from offset on lie within the array and its guards, as gpu_ops.write and the like take them. */
int backend_check_range(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);

/* The same for what gpu_ops.point, fill, copy and mark take. */
int backend_check_point(const struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e);
int backend_check_fill(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);
int backend_check_copy(const struct gpu_mem *to, const struct gpu_mem *from, size_t bytes, struct err *e);
int backend_check_mark(int slot, int since, const double *seconds, struct err *e);

#endif
