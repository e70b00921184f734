/* `segtune catalogue`: lists operations, strategies, parameters, operators and workloads, and prints the source of
 * variants. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "tuner/base/assets.h"
#include "tuner/base/json.h"
#include "tuner/base/strings.h"
#include "tuner/base/wrap.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/device_variants.h"
#include "tuner/request/input_list.h"
#include "tuner/request/stub_devices.h"

static const char usage[] = "segtune catalogue [options] [OPERATION | OPERATION/STRATEGY]\n"
			    "\n"
			    "List operations and strategies, or show one strategy: what it does, when it is\n"
			    "fast, its parameters, kernels and temporary buffers. --source prints the\n"
			    "complete source of one variant, as the kernel compiler gets it.";

/* Counting variants takes a device and a case. These are made up: a CUDA GPU with the shared memory that every GPU has,
 * a CPU through OpenCL, and segments of 32 elements on average. */
static const struct gpu_info generic_gpu = {.backend = "cuda",
					    .name = "generic GPU",
					    .has_f64 = 1,
					    .has_shuffle = 1,
					    .warp = 32,
					    .compute_units = 64,
					    .max_block = 1024,
					    .local_bytes = 48 << 10,
					    .local_bytes_sm = 96 << 10,
					    .sm = {.threads = 2048, .blocks = 32, .registers = 65536},
					    .has = {1, 1, 1, 1, 1},
					    .memory_bytes = INT64_C(8) << 30,
					    .l2_bytes = 4 << 20};
static const struct gpu_info generic_cpu = {.backend = "opencl",
					    .name = "generic CPU",
					    .is_cpu = 1,
					    .has_f64 = 1,
					    .warp = 1,
					    .compute_units = 8,
					    .max_block = 4096,
					    .local_bytes = 64 << 10,
					    .has = {.forward_progress = 1, .device_order = 1, .atomics_64 = 1},
					    .memory_bytes = INT64_C(8) << 30,
					    .l2_bytes = 8 << 20};

struct catalogue_options {
	const char *dir, *device, *source, *type, *oper, *key_type, *offsets, *input;
	int64_t length, width, stride;
	int json, workloads, operators;
};

static void print_field(const char *name, const char *text)
{
	if (text && *text)
		wrap_print(stdout, text, printf("  %-12s", name), 14, 14);
}

/* Counts the variants of f on a generic device: the sensible ones, or all that are possible. */
static int count_variants(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
			  enum variant_space space, int *count, struct err *e)
{
	const struct case_shape shape = sample_shape(f, catalogue_operation(cat, f->operation, ""));
	struct gpu_info here = *device;
	struct variant *list;

	/* A strategy for a single backend is counted on that backend. */
	if (f->backend[0] && !device->is_cpu)
		(void)snprintf(here.backend, sizeof here.backend, "%s", f->backend);
	if (catalogue_variants(cat, f, &(struct variant_query){&here, &shape, .space = space}, &list, count, e))
		return -1;
	free(list);
	return 0;
}

/* Writes where priors leave the family out, and why: "sm_90: ...; cpu: ..."; empty if nowhere. */
static int left_out(struct catalogue *cat, const struct family *f, char *text, size_t size, struct err *e)
{
	size_t used = 0;

	*text = '\0';
	for (const struct stub_device *d = stub_devices; d->name && !f->on_request; d++) {
		enum variant_space space = SPACE_DEFAULT;
		const char *why;

		if (catalogue_space(cat, &d->info, &space, e) || catalogue_left_out(cat, f, &d->info, &why, e))
			return -1;
		if (space == SPACE_HINTED && why && used < size)
			used += (size_t)snprintf(text + used, size - used, "%s%s: %s", used ? "; " : "", d->name, why);
	}
	return 0;
}

/* Prints the families of one operation, or of all for NULL. */
#define NAME_COLUMNS 17 /* of strategies; a longer name gets a line of its own */

static const char *begin_row(const char *strategy)
{
	if (strlen(strategy) <= NAME_COLUMNS)
		return strategy;
	(void)printf("  %s\n", strategy);
	return "";
}

