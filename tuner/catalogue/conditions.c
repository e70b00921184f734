/* Where a variant can run: evaluates the descriptor for one device after the other, and for larger and larger cases. */
#include "tuner/catalogue/conditions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/request/stub_devices.h"

#define LARGEST (INT64_C(1) << 40)
#define LONGEST_POWER 30

/* A variant for which the descriptor is evaluated. */
struct asking {
	struct catalogue *catalogue;
	const struct family *family;
	struct variant variant;
	struct param_filter filter; /* selects this variant only */
	struct gpu_info device;
	struct case_shape shape;
};

/* 1: possible on its device and case, 0: not; -1 with e filled. */
static int is_possible(const struct asking *a, struct err *e)
{
	const struct variant_query query = {
		.device = &a->device, .shape = &a->shape, .space = SPACE_POSSIBLE, .most = 1, .filter = &a->filter};
	struct variant *list;
	int count;

	if (catalogue_variants(a->catalogue, a->family, &query, &list, &count, e))
		return -1;
	free(list);
	return count > 0;
}

static void set_lengths(struct case_shape *s, int64_t n, int64_t segments)
{
	s->n = n;
	s->segments = segments;
	s->mean = (double)n / (double)segments;
	s->min = s->max = s->longest = n / segments;
	s->length = s->length ? s->max : 0;
}

/* Users' operators are unknown here; they count as operators on single values in any order, like plus. */
static int make_shape(const struct operation *o, const struct named_variant *v, struct case_shape *s)
{
	const struct oper *oper = oper_find(v->oper);

	if (!o->combines)
		oper = &oper_none;
	*s = (struct case_shape){.type = elem_find(v->type),
				 .offset_type = elem_find("i32"),
				 .key = operation_key(o),
				 .writes_keys = operation_writes_keys(o),
				 .oper = oper ? oper : operation_default_oper(o),
				 .length = o->regular ? 32 : 0,
				 .row = operation_sample_row(o)};
	set_lengths(s, 1 << 24, 1 << 19);
	return s->type ? 0 : -1;
}

/* Users' key types are unknown here; they count as large as the default one. */
static const struct operation *find_operation(const struct catalogue *cat, const struct named_variant *v)
{
	const struct operation *o = catalogue_operation(cat, v->operation, v->key_type);

	if (o)
		return o;
	o = catalogue_operation(cat, v->operation, "");
	return o && operation_takes_user_keys(o) ? o : NULL;
}

/* 0: it is a variant of the catalogue; 1: it is not; -1 with e filled. */
static int begin(struct asking *a, const struct named_variant *v, struct err *e)
{
	const struct operation *o = find_operation(a->catalogue, v);
	struct err ignored = {0};

	a->family = catalogue_find(a->catalogue, v->operation, v->strategy);
	if (!a->family || !o || make_shape(o, v, &a->shape) ||
	    variant_parse(a->family, v->params, &a->variant, &ignored) != 0)
		return 1;
	a->shape.row = family_sample_row(a->family, o);
	if (a->family->nparams > FILTER_PARAMS)
		return err_set(e, "strategy '%s' has more than %d parameters", v->strategy, FILTER_PARAMS);
	a->filter.count = a->family->nparams;
	for (int i = 0; i < a->family->nparams; i++) {
		struct param_values *p = &a->filter.params[i];

		(void)snprintf(p->name, sizeof p->name, "%s", a->family->params[i].name);
		p->count = 1;
		p->values[0] = a->variant.values[i];
	}
	return 0;
}

/* The last possible length between 2^inside, which is possible, and 2^outside, which is not. */
static int length_edge(struct asking *a, int inside, int outside, int64_t *edge, struct err *e)
{
	int64_t in = INT64_C(1) << inside, out = INT64_C(1) << outside;

	while (in - out > 1 || out - in > 1) {
		const int64_t middle = in + (out - in) / 2;
		int possible;

		set_lengths(&a->shape, INT64_C(1) << LONGEST_POWER, (INT64_C(1) << LONGEST_POWER) / middle);
		a->shape.length = a->shape.min = a->shape.max = a->shape.longest = middle;
		possible = is_possible(a, e);
		if (possible < 0)
			return -1;
		*(possible ? &in : &out) = middle;
	}
	*edge = in;
	return 0;
}

