/* Peers of rows and bags for the fake device: SPMM, those of segtune_peers.so, else those of segtune_python.so. */
#include <stdlib.h>

#include "harness/device/library.h"

enum { SPMM_FIELDS = 12, PYTHON_FIELDS = 15 };

/* The arrays and sizes of a launch. */
struct rows {
	const float *values, *weights;
	const int32_t *offsets, *index;
	int64_t segments, width, stride;
	float *result;
};

static void add_rows(const struct rows *r, float *to)
{
	for (int64_t s = 0; s < r->segments; s++)
		for (int64_t c = 0; c < r->width; c++) {
			double sum = 0;

			for (int32_t i = r->offsets[s]; i < r->offsets[s + 1]; i++)
				sum += (double)r->values[(r->index ? r->index[i] : i) * r->stride + c] *
				       (r->weights ? (double)r->weights[i] : 1);
			to[s * r->width + c] = (float)sum;
		}
}

#ifdef SPMM
const char segtune_library[] = LIBRARY_MARK "host products\n";

library_kernel peer_spmm_prepare, peer_spmm;

/* value type, result type, algorithm, values, offsets, segments, n, width, stride, result, index, weights */
const char *peer_spmm_prepare(void *stream, int nargs, const struct library_arg *a)
{
	(void)stream;
	return nargs == SPMM_FIELDS && a[0].scalar == library_name("f32") && a[1].scalar == library_name("f32")
		       ? NULL
		       : "only f32";
}

const char *peer_spmm(void *stream, int nargs, const struct library_arg *a)
{
	const struct rows r = {.values = a[3].array,
			       .offsets = a[4].array,
			       .segments = a[5].scalar,
			       .width = a[7].scalar,
			       .stride = a[8].scalar,
			       .result = a[9].array,
			       .index = a[10].array,
			       .weights = a[11].array};

	(void)stream, (void)nargs;
	if (a[2].scalar == 3)
		return "not today";
	add_rows(&r, r.result);
	return NULL;
}
#else
const char segtune_library[] = LIBRARY_MARK "host rows\n";

library_kernel rows_by_torch_prepare, rows_by_torch_call, rows_by_torch_fetch;

/* What a call has allocated itself. */
static float *made;

/* call, on_device, type, result_type, offset_type, index_type, values, offsets, segments, n, width, stride, result,
 * index, weights */
static struct rows rows_of(const struct library_arg *a)
{
	return (struct rows){.values = a[6].array,
			     .offsets = a[7].array,
			     .segments = a[8].scalar,
			     .width = a[10].scalar,
			     .stride = a[11].scalar,
			     .result = a[12].array,
			     .index = a[13].array,
			     .weights = a[14].array};
}

const char *rows_by_torch_prepare(void *stream, int nargs, const struct library_arg *a)
{
	const int64_t f32 = library_name("f32"), i32 = library_name("i32");

	(void)stream;
	if (nargs != PYTHON_FIELDS || a[1].scalar || a[2].scalar != f32 || a[3].scalar != f32 || a[4].scalar != i32 ||
	    a[5].scalar != (a[13].array ? i32 : 0))
		return "only f32 by i32 on the host";
	return NULL;
}

const char *rows_by_torch_call(void *stream, int nargs, const struct library_arg *a)
{
	const struct rows r = rows_of(a);

	(void)stream, (void)nargs;
	if (a[0].scalar == library_name("indexadd") || a[0].scalar == library_name("scatter")) {
		add_rows(&r, r.result);
		return NULL;
	}
	free(made);
	made = malloc((size_t)(r.segments * r.width) * sizeof *made + 1);
	if (!made)
		return "no memory";
	add_rows(&r, made);
	return NULL;
}

const char *rows_by_torch_fetch(void *stream, int nargs, const struct library_arg *a)
{
	const struct rows r = rows_of(a);

	(void)stream, (void)nargs;
	memcpy(r.result, made, (size_t)(r.segments * r.width) * sizeof *made);
	return NULL;
}
#endif
