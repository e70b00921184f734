/* Measures what other libraries offer, and named baselines, on the cases of a group, to compare with. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/sweep/trial.h"

/* Is it a peer for this operation, and wanted? Baselines, and those with parameters, of which there are many variants,
 * by name only. */
static int is_wanted(const struct sweep_request *r, const struct family *f)
{
	return f->peer && strcmp(f->operation, r->operation) == 0 &&
	       ((r->peers && f->library && f->nparams == 0) || strings_have(&r->strategies, f->strategy));
}

/* A session has one library. */
static int check_one_library(const struct session *s, const struct sweep_request *r, const struct family *first,
			     struct err *e)
{
	const struct family *families;
	const int n = catalogue_families(s->catalogue, &families);

	for (int i = 0; i < n; i++)
		if (families[i].library && is_wanted(r, &families[i]) && strcmp(families[i].source, first->source) != 0)
			return err_as(e, ERR_USAGE,
				      "strategies '%s' and '%s' are of two libraries: sweep one at a time",
				      first->strategy, families[i].strategy);
	return 0;
}

/* The first such family, or, if asked for, library; NULL: there is none. */
static const struct family *first_wanted(const struct session *s, const struct sweep_request *r, int library)
{
	const struct family *families;
	const int n = catalogue_families(s->catalogue, &families);

	for (int i = 0; i < n; i++)
		if (is_wanted(r, &families[i]) && families[i].library >= library)
			return &families[i];
	return NULL;
}

int sweep_find_peers(struct session *s, const struct sweep_request *r, struct err *e)
{
	const struct family *f = first_wanted(s, r, 1);
	struct err why = {0};
	int status;

	if (!f) {
		if (r->peers)
			progress_warn(&s->progress, "no peers: operation '%s' has none", r->operation);
		return 0;
	}
	if (check_one_library(s, r, f, e))
		return -1;
	if (f->backend[0] && strcmp(f->backend, s->gpu->info.backend) != 0)
		status = err_as(&why, ERR_ABSENT, "those of '%s' are for %s devices", r->operation, f->backend);
	else
		status = peers_find(&s->peers, f->source, &why);
	if (status == 0)
		progress_say(&s->progress, "peers: %s", s->peers.identity);
	else if (r->peers)
		progress_warn(&s->progress, "no peers: %s", why.text);
	else
		return err_as(e, ERR_ABSENT, "no peers: %s", why.text);
	return 0;
}

static int measure_peer(struct sweep *sw, const struct variant *v, struct sweep_case *c, struct err *e)
{
	struct build *b;
	int seen, status;

	if (stop_requested(e) || builds_get(&sw->builds, v, &b, e))
		return -1;
	status = trial_take(sw, b, c, &seen, e);
	if (status == 0 && !seen) {
		status = trial_prepare(sw, b, c, e);
		if (status == 0 && b->state == BUILD_OK)
			status = trial_measure(c, b, &sw->sampling, e);
	}
	/* Of peers alone the views have no best variant. */
	sw->found.valid |= status == 0 && (seen || b->state == BUILD_OK);
	trial_leave(b, c);
	return status < 0 ? -1 : 0;
}

static int measure_family(struct sweep *sw, const struct family *f, struct sweep_case *c, struct err *e)
{
	struct session *s = sw->session;
	struct variant *list;
	int n, status = 0;

	if (catalogue_variants(s->catalogue, f,
			       &(struct variant_query){&s->gpu->info, &c->shape, .space = SPACE_POSSIBLE}, &list, &n,
			       e))
		return -1;
	for (int i = 0; i < n && status == 0; i++)
		status = measure_peer(sw, &list[i], c, e);
	free(list);
	return status;
}

int sweep_measure_peers(struct case_group *g, struct err *e)
{
	struct sweep *sw = g->sweep;
	const struct family *families;
	const int n = catalogue_families(sw->session->catalogue, &families);

	if (!first_wanted(sw->session, sw->request, 0))
		return 0;
	for (int k = 0; k < g->ncases; k++) {
		if (k >= g->opened && case_group_open_next(g, 1, e) < 0)
			return -1;
		for (int i = 0; g->cases[k].on_device && i < n; i++)
			if (is_wanted(sw->request, &families[i]) &&
			    (!families[i].library || sw->session->peers.path[0]) &&
			    measure_family(sw, &families[i], &g->cases[k], e))
				return -1;
	}
	return 0;
}
