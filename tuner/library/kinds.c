/* Writes tables as C: boxes with their kernels, code and recipe, trees, and the kinds that callers name. */
#include "tuner/library/kinds.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "harness/data/geometry.h"
#include "harness/device/gpu.h"
#include "tuner/library/recipe_check.h"
#include "tuner/library/stand_ins.h"
#include "tuner/request/stub_devices.h"

#define OLDEST_SM 50
#define BODIES 64
#define WORKERS 1 /* processes of each architecture's compiler; all architectures compile at once */

static const char *const offset_types[] = {"i32", "i64"};

/* Recorded while a table is written, for the parts of the file that follow. */
struct table_notes {
	int asks_empty;      /* 1: a recipe needs the number of empty segments */
	int measured, boxes; /* boxes measured, and all boxes */
};

/* A kernel file being written, and what the names in it are numbered by. */
struct writing {
	FILE *out;
	struct catalogue *cat;
	const struct library_request *request;
	const struct arch_compilers *archs;
	int nbodies;
	const struct family *bodies[BODIES]; /* body_k is the text of the kernel file of bodies[k] */
	struct table_notes *notes;           /* of each table */
};

/* The box being written. */
struct making {
	const struct selection_table *table;
	const struct selection_box *box;
	int measured; /* 0: the box is a stand-in that was not measured */
	char id[48];  /* "2_i32_0" */
	struct variant variant;
	struct gpu_info device;
	struct recipe_request request;
	int unaligned;                                  /* it takes arrays that begin at any element */
	int least_sm, needs, nimages, body, asks_empty; /* needs: as of struct box */
};

/* The number in the architecture's name: 90 for "sm_90", 0 for other names. */
static int sm_of(const char *arch)
{
	return strncmp(arch, "sm_", 3) == 0 ? (int)strtol(arch + 3, NULL, 10) : 0;
}

/* ---- compilers ---- */

int arch_compilers_open(struct arch_compilers *a, const struct strings *archs, struct err *e)
{
	*a = (struct arch_compilers){0};
	for (int i = 0; i < archs->count; i++) {
		const struct build_pool_options o = {.backend = gpu_find_backend("cuda"),
						     .target = archs->items[i],
						     .jobs = WORKERS,
						     .limit = BUILD_POOL_LIMIT};

		if (a->count == LIBRARY_ARCHS)
			return err_as(e, ERR_USAGE, "more than %d architectures", LIBRARY_ARCHS);
		if (build_pool_open(&o, &a->list[a->count], e) != 0)
			return err_context(e, "cannot compile for '%s'", o.target);
		a->sm[a->count++] = sm_of(o.target);
	}
	return 0;
}

void arch_compilers_close(struct arch_compilers *a)
{
	for (int i = 0; i < a->count; i++)
		build_pool_close(a->list[i]);
	a->count = 0;
}

static int unknown_arch(int sm, struct err *e)
{
	return err_as(e, ERR_USAGE, "NVRTC does not know architecture 'sm_%d'", sm);
}

/* Waits for a job and takes the code that it compiled. */
static int take_image(struct build_pool *pool, struct build_job *job, struct emit_image *image, struct err *e)
{
	static const char elf[] = {0x7f, 'E', 'L', 'F'};

	if (build_job_take(pool, job, &image->code, e) != 0)
		return strstr(e->text, "--gpu-architecture") ? unknown_arch(image->sm, e)
							     : err_context(e, "for sm_%d", image->sm);
	if (image->code.size > sizeof elf && memcmp(image->code.bytes, elf, sizeof elf) == 0)
		return 0;
	free(image->code.bytes); /* this is PTX, which NVRTC emits for an architecture that it does not know */
	image->code.bytes = NULL;
	return unknown_arch(image->sm, e);
}

/* Writes code for each architecture from `least` on, as images_ID. Returns how many; -1 with e filled. */
static int write_images(struct writing *w, const char *id, const char *name, const char *text, int least, struct err *e)
{
	const struct arch_compilers *a = w->archs;
	struct emit_image images[LIBRARY_ARCHS];
	struct build_job *jobs[LIBRARY_ARCHS] = {NULL};
	char label[64];
	int count = 0, status = 0;

	for (int i = 0; i < a->count && status == 0; i++)
		if (a->sm[i] >= least)
			status = build_job_start(a->list[i], name, text, &jobs[i], e);
	for (int i = 0; i < a->count; i++) {
		if (!jobs[i])
			continue;
		images[count].sm = a->sm[i];
		if (status == 0)
			status = take_image(a->list[i], jobs[i], &images[count], e);
		else
			build_job_drop(a->list[i], jobs[i]);
		count += status == 0;
	}
	(void)snprintf(label, sizeof label, "images_%s", id);
	if (status == 0)
		emit_images(w->out, label, images, count);
	for (int i = 0; i < count; i++)
		free(images[i].code.bytes);
	return status ? -1 : count;
}

