/* `segtune catalogue --device`: counts each family's variants on a device, real or described, and what rules the others
 * out. */
#include "tuner/cli/device_variants.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "tuner/base/json.h"
#include "tuner/base/wrap.h"
#include "tuner/request/stub_devices.h"

struct case_shape sample_shape(const struct family *f, const struct operation *o)
{
	return (struct case_shape){.type = elem_find(operation_default_type(o)),
				   .offset_type = elem_find("i32"),
				   .key = operation_key(o),
				   .writes_keys = operation_writes_keys(o),
				   .oper = operation_default_oper(o),
				   .n = 1 << 24,
				   .segments = 1 << 19,
				   .min = o->regular ? 32 : 1,
				   .max = o->regular ? 32 : 63,
				   .length = o->regular ? 32 : 0,
				   .row = family_sample_row(f, o),
				   .mean = 32,
				   .cv = o->regular ? 0 : 0.57};
}

/* ---- limits of a device, removed one at a time: variants that become possible are ruled out by that limit alone
 * ---- */

#define UNLIMITED (1 << 20)

/* Each removes one limit. Returns 0 if the device has no such limit. */
static int lift_arch(struct gpu_info *d)
{
	if (strcmp(d->backend, "cuda") != 0)
		return 0;
	(void)snprintf(d->arch, sizeof d->arch, "sm_999");
	return 1;
}

/* Gives the device a guarantee; 0 if it has it already. */
static int lift_guarantee(int *guarantee)
{
	const int had = *guarantee;

	*guarantee = 1;
	return !had;
}

static int lift_shuffle(struct gpu_info *d)
{
	return lift_guarantee(&d->has_shuffle);
}

static int lift_progress(struct gpu_info *d)
{
	return lift_guarantee(&d->has.forward_progress);
}

static int lift_order(struct gpu_info *d)
{
	return lift_guarantee(&d->has.device_order);
}

static int lift_atomics(struct gpu_info *d)
{
	return lift_guarantee(&d->has.atomics_64);
}

static int lift_cooperative(struct gpu_info *d)
{
	return lift_guarantee(&d->has.cooperative_launch);
}

static int lift_sub_groups(struct gpu_info *d)
{
	return lift_guarantee(&d->has.sub_groups);
}

static int lift_block(struct gpu_info *d)
{
	d->max_block = UNLIMITED;
	return 1;
}

static int lift_threads(struct gpu_info *d)
{
	d->sm.threads = UNLIMITED;
	return 1;
}

static int lift_blocks(struct gpu_info *d)
{
	d->sm.blocks = UNLIMITED;
	return 1;
}

static int lift_registers(struct gpu_info *d)
{
	d->sm.registers = UNLIMITED;
	return 1;
}

static int lift_local(struct gpu_info *d)
{
	d->local_bytes = INT64_C(1) << 40;
	return 1;
}

static int lift_local_sm(struct gpu_info *d)
{
	d->local_bytes_sm = INT64_C(1) << 40;
	return 1;
}

static int lift_guarantees(struct gpu_info *d)
{
	const struct gpu_guarantees all = {1, 1, 1, 1, 1};
	const int differs = memcmp(&d->has, &all, sizeof all) != 0;

	d->has = all;
	return differs;
}

static int lift_backend(struct gpu_info *d)
{
	if (strcmp(d->backend, "cuda") == 0)
		return 0;
	(void)snprintf(d->backend, sizeof d->backend, "cuda");
	d->has_shuffle = 1;
	(void)lift_guarantees(d);
	if (d->sm.threads == 0) /* OpenCL does not report it */
		(void)lift_threads(d);
	if (d->local_bytes_sm == 0)
		(void)lift_local_sm(d);
	return lift_arch(d);
}

