/* Takes cases into a group as long as they fit, has their problems made, uploads them, and reports them. */
#include "tuner/sweep/case_group.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "tuner/base/figures.h"

/* Fraction of device and host memory for a group of cases; temporaries of variants need room as well. */
#define GROUP_SHARE 0.5

#define UPLOADS 5 /* maximum crashes of a device before any variant runs on it */

/* ---- one case ---- */

static int store_the_case(struct sweep_case *c, int cold, struct err *e)
{
	struct store_case row = {.operation = c->operation->name,
				 .key_type = operation_key_type(c->operation),
				 .type = c->shape.type->name,
				 .oper = c->shape.oper->name,
				 .offset_type = c->shape.offset_type->name,
				 .dataset = "signed",
				 .input = input_text(c->shape.oper),
				 .geometry = &c->geometry,
				 .bytes = c->bytes,
				 .cold = cold};

	return store_case(c->session->store, &row, &c->id, e);
}

static int make_problem(void *sweep_case, struct err *e)
{
	struct sweep_case *c = sweep_case;

	return problem_make(&c->problem, c->operation, c->data, &c->geometry, e);
}

/* Begins a case with the geometry of *d, which it takes over, and adds it to the store. c must not move; call
 * case_close, even on failure. */
static int case_begin(struct sweep_case *c, const struct sweep *sw, const struct dataset *data, struct drawn *d,
		      struct err *e)
{
	const char *key_type = operation_key_type(sw->operation),
		   *oper = sw->operation->combines ? data->oper->name : "";
	struct session *s = sw->session;

	*c = (struct sweep_case){.session = s,
				 .operation = sw->operation,
				 .data = data,
				 .index = d->index,
				 .geometry = d->geometry,
				 .making = {.run = make_problem, .context = c},
				 .best = INFINITY};
	memset(&d->geometry, 0, sizeof d->geometry);
	case_shape_make(&c->shape, sw->operation, data->type, data->oper, &c->geometry);
	(void)snprintf(c->label, sizeof c->label, "%s %s%s%s%s%s%s%s%s", data->type->name, oper, *oper ? " " : "",
		       *key_type ? "keys=" : "", key_type, *key_type ? " " : "",
		       data->oper->input ? data->oper->input->text : "", data->oper->input ? " " : "",
		       c->geometry.name);
	return catalogue_bytes(s->catalogue, sw->operation->name, &c->shape, &c->bytes, e) ||
			       store_the_case(c, sw->sampling.cold, e)
		       ? -1
		       : 0;
}

/* Computes results that the host cannot compute by itself. */
static int expect(struct sweep_case *c, struct user_reference *reference, struct err *e)
{
	const struct problem *p = &c->problem;
	const struct build_target target = {c->operation,  c->shape.type, p->offset_type,
					    c->shape.oper, p->length,     p->row};

	if (!oper_needs_device(c->shape.oper))
		return 0;
	return user_reference_for(reference, c->session, &target, e) ||
			       user_reference_expect(reference, c->on_device, p, e)
		       ? -1
		       : 0;
}

static void release_problem(struct sweep_case *c)
{
	if (c->on_device)
		device_problem_close(c->on_device);
	c->on_device = NULL;
	problem_release(&c->problem);
}

/* ERR_TOO_LARGE if it does not fit on the device. */
static int case_open(struct sweep_case *c, struct user_reference *reference, struct err *e)
{
	struct session *s = c->session;

	for (int i = 1;; i++) {
		if (device_problem_open(s->bench, &c->problem, &c->on_device, e) == 0 && expect(c, reference, e) == 0)
			return 0;
		if (e->kind != ERR_CRASHED || i == UPLOADS)
			return -1;
		device_problem_close(c->on_device);
		c->on_device = NULL;
		if (session_revive(s, e))
			return -1;
	}
}

int case_find_valid(const struct sweep_case *c, int *valid, struct err *e)
{
	struct store_candidate best;
	int count = c->valid;

	if (!count)
		count = store_candidates(c->session->store, &c->session->gpu->info, c->id, &best, 1, e);
	*valid |= count > 0;
	return count < 0 ? -1 : 0;
}

void case_report(const struct sweep_case *c)
{
	const struct trial_counts *n = &c->count;
	struct progress *p = &c->session->progress;
	const double fraction = c->bytes / c->best / c->session->copy_bandwidth;
	char failed[24] = "", reused[32] = "", rate[24];

	if (c->skipped)
		return;
	if (n->failed)
		(void)snprintf(failed, sizeof failed, ", %d failed", n->failed);
	if (n->reused)
		(void)snprintf(reused, sizeof reused, ", %d already there", n->reused);
	/* All measured variants may have failed when they were launched repeatedly. */
	if (n->measured && c->winner.family)
		progress_row(p, 42, "%-40s %5s GB/s, %.*f of copy: %s %s (%d measured%s%s)", c->label,
			     rate_text(c->bytes / c->best * 1e-9, rate, sizeof rate), decimals_of(fraction, 3),
			     fraction, c->winner.family->strategy, c->winner.params, n->measured, failed, reused);
	else
		progress_say(p, "%-40s nothing %s measured%s%s", c->label, n->measured ? "right" : "new", failed,
			     reused);
}