static int print_table(struct catalogue *cat, const char *operation, struct err *e)
{
	const struct family *families;
	int n = catalogue_families(cat, &families), gpu, cpu;
	const char *last = "";
	char why[512];

	for (int i = 0; i < n; i++) {
		const struct family *f = &families[i];

		if (operation && strcmp(f->operation, operation) != 0)
			continue;
		if (strcmp(f->operation, last) != 0) {
			if (*last)
				(void)putchar('\n');
			last = f->operation;
			wrap_print(stdout, catalogue_operation_about(cat, last), printf("%s:", last), 0, 2);
			(void)printf("  %-*s %6s %5s %5s   %s\n", NAME_COLUMNS, "strategy", "params", "GPU", "CPU",
				     "about");
		}
		if (count_variants(cat, f, &generic_gpu, SPACE_SENSIBLE, &gpu, e) ||
		    count_variants(cat, f, &generic_cpu, SPACE_SENSIBLE, &cpu, e) ||
		    left_out(cat, f, why, sizeof why, e))
			return -1;
		wrap_print(stdout, f->about,
			   printf("  %-*s %6d %5d %5d%s%s ", NAME_COLUMNS, begin_row(f->strategy), f->nparams, gpu, cpu,
				  f->on_request || *why ? "*" : " ", f->reproducible ? " " : "~"),
			   NAME_COLUMNS + 24, NAME_COLUMNS + 24);
	}
	(void)puts("\nGPU, CPU: number of sensible variants (f32 and plus if the operation takes them,\n"
		   "segments of mean length 32).\n"
		   "*: on some or all devices, only by name or in a wider --space.\n"
		   "~: the last bits of floating-point results may differ between runs.");
	return 0;
}

static void print_params(const struct family *f)
{
	if (f->nparams)
		(void)puts("\nparameters, the default first");
	for (int i = 0; i < f->nparams; i++) {
		const struct family_param *p = &f->params[i];
		size_t size;
		char *list = NULL;
		FILE *out = memory_stream(&list, &size);

		if (!out)
			continue;
		for (int k = 0; k < p->nvalues; k++)
			(void)fprintf(out, "%s%lld", k ? " " : "", (long long)p->values[k]);
		if (p->rare)
			(void)fputs(" (all but the first by --all only)", out);
		(void)fclose(out);
		wrap_print(stdout, list ? list : "", printf("  %-20s ", p->name), 23, 23);
		if (p->meaning)
			wrap_print(stdout, p->meaning, 0, 23, 23);
		free(list);
	}
}

static int print_page(struct catalogue *cat, const struct family *f, struct err *e)
{
	const struct case_shape shape = sample_shape(f, catalogue_operation(cat, f->operation, ""));
	int gpu, cpu, all_gpu, all_cpu;
	char counts[160], why[512];

	if (count_variants(cat, f, &generic_gpu, SPACE_SENSIBLE, &gpu, e) ||
	    count_variants(cat, f, &generic_gpu, SPACE_POSSIBLE, &all_gpu, e) ||
	    count_variants(cat, f, &generic_cpu, SPACE_SENSIBLE, &cpu, e) ||
	    count_variants(cat, f, &generic_cpu, SPACE_POSSIBLE, &all_cpu, e) || left_out(cat, f, why, sizeof why, e))
		return -1;
	(void)snprintf(counts, sizeof counts,
		       "%d sensible of %d possible on a GPU, %d of %d on a CPU (%s, %s%smean length 32)", gpu, all_gpu,
		       cpu, all_cpu, shape.type->name, shape.oper == &oper_none ? "" : shape.oper->name,
		       shape.oper == &oper_none ? "" : ", ");
	(void)printf("%s\n", f->name);
	print_field("about", f->about);
	print_field("when", f->when);
	print_field("idea", f->idea);
	print_field("on request", f->on_request);
	print_field("left out", why);
	print_field("same bits",
		    f->reproducible ? "in each run" : "not in each run: floating results depend on timing");
	print_field("backend", f->backend[0] ? f->backend : "any");
	print_field("descriptor", f->origin);
	print_field("source", f->source);
	print_field("kernels", f->kernels);
	print_field("temporaries", f->temporaries[0] ? f->temporaries : "none");
	print_field("variants", counts);
	print_params(f);
	return 0;
}

/* Prints the words of a text as a JSON array. */
static void json_words(const char *name, const char *words)
{
	(void)printf(",\"%s\":[", name);
	while (*words) {
		int length = (int)strcspn(words, " ");

		(void)printf("\"%.*s\"", length, words); /* identifiers, which need no escapes */
		words += length + (words[length] == ' ');
		(void)fputs(*words ? "," : "", stdout);
	}
	(void)putchar(']');
}

