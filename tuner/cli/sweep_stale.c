/* Measures stale results again: a sweep for each operation, type, operator and key type that has some. */
#include "tuner/cli/sweep_stale.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/clock.h"
#include "tuner/session/stale.h"

/* Stale rows of a device. */
struct old_rows {
	struct store_row *list;
	int count;
};

/* Whether the request selects the row. Operators that scripts define are not known here. */
static int is_wanted(const struct sweep_request *r, const struct store_row *row)
{
	return (strcmp(row->oper, oper_none.name) == 0 || oper_find(row->oper)) &&
	       (!r->operation[0] || strcmp(r->operation, row->operation) == 0) && strings_allow(&r->types, row->type) &&
	       strings_allow(&r->opers, row->oper) && strings_allow(&r->strategies, row->strategy) &&
	       (!row->key_type[0] || strings_allow(&r->key_types, row->key_type));
}

/* Keeps the stale rows that can be measured again: their variants still exist. */
static int keep_old(struct session *s, const struct sweep_request *r, struct old_rows *rows, struct err *e)
{
	const struct stale_query query = {s->catalogue, s->store, &s->gpu->info, 1};
	enum stale_reason *reasons = calloc((size_t)rows->count + 1, sizeof *reasons);
	int kept = 0;

	if (!reasons)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	if (stale_find(&query, rows->list, rows->count, reasons, e) != 0) {
		free(reasons);
		return -1;
	}
	for (int i = 0; i < rows->count; i++)
		if (reasons[i] > STALE_GONE && strcmp(rows->list[i].backend, s->gpu->info.backend) == 0 &&
		    is_wanted(r, &rows->list[i]))
			rows->list[kept++] = rows->list[i];
	rows->count = kept;
	free(reasons);
	return 0;
}

static int add_once(struct strings *list, const char *text, struct err *e)
{
	return strings_have(list, text) ? 0 : strings_add(list, text, e);
}

static int is_same_sweep(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->operation, b->operation) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->key_type, b->key_type) == 0 && a->cold == b->cold;
}

/* A geometry whose file no longer exists is left out, with a warning. */
static int add_geometry(struct session *s, struct sweep_request *r, const char *geometry, struct err *e)
{
	struct err missing;

	if (strings_have(&r->geometries, geometry))
		return 0;
	if (geometry_check_readable(geometry, &missing) == 0)
		return strings_add(&r->geometries, geometry, e);
	progress_warn(&s->progress, "not measured again: %s", missing.text);
	return 0;
}

/* Makes the request for all rows that belong to the same sweep as the first. */
static int make_request(struct session *s, const struct sweep_request *from, const struct old_rows *rows,
			struct sweep_request *r, struct err *e)
{
	const struct store_row *first = &rows->list[0];

	sweep_request_init(r);
	(void)snprintf(r->operation, sizeof r->operation, "%s", first->operation);
	r->only.again = 1;
	memcpy(&r->sampling, &from->sampling, sizeof r->sampling);
	r->sampling.warm = !first->cold;
	if (strings_add(&r->types, first->type, e) ||
	    (strcmp(first->oper, oper_none.name) != 0 && strings_add(&r->opers, first->oper, e)) ||
	    (first->key_type[0] && strings_add(&r->key_types, first->key_type, e)))
		return -1;
	for (int i = 0; i < rows->count; i++)
		if (is_same_sweep(first, &rows->list[i]) && (add_once(&r->strategies, rows->list[i].strategy, e) ||
							     add_geometry(s, r, rows->list[i].geometry, e)))
			return -1;
	return 0;
}

/* Drops the rows of the first row's sweep. */
static void drop_first_sweep(struct old_rows *rows)
{
	const struct store_row first = rows->list[0];
	int kept = 0;

	for (int i = 0; i < rows->count; i++)
		if (!is_same_sweep(&first, &rows->list[i]))
			rows->list[kept++] = rows->list[i];
	rows->count = kept;
}

static int sweep_all(struct session *s, const struct sweep_request *from, struct old_rows *rows,
		     struct sweep_found *found, struct err *e)
{
	const double end = from->budget > 0 ? clock_now() + from->budget : 0;
	int status = 0, valid = 0;

	while (rows->count > 0 && status == 0 && (end == 0 || clock_now() < end)) {
		struct sweep_request r;

		status = make_request(s, from, rows, &r, e);
		r.budget = end > 0 ? end - clock_now() : 0;
		if (status == 0 && r.geometries.count > 0)
			status = sweep_run(s, &r, NULL, NULL, found, e);
		valid |= found->valid;
		sweep_request_release(&r);
		drop_first_sweep(rows);
	}
	found->valid = valid;
	return status;
}

int sweep_stale(struct session *s, const struct sweep_request *r, struct sweep_found *found, int *old, struct err *e)
{
	const struct store_filter filter = {.device = s->gpu->info.name, .cold = -1};
	struct old_rows rows = {0};
	int status = store_rows(s->store, &filter, &rows.list, &rows.count, e) || keep_old(s, r, &rows, e) ? -1 : 0;

	*found = (struct sweep_found){0};
	*old = rows.count;
	if (status == 0)
		status = sweep_all(s, r, &rows, found, e);
	free(rows.list);
	return status;
}
