/* Selects the variants that `segtune verify` checks, and prefetches their builds across units. */
#include "tuner/session/verify_units.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/request/param_filter.h"

/* Whether v has a parameter value that none of the first n of list has. */
static int is_new(const struct variant *v, const struct variant *list, int n)
{
	for (int p = 0; p < v->family->nparams; p++) {
		int known = 0;

		for (int i = 0; i < n && !known; i++)
			known = list[i].values[p] == v->values[p];
		if (!known)
			return 1;
	}
	return n == 0;
}

static int gcd(int a, int b)
{
	return b ? gcd(b, a % b) : a;
}

/* Moves a subset in which each parameter value occurs to the front of list; returns its size. The list is walked with a
 * stride coprime to n near the golden section, so that values of different parameters occur in mixed combinations. */
static int choose_fair(struct variant *list, int n)
{
	int count = 0, stride = (int)(0.618 * n) + 1;
	struct variant *chosen = calloc((size_t)n + 1, sizeof *chosen);

	if (!chosen)
		return n; /* all of them: slower, but never less */
	while (gcd(stride, n) > 1)
		stride++;
	for (int i = 0, k = 0; i < n; i++, k = (k + stride) % n)
		if (is_new(&list[k], chosen, count))
			chosen[count++] = list[k];
	if (count > 0) /* otherwise there may be no list */
		memcpy(list, chosen, (size_t)count * sizeof *list);
	free(chosen);
	return count;
}

/* A filter that selects only the variant with these parameters, because a space may have 10^5. */
static int choose_named(const struct family *f, const char *params, struct param_filter *filter, struct err *e)
{
	struct variant wanted;

	return variant_parse(f, params, &wanted, e) || param_filter_parse(filter, wanted.params, e) ? -1 : 0;
}

/* To cover everything once, parameters are varied for one key type, type and operator of a family's own operation. */
static int has_all_parameters(const struct builds *b, const struct family *f, const struct verify_choice *c)
{
	const struct build_target *t = &b->target;

	return !c->cover || (!f->inherited && t->length <= 64 && t->row.width < 8 &&
			     t->operation == catalogue_operation_at(b->session->catalogue, t->operation->name, 0) &&
			     strcmp(t->type->name, operation_default_type(t->operation)) == 0 &&
			     (t->oper == &oper_none || t->oper == opers));
}

/* The variants of a family to check, for an ordinary shape; *list is malloc'd. */
static int list_variants(struct builds *b, const struct family *f, const struct verify_choice *c, struct variant **list,
			 int *n, struct err *e)
{
	struct session *s = b->session;
	const struct case_shape shape = build_target_shape(&b->target);
	const int first = c->params || c->variants == 1 || !has_all_parameters(b, f, c);
	struct param_filter filter = {0};
	const struct variant_query query = {&s->gpu->info, &shape, .space = SPACE_POSSIBLE, .most = first,
					    .filter = c->params ? &filter : NULL};

	*list = NULL;
	if ((c->params && choose_named(f, c->params, &filter, e)) ||
	    catalogue_variants(s->catalogue, f, &query, list, n, e))
		return -1;
	if (!c->all)
		*n = choose_fair(*list, *n);
	if (c->variants && *n > c->variants)
		*n = (int)c->variants;
	return 0;
}

int verify_wants(const struct verify_choice *c, const struct operation *operation, const struct family *f)
{
	return strcmp(f->operation, operation->name) == 0 &&
	       (c->strategies->count ? strings_have(c->strategies, f->strategy) : !f->peer);
}

/* Whether the unit has variants of the family. */
static int is_of(const struct verify_choice *c, const struct verify_unit *u, const struct family *f)
{
	return verify_wants(c, u->operation, f) && !family_unsupported_reason(f, u->type, u->oper);
}

int verify_units_check(const struct verify_units *units, const struct session *s, const struct verify_choice *c,
		       struct err *e)
{
	const struct family *families;
	const int nfamilies = catalogue_families(s->catalogue, &families);
	struct param_filter filter = {0};

