/* NVML: driver version, clocks, temperature and throttling of a device. */
#ifndef SEGTUNE_NVML_H
#define SEGTUNE_NVML_H

#include <stddef.h>

#include "harness/base/dynlib.h"
#include "harness/device/gpu.h"

typedef struct nvml_device_object *nvml_device;

/* The functions used: X(name, parameters). All return 0 or an error code. */
#define NVML_CALLS(X)                                                                                                  \
	X(nvmlInit_v2, (void))                                                                                         \
	X(nvmlShutdown, (void))                                                                                        \
	X(nvmlSystemGetDriverVersion, (char *version, unsigned size))                                                  \
	X(nvmlDeviceGetHandleByUUID, (const char *uuid, nvml_device *device))                                          \
	X(nvmlDeviceGetClockInfo, (nvml_device device, int clock, unsigned *mhz))                                      \
	X(nvmlDeviceGetTemperature, (nvml_device device, int sensor, unsigned *celsius))                               \
	X(nvmlDeviceGetEnforcedPowerLimit, (nvml_device device, unsigned *milliwatts))                                 \
	X(nvmlDeviceGetEccMode, (nvml_device device, int *now, int *after_reset))                                      \
	X(nvmlDeviceGetCurrentClocksThrottleReasons, (nvml_device device, unsigned long long *reasons))

struct nvml_calls {
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(name, parameters) int(*name) parameters;
	NVML_CALLS(MEMBER)
#undef MEMBER
};

/* Zero-initialized: closed. */
struct nvml {
	struct dynlib lib;
	struct nvml_calls call;
	nvml_device device; /* for nvml_health; NULL: none */
};

/* Loads and initializes NVML. If the library or one of its functions is missing, *n stays closed and all values are
 * unknown. */
void nvml_open(struct nvml *n);
void nvml_close(struct nvml *n);

/* The driver version, truncated to size; empty if unknown. */
void nvml_driver(const struct nvml *n, char *out, size_t size);

/* Selects the device for nvml_health by UUID, because NVML numbers devices differently from CUDA. */
void nvml_find(struct nvml *n, const char *uuid);

/* Fills *h; brief: only `throttled`. Unknown values are -1. */
void nvml_health(const struct nvml *n, int brief, struct gpu_health *h);

#endif
