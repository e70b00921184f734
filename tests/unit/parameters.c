/* Every parameter of every family changes what is built: for each of its values there are two variants that differ only
 * in it and whose PTX differs. Compiled by NVRTC, which needs no GPU. PTX has no dead code either, and takes half as
 * long as a binary; kernels.c checks that variants compile to binaries. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../h200.h"
#include "../test.h"
#include "harness/device/nvrtc.h"
#include "tuner/catalogue/catalogue.h"

#define TRIES 8     /* pairs for one value */
#define STRIDE 7919 /* step through the list of variants, so that the pairs are of all kinds */

struct context {
	struct test_counts *t;
	struct catalogue *catalogue;
	struct nvrtc nvrtc;
	const struct family *family;
	struct case_shape shape;
	int all;              /* values; otherwise the first one that is not the default */
	struct variant *list; /* the default comes first, if it is possible */
	int count;
	struct gpu_code *codes; /* of the list; each is compiled when it is first needed */
};

/* For an architecture that it does not know yet, NVRTC emits PTX of the newest one that it knows. */
#define NEWEST 90
#define UNKNOWN 91

/* The PTX of a variant of the list; NULL if it does not compile. */
static const struct gpu_code *compiled(struct context *c, const struct variant *v)
{
	struct gpu_code *code = &c->codes[v - c->list];
	struct err e = {0};
	char *text = NULL;

	if (!code->bytes && catalogue_source(c->catalogue, v, &c->shape, &text, &e) == 0)
		(void)nvrtc_compile(&c->nvrtc, v->family->source, text, UNKNOWN, code, &e);
	free(text);
	return code->bytes ? code : NULL;
}

/* 1 if both compile, and to different PTX. */
static int differ(struct context *c, const struct variant *a, const struct variant *b)
{
	const struct gpu_code *x = compiled(c, a), *y = x ? compiled(c, b) : NULL;

	return y && (x->size != y->size || memcmp(x->bytes, y->bytes, x->size) != 0);
}

/* Whether a and b differ in parameter p only. */
static int differ_in(const struct context *c, const struct variant *a, const struct variant *b, int p)
{
	for (int k = 0; k < c->family->nparams; k++)
		if ((a->values[k] == b->values[k]) == (k == p))
			return 0;
	return 1;
}

/* A variant that differs from v in parameter p only, or NULL. */
static const struct variant *neighbour(const struct context *c, const struct variant *v, int p)
{
	for (int i = 0; i < c->count; i++)
		if (differ_in(c, &c->list[i], v, p))
			return &c->list[i];
	return NULL;
}

/* Whether the first variant also exists with this value, with different PTX. */
static int changes_first(struct context *c, int p, int64_t value)
{
	for (int i = 1; i < c->count; i++)
		if (c->list[i].values[p] == value && differ_in(c, &c->list[i], &c->list[0], p))
			return differ(c, &c->list[0], &c->list[i]);
	return 0;
}

static void check_value(struct context *c, int p, int64_t value)
{
	const struct family_param *param = &c->family->params[p];
	int changes = changes_first(c, p, value), tried = changes;

	for (int64_t i = 0; i < c->count && tried < TRIES && !changes; i++) {
		const struct variant *v = &c->list[i * STRIDE % c->count], *other;

		if (v->values[p] != value || !(other = neighbour(c, v, p)))
			continue;
		tried++;
		changes = differ(c, v, other);
	}
	/* A value that no other variant differs from in this parameter alone (a constant of the family) cannot be
	 * compared. */
	if (tried > 0)
		test_ok(c->t, changes, "%s: %s=%lld makes other PTX", c->family->name, param->name, (long long)value);
}

/* Lengths compiled in: a row for several blocks, and several rows for a block. */
static const int64_t lengths[] = {5000, 32};

static void check_family(struct context *c, const struct family *f, int64_t length)
{
	const struct operation *o = catalogue_operation(c->catalogue, f->operation, "");
	struct err e = {0};

	c->family = f;
	c->shape = (struct case_shape){.offset_type = elem_find("i32"),
				       .key = operation_key(o),
				       .writes_keys = operation_writes_keys(o),
				       .oper = operation_default_oper(o),
				       .n = length << 15,
				       .segments = 1 << 15,
				       .min = length,
				       .max = length,
				       .length = o->regular ? length : 0,
				       .row = family_sample_row(f, o),
				       .mean = (double)length};
	/* 8 bytes, if the operation takes such types, so that parameters for wide elements have an effect. */
	c->shape.type = elem_find(o->types ? operation_default_type(o) : "f64");
	c->list = NULL;
	if (catalogue_variants(c->catalogue, f, &(struct variant_query){&h200, &c->shape, .space = SPACE_POSSIBLE},
			       &c->list, &c->count, &e)) {
		test_ok(c->t, 0, "%s has variants: %s", f->name, e.text);
		return;
	}
	if (c->count == 0) {
		if (length == lengths[0])
			check_family(c, f, lengths[1]);
		return;
	}
	c->codes = calloc((size_t)c->count, sizeof *c->codes);
	if (!c->codes) {
		test_ok(c->t, 0, "%s: out of memory", f->name);
		free(c->list);
		return;
	}
	for (int p = 0; p < f->nparams; p++)
		for (int k = 1; k < f->params[p].nvalues && (c->all || k == 1); k++)
			check_value(c, p, f->params[p].values[k]);
	for (int i = 0; i < c->count; i++)
		free(c->codes[i].bytes);
	free(c->codes);
	free(c->list);
}

int main(int argc, char **argv)
{
	struct test_counts t = {0};
	struct context c = {.t = &t};
	const struct family *families;
	struct err e = {0};

	if (nvrtc_open(&c.nvrtc, &e)) {
		test_skip(&t, "parameters by PTX of NVRTC", e.text);
		return test_end(&t);
	}
	nvrtc_hurry(&c.nvrtc);
	c.nvrtc.newest = NEWEST;
	if (test_ok(&t, catalogue_open(NULL, &c.catalogue, &e) == 0, "the catalogue opens %s", e.text)) {
		int n = catalogue_families(c.catalogue, &families);

		/* The argument OPERATION/STRATEGY restricts the test to one family, with all values; --all: all values
		 * of every family. A lent family has the same source as the original. */
		c.all = argc > 1;
		for (int i = 0; i < n; i++)
			if (!families[i].inherited && !families[i].peer &&
			    (argc < 2 || strcmp(argv[1], "--all") == 0 || strcmp(argv[1], families[i].name) == 0))
				check_family(&c, &families[i], lengths[0]);
		catalogue_close(c.catalogue);
	}
	nvrtc_close(&c.nvrtc);
	return test_end(&t);
}
