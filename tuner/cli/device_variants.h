/* How many variants each family has on a device, and which of the device's figures rule others out. */
#ifndef SEGTUNE_DEVICE_VARIANTS_H
#define SEGTUNE_DEVICE_VARIANTS_H

#include "tuner/catalogue/catalogue.h"

/* The case that variants are counted for: 2^24 elements in segments of 32 on average, the operation's default type. */
struct case_shape sample_shape(const struct family *f, const struct operation *o);

/*
 * Print the families of an operation, the one of that name, or (NULL) all. device: as `sweep --device` takes it, or
 * stub:NAME (stub_devices.h).
 */
int device_variants_print(struct catalogue *cat, const char *device, const char *name, int json, struct err *e);

#endif