/* ---- boxes ---- */

/* Where the kernel file begins after the definitions. */
static const char *body_of(const char *text)
{
	const char *body = strstr(text, "#line 1 \"");

	return body ? body : text + strlen(text);
}

/* The index k of body_k, a family's kernel file, which is written at its first use; -1 with e filled. */
static int write_body(struct writing *w, const struct family *f, const char *body, struct err *e)
{
	char name[32];

	for (int i = 0; i < w->nbodies; i++)
		if (strcmp(w->bodies[i]->source, f->source) == 0)
			return i;
	if (w->nbodies == BODIES)
		return err_set(e, "more than %d kernel files in a library", BODIES);
	(void)snprintf(name, sizeof name, "body_%d", w->nbodies);
	emit_lines(w->out, name, body, strlen(body));
	w->bodies[w->nbodies] = f;
	return w->nbodies++;
}

/* A case of n elements in that many segments, with the table's row shape; for a box that is only a stand-in, a shape of
 * rows that it takes. */
static void make_case(const struct making *m, int64_t n, int64_t segments, struct recipe_case *c,
		      struct case_shape *shape)
{
	const struct row_shape row = m->measured ? m->table->row : (struct row_shape){1, 16};
	const int64_t sizes[RECIPE_INPUTS] = {[INPUT_N] = n,
					      [INPUT_SEGMENTS] = segments,
					      [INPUT_LENGTH] = m->request.operation->regular ? 64 : 0,
					      [INPUT_WIDTH] = row.width,
					      [INPUT_STRIDE] = row.stride};

	recipe_case_make(&m->request, sizes, c);
	case_shape_of(shape, &c->problem);
	shape->offset_type = m->request.offset_type;
}

/* A case of about the size that the box was measured on: what the recipe is evaluated with to find which devices can
 * run it. */
static void make_sample(const struct making *m, struct recipe_case *c, struct case_shape *shape)
{
	const int64_t n = m->box->n_high;

	make_case(m, n > 0 ? n : 1 << 20, n > 64 ? n / 64 : 1 << 14, c, shape);
}

static int write_kernels(struct writing *w, struct making *m, struct err *e)
{
	const int is_cuda = strcmp(m->table->backend, "cuda") == 0;
	struct case_shape shape;
	struct recipe_case c;
	char *text, head[64];
	const char *body;

	make_case(m, 1 << 20, 1 << 15, &c, &shape);
	shape.length = 0;
	shape.row = (struct row_shape){0, 0};
	if (catalogue_source(w->cat, &m->variant, &shape, &text, e) != 0)
		return -1;
	body = body_of(text);
	(void)snprintf(head, sizeof head, "head_%s", m->id);
	emit_lines(w->out, head, text, (size_t)(body - text));
	m->body = write_body(w, m->variant.family, body, e);
	free(text);
	/* Regular rows are compiled at run time, for their length. */
	if (m->body < 0 || !is_cuda || !m->measured || m->request.operation->regular)
		return m->body < 0 ? -1 : 0;
	make_case(m, 1 << 20, 1 << 15, &c, &shape);
	if (catalogue_source(w->cat, &m->variant, &shape, &text, e) != 0)
		return -1;
	m->nimages = write_images(w, m->id, m->variant.family->name, text, m->least_sm, e);
	free(text);
	return m->nimages < 0 ? -1 : 0;
}
/* The oldest architecture on which the variant is possible, as far as its descriptor depends on the name. */
static int find_least_sm(struct writing *w, struct making *m, struct err *e)
{
	const int own = sm_of(m->device.arch);
	struct gpu_info device = m->device;
	struct recipe_case c;
	struct case_shape shape;
	int possible = 0;

	make_sample(m, &c, &shape);
	for (m->least_sm = OLDEST_SM; m->least_sm < own; m->least_sm++) {
		(void)snprintf(device.arch, sizeof device.arch, "sm_%d", m->least_sm);
		if (catalogue_possible(w->cat, &m->variant, &device, &shape, &possible, e) != 0)
			return -1;
		if (possible)
			return 0;
	}
	return 0;
}

