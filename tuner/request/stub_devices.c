/* A table of devices: an NVIDIA GPU of each architecture, and what OpenCL reports about others. */
#include "tuner/request/stub_devices.h"

#include <string.h>

#define KIB 1024
#define MIB (INT64_C(1) << 20)
#define GIB (INT64_C(1) << 30)

/* Properties that NVIDIA GPUs share; static shared memory per block is 48 KiB on all of them. */
#define NVIDIA(device, architecture, units, threads_sm, blocks_sm, local_sm, memory, l2)                               \
	{                                                                                                              \
		architecture,                                                                                          \
			{                                                                                              \
				.backend = "cuda",                                                                     \
				.name = "NVIDIA " device,                                                              \
				.arch = architecture,                                                                  \
				.has_f64 = 1,                                                                          \
				.has_shuffle = 1,                                                                      \
				.warp = 32,                                                                            \
				.compute_units = (units),                                                              \
				.max_block = 1024,                                                                     \
				.local_bytes = 48 * KIB,                                                               \
				.local_bytes_sm = (local_sm)*KIB,                                                      \
				.sm = {.threads = (threads_sm), .blocks = (blocks_sm), .registers = 65536},            \
				.has = {1, 1, 1, 1, 1},                                                                \
				.memory_bytes = (memory)*GIB,                                                          \
				.l2_bytes = (l2)*MIB,                                                                  \
			},                                                                                             \
	}

/* What OpenCL 2.0, or 3.0 with its optional features, provides on GPUs whose blocks stay where they were started. */
#define OPENCL_2                                                                                                       \
	{                                                                                                              \
		.forward_progress = 1, .device_order = 1, .atomics_64 = 1, .sub_groups = 1                             \
	}
const struct stub_device stub_devices[] = {
	NVIDIA("T4", "sm_75", 40, 1024, 16, 64, 15, 4),
	NVIDIA("A100", "sm_80", 108, 2048, 32, 164, 80, 40),
	NVIDIA("L40S", "sm_89", 142, 1536, 24, 100, 45, 96),
	NVIDIA("H200", "sm_90", 132, 2048, 32, 228, 140, 60),
	NVIDIA("B200", "sm_100", 148, 2048, 32, 228, 180, 126),
	NVIDIA("RTX 5090", "sm_120", 170, 1536, 24, 100, 32, 96),
	{"amd",
	 {.backend = "opencl",
	  .name = "AMD Instinct MI210",
	  .arch = "gfx90a",
	  .has_f64 = 1,
	  .warp = 64,
	  .compute_units = 104,
	  .max_block = 256,
	  .local_bytes = 64 * KIB,
	  .has = OPENCL_2,
	  .memory_bytes = 64 * GIB,
	  .l2_bytes = 16 * KIB}},
	{"intel",
	 {.backend = "opencl",
	  .name = "Intel Arc A770",
	  .arch = "Intel Arc A770",
	  .warp = 1,
	  .compute_units = 512,
	  .max_block = 1024,
	  .local_bytes = 64 * KIB,
	  .has = OPENCL_2,
	  .memory_bytes = 15 * GIB,
	  .l2_bytes = 16 * MIB}},
	{"cpu",
	 {.backend = "opencl",
	  .name = "PoCL on 8 cores",
	  .arch = "cpu",
	  .is_cpu = 1,
	  .has_f64 = 1,
	  .warp = 1,
	  .compute_units = 8,
	  .max_block = 4096,
	  .local_bytes = 512 * KIB,
	  .has = {.forward_progress = 1, .device_order = 1, .atomics_64 = 1},
	  .memory_bytes = 16 * GIB,
	  .l2_bytes = 8 * MIB}},
	/* OpenCL 1.2, with nothing known beyond that. */
	{"other",
	 {.backend = "opencl",
	  .name = "OpenCL 1.2 GPU",
	  .arch = "other",
	  .warp = 1,
	  .compute_units = 16,
	  .max_block = 256,
	  .local_bytes = 32 * KIB,
	  .memory_bytes = 4 * GIB,
	  .l2_bytes = MIB}},
	{NULL, {.backend = ""}},
};

const struct gpu_info *stub_device_find(const char *name)
{
	for (const struct stub_device *d = stub_devices; d->name; d++)
		if (strcmp(d->name, name) == 0)
			return &d->info;
	return NULL;
}
