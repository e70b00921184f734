/* Boxes that stand in where a table's own cannot run: the same with narrower vectors, and one that takes any rows. */
#include "tuner/library/stand_ins.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VECTOR "VEC"    /* the parameter of strategies on rows: values that a load has */
#define MOST_HALVINGS 4 /* of a box's vector width */

static int find_box(const struct stand_ins *s, const char *strategy, const char *params)
{
	for (int i = 0; i < s->count; i++)
		if (strcmp(s->boxes[i].strategy, strategy) == 0 && strcmp(s->boxes[i].params, params) == 0)
			return i;
	return -1;
}

/* The index of the box with that variant, which is added if there is none. */
static int find_or_add(struct stand_ins *s, const struct variant *v, struct selection_pace pace)
{
	const int found = find_box(s, v->family->strategy, v->params);
	struct selection_box *b = &s->boxes[s->count];

	if (found >= 0)
		return found;
	*b = (struct selection_box){.pace = pace};
	(void)snprintf(b->strategy, sizeof b->strategy, "%s", v->family->strategy);
	(void)snprintf(b->params, sizeof b->params, "%s", v->params);
	s->narrower[s->count] = -1;
	return s->count++;
}

/* The variant with another value of its parameter k. */
static int with_value(const struct variant *v, int k, int64_t value, struct variant *changed, struct err *e)
{
	char params[sizeof v->params];
	size_t used = 0;

	params[0] = '\0';
	for (int i = 0; i < v->family->nparams && used < sizeof params; i++)
		used += (size_t)snprintf(params + used, sizeof params - used, "%s%s=%lld", i ? " " : "",
					 v->family->params[i].name, (long long)(i == k ? value : v->values[i]));
	return variant_parse(v->family, params, changed, e);
}

/* The parameter's largest value below `below`; 0 if there is none. */
static int64_t next_value(const struct family_param *p, int64_t below)
{
	int64_t next = 0;

	for (int i = 0; i < p->nvalues; i++)
		if (p->values[i] < below && p->values[i] > next)
			next = p->values[i];
	return next;
}

/* Whether the variant is possible for rows of that shape, asked for one medium size. */
static int ask_possible(struct catalogue *cat, const struct recipe_request *r, const struct variant *v,
			struct row_shape row, int *possible, struct err *e)
{
	const int64_t sizes[RECIPE_INPUTS] = {[INPUT_N] = 1 << 16,
					      [INPUT_SEGMENTS] = 1 << 12,
					      [INPUT_WIDTH] = row.width,
					      [INPUT_STRIDE] = row.stride};
	struct recipe_case c;
	struct case_shape shape;

	recipe_case_make(r, sizes, &c);
	case_shape_of(&shape, &c.problem);
	shape.offset_type = r->offset_type;
	return catalogue_possible(cat, v, r->device, &shape, possible, e);
}

/* Adds the box with a narrower vector, if there may be one, and sets narrower[i] to it. */
static int add_narrower(struct catalogue *cat, const struct recipe_request *r, struct stand_ins *s, int i,
			struct err *e)
{
	const struct family *f = catalogue_find(cat, r->operation->name, s->boxes[i].strategy);
	const int k = f ? family_param_find(f, VECTOR) : -1;
	struct variant v, narrow;
	int possible = 0;

	if (k < 0)
		return 0;
	if (variant_parse(f, s->boxes[i].params, &v, e) != 0)
		return -1;
	for (int64_t value = next_value(&f->params[k], v.values[k]); value && !possible;
	     value = next_value(&f->params[k], value))
		if (with_value(&v, k, value, &narrow, e) != 0 ||
		    ask_possible(cat, r, &narrow, (struct row_shape){1, v.values[k]}, &possible, e) != 0)
			return -1;
	if (possible)
		s->narrower[i] = find_or_add(s, &narrow, s->boxes[i].pace);
	return 0;
}

/* The pace of the box that one long segment delays most: a box that nobody measured may be as slow. */
static struct selection_pace slowest(const struct stand_ins *s)
{
	struct selection_pace pace = s->boxes[0].pace;

	for (int i = 1; i < s->measured; i++)
		if (s->boxes[i].pace.longest > pace.longest)
			pace = s->boxes[i].pace;
	return pace;
}

/* Adds the default variant of a strategy with its narrowest vectors, which takes rows of any width at any address. */
static int add_for_all(struct catalogue *cat, const struct recipe_request *r, struct stand_ins *s, struct err *e)
{
	const struct row_shape widest = {ROW_WIDTH_MOST, ROW_WIDTH_MOST + 1};
	const struct family *list;
	const int count = catalogue_families(cat, &list);
	int possible = 0;

	for (int i = 0; i < count && !possible; i++) {
		const struct family *f = &list[i];
		const int k = family_param_find(f, VECTOR);
		struct variant v, narrow;

		if (strcmp(f->operation, r->operation->name) != 0 || f->peer || f->on_request || !f->reproducible ||
		    k < 0)
			continue;
		if (variant_parse(f, "", &v, e) != 0 || with_value(&v, k, 1, &narrow, e) != 0 ||
		    ask_possible(cat, r, &narrow, widest, &possible, e) != 0)
			return -1;
		if (possible)
			(void)find_or_add(s, &narrow, slowest(s));
	}
	return possible ? 0 : err_set(e, "no strategy of '%s' takes rows of any width", r->operation->name);
}

int stand_ins_make(struct catalogue *cat, const struct selection_table *t, const struct recipe_request *r,
		   struct stand_ins *s, struct err *e)
{
	const size_t room = (size_t)t->nboxes * (1 + MOST_HALVINGS) + 1;

	*s = (struct stand_ins){.boxes = calloc(room, sizeof *s->boxes), .narrower = calloc(room, sizeof *s->narrower)};
	if (!s->boxes || !s->narrower)
		return err_set(e, "out of memory for a table");
	for (; s->count < t->nboxes; s->count++) {
		s->boxes[s->count] = t->boxes[s->count];
		s->narrower[s->count] = -1;
	}
	s->measured = s->count;
	if (!r->operation->rows)
		return 0;
	for (int i = 0; i < s->count; i++) /* boxes that are added here are visited in turn */
		if (add_narrower(cat, r, s, i, e) != 0)
			return -1;
	return add_for_all(cat, r, s, e);
}

void stand_ins_release(struct stand_ins *s)
{
	free(s->boxes);
	free(s->narrower);
}
