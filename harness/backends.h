/* The backends behind gpu_backends[]; everybody else goes through gpu.h. */
#ifndef SEGTUNE_BACKENDS_H
#define SEGTUNE_BACKENDS_H

#include "gpu.h"

extern const struct gpu_ops cuda_ops, opencl_ops, fake_ops;

#endif