static int print_json(struct catalogue *cat, const struct family *f, struct err *e)
{
	char why[512];
	int gpu, cpu;

	if (count_variants(cat, f, &generic_gpu, SPACE_SENSIBLE, &gpu, e) ||
	    count_variants(cat, f, &generic_cpu, SPACE_SENSIBLE, &cpu, e) || left_out(cat, f, why, sizeof why, e))
		return -1;
	(void)printf("{\"name\":\"%s\",\"operation\":\"%s\",\"strategy\":\"%s\"", f->name, f->operation, f->strategy);
	json_field(stdout, "about", f->about);
	json_field(stdout, "when", f->when);
	json_field(stdout, "idea", f->idea);
	json_field(stdout, "on_request", f->on_request);
	json_field(stdout, "left_out", *why ? why : NULL);
	(void)printf(",\"reproducible\":%s", f->reproducible ? "true" : "false");
	json_field(stdout, "backend", f->backend[0] ? f->backend : NULL);
	json_field(stdout, "descriptor", f->origin);
	json_field(stdout, "source", f->source);
	json_words("kernels", f->kernels);
	json_words("temporaries", f->temporaries);
	(void)printf(",\"sensible_gpu\":%d,\"sensible_cpu\":%d,\"params\":[", gpu, cpu);
	for (int i = 0; i < f->nparams; i++) {
		const struct family_param *p = &f->params[i];

		(void)printf("%s{\"name\":\"%s\",\"values\":[", i ? "," : "", p->name);
		for (int k = 0; k < p->nvalues; k++)
			(void)printf("%s%lld", k ? "," : "", (long long)p->values[k]);
		(void)printf("],\"rare\":%s", p->rare ? "true" : "false");
		json_field(stdout, "meaning", p->meaning);
		(void)putchar('}');
	}
	(void)puts("]}");
	return 0;
}

/* Fills in what is known of the case at compile time. */
static int shape_of(const struct operation *operation, const struct catalogue_options *o, struct case_shape *shape,
		    struct err *e)
{
	const char *type = o->type ? o->type : operation_default_type(operation);
	const char *oper = o->oper ? o->oper : operation_default_oper(operation)->name;

	*shape = (struct case_shape){.type = elem_find(type),
				     .offset_type = elem_find(o->offsets),
				     .key = operation_key(operation),
				     .writes_keys = operation_writes_keys(operation),
				     .oper = oper_find(oper),
				     .length = operation->regular ? o->length : 0};
	if (operation->rows)
		shape->row = (struct row_shape){o->width, o->stride ? o->stride : o->width};
	if (!shape->type)
		return err_as(e, ERR_USAGE, "unknown element type '%s'", type);
	return shape->oper ? 0 : err_as(e, ERR_USAGE, "unknown operator '%s'", oper);
}

/* Replaces the shape's operator with one applied to the transformed input, which *list owns. */
static int apply_input(const struct operation *operation, const char *input, struct input_list *list,
		       struct case_shape *shape, struct err *e)
{
	if (input_is_array(input))
		return 0;
	if (input_list_add(list, shape->oper, input, e))
		return -1;
	shape->oper = input_list_find(list, shape->oper, input);
	return operation_takes_input(operation, shape->oper->input)
		       ? 0
		       : err_as(e, ERR_USAGE, "operation '%s' takes no input '%s' (segtune help inputs)",
				operation->name, shape->oper->input->text);
}

static int print_source(struct catalogue *cat, const struct family *f, const struct catalogue_options *o, struct err *e)
{
	const struct operation *operation = catalogue_operation(cat, f->operation, o->key_type ? o->key_type : "");
	struct input_list inputs = {0};
	struct case_shape shape;
	struct variant v;
	char *text;
	int status;

	if (!operation)
		return err_as(e, ERR_USAGE, "operation '%s' has no keys of type '%s'", f->operation, o->key_type);
	status = shape_of(operation, o, &shape, e) || apply_input(operation, o->input, &inputs, &shape, e) ||
				 variant_parse(f, o->source, &v, e) || catalogue_source(cat, &v, &shape, &text, e)
			 ? -1
			 : 0;
	if (status == 0) {
		(void)fputs(text, stdout);
		free(text);
	}
	input_list_release(&inputs);
	return status;
}