/* The lengths of equal segments that it supports; a->shape keeps one of them. 1: some, 0: none, -1 with e filled. */
static int find_lengths(struct asking *a, struct conditions *c, struct err *e)
{
	int first = -1, last = -1;

	for (int k = 0; k <= LONGEST_POWER; k++) {
		int possible;

		set_lengths(&a->shape, INT64_C(1) << LONGEST_POWER, INT64_C(1) << (LONGEST_POWER - k));
		possible = is_possible(a, e);
		if (possible < 0)
			return -1;
		if (possible) {
			first = first < 0 ? k : first;
			last = k;
		}
	}
	if (first < 0)
		return 0;
	if ((first > 0 && length_edge(a, first, first - 1, &c->min_length, e)) ||
	    (last < LONGEST_POWER && length_edge(a, last, last + 1, &c->max_length, e)))
		return -1;
	set_lengths(&a->shape, INT64_C(1) << LONGEST_POWER, INT64_C(1) << (LONGEST_POWER - first));
	return 1;
}

/* Sets the case's elements, or its segments (with at least as many elements). */
static void enlarge(struct case_shape *s, int64_t value, int segments)
{
	if (segments)
		set_lengths(s, value > s->n ? value : s->n, value);
	else
		set_lengths(s, value, value < s->segments ? value : s->segments);
}

static int find_most(const struct asking *a, int segments, int64_t *most, struct err *e)
{
	struct asking larger = *a;
	int64_t low = segments ? a->shape.segments : a->shape.n, high = LARGEST;
	int possible;

	larger.shape.offset_type = elem_find("i64");
	enlarge(&larger.shape, LARGEST, segments);
	possible = is_possible(&larger, e);
	if (possible < 0)
		return -1;
	while (!possible && high - low > 1) {
		const int64_t middle = low + (high - low) / 2;
		int here;

		larger.shape = a->shape;
		larger.shape.offset_type = elem_find("i64");
		enlarge(&larger.shape, middle, segments);
		here = is_possible(&larger, e);
		if (here < 0)
			return -1;
		*(here ? &low : &high) = middle;
	}
	*most = possible ? INT64_MAX : low;
	return 0;
}

/* Evaluated for the operator with the largest structure for this type, not commutative. */
static int takes_any_operator(const struct asking *a, const struct operation *o, struct err *e)
{
	static const char *const largest[] = {"max_subarray", "affine", "index_of_maximum"};
	struct asking other = *a;
	struct oper oper;

	if (!o->combines || o->opers)
		return 1;
	for (size_t i = 0; i < sizeof largest / sizeof *largest; i++) {
		int possible;

		oper = *oper_find(largest[i]);
		if (!oper_result(&oper, a->shape.type) || !operation_takes(o, a->shape.type, &oper))
			continue;
		oper.commutative = 0;
		other.shape.oper = &oper;
		possible = is_possible(&other, e);
		if (possible <= 0)
			return possible;
	}
	return 1;
}

static int64_t lesser(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* A device without f64 is treated as if it had it: no other variant of that type can run there either. */
static int add_device(struct asking *a, const struct stub_device *d, const struct operation *o, struct conditions *c,
		      struct err *e)
{
	const size_t used = strlen(c->runs_on);
	int possible, any;

	a->device = d->info;
	a->device.has_f64 = 1;
	possible = o->regular && !used ? find_lengths(a, c, e) : is_possible(a, e);
	if (possible <= 0)
		return possible;
	any = takes_any_operator(a, o, e);
	if (any < 0)
		return -1;
	c->any_operator = any && (c->any_operator || !used);
	(void)snprintf(c->runs_on + used, sizeof c->runs_on - used, "%s%s", used ? " " : "", d->name);
	if (used)
		return 0;
	if (find_most(a, 0, &c->max_n, e))
		return -1;
	c->max_n = lesser(c->max_n, oper_max_elements(a->shape.oper, a->shape.type));
	if (o->most)
		c->max_n = lesser(c->max_n, o->most);
	return !o->regular && find_most(a, 1, &c->max_segments, e) ? -1 : 0;
}

int catalogue_conditions(struct catalogue *cat, const struct named_variant *v, struct conditions *c, struct err *e)
{
	struct asking a = {.catalogue = cat};
	int unknown;

	*c = (struct conditions){.max_n = INT64_MAX, .max_segments = INT64_MAX, .max_length = INT64_MAX};
	unknown = begin(&a, v, e);
	if (unknown)
		return unknown < 0 ? -1 : 0;
	if (catalogue_unaligned(cat, &a.variant, &a.shape, &c->unaligned, e))
		return -1;
	memcpy(c->backend, a.family->backend, sizeof c->backend);
	c->reproducible = !family_varies(a.family, a.shape.type);
	for (const struct stub_device *d = stub_devices; d->name; d++)
		if (add_device(&a, d, find_operation(cat, v), c, e))
			return -1;
	return 0;
}
