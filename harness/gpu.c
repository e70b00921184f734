#include "gpu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backends.h"

#define DEVICES 64

const struct gpu_ops *const gpu_backends[] = {&cuda_ops, &opencl_ops, &fake_ops, NULL};
const uint32_t gpu_poisons[2] = {0x7fc0deadU, 0xdeadbeefU};

/* What "auto" takes, best first. */
static const struct choice {
	const char *backend;
	int is_cpu;
} auto_order[] = {{"cuda", 0}, {"opencl", 0}, {"opencl", 1}};

static const struct gpu_ops *find_backend(const char *name, size_t length)
{
	for (const struct gpu_ops *const *b = gpu_backends; *b; b++)
		if (strlen((*b)->name) == length && memcmp((*b)->name, name, length) == 0)
			return *b;
	return NULL;
}

const struct gpu_ops *gpu_backend(const char *name)
{
	return find_backend(name, strlen(name));
}

/* Devices of a backend in a new array, count in *count; NULL with e filled if it has none. The caller frees it. */
static struct gpu_info *list_devices(const struct gpu_ops *ops, int *count, struct err *e)
{
	struct gpu_info *list = calloc(DEVICES, sizeof *list);

	if (!list) {
		(void)err_errno(e, "cannot list the devices of '%s'", ops->name);
		return NULL;
	}
	*count = ops->devices(list, DEVICES, e);
	if (*count < 0)
		(void)err_context(e, "%s", ops->name);
	if (*count == 0)
		(void)err_as(e, ERR_ABSENT, "%s: no device", ops->name);
	if (*count <= 0) {
		free(list);
		return NULL;
	}
	if (*count > DEVICES)
		*count = DEVICES;
	return list;
}

static int choose(const struct gpu_info *list, int count, const struct choice *want)
{
	for (int i = 0; i < count; i++)
		if (!list[i].only_named && list[i].is_cpu == want->is_cpu)
			return i;
	return -1;
}

/* Append a backend's reason to the text that ends up in e when nothing is found. */
static void add_reason(char *reasons, size_t size, const char *reason)
{
	size_t used = strlen(reasons);

	(void)snprintf(reasons + used, size - used, "%s%.900s", used ? "; " : "", reason);
}

static int open_auto(struct gpu **gpu, struct err *e)
{
	char reasons[2048] = "";

	for (size_t i = 0; i < sizeof auto_order / sizeof *auto_order; i++) {
		const struct choice *want = &auto_order[i];
		const struct gpu_ops *ops = gpu_backend(want->backend);
		struct gpu_info *list;
		struct err reason;
		int count, index;

		if (!ops)
			continue;
		list = list_devices(ops, &count, &reason);
		if (!list) {
			if (!strstr(reasons, reason.text))
				add_reason(reasons, sizeof reasons, reason.text);
			continue;
		}
		index = choose(list, count, want);
		free(list);
		if (index < 0)
			continue;
		if (ops->open(index, gpu, &reason) == 0)
			return 0;
		add_reason(reasons, sizeof reasons, reason.text);
	}
	return err_as(e, ERR_ABSENT, "no device found%s%s", reasons[0] ? ": " : "", reasons);
}

/* Whether a device, its driver or its compiler has part in its name, whatever the case. */
static int is_called(const struct gpu_info *info, const char *part)
{
	return strcasestr(info->name, part) || strcasestr(info->driver, part) || strcasestr(info->compiler, part);
}

static int open_called(const struct gpu_ops *ops, const char *part, struct gpu **gpu, struct err *e)
{
	int count, index = -1;
	struct gpu_info *list = list_devices(ops, &count, e);

	if (!list)
		return -1;
	for (int i = 0; i < count && index < 0; i++)
		if (is_called(&list[i], part))
			index = i;
	free(list);
	if (index < 0)
		return err_as(e, ERR_ABSENT, "no device '%s:%s': none of the %d %s devices is called that", ops->name,
			      part, count, ops->name);
	return ops->open(index, gpu, e);
}

static int open_index(const struct gpu_ops *ops, long index, struct gpu **gpu, struct err *e)
{
	int count;
	struct gpu_info *list = list_devices(ops, &count, e);

	free(list);
	if (!list)
		return -1;
	if (index >= count)
		return err_as(e, ERR_ABSENT, "no device '%s:%ld': %s has devices 0 to %d", ops->name, index, ops->name,
			      count - 1);
	return ops->open((int)index, gpu, e);
}

