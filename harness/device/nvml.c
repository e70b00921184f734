/* NVML, loaded at run time. */
#include "harness/device/nvml.h"

#include <stdio.h>

enum {
	CLOCK_SM = 1,
	CLOCK_MEMORY = 2,
	SENSOR_GPU = 0,
};

/* Clock reductions that spoil measurements: hardware slowdown, software and hardware thermal slowdown, power brake.
 * Idle, application clocks and the power cap are normal operation. */
#define THROTTLED (0x08ULL | 0x20ULL | 0x40ULL | 0x80ULL)

static const char *const sonames[] = {"libnvidia-ml.so.1", NULL};

#define SYMBOL(name, parameters) {#name, offsetof(struct nvml_calls, name)},
static const struct dynlib_symbol symbols[] = {NVML_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

void nvml_open(struct nvml *n)
{
	*n = (struct nvml){0};
	if (dynlib_open(&n->lib, sonames, symbols, &n->call, NULL))
		return;
	if (n->call.nvmlInit_v2())
		dynlib_close(&n->lib);
}

void nvml_close(struct nvml *n)
{
	if (n->lib.handle)
		(void)n->call.nvmlShutdown();
	dynlib_close(&n->lib);
	n->device = NULL;
}

void nvml_driver(const struct nvml *n, char *out, size_t size)
{
	char text[80] = "";

	if (n->lib.handle && n->call.nvmlSystemGetDriverVersion(text, sizeof text))
		text[0] = '\0';
	(void)snprintf(out, size, "%s", text);
}

void nvml_find(struct nvml *n, const char *uuid)
{
	n->device = NULL;
	if (n->lib.handle && n->call.nvmlDeviceGetHandleByUUID(uuid, &n->device))
		n->device = NULL;
}

static int clock_of(const struct nvml *n, int which)
{
	unsigned mhz;

	return n->call.nvmlDeviceGetClockInfo(n->device, which, &mhz) ? -1 : (int)mhz;
}

static int throttled(const struct nvml *n)
{
	unsigned long long reasons;

	if (n->call.nvmlDeviceGetCurrentClocksThrottleReasons(n->device, &reasons))
		return -1;
	return (reasons & THROTTLED) != 0;
}

void nvml_health(const struct nvml *n, int brief, struct gpu_health *h)
{
	unsigned value;
	int after_reset;

	*h = gpu_health_unknown;
	if (!n->device)
		return;
	h->throttled = throttled(n);
	if (brief)
		return;
	h->sm_clock = clock_of(n, CLOCK_SM);
	h->memory_clock = clock_of(n, CLOCK_MEMORY);
	if (n->call.nvmlDeviceGetTemperature(n->device, SENSOR_GPU, &value) == 0)
		h->temperature = (int)value;
	if (n->call.nvmlDeviceGetEnforcedPowerLimit(n->device, &value) == 0)
		h->power_limit = 1e-3 * value;
	if (n->call.nvmlDeviceGetEccMode(n->device, &h->ecc, &after_reset))
		h->ecc = -1;
}