/* The family of a name such as "segreduce/flat", or NULL. */
/* "segreduce/chunk"; or "chunk", if a single operation has such a strategy and none has this name itself. */
static const struct family *find_family(struct catalogue *cat, const char *name)
{
	const struct family *families, *found = NULL;
	int n = catalogue_families(cat, &families), strategies = 0;

	for (int i = 0; i < n; i++) {
		if (strcmp(families[i].name, name) == 0)
			return &families[i];
		if (strcmp(families[i].strategy, name) == 0) {
			found = &families[i];
			strategies++;
		}
	}
	return strategies == 1 && !catalogue_operation_about(cat, name) ? found : NULL;
}

/* The operations that have a strategy with this name, as "segreduce/flat, spmv/flat". */
static int several_operations(struct catalogue *cat, const char *name, char *list, size_t size)
{
	const struct family *families;
	const int n = catalogue_families(cat, &families);
	int found = 0;
	size_t used = 0;

	list[0] = '\0';
	for (int i = 0; i < n; i++)
		if (strcmp(families[i].strategy, name) == 0) {
			used += (size_t)snprintf(list + used, size - used, "%s%s", found++ ? ", " : "",
						 families[i].name);
			used = used < size ? used : size - 1;
		}
	return found;
}

static int unknown_name(struct catalogue *cat, const char *name, struct err *e)
{
	const struct family *families;
	const int n = catalogue_families(cat, &families);
	struct nearest near = nearest_to(name);
	char list[512];

	if (several_operations(cat, name, list, sizeof list) > 0)
		return err_as(e, ERR_USAGE, "several operations have a strategy '%s': %s", name, list);
	for (int i = 0; i < n; i++)
		nearest_offer(&near, strchr(name, '/') ? families[i].name : families[i].operation);
	return nearest_fail(&near, "operation or strategy", "segtune catalogue lists them", e);
}

static int show(struct catalogue *cat, const char *name, const struct catalogue_options *o, struct err *e)
{
	const struct family *families, *family = name ? find_family(cat, name) : NULL;
	const struct elem_type *offsets = elem_find(o->offsets);
	int n = catalogue_families(cat, &families);

	if (!offsets || offsets->kind != 'i' || offsets->wide)
		return err_as(e, ERR_USAGE, "offsets are i32 or i64, not '%s'", o->offsets);
	if (name && !family && !catalogue_operation_about(cat, name))
		return unknown_name(cat, name, e);
	if (family)
		name = family->name;
	if (o->source)
		return family ? print_source(cat, family, o, e)
			      : err_as(e, ERR_USAGE, "--source needs one strategy, as in segreduce/flat");
	if (o->device)
		return device_variants_print(cat, o->device, name, o->json, e);
	if (o->json) {
		for (int i = 0; i < n; i++)
			if ((!name || strcmp(families[i].name, name) == 0 ||
			     strcmp(families[i].operation, name) == 0) &&
			    print_json(cat, &families[i], e))
				return -1;
		return 0;
	}
	return family ? print_page(cat, family, e) : print_table(cat, name, e);
}

/* The comment at the start of a script, as one line, malloc'd; NULL if out of memory. */
static char *first_comment(const char *text)
{
	char *line = NULL;
	size_t size;
	FILE *out = memory_stream(&line, &size);

	if (!out)
		return NULL;
	while (strncmp(text, "--", 2) == 0) {
		int length = (int)strcspn(text + 2, "\n");

		(void)fprintf(out, "%.*s", length, text + 2);
		text += 2 + length;
		text += *text == '\n';
	}
	if (fclose(out) != 0) {
		free(line);
		return NULL;
	}
	return line;
}

/* Prints the scripts that are embedded in the binary: ready-made sets of cases. */
static int print_workloads(struct err *e)
{
	static const char folder[] = "scripts/", ending[] = ".lua";

	for (const struct asset *a = assets; a->path; a++) {
		const char *name = a->path + sizeof folder - 1, *dot = strrchr(a->path, '.');
		char *about;

		if (strncmp(a->path, folder, sizeof folder - 1) != 0 || strcmp(dot, ending) != 0)
			continue;
		about = first_comment(a->text);
		if (!about)
			return err_set(e, "out of memory");
		wrap_print(stdout, about + strspn(about, " "), printf("%.*s", (int)(dot - name), name), 24, 24);
		free(about);
	}
	return 0;
}

