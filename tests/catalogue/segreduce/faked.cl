/* What the fake device reads of a source: see harness/device/fake.h. The kernel itself is in harness/device/fake_kernels.c. */
#define FAKE_COST ELEMENT
#define FAKE_SEGMENT_COST SEGMENT
#define FAKE_FAULT FAULT

KERNEL void fake_segreduce(GLOBAL const T *values, GLOBAL const OFF_T *offsets, i64 segments, GLOBAL T *result);