static const struct figure {
	const char *key, *about;
	int (*lift)(struct gpu_info *d);
} figures[] = {
	{"backend", "backend", lift_backend},
	{"arch", "architecture", lift_arch},
	{"has_shuffle", "no shuffles", lift_shuffle},
	{"forward_progress", "no progress of blocks that others wait for", lift_progress},
	{"device_order", "memory not ordered between blocks", lift_order},
	{"atomics_64", "no words of 64 bits shared by blocks", lift_atomics},
	{"cooperative_launch", "no cooperative launch", lift_cooperative},
	{"sub_groups", "no sub-groups", lift_sub_groups},
	{"guarantees", "several guarantees between blocks", lift_guarantees},
	{"max_block", "threads of a block", lift_block},
	{"threads_sm", "threads of a multiprocessor", lift_threads},
	{"blocks_sm", "blocks of a multiprocessor", lift_blocks},
	{"registers_sm", "registers of a multiprocessor", lift_registers},
	{"local_bytes", "local memory of a block", lift_local},
	{"local_bytes_sm", "local memory of a multiprocessor", lift_local_sm},
};

#define FIGURES ((int)(sizeof figures / sizeof *figures))

struct counts {
	int64_t combinations;
	int possible, sensible, hinted;
	int by[FIGURES]; /* ruled out by this figure alone */
};

/* A family being counted on a device. */
struct counting {
	struct catalogue *catalogue;
	const struct family *family;
	const struct gpu_info *device;
};

static int count_possible(const struct counting *q, const struct gpu_info *device, struct counts *c, struct err *e)
{
	const struct case_shape shape =
		sample_shape(q->family, catalogue_operation(q->catalogue, q->family->operation, ""));
	const struct variant_query query = {device, &shape, .space = SPACE_POSSIBLE};
	struct variant *list;

	*c = (struct counts){.combinations = 1};
	for (int i = 0; i < q->family->nparams; i++)
		c->combinations *= q->family->params[i].nvalues;
	if (catalogue_variants(q->catalogue, q->family, &query, &list, &c->possible, e))
		return -1;
	for (int i = 0; i < c->possible; i++) {
		c->sensible += list[i].sensible;
		c->hinted += list[i].hinted;
	}
	free(list);
	return 0;
}

/* Removes the limits of figures [from, to). Returns 0 if the device has none of them. */
static int lift(struct gpu_info *lifted, const struct gpu_info *device, int from, int to)
{
	int changed = 0;

	*lifted = *device;
	for (int i = from; i < to; i++)
		changed |= figures[i].lift(lifted);
	return changed;
}

/* Counts the variants ruled out by a single guarantee alone; they are also among those that all guarantees together
 * rule out. */
static int single_guarantees(const struct counts *c)
{
	static int (*const single[])(struct gpu_info *) = {lift_progress, lift_order, lift_atomics, lift_cooperative,
							   lift_sub_groups};
	int sum = 0;

	for (int i = 0; i < FIGURES; i++)
		for (size_t k = 0; k < sizeof single / sizeof *single; k++)
			sum += figures[i].lift == single[k] ? c->by[i] : 0;
	return sum;
}

static int count_variants(const struct counting *q, struct counts *c, struct err *e)
{
	struct gpu_info lifted;
	struct counts without;
	int left = 0; /* variants ruled out by any figure: if none are, as is usual, no figure is tried by itself */

	if (count_possible(q, q->device, c, e))
		return -1;
	if (lift(&lifted, q->device, 0, FIGURES)) {
		if (count_possible(q, &lifted, &without, e))
			return -1;
		left = without.possible - c->possible;
	}
	for (int i = 0; i < FIGURES && left > 0; i++) {
		if (!lift(&lifted, q->device, i, i + 1))
			continue;
		if (count_possible(q, &lifted, &without, e))
			return -1;
		c->by[i] = without.possible > c->possible ? without.possible - c->possible : 0;
		if (figures[i].lift == lift_guarantees)
			c->by[i] -= single_guarantees(c);
		left -= c->by[i];
	}
	return 0;
}

/* ---- printing ---- */

