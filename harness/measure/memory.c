/* Guarded device memory, and the lifetime of shared dataset values. */
#include <stdlib.h>

#include "harness/measure/bench_impl.h"

size_t bench_whole_words(size_t bytes)
{
	return (bytes + 3) / 4 * 4;
}

void bench_free(struct bench *b, struct gpu_mem *mem)
{
	if (mem)
		b->gpu->ops->free(mem);
}

void device_values_release(struct bench *b, struct device_values *values)
{
	struct device_values **link = &b->values;

	if (--values->users > 0)
		return;
	while (*link && *link != values)
		link = &(*link)->next;
	if (*link)
		*link = values->next;
	bench_free(b, values->data.mem);
	free(values);
}

void bench_drop_kept(struct bench *b)
{
	if (b->kept)
		device_values_release(b, b->kept);
	b->kept = NULL;
}

int bench_guard(struct bench *b, struct gpu_mem *mem, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;

	if (ops->fill(mem, -GPU_GUARD, GPU_GUARD, BENCH_GUARD, e))
		return -1;
	return ops->fill(mem, (ptrdiff_t)mem->bytes, GPU_GUARD, BENCH_GUARD, e);
}

int bench_alloc(struct bench *b, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct err first = {ERR_FAILED, ""};

	*mem = NULL;
	bytes = bench_whole_words(bytes);
	if (ops->alloc(b->gpu, bytes, mem, &first)) {
		if (first.kind != ERR_TOO_LARGE || !b->kept) {
			if (e)
				*e = first;
			return -1;
		}
		bench_drop_kept(b); /* they only save an upload */
		if (ops->alloc(b->gpu, bytes, mem, e))
			return -1;
	}
	if (bench_guard(b, *mem, e)) {
		ops->free(*mem);
		*mem = NULL;
		return -1;
	}
	return 0;
}

int bench_alloc_at(struct bench *b, size_t bytes, int shift, struct gpu_mem **mem, struct err *e)
{
	int status;

	b->gpu->shift = shift;
	status = bench_alloc(b, bytes, mem, e);
	b->gpu->shift = 0;
	return status;
}