/* Names of all backends as "cuda, opencl, fake". */
static void backend_names(char *out, size_t size)
{
	size_t used = 0;

	for (int i = 0; gpu_backends[i] && used < size; i++)
		used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", gpu_backends[i]->name);
}

int gpu_find(const char *spec, struct gpu **gpu, struct err *e)
{
	size_t length = spec ? strcspn(spec, ":") : 0;
	const struct gpu_ops *ops;
	const char *rest;
	char names[128] = "", *end;
	long index;

	*gpu = NULL;
	if (!spec || strcmp(spec, "auto") == 0)
		return open_auto(gpu, e);
	ops = find_backend(spec, length);
	if (!ops) {
		backend_names(names, sizeof names);
		return err_as(e, ERR_USAGE, "unknown device '%s': want auto or BACKEND:INDEX with a backend of %s",
			      spec, names);
	}
	if (spec[length] == '\0')
		return open_index(ops, 0, gpu, e);
	rest = spec + length + 1;
	index = strtol(rest, &end, 10);
	if (end != rest && *end == '\0' && index >= 0)
		return open_index(ops, index, gpu, e);
	if (*rest == '\0')
		return err_as(e, ERR_USAGE, "unknown device '%s': want an index or a part of a name after the colon",
			      spec);
	return open_called(ops, rest, gpu, e);
}

int gpu_start(struct gpu *gpu, struct err *e)
{
	return gpu->ops->start ? gpu->ops->start(gpu, e) : 0;
}

int gpu_open(const char *spec, struct gpu **gpu, struct err *e)
{
	if (gpu_find(spec, gpu, e) || !*gpu) /* an analyser does not see that the first implies the second */
		return -1;
	if (gpu_start(*gpu, e) == 0)
		return 0;
	(*gpu)->ops->close(*gpu);
	*gpu = NULL;
	return -1;
}

int gpu_finish(struct gpu *gpu, struct err *e)
{
	double seconds;

	return gpu->ops->mark(gpu, -1, -1, &seconds, e);
}

int gpu_read_all(struct gpu *gpu, const struct gpu_stretch *list, int count, struct err *e)
{
	if (gpu->ops->read_all)
		return gpu->ops->read_all(gpu, list, count, e);
	for (int i = 0; i < count; i++)
		if (gpu->ops->read(list[i].mem, list[i].offset, list[i].to, list[i].bytes, e))
			return -1;
	return 0;
}

int gpu_fetch(struct gpu_mem *mem, size_t bytes, struct err *e)
{
	char host[64];

	bytes = bytes < sizeof host ? bytes : sizeof host;
	return mem->gpu->ops->fetch ? mem->gpu->ops->fetch(mem, bytes, e) : mem->gpu->ops->read(mem, 0, host, bytes, e);
}

int gpu_lanes(const struct gpu *gpu)
{
	return gpu->ops->lane ? GPU_LANES : 1;
}

int gpu_lane(struct gpu *gpu, int lane, struct err *e)
{
	if (lane < 0 || lane >= gpu_lanes(gpu))
		return err_set(e, "no lane %d", lane);
	return gpu->ops->lane ? gpu->ops->lane(gpu, lane, e) : 0;
}

const struct gpu_health gpu_health_unknown = {-1, -1, -1, -1, -1, -1};

int gpu_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	*health = gpu_health_unknown;
	return gpu->ops->health ? gpu->ops->health(gpu, brief, health, e) : 0;
}

int backend_check_range(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e)
{
	size_t whole = m->bytes + 2 * (size_t)GPU_GUARD;

	if (offset < -GPU_GUARD || (size_t)(offset + GPU_GUARD) > whole || bytes > whole - (size_t)(offset + GPU_GUARD))
		return err_set(e, "access to %zu bytes at %td is outside an array of %zu bytes", bytes, offset,
			       m->bytes);
	return 0;
}

int backend_check_point(const struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
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

int backend_check_mark(int slot, int since, const double *seconds, struct err *e)
{
	if (slot < 0 || slot >= GPU_MARKS || (seconds && (since < 0 || since >= GPU_MARKS)))
		return err_set(e, "mark %d since %d is out of range", slot, since);
	return 0;
}