/* Writes "12 architecture, 3 threads of a block", malloc'd; NULL if out of memory. */
static char *reasons(const struct counts *c)
{
	char *text = NULL;
	size_t size;
	FILE *out = memory_stream(&text, &size);
	int any = 0;

	if (!out)
		return NULL;
	for (int i = 0; i < FIGURES; i++)
		if (c->by[i])
			(void)fprintf(out, "%s%d %s", any++ ? ", " : "", c->by[i], figures[i].about);
	if (fclose(out) == 0)
		return text;
	free(text);
	return NULL;
}

static void print_row(const struct family *f, const struct counts *c)
{
	char *why = reasons(c);

	wrap_print(stdout, why ? why : "",
		   printf("  %-18s%7lld %8d %8d %6d ", f->strategy, (long long)c->combinations, c->possible,
			  c->sensible, c->hinted),
		   52, 52);
	free(why);
}

static void print_json(const struct family *f, const char *device, const struct counts *c)
{
	int any = 0;

	(void)printf("{\"name\":\"%s\",\"device\":", f->name);
	json_string(stdout, device);
	(void)printf(",\"combinations\":%lld,\"possible\":%d,\"sensible\":%d,\"hinted\":%d,\"ruled_out\":{",
		     (long long)c->combinations, c->possible, c->sensible, c->hinted);
	for (int i = 0; i < FIGURES; i++)
		if (c->by[i])
			(void)printf("%s\"%s\":%d", any++ ? "," : "", figures[i].key, c->by[i]);
	(void)puts("}}");
}

/* Whether the family is tuned: references and peers are not. */
static int is_tuned(const struct family *f)
{
	return !f->peer && strcmp(f->strategy, "reference") != 0;
}

static int print_families(struct catalogue *cat, const struct gpu_info *device, const char *spec, const char *name,
			  int json, struct err *e)
{
	const struct family *families;
	const int n = catalogue_families(cat, &families);
	const char *last = "";

	for (int i = 0; i < n; i++) {
		const struct family *f = &families[i];
		struct counts c;

		if (name ? strcmp(f->operation, name) != 0 && strcmp(f->name, name) != 0 : !is_tuned(f))
			continue;
		if (count_variants(&(struct counting){cat, f, device}, &c, e))
			return -1;
		if (json) {
			print_json(f, spec, &c);
			continue;
		}
		if (strcmp(f->operation, last) != 0)
			(void)printf("\n%s:\n  %-18s%7s %8s %8s %6s %s\n", f->operation, "strategy", "all", "possible",
				     "sensible", "hinted", "ruled out by");
		last = f->operation;
		print_row(f, &c);
	}
	return 0;
}

static const char note[] = "Counted for 2^24 elements, plus, the operation's default type, segments of mean length "
			   "32. all: combinations of "
			   "parameter values. Ruled out by: how many more were possible if that figure of the device "
			   "had no limit; others need "
			   "several of them, or their values do not go together.";

int device_variants_print(struct catalogue *cat, const char *device, const char *name, int json, struct err *e)
{
	static const char stub[] = "stub:";
	const struct gpu_info *info = NULL;
	struct gpu *gpu = NULL;
	int status;

	if (strncmp(device, stub, sizeof stub - 1) == 0) {
		info = stub_device_find(device + sizeof stub - 1);
		if (!info)
			return err_as(e, ERR_USAGE,
				      "unknown device '%s': stubs are sm_75, sm_80, sm_89, sm_90, sm_100, sm_120, amd, "
				      "intel, cpu and other",
				      device);
	} else if (gpu_find(device, &gpu, e) || !gpu) {
		return -1;
	} else {
		info = &gpu->info;
	}
	if (!json)
		wrap_printf(stdout, 0, 4, "%s: %s, %s", device, info->name, info->arch);
	status = print_families(cat, info, device, name, json, e);
	if (!json && status == 0) {
		(void)putchar('\n');
		wrap_print(stdout, note, 0, 0, 0);
	}
	if (gpu)
		gpu->ops->close(gpu);
	return status;
}
