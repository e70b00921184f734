/* For tests that compile for an H200 without having one: the properties that descriptors read, and a faster NVRTC. */
#ifndef SEGTUNE_TEST_H200_H
#define SEGTUNE_TEST_H200_H

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "harness/device/gpu.h"
#include "harness/device/nvrtc.h"

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
				     .has = {1, 1, 1, 1, 1},
				     .sm = {.threads = 2048, .blocks = 32, .registers = 65536},
				     .memory_bytes = (int64_t)140 << 30,
				     .l2_bytes = 60 << 20};

/* Makes NVRTC compile three times as fast if it can (from 12.9 on) by optimizing less: what builds, or differs, still
 * does so. --minimal: without declarations of textures, which no kernel uses. Memory is kept from one compilation to
 * the next, since freeing and allocating it takes a tenth of the time. */
static inline void nvrtc_hurry(struct nvrtc *n)
{
	struct gpu_code code = {0};

	(void)mallopt(M_MMAP_THRESHOLD, 32 << 20);
	(void)mallopt(M_TRIM_THRESHOLD, 512 << 20);
	(void)mallopt(M_TOP_PAD, 64 << 20);
	n->extra[0] = "--Ofast-compile=mid";
	n->extra[1] = "--minimal";
	if (nvrtc_compile(n, "hurry", "__global__ void hurry() {}", 90, &code, NULL))
		n->extra[0] = NULL;
	free(code.bytes);
}

/* Whether this is code for the architecture itself, not PTX. */
static inline int is_cubin(const struct gpu_code *code)
{
	return code->size > 4 && memcmp(code->bytes, "\177ELF", 4) == 0;
}

#endif