/* Guarantees that not every OpenCL device gives, in the order of the bits of the runtime's enum guarantee. */
static const size_t guarantees[] = {offsetof(struct gpu_guarantees, forward_progress),
				    offsetof(struct gpu_guarantees, device_order),
				    offsetof(struct gpu_guarantees, atomics_64)};

/* Finds the guarantees without which the variant is not possible. */
static int find_needs(struct writing *w, struct making *m, struct err *e)
{
	struct recipe_case c;
	struct case_shape shape;
	int possible = 0;

	make_sample(m, &c, &shape);
	for (size_t i = 0; i < sizeof guarantees / sizeof *guarantees; i++) {
		struct gpu_info device = m->device;

		memset((char *)&device.has + guarantees[i], 0, sizeof(int));
		if (catalogue_possible(w->cat, &m->variant, &device, &shape, &possible, e) != 0)
			return -1;
		if (!possible)
			m->needs |= 1 << i;
	}
	return 0;
}

static int make_recipe(struct writing *w, struct making *m, struct err *e)
{
	struct recipe recipe;
	int compared = 0, narrays = 0, status;

	if (recipe_make(w->cat, &m->request, &recipe, e) != 0)
		return -1;
	while (m->request.operation->arrays[narrays])
		narrays++;
	status = recipe.plan.fetch ? err_as(e, ERR_USAGE, "libraries cannot read a result back at the end of a call")
				   : recipe_check(w->cat, &m->request, &recipe, &compared, e);
	if (status == 0)
		status = emit_recipe(w->out, m->id, &recipe, narrays, e);
	m->asks_empty |= recipe_asks(&recipe, INPUT_EMPTY);
	recipe_release(&recipe);
	return status;
}

static int find_unaligned(struct writing *w, struct making *m, struct err *e)
{
	struct recipe_case c;
	struct case_shape shape;

	make_case(m, 1 << 20, 1 << 14, &c, &shape);
	return catalogue_unaligned(w->cat, &m->variant, &shape, &m->unaligned, e);
}

static int write_box(struct writing *w, struct making *m, struct err *e)
{
	const struct family *f = catalogue_find(w->cat, m->table->operation, m->box->strategy);

	if (!f)
		return err_set(e, "strategy '%s/%s' is not in the catalogue", m->table->operation, m->box->strategy);
	if (f->peer)
		return err_as(e, ERR_USAGE, "'%s' is only for comparison: it cannot be exported", f->name);
	if (variant_parse(f, m->box->params, &m->variant, e) != 0)
		return -1;
	m->request.variant = &m->variant;
	if ((strcmp(m->table->backend, "cuda") == 0 ? find_least_sm(w, m, e) : find_needs(w, m, e)) != 0 ||
	    find_unaligned(w, m, e) != 0 || make_recipe(w, m, e) != 0 || write_kernels(w, m, e) != 0)
		return err_context(e, "cannot export '%s' %s", f->name, m->box->params);
	return 0;
}

/* Writes a row of boxes_ID. narrower: the index of the box with a narrower vector, or -1. */
static void write_row(const struct making *m, int narrower, FILE *rows)
{
	const struct family *f = m->variant.family;
	const struct row_shape row = m->request.operation->rows ? m->table->row : (struct row_shape){0, 0};
	char name[300];

	(void)snprintf(name, sizeof name, "%s%s%s", f->strategy, m->box->params[0] ? " " : "", m->box->params);
	(void)fputs("\t{", rows);
	emit_literal(rows, name, strlen(name));
	(void)fprintf(rows, ", {{0, %" PRId64 ", %" PRId64 "}, head_%s, body_%d, ", row.width, row.stride, m->id,
		      m->body);
	if (m->nimages > 0)
		(void)fprintf(rows, "images_%s, %d}, ", m->id, m->nimages);
	else
		(void)fputs("NULL, 0}, ", rows);
	(void)fprintf(rows, "%d, %d, %d, %d, %lld, %lld, %lld, (int)(sizeof launches_%s / sizeof *launches_%s), ",
		      m->least_sm, m->needs, m->unaligned, !family_varies(f, m->request.type),
		      (long long)m->box->pace.longest, (long long)m->box->pace.call, (long long)m->box->pace.span,
		      m->id, m->id);
	if (f->temporaries[0])
		(void)fprintf(rows, "(int)(sizeof temps_%s / sizeof *temps_%s), launches_%s, temps_%s", m->id, m->id,
			      m->id, m->id);
	else
		(void)fprintf(rows, "0, launches_%s, NULL", m->id);
	(void)fprintf(rows, ", recipe_%s, %d},\n", m->id, narrower);
}