/* ---- capacity of a group ---- */

/* Approximate device bytes: offsets as 64-bit, results, expected results, tolerances. The host needs as much. */
static double footprint_of(const struct sweep *sw, const struct geometry *g)
{
	const struct elem_type *result = oper_stored(sw->oper, sw->type);
	/* Rows that are moved rather than combined give one result row per element. */
	const int64_t each = sw->operation->rows && !sw->operation->combines ? g->row.width : 1;

	return ((double)(g->segments * g->row.width + 1) + sw->operation->large * (double)(g->n * each)) *
	       (8 + 2 * result->bytes + 8);
}

/* Host memory that the group already uses: offsets and finished problems. */
static double held_by(const struct case_group *g)
{
	const struct session *s = g->sweep->session;
	double held = 0;

	for (int i = 0; i < g->ncases; i++) {
		struct sweep_case *c = &g->cases[i];
		const int made =
			i < g->opened || (!s->gpu->info.is_cpu && tasks_done(s->tasks, &c->making, 0, NULL) > 0);

		held += made ? footprint_of(g->sweep, &c->geometry)
			     : (double)(c->geometry.segments + 1) * sizeof *c->geometry.offsets;
	}
	return held;
}

/* Whether there is memory for another case. A first one is always tried. */
static int has_room(const struct case_group *g, const struct geometry *next)
{
	const struct session *s = g->sweep->session;
	double memory = fmin((double)s->gpu->info.memory_bytes, (double)host_memory_free() + held_by(g));

	return g->ncases == 0 || g->footprint + footprint_of(g->sweep, next) < GROUP_SHARE * memory;
}

/* Builds are for one offset type and, if compiled in, one segment length and one row shape. */
static int builds_serve(const struct sweep *sw, const struct geometry *g)
{
	const struct row_shape row = problem_row(sw->operation, g);

	return sw->builds.session && sw->builds.target.offset_type == problem_offset_type(g) &&
	       sw->builds.target.length == problem_length(sw->operation, g) &&
	       sw->builds.target.row.width == row.width && sw->builds.target.row.stride == row.stride;
}

/* Reuses the builds of the previous group if possible. */
static void use_builds(struct sweep *sw, const struct geometry *g)
{
	const struct build_target target = {sw->operation,
					    sw->type,
					    problem_offset_type(g),
					    sw->oper,
					    problem_length(sw->operation, g),
					    problem_row(sw->operation, g)};

	if (builds_serve(sw, g))
		return;
	builds_release(&sw->builds);
	builds_init(&sw->builds, sw->session, &target);
}

/* ---- taking and opening ---- */

/* Adds the case of *d, whose geometry is taken over, and starts making its problem. */
static int add_case(struct case_group *g, struct drawn *d, struct err *e)
{
	struct sweep *sw = g->sweep;
	const struct dataset *data = NULL;
	struct sweep_case *c;

	/* Room for all cases at once, because problems contain pointers to cases, which must not move. */
	if (!g->cases)
		g->cases = calloc((size_t)sw->request->geometries.count, sizeof *g->cases);
	if (!g->cases || case_source_dataset(g->source, problem_values(sw->operation, &d->geometry), &data, e)) {
		geometry_release(&d->geometry);
		return g->cases ? -1 : err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	}
	if (g->ncases == 0)
		use_builds(sw, &d->geometry);
	g->footprint += footprint_of(sw, &d->geometry);
	c = &g->cases[g->ncases++];
	if (case_begin(c, sw, data, d, e))
		return -1;
	tasks_add(sw->session->tasks, &c->making, g->source->pipelined ? TASK_NEXT : TASK_LAST);
	return 0;
}

static int take_drawn(struct case_group *g, struct err *e)
{
	const struct session *s = g->sweep->session;
	const struct sweep_request *r = g->sweep->request;
	const int k = g->ncases;
	struct drawn d;
	int status;

	case_source_take(g->source, &d);
	status = add_case(g, &d, e);
	if (status == 0 && !d.listed)
		status = r->only.again || r->only.named.count
				 ? case_variants_again(&g->cases[k], r, &d.variants, e)
				 : sweep_variants(s->catalogue, r, &s->gpu->info, &g->cases[k].shape, &d.variants, e);
	if (status == 0)
		status = case_group_add_entries(g, k, &d.variants, e);
	free(d.variants.list);
	return status;
}

int case_group_take(struct case_group *g, int wait, struct err *e)
{
	struct case_source *source = g->source;
	const struct geometry *next = &source->drawn.geometry;
	int status;

	if (g->is_full)
		return 0;
	status = case_source_peek(source, wait, &g->sweep->found, e);
	if (status <= 0)
		return status;
	/* A geometry that cannot be drawn ends the sweep, but only after the cases already taken are done. */
	if (source->drawing.failed && !(source->pipelined && g->ncases > 0)) {
		*e = source->drawing.why;
		return -1;
	}
	g->is_full = source->drawing.failed || !has_room(g, next) || (g->ncases > 0 && !builds_serve(g->sweep, next));
	return g->is_full ? 0 : take_drawn(g, e) ? -1 : 1;
}