	for (int k = 0; k < units->count && c->params; k++)
		for (int i = 0; i < nfamilies; i++)
			if (is_of(c, &units->list[k], &families[i]) &&
			    choose_named(&families[i], c->params, &filter, e))
				return -1;
	return 0;
}

int verify_unit_open(struct verify_unit *u, struct session *s, const struct verify_choice *c, struct err *e)
{
	const struct family *families;
	int nfamilies = catalogue_families(s->catalogue, &families);
	const struct build_target target = {.operation = u->operation,
					    .type = u->type,
					    .oper = u->oper,
					    .offset_type = c->offset_type,
					    .length = u->length,
					    .row = u->row};

	if (u->open)
		return 0;
	u->open = 1;
	builds_init(&u->builds, s, &target);
	u->builds.shifted = 1;
	if (c->most)
		u->builds.most = c->most;
	for (int i = 0; i < nfamilies; i++) {
		struct variant *list = NULL;
		int n, status;

		if (!is_of(c, u, &families[i]))
			continue;
		status = list_variants(&u->builds, &families[i], c, &list, &n, e) ||
			 variant_list_append(&u->variants, list, n, e);
		free(list);
		if (status)
			return -1;
	}
	s->progress.total += u->variants.count;
	return 0;
}

void verify_unit_close(struct verify_unit *u)
{
	if (!u->open)
		return;
	builds_release(&u->builds);
	free(u->variants.list);
	u->variants.list = NULL;
	u->open = 0;
}

static int add_unit(struct verify_units *units, const struct verify_unit *unit, struct err *e)
{
	struct verify_unit *grown = list_grow(units->list, units->count, &units->capacity, sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %d units", units->count + 1);
	units->list = grown;
	units->list[units->count++] = *unit;
	return 0;
}

/* Lengths at which operations with a compiled-in length are checked. */
static const int64_t lengths[] = {1, 2, 3, 8, 31, 33, 256, 1000, 4100, 70000};
#define LENGTHS ((int)(sizeof lengths / sizeof *lengths))

/* Row shapes at which operations on rows are checked: widths that no vector divides, that several do, and beyond a
 * block's threads. */
static const struct row_shape rows[] = {{1, 1},   {2, 2},   {3, 3},     {4, 4},     {7, 7},     {7, 8},
					{16, 16}, {33, 40}, {100, 100}, {128, 128}, {512, 512}, {1030, 1030}};
#define ROWS ((int)(sizeof rows / sizeof *rows))

static int units_of(const struct verify_unit *unit)
{
	const struct operation *o = unit->operation;

	return o->regular && !unit->length ? LENGTHS : o->rows && !unit->row.width ? ROWS : 1;
}

int verify_units_add_all(struct verify_units *units, const struct verify_unit *unit, int *count, struct err *e)
{
	const struct operation *o = unit->operation;

	*count = units_of(unit);
	for (int i = 0; i < *count; i++) {
		struct verify_unit one = {.operation = o, .type = unit->type, .oper = unit->oper};

		if (o->regular)
			one.length = unit->length ? unit->length : lengths[i];
		if (o->rows)
			one.row = unit->row.width ? unit->row : rows[i];
		if (add_unit(units, &one, e))
			return -1;
	}
	return 0;
}

void verify_units_release(struct verify_units *units)
{
	for (int i = 0; i < units->count; i++)
		verify_unit_close(&units->list[i]);
	free(units->list);
	*units = (struct verify_units){0};
}

static int prefetch(struct verify_unit *u, struct err *e)
{
	while (u->prefetched < u->variants.count && builds_have_room(&u->builds)) {
		struct build *build;

		if (builds_get(&u->builds, &u->variants.list[u->prefetched++], &build, e) ||
		    builds_prefetch(&u->builds, build, e))
			return -1;
	}
	return 0;
}

int verify_units_prefetch(struct verify_units *units, struct session *s, const struct verify_choice *c, struct err *e)
{
	while (units->front < units->count) {
		struct verify_unit *u = &units->list[units->front];

		if (verify_unit_open(u, s, c, e) || prefetch(u, e))
			return -1;
		if (u->prefetched < u->variants.count)
			return 0;
		units->front++;
	}
	return 0;
}