/* ---- tables ---- */

/* What recipes may know of a table's device: its architecture, and what all devices of its backend have in common. */
static int find_device(const struct selection_table *t, struct gpu_info *device, struct err *e)
{
	if (strcmp(t->backend, "cuda") != 0 && strcmp(t->backend, "opencl") != 0)
		return err_as(e, ERR_USAGE, "a library runs on CUDA or OpenCL, not on '%s', a device of '%s'",
			      t->device, t->backend);
	*device = *stub_device_find(strcmp(t->backend, "cuda") == 0 ? "sm_90" : "cpu");
	(void)snprintf(device->arch, sizeof device->arch, "%s", t->arch);
	return 0;
}

static int check_operation(const struct writing *w, const struct operation *o, const struct selection_table *t,
			   struct err *e)
{
	if (o ? o->user_key != NULL : catalogue_operation(w->cat, t->operation, "") != NULL)
		return err_as(e, ERR_USAGE, "key type '%s' is defined by a script, which libraries do not support",
			      t->key_type);
	if (!o)
		return err_as(e, ERR_USAGE, "operation '%s' is not in the catalogue", t->operation);
	return 0;
}

/* Writes the boxes of table t and their stand-ins as boxes_ID. begun: the members that all of them share. */
static int write_boxes(struct writing *w, int t, const char *id, const struct making *begun, struct err *e)
{
	struct making m = *begun;
	struct stand_ins s = {0};
	char *rows = NULL;
	size_t size;
	FILE *list = memory_stream(&rows, &size);
	int status;

	if (!list)
		return err_set(e, "out of memory for a table");
	status = stand_ins_make(w->cat, m.table, &m.request, &s, e);
	for (int b = 0; b < s.count && status == 0; b++) {
		m.box = &s.boxes[b];
		m.measured = b < s.measured;
		m.least_sm = m.needs = m.nimages = 0;
		(void)snprintf(m.id, sizeof m.id, "%s_%d", id, b);
		status = write_box(w, &m, e);
		if (status == 0)
			write_row(&m, s.narrower[b], list);
	}
	if (fclose(list) != 0 && status == 0)
		status = err_set(e, "out of memory for a table");
	if (status == 0)
		(void)fprintf(w->out, "static const struct box boxes_%s[] = {\n%s};\n", id, rows);
	w->notes[t].measured = s.measured;
	w->notes[t].boxes = s.count;
	w->notes[t].asks_empty |= m.asks_empty;
	stand_ins_release(&s);
	free(rows);
	return status;
}

/* Writes table t for one type of offsets: its boxes as boxes_T_OFFSETS, its trees as tree_T_OFFSETS_LEVEL. */
static int write_table(struct writing *w, int t, const char *offsets, struct err *e)
{
	const struct selection_table *table = &w->request->tables[t];
	struct making m = {.table = table};
	char id[32];

	m.request = (struct recipe_request){.device = &m.device,
					    .operation = catalogue_operation(w->cat, table->operation, table->key_type),
					    .type = elem_find(table->type),
					    .oper = oper_find(table->oper),
					    .offset_type = elem_find(offsets)};
	if (check_operation(w, m.request.operation, table, e) != 0 || find_device(table, &m.device, e) != 0)
		return -1;
	if (!m.request.operation->combines)
		m.request.oper = &oper_none;
	if (!m.request.type || !m.request.oper)
		return err_as(e, ERR_USAGE,
			      "operator '%s' on '%s' is defined by a script, which libraries do not support",
			      table->oper, table->type);
	if (m.request.type->wide && !m.request.operation->rows && !m.request.operation->shares)
		return err_as(e, ERR_USAGE, "libraries widen values only for rows and softmax: not for '%s'",
			      table->type);
	if (m.request.oper->finish && !m.request.operation->rows && !m.request.operation->shares)
		return err_as(e, ERR_USAGE, "libraries finish folds only for rows and softmax: not for '%s'",
			      table->oper);
	(void)snprintf(id, sizeof id, "%d_%s", t, offsets);
	if (write_boxes(w, t, id, &m, e) != 0)
		return -1;
	emit_trees(w->out, id, table);
	emit_cases(w->out, id, &table->estimate);
	return 0;
}

