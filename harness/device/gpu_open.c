/* The registry of backends, and the selection of a device by name. */
#include "harness/device/backends.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEVICES 64

const struct gpu_backend *const gpu_backends[] = {&cuda_backend, &opencl_backend, &fake_backend, NULL};

/* The order in which "auto" tries devices. */
static const struct choice {
	const char *backend;
	int is_cpu;
} auto_order[] = {{"cuda", 0}, {"opencl", 0}, {"opencl", 1}};

static const struct gpu_backend *find_backend(const char *name, size_t length)
{
	for (const struct gpu_backend *const *b = gpu_backends; *b; b++)
		if (strlen((*b)->name) == length && memcmp((*b)->name, name, length) == 0)
			return *b;
	return NULL;
}

const struct gpu_backend *gpu_find_backend(const char *name)
{
	return find_backend(name, strlen(name));
}

/* The devices of a backend, *count of them; NULL with e filled if there are none. The caller frees the list. */
static struct gpu_info *list_devices(const struct gpu_backend *backend, int *count, struct err *e)
{
	struct gpu_info *list = calloc(DEVICES, sizeof *list);

	if (!list) {
		(void)err_errno(e, "cannot list the devices of '%s'", backend->name);
		return NULL;
	}
	*count = backend->devices(list, DEVICES, e);
	if (*count < 0)
		(void)err_context(e, "%s", backend->name);
	if (*count == 0)
		(void)err_as(e, ERR_ABSENT, "%s: no device", backend->name);
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
		if (!list[i].explicit_only && list[i].is_cpu == want->is_cpu)
			return i;
	return -1;
}

/* Appends the reason why a backend has no device; all reasons are reported if none has one. */
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
		const struct gpu_backend *backend = gpu_find_backend(want->backend);
		struct gpu_info *list;
		struct err reason;
		int count, index;

		if (!backend)
			continue;
		list = list_devices(backend, &count, &reason);
		if (!list) {
			if (!strstr(reasons, reason.text))
				add_reason(reasons, sizeof reasons, reason.text);
			continue;
		}
		index = choose(list, count, want);
		free(list);
		if (index < 0)
			continue;
		if (backend->open(index, gpu, &reason) == 0)
			return 0;
		add_reason(reasons, sizeof reasons, reason.text);
	}
	return err_as(e, ERR_ABSENT, "no device found%s%s", reasons[0] ? ": " : "", reasons);
}

/* Whether the name of the device, its driver or its compiler contains part, ignoring case. */
static int name_contains(const struct gpu_info *info, const char *part)
{
	return strcasestr(info->name, part) || strcasestr(info->driver, part) || strcasestr(info->compiler, part);
}

static int open_by_name(const struct gpu_backend *backend, const char *part, struct gpu **gpu, struct err *e)
{
	int count, index = -1;
	struct gpu_info *list = list_devices(backend, &count, e);

	if (!list)
		return -1;
	for (int i = 0; i < count && index < 0; i++)
		if (name_contains(&list[i], part))
			index = i;
	free(list);
	if (index < 0)
		return err_as(e, ERR_ABSENT, "no device '%s:%s': none of the %d %s devices has this name",
			      backend->name, part, count, backend->name);
	return backend->open(index, gpu, e);
}

static int open_index(const struct gpu_backend *backend, long index, struct gpu **gpu, struct err *e)
{
	int count;
	struct gpu_info *list = list_devices(backend, &count, e);

	free(list);
	if (!list)
		return -1;
	if (index >= count)
		return err_as(e, ERR_ABSENT, "no device '%s:%ld': %s has devices 0 to %d", backend->name, index,
			      backend->name, count - 1);
	return backend->open((int)index, gpu, e);
}

/* The names of all backends: "cuda, opencl, fake". */
static void backend_names(char *out, size_t size)
{
	size_t used = 0;

	for (int i = 0; gpu_backends[i] && used < size; i++)
		used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", gpu_backends[i]->name);
}

int gpu_check_name(const char *spec, struct err *e)
{
	const size_t length = strcspn(spec, ":");
	char names[128] = "";

	if (strcmp(spec, "auto") == 0)
		return 0;
	if (!find_backend(spec, length)) {
		backend_names(names, sizeof names);
		return err_as(e, ERR_USAGE, "unknown device '%s': use auto or BACKEND:INDEX with a backend of %s", spec,
			      names);
	}
	if (spec[length] == ':' && spec[length + 1] == '\0')
		return err_as(e, ERR_USAGE, "unknown device '%s': use an index or part of a name after the colon",
			      spec);
	return 0;
}

int gpu_find(const char *spec, struct gpu **gpu, struct err *e)
{
	const struct gpu_backend *backend;
	const char *rest;
	char *end;
	long index;

	*gpu = NULL;
	if (!spec || strcmp(spec, "auto") == 0)
		return open_auto(gpu, e);
	if (gpu_check_name(spec, e))
		return -1;
	rest = spec + strcspn(spec, ":");
	backend = find_backend(spec, (size_t)(rest - spec));
	if (*rest == '\0')
		return open_index(backend, 0, gpu, e);
	index = strtol(++rest, &end, 10);
	if (end != rest && *end == '\0' && index >= 0)
		return open_index(backend, index, gpu, e);
	return open_by_name(backend, rest, gpu, e);
}

int gpu_open(const char *spec, struct gpu **gpu, struct err *e)
{
	if (gpu_find(spec, gpu, e) || !*gpu) /* the second condition is implied; it is for static analysers */
		return -1;
	if (gpu_start(*gpu, e) == 0)
		return 0;
	(*gpu)->ops->close(*gpu);
	*gpu = NULL;
	return -1;
}
