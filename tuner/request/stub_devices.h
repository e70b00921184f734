/* Properties of devices that need not be present: descriptors can be evaluated for them without hardware. */
#ifndef SEGTUNE_STUB_DEVICES_H
#define SEGTUNE_STUB_DEVICES_H

#include "harness/device/gpu.h"

/* Named by arch: "sm_75" ... "sm_120", "amd" and "intel" (GPUs through OpenCL), "cpu" (PoCL), "other" (a GPU through
 * OpenCL 1.2, without any guarantees); terminated by a NULL name. */
struct stub_device {
	const char *name;
	struct gpu_info info;
};
extern const struct stub_device stub_devices[];

/* The properties of the stub with this name; NULL if there is none. */
const struct gpu_info *stub_device_find(const char *name);

#endif