/* Prints the types whose values are widened, with the operators that take them. */
static void print_widened(void)
{
	for (const struct elem_type *t = elem_widened; t->name; t++) {
		char line[512];
		size_t used = (size_t)snprintf(line, sizeof line, "values widened to %s when loaded%s; for", t->wide,
					       t->narrow ? ", results narrowed when stored" : "");

		for (const struct oper *o = opers; o->name; o++)
			if (oper_result(o, t) && used < sizeof line)
				used += (size_t)snprintf(line + used, sizeof line - used, " %s", o->name);
		wrap_print(stdout, line, printf("%s", t->name), 18, 18);
	}
}

/* Prints how keys are compared. */
static void print_keys(void)
{
	wrap_print(stdout,
		   "for reduce_by_key: i32 u32 i64 u64 f32 f64; scripts define more. Keys are compared with ==: a NaN "
		   "is a run "
		   "of its own, and -0 and +0 are one run, whose key is either",
		   printf("keys"), 18, 18);
}

static void print_operators(void)
{
	for (const struct oper *o = opers; o->name; o++) {
		char line[512];
		size_t used = (size_t)snprintf(line, sizeof line, "%s%s;", o->about,
					       o->commutative ? "" : "; not commutative");

		for (const struct elem_type *t = elem_types; t->name; t++)
			if (oper_result(o, t) && used < sizeof line)
				used += (size_t)snprintf(line + used, sizeof line - used, " %s", t->name);
		wrap_print(stdout, line, printf("%s", o->name), 18, 18);
		if (o->special)
			wrap_print(stdout, o->special, printf("%18s", ""), 18, 18);
	}
	print_widened();
	print_keys();
}

int cmd_catalogue(int argc, char **argv)
{
	struct catalogue_options o = {.offsets = "i32", .length = 64, .width = 32};
	const struct option options[] = {
		{"catalogue", OPTION_TEXT, &o.dir, "DIR", "also read strategies from this folder"},
		{"device", OPTION_TEXT, &o.device, "NAME",
		 "count variants for this device; stub:sm_75 (80, 89, 90, 100, 120), stub:amd, stub:intel, stub:cpu "
		 "and stub:other need no hardware"},
		{"source", OPTION_TEXT, &o.source, "PARAMS", "print the source of a variant: \"NT=128 VT=7\""},
		{"type", OPTION_TEXT, &o.type, "TYPE", "element type (default f32)"},
		{"operator", OPTION_TEXT, &o.oper, "NAME", "operator (default plus)"},
		{"key-type", OPTION_TEXT, &o.key_type, "TYPE", "key type, if the operation has keys (default i32)"},
		{"input", OPTION_TEXT, &o.input, "INPUT", "input (default array; segtune help inputs)"},
		{"offsets", OPTION_TEXT, &o.offsets, "TYPE", "type of the offsets: i32 (default) or i64"},
		{"length", OPTION_INT, &o.length, "N", "segment length, if compiled in (default 64)"},
		{"width", OPTION_INT, &o.width, "N", "row width, for operations on rows (default 32)"},
		{"stride", OPTION_INT, &o.stride, "N", "row stride (default: the width)"},
		{"workloads", OPTION_FLAG, &o.workloads, NULL, "list the ready-made scripts of segtune run"},
		{"operators", OPTION_FLAG, &o.operators, NULL,
		 "list operators, their element types and results with NaN"},
		{"json", OPTION_FLAG, &o.json, NULL, "print one JSON object per strategy"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	struct catalogue *cat = NULL;
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	if (o.operators) {
		print_operators();
		return 0;
	}
	if (o.workloads)
		return print_workloads(&e) ? report(&e) : 0;
	if (operands > 1)
		status = err_as(&e, ERR_USAGE, "catalogue takes one operation or strategy (segtune catalogue --help)");
	else
		status = catalogue_open(o.dir, &cat, &e);
	if (status == 0)
		status = show(cat, operands ? argv[1] : NULL, &o, &e);
	catalogue_close(cat);
	return status ? report(&e) : 0;
}
