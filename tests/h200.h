/* The figures of an H200 that descriptors look at, for tests that compile for one without having it. */
#ifndef SEGTUNE_TEST_H200_H
#define SEGTUNE_TEST_H200_H

#include "../harness/gpu.h"

static const struct gpu_info h200 = {.backend = "cuda",
				     .name = "NVIDIA H200",
				     .arch = "sm_90",
				     .has_f64 = 1,
				     .has_shuffle = 1,
				     .warp = 32,
				     .compute_units = 132,
				     .max_block = 1024,
				     .local_bytes = 48 << 10,
				     .local_bytes_sm = 228 << 10,
				     .memory_bytes = (int64_t)140 << 30,
				     .l2_bytes = 60 << 20};

#endif
