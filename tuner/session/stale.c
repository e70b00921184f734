/* Compares source, compiler and driver of results with the current ones. */
#include "tuner/session/stale.h"

#include <stdlib.h>
#include <string.h>

#include "tuner/session/builds.h"

const char *const stale_names[] = {"", "gone", "source", "compiler", "driver"};

/* The current compiler and driver of a device. */
struct today {
	const char *compiler, *driver;
};

static int is_of_device(const struct store_row *row, const char *name, const char *backend)
{
	return strcmp(row->device, name) == 0 && strcmp(row->backend, backend) == 0;
}

/* Rows are sorted by device: from .. to - 1 belong to one. */
static struct today today_of(const struct stale_query *q, const struct store_row *rows, int from, int to)
{
	const struct store_row *newest = &rows[from];

	for (int i = 0; i < q->devices; i++)
		if (is_of_device(&rows[from], q->here[i].name, q->here[i].backend))
			return (struct today){q->here[i].compiler, q->here[i].driver};
	for (int i = from; i < to; i++)
		if (rows[i].taken > newest->taken)
			newest = &rows[i];
	return (struct today){newest->compiler, newest->driver};
}

/* What the row was built for; 0 if the program has no such operation, type or operator, as for a script's. */
static int find_target(struct catalogue *cat, const struct store_row *row, struct build_target *t)
{
	*t = (struct build_target){.operation = catalogue_operation(cat, row->operation, row->key_type),
				   .type = elem_find(row->type),
				   .offset_type = elem_find(row->offset_type),
				   .oper = strcmp(row->oper, oper_none.name) == 0 ? &oper_none : oper_find(row->oper)};
	if (!t->operation || !t->type || !t->offset_type || !t->oper)
		return 0;
	t->length = t->operation->regular ? row->longest : 0;
	if (t->operation->rows)
		t->row = geometry_row(row->geometry);
	return oper_expression(t->oper, t->type) != NULL;
}

/* Whether the source of the last try is the current one, hashed with the compiler that it was tried with. */
static int has_source(struct catalogue *cat, const struct build_target *t, const struct variant *v,
		      const struct store_maker *tried, int *has, struct err *e)
{
	const struct build_maker maker = {tried->compiler, tried->arch, ""};
	const struct case_shape shape = build_target_shape(t);
	uint64_t hash;
	char *text;
	int status;

	if (catalogue_source(cat, v, &shape, &text, e) != 0)
		return -1;
	status = build_hash(cat, v->family, text, &maker, &hash, e);
	free(text);
	*has = hash == tried->build_hash;
	return status;
}

/* If a newer driver or source failed, the row stays and counts as new as that failure: nothing is left to try. */
static int judge(const struct stale_query *q, const struct today *today, const struct store_row *row,
		 enum stale_reason *reason, struct err *e)
{
	const struct family *f = catalogue_find(q->catalogue, row->operation, row->strategy);
	struct build_target target;
	struct store_maker tried;
	struct variant v;
	struct err unused;
	int has = 1;

	*reason = STALE_GONE;
	if (!f || f->library || variant_parse(f, row->params, &v, &unused) != 0)
		return 0;
	if (store_last_try(q->store, row, &tried, e) ||
	    (find_target(q->catalogue, row, &target) && has_source(q->catalogue, &target, &v, &tried, &has, e)))
		return -1;
	*reason = !has                                           ? STALE_SOURCE
		  : strcmp(tried.compiler, today->compiler) != 0 ? STALE_COMPILER
		  : strcmp(tried.driver, today->driver) != 0     ? STALE_DRIVER
								 : STALE_NOT;
	return 0;
}

int stale_find(const struct stale_query *q, const struct store_row *rows, int count, enum stale_reason *reasons,
	       struct err *e)
{
	for (int from = 0, to; from < count; from = to) {
		struct today today;

		for (to = from + 1; to < count && is_of_device(&rows[to], rows[from].device, rows[from].backend);)
			to++;
		today = today_of(q, rows, from, to);
		for (int i = from; i < to; i++)
			if (judge(q, &today, &rows[i], &reasons[i], e) != 0)
				return -1;
	}
	return 0;
}
