/* How many variants each family has on a device, and which properties of the device rule out others. */
#ifndef SEGTUNE_DEVICE_VARIANTS_H
#define SEGTUNE_DEVICE_VARIANTS_H

#include "tuner/catalogue/catalogue.h"

/* The case for which variants are counted: 2^24 elements in segments of mean length 32, with the operation's default
 * type. */
struct case_shape sample_shape(const struct family *f, const struct operation *o);

/* Prints the families of an operation, or only the one called name (NULL: all). device: as for `sweep --device`, or
 * stub:NAME (stub_devices.h). */
int device_variants_print(struct catalogue *cat, const char *device, const char *name, int json, struct err *e);

#endif
