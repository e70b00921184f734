/* A peer for the fake device: sums of segments on the host. */
#include "harness/device/library.h"

#ifndef RELEASE
#define RELEASE "1"
#endif

const char segtune_library[] = LIBRARY_MARK "host sums " RELEASE "\n";

library_kernel host_sums;

/* type, operator, which, values, offsets, segments, result */
const char *host_sums(void *stream, int nargs, const struct library_arg *a)
{
	const float *values = a[3].array;
	const int32_t *offsets = a[4].array;
	float *result = a[6].array;

	(void)stream;
	if (nargs != 7 || a[0].scalar != library_name("f32") || a[1].scalar != library_name("plus"))
		return "only sums of f32";
	if (a[2].scalar == 3)
		return "not today";
	for (int64_t s = 0; s < a[5].scalar; s++) {
		double sum = 0;

		for (int32_t i = offsets[s]; i < offsets[s + 1]; i++)
			sum += (double)values[i];
		result[s] = (float)sum;
	}
	if (a[2].scalar == 2 && a[5].scalar > 0)
		result[a[5].scalar - 1] += 1000000;
	return NULL;
}
