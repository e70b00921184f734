/* Draws the geometries of a sweep one ahead, and keeps values that cases share. */
#include "tuner/sweep/case_source.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/base/stop.h"
#include "tuner/catalogue/order.h"

/* ---- values ---- */

struct data_list {
	struct dataset dataset;
	struct data_list *next;
};

int case_source_dataset(struct case_source *s, int64_t n, const struct dataset **data, struct err *e)
{
	const struct sweep *sw = s->sweep;
	struct data_list *d;

	for (d = s->data; d; d = d->next)
		if (d->dataset.n >= n) {
			*data = &d->dataset;
			return 0;
		}
	d = calloc(1, sizeof *d);
	if (!d)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a dataset");
	if (!first_case_take_data(sw->first, sw->type, sw->oper, n, &d->dataset) &&
	    dataset_make_until(stop_flag(), sw->type, sw->oper, n, &d->dataset, e)) {
		free(d);
		return -1;
	}
	d->next = s->data;
	s->data = d;
	*data = &d->dataset;
	return 0;
}

void case_source_release_data(struct case_source *s)
{
	while (s->data) {
		struct data_list *d = s->data;

		s->data = d->next;
		dataset_release(&d->dataset);
		free(d);
	}
}

/* ---- geometries ---- */

/* Listing takes milliseconds per case. With fewer cases, reading the catalogue again would take longer than that. */
#define LISTED_LEAST 16

static void decide_listing(struct case_source *s)
{
	const struct sweep *sw = s->sweep;
	const struct sweep_request *r = sw->request;

	s->lister.wanted = s->pipelined && s->to - s->next >= LISTED_LEAST && !sw->operation->regular &&
			   !r->only.again && r->only.named.count == 0;
	s->lister.device = sw->session->gpu->info;
}

/* Replaces families by those of the session's catalogue. */
static int adopt(const struct catalogue *cat, struct variant_list *l, struct err *e)
{
	for (int i = 0; i < l->count; i++) {
		const struct family *f = l->list[i].family, *same = catalogue_find(cat, f->operation, f->strategy);

		if (!same || same->nparams != f->nparams)
			return err_set(e, "%s of the catalogue's folder has changed", f->name);
		l->list[i].family = same;
	}
	return 0;
}

/* Uses the thread's own catalogue, because the session's evaluates descriptors for the measuring thread. */
static int list(struct case_source *s, struct drawn *d, struct err *e)
{
	const struct sweep *sw = s->sweep;
	const struct catalogue *cat = sw->session->catalogue;
	struct lister *l = &s->lister;
	struct case_shape shape;

	if (!l->catalogue && catalogue_read_again(cat, &l->catalogue, e))
		return -1;
	case_shape_make(&shape, sw->operation, sw->type, sw->oper, &d->geometry);
	if (sweep_variants(l->catalogue, sw->request, &l->device, &shape, &d->variants, e) ||
	    adopt(cat, &d->variants, e))
		return -1;
	d->listed = 1;
	return 0;
}

/* Variants of the first case are not listed here, because the device is waiting for it. */
static int draw(void *source, struct err *e)
{
	struct case_source *s = source;
	struct drawn *d = &s->drawn;

	if (!first_case_take_geometry(s->sweep->first, d->index, &d->geometry) &&
	    geometry_make_until(stop_flag(), s->sweep->request->geometries.items[d->index], &d->geometry, e)) {
		d->geometry = (struct geometry){0};
		return -1;
	}
	return s->lister.wanted && s->next > 0 ? list(s, d, e) : 0;
}

static void release_drawn(struct drawn *d)
{
	geometry_release(&d->geometry);
	free(d->variants.list);
	d->variants = (struct variant_list){0};
}

static void draw_next(struct case_source *s)
{
	if (s->next == s->to)
		return;
	s->drawn = (struct drawn){.index = order_index(s->first, s->next)};
	s->is_reported = 0;
	s->drawing = (struct task){.run = draw, .context = s};
	tasks_add(s->sweep->session->tasks, &s->drawing, s->pipelined ? TASK_LAST : TASK_NEXT);
}

void case_source_open(struct case_source *s, int from, int to)
{
	s->next = from;
	s->to = to;
	decide_listing(s);
	draw_next(s);
}

void case_source_close(struct case_source *s)
{
	tasks_cancel(s->sweep->session->tasks, &s->drawing);
	if (s->next < s->to && s->drawing.done)
		release_drawn(&s->drawn);
	catalogue_close(s->lister.catalogue);
	s->lister = (struct lister){0};
}

int case_source_left(const struct case_source *s)
{
	return s->pipelined ? s->to - s->next : 0;
}

/* For operations on segments of equal length: drops an incomplete last segment; other geometries are rejected. */
static int is_regular_enough(const struct sweep *sw, struct geometry *g, struct sweep_found *found)
{
	if (!sw->operation->regular)
		return 1;
	geometry_drop_remainder(g);
	if (g->stats.min == g->stats.max && g->stats.max > 0)
		return 1;
	(void)snprintf(found->why, sizeof found->why, "%s needs segments of one length", sw->operation->name);
	progress_say(&sw->session->progress, "skipped '%s': %s", g->name, found->why);
	return 0;
}

static int has_fitting_rows(const struct sweep *sw, const struct geometry *g, struct sweep_found *found)
{
	const int has_table = g->table.rows || g->table.skew > 0;

	if ((g->row.stride == 1 || sw->operation->rows) && (!has_table || operation_has_table(sw->operation)))
		return 1;
	(void)snprintf(found->why, sizeof found->why, "%s takes %s", sw->operation->name,
		       has_table ? "no rows of a table" : "single values, not rows");
	progress_say(&sw->session->progress, "skipped '%s': %s", g->name, found->why);
	return 0;
}

/* Reports what was drawn, once. Returns 0 if it is rejected. */
static int accept(struct case_source *s, struct sweep_found *found)
{
	const struct sweep *sw = s->sweep;

	if (s->is_reported)
		return 1;
	s->is_reported = 1;
	progress_say(&sw->session->progress, "case %d of %d: %s", s->next + 1, sw->request->geometries.count,
		     s->drawn.geometry.name);
	return has_fitting_rows(sw, &s->drawn.geometry, found) && is_regular_enough(sw, &s->drawn.geometry, found);
}

int case_source_peek(struct case_source *s, int wait, struct sweep_found *found, struct err *e)
{
	while (s->next < s->to) {
		const int status = tasks_done(s->sweep->session->tasks, &s->drawing, wait, e);

		if (status <= 0 || s->drawing.failed || accept(s, found))
			return status;
		release_drawn(&s->drawn);
		s->next++;
		draw_next(s);
	}
	return 0;
}

void case_source_take(struct case_source *s, struct drawn *d)
{
	*d = s->drawn;
	s->next++;
	draw_next(s);
}
