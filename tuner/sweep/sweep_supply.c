/*
 * Where the cases of a group come from. The next geometry is drawn by a thread, and so is made what cases are expected
 * to give; this one takes them in, one after the other, as far as there is room, and puts them on the device.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/stop.h"
#include "tuner/sweep/sweep_parts.h"

/* Share of device and host memory that a group of cases may take; variants' temporaries need room beside it. */
#define GROUP_SHARE 0.5

/* ---- values ---- */

struct data_list {
	struct dataset dataset;
	struct data_list *next;
};

/* Values for at least n elements: a larger dataset begins with those of a smaller one. */
static int need_dataset(struct sweep *sw, int64_t n, const struct dataset **data, struct err *e)
{
	struct data_list *d;

	for (d = sw->data; d; d = d->next)
		if (d->dataset.n >= n) {
			*data = &d->dataset;
			return 0;
		}
	d = calloc(1, sizeof *d);
	if (!d)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a dataset");
	if (!sweep_early_data(sw->request->early, sw->type, sw->oper, n, &d->dataset) &&
	    dataset_make_until(stop_flag(), sw->type, sw->oper, n, &d->dataset, e)) {
		free(d);
		return -1;
	}
	d->next = sw->data;
	sw->data = d;
	*data = &d->dataset;
	return 0;
}

void sweep_release_data(struct sweep *sw)
{
	while (sw->data) {
		struct data_list *d = sw->data;

		sw->data = d->next;
		dataset_release(&d->dataset);
		free(d);
	}
}

/* ---- what a group can hold ---- */

static double footprint_of(const struct sweep *sw, const struct geometry *g)
{
	return case_footprint(sw->operation, g, oper_result(sw->oper, sw->type));
}

/* What the host has given to the group already: offsets, and problems that were made. */
static double held_by(const struct sweep *sw)
{
	double held = 0;

	for (int i = 0; i < sw->ncases; i++) {
		struct sweep_case *c = &sw->cases[i];
		const int made = i < sw->opened || (!sw->session->gpu->info.is_cpu &&
						    tasks_done(sw->session->tasks, &c->making, 0, NULL) > 0);

		held += made ? footprint_of(sw, &c->geometry)
			     : (double)(c->geometry.segments + 1) * sizeof *c->geometry.offsets;
	}
	return held;
}

/* Does another case of this footprint fit beside those of the group? A first one is always tried. */
static int has_room(const struct sweep *sw, const struct geometry *g)
{
	double memory = fmin((double)sw->session->gpu->info.memory_bytes, (double)host_memory_free() + held_by(sw));

	return sw->ncases == 0 || sw->footprint + footprint_of(sw, g) < GROUP_SHARE * memory;
}

/* Builds are for offsets of one type, and for one length of segments where that is compiled in. */
static int builds_serve(const struct sweep *sw, const struct geometry *g)
{
	return sw->builds.session && sw->builds.offset_type == problem_offset_type(g) &&
	       sw->builds.length == problem_length(sw->operation, g);
}

/* What was built and verified for the group before serves one that begins with g, too, if it can. */
static void use_builds(struct sweep *sw, const struct geometry *g)
{
	if (builds_serve(sw, g))
		return;
	sweep_release_builds(sw);
	builds_init(&sw->builds, sw->session, sw->operation, sw->type, sw->oper, problem_offset_type(g),
		    problem_length(sw->operation, g));
}

void sweep_release_builds(struct sweep *sw)
{
	builds_release(&sw->builds);
	memset(&sw->builds, 0, sizeof sw->builds);
}

/* Where all segments must have one length, what a fixed length leaves over is left out, and others are passed over. */
static int is_regular_enough(struct sweep *sw, struct geometry *g)
{
	if (!sw->operation->regular)
		return 1;
	geometry_drop_remainder(g);
	if (g->stats.min == g->stats.max && g->stats.max > 0)
		return 1;
	(void)snprintf(sw->found.why, sizeof sw->found.why, "%s wants segments of one length", sw->operation->name);
	progress_say(&sw->session->progress, "skipped '%s': %s", g->name, sw->found.why);
	return 0;
}

/* ---- the next geometry ---- */

/* The variants of what was drawn, by a catalogue of the thread's own; without one they are listed later. */
static int list_ahead(struct supply *s, struct err *e)
{
	const struct sweep *sw = s->sweep;
	struct case_shape shape;

	if (!s->catalogue && catalogue_clone(sw->session->catalogue, &s->catalogue, NULL))
		return 0;
	case_shape_make(&shape, sw->operation, sw->type, sw->oper, &s->geometry);
	return sweep_variants(s->catalogue, sw->request, &s->device, &shape, &s->list, &s->count, e);
}

static int draw(void *supply, struct err *e)
{
	struct supply *s = supply;
	const struct sweep_request *r = s->sweep->request;

	if (!sweep_early_geometry(r->early, s->index, &s->geometry) &&
	    geometry_make_until(stop_flag(), r->geometries.items[s->index], &s->geometry, e))
		return -1;
	if (!s->lists || list_ahead(s, e) == 0)
		return 0;
	geometry_release(&s->geometry);
	return -1;
}

/*
 * Have the next one drawn, if there is one. Its variants are listed, too, where that need not be waited for: for the
 * first case it takes less without another catalogue.
 */
static void draw_next(struct sweep *sw)
{
	struct supply *s = &sw->supply;

	if (s->next == s->to)
		return;
	s->index = order_index(sw->first, s->next);
	s->lists = sw->is_lazy && s->next > s->from && !sw->operation->regular;
	s->list = NULL;
	s->drawing = (struct task){.run = draw, .context = s};
	tasks_add(sw->session->tasks, &s->drawing, sw->is_lazy ? TASK_LAST : TASK_NEXT);
}

