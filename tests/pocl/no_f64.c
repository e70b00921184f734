/*
 * A layer of OpenCL (OPENCL_LAYERS, which ocl-icd 2.3 has) under which devices have no double precision: tests build it
 * where they need such a device. Dispatch tables are arrays of functions whose order is part of OpenCL's ICD.
 */
#include <stddef.h>
#include <string.h>

#define LAYER_API_VERSION 0x4240
#define API_100 100
#define DEVICE_INFO 3 /* clGetDeviceInfo in the table */
#define DOUBLE_FP_CONFIG 0x1032
#define ENTRIES 256

typedef int (*device_info)(void *device, unsigned what, size_t size, void *value, size_t *needed);

int clGetLayerInfo(unsigned what, size_t size, void *value, size_t *needed);
int clInitLayer(unsigned entries, void *const *target, unsigned *own, void ***layer);

static void *table[ENTRIES];
static device_info real_info;

static int info_without_f64(void *device, unsigned what, size_t size, void *value, size_t *needed)
{
	const int status = real_info(device, what, size, value, needed);

	if (what == DOUBLE_FP_CONFIG && status == 0 && value)
		memset(value, 0, size);
	return status;
}

int clGetLayerInfo(unsigned what, size_t size, void *value, size_t *needed)
{
	const unsigned version = API_100;

	if (what == LAYER_API_VERSION && value && size >= sizeof version)
		memcpy(value, &version, sizeof version);
	if (needed)
		*needed = sizeof version;
	return 0;
}

int clInitLayer(unsigned entries, void *const *target, unsigned *own, void ***layer)
{
	const device_info replaced = info_without_f64;

	*own = entries < ENTRIES ? entries : ENTRIES;
	memcpy(table, target, *own * sizeof *table);
	memcpy(&real_info, &table[DEVICE_INFO], sizeof real_info);
	memcpy(&table[DEVICE_INFO], &replaced, sizeof replaced);
	*layer = table;
	return 0;
}
