/* The functions of gpu.h: defaults for what a backend omits, and argument checks that backends share. */
#include "harness/device/gpu.h"

#include <stdio.h>

#include "harness/device/backends.h"

int gpu_start(struct gpu *gpu, struct err *e)
{
	return gpu->backend->start ? gpu->backend->start(gpu, e) : 0;
}

int gpu_record(struct gpu *gpu, int event, struct err *e)
{
	if (event < 0 || event >= GPU_EVENTS)
		return err_set(e, "event %d is out of range", event);
	return gpu->ops->record(gpu, event, e);
}

int gpu_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e)
{
	if (from < 0 || from >= GPU_EVENTS || to < 0 || to >= GPU_EVENTS)
		return err_set(e, "events %d and %d are out of range", from, to);
	return gpu->ops->elapsed(gpu, from, to, seconds, e);
}

int gpu_finish(struct gpu *gpu, struct err *e)
{
	return gpu->ops->finish(gpu, e);
}

int gpu_submit(struct gpu *gpu, struct err *e)
{
	return gpu->remote ? gpu->remote->submit(gpu, e) : 0;
}

int gpu_can_restart(const struct gpu *gpu)
{
	return gpu->remote != NULL;
}

int gpu_restart(struct gpu *gpu, struct err *e)
{
	return gpu->remote ? gpu->remote->restart(gpu, e) : err_set(e, "a device in this process cannot restart");
}

int gpu_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e)
{
	if (gpu->remote)
		return gpu->remote->read_all(gpu, list, count, e);
	for (int i = 0; i < count; i++)
		if (gpu->ops->read(list[i].mem, list[i].offset, list[i].to, list[i].bytes, e))
			return -1;
	return 0;
}

int gpu_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e)
{
	struct gpu *gpu = mem->gpu;
	char host[64];

	bytes = bytes < sizeof host ? bytes : sizeof host;
	return gpu->remote ? gpu->remote->read_discard(mem, bytes, e) : gpu->ops->read(mem, 0, host, bytes, e);
}

int gpu_any_base(const struct gpu *gpu)
{
	return gpu->backend->any_base ? gpu->backend->any_base(&gpu->info) : 0;
}

int gpu_streams(const struct gpu *gpu)
{
	return gpu->ops->select_stream ? GPU_STREAMS : 1;
}

int gpu_select_stream(struct gpu *gpu, int stream, struct err *e)
{
	if (stream < 0 || stream >= gpu_streams(gpu))
		return err_set(e, "no stream %d", stream);
	return gpu->ops->select_stream ? gpu->ops->select_stream(gpu, stream, e) : 0;
}

void compiler_target(const struct compiler_ops *ops, const struct gpu_info *device, char out[COMPILER_TARGET])
{
	if (ops->target)
		ops->target(device, out, COMPILER_TARGET);
	else
		(void)snprintf(out, COMPILER_TARGET, "%s", device->arch);
}

const struct gpu_health gpu_health_unknown = {-1, -1, -1, -1, -1, -1};

int gpu_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	*health = gpu_health_unknown;
	return gpu->ops->health ? gpu->ops->health(gpu, brief, health, e) : 0;
}

void backend_uuid_text(const unsigned char bytes[16], char *out, size_t size)
{
	size_t used = (size_t)snprintf(out, size, "GPU-");

	for (int i = 0; i < 16; i++)
		used += (size_t)snprintf(out + used, size - used,
					 i == 4 || i == 6 || i == 8 || i == 10 ? "-%02x" : "%02x", bytes[i]);
}

int backend_check_range(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e)
{
	size_t whole = m->bytes + 2 * (size_t)GPU_GUARD;

	if (offset < -GPU_GUARD || (size_t)(offset + GPU_GUARD) > whole || bytes > whole - (size_t)(offset + GPU_GUARD))
		return err_set(e, "access to %zu bytes at %td is outside an array of %zu bytes", bytes, offset,
			       m->bytes);
	return 0;
}

int backend_check_words(const struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
{
	if (count < 0 || count > GPU_WORDS)
		return err_set(e, "%d words are too many for a table", count);
	for (int i = 0; i < count; i++)
		if (words[i].mem && backend_check_range(words[i].mem, (ptrdiff_t)words[i].value, 0, e))
			return -1;
	return backend_check_range(table, 0, (size_t)count * sizeof(uint64_t), e);
}

int backend_check_fill(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e)
{
	if (offset % 4 || bytes % 4)
		return err_set(e, "fill of %zu bytes at %td is not in whole words", bytes, offset);
	return backend_check_range(m, offset, bytes, e);
}

int backend_check_copy(const struct gpu_mem *to, const struct gpu_mem *from, size_t bytes, struct err *e)
{
	return bytes > to->bytes || bytes > from->bytes
		       ? err_set(e, "copy of %zu bytes from an array of %zu to one of %zu", bytes, from->bytes,
				 to->bytes)
		       : 0;
}
