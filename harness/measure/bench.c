/* A device with the harness's kernels: opening, closing, current stream. */
#include <stdlib.h>

#include "harness/measure/bench_impl.h"

/* Size of the partial sums of the largest hash. */
static size_t partial_bytes(const struct bench *b)
{
	return (size_t)bench_shape(b, INT64_MAX / 2).grid * sizeof(uint64_t);
}

int bench_select_stream(struct bench *b, int stream, struct err *e)
{
	int status = gpu_select_stream(b->gpu, stream, e);

	if (status == 0 && !b->partial[stream])
		status = bench_alloc(b, partial_bytes(b), &b->partial[stream], e);
	/* After a crash the device restarts on stream 0. */
	if (status == 0 || stream == 0)
		b->sink = b->partial[stream];
	return status;
}

int bench_open_built(struct gpu *gpu, struct gpu_program *tools, struct bench **bench, struct err *e)
{
	struct bench *b = calloc(1, sizeof *b);

	*bench = NULL;
	if (!b) {
		gpu->ops->unbuild(tools);
		return err_as(e, ERR_TOO_LARGE, "no memory for a bench");
	}
	b->gpu = gpu;
	b->tools = tools;
	if (bench_select_stream(b, 0, e)) {
		bench_close(b);
		return -1;
	}
	*bench = b;
	return 0;
}

int bench_open(struct gpu *gpu, const char *tools, struct bench **bench, struct err *e)
{
	struct gpu_program *program;

	*bench = NULL;
	return gpu->ops->build(gpu, "tools.cl", tools, &program, e) ? -1 : bench_open_built(gpu, program, bench, e);
}

void bench_close(struct bench *bench)
{
	if (!bench)
		return;
	bench_drop_kept(bench);
	for (int i = 0; i < GPU_STREAMS; i++)
		bench_free(bench, bench->partial[i]);
	bench_free(bench, bench->flush);
	bench_free(bench, bench->findings);
	bench_free(bench, bench->hashes);
	bench_free(bench, bench->table);
	bench_free(bench, bench->broken);
	bench->gpu->ops->unbuild(bench->tools);
	free(bench);
}

void bench_invalidate(struct bench *bench)
{
	bench->epoch++;
	bench_drop_kept(bench);
}

void bench_set_idle(struct bench *bench, void (*idle)(void *context), void *context)
{
	bench->idle = idle;
	bench->context = context;
}