void supply_open(struct sweep *sw, int from, int to)
{
	sw->supply =
		(struct supply){.sweep = sw, .device = sw->session->gpu->info, .from = from, .next = from, .to = to};
	draw_next(sw);
}

static void release_drawn(struct supply *s)
{
	geometry_release(&s->geometry);
	free(s->list);
	s->list = NULL;
}

void supply_close(struct sweep *sw)
{
	struct supply *s = &sw->supply;

	tasks_cancel(sw->session->tasks, &s->drawing);
	if (s->next < s->to && s->drawing.done && !s->drawing.failed)
		release_drawn(s);
	catalogue_close(s->catalogue);
}

/* The list of what was drawn (taken over), or one that is made now. */
static int take_variants(struct sweep *sw, int k, struct variant *list, int count, struct err *e)
{
	const struct session *s = sw->session;
	const struct family *families, *own;
	int status;

	if (list) {
		(void)catalogue_families(s->catalogue, &families);
		(void)catalogue_families(sw->supply.catalogue, &own);
		for (int i = 0; i < count; i++)
			list[i].family = families + (list[i].family - own);
	} else if (sweep_variants(s->catalogue, sw->request, &s->gpu->info, &sw->cases[k].shape, &list, &count, e)) {
		return -1;
	}
	status = sweep_add_entries(sw, k, list, count, e);
	free(list);
	return status;
}

/* Add the case of *g (taken over) to the group, and have its problem made. */
static int add_case(struct sweep *sw, struct geometry *g, int index, struct err *e)
{
	const struct dataset *data = NULL;
	struct sweep_case *c;

	/* Room for all at once: problems and loads point into the cases, which must not move. */
	if (!sw->cases)
		sw->cases = calloc((size_t)sw->request->geometries.count, sizeof *sw->cases);
	if (!sw->cases || need_dataset(sw, g->n, &data, e)) {
		geometry_release(g);
		return sw->cases ? -1 : err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	}
	if (sw->ncases == 0)
		use_builds(sw, g);
	sw->footprint += footprint_of(sw, g);
	c = &sw->cases[sw->ncases++];
	if (case_begin(c, sw->session, sw->operation, data, g, sw->sampling.cold, e))
		return -1;
	c->index = index;
	tasks_add(sw->session->tasks, &c->making, sw->is_lazy ? TASK_NEXT : TASK_LAST);
	return 0;
}

/* What was drawn becomes a case of the group; the one behind it is begun. */
static int take_drawn(struct sweep *sw, struct err *e)
{
	struct supply *s = &sw->supply;
	struct geometry g = s->geometry;
	struct variant *list = s->list;
	const int count = s->count, index = s->index;

	s->next++;
	s->is_known = 0;
	draw_next(sw);
	if (add_case(sw, &g, index, e) == 0)
		return take_variants(sw, sw->ncases - 1, list, count, e);
	free(list);
	return -1;
}

static void pass_over(struct sweep *sw)
{
	release_drawn(&sw->supply);
	sw->supply.next++;
	sw->supply.is_known = 0;
	draw_next(sw);
}

/* Once for each that was drawn: it is told. Returns 0 where it is passed over. */
static int is_wanted(struct sweep *sw)
{
	struct supply *s = &sw->supply;

	if (s->is_known)
		return 1;
	s->is_known = 1;
	progress_say(&sw->session->progress, "case %d of %d: %s", s->next + 1, sw->request->geometries.count,
		     s->geometry.name);
	return is_regular_enough(sw, &s->geometry);
}

int sweep_take(struct sweep *sw, int wait, struct err *e)
{
	struct supply *s = &sw->supply;

	while (s->next < s->to && !sw->is_full) {
		int status = tasks_done(sw->session->tasks, &s->drawing, wait, e);

		if (status <= 0)
			return status;
		if (s->drawing.failed) {
			/* First the cases that are there are done with. */
			sw->is_full = sw->is_lazy && sw->ncases > 0;
			if (sw->is_full)
				return 0;
			*e = s->drawing.why;
			return -1;
		}
		if (!is_wanted(sw)) {
			pass_over(sw);
			continue;
		}
		sw->is_full = !has_room(sw, &s->geometry) || (sw->ncases > 0 && !builds_serve(sw, &s->geometry));
		if (!sw->is_full)
			return take_drawn(sw, e) ? -1 : 1;
	}
	return 0;
}

/* ---- on the device ---- */

int sweep_open_next(struct sweep *sw, int wait, struct err *e)
{
	struct sweep_case *c;
	int status;

	if (sw->opened == sw->ncases)
		return 0;
	c = &sw->cases[sw->opened];
	status = tasks_done(sw->session->tasks, &c->making, wait, e);
	if (status <= 0)
		return status;
	sw->opened++;
	if (!c->making.failed && case_open(c, &sw->reference, e) == 0)
		return 1;
	if (c->making.failed)
		*e = c->making.why;
	if (e->kind != ERR_TOO_LARGE)
		return -1;
	case_skip(c, e);
	return 1;
}

void supply_close_group(struct sweep *sw)
{
	/* From the last on: else each that is waited for would be followed by the one that is dropped next. */
	for (int i = sw->ncases - 1; i >= 0; i--)
		tasks_cancel(sw->session->tasks, &sw->cases[i].making);
	for (int i = 0; i < sw->ncases; i++)
		case_close(&sw->cases[i]);
	free(sw->cases);
	sw->cases = NULL;
	sw->ncases = sw->opened = sw->is_full = 0;
	sw->footprint = 0;
}
