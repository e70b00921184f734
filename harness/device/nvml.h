/* NVML: version of the driver, clocks, temperature and throttling of a device. */
#ifndef SEGTUNE_NVML_H
#define SEGTUNE_NVML_H

#include <stddef.h>

#include "harness/base/dynlib.h"
#include "harness/device/gpu.h"

typedef struct nvml_device_object *nvml_device;

/* Every entry point: name, parameters. All return 0 or an error code. */
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

/* Zero-initialised: closed. */
struct nvml {
	struct dynlib lib;
	struct nvml_calls call;
	nvml_device device; /* of nvml_health; NULL: none */
};

/* Load and initialise. Without the library, or one of its calls, *n stays closed and everything is unknown. */
void nvml_open(struct nvml *n);
void nvml_close(struct nvml *n);

/* Version of the driver, cut to size; empty where unknown. */
void nvml_driver(const struct nvml *n, char *out, size_t size);

/* Select the device of nvml_health, by UUID: NVML counts devices in another order than CUDA. */
void nvml_find(struct nvml *n, const char *uuid);

/* Fill in *h; brief: only whether the clock is throttled. What is unknown is -1. */
void nvml_health(const struct nvml *n, int brief, struct gpu_health *h);

#endif