static int is_same_kind(const struct selection_table *a, const struct selection_table *b)
{
	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0;
}

/* Whether table t is the first of its kind. */
static int begins_kind(const struct library_request *r, int t)
{
	for (int i = 0; i < t; i++)
		if (is_same_kind(&r->tables[i], &r->tables[t]))
			return 0;
	return 1;
}

/* Writes tables_T_OFFSETS: the tables of the same kind as table t, from t on. */
static void write_tables(struct writing *w, int t, const char *offsets)
{
	const struct library_request *r = w->request;

	(void)fprintf(w->out, "static const struct table tables_%d_%s[] = {\n", t, offsets);
	for (int i = t; i < r->ntables; i++) {
		const struct selection_table *table = &r->tables[i];
		const int is_rows = catalogue_operation(w->cat, table->operation, table->key_type)->rows;

		if (!is_same_kind(table, &r->tables[t]))
			continue;
		(void)fputs("\t{", w->out);
		emit_literal(w->out, table->device, strlen(table->device));
		(void)fprintf(w->out, ", \"%s\", ", table->backend);
		emit_literal(w->out, table->arch, strlen(table->arch));
		(void)fprintf(w->out, ", %" PRId64 ", %" PRId64 ", ", is_rows ? table->row.width : 0,
			      is_rows ? table->row.stride : 0);
		(void)fprintf(w->out, "%d, %d, boxes_%d_%s, {tree_%d_%s_0, tree_%d_%s_1, tree_%d_%s_2}, %d, %d, ",
			      w->notes[i].measured, w->notes[i].boxes, i, offsets, i, offsets, i, offsets, i, offsets,
			      (int)selection_level_of_all(table), table->estimate.ncases);
		if (table->estimate.ncases > 0)
			(void)fprintf(w->out, "cases_%d_%s},\n", i, offsets);
		else
			(void)fputs("NULL},\n", w->out);
	}
	(void)fputs("};\n", w->out);
}

/* Writes the alignments of the operation's arrays, as a small problem has them, and finds whether there is a result for
 * each element. */
static int write_grains(struct writing *w, const struct recipe_request *r, int *per_element, struct err *e)
{
	struct geometry g = {0};
	struct dataset d = {0};
	struct problem p = {0};
	const int status = geometry_make("fixed:n=64,mean=8", &g, e) ||
			   dataset_make(r->type, r->oper, DATA_SMALL, g.n, &d, e) ||
			   problem_make_as(&p, r->operation, r->offset_type, &d, &g, e);

	for (int i = 0; !status && i < p.narrays; i++) {
		(void)fprintf(w->out, "%s%d", i ? ", " : "",
			      p.arrays[i].type->bytes < 16 ? p.arrays[i].type->bytes : 16);
		*per_element |= strcmp(p.arrays[i].name, "result") == 0 && p.arrays[i].count == g.n;
	}
	problem_release(&p);
	dataset_release(&d);
	geometry_release(&g);
	return status ? -1 : 0;
}

