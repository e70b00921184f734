/* Figures of devices that need not be there: what descriptors make of them can be listed without hardware. */
#ifndef SEGTUNE_STUB_DEVICES_H
#define SEGTUNE_STUB_DEVICES_H

#include "harness/device/gpu.h"

/* By arch: "sm_75" ... "sm_120", "amd" and "intel" (GPUs by OpenCL), "cpu" (PoCL), "other" (a GPU by OpenCL 1.2,
 * without any guarantee); name NULL at the end. */
struct stub_device {
	const char *name;
	struct gpu_info info;
};
extern const struct stub_device stub_devices[];

/* The figures of the stub of that name, NULL if there is none. */
const struct gpu_info *stub_device_find(const char *name);

#endif
