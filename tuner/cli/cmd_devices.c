/* `segtune devices`: lists devices, and why a backend is not available. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/device/gpu.h"
#include "tuner/base/json.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"

#define DEVICES 64

static const char usage[] = "segtune devices [options]\n"
			    "\n"
			    "List the devices that can be tuned, by their --device names, and why a backend\n"
			    "is missing.";

/* ---- the device of `--device auto` ---- */

struct pick {
	char backend[16]; /* empty: none */
	int index;
};

/* Opens it, since only gpu_open knows which one auto takes. */
static struct pick pick_auto(void)
{
	struct pick pick = {.backend = ""};
	struct gpu *gpu;
	struct err e;

	if (gpu_open("auto", &gpu, &e) != 0)
		return pick;
	(void)snprintf(pick.backend, sizeof pick.backend, "%s", gpu->info.backend);
	pick.index = gpu->info.index;
	gpu->ops->close(gpu);
	return pick;
}

static int is_picked(const struct pick *pick, const struct gpu_info *d)
{
	return pick->index == d->index && strcmp(pick->backend, d->backend) == 0;
}

/* ---- for people ---- */

/* Writes "139.8 GiB", or "unknown" for 0. */
static const char *bytes_text(int64_t bytes, char *text, size_t size)
{
	static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
	double value = (double)bytes;
	int unit = 0;

	for (; value >= 1024 && unit < 4; unit++)
		value /= 1024;
	if (bytes > 0)
		(void)snprintf(text, size, "%.4g %s", value, units[unit]);
	else
		(void)snprintf(text, size, "unknown");
	return text;
}

static const struct guarantee {
	const char *key, *about;
	size_t offset;
} guarantees[] = {
	{"cooperative_launch", "cooperative launch", offsetof(struct gpu_guarantees, cooperative_launch)},
	{"forward_progress", "progress of blocks", offsetof(struct gpu_guarantees, forward_progress)},
	{"device_order", "order between blocks", offsetof(struct gpu_guarantees, device_order)},
	{"atomics_64", "64-bit atomics", offsetof(struct gpu_guarantees, atomics_64)},
	{"sub_groups", "sub-groups", offsetof(struct gpu_guarantees, sub_groups)},
};

#define GUARANTEES (sizeof guarantees / sizeof *guarantees)

static int has_guarantee(const struct gpu_guarantees *has, size_t i)
{
	int value;

	memcpy(&value, (const char *)has + guarantees[i].offset, sizeof value);
	return value;
}

static void print_guarantees(const struct gpu_guarantees *has)
{
	char line[160] = "";

	for (size_t i = 0, used = 0; i < GUARANTEES && used < sizeof line; i++)
		if (has_guarantee(has, i))
			used += (size_t)snprintf(line + used, sizeof line - used, "%s%s", used ? ", " : "",
						 guarantees[i].about);
	wrap_printf(stdout, 4, 8, "guarantees %s", *line ? line : "nothing between blocks");
}

static void print_device(const struct gpu_info *d, int picked)
{
	char memory[32], local[32], cache[32];

	wrap_printf(stdout, 0, 4, "%s:%d %s%s%s", d->backend, d->index, d->name, picked ? " [auto]" : "",
		    d->explicit_only ? " [never by auto]" : "");
	/* The architecture is part of a CPU's name. */
	wrap_printf(stdout, 4, 8, "%s, %d compute units, memory %s, local memory %s per block, L2 %s, %s",
		    d->is_cpu ? "CPU" : d->arch, d->compute_units, bytes_text(d->memory_bytes, memory, sizeof memory),
		    bytes_text(d->local_bytes, local, sizeof local), bytes_text(d->l2_bytes, cache, sizeof cache),
		    d->has_f64 ? "f64" : "no f64");
	print_guarantees(&d->has);
	wrap_printf(stdout, 4, 8, "driver %s; compiler %s", d->driver, d->compiler);
}

static void print_absent(const char *backend, const char *reason)
{
	wrap_printf(stdout, 0, 4, "%s: absent: %s", backend, reason);
}

/* ---- for programs: one JSON object per line ---- */

static void json_device(const struct gpu_info *d, int picked)
{
	(void)printf("{\"device\":\"%s:%d\"", d->backend, d->index);
	json_field(stdout, "name", d->name);
	json_field(stdout, "uuid", d->uuid);
	json_field(stdout, "arch", d->arch);
	json_field(stdout, "driver", d->driver);
	json_field(stdout, "compiler", d->compiler);
	(void)printf(",\"cpu\":%s,\"compute_units\":%d,\"warp\":%d,\"max_block\":%d,\"memory_bytes\":%lld,"
		     "\"local_bytes\":%lld,\"l2_bytes\":%lld,\"f64\":%s,\"auto\":%s",
		     d->is_cpu ? "true" : "false", d->compute_units, d->warp, d->max_block, (long long)d->memory_bytes,
		     (long long)d->local_bytes, (long long)d->l2_bytes, d->has_f64 ? "true" : "false",
		     picked ? "true" : "false");
	for (size_t i = 0; i < GUARANTEES; i++)
		(void)printf(",\"%s\":%s", guarantees[i].key, has_guarantee(&d->has, i) ? "true" : "false");
	(void)puts("}");
}

static void json_absent(const char *backend, const char *reason)
{
	(void)printf("{\"backend\":\"%s\"", backend);
	json_field(stdout, "absent", reason);
	(void)puts("}");
}

/* ---- */

/* Lists the devices of one backend. Returns how many; -1 with e filled if out of memory. */
static int list_backend(const struct gpu_backend *backend, const struct pick *pick, int json, struct err *e)
{
	struct gpu_info *list = calloc(DEVICES, sizeof *list);
	struct err why;
	int count;

	if (!list)
		return err_errno(e, "cannot list the devices of '%s'", backend->name);
	count = backend->devices(list, DEVICES, &why);
	if (count <= 0)
		(json ? json_absent : print_absent)(backend->name, count < 0 ? why.text : "no device");
	for (int i = 0; i < count && i < DEVICES; i++)
		(json ? json_device : print_device)(&list[i], is_picked(pick, &list[i]));
	free(list);
	return count > 0 ? count : 0;
}

int cmd_devices(int argc, char **argv)
{
	int json = 0, operands, count = 0;
	const struct option options[] = {{"json", OPTION_FLAG, &json, NULL, "print one JSON object per line"}, {0}};
	int status = options_parse(argc, argv, options, usage, &operands);
	struct pick pick;
	struct err e;

	if (status != OPTIONS_GO_ON)
		return status;
	if (options_refuse_operands(argv, operands, &e))
		return report(&e);
	pick = pick_auto();
	for (const struct gpu_backend *const *b = gpu_backends; *b; b++) {
		int n;

		if (strcmp((*b)->name, "fake") == 0)
			continue; /* for tests only */
		n = list_backend(*b, &pick, json, &e);
		if (n < 0)
			return report(&e);
		count += n;
	}
	if (count == 0 && !json)
		(void)puts("no device found");
	return 0;
}