/* Writes a row of segred_kinds. */
static int write_kind(struct writing *w, int t, const char *offsets, struct err *e)
{
	const struct selection_table *table = &w->request->tables[t];
	const struct operation *o = catalogue_operation(w->cat, table->operation, table->key_type);
	const struct oper *oper = o->combines ? oper_find(table->oper) : &oper_none;
	const int64_t of_oper = oper_max_elements(oper, elem_find(table->type));
	const struct recipe_request made = {
		.operation = o, .type = elem_find(table->type), .oper = oper, .offset_type = elem_find(offsets)};
	int outputs = 0, offsets_at = -1, asks_empty = 0, per_element = 0;

	for (int i = t; i < w->request->ntables; i++)
		asks_empty |= is_same_kind(&w->request->tables[i], table) && w->notes[i].asks_empty;
	(void)fprintf(w->out, "\t{\"%s\", \"%s\", \"%s\", \"%s\", %d, INT64_C(%" PRId64 "), {", table->operation,
		      table->type, o->combines ? table->oper : "", table->key_type, elem_find(offsets)->bytes,
		      o->most && o->most < of_oper ? o->most : of_oper);
	for (int i = 0; o->arrays[i]; i++) {
		(void)fprintf(w->out, "\"%s\", ", o->arrays[i]);
		offsets_at = strcmp(o->arrays[i], "offsets") == 0 ? i : offsets_at;
		outputs += strstr(" result key_result count ", o->arrays[i]) == NULL;
	}
	(void)fputs("NULL}, {", w->out);
	if (write_grains(w, &made, &per_element, e) != 0)
		return -1;
	(void)fprintf(w->out, "}, %d, %d, %d, %d, %d, %d,\n\t (int)(sizeof tables_%d_%s / sizeof *tables_%d_%s), ",
		      outputs, offsets_at, asks_empty, o->regular, o->rows, per_element, t, offsets, t, offsets);
	(void)fprintf(w->out, "tables_%d_%s},\n", t, offsets);
	return 0;
}

/* ---- the file ---- */

static int write_probe(struct writing *w, int wide, struct err *e)
{
	const struct elem_type *offset = elem_find(offset_types[wide]);
	char head[128], *text, *kernels, id[16];
	int nimages;

	(void)snprintf(head, sizeof head, "#define OFF_T %s\n#define OFF_BYTES %d\n", offset->kernel, offset->bytes);
	(void)snprintf(id, sizeof id, "probe_%d", wide);
	if (catalogue_kernels(w->cat, "variants/probe.cl", &kernels, e) != 0)
		return -1;
	if (asprintf(&text, "%s%s", head, kernels) < 0) {
		free(kernels);
		return err_set(e, "out of memory for a source");
	}
	(void)fprintf(w->out, "static const char *const head_%s[] = {", id);
	emit_literal(w->out, head, strlen(head));
	(void)fputs(", NULL};\n", w->out);
	if (wide == 0)
		emit_lines(w->out, "body_probe", kernels, strlen(kernels));
	free(kernels);
	nimages = write_images(w, id, "probe.cl", text, 0, e);
	free(text);
	return nimages < 0 ? -1 : 0;
}

static int write_probes(struct writing *w, struct err *e)
{
	const int count = w->archs->count;

	if (write_probe(w, 0, e) != 0 || write_probe(w, 1, e) != 0)
		return -1;
	(void)fputs("const struct kernels segred_probes[2] = {\n", w->out);
	for (int wide = 0; wide < 2; wide++)
		if (count)
			(void)fprintf(w->out, "\t{{0, 0, 0}, head_probe_%d, body_probe, images_probe_%d, %d},\n", wide,
				      wide, count);
		else
			(void)fprintf(w->out, "\t{{0, 0, 0}, head_probe_%d, body_probe, NULL, 0},\n", wide);
	(void)fputs("};\n", w->out);
	return 0;
}

static int write_kinds(struct writing *w, struct err *e)
{
	const struct library_request *r = w->request;
	int status = 0;

	for (int t = 0; t < r->ntables; t++)
		for (int k = 0; k < 2; k++)
			if (begins_kind(r, t))
				write_tables(w, t, offset_types[k]);
	(void)fputs("const struct kind segred_kinds[] = {\n", w->out);
	for (int t = 0; t < r->ntables; t++)
		for (int k = 0; k < 2 && status == 0; k++)
			if (begins_kind(r, t))
				status = write_kind(w, t, offset_types[k], e);
	(void)fputs("};\nconst int segred_nkinds = (int)(sizeof segred_kinds / sizeof *segred_kinds);\n", w->out);
	return status;
}

int kinds_write(FILE *out, struct catalogue *cat, const struct library_request *r, const struct arch_compilers *archs,
		struct err *e)
{
	struct writing w = {.out = out, .cat = cat, .request = r, .archs = archs};
	int status;

	w.notes = calloc((size_t)r->ntables + 1, sizeof *w.notes);
	if (!w.notes)
		return err_set(e, "out of memory for %d tables", r->ntables);
	status = write_probes(&w, e);
	for (int t = 0; t < r->ntables && status == 0; t++)
		for (int k = 0; k < 2 && status == 0; k++)
			status = write_table(&w, t, offset_types[k], e);
	if (status == 0)
		status = write_kinds(&w, e);
	free(w.notes);
	return status;
}