int case_group_take_all(struct case_group *g, struct err *e)
{
	int status;

	do
		status = case_group_take(g, 1, e);
	while (status > 0);
	return status;
}

int case_group_open_next(struct case_group *g, int wait, struct err *e)
{
	struct sweep_case *c;
	int status;

	if (g->opened == g->ncases)
		return 0;
	c = &g->cases[g->opened];
	status = tasks_done(c->session->tasks, &c->making, wait, e);
	if (status <= 0)
		return status;
	g->opened++;
	if (!c->making.failed && case_open(c, &g->sweep->reference, e) == 0)
		return 1;
	if (c->making.failed)
		*e = c->making.why;
	if (e->kind != ERR_TOO_LARGE)
		return -1;
	progress_warn(&c->session->progress, "skipped '%s': %s", c->geometry.name, e->text);
	release_problem(c);
	c->skipped = 1;
	return 1;
}

void case_group_close(struct case_group *g)
{
	/* In reverse order: otherwise the thread would begin the next one while this waits for the previous one. */
	for (int i = g->ncases - 1; i >= 0; i--)
		tasks_cancel(g->sweep->session->tasks, &g->cases[i].making);
	for (int i = 0; i < g->ncases; i++) {
		release_problem(&g->cases[i]);
		geometry_release(&g->cases[i].geometry);
	}
	free(g->cases);
	free(g->entries);
	free(g->candidates);
	*g = (struct case_group){.sweep = g->sweep, .source = g->source};
}

/* ---- predictions from the times on other cases ---- */

/*
 * A variant that is useless on a case is useless on similar cases, and trying it there is slow precisely because it is
 * slow: in the sweep of a table, which took 209 s on an H200, trials abandoned as hopeless took 80 s. Beyond a distance
 * of NEAR a time says little. With these weights 47 of these 80 s are saved, and 8 of 11,762 trials lost that came
 * within 30% of the best.
 */
#define NEAR 4.0
#define WEIGHT_N 0.3
#define WEIGHT_LENGTH 0.5 /* per octave of the mean length or the longest segment */
#define WEIGHT_SHARE 2.0

static double octaves(double a, double b)
{
	return fabs(log2(fmax(a, 0.125)) - log2(fmax(b, 0.125)));
}

static double distance(const struct sweep_case *a, const struct sweep_case *b)
{
	const struct geometry_stats *x = &a->geometry.stats, *y = &b->geometry.stats;

	return WEIGHT_N * octaves((double)a->shape.n, (double)b->shape.n) +
	       WEIGHT_LENGTH * (octaves(a->shape.mean, b->shape.mean) + octaves((double)x->max, (double)y->max)) +
	       WEIGHT_SHARE * (fabs(x->share_1k - y->share_1k) + fabs(x->share_4k - y->share_4k));
}

double outlook_nearest(const struct case_group *g, const struct outlook *o, int k)
{
	double nearest = NEAR, times = 0;

	for (int i = 0; i < g->ncases; i++) {
		double d;

		if (!(o->seconds[i] > 0) || !(o->best[i] > 0))
			continue;
		d = distance(&g->cases[i], &g->cases[k]);
		if (d < nearest) {
			nearest = d;
			times = o->seconds[i] / o->best[i];
		}
	}
	return times;
}

/* In the sweeps of the tables on an H200, half of the device time went into variants delayed by one thread or warp, in
 * trials that this rule would have omitted; none of the omitted trials came within a factor of two of the best. */
#define LONG_SEGMENT 65536.0 /* elements, */
#define LONG_MEANS 20.0      /* and this many times the mean: the longest segment may be what takes long there */
#define WAS_HELD_UP 3.0      /* times as slow as the best, */
#define LONG_CALL 5e-4       /* and this many seconds */
#define HELD_UP 10.0         /* times as long as copying the data of the case, */
#define SHORT_CALL 1e-5      /* or as a call of this many seconds */

static int may_show_pace(const struct sweep_case *c)
{
	const double longest = (double)c->shape.max;

	return longest > LONG_SEGMENT && longest > LONG_MEANS * c->shape.mean;
}

int outlook_is_held_up(const struct case_group *g, const struct outlook *o, int k)
{
	const struct sweep_case *c = &g->cases[k];
	double pace = INFINITY; /* upper bound of seconds per element */
	int at = -1;

	for (int i = 0; i < g->ncases; i++) {
		const double longest = (double)g->cases[i].shape.max;

		if (o->seconds[i] > 0 && o->best[i] > 0 && o->seconds[i] < pace * longest) {
			pace = o->seconds[i] / longest;
			at = i;
		}
	}
	return at >= 0 && may_show_pace(&g->cases[at]) && o->seconds[at] > fmax(WAS_HELD_UP * o->best[at], LONG_CALL) &&
	       pace * (double)c->shape.max > HELD_UP * fmax(c->bytes / c->session->copy_bandwidth, SHORT_CALL);
}
