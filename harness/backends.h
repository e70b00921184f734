/* The backends behind gpu_backends[]; everybody else goes through gpu.h. */
#ifndef SEGTUNE_BACKENDS_H
#define SEGTUNE_BACKENDS_H

#include "gpu.h"

extern const struct gpu_ops cuda_ops, opencl_ops, fake_ops;

/* 0 where bytes from offset on lie within the array and its guards, as gpu_ops.write and the like take them. */
int backend_check_range(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);

#endif
